"""Hexes and the outlines of tiles, on the scale of the garden."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import TYPE_CHECKING, Final, TypeAlias

from formicarium.core.lettering import short
from formicarium.games.myrmes.rules.geometry import HEXES, USED, WAYS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.hexes import Shape

Point: TypeAlias = tuple[float, float]

RADIUS: Final = 34.0
"""From the middle of a hex to a corner."""


def middle(cells: Shape) -> Point:
    """Return the middle of several hexes.

    >>> from formicarium.core.hexes import Hex
    >>> middle((Hex(0, 0), Hex(0, 2)))[1]
    51.0
    """
    points = [cell.to_pixel(RADIUS) for cell in cells]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


@cache
def heart(shape: int, turn: int) -> Point:
    """Return the point at which a tile is picked, seen from its first hex.

    It is the middle of the tile or, if its shape is irregular, of its innermost hex.

    >>> heart(0, 0)[1]
    0.0
    """
    cells = WAYS[shape][turn]
    if shape not in _IRREGULAR:
        return middle(cells)
    x, y = middle(cells)
    points = [cell.to_pixel(RADIUS) for cell in cells]
    return min(points, key=lambda point: (round(hypot(point[0] - x, point[1] - y), 3), point))


_IRREGULAR: Final = (4, 5)
"""Hook and trapezoid: their middles would lie too close to each other to be picked."""


def outline(cells: Shape, inset: float) -> list[Point]:
    """Return the border of connected hexes around their own middle, moved inwards by ``inset``.

    >>> from formicarium.core.hexes import Hex
    >>> len(outline((Hex(0, 0), Hex(1, 0)), 2))
    10
    """
    x, y = middle(cells)
    corners = [(px - x, py - y) for px, py in _border(cells)]
    return _drawn_in(corners, inset)


def _border(cells: Shape) -> list[Point]:
    """Return the corners in order, along the sides that belong to one hex only."""
    sides: dict[Point, Point] = {}
    for cell in cells:
        corners = [(round(x, 3), round(y, 3)) for x, y in cell.corners(RADIUS)]
        for side, near in enumerate(cell.neighbours()):
            if near not in cells:
                sides[_key(corners[side])] = corners[(side + 1) % 6]
    start = next(iter(sides))
    found = [sides[start]]
    while _key(found[-1]) != start:
        found.append(sides[_key(found[-1])])
    return found


def _key(point: Point) -> Point:
    return round(point[0]), round(point[1])


def _drawn_in(corners: Sequence[Point], inset: float) -> list[Point]:
    """Move every side inwards; the corners run anticlockwise on the screen."""
    found = []
    for number, corner in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % len(corners)]
        (ax, ay), (bx, by) = _inwards(before, corner), _inwards(corner, after)
        # The corner moves along the sum of two unit normals, by 1 / (1 + cos) of it.
        share = inset / (1 + ax * bx + ay * by)
        found.append((corner[0] + share * (ax + bx), corner[1] + share * (ay + by)))
    return found


def _inwards(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    return dy / length, -dx / length


def path(points: Sequence[Point]) -> str:
    """Return a closed SVG path through points."""
    return "M" + " ".join(f"{short(x)} {short(y)}" for x, y in points) + "Z"


@cache
def bounds(players: int) -> tuple[float, float, float, float]:
    """Return the least and greatest x, then y, of the part of the garden in use."""
    in_use = zip(HEXES, USED[players], strict=True)
    points = [place.to_pixel(RADIUS) for place, used in in_use if used]
    half = RADIUS * 0.866
    return (
        min(x for x, _ in points) - half,
        max(x for x, _ in points) + half,
        min(y for _, y in points) - RADIUS,
        max(y for _, y in points) + RADIUS,
    )
