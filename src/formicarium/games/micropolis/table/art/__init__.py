"""The drawings: tile faces made from the components, and pieces drawn by hand (``*.svg``).

Every symbol has its origin in its middle and takes its colours from the palette. Things on tiles
are drawn once and used by name, which keeps the document small.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from formicarium.core.art import document
from formicarium.core.lettering import short, written
from formicarium.games.micropolis.components import (
    ANTHILL_SIZE,
    BARRACKS_POINTS,
    LI,
    LO,
    RI,
    RO,
    TILES,
    Tile,
)
from formicarium.games.micropolis.table.art import cover
from formicarium.games.micropolis.table.art.faces import WIDTH, Face, Gallery, Quarters, face
from formicarium.games.micropolis.table.art.wedge import INNER, OUTER, Point, Spot, curve, on_wedge

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_TURF: Final = 246.0
"""The radius at which soil becomes turf."""
_WALL: Final = 1.7
"""The thickness of a gallery's outline."""


@cache
def art() -> str:
    """Return all symbols as one document.

    >>> art().count('<g id="micropolis-tile-')
    95
    """
    return document(__name__, [*_shared(), *map(_tile, TILES), cover.drawn()])


def _shared() -> Iterator[str]:
    """Yield the symbols that several tiles share, and all others that are wedges."""
    yield from map(_nurse, (1, 2, 3))
    for ways, number in _all_ways().items():
        yield _symbol(f"way-{number}", f'<path d="{"".join(map(_path, ways))}" fill="none"/>')
    for hollow, number in _all_hollows().items():
        yield _symbol(f"hollow-{number}", _dug(hollow))
    for (value, house), number in _all_houses().items():
        yield _symbol(f"house-{number}", _barracks(value, house))
    yield _symbol("soil", _soil())
    yield _symbol("place", _outline("var(--pick-soft)", "var(--pick)", 3, ' fill-opacity=".7"'))
    yield _symbol("ring", _empty_ring())
    yield _symbol("back", _back())
    yield _symbol("stack", _stack())


def _symbol(name: str, drawing: str) -> str:
    return f'<g id="micropolis-{name}">{drawing}</g>'


def _use(name: str, transform: str = "") -> str:
    return f'<use href="#{name}"' + (f' transform="{transform}"/>' if transform else "/>")


def _points(*points: Point) -> str:
    return " ".join(f"{short(x)} {short(y)}" for x, y in points)


def _nurse(eggs: int) -> str:
    places = {1: (0,), 2: (-5, 5), 3: (-9.4, 0, 9.4)}[eggs]
    brood = "".join(_use("micropolis-egg", f"translate({x} 13.5)") for x in places)
    return _symbol(
        f"nurse-{eggs}", f'<g transform="scale(1.1)">{_use("micropolis-nurse")}{brood}</g>'
    )


# Wedges.


def _wedge(outer: float, inner: float, inset: float = 0.0) -> str:
    """Return the path of a wedge between two radii, with its sides moved in."""
    across_outer, across_inner = (1 - inset * ANTHILL_SIZE / pi / r for r in (outer, inner))
    return (
        f"M{_points(on_wedge(-across_outer, outer))}"
        f"A{short(outer)} {short(outer)} 0 0 1 {_points(on_wedge(across_outer, outer))}"
        f"L{_points(on_wedge(across_inner, inner))}"
        f"A{short(inner)} {short(inner)} 0 0 0 {_points(on_wedge(-across_inner, inner))}Z"
    )


def _outline(fill: str, stroke: str, width: float, more: str = "") -> str:
    """Return a wedge whose line stays within its edges."""
    half = width / 2
    return (
        f'<path d="{_wedge(OUTER - half, INNER + half, half)}" fill="{fill}" stroke="{stroke}" '
        f'stroke-width="{width}" stroke-linejoin="round"{more}/>'
    )


_PEBBLES: Final = (
    (-0.86, 180, 3), (-0.3, 238, 2.4), (0.42, 237, 3.2), (0.85, 165, 2.6), (-0.1, 102, 2),
    (0.55, 99, 2.2), (-0.75, 100, 1.8), (0.1, 168, 2.8), (-0.35, 158, 2), (0.3, 182, 1.8),
)  # fmt: skip


