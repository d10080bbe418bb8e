"""Phase 2, Births (M5)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    ANTS,
    BORN_LARVAE,
    BORN_SOLDIERS,
    BORN_WORKERS,
    EXTRA_LARVAE,
    EXTRA_SOLDIERS,
    EXTRA_WORKERS,
    LARVA_TRACK,
    LARVAE_UP,
    SOLDIER_TRACK,
    SOLDIER_UP,
    TRACK_LIMITS,
    TRACKS,
    WORKER_TRACK,
    WORKER_UP,
)
from formicarium.games.myrmes.rules import names
from formicarium.games.myrmes.rules.actions import Bear, MyrmesAction, Nurses
from formicarium.games.myrmes.rules.goods import gain_larvae

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

_nurses = cache(Nurses)
_bear = cache(Bear)
_BIRTHS: Final = (
    (BORN_LARVAE, LARVAE_UP, EXTRA_LARVAE),
    (BORN_WORKERS, WORKER_UP, EXTRA_WORKERS),
    (BORN_SOLDIERS, SOLDIER_UP, EXTRA_SOLDIERS),
)
"""By birth track, what its nurses bear, the event that adds to it, and how much."""


def idle_nurses(state: MyrmesState, seat: int) -> int:
    """Return the nurses that the seat has not placed yet."""
    return state.nurses[seat] - sum(state.chosen[seat][1:])


def legal_nurses(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """M5.1-M5.5: any number on the next track, up to its limit; nurses may stay idle."""
    track = len(state.chosen[seat]) - 1
    idle = idle_nurses(state, seat)
    if track == len(TRACKS) or not idle:
        return []
    return [_nurses(seat, track, count) for count in range(min(idle, TRACK_LIMITS[track]) + 1)]


@cache
def born(track: int, nurses: int, event: int) -> int:
    """M5.2-M5.4: what nurses on a birth track bear; more with its event (M4.7, M4.10, M4.12)."""
    bears, bonus, extra = _BIRTHS[track]
    number = bears[nurses]
    return number + extra if number and event == bonus else number


def larvae_are_born(state: MyrmesState) -> None:
    """M5.2, M5.6: for all at once; in turn order if the supply is short (Q26)."""
    for turn in range(state.players):
        seat = (state.first + turn) % state.players
        nurses = state.placed[len(TRACKS) * seat + LARVA_TRACK]
        gain_larvae(state, seat, born(LARVA_TRACK, nurses, state.event[seat]))


def reserve(state: MyrmesState, seat: int) -> int:
    """M5.7: the ants that are neither workers nor soldiers."""
    on_its_way = state.worker >= 0 and state.owing == (seat,)
    return ANTS - state.workers[seat] - state.busy[seat] - state.soldiers[seat] - on_its_way


def due(state: MyrmesState, seat: int) -> tuple[int, int]:
    """Return the workers and soldiers that are born if the reserve has enough ants (Q6b)."""
    placed, event = len(TRACKS) * seat, state.event[seat]
    workers = born(WORKER_TRACK, state.placed[placed + WORKER_TRACK], event)
    return workers, born(SOLDIER_TRACK, state.placed[placed + SOLDIER_TRACK], event)


def _ways(state: MyrmesState, seat: int) -> list[tuple[int, int]]:
    """M5.7, Q5: the ways to bear all workers and soldiers, or as many as there are ants."""
    workers, soldiers = due(state, seat)
    ants = min(reserve(state, seat), workers + soldiers)
    fewest = max(0, ants - soldiers)
    return [(number, ants - number) for number in range(fewest, min(workers, ants) + 1)]


def legal(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """Q5: there is a choice only if the reserve is too small for all births."""
    if state.chosen[seat]:
        return []
    ways = _ways(state, seat)
    return [_bear(seat, *way) for way in ways] if len(ways) > 1 else []


def code(state: MyrmesState, action: Bear) -> tuple[int, ...]:
    """Return the number of workers; that of the soldiers follows from it."""
    return (action.workers,)


def finish(state: MyrmesState) -> None:
    """M5.8: new ants can be used at once."""
    for seat in range(state.players):
        ways = _ways(state, seat)
        if state.chosen[seat]:
            ways = [way for way in ways if way[0] == state.chosen[seat][0]]
        workers, soldiers = ways[0]
        state.workers[seat] += workers
        state.soldiers[seat] += soldiers


def why_not(state: MyrmesState, action: MyrmesAction) -> Broken:
    """Return the rule that forbids these births, and the reason."""
    if not isinstance(action, Bear):
        return "Q5", message("myrmes-refused-births-first")
    workers, soldiers = due(state, action.seat)
    if action.workers > workers or action.soldiers > soldiers:
        return "M5.6", message(
            "myrmes-refused-births-more",
            workers=names.amount("workers", workers),
            soldiers=names.amount("soldiers", soldiers),
        )
    return "M5.7", message("myrmes-refused-births-reserve", ants=reserve(state, action.seat))
