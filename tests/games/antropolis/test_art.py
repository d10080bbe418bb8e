"""The drawings: complete, in the palette's colours, and galleries meet those of the next tile."""

from __future__ import annotations

import re
from math import dist
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import formicarium
from formicarium.core.hexes import Hex, opposite
from formicarium.core.labels import Point
from formicarium.games.antropolis.components import (
    BROOD,
    CODES,
    FACE_OF,
    FACES,
    FOREST,
    KINDS,
    NEST,
    SIDES,
    SORT,
    SORTS,
    TUNNEL,
)
from formicarium.games.antropolis.rules.geometry import EDGES, LETTERS
from formicarium.games.antropolis.table.art import art
from formicarium.games.antropolis.table.art.ants import SEATS
from formicarium.games.antropolis.table.art.chambers import OPENING, chamber, walls
from formicarium.games.antropolis.table.art.cover import COLONY, HEIGHT, WIDTH
from formicarium.games.antropolis.table.art.hexagon import EDGE, SEAM, TILE_RADIUS, at
from formicarium.games.antropolis.table.art.tiles import tunnel_tile
from formicarium.games.antropolis.table.art.tunnels import MOUTH, WALL, crossing, tunnels
from formicarium.stage.bounds import bounds
from formicarium.stage.outlines import path_points
from formicarium.stage.symbols import common_art

PALETTE = Path(formicarium.__file__).parent / "stage" / "palette.toml"
SVG = "{http://www.w3.org/2000/svg}"
TOKENS = (
    "food",
    "supply",
    "capacity",
    "target",
    "start",
    "turn",
    "spent",
    "frame",
    "spot",
)
SIGNS = ("done", "none", "leave", "collect", "mate", "feed", "expel", "points", "cover")
PHASES = ("place", "act", "buy", "hand")


def of_sort(sort: int) -> list[str]:
    return [CODES[face] for face in FACES if SORT[face] == sort]


def drawings(document: str) -> dict[str, ET.Element]:
    root = ET.fromstring(document)  # noqa: S314 - our own document
    return {drawing.attrib["id"]: drawing for drawing in root[0]}


def points(path: str) -> list[Point]:
    return [(point.real, point.imag) for point in path_points(path)]


def out(side: int, point: Point) -> float:
    """Return how far a point lies towards a side."""
    x, y = at(side, 0, 1)
    return point[0] * x + point[1] * y


def across(side: int, point: Point) -> float:
    x, y = at(side, 1, 0)
    return point[0] * x + point[1] * y


def reaching(side: int, line: list[Point]) -> list[float]:
    """Return where a line crosses a side, from its middle."""
    return sorted(across(side, point) for point in line if out(side, point) > EDGE + SEAM / 2)


# The document.


def test_every_piece_is_drawn_once() -> None:
    ids = re.findall(r'id="([^"]+)"', art())
    wanted = {*TOKENS, *SIGNS, *KINDS, *(f"tile-{code}" for code in CODES)}
    wanted |= {f"token-{kind}-{seat}" for kind in KINDS for seat in range(SEATS)}
    wanted |= {f"claim-{seat}" for seat in range(SEATS)} | {"stall"}
    wanted |= {f"{side}-{sort}" for side in ("back", "pile") for sort in SORTS}
    wanted |= {f"phase-{phase}" for phase in PHASES} | {f"price-{price}" for price in (1, 2, 3)}
    assert {f"antropolis-{name}" for name in wanted} <= set(ids)


@pytest.mark.parametrize("name", ["soil", "floor", "back-nest", "tile-F5", "tile-N21"])
def test_tiles_are_as_large_as_their_hexes(name: str) -> None:
    found = drawings(art())
    box = bounds(found[f"antropolis-{name}"], found)
    assert 2 * EDGE <= box.width + 0.1 < 2 * (EDGE + 3 * SEAM)
    assert 2 * TILE_RADIUS <= box.height + 0.1 < 2 * (TILE_RADIUS + 3 * SEAM)


def test_ants_are_small_enough_to_stand_together() -> None:
    found = {**drawings(art()), **drawings(common_art())}
    for kind in KINDS:
        box = bounds(found[f"antropolis-{kind}"], found)
        assert box.width <= 32, kind
        assert box.height <= 42, kind


# Tunnels, mouths and chambers (A1.3-A1.6, A1.9).


@pytest.mark.parametrize("code", of_sort(TUNNEL))
def test_tunnels_reach_their_sides_and_no_other(code: str) -> None:
    """A1.4: also in every turn, which decides where ants stand."""
    for turn in range(6):
        letters = LETTERS[6 * FACE_OF[code] + turn]
        found = {side for tunnel in tunnels(letters) for side in tunnel.sides}
        assert found == {side for side, letter in enumerate(letters) if letter in "TU"}
        for tunnel in tunnels(letters):
            for side in range(6):
                ends = reaching(side, points(tunnel.path))
                assert len(ends) == (side in tunnel.sides)
                assert all(abs(end) < 0.1 for end in ends)