def _soil() -> str:
    """Draw earth with pebbles and roots under a strip of turf."""
    pebbles = "".join(
        f'<circle cx="{short(x)}" cy="{short(y)}" r="{size}"/>'
        for across, radius, size in _PEBBLES
        for x, y in [on_wedge(across, radius)]
    )
    return (
        f'<path data-outline="" d="{_wedge(OUTER, INNER)}" fill="var(--soil)"/>'
        f'<g fill="var(--soil-deep)" fill-opacity=".55">{pebbles}</g>'
        f'<path d="{_wedge(OUTER, _TURF)}" fill="var(--leaf)"/>'
        f'<path d="{_turf_line()}" fill="none" stroke="var(--leaf)" stroke-width="2.6" '
        'stroke-linecap="round"/>'
        + _outline("none", "var(--soil-edge)", 1.2, ' stroke-opacity=".4"')
    )


def _turf_line() -> str:
    """Return the path of long and short grass roots that hang into the earth."""
    roots = []
    for number in range(15):
        across = (number - 7) / 7.6
        depth = _TURF - (2, 4.5, 1, 3)[number % 4]
        roots.append(f"M{_points(on_wedge(across, _TURF + 2))}L{_points(on_wedge(across, depth))}")
    return "".join(roots)


def _empty_ring() -> str:
    """Draw the places for tiles: two circles and the lines between the places."""
    lines = []
    for number in range(ANTHILL_SIZE):
        x, y = sin((2 * number + 1) * pi / 10), -cos((2 * number + 1) * pi / 10)
        lines.append(f"M{_points((x * INNER, y * INNER))}L{_points((x * OUTER, y * OUTER))}")
    return (
        f'<g fill="none" stroke="var(--line)" stroke-width="2"><circle r="{OUTER - 1:g}" '
        f'fill="var(--card)"/><circle r="{INNER:g}"/><path d="{"".join(lines)}" '
        'stroke-dasharray="6 6"/></g>'
    )


def _back() -> str:
    """Draw the back of a tile: a single ant on soil."""
    return (
        _outline("var(--soil-deep)", "var(--soil-edge)", 2)
        + f'<path d="{_wedge(OUTER - 9, INNER + 9, 9)}" fill="none" stroke="var(--soil)" '
        'stroke-width="2"/>' + _use("micropolis-worker", "translate(0 -4) scale(3.4)")
    )


def _stack() -> str:
    """Draw a small pile of tiles, with a plate for the number."""
    pile = "".join(
        _use("micropolis-back", f"translate({x} {y}) scale(.6)")
        for x, y in ((8, 5), (4, 2), (0, -1))
    )
    return (
        pile + '<rect x="-20" y="-16" width="40" height="32" rx="8" fill="var(--card)" '
        'stroke="var(--soil-edge)" stroke-width="1.5"/>'
    )


# Tiles.


def _tile(tile: Tile) -> str:
    laid_out = face(tile)
    parts = [_use("micropolis-soil"), *_galleries(tile, laid_out)]
    if laid_out.barracks:
        house = f"micropolis-house-{_all_houses()[_house(tile, laid_out.barracks)]}"
        parts.append(_use(house, _transform(*laid_out.barracks.middle, 0)))
    parts.append(_code(tile.code))
    return _symbol(f"tile-{tile.code}", "".join(parts))


def _galleries(tile: Tile, laid_out: Face) -> Iterator[str]:
    """Draw galleries in order: where two cross, the second is a bridge over the first."""
    for number, gallery in enumerate(laid_out.galleries):
        if number and _crosses(tile):
            yield _stroke(_way_name(_bridge(gallery)), "var(--soil)", WIDTH + 15)
            yield _stroke(_way_name(_bridge(gallery)), "var(--soil-deep)", WIDTH + 8)
        yield _use(f"micropolis-hollow-{_all_hollows()[_hollow(gallery)]}")
    for gallery in laid_out.galleries:
        for stop in gallery.stops:
            yield _use(stop.symbol, _transform(stop.x, stop.y, stop.rotation))


def _crosses(tile: Tile) -> bool:
    return {segment.ports for segment in tile.segments} == {LO | RI, LI | RO}


def _transform(x: float, y: float, rotation: float) -> str:
    turned = f"rotate({short(rotation)})" if rotation else ""
    return f"translate({short(x)} {short(y)}){turned}"


_Ways: TypeAlias = tuple[tuple[Point, ...], ...]


