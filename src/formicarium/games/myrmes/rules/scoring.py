"""The score sheet and the winners (M19.2, M21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.score_sheet import Column, ScoreSheet
from formicarium.games.myrmes.rules.goods import part
from formicarium.games.myrmes.rules.sources import SOURCES

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.state import MyrmesState


def score_sheet(state: MyrmesState) -> ScoreSheet:
    """M21: the points of each source so far; nothing is added at the end (M19.2)."""
    columns = []
    for seat in range(state.players):
        points = part(state.points, len(SOURCES), seat)
        columns.append(Column(seat, 0, dict(zip(SOURCES, points, strict=True))))
    return ScoreSheet(columns, state.players)


def total(state: MyrmesState, seat: int) -> int:
    """Return all points of a seat."""
    width = len(SOURCES)
    return sum(state.points[width * seat : width * (seat + 1)])