@pytest.mark.parametrize("code", of_sort(TUNNEL))
def test_the_hollow_of_a_tunnel_stays_off_the_earth_sides(code: str) -> None:
    sides = SIDES[FACE_OF[code]]
    earth = [side for side, letter in enumerate(sides) if letter == "E"]
    for tunnel in tunnels(sides):
        for point in points(tunnel.path):
            assert all(out(side, point) < EDGE - MOUTH - WALL for side in earth)
        assert all(out(side, tunnel.hub) < EDGE - tunnel.room - WALL for side in earth)


@pytest.mark.parametrize("code", [code for code in of_sort(TUNNEL) if "U" in SIDES[FACE_OF[code]]])
def test_two_tunnels_keep_apart(code: str) -> None:
    """A1.4: two separate tunnels do not look like one; ants stand clear of the other one."""
    sides = SIDES[FACE_OF[code]]
    assert not crossing(sides)
    one, other = tunnels(sides)
    near = min(dist(a, b) for a in points(one.path) for b in points(other.path))
    assert near > 2 * (MOUTH + WALL)
    assert dist(one.hub, other.hub) > one.room + other.room + 2 * WALL


def test_tunnels_begin_square_to_their_sides() -> None:
    """Otherwise the two halves of a tunnel would meet with a bend."""
    for code in of_sort(TUNNEL):
        for tunnel in tunnels(SIDES[FACE_OF[code]]):
            start, near = points(tunnel.path)[:2]
            assert abs(across(tunnel.sides[0], start) - across(tunnel.sides[0], near)) < 1


@pytest.mark.parametrize("code", of_sort(NEST))
def test_chambers_open_as_wide_as_their_sides_say(code: str) -> None:
    """A1.5, A1.9: nearly the whole of an open side, the width of a tunnel at a tunnel side."""
    sides = SIDES[FACE_OF[code]]
    for side, letter in enumerate(sides):
        ends = reaching(side, points(chamber(sides)))
        half = {"E": None, "T": MOUTH, "O": OPENING}[letter]
        if half is None:
            assert not ends
        else:
            assert ends[0] == pytest.approx(-half, abs=0.1)
            assert ends[-1] == pytest.approx(half, abs=0.1)


@pytest.mark.parametrize("code", of_sort(NEST))
def test_walls_leave_the_openings_free(code: str) -> None:
    sides = SIDES[FACE_OF[code]]
    openings = sum(letter != "E" for letter in sides)
    assert walls(sides).count("M") == 1 + openings
    assert chamber(sides).count("M") == 1


def test_an_open_side_looks_much_wider_than_a_tunnel() -> None:
    assert 2 * MOUTH < OPENING < TILE_RADIUS / 2


@pytest.mark.parametrize("code", of_sort(FOREST))
def test_forests_have_a_mouth_for_every_tunnel_side(code: str) -> None:
    """A1.3."""
    tile = drawings(art())[f"antropolis-tile-{code}"]
    mouths = [
        each.get("transform", "")
        for each in tile.iter(f"{SVG}use")
        if each.get("href") == "#antropolis-mouth"
    ]
    turned = {round(-float((re.findall(r"rotate\((-?\d+)", m) or ["0"])[0]) / 60) for m in mouths}
    assert turned == {side for side, letter in enumerate(SIDES[FACE_OF[code]]) if letter == "T"}


def test_the_mouth_reaches_the_edge() -> None:
    everything = drawings(art())
    box = bounds(everything["antropolis-mouth"], everything)
    assert box.x + box.width >= EDGE + SEAM / 2


def test_brood_is_drawn_where_there_is_brood() -> None:
    """A1.5, A1.6."""
    tiles = drawings(art())
    for face in FACES:
        drawn = ET.tostring(tiles[f"antropolis-tile-{CODES[face]}"], encoding="unicode")
        assert ("antropolis-brood" in drawn) == BROOD[face]


def test_of_two_crossing_tunnels_one_is_a_bridge() -> None:
    """No face has such tunnels now, but faces are data."""
    assert crossing("TUTUEE")
    assert not crossing("TUUTEE")
    assert tunnel_tile("TUTUEE").count("var(--soil-deep)") == 1


# The cover.


def test_the_cover_is_as_large_as_it_says() -> None:
    found = {**drawings(art()), **drawings(common_art())}
    box = bounds(found["antropolis-cover"], found)
    assert (box.width, box.height) == (WIDTH, HEIGHT)
    assert box.middle == (0, 0)


def test_the_colony_on_the_cover_fits() -> None:
    """A4.6, and only the way up leads out."""
    looks = {Hex(q, r): EDGES[6 * FACE_OF[code] + turn] for code, turn, q, r in COLONY}
    outwards = []
    for place, edges in looks.items():
        for side, near in enumerate(place.neighbours()):
            if near in looks:
                assert edges[side] == looks[near][opposite(side)]
            elif edges[side] != EDGES[6 * FACE_OF["T1"]][1]:
                outwards.append((place, side))
    assert outwards == [(Hex(0, 0), 2)]
