"""Phase 1: laying tiles, and ants on them (A4, S2)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formicarium.games.antropolis.components import (
    CODES,
    DOUBLE,
    FOREST,
    KINDS,
    NEST,
    QUEEN,
    SORT,
    SORTS,
    WORKER,
)
from formicarium.games.antropolis.options import RULESETS, target
from formicarium.games.antropolis.rules import course, nests, tunnels
from formicarium.games.antropolis.rules.actions import (
    AntropolisAction,
    End,
    Lay,
    NoAnt,
    Put,
)
from formicarium.games.antropolis.rules.ants import KIND_COUNT, put_from_hand
from formicarium.games.antropolis.rules.geometry import (
    attachable,
    fits,
    fitting_turns,
    hex_name,
    turns_of,
)
from formicarium.games.antropolis.rules.sources import COUNTED
from formicarium.games.antropolis.rules.table import lay_tile, sort_of, space_at, spot

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState

_lay = lru_cache(maxsize=1 << 17)(Lay)
_end = lru_cache(End)
_no_ant = lru_cache(NoAnt)


def price(state: AntropolisState) -> int:
    """A4.3: the first tile of a turn is free, each further one costs a food."""
    return 1 if state.laid else 0


def can_go_on(state: AntropolisState) -> bool:
    """A4.1, A4.3, A4.4: whether there is another tile and what it costs."""
    return bool(state.hands[state.turn]) and state.food[state.turn] >= price(state)


def legal(state: AntropolisState) -> list[AntropolisAction]:
    """Every tile in hand on every empty hex in every turn that fits; or no more."""
    seat, by_earth = state.turn, state.forest_by_earth
    actions: list[AntropolisAction] = [
        _lay(seat, face, place, turn)
        for face in dict.fromkeys(state.hands[seat])
        for place, signature in state.frontier.items()
        for turn in fitting_turns(face, signature, by_earth)
    ]
    actions.append(_end(seat))
    return actions


def lay(state: AntropolisState, action: Lay) -> None:
    """A4.14: pay, lay; then the ant is asked for, if there is one to put (A4.11)."""
    seat = action.seat
    state.food[seat] -= price(state)
    hand = list(state.hands[seat])
    hand.remove(action.face)
    state.hands[seat] = tuple(hand)
    state.laid += 1
    lay_tile(state, 6 * action.face + action.turn, action.hex)
    if may_put(state):
        state.phase = "ant"
    else:
        _resolve(state)


def may_put(state: AntropolisState) -> list[int]:
    """A4.10, S2.2: the kinds of ant that may come onto the tile just laid."""
    sort = sort_of(state, len(state.looks) - 1)
    kinds = [QUEEN] if sort == NEST else []
    if sort != FOREST and not RULESETS[state.variant].supersize:
        kinds.append(WORKER)
    return [kind for kind in kinds if state.hand_ants[KIND_COUNT * state.turn + kind]]


def legal_ants(state: AntropolisState) -> list[AntropolisAction]:
    """A4.10, A4.12, AQ13: one ant, in either tunnel if there are two; or none."""
    tile = len(state.looks) - 1
    spaces = (2 * tile, 2 * tile + 1)[: 1 + DOUBLE[state.looks[tile] // 6]]
    actions: list[AntropolisAction] = [
        Put(state.turn, kind, spot(state, space)) for kind in may_put(state) for space in spaces
    ]
    return [*actions, _no_ant(state.turn)]


def put(state: AntropolisState, action: Put) -> None:
    """A4.10: an ant from the hand."""
    put_from_hand(state, action.seat, action.kind, space_at(state, action.spot))
    _resolve(state)


def no_ant(state: AntropolisState, action: NoAnt) -> None:
    """A4.10: an ant is never compulsory."""
    _resolve(state)


def _resolve(state: AntropolisState) -> None:
    """A4.14, A10.7: tunnel points, nest points, queens return, the target is checked."""
    tile = len(state.looks) - 1
    tunnels.score(state, tile)
    nests.claim(state, tile)
    _check_target(state)
    state.phase = "lay"
    if not can_go_on(state):
        course.end_phase(state)


def _check_target(state: AntropolisState) -> None:
    """A11.1, AQ33: all points of a tile are one event; the active player counts as first."""
    goal = target(state.variant, state.players)
    for turn in range(state.players):
        seat = (state.turn + turn) % state.players
        counted = sum(state.points[COUNTED * seat : COUNTED * (seat + 1)])
        if state.first_to_target < 0 and counted >= goal:
            state.first_to_target = seat


def why_not(state: AntropolisState, action: AntropolisAction) -> tuple[str, str]:
    """Which rule forbids laying this tile."""
    if not isinstance(action, Lay):
        return course.wrong_phase(state)
    if action.face not in state.hands[action.seat]:
        return "A4.4", f"{CODES[action.face]} is not in hand"
    if action.hex in state.tile_at:
        return "A4.5", f"there is a tile on {hex_name(action.hex)}"
    if action.hex not in state.frontier:
        return "A4.5", f"{hex_name(action.hex)} is not beside a tile"
    return _does_not_fit(state, action)


def _does_not_fit(state: AntropolisState, action: Lay) -> tuple[str, str]:
    signature = state.frontier[action.hex]
    if not fits(action.face, action.turn, signature):
        return "A4.6", "a side does not fit: tunnel to tunnel, open to open, earth to earth"
    if not attachable(action.face, signature, state.forest_by_earth):
        rule = "A4.9" if SORT[action.face] == FOREST else "A4.7"
        return rule, f"a {SORTS[SORT[action.face]]} has to touch a tunnel side with one of its own"
    return "A4.5", f"turns from {turns_of(action.face)} on look the same as earlier ones"


def why_no_ant(state: AntropolisState, action: AntropolisAction) -> tuple[str, str]:
    """Which rule forbids putting this ant there."""
    if not isinstance(action, Put):
        return "A4.14", "the tile just laid comes first: put an ant on it or none"
    if not state.hand_ants[KIND_COUNT * action.seat + action.kind]:
        return "A4.10", f"no {KINDS[action.kind]} is in hand"
    if space_at(state, action.spot) >> 1 != len(state.looks) - 1:
        return "A4.10", "an ant comes only onto the tile just laid"
    rule = "S2.2" if RULESETS[state.variant].supersize else "A4.10"
    return rule, f"a {KINDS[action.kind]} cannot come onto this tile"