class _Hollow(NamedTuple):
    """A gallery segment without the things in it."""

    ways: _Ways
    chambers: tuple[Spot, ...]
    """Round rooms that are wider than the ways: x, y, radius."""


def _hollow(gallery: Gallery) -> _Hollow:
    rooms = [*gallery.ends, *((stop.x, stop.y, stop.room) for stop in gallery.stops)]
    return _Hollow(gallery.ways, tuple([room for room in rooms if room[2] > WIDTH / 2]))


@cache
def _all_hollows() -> dict[_Hollow, int]:
    """Number all different hollows: many tiles share one, and it is drawn once."""
    hollows: dict[_Hollow, int] = {}
    for tile in TILES:
        for gallery in face(tile).galleries:
            hollows.setdefault(_hollow(gallery), len(hollows))
    return hollows


def _dug(hollow: _Hollow) -> str:
    """Draw all walls before the hollow, so that ways and chambers open into each other."""
    return _filled(hollow, "var(--gallery-edge)", _WALL) + _filled(hollow, "var(--gallery)", 0)


def _filled(hollow: _Hollow, colour: str, wall: float) -> str:
    circles = "".join(
        f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(room + wall)}"/>'
        for x, y, room in hollow.chambers
    )
    chambers = f'<g fill="{colour}">{circles}</g>' if circles else ""
    return _stroke(_way_name(hollow.ways), colour, WIDTH + 2 * wall) + chambers


def _stroke(name: str, colour: str, width: float) -> str:
    return f'<use href="#{name}" stroke="{colour}" stroke-width="{short(width)}"/>'


def _way_name(ways: _Ways) -> str:
    return f"micropolis-way-{_all_ways()[ways]}"


@cache
def _all_ways() -> dict[_Ways, int]:
    """Number all different ways: many tiles share one, and it is drawn once."""
    ways: dict[_Ways, int] = {}
    for tile in TILES:
        for gallery in face(tile).galleries:
            ways.setdefault(gallery.ways, len(ways))
            if _crosses(tile):
                ways.setdefault(_bridge(gallery), len(ways))
    return ways


def _bridge(gallery: Gallery) -> _Ways:
    """Return the middle of a way, where it may cross another."""
    way = gallery.ways[0]
    middle = min(range(len(way)), key=lambda number: abs(way[number][0]))
    return (way[middle - 1 : middle + 2],)


def _path(way: Sequence[Point]) -> str:
    return f"M{_points(way[0])}" + "".join(f"C{_points(*bezier)}" for bezier in curve(way))


_House: TypeAlias = tuple[int, Quarters]
"""The value of a barracks, and its house around the origin."""


def _house(tile: Tile, quarters: Quarters) -> _House:
    x, y = quarters.middle
    posts = tuple([(round(px - x, 1), round(py - y, 1)) for px, py in quarters.posts])
    return BARRACKS_POINTS[tile.barracks], Quarters(posts, (0.0, 0.0), quarters.size)


@cache
def _all_houses() -> dict[_House, int]:
    """Number all different houses: many tiles share one, and it is drawn once."""
    houses: dict[_House, int] = {}
    for tile in TILES:
        if quarters := face(tile).barracks:
            houses.setdefault(_house(tile, quarters), len(houses))
    return houses


def _barracks(value: int, house: Quarters) -> str:
    """Draw an arched house with a place for each soldier, and its value under the roof."""
    width, height = house.size
    half, top, bottom = width / 2, -height / 2, height / 2
    wall = top + min(half, 14)
    arch = (
        f"M{_points((-half, bottom))}V{short(wall)}"
        f"Q{_points((-half, top), (0, top))}"
        f"Q{_points((half, top), (half, wall))}V{short(bottom)}Z"
    )
    posts = "".join(_use("micropolis-post", _transform(*place, 0)) for place in house.posts)
    return (
        f'<path d="{arch}" fill="var(--soil-deep)" stroke="var(--soil-edge)" stroke-width="2" '
        f'stroke-linejoin="round"/>{posts}<circle cy="{short(top + 7)}" '
        'r="10" fill="var(--card)" stroke="var(--soil-edge)" stroke-width="1.4"/>'
        + written(str(value), 0, top + 7, 1.2, "var(--ink)")
    )


def _code(code: str) -> str:
    x, y = on_wedge(0, (OUTER + _TURF) / 2 + 0.5)
    return written(code, x, y, 1, "var(--card)")
