"""Phase 1: laying tiles (A4.1-A4.9, S2)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formicarium.core.message import Broken, message
from formicarium.games.antropolis.components import FOREST, SORT, SORTS
from formicarium.games.antropolis.rules import course, geometry, putting
from formicarium.games.antropolis.rules.actions import AntropolisAction, End, Lay
from formicarium.games.antropolis.rules.board import lay_tile

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState

_lay = lru_cache(maxsize=1 << 17)(Lay)


def price(state: AntropolisState) -> int:
    """A4.3: the first tile of a turn is free, each further one costs a food."""
    return 1 if state.laid else 0


def can_go_on(state: AntropolisState) -> bool:
    """A4.1, A4.3, A4.4: whether the player has another tile and can pay for it."""
    return bool(state.hands[state.turn]) and state.food[state.turn] >= price(state)


def legal(state: AntropolisState) -> list[AntropolisAction]:
    """Every tile in hand on every empty hex in every turn that fits; or the end of the phase."""
    seat, by_earth = state.turn, state.forest_by_earth
    actions: list[AntropolisAction] = [
        _lay(seat, face, place, turn)
        for face in dict.fromkeys(state.hands[seat])
        for place, signature in state.frontier.items()
        for turn in geometry.fitting_turns(face, signature, by_earth)
    ]
    actions.append(End(seat))
    return actions


def lay(state: AntropolisState, action: Lay) -> None:
    """A4.14: pay and lay the tile; then the player may put an ant on it (A4.11)."""
    seat = action.seat
    state.food[seat] -= price(state)
    hand = list(state.hands[seat])
    hand.remove(action.face)
    state.hands[seat] = tuple(hand)
    state.laid += 1
    lay_tile(state, 6 * action.face + action.turn, action.hex)
    if putting.kinds(state):
        state.phase = "ant"
    else:
        putting.resolve(state)


def why_not(state: AntropolisState, action: AntropolisAction) -> Broken:
    """Return the rule that forbids laying this tile, and the reason."""
    if not isinstance(action, Lay):
        return course.wrong_phase(state)
    if action.face not in state.hands[action.seat]:
        return "A4.4", message("antropolis-refused-tile")
    if action.hex in state.tile_at:
        return "A4.5", message("antropolis-refused-taken")
    if action.hex not in state.frontier:
        return "A4.5", message("antropolis-refused-apart")
    return _why_no_fit(state, action)


def _why_no_fit(state: AntropolisState, action: Lay) -> Broken:
    signature = state.frontier[action.hex]
    if not geometry.fits(action.face, action.turn, signature):
        return "A4.6", message("antropolis-refused-sides")
    if not geometry.attachable(action.face, signature, state.forest_by_earth):
        rule = "A4.9" if SORT[action.face] == FOREST else "A4.7"
        return rule, message(f"antropolis-refused-join-{SORTS[SORT[action.face]]}")
    turns = geometry.turns_of(action.face)
    return "A4.5", message("antropolis-refused-orientation", turns=turns)
