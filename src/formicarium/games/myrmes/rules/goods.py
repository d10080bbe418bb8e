"""Cubes from and to the supply (M1.2, Q26), and points (M4.6, M21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.games.myrmes.components import LARVAE, POINTS_UP, RESOURCES
from formicarium.games.myrmes.options import RULESETS, Ruleset
from formicarium.games.myrmes.rules.sources import EXTRA, SOURCES

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.state import MyrmesState

RESOURCE_COUNT: Final = len(RESOURCES)
_SOURCE_COUNT: Final = len(SOURCES)


def part(values: list[int], width: int, number: int) -> list[int]:
    """Return the entries of one seat or tile, in a list that has ``width`` entries for each.

    >>> part([5, 0, 1, 2, 2, 2], 3, 1)
    [2, 2, 2]
    """
    return values[width * number : width * (number + 1)]


def ruleset(state: MyrmesState) -> Ruleset:
    """Return the rules of the edition in play."""
    return RULESETS[state.variant]


def draw(state: MyrmesState, cube: int, count: int) -> int:
    """Take cubes from the supply, as many as it has, and return how many these are (Q26)."""
    if state.supply:
        count = min(count, state.supply[cube])
        state.supply[cube] -= count
    return count


def put_back(state: MyrmesState, cube: int, count: int) -> None:
    """Put cubes back into the supply."""
    if state.supply:
        state.supply[cube] += count


def gain(state: MyrmesState, seat: int, resource: int, count: int) -> None:
    """Move cubes from the supply to the store; its limit counts only in phase 6 (M6.10)."""
    state.store[RESOURCE_COUNT * seat + resource] += draw(state, resource, count)


def pay(state: MyrmesState, seat: int, resource: int, count: int) -> None:
    """Move cubes from the store to the supply."""
    state.store[RESOURCE_COUNT * seat + resource] -= count
    put_back(state, resource, count)


def gain_larvae(state: MyrmesState, seat: int, count: int) -> None:
    """Move larvae from the supply to the larva room, which has no limit (M5.10)."""
    state.larvae[seat] += draw(state, LARVAE, count)


def pay_larvae(state: MyrmesState, seat: int, count: int) -> None:
    """Move larvae to the supply."""
    state.larvae[seat] -= count
    put_back(state, LARVAE, count)


def score(state: MyrmesState, seat: int, source: int, points: int) -> None:
    """M4.6: each time points are scored, one more with points+1; 0 does not count (Q20)."""
    if points > 0:
        state.points[_SOURCE_COUNT * seat + source] += points
        if state.event[seat] == POINTS_UP:
            state.points[_SOURCE_COUNT * seat + EXTRA] += 1


def lose(state: MyrmesState, seat: int, source: int, points: int) -> None:
    """M17.3: points are lost; they may fall below zero (Q30)."""
    state.points[_SOURCE_COUNT * seat + source] -= points
