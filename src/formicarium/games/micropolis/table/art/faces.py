"""The drawing on each tile: galleries, things in them, and barracks.

Galleries meet the edges at two radii and at right angles, so those of neighbouring wedges join.
Each thing in a gallery has a chamber of its own, and no two chambers overlap.
"""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from formicarium.games.micropolis.components import LI, LO, RI, RO, Fruit, Segment, Specialist, Tile
from formicarium.games.micropolis.table.art.plans import (
    HALL,
    HOUSES,
    TWO_ABREAST,
    USUAL_HOUSE,
    plan,
)
from formicarium.games.micropolis.table.art.wedge import (
    Point,
    Spot,
    along_curve,
    length,
    on_wedge,
    samples,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.games.micropolis.table.art.plans import Rooms

WIDTH: Final = 26.0
"""The width of a gallery."""


class Stop(NamedTuple):
    """A thing in a gallery: a symbol in a chamber."""

    symbol: str
    x: float
    y: float
    rotation: float
    room: float
    """The radius of its chamber."""


class Gallery(NamedTuple):
    """A gallery segment: curves through points, round rooms, and the things in it."""

    ways: tuple[tuple[Point, ...], ...]
    ends: tuple[Spot, ...]
    """Round rooms: x, y, radius."""
    stops: tuple[Stop, ...]


class Quarters(NamedTuple):
    """A barracks: the places of its soldiers, and the middle and the size of its house."""

    posts: tuple[Point, ...]
    middle: Point
    size: Point


class Face(NamedTuple):
    """The drawing on a tile."""

    galleries: tuple[Gallery, ...]
    barracks: Quarters | None


_WORKER: Final = 13.0
_FRUIT: Final = 16.0
_SPECIALIST: Final = 24.5


@cache
def face(tile: Tile) -> Face:
    """Lay out a tile."""
    galleries = tuple(_gallery(tile, segment) for segment in tile.segments)
    return Face(galleries, _quarters(tile) if tile.barracks else None)


def _gallery(tile: Tile, segment: Segment) -> Gallery:
    things = tuple(_things(segment))
    ways, rooms = plan(tile, segment.ports, len(things))
    if segment.ports == LO | LI | RO | RI:
        return Gallery(ways, (_round_room(*HALL),), _in_hall(things))
    curves = [samples(way) for way in ways]
    if segment.ports in (LO, LI, RO, RI):
        end = (*ways[0][-1], WIDTH / 2 + 0.5)
        return Gallery(ways, (end,), tuple(_up_to_the_end(things, curves[0])))
    return Gallery(ways, (), tuple(_distributed(things, curves, rooms)))


def _round_room(across: float, radius: float, room: float) -> Spot:
    return (*on_wedge(across, radius), room)


# Things in galleries.

_Thing: TypeAlias = tuple[str, float]
"""A symbol and the radius of the room it needs."""


def _things(segment: Segment) -> Iterator[_Thing]:
    """Yield the things in a segment, largest first."""
    if segment.specialist is Specialist.NURSE:
        yield f"micropolis-nurse-{segment.eggs}", _SPECIALIST
    elif segment.specialist:
        yield f"micropolis-{segment.specialist.name.lower()}", _SPECIALIST
    if segment.fruit is not Fruit.NONE:
        yield f"micropolis-{segment.fruit.name.lower()}", _FRUIT
    for _ in range(segment.workers):
        yield "micropolis-worker", _WORKER


def _in_hall(things: Sequence[_Thing]) -> tuple[Stop, ...]:
    """Place one thing in the middle, or several in a circle."""
    across, radius, room = HALL
    x, y = on_wedge(across, radius)
    away = 0 if len(things) == 1 else room * 0.52
    turns = [360 * number / len(things) + 45 for number in range(len(things))]
    return tuple(
        _stop(thing, x + away * sin(radians(turn)), y - away * cos(radians(turn)), turn)
        for thing, turn in zip(things, turns, strict=True)
    )


def _stop(thing: _Thing, x: float, y: float, heading: float) -> Stop:
    """Place a thing: workers walk along the gallery, all others stand upright."""
    symbol, room = thing
    rotation = round(heading % 360) if symbol == "micropolis-worker" else 0
    return Stop(symbol, round(x, 1), round(y, 1), rotation, room)


def _up_to_the_end(things: Sequence[_Thing], curve: tuple[Point, ...]) -> Iterator[Stop]:
    """Place things in a dead end, the largest at its end."""
    along = length(curve)
    for thing in things:
        yield _stop(thing, *along_curve(curve, along))
        along -= thing[1] + _WORKER + 1


def _distributed(
    things: Sequence[_Thing], curves: Sequence[tuple[Point, ...]], rooms: Rooms
) -> Iterator[Stop]:
    """Put each thing into the stretch with most room left, then space them evenly."""
    lengths = [length(curves[way]) * (end - start) for way, start, end in rooms]
    inside: list[list[_Thing]] = [[] for _ in rooms]
    for thing in things:
        widest = max(range(len(rooms)), key=lambda room: (lengths[room], -room))
        inside[widest].append(thing)
        lengths[widest] -= 2 * thing[1]
    for (way, start, end), some in zip(rooms, inside, strict=True):
        yield from _spaced(some, curves[way], start, end)


def _spaced(
    things: Sequence[_Thing], curve: tuple[Point, ...], start: float, end: float
) -> Iterator[Stop]:
    whole = length(curve)
    spare = whole * (end - start) - sum(2 * room for _, room in things)
    gap = spare / (len(things) + 1)
    along = whole * start
    for thing in things:
        along += gap + thing[1]
        yield _stop(thing, *along_curve(curve, along))
        along += thing[1]


# Barracks.

_POST_WIDTH: Final = 17.5
_POST_HEIGHT: Final = 28.0
_ROOF: Final = 18.0


def _quarters(tile: Tile) -> Quarters:
    x, y = on_wedge(*HOUSES.get(tile.code, USUAL_HOUSE))
    abreast = min(tile.barracks, 2) if tile.code in TWO_ABREAST else tile.barracks
    rows = -(-tile.barracks // abreast)
    width, height = max(abreast * _POST_WIDTH + 4, 27), rows * _POST_HEIGHT + _ROOF + 2
    top = y - height / 2 + _ROOF + _POST_HEIGHT / 2
    posts = []
    for number in range(tile.barracks):
        row, column = divmod(number, abreast)
        inside = min(abreast, tile.barracks - row * abreast)
        posts.append((x + (column - (inside - 1) / 2) * _POST_WIDTH, top + row * _POST_HEIGHT))
    return Quarters(tuple(posts), (x, y), (width, height))
