"""Taking a tile from the row (P5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from formicarium.core.seats import LETTERS
from formicarium.games.micropolis.components import (
    ANTHILL_SIZE,
    ARMY_CAP,
    TILE_CODES,
    TILE_COUNT,
)
from formicarium.games.micropolis.rules import extending
from formicarium.games.micropolis.rules.actions import (
    LEFT,
    ONLY_ANTHILL,
    ONLY_PLACE,
    RIGHT,
    MicropolisAction,
    Take,
)

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.state import MicropolisState

_Places: TypeAlias = tuple[tuple[Take, ...], ...]

_TWO_PLACES: Final = 0
_ONE_PLACE: Final = 1
_BY_ARCHITECT: Final = 2


def _takes(seat: int, anthill: int) -> tuple[_Places, ...]:
    """Every way to take each tile into an anthill: two places or one, paid or by an architect."""
    return tuple(
        tuple(
            tuple(Take(seat, tile, anthill, side, architect) for side in sides)
            for tile in range(TILE_COUNT)
        )
        for architect in (False, True)
        for sides in ((LEFT, RIGHT), (ONLY_PLACE,))
    )


# Made once: an action is looked up in a turn, never built.
_TAKES: Final = tuple(
    tuple(_takes(seat, anthill) for anthill in range(3)) for seat in range(len(LETTERS))
)


def legal_takes(state: MicropolisState) -> list[MicropolisAction]:
    """P5.1: any tile that an army can pay for, into any anthill with room (P12.7)."""
    seat = state.actor
    if len(state.army) == state.players:
        return _takes_into(state, seat, _TAKES[seat][ONLY_ANTHILL])
    actions = []
    for number in (1, 2):
        anthill = 2 * seat + number - 1
        if len(state.anthills[anthill]) < ANTHILL_SIZE:
            actions += _takes_into(state, anthill, _TAKES[seat][number])
    return actions


def _takes_into(
    state: MicropolisState, anthill: int, takes: tuple[_Places, ...]
) -> list[MicropolisAction]:
    size = len(state.anthills[anthill])
    places = _ONE_PLACE if size == 0 or size == ANTHILL_SIZE - 1 else _TWO_PLACES  # P6.1, P6.4
    actions: list[MicropolisAction] = []
    paid = takes[places]
    for tile in state.row[: state.army[anthill] + 1]:  # P5.2-P5.4: the k-th costs k - 1
        actions += paid[tile]
    if state.architect_markers[state.actor]:
        free = takes[places + _BY_ARCHITECT]
        for tile in state.row[1:]:  # P5.8: never for the tile that is free anyway
            actions += free[tile]
    return actions


def take(state: MicropolisState, action: Take) -> None:
    """Pay, take the tile with its soldiers, add it to the anthill (P5.3-P5.8)."""
    anthill = anthill_of(action)
    tile = action.tile
    skipped = state.row.index(tile)
    if action.architect:
        state.architect_markers[action.seat] -= 1
    elif skipped:
        _pay(state, anthill, skipped)
    del state.row[skipped]
    soldiers = state.row_soldiers.pop(skipped)
    if soldiers:
        collect(state, anthill, soldiers)
    extending.extend(state, anthill, tile, action.side)


def anthill_of(action: Take) -> int:
    """The number, among all on the table, of the anthill that the action names."""
    if action.anthill == ONLY_ANTHILL:
        return action.seat
    return 2 * action.seat + action.anthill - 1


def _pay(state: MicropolisState, anthill: int, skipped: int) -> None:
    """P5.3, P12.6: a soldier of this army onto each tile in front of the one taken."""
    state.army[anthill] -= skipped
    for position in range(skipped):
        state.row_soldiers[position] += 1


def collect(state: MicropolisState, anthill: int, soldiers: int) -> None:
    """P5.6, P5.7: they join the army; those above ten go to the supply."""
    army = state.army[anthill] + soldiers
    if army > ARMY_CAP:
        state.supply += army - ARMY_CAP
        army = ARMY_CAP
    state.army[anthill] = army


def why_not(state: MicropolisState, action: Take) -> tuple[str, str]:
    """Which rule forbids taking this tile, this way, into this anthill."""
    code = TILE_CODES[action.tile]
    if (action.anthill == ONLY_ANTHILL) != (state.each == 1):
        each = "one anthill" if state.each == 1 else "two anthills: name I or II"
        return "P12.2", f"every player has {each}"
    if action.tile not in state.row:
        return "P5.1", f"tile {code} does not lie in the row"
    size = len(state.anthills[anthill_of(action)])
    if size == ANTHILL_SIZE:
        return "P12.7", "this anthill is complete"
    if action.side == ONLY_PLACE:
        rule, place = "P6.2", "left or right has to be said"
    else:
        rule, place = ("P6.4", "both ends are one place now") if size else ("P6.1", "name no side")
    wants_side = 0 < size < ANTHILL_SIZE - 1
    if wants_side == (action.side == ONLY_PLACE):
        return rule, place
    return _cannot_pay(state, action)


def _cannot_pay(state: MicropolisState, action: Take) -> tuple[str, str]:
    skipped = state.row.index(action.tile)
    code = TILE_CODES[action.tile]
    if not action.architect:
        army = state.army[anthill_of(action)]
        return "P5.4", f"tile {code} costs {skipped}, the army has {army}"
    if not state.architect_markers[action.seat]:
        return "P9.3", "there is no architect marker to hand in"
    return "P5.8", f"tile {code} is free, no architect is needed"
