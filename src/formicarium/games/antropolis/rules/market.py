"""Phase 3: buying tiles, and the market (A7, S8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.message import Broken, Message, message
from formicarium.games.antropolis.components import SORT, SORTS
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules import course, piles
from formicarium.games.antropolis.rules.actions import AntropolisAction, Buy, End

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState


def shelf(state: AntropolisState, sort: int) -> list[int]:
    """Return the places of a sort, the cheapest first; -1 where a tile is missing."""
    slots = RULESETS[state.variant].slots
    return state.market[slots * sort : slots * (sort + 1)]


def renew(state: AntropolisState) -> None:
    """A7.3, A7.4, AQ4, AQ18: slide tiles to the cheap places and fill the dear ones."""
    slots = RULESETS[state.variant].slots
    left = [[face for face in shelf(state, sort) if face >= 0] for sort in range(len(SORTS))]
    wanted = []
    for sort, faces in enumerate(left):
        wanted += [sort] * min(slots - len(faces), len(state.piles[sort]))
    drawn = piles.draw(state, "market", wanted) if wanted else []
    for sort, face in zip(wanted, drawn, strict=True):
        left[sort].append(face)
    state.market = [face for faces in left for face in (*faces, *[-1] * (slots - len(faces)))]


def may_buy(state: AntropolisState) -> bool:
    """A4.2, A11.2, AQ19: whether this turn allows buying at all."""
    full = state.within_hand and len(state.hands[state.turn]) >= state.capacity[state.turn]
    return state.laid > 0 and state.last_turns < 0 and not full


def offers(state: AntropolisState) -> list[tuple[int, int]]:
    """A7.1, A7.2: return the tiles that the player can pay for, with their prices."""
    slots, purse = RULESETS[state.variant].slots, state.food[state.turn]
    if not purse or not may_buy(state):
        return []
    return [
        (face, place % slots + 1)
        for place, face in enumerate(state.market)
        if face >= 0 and place % slots < purse
    ]


def legal(state: AntropolisState) -> list[AntropolisAction]:
    """A7.2: every tile that the player can pay for; or the end of the phase."""
    seat = state.turn
    return [*[Buy(seat, face, price) for face, price in offers(state)], End(seat)]


def buy(state: AntropolisState, action: Buy) -> None:
    """A7.1: pay for a tile and take it; its place stays empty until the market is renewed."""
    slots = RULESETS[state.variant].slots
    state.food[action.seat] -= action.price
    state.market[slots * SORT[action.face] + action.price - 1] = -1
    state.hands[action.seat] = tuple(sorted([*state.hands[action.seat], action.face]))
    if not offers(state):
        course.end_phase(state)


def too_dear(state: AntropolisState, price: int) -> Message:
    """A7.2, A8.2: return the reason if the player cannot pay."""
    return message("antropolis-refused-food", food=price, have=state.food[state.turn])


def why_not(state: AntropolisState, action: AntropolisAction) -> Broken:
    """Return the rule that forbids buying this, and the reason."""
    if not isinstance(action, Buy):
        return course.wrong_phase(state)
    sort, price = SORT[action.face], action.price
    if action.face not in shelf(state, sort)[price - 1 : price]:
        return "A7.1", message("antropolis-refused-market")
    return "A7.2", too_dear(state, price)
