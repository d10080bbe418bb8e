"""Specialists and their immediate effects (P9.3-P9.7).

Each effect says whether it waits for a decision of the anthill's owner.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from formicarium.core.words import either
from formicarium.games.micropolis.components import (
    ARCHITECT_MARKERS,
    ARMY_CAP,
    BARRACKS_CAPACITY,
    EGGS,
    TILE_CODES,
    Specialist,
)
from formicarium.games.micropolis.rules import rounds
from formicarium.games.micropolis.rules.actions import Guard, MicropolisAction
from formicarium.games.micropolis.rules.barracks import barracks_of, full_barracks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from formicarium.games.micropolis.rules.state import MicropolisState


def _no_effect(state: MicropolisState, anthill: int, tile: int) -> bool:
    """P9.7, P9.8: a queen scores at the end; so do fruits and gifts."""
    return False


def architect(state: MicropolisState, anthill: int, tile: int) -> bool:
    """P9.3: a marker, if one is left (PQ8)."""
    if sum(state.architect_markers) < ARCHITECT_MARKERS:
        state.architect_markers[state.actor] += 1
    return False


def nurse(state: MicropolisState, anthill: int, tile: int) -> bool:
    """P9.4: as many soldiers as she carries eggs."""
    _recruit(state, anthill, EGGS[tile])
    return False


def officer(state: MicropolisState, anthill: int, tile: int) -> bool:
    """P9.5, P12.9: the leader's army loses one if it can; then one joins here all the same."""
    if state.army[state.leader]:
        state.army[state.leader] -= 1
        state.supply += 1
    _recruit(state, anthill, 1)
    return False


def guard(state: MicropolisState, anthill: int, tile: int) -> bool:
    """P9.6: her owner decides, if there is more than the present distribution."""
    if len(_distributions(state, anthill)) == 1:
        return False
    state.phase = "guard"
    return True


EFFECTS: Final[tuple[Callable[[MicropolisState, int, int], bool], ...]] = tuple(
    {
        Specialist.NONE: _no_effect,
        Specialist.QUEEN: _no_effect,
        Specialist.NURSE: nurse,
        Specialist.ARCHITECT: architect,
        Specialist.OFFICER: officer,
        Specialist.GUARD: guard,
    }[specialist]
    for specialist in Specialist
)
"""By specialist."""


def _recruit(state: MicropolisState, anthill: int, soldiers: int) -> None:
    """From the supply to the army: what is there (PQ7) and what fits (P5.7)."""
    recruits = min(soldiers, state.supply, ARMY_CAP - state.army[anthill])
    state.army[anthill] += recruits
    state.supply -= recruits


def _soldiers_in(barracks: Iterable[int]) -> int:
    return sum([BARRACKS_CAPACITY[tile] for tile in barracks])


def _distributions(state: MicropolisState, anthill: int) -> list[tuple[int, ...]]:
    """P9.6: the sets of barracks that may be full afterwards, with 0 to 10 soldiers left over."""
    tiles = state.anthills[anthill]
    soldiers = state.army[anthill] + _soldiers_in(full_barracks(tiles, state.full))
    barracks = barracks_of(tiles)
    return [
        full
        for size in range(len(barracks) + 1)
        for full in combinations(barracks, size)
        if 0 <= soldiers - _soldiers_in(full) <= ARMY_CAP
    ]


def legal_distributions(state: MicropolisState) -> list[MicropolisAction]:
    """One action for each set of barracks that may be full; the present set declines (PQ11)."""
    return [Guard(state.actor, full) for full in _distributions(state, state.site)]


def redistribute(state: MicropolisState, action: Guard) -> None:
    """P9.6: empty and fill barracks; nobody enters or leaves the anthill."""
    before = full_barracks(state.anthills[state.site], state.full)
    state.army[state.site] += _soldiers_in(before) - _soldiers_in(action.full)
    for tile in before:
        state.full &= ~(1 << tile)
    for tile in action.full:
        state.full |= 1 << tile
    rounds.effect_decided(state)


def why_not(state: MicropolisState, action: Guard) -> tuple[str, str]:
    """Which rule forbids this distribution."""
    tiles = state.anthills[state.site]
    own = barracks_of(tiles)
    for tile in action.full:
        if tile not in own:
            codes = either(TILE_CODES[other] for other in own)
            return "P9.6", f"{TILE_CODES[tile]} is not a barracks of this anthill; there is {codes}"
    soldiers = state.army[state.site] + _soldiers_in(full_barracks(tiles, state.full))
    wanted = _soldiers_in(action.full)
    if wanted > soldiers:
        return "P9.6", f"these barracks hold {wanted} soldiers, the anthill has {soldiers}"
    return "P5.7", f"{soldiers - wanted} soldiers would stand on the foundation, which holds ten"
