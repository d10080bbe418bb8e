"""What is stored about a game so that lists of games need not play it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formicarium.core.registry import game
from formicarium.core.seats import seat_letter
from formicarium.server import store
from formicarium.server.rows import ResultRow, StandingRow, now

if TYPE_CHECKING:
    from sqlalchemy.sql.dml import UpdateBase

    from formicarium.core.state import State


def standing(table_id: str, state: State[Any], at: str | None = None) -> list[UpdateBase]:
    """Return the changes that store where a game stands; at its end, also its results."""
    stands = game(state.game_id).standing(state.imagine(None))
    letters = "".join(map(seat_letter, state.to_act))
    row = StandingRow(to_act=letters, standing=stands, progress=state.progress, at=at or now())
    changes = store.new_standing(table_id, row)
    if state.is_over:
        changes.append(store.new_results(table_id, results(state)))
    return changes


def results(state: State[Any]) -> list[ResultRow]:
    """Return the points and the place of every seat; equal seats share the better place.

    >>> import formicarium as fm
    >>> state = fm.game("micropolis").new(players=2, seed=7)
    >>> [(row.points, row.place) for row in results(state)]
    [(5, 1), (5, 1)]
    """
    ranks, sheet = state.ranks(), state.score_sheet()
    return [
        ResultRow(
            seat=seat,
            points=sum(sheet[seat].values()),
            place=1 + sum(other > rank for other in ranks),
            sources=sheet[seat],
        )
        for seat, rank in enumerate(ranks)
    ]
