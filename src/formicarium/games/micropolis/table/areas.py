"""What stands out in an anthill: the gallery of a queen that scores."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import TYPE_CHECKING

from formicarium.core.scene import Area
from formicarium.games.micropolis.components import TILES
from formicarium.games.micropolis.rules import scoring
from formicarium.games.micropolis.rules.galleries import dug, galleries
from formicarium.games.micropolis.table import layout
from formicarium.games.micropolis.table.art.faces import face
from formicarium.games.micropolis.table.art.wedge import curve

if TYPE_CHECKING:
    from formicarium.games.micropolis.components import Segment
    from formicarium.games.micropolis.table.art.wedge import Point, Spot


@lru_cache(maxsize=1024)
def areas(index: int, anthill: tuple[int, ...], first: int) -> tuple[Area, ...]:
    """P11.4: return the royal galleries of an anthill whose first tile lies at a place of the ring.

    >>> from formicarium.games.micropolis.components import TILE_BY_CODE
    >>> [area.kind for area in areas(0, (TILE_BY_CODE["Q2"].index,), 0)]
    ['way']
    """
    found = zip(galleries(anthill), dug(anthill), strict=True)
    royal = [segments for gallery, segments in found if scoring.reign(gallery)]
    return tuple(
        Area(f"royal-{index}-{number}", "way", _path(anthill, segments, first))
        for number, segments in enumerate(royal)
    )


def _path(anthill: tuple[int, ...], segments: tuple[tuple[int, Segment], ...], first: int) -> str:
    path = ""
    for place, segment in segments:
        tile, spot = TILES[anthill[place]], layout.place(first + place)
        for way in face(tile).galleries[tile.segments.index(segment)].ways:
            path += f"M{_laid(spot, way[0])}"
            path += "".join(
                "C" + " ".join(_laid(spot, point) for point in bezier) for bezier in curve(way)
            )
    return path


def _laid(spot: Spot, point: Point) -> str:
    """Write a point of a tile, in coordinates of the anthill."""
    (x, y, turn), (dx, dy) = spot, point
    cosine, sine = cos(radians(turn)), sin(radians(turn))
    return f"{x + dx * cosine - dy * sine:.1f} {y + dx * sine + dy * cosine:.1f}"
