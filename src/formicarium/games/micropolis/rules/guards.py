"""Guards, who redistribute soldiers between the foundation and the barracks (P9.6)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from formicarium.core.message import message
from formicarium.games.micropolis.components import ARMY_CAP, BARRACKS_CAPACITY, BIT, TILE_CODES
from formicarium.games.micropolis.rules import rounds
from formicarium.games.micropolis.rules.actions import Guard, MicropolisAction
from formicarium.games.micropolis.rules.barracks import barracks_of, full_barracks
from formicarium.games.micropolis.rules.naming import codes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formicarium.core.message import Broken
    from formicarium.games.micropolis.rules.state import MicropolisState


def arrive(state: MicropolisState, anthill: int) -> None:
    """P9.6: ask the owner, if there is more than the present distribution."""
    if len(_distributions(state, anthill)) > 1:
        state.phase = "guard"


def legal(state: MicropolisState) -> list[MicropolisAction]:
    """One action for each set of barracks that may be full; the present set declines (PQ11)."""
    return [Guard(state.actor, full) for full in _distributions(state, state.site)]


def redistribute(state: MicropolisState, action: Guard) -> None:
    """P9.6: empty and fill barracks; nobody enters or leaves the anthill."""
    before = full_barracks(state.anthills[state.site], state.full)
    state.army[state.site] += _soldiers_in(before) - _soldiers_in(action.full)
    for tile in before:
        state.full &= ~BIT[tile]
    for tile in action.full:
        state.full |= BIT[tile]
    rounds.effect_decided(state)


def why_not(state: MicropolisState, action: MicropolisAction) -> Broken:
    """Return the rule that forbids this distribution, and the reason."""
    if not isinstance(action, Guard):
        return "P9.6", message("micropolis-refused-guard-first")
    own = barracks_of(state.anthills[state.site])
    if not set(action.full) <= set(own):
        barracks = codes([TILE_CODES[tile] for tile in own])
        return "P9.6", message("micropolis-refused-other-barracks", barracks=barracks)
    soldiers, wanted = _soldiers_of(state, state.site), _soldiers_in(action.full)
    if wanted > soldiers:
        why = message("micropolis-refused-too-few", wanted=wanted, soldiers=soldiers)
        return "P9.6", why
    left = soldiers - wanted
    return "P5.7", message("micropolis-refused-too-many", soldiers=left, most=ARMY_CAP)


def _soldiers_in(barracks: Iterable[int]) -> int:
    return sum([BARRACKS_CAPACITY[tile] for tile in barracks])


def _soldiers_of(state: MicropolisState, anthill: int) -> int:
    """Count all soldiers of an anthill, on its foundation and in its barracks."""
    return state.army[anthill] + _soldiers_in(full_barracks(state.anthills[anthill], state.full))


def _distributions(state: MicropolisState, anthill: int) -> list[tuple[int, ...]]:
    """P9.6: the sets of barracks that may be full afterwards, with 0 to 10 soldiers left over."""
    soldiers = _soldiers_of(state, anthill)
    barracks = barracks_of(state.anthills[anthill])
    return [
        full
        for size in range(len(barracks) + 1)
        for full in combinations(barracks, size)
        if 0 <= soldiers - _soldiers_in(full) <= ARMY_CAP
    ]
