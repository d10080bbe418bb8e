"""The hexagon of a tile, and places on it.

A place is given by a side, how far along it (``across``, anticlockwise from its middle) and how far
from the middle of the tile (``out``). Sides count as in ``core.hexes``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.hexes import ORIGIN
from formicarium.core.lettering import short

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formicarium.core.labels import Point

TILE_RADIUS: Final = 60.0
"""From the middle of a tile to a corner: place tiles with ``Hex.to_pixel(TILE_RADIUS)``."""
HALF_ROOT: Final = 0.8660254037844386
EDGE: Final = TILE_RADIUS * HALF_ROOT
"""From the middle of a tile to the middle of a side."""
SEAM: Final = 0.9
"""How far ways are drawn over the edge, so that no hairline separates them from the next tile."""

_OUTWARDS: Final[tuple[Point, ...]] = (
    (1.0, 0.0), (0.5, -HALF_ROOT), (-0.5, -HALF_ROOT),
    (-1.0, 0.0), (-0.5, HALF_ROOT), (0.5, HALF_ROOT),
)  # fmt: skip


def at(side: int, across: float, out: float) -> Point:
    """Return a place on a tile.

    >>> at(0, 10, 52)
    (52.0, -10.0)
    """
    x, y = _OUTWARDS[side % 6]
    return out * x + across * y, out * y - across * x


def added(*points: Point) -> Point:
    """Return the sum of vectors."""
    return sum(x for x, _ in points), sum(y for _, y in points)


def times(point: Point, factor: float) -> Point:
    """Return a vector scaled by a factor."""
    return point[0] * factor, point[1] * factor


def corner(number: int, radius: float = TILE_RADIUS) -> Point:
    """Return a corner; side d lies between corner d and corner d + 1."""
    return ORIGIN.corners(radius)[number % 6]


def written_points(*points: Point) -> str:
    """Write coordinates for a path, as short as possible.

    >>> written_points((1.04, -2), (0.5, 3))
    '1-2 .5 3'
    """
    text = " ".join(f"{tenth(x)} {tenth(y)}" for x, y in points)
    return text.replace(" -", "-")


def tenth(value: float) -> str:
    """Write a number with one decimal, without a zero before its point."""
    text = short(value)
    return text.removeprefix("0") if text.startswith("0.") else text


def polygon(points: Iterable[Point]) -> str:
    """Return the path of a closed line."""
    return f"M{written_points(*points)}Z"


def hexagon(radius: float) -> str:
    """Return the line around a hexagon with corners above and below.

    >>> hexagon(2)
    'M1.7 1 1.7-1 0-2-1.7-1-1.7 1 0 2Z'
    """
    return polygon([corner(number, radius) for number in range(6)])
