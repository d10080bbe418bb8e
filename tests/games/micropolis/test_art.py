"""The drawings are complete, use the palette's colours, and nothing on a tile overlaps."""

from __future__ import annotations

import re
from itertools import combinations
from math import cos, dist, hypot, sin
from pathlib import Path

import pytest

import formicarium
from formicarium.games.micropolis.components import LI, LO, RI, RO, TILES, Tile
from formicarium.games.micropolis.table.art import art
from formicarium.games.micropolis.table.art.faces import WIDTH, Gallery, face
from formicarium.games.micropolis.table.art.wedge import (
    HALF_ANGLE,
    INNER,
    MIDDLE,
    OUTER,
    Spot,
    samples,
)

PALETTE = Path(formicarium.__file__).parent / "stage" / "palette.toml"
ANTS = ("worker", "queen", "nurse-1", "nurse-2", "nurse-3", "architect", "officer", "guard")
FRUITS = ("cherry", "lemon", "grape", "blackberry", "fig", "pomegranate", "gift")
TABLE = ("soldier", "foundation", "ring", "leader", "architect-marker", "stack", "supply", "price")
SIGNS = ("place", "round", "fill", "leave")


def test_every_piece_is_drawn_once() -> None:
    ids = re.findall(r'id="([^"]+)"', art())
    assert {f"micropolis-{piece}" for piece in ANTS + FRUITS + TABLE + SIGNS} <= set(ids)
    assert {f"micropolis-tile-{tile.code}" for tile in TILES} <= set(ids)


def rooms(gallery: Gallery) -> list[Spot]:
    """Return everything hollow as circles."""
    ways = [(x, y, WIDTH / 2) for way in gallery.ways for x, y in samples(way)]
    return [*ways, *gallery.ends, *((stop.x, stop.y, stop.room) for stop in gallery.stops)]


def to_the_edge(x: float, y: float) -> float:
    return (MIDDLE - y) * sin(HALF_ANGLE) - abs(x) * cos(HALF_ANGLE)


def crosses(tile: Tile) -> bool:
    return {segment.ports for segment in tile.segments} == {LO | RI, LI | RO}


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.code)
def test_galleries_keep_apart(tile: Tile) -> None:
    if crosses(tile):
        return
    for one, other in combinations(face(tile).galleries, 2):
        gap = min(dist(a[:2], b[:2]) - a[2] - b[2] for a in rooms(one) for b in rooms(other))
        assert gap > 2.5


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.code)
def test_what_lies_in_galleries_keeps_apart_and_on_the_tile(tile: Tile) -> None:
    stops = [stop for gallery in face(tile).galleries for stop in gallery.stops]
    for one, other in combinations(stops, 2):
        assert dist(one[1:3], other[1:3]) > one.room + other.room - 2
    for stop in stops:
        assert to_the_edge(stop.x, stop.y) > stop.room - 1.5
        assert hypot(stop.x, MIDDLE - stop.y) - stop.room > INNER
        assert hypot(stop.x, MIDDLE - stop.y) + stop.room < OUTER - 14


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.code)
def test_all_that_the_tile_shows_is_drawn_in_its_gallery(tile: Tile) -> None:
    for segment, gallery in zip(tile.segments, face(tile).galleries, strict=True):
        symbols = [stop.symbol.removeprefix("micropolis-") for stop in gallery.stops]
        assert symbols.count("worker") == segment.workers
        assert len(symbols) == segment.ants + bool(segment.fruit)
        for stop in gallery.stops:
            near = [dist((stop.x, stop.y), room[:2]) for room in rooms(gallery)]
            assert min(near) < 13


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.code)
def test_galleries_meet_those_of_the_neighbours(tile: Tile) -> None:
    """Each opening is at one of two heights, so that outer meets outer and inner meets inner."""
    for segment, gallery in zip(tile.segments, face(tile).galleries, strict=True):
        openings = set()
        for way in gallery.ways:
            for x, y in (way[0], way[-1]):
                if to_the_edge(x, y) < 0:
                    outer = round(hypot(x, MIDDLE - y)) == 214
                    assert outer or round(hypot(x, MIDDLE - y)) == 122
                    openings.add((LO if outer else LI) << (2 if x > 0 else 0))
        assert sum(openings) == segment.ports


@pytest.mark.parametrize("tile", [tile for tile in TILES if tile.barracks], ids=lambda t: t.code)
def test_barracks_keep_apart_from_galleries(tile: Tile) -> None:
    laid_out = face(tile)
    house = laid_out.barracks
    assert house is not None
    posts, middle, (width, height) = house
    assert len(posts) == tile.barracks
    for gallery in laid_out.galleries:
        for x, y, room in rooms(gallery):
            beside = max(abs(x - middle[0]) - width / 2, 0)
            above = max(abs(y - middle[1]) - height / 2, 0)
            assert hypot(beside, above) > room + 2
