"""What stands out on the map: nests that a player would get, and sides that are still open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.hexes import Hex
from formicarium.core.scene import Area
from formicarium.games.antropolis.rules import nests
from formicarium.games.antropolis.rules.geometry import EDGES, OPEN, STEP, hex_at, hex_name
from formicarium.games.antropolis.table.art.hexagon import TILE_RADIUS, corner, written_points
from formicarium.games.antropolis.table.layout import middle

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.core.labels import Point
    from formicarium.games.antropolis.rules.state import AntropolisState


def areas(seen: AntropolisState) -> Iterator[Area]:
    """Return the contour of each nest that one player would get, and the mouths of all."""
    for nest, still_open in enumerate(seen.nest_open):
        if still_open:
            tiles = [tile for tile, of in enumerate(seen.nest) if of == nest]
            name = hex_name(seen.hexes[nest])
            if (seat := _leader(nests.claims(seen, nest))) is not None:
                path = border([hex_at(seen.hexes[tile]) for tile in tiles])
                yield Area(f"nest-{name}", "region", path, seat)
            yield Area(f"mouths-{name}", "gap", _mouths(seen, tiles))


def _leader(points: Sequence[int]) -> int | None:
    """Return the seat that alone would get points for a nest."""
    gaining = [seat for seat, each in enumerate(points) if each]
    return gaining[0] if len(gaining) == 1 else None


def _mouths(seen: AntropolisState, tiles: Sequence[int]) -> str:
    """Return lines along the open sides at which no tile lies yet."""
    lines = ""
    for tile in tiles:
        place = seen.hexes[tile]
        x, y = middle(place)
        for side, edge in enumerate(EDGES[seen.looks[tile]]):
            if edge == OPEN and place + STEP[side] not in seen.tile_at:
                ends = [_between(corner(side), corner(side + 1), share) for share in (0.2, 0.8)]
                lines += "M" + written_points(*[(x + dx, y + dy) for dx, dy in ends])
    return lines


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def border(cells: Sequence[Hex]) -> str:
    """Return the line around hexes, as a path; around a hole there is one, too.

    >>> border([Hex(0, 0)]).count(" "), border([Hex(0, 0), Hex(1, 0)]).count("M")
    (6, 1)
    """
    inside = set(cells)
    sides: dict[tuple[int, int], tuple[Point, tuple[int, int]]] = {}
    for cell in cells:
        corners = cell.corners(TILE_RADIUS)
        for side, near in enumerate(cell.neighbours()):
            if near not in inside:
                start, end = corners[side], corners[(side + 1) % 6]
                sides[_key(start)] = start, _key(end)
    path = ""
    while sides:
        at = next(iter(sides))
        line: list[Point] = []
        while at in sides:
            point, at = sides.pop(at)
            line.append(point)
        path += f"M{written_points(*line)}Z"
    return path


def _key(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])
