"""A wedge, one tenth of the ring, and smooth curves across it.

A wedge is drawn upright, with its narrow side down and its origin in its middle. A point on it is
``(across, radius)``: across goes from -1 on the left edge to 1 on the right edge, radius is the
distance from the middle of the ring.
"""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, degrees, dist, pi, sin
from typing import TYPE_CHECKING, Final, TypeAlias

from formicarium.games.micropolis.components import ANTHILL_SIZE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Point: TypeAlias = tuple[float, float]
Spot: TypeAlias = tuple[float, float, float]
"""x, y and rotation."""

OUTER: Final = 260.0
"""The radius of the ring."""
INNER: Final = 90.0
"""The radius of the hole for the foundation."""
MIDDLE: Final = (OUTER + INNER) / 2
"""The radius of the origin of a wedge."""
HALF_ANGLE: Final = pi / ANTHILL_SIZE


def on_wedge(across: float, radius: float) -> Point:
    """Return a point of a wedge, in coordinates from its origin.

    >>> on_wedge(0, OUTER), on_wedge(0, INNER)
    ((0.0, -85.0), (0.0, 85.0))
    """
    angle = across * HALF_ANGLE
    return round(radius * sin(angle), 1), round(MIDDLE - radius * cos(angle), 1)


# Curves.

Bezier: TypeAlias = tuple[Point, Point, Point]
"""Two handles and the end point."""


def curve(way: Sequence[Point]) -> Iterator[Bezier]:
    """Lay a smooth curve through points; it meets the edges of the wedge at right angles."""
    handles = [_direction(way, number) for number in range(len(way))]
    for (start, end), (leaving, arriving) in zip(pairwise(way), pairwise(handles), strict=True):
        third = dist(start, end) / 3
        yield (
            (round(start[0] + leaving[0] * third, 1), round(start[1] + leaving[1] * third, 1)),
            (round(end[0] - arriving[0] * third, 1), round(end[1] - arriving[1] * third, 1)),
            end,
        )


def _direction(way: Sequence[Point], number: int) -> Point:
    """Return the direction of the curve at a point."""
    before, after = way[max(number - 1, 0)], way[min(number + 1, len(way) - 1)]
    run, fall = after[0] - before[0], after[1] - before[1]
    x, y = way[number]
    angle = atan2(x, MIDDLE - y)
    if abs(angle) > HALF_ANGLE:  # on the edge, or just beyond it
        forward = 1 if run * cos(angle) + fall * sin(angle) > 0 else -1
        return forward * cos(angle), forward * sin(angle)
    size = dist(before, after)
    return run / size, fall / size


def samples(way: Sequence[Point]) -> tuple[Point, ...]:
    """Return points along the curve, close to each other."""
    points = [way[0]]
    for handle, other, end in curve(way):
        start = points[-1]
        points += [_bezier_at(start, handle, other, end, step / 8) for step in range(1, 9)]
    return tuple(points)


def _bezier_at(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    s = 1 - t
    weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    points = (a, b, c, d)
    return (
        sum(weight * x for weight, (x, _) in zip(weights, points, strict=True)),
        sum(weight * y for weight, (_, y) in zip(weights, points, strict=True)),
    )


def length(curve: Sequence[Point]) -> float:
    """Return the length of a curve."""
    return sum(dist(here, there) for here, there in pairwise(curve))


def along_curve(curve: Sequence[Point], along: float) -> Spot:
    """Return a point of a curve and the heading there, clockwise from upwards."""
    steps = list(pairwise(curve))
    while len(steps) > 1 and along > dist(*steps[0]):
        along -= dist(*steps.pop(0))
    (x, y), (to_x, to_y) = steps[0]
    share = along / dist(*steps[0])
    heading = degrees(atan2(to_y - y, to_x - x)) + 90
    return x + (to_x - x) * share, y + (to_y - y) * share, heading
