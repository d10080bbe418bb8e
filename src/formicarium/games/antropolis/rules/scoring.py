"""The score sheet and the winners (A11.3, A11.4, S8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.score_sheet import Column, ScoreSheet
from formicarium.games.antropolis.components import KINDS, QUEEN, SOLDIER, WORKER
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules.ants import on_table
from formicarium.games.antropolis.rules.sources import COUNTED, SOURCES

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState

QUEEN_POINTS = 2
FOOD_PER_POINT = 3


def counted(state: AntropolisState, seat: int) -> int:
    """AQ38: return the points from nests and tunnels, which alone count towards the target."""
    return sum(state.points[COUNTED * seat : COUNTED * (seat + 1)])


def bonus(state: AntropolisState, seat: int) -> tuple[int, int, int, int, int]:
    """A11.3, S8.4: return the bonus for the target, queens, other ants, tiles in hand, food."""
    rules = RULESETS[state.variant]
    return (
        rules.first_bonus if state.first_to_target == seat else 0,
        ant_points(state, seat, QUEEN),
        ant_points(state, seat, WORKER) + ant_points(state, seat, SOLDIER),
        len(state.hands[seat]) // rules.tiles_per_point,
        -(-state.food[seat] // FOOD_PER_POINT),
    )


def ant_points(state: AntropolisState, seat: int, kind: int) -> int:
    """A11.3, S8.4: return the bonus for the queens, workers or soldiers on the table."""
    return on_table(state, seat, kind) * (QUEEN_POINTS if kind == QUEEN else 1)


def total(state: AntropolisState, seat: int) -> int:
    """Return all points of a seat, as if the game ended now."""
    return counted(state, seat) + sum(bonus(state, seat))


def score_sheet(state: AntropolisState) -> ScoreSheet:
    """Return the points by source, as if the game ended now."""
    columns = []
    for seat in range(state.players):
        points = (*state.points[COUNTED * seat : COUNTED * (seat + 1)], *bonus(state, seat))
        columns.append(Column(seat, 0, dict(zip(SOURCES, points, strict=True))))
    return ScoreSheet(columns, state.players)


def ants_on_table(state: AntropolisState, seat: int) -> int:
    """SQ20: return how many ants count in a tie: all kinds, larvae too."""
    return sum([on_table(state, seat, kind) for kind in range(len(KINDS))])


def ranks(state: AntropolisState) -> list[tuple[int, ...]]:
    """A11.4, AQ36: return points, then ants on the table, then who was first to the target."""
    return [
        (total(state, seat), ants_on_table(state, seat), state.first_to_target == seat)
        for seat in range(state.players)
    ]
