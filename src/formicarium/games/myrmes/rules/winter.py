"""Winter (M17)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from formicarium.core.message import message
from formicarium.games.myrmes.components import FOOD, LARVAE_FOR_FOOD, WINTER_FOOD, WINTER_POINTS
from formicarium.games.myrmes.rules import sources
from formicarium.games.myrmes.rules.actions import Exchange, MyrmesAction, Pay
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, lose, pay, pay_larvae, ruleset

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

_exchange = cache(Exchange)
_pay = cache(Pay)
_NO_MORE: Final = 0


def food_due(year: int, soldiers: int) -> int:
    """M17.1, M17.2: by year, one less for each soldier."""
    return max(0, WINTER_FOOD[year] - soldiers)


def exchanged(state: MyrmesState, seat: int) -> list[int]:
    """M17.4: the larvae that the seat turns into food in this winter, one entry for each food."""
    if state.phase != "winter":
        return []
    return [larvae for larvae in state.chosen[seat] if larvae != _NO_MORE]


def larvae_left(state: MyrmesState, seat: int) -> int:
    """Return the larvae of a seat without those that it exchanges in this winter."""
    return state.larvae[seat] - sum(exchanged(state, seat))


def missing(state: MyrmesState, seat: int) -> int:
    """M17.3: the food that store and exchanged larvae do not cover."""
    due = food_due(state.year, state.soldiers[seat])
    food = state.store[RESOURCE_COUNT * seat + FOOD] + len(exchanged(state, seat))
    return max(0, due - food)


def points_lost(state: MyrmesState, seat: int) -> int:
    """M17.3: 3 points for each missing food."""
    return WINTER_POINTS * missing(state, seat)


def legal(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """M17.4, Q29: while food is missing, larvae may become food, but need not."""
    chosen = state.chosen[seat]
    if _NO_MORE in chosen or not missing(state, seat):
        return []
    larvae = state.larvae[seat] - sum(chosen)
    actions: list[MyrmesAction] = []
    if larvae >= LARVAE_FOR_FOOD:
        actions.append(_exchange(seat, LARVAE_FOR_FOOD))
    if ruleset(state).portions and all(past == LARVAE_FOR_FOOD for past in chosen):  # D18
        portions = range(1, min(larvae, LARVAE_FOR_FOOD - 1) + 1)
        actions += [_exchange(seat, portion) for portion in portions]
    return [*actions, _pay(seat)] if actions else []


def code(state: MyrmesState, action: Exchange | Pay) -> tuple[int, ...]:
    """Return the larvae exchanged, 0 for no more."""
    return (action.larvae,) if isinstance(action, Exchange) else (_NO_MORE,)


def finish(state: MyrmesState) -> None:
    """M17.1, M17.3, Q29: all pay the food that is due, as far as they have it."""
    for seat in range(state.players):
        lose(state, seat, sources.WINTER, points_lost(state, seat))
        larvae = exchanged(state, seat)
        pay_larvae(state, seat, sum(larvae))
        owed = food_due(state.year, state.soldiers[seat]) - len(larvae)
        pay(state, seat, FOOD, min(owed, state.store[RESOURCE_COUNT * seat + FOOD]))


def why_not(state: MyrmesState, action: MyrmesAction) -> Broken:
    """Return the rule that forbids this in winter, and the reason."""
    return "M17.1", message("myrmes-refused-winter-now")
