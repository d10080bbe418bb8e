"""Choosing start spaces before the first round (M2.8, Q1b): an option."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formicarium.core.message import message
from formicarium.games.myrmes.rules.actions import MyrmesAction, Settle
from formicarium.games.myrmes.rules.geometry import START_SPACES

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

_settle = cache(Settle)


def begin(state: MyrmesState) -> None:
    """Q1b: the last player in turn order chooses first."""
    state.phase = "settle"
    state.owing = ((state.first - 1) % state.players,)


def free_spaces(state: MyrmesState) -> list[int]:
    """Return the start spaces without a tunnel exit, clockwise (M20.2)."""
    taken = {place for exits in state.exits for place in exits}
    return [place for place in START_SPACES[state.players] if place not in taken]


def open_spaces(state: MyrmesState) -> list[int]:
    """Return the start spaces that can still be chosen; afterwards none."""
    return free_spaces(state) if state.phase == "settle" else []


def legal(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """Q1b: any start space of the player count that nobody has chosen yet."""
    return [_settle(seat, place) for place in free_spaces(state)]


def put_first_exit(state: MyrmesState, seat: int, place: int) -> None:
    """M2.8: the first tunnel exit of a seat."""
    state.exits[seat] = (place,)
    state.blocked |= 1 << place


def settle(state: MyrmesState, action: Settle) -> None:
    """Q1b: then the player before; the first player comes last."""
    put_first_exit(state, action.seat, action.hex)
    last = action.seat == state.first
    state.owing = () if last else ((action.seat - 1) % state.players,)


def why_not(state: MyrmesState, action: MyrmesAction) -> Broken:
    """Return the rule that forbids this before all have chosen a start space, and the reason."""
    if not isinstance(action, Settle):
        return "Q1b", message("myrmes-refused-start-first")
    if action.hex in START_SPACES[state.players]:
        return "Q1b", message("myrmes-refused-start-taken")
    return "M2.8", message("myrmes-refused-start-elsewhere")
