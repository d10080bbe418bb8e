"""The course of the game: turns and phases (A3), and the end (A11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.message import Broken, message
from formicarium.games.antropolis.options import target
from formicarium.games.antropolis.rules import ants, hand, market, piles, scoring

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState, Phase

_NEXT: Final[dict[str, Phase]] = {"lay": "act", "act": "buy", "buy": "hand"}


_LAST_TURNS: Final = 95
START_TILES: Final = 2
"""The tiles of each player that are on the table before the first turn (A2.1, A2.7)."""


def progress(state: AntropolisState) -> int:
    """Return how near the end is, in percent (A11.1, A11.2): 95 in the last turns.

    The game ends when a player reaches the target or the piles are empty, so the nearer counts.
    """
    if state.phase == "over":
        return 100
    goal = target(state.variant, state.players)
    best = max(scoring.counted(state, seat) for seat in range(state.players))
    laid, left = len(state.looks) - START_TILES * state.players, sum(map(len, state.piles))
    near = max(100 * best // goal, 100 * laid // (laid + left))
    return min(near, 100) * _LAST_TURNS // 100


def begin_turn(state: AntropolisState, seat: int) -> None:
    """A3.1: begin the turn of a seat with its first phase."""
    state.turn = state.actor = seat
    state.laid = 0
    state.enlarged = False
    state.phase = "lay"
    _skip(state)


def end_phase(state: AntropolisState) -> None:
    """A3.1: go on to the next phase in which there is something to decide."""
    if state.phase == "act":
        ants.forget(state)
    if state.phase == "hand":
        _end_turn(state)
    else:
        state.phase = _NEXT[state.phase]
        _skip(state)


def _skip(state: AntropolisState) -> None:
    """End the phase at once if there is nothing to decide."""
    if not _has_decision(state):
        end_phase(state)


def _has_decision(state: AntropolisState) -> bool:
    """AQ46, A4.2, A7.2, A8.1: whether there is anything to decide in the phase."""
    match state.phase:
        case "lay":
            return bool(state.hands[state.turn])
        case "act":
            return bool(ants.standing(state, state.turn))
        case "buy":
            return bool(market.offers(state))
        case _:
            return hand.has_choice(state)


def _end_turn(state: AntropolisState) -> None:
    """A11.1, A11.2, AQ17: the game ends; or the market is renewed and the next turn begins."""
    state.idle_turns = 0 if state.laid else state.idle_turns + 1
    if _was_last_turn(state):
        state.phase = "over"
        state.actor = -1
        return
    market.renew(state)
    if state.last_turns > 0:
        state.last_turns -= 1
    elif state.first_to_target < 0 and piles.are_empty(state):
        state.last_turns = state.players  # A11.2, AQ35
    begin_turn(state, (state.turn + 1) % state.players)


def _was_last_turn(state: AntropolisState) -> bool:
    """AQ34: once the piles are empty, only the number of last turns counts."""
    if state.last_turns > 0:
        return state.last_turns == 1
    round_over = (state.turn + 1) % state.players == state.first
    target_reached = state.first_to_target >= 0 and round_over  # A11.1
    return target_reached or state.idle_turns >= 2 * state.players  # AQ17


def wrong_phase(state: AntropolisState) -> Broken:
    """A3.1: return the reason why an action of another phase is refused."""
    return "A3.1", message(f"antropolis-refused-phase-{state.phase}")
