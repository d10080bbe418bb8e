"""The score sheet and the winners (M19.2, M21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.score_sheet import Column, ScoreSheet
from formicarium.games.myrmes.rules.sources import SOURCES

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.state import MyrmesState


def score_sheet(state: MyrmesState) -> ScoreSheet:
    """M21: what each source has brought so far; nothing is added at the end (M19.2)."""
    width = len(SOURCES)
    columns = []
    for seat in range(state.players):
        points = state.points[width * seat : width * (seat + 1)]
        columns.append(Column(seat, 0, dict(zip(SOURCES, points, strict=True))))
    return ScoreSheet(columns, state.players)


def total(state: MyrmesState, seat: int) -> int:
    """All points of a seat."""
    width = len(SOURCES)
    return sum(state.points[width * seat : width * (seat + 1)])


def winners(state: MyrmesState) -> tuple[int, ...]:
    """M19.2: most points; those who tie share the victory."""
    scores = [total(state, seat) for seat in range(state.players)]
    best = max(scores)
    return tuple([seat for seat, points in enumerate(scores) if points == best])
