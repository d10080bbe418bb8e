"""Phase 1: an ant on the tile just laid, and the points of that tile (A4.10-A4.14, S2.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formicarium.core.message import Broken, message
from formicarium.games.antropolis.components import FOREST, NEST, QUEEN, WORKER
from formicarium.games.antropolis.options import RULESETS, target
from formicarium.games.antropolis.rules import ants, board, course, nests, placing, scoring, tunnels
from formicarium.games.antropolis.rules.actions import AntropolisAction, NoAnt, Put
from formicarium.games.antropolis.rules.ants import KIND_COUNT, put_from_hand

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState

_no_ant = lru_cache(NoAnt)


def kinds(state: AntropolisState) -> list[int]:
    """A4.10, S2.2: the kinds of ant in hand that may come onto the tile just laid."""
    sort = board.sort_of(state, len(state.looks) - 1)
    allowed = [QUEEN] if sort == NEST else []
    if sort != FOREST and not RULESETS[state.variant].supersize:
        allowed.append(WORKER)
    return [kind for kind in allowed if state.hand_ants[KIND_COUNT * state.turn + kind]]


def legal(state: AntropolisState) -> list[AntropolisAction]:
    """A4.10, A4.12, AQ13: one ant, in either tunnel if there are two; or none."""
    spaces = board.spaces_of(state, len(state.looks) - 1)
    actions: list[AntropolisAction] = [
        Put(state.turn, kind, board.spot(state, space)) for kind in kinds(state) for space in spaces
    ]
    return [*actions, _no_ant(state.turn)]


def put(state: AntropolisState, action: Put) -> None:
    """A4.10: put an ant from the hand on the new tile."""
    put_from_hand(state, action.seat, action.kind, board.space_at(state, action.spot))
    resolve(state)


def no_ant(state: AntropolisState, action: NoAnt) -> None:
    """A4.10: an ant is never compulsory."""
    resolve(state)


def resolve(state: AntropolisState) -> None:
    """A4.14: the new tile scores, the target is checked, the phase goes on or ends."""
    score(state)
    _check_target(state)
    state.phase = "lay"
    if not placing.can_go_on(state):
        course.end_phase(state)


def score(state: AntropolisState) -> None:
    """A4.14, A10.7: tunnel points for the tile just laid, nest points, queens return."""
    tile = len(state.looks) - 1
    tunnels.score(state, tile)
    nests.claim(state, tile)


def _check_target(state: AntropolisState) -> None:
    """A11.1, AQ33: all points of a tile are one event; the active player counts as first."""
    goal = target(state.variant, state.players)
    for turn in range(state.players):
        seat = (state.turn + turn) % state.players
        if state.first_to_target < 0 and scoring.counted(state, seat) >= goal:
            state.first_to_target = seat


def why_not(state: AntropolisState, action: AntropolisAction) -> Broken:
    """Return the rule that forbids putting this ant there, and the reason."""
    if not isinstance(action, Put):
        return "A4.14", message("antropolis-refused-new-tile")
    if not state.hand_ants[KIND_COUNT * action.seat + action.kind]:
        return "A4.10", ants.none_in_hand(action.kind)
    if board.space_at(state, action.spot) >> 1 != len(state.looks) - 1:
        return "A4.10", message("antropolis-refused-only-new")
    if RULESETS[state.variant].supersize:
        return "S2.2", message("antropolis-refused-only-queen")
    return "A4.10", message("antropolis-refused-queen-place")
