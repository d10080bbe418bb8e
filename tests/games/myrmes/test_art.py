"""The drawings: complete, in the palette's colours, and as large as they should be."""

from __future__ import annotations

import re
from math import dist
from pathlib import Path

import pytest

import formicarium
from formicarium.games.myrmes.components import (
    EVENTS,
    KIND_NAMES,
    OBJECTIVES,
    PREY,
    ROOMS,
    SEASONS,
    SHAPE,
    SHAPES,
)
from formicarium.games.myrmes.rules.geometry import WAYS
from formicarium.games.myrmes.table.art import art
from formicarium.games.myrmes.table.art.hexes import RADIUS, heart, outline

PALETTE = Path(formicarium.__file__).parent / "stage" / "palette.toml"
PIECES = ("worker", "soldier", "nurse", "larva", "food", "earth", "stone", "exit", "halo")
SIGNS = ("points", "winter", "phase", "stop", "done", "none", "clear", "exchange", "spot", "point")


def test_every_piece_is_drawn_once() -> None:
    ids = re.findall(r'id="([^"]+)"', art())
    wanted = {*PIECES, *SIGNS, *PREY, *SEASONS, *(f"garden-{players}" for players in (2, 3, 4))}
    wanted |= {f"room-{room}" for room in ROOMS} | {f"objective-{name}" for name in OBJECTIVES}
    wanted |= {f"event-{number}" for number in range(len(EVENTS))}
    wanted |= {
        f"tile-{name}-{turn}"
        for kind, name in enumerate(KIND_NAMES)
        for turn in range(len(WAYS[SHAPE[kind]]))
    }
    assert {f"myrmes-{name}" for name in wanted} <= set(ids)


@pytest.mark.parametrize("shape", range(len(SHAPES)))
def test_the_outline_goes_once_round_the_tile(shape: int) -> None:
    for way in WAYS[shape]:
        points = outline(way, 0)
        shared = sum(near in way for cell in way for near in cell.neighbours())
        assert len(points) == 6 * len(way) - shared
        sides = [dist(a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True)]
        assert all(abs(side - RADIUS) < 0.01 for side in sides)


@pytest.mark.parametrize("shape", range(len(SHAPES)))
def test_drawn_in_the_outline_is_smaller(shape: int) -> None:
    for way in WAYS[shape]:
        wide, narrow = outline(way, 0), outline(way, 5)
        assert max(x for x, _ in narrow) < max(x for x, _ in wide)
        assert max(y for _, y in narrow) < max(y for _, y in wide)


@pytest.mark.parametrize("shape", range(len(SHAPES)))
def test_places_to_pick_keep_apart(shape: int) -> None:
    """All ways to lay a tile over one hex: their points are the same or can be told apart."""
    points = set()
    for turn, way in enumerate(WAYS[shape]):
        for cell in way:
            x, y = cell.to_pixel(RADIUS)
            dx, dy = heart(shape, turn)
            points.add((round(dx - x, 1), round(dy - y, 1)))
    found = sorted(points)
    for number, one in enumerate(found):
        assert all(dist(one, other) > 16 or dist(one, other) < 0.5 for other in found[:number])
