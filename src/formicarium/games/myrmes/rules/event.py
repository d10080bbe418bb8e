"""Phase 1, Event (M4), and the placing of nurses, which may follow at once (M3.4)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from formicarium.core.message import message
from formicarium.games.myrmes.components import EVENTS, TRACK_LIMITS, TRACKS
from formicarium.games.myrmes.rules import births, names
from formicarium.games.myrmes.rules.actions import MoveCube, MyrmesAction, Nurses

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

_move = cache(MoveCube)
_LAST_SPACE: Final = len(EVENTS) - 1


def begin(state: MyrmesState) -> None:
    """M2.10, M15.7, M18.2: the event cubes go to the space that the season's die shows (M1.9)."""
    state.event = [state.dice[state.season]] * state.players


def legal(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """M3.4: first the cube, then the nurses track by track."""
    if state.chosen[seat]:
        return births.legal_nurses(state, seat)
    space, larvae = state.event[seat], state.larvae[seat]
    low, high = max(0, space - larvae), min(_LAST_SPACE, space + larvae)  # M4.1, M4.4
    return [_move(seat, target) for target in range(low, high + 1)]


def code(state: MyrmesState, action: MoveCube | Nurses) -> tuple[int, ...]:
    """Return the space, or the number of nurses on the next track."""
    return (action.space if isinstance(action, MoveCube) else action.count,)


def reveal(state: MyrmesState, seat: int) -> None:
    """Move the cube and place the nurses as the seat has chosen (Q41)."""
    space, *nurses = state.chosen[seat]
    steps = abs(space - state.event[seat])
    state.event[seat] = space
    state.larvae[seat] -= steps  # M4.3, Q4
    state.spent[seat] = steps
    idle = [0] * (len(TRACKS) - len(nurses))
    state.placed[len(TRACKS) * seat : len(TRACKS) * (seat + 1)] = nurses + idle


def finish(state: MyrmesState) -> None:
    """Reveal cubes and nurses; then larvae are born for all at once (M5.6)."""
    for seat in range(state.players):
        reveal(state, seat)
    births.larvae_are_born(state)


def why_not(state: MyrmesState, action: MyrmesAction) -> Broken:
    """Return the rule that forbids this event or these nurses, and the reason."""
    if isinstance(action, MoveCube):
        return _no_such_event(state, action)
    if isinstance(action, Nurses):
        return _no_such_nurses(state, action)
    return "M3.2", message("myrmes-refused-event-now")


def _no_such_event(state: MyrmesState, action: MoveCube) -> Broken:
    seat = action.seat
    if state.chosen[seat]:
        return "Q41", message("myrmes-refused-event-final")
    needed = names.amount("larvae", abs(action.space - state.event[seat]))
    return "M4.1", message("myrmes-refused-event-far", needed=needed, larvae=state.larvae[seat])


def _no_such_nurses(state: MyrmesState, action: Nurses) -> Broken:
    seat, track = action.seat, action.track
    next_track = len(state.chosen[seat]) - 1
    if next_track < 0:
        return "M3.4", message("myrmes-refused-event-first")
    if track < next_track:
        return "Q41", message("myrmes-refused-nurses-final")
    if track > next_track:
        return "M5.1", message("myrmes-refused-nurses-order")
    limit = TRACK_LIMITS[track]
    if action.count > limit:
        rule = ("M5.2", "M5.3", "M5.4", "M5.5")[track]
        return rule, message("myrmes-refused-nurses-limit", limit=limit)
    nurses = births.idle_nurses(state, seat)
    return "M5.1", message("myrmes-refused-nurses-left", nurses=nurses)
