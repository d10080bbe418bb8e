"""Phase 4: enlarging and refilling the hand (A8, S8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.message import Broken, message
from formicarium.games.antropolis.rules import course, market, piles
from formicarium.games.antropolis.rules.actions import AntropolisAction, Draw, End, Enlarge

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState

ENLARGING_COSTS: Final = 2


def missing(state: AntropolisState) -> int:
    """A8.1, A8.3: return how many tiles are to be drawn; bought ones reduce it."""
    return max(0, state.capacity[state.turn] - len(state.hands[state.turn]))


def may_refill(state: AntropolisState) -> bool:
    """A4.2, A11.2, AQ21: whether a tile was laid, this is no last turn, and tiles are left."""
    return state.laid > 0 and state.last_turns < 0 and not piles.are_empty(state)


def may_enlarge(state: AntropolisState) -> bool:
    """A8.2, AQ20, AQ21: whether the hand can be enlarged: once a turn, for two food."""
    enough = state.food[state.turn] >= ENLARGING_COSTS
    return enough and not state.enlarged and may_refill(state)


def has_choice(state: AntropolisState) -> bool:
    """Whether anything is left to do in this phase."""
    return may_refill(state) and (missing(state) > 0 or may_enlarge(state))


def legal(state: AntropolisState) -> list[AntropolisAction]:
    """A8.1, AQ22: a draw from any pile until the hand is full; enlarging at any time."""
    seat = state.turn
    actions: list[AntropolisAction] = [Enlarge(seat)] if may_enlarge(state) else []
    if missing(state):
        return actions + [Draw(seat, sort) for sort, pile in enumerate(state.piles) if pile]
    return [*actions, End(seat)]


def enlarge(state: AntropolisState, action: Enlarge) -> None:
    """A8.2: pay for a larger hand, which stays so."""
    state.food[action.seat] -= ENLARGING_COSTS
    state.capacity[action.seat] += 1
    state.enlarged = True
    _go_on(state)


def draw(state: AntropolisState, action: Draw) -> None:
    """A8.1, AQ22: draw one tile, which is seen before the next pile is chosen."""
    drawn = piles.draw(state, "draw", [action.sort])
    state.hands[action.seat] = tuple(sorted([*state.hands[action.seat], *drawn]))
    _go_on(state)


def _go_on(state: AntropolisState) -> None:
    if not has_choice(state):
        course.end_phase(state)


def why_not(state: AntropolisState, action: AntropolisAction) -> Broken:
    """Return the rule that forbids this in phase 4, and the reason."""
    match action:
        case Enlarge():
            if state.enlarged:
                return "A8.2", message("antropolis-refused-enlarged")
            return "A8.2", market.too_dear(state, ENLARGING_COSTS)
        case Draw():
            if not missing(state):
                return "A8.3", message("antropolis-refused-full")
            return "AQ21", message("antropolis-refused-pile")
        case End():
            return "AQ22", message("antropolis-refused-refill", tiles=missing(state))
        case _:
            return course.wrong_phase(state)
