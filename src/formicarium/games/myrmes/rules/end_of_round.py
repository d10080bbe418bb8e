"""Phase 6, End of round (M15)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formicarium.core.message import message
from formicarium.games.myrmes.components import LARVAE, STORAGE, TRACKS
from formicarium.games.myrmes.rules.actions import Keep, MyrmesAction
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, part, pay, put_back, ruleset
from formicarium.games.myrmes.rules.workers import effective_level

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

_keep = cache(Keep)


def store_limit(state: MyrmesState, seat: int) -> int:
    """M15.2, M4.5c, D9: by level; level+1 counts in one of the editions."""
    deeper = ruleset(state).deeper_store
    return STORAGE[effective_level(state, seat) if deeper else state.level[seat]]


def legal(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """M15.2: as many cubes as the store holds, of any kinds."""
    food, earth, stone = part(state.store, RESOURCE_COUNT, seat)
    limit = store_limit(state, seat)
    if state.chosen[seat] or food + earth + stone <= limit:
        return []
    return [
        _keep(seat, kept, soil, limit - kept - soil)
        for kept in range(min(food, limit), -1, -1)
        for soil in range(min(earth, limit - kept), -1, -1)
        if limit - kept - soil <= stone
    ]


def code(state: MyrmesState, action: Keep) -> tuple[int, ...]:
    """Return the cubes that are kept, by resource."""
    return (action.food, action.earth, action.stone)


def finish(state: MyrmesState) -> None:
    """M15.1-M15.6, in this order."""
    for seat in range(state.players):
        put_back(state, LARVAE, state.spent[seat])
        state.spent[seat] = 0
        for resource, kept in enumerate(state.chosen[seat]):
            held = state.store[RESOURCE_COUNT * seat + resource]
            pay(state, seat, resource, held - kept)
        state.workers[seat] += state.busy[seat]  # M15.3
        state.busy[seat] = 0
        state.rooms[seat] = 0
    state.portioned = [False] * len(state.portioned)  # D18b
    state.placed = [0] * (len(TRACKS) * state.players)  # M15.4
    state.dice[state.season] = 0  # M15.5
    state.first = (state.first + 1) % state.players  # M15.6, Q37


def why_not(state: MyrmesState, action: MyrmesAction) -> Broken:
    """Return the rule that forbids keeping this, and the reason."""
    limit = store_limit(state, action.seat)
    if not isinstance(action, Keep):
        return "M15.2", message("myrmes-refused-keep-first", limit=limit)
    if action.food + action.earth + action.stone != limit:
        return "M15.2", message("myrmes-refused-keep-count", limit=limit)
    return "M15.2", message("myrmes-refused-keep-kind")
