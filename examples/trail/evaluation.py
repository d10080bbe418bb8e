"""How well a seat stands in Trail, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.trail.rules import FIRST_HOME, NEST, NOBODY

if TYPE_CHECKING:
    from examples.trail.rules import TrailState


def expectations(state: TrailState) -> list[float]:
    """Guess the points of every seat at the end: those so far, and a chance to be home first."""
    points = [float(score) for score in state.scores()]
    if state.first_home == NOBODY:
        ways = [(1 + space / NEST) ** 4 for space in state.at]
        points = [own + FIRST_HOME * way / sum(ways) for own, way in zip(points, ways, strict=True)]
    return points


def evaluate(state: TrailState, seat: int) -> float:
    """Return the expected lead over the best of the others."""
    points = expectations(state)
    return points[seat] - max(points[:seat] + points[seat + 1 :])
