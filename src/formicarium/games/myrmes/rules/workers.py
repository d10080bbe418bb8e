"""Phase 3, Workers: whose go it is, and work in the colony (M6)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    DEEPEST,
    EARTH,
    FOOD,
    GESTATION,
    LARDER,
    LEVEL_UP,
    QUARRY,
    QUEEN,
    QUEEN_POINTS,
    STONE,
)
from formicarium.games.myrmes.rules import garden, larvae
from formicarium.games.myrmes.rules.actions import (
    Clear,
    GoOut,
    Hunt,
    MyrmesAction,
    Place,
    Step,
    Work,
)
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, gain, gain_larvae, pay, score
from formicarium.games.myrmes.rules.sources import QUEEN as QUEEN_FED

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

_work = cache(Work)
_go_out = cache(GoOut)


def begin(state: MyrmesState) -> None:
    """M6.1: the first player begins."""
    state.phase = "workers"
    _next_go(state, state.first)


def end_go(state: MyrmesState) -> None:
    """M6.1: the next player clockwise with an unused worker."""
    state.worker = -1
    state.steps_left = 0
    _next_go(state, state.owing[0] + 1)


def _next_go(state: MyrmesState, start: int) -> None:
    state.portion_taken = False
    for turn in range(state.players):
        seat = (start + turn) % state.players
        if state.workers[seat]:
            state.owing = (seat,)
            return
    state.owing = ()


def effective_level(state: MyrmesState, seat: int) -> int:
    """M4.5: with level+1 the colony counts as one level deeper, never deeper than III."""
    deeper = state.event[seat] == LEVEL_UP and state.level[seat] < DEEPEST
    return state.level[seat] + deeper


def legal(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """M6.2, M6.3: work in the colony or go out; passing is forbidden."""
    if state.worker >= 0:
        return garden.legal(state, seat)
    actions = _legal_rooms(state, seat)
    actions += [_go_out(seat, place) for place in state.exits[seat]]
    larvae.add_legal(state, seat, actions)
    return actions


def _legal_rooms(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """M6.4, M6.9: the rooms down to the colony's level, one worker in each."""
    used = state.rooms[seat]
    actions: list[MyrmesAction] = []
    for room in range(effective_level(state, seat) + 1):
        if used >> room & 1:
            continue
        if room == QUARRY:
            actions += (_work(seat, room, EARTH), _work(seat, room, STONE))
        elif room != QUEEN or state.store[RESOURCE_COUNT * seat + FOOD]:  # Q17
            actions.append(_work(seat, room))
    return actions


def work(state: MyrmesState, action: Work) -> None:
    """M6.5-M6.8: the room's yield, at once (M6.10); the worker stays until phase 6."""
    seat = action.seat
    state.workers[seat] -= 1
    state.busy[seat] += 1
    state.rooms[seat] |= 1 << action.room
    if action.room == GESTATION:
        gain_larvae(state, seat, 1)
    elif action.room == LARDER:
        gain(state, seat, FOOD, 1)
    elif action.room == QUARRY:
        gain(state, seat, action.resource, 1)
    else:
        pay(state, seat, FOOD, 1)
        score(state, seat, QUEEN_FED, QUEEN_POINTS)
    end_go(state)


def why_not(state: MyrmesState, action: MyrmesAction) -> Broken:
    """Return the rule that forbids this use of a worker, and the reason."""
    if state.worker >= 0:
        return garden.why_not(state, action)
    if isinstance(action, Work):
        return _no_such_work(state, action)
    if isinstance(action, GoOut):
        return "M7.1", message("myrmes-refused-not-own-exit")
    if isinstance(action, Step | Hunt | Clear | Place):
        return "M7.1", message("myrmes-refused-nobody-out")
    return "M6.2", message("myrmes-refused-worker-now")


def _no_such_work(state: MyrmesState, action: Work) -> Broken:
    if action.room > effective_level(state, action.seat):
        return "M6.4", message("myrmes-refused-room-closed", level=action.room)
    if state.rooms[action.seat] >> action.room & 1:
        return "M6.4", message("myrmes-refused-room-used")
    return "M6.8", message("myrmes-refused-queen")
