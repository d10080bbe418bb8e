"""Taking a tile from the row (P5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from formicarium.core.message import message
from formicarium.core.seats import LETTERS
from formicarium.games.micropolis.components import ANTHILL_SIZE, ARMY_CAP, TILE_CODES
from formicarium.games.micropolis.rules import extending, rounds
from formicarium.games.micropolis.rules.actions import MicropolisAction, Take
from formicarium.games.micropolis.rules.notation import (
    LEFT,
    ONLY_ANTHILL,
    ONLY_PLACE,
    RIGHT,
    anthill_index,
)

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.micropolis.rules.state import MicropolisState

_Places: TypeAlias = tuple[tuple[Take, ...], ...]

_TWO_PLACES: Final = 0
_ONE_PLACE: Final = 1
_BY_ARCHITECT: Final = 2


def _takes(seat: int, anthill: int) -> tuple[_Places, ...]:
    """Return every way to take each tile into an anthill: two places or one, paid or not."""
    return tuple(
        tuple(
            tuple(Take(seat, tile, anthill, side, architect) for side in sides)
            for tile in range(len(TILE_CODES))
        )
        for architect in (False, True)
        for sides in ((LEFT, RIGHT), (ONLY_PLACE,))
    )


# Made once: a turn looks actions up and never builds one.
_TAKES: Final = tuple(
    tuple(_takes(seat, anthill) for anthill in range(3)) for seat in range(len(LETTERS))
)


def legal(state: MicropolisState) -> list[MicropolisAction]:
    """P5.1: any tile that an army can pay for, into any anthill with room (P12.7)."""
    seat = state.actor
    if len(state.army) == state.players:
        return _takes_into(state, seat, _TAKES[seat][ONLY_ANTHILL])
    actions = []
    for number in (1, 2):
        anthill = anthill_index(seat, number)
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
    """Take a tile and add it to the anthill; then its owner decides, or the turn is over."""
    anthill = anthill_index(action.seat, action.anthill)
    pay_and_collect(state, anthill, action)
    extending.extend(state, anthill, action.tile, action.side)
    if state.phase == "take":
        rounds.end_turn(state)
    else:
        state.site, state.tile = anthill, action.tile


def pay_and_collect(state: MicropolisState, anthill: int, action: Take) -> tuple[int, int, int]:
    """Take the tile out of the row, with the soldiers on it (P5.3-P5.8).

    Return how many soldiers were paid, how many collected, and how many of these found no room.
    """
    skipped = state.row.index(action.tile)
    paid = 0
    if action.architect:
        state.architect_markers[action.seat] -= 1
    elif skipped:
        paid = skipped
        _pay(state, anthill, paid)
    del state.row[skipped]
    soldiers = state.row_soldiers.pop(skipped)
    too_many = collect(state, anthill, soldiers) if soldiers else 0
    return paid, soldiers, too_many


def _pay(state: MicropolisState, anthill: int, skipped: int) -> None:
    """P5.3, P12.6: put a soldier of this army onto each tile in front of the one taken."""
    state.army[anthill] -= skipped
    for position in range(skipped):
        state.row_soldiers[position] += 1


def collect(state: MicropolisState, anthill: int, soldiers: int) -> int:
    """P5.6, P5.7: soldiers join the army; return how many are above ten and go to the supply."""
    army = state.army[anthill] + soldiers
    too_many = 0
    if army > ARMY_CAP:
        too_many = army - ARMY_CAP
        state.supply += too_many
        army = ARMY_CAP
    state.army[anthill] = army
    return too_many


def why_not(state: MicropolisState, action: MicropolisAction) -> Broken:
    """Return the rule that forbids taking this tile in this way, and the reason."""
    if not isinstance(action, Take):
        return "P4.3", message("micropolis-refused-take-first")
    if wrong := misnamed(state, action.anthill):
        return wrong
    if action.tile not in state.row:
        return "P5.1", message("micropolis-refused-not-in-row")
    size = len(state.anthills[anthill_index(action.seat, action.anthill)])
    if size == ANTHILL_SIZE:
        return "P12.7", message("micropolis-refused-complete")
    return _no_such_place(size, action.side) or _cannot_pay(state, action)


def misnamed(state: MicropolisState, number: int) -> Broken | None:
    """P12.2: I and II name the two anthills of the expert game, and only there."""
    if (number == ONLY_ANTHILL) == (state.each == 1):
        return None
    if state.each == 1:
        return "P12.2", message("micropolis-refused-one-anthill")
    return "P12.2", message("micropolis-refused-which-anthill")


def ends(size: int) -> tuple[str, ...]:
    """P6.1, P6.2, P6.4: return where an anthill of this size can be extended."""
    return (LEFT, RIGHT) if 0 < size < ANTHILL_SIZE - 1 else (ONLY_PLACE,)


def _no_such_place(size: int, side: str) -> Broken | None:
    if side in ends(size):
        return None
    if side == ONLY_PLACE:
        return "P6.2", message("micropolis-refused-which-end")
    if size:
        return "P6.4", message("micropolis-refused-last-tile")
    return "P6.1", message("micropolis-refused-first-tile")


def _cannot_pay(state: MicropolisState, action: Take) -> Broken:
    if not action.architect:
        army = state.army[anthill_index(action.seat, action.anthill)]
        cost = state.row.index(action.tile)
        return "P5.4", message("micropolis-refused-price", cost=cost, army=army)
    if not state.architect_markers[action.seat]:
        return "P9.3", message("micropolis-refused-no-architect")
    return "P5.8", message("micropolis-refused-free")
