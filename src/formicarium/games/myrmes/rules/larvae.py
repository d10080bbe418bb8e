"""Larvae into food (M16), in a worker's go and in the atelier; for winter see ``winter``.

M16.1 allows it at any moment of one's own go and in all simultaneous phases. It is offered only
where food can be spent before the next such moment; elsewhere it would change nothing.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formicarium.core.message import message
from formicarium.games.myrmes.components import FOOD, LARVAE_FOR_FOOD
from formicarium.games.myrmes.rules import winter
from formicarium.games.myrmes.rules.actions import Exchange, MyrmesAction
from formicarium.games.myrmes.rules.goods import gain, pay_larvae, ruleset

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

_exchange = cache(Exchange)


def add_legal(state: MyrmesState, seat: int, actions: list[MyrmesAction]) -> None:
    """M16.1, M16.2; in the English edition also fewer than three larvae (D18)."""
    larvae = state.larvae[seat]
    if not larvae or (state.supply and not state.supply[FOOD]):
        return
    if larvae >= LARVAE_FOR_FOOD:
        actions.append(_exchange(seat, LARVAE_FOR_FOOD))
    if portion_open(state, seat):
        portions = range(1, min(larvae, LARVAE_FOR_FOOD - 1) + 1)
        actions += [_exchange(seat, portion) for portion in portions]


def portion_open(state: MyrmesState, seat: int) -> bool:
    """D18, D18b: whether fewer than three larvae can become a food: once a go, or a round."""
    if not ruleset(state).portions:
        return False
    return not (state.portioned[seat] if state.portioned else state.portion_taken)


def exchange(state: MyrmesState, action: Exchange) -> None:
    """M16.1: the food goes to the store."""
    pay_larvae(state, action.seat, action.larvae)
    gain(state, action.seat, FOOD, 1)
    if action.larvae == LARVAE_FOR_FOOD:
        return
    if state.portioned:
        state.portioned[action.seat] = True
    else:
        state.portion_taken = True


def why_not(state: MyrmesState, action: Exchange) -> Broken:
    """Return the rule that forbids this exchange, and the reason."""
    if state.phase not in ("workers", "atelier", "winter"):
        return "M16.1", message("myrmes-refused-food-useless")
    there = winter.larvae_left(state, action.seat)
    if action.larvae > there:
        return "M16.1", message("myrmes-refused-larvae", larvae=there)
    if action.larvae == LARVAE_FOR_FOOD:
        return "Q26", message("myrmes-refused-supply")
    if not action.larvae or not ruleset(state).portions:
        return "M16.2", message("myrmes-refused-three-larvae")
    if state.portioned:
        return "D18b", message("myrmes-refused-portion-round")
    return "D18", message("myrmes-refused-portion-go")
