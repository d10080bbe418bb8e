"""A wedge, one tenth of the ring, and smooth curves across it.

A wedge is drawn upright, its narrow side down, around its own middle. Points on it are told as
``(across, radius)``: across runs from -1 on the left edge to 1 on the right one, radius is the
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
"""The radius at which a wedge has its own origin."""
HALF_ANGLE: Final = pi / ANTHILL_SIZE


def on_wedge(across: float, radius: float) -> Point:
    """A point of the wedge around its own origin.

    >>> on_wedge(0, OUTER), on_wedge(0, INNER)
    ((0.0, -85.0), (0.0, 85.0))
    """
    angle = across * HALF_ANGLE
    return round(radius * sin(angle), 1), round(MIDDLE - radius * cos(angle), 1)


# Curves.

Bezier: TypeAlias = tuple[Point, Point, Point]
"""Two handles and the point to which it leads."""


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
    """The direction in which the curve passes a point."""
    before, after = way[max(number - 1, 0)], way[min(number + 1, len(way) - 1)]
    run, fall = after[0] - before[0], after[1] - before[1]
    x, y = way[number]
    angle = atan2(x, MIDDLE - y)
    if abs(angle) > HALF_ANGLE:  # on the edge, or a hair beyond it
        forward = 1 if run * cos(angle) + fall * sin(angle) > 0 else -1
        return forward * cos(angle), forward * sin(angle)
    size = dist(before, after)
    return run / size, fall / size


def samples(way: Sequence[Point]) -> tuple[Point, ...]:
    """Points close to each other along the curve."""
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
    """Measure a curve."""
    return sum(dist(here, there) for here, there in pairwise(curve))


def along_curve(curve: Sequence[Point], along: float) -> Spot:
    """A point of a curve and the heading there, clockwise from upwards."""
    steps = list(pairwise(curve))
    while len(steps) > 1 and along > dist(*steps[0]):
        along -= dist(*steps.pop(0))
    (x, y), (to_x, to_y) = steps[0]
    share = along / dist(*steps[0])
    heading = degrees(atan2(to_y - y, to_x - x)) + 90
    return x + (to_x - x) * share, y + (to_y - y) * share, heading
