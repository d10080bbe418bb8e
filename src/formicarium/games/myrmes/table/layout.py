"""Where everything lies on the table: the garden, the shared boards, and each colony.

>>> garden_size(2)[1] < garden_size(3)[1] < garden_size(4)[1]
True
"""

from __future__ import annotations

from functools import cache, partial
from math import dist
from typing import Final

from formicarium.core.hexes import Hex
from formicarium.core.labels import in_line
from formicarium.core.places import Grid
from formicarium.core.scene import Line
from formicarium.games.myrmes.components import EVENTS, SHAPE, TRACK_LIMITS
from formicarium.games.myrmes.rules.geometry import HEXES, INDEX, SPOT_AT, SPOTS
from formicarium.games.myrmes.table.art.boards import COLONY_HEIGHT, COLONY_WIDTH
from formicarium.games.myrmes.table.art.hexes import RADIUS, Point, bounds, heart, middle

# The garden.

_MARGIN: Final = 14.0
_EDGE: Final = 30.0
"""The margin above and on the left, with room for the names of columns and rows."""
_GRID: Final = Grid(Hex(4, 0), "A", 1)
"""A place has the same name with any number of players."""


@cache
def garden_size(players: int) -> Point:
    """Return the width and height of the part in use."""
    left, right, top, bottom = bounds(players)
    return round(right - left + _EDGE + _MARGIN, 1), round(bottom - top + _EDGE + _MARGIN, 1)


@cache
def garden_middle(players: int) -> Point:
    """Return the middle of the part in use."""
    left, right, top, bottom = bounds(players)
    return _on_surface(players, (left + right) / 2, (top + bottom) / 2)


def _on_surface(players: int, x: float, y: float) -> Point:
    left, _, top, _ = bounds(players)
    return round(x - left + _EDGE, 1), round(y - top + _EDGE, 1)


@cache
def hex_on_map(place: int) -> str:
    """Name a hex as the edge of the garden does.

    >>> hex_on_map(0), hex_on_map(len(HEXES) - 1)
    ('F1', 'I15')
    """
    return _GRID.name(HEXES[place])


@cache
def columns(players: int) -> tuple[Line, ...]:
    """Return the columns whose names stand at the edge of the garden."""
    left, right, _, _ = bounds(players)
    found = _GRID.columns(RADIUS, left, right)
    return tuple([Line(line.name, _on_surface(players, line.at, 0)[0]) for line in found])


@cache
def rows(players: int) -> tuple[Line, ...]:
    """Return the rows whose names stand at the edge of the garden."""
    _, _, top, bottom = bounds(players)
    found = _GRID.rows(RADIUS, top, bottom)
    return tuple([Line(line.name, _on_surface(players, 0, line.at)[1]) for line in found])


@cache
def hex_at(players: int, place: int) -> Point:
    """Return the middle of a hex."""
    return _on_surface(players, *HEXES[place].to_pixel(RADIUS))


def hex_near(players: int, x: float, y: float) -> int | None:
    """Return the hex that covers a point of the garden; None outside of it.

    >>> hex_near(2, *hex_at(2, 100)), hex_near(2, 0, -500)
    (100, None)
    """
    left, _, top, _ = bounds(players)
    return INDEX.get(Hex.at_pixel(x + left - _MARGIN, y + top - _MARGIN, RADIUS))


@cache
def tile_at(players: int, kind: int, place: int, turn: int) -> Point:
    """Return the middle of a tile with this first hex and orientation."""
    cells = cells_of(kind, place, turn)
    return _on_surface(players, *middle(tuple([HEXES[cell] for cell in cells])))


@cache
def heart_at(players: int, kind: int, place: int, turn: int) -> Point:
    """Return the point at which this way to lay a tile is picked."""
    x, y = HEXES[place].to_pixel(RADIUS)
    dx, dy = heart(SHAPE[kind], turn)
    return _on_surface(players, x + dx, y + dy)


@cache
def hexes_at_heart(kind: int, place: int, turn: int) -> tuple[int, ...]:
    """Return the hex in which this point lies, or those between which it lies."""
    x, y = heart_at(_ANY, kind, place, turn)
    cells = cells_of(kind, place, turn)
    far = [round(dist((x, y), hex_at(_ANY, cell))) for cell in cells]
    return tuple([cell for cell, away in zip(cells, far, strict=True) if away == min(far)])


@cache
def cells_of(kind: int, place: int, turn: int) -> tuple[int, ...]:
    """Return the hexes of a tile with this first hex and orientation."""
    shape = SHAPE[kind]
    return SPOTS[shape][SPOT_AT[shape][place, turn]].cells


_ANY: Final = 4
"""A number of players, where it makes no difference."""


_TURNS: Final = 6


def rotation(turn: int) -> float:
    """Return how far a tile is turned clockwise; angles from 360 mean that it is turned over.

    >>> rotation(0), rotation(1), rotation(6)
    (0.0, 300.0, 360.0)
    """
    side, times = divmod(turn, _TURNS)
    return side * 360.0 + (-60.0 * times) % 360


# The table beside the garden: seasons, atelier, objectives, special tiles and supply.

TABLE_WIDTH: Final = 1524.0
TABLE_HEIGHT: Final = 152.0
TABLE_FOLDS: Final = (367.0, 717.0, 1298.0)
"""Between the seasons, the atelier, the objectives, and what is left."""
_TABLE_Y: Final = 76.0
SEASONS: Final = tuple((46.0 + 82 * number, _TABLE_Y) for number in range(4))
DICE: Final = tuple((x, y + 26) for x, y in SEASONS)
NOW: Final = tuple((x, y + 54) for x, y in SEASONS)
WINTER_DEMAND: Final = (SEASONS[3][0] + 9, _TABLE_Y + 28)
ATELIER: Final = tuple((408.0 + 86 * number, _TABLE_Y) for number in range(4))
OBJECTIVES: Final = tuple((772.0 + 94 * number, _TABLE_Y) for number in range(6))
_NURSE_PLACES: Final = ((-24, 40), (0, 40), (24, 40), (0, 62))
SPECIAL: Final = tuple((1340.0 + 66 * number, 58.0) for number in range(3))
SUPPLY: Final = ((1370.0, 100.0), (1444.0, 100.0), (1370.0, 135.0), (1444.0, 135.0))


def atelier_nurse(space: int) -> Point:
    """Return the place of a nurse in the shared atelier."""
    x, y = ATELIER[space]
    return x, y + 30


def objective_nurse(slot: int, number: int) -> Point:
    """Return the place of a nurse on an objective, by how many came before."""
    (x, y), (dx, dy) = OBJECTIVES[slot], _NURSE_PLACES[number]
    return x + dx, y + dy


# A colony.

MIDDLE: Final = (COLONY_WIDTH / 2, COLONY_HEIGHT / 2)
EVENT: Final = tuple((48.0 + 86.3 * number, 34.0) for number in range(len(EVENTS)))
EVENT_CUBE: Final = tuple((x + 21, y + 11) for x, y in EVENT)
TRACK: Final = tuple(
    tuple((86.0 + 42 * number, 107.0 + 47 * track) for number in range(limit))
    for track, limit in enumerate(TRACK_LIMITS)
)
LEVELS: Final = tuple((276.0, 106.0 + 60 * level) for level in range(4))
ROOMS: Final = tuple((356.0, 106.0 + 60 * level) for level in range(4))
WINTER: Final = (345.0, 354.0)
FIRST: Final = (210.0, 363.0)
STORE_LIMIT: Final = (660.0, 111.0)
RESERVE: Final = tuple((52.0 + 68 * kind, 446.0) for kind in range(7))


def room_post(room: int) -> Point:
    """Return the place of a worker in a room."""
    x, y = ROOMS[room]
    return x - 22, y


# Rows of pieces: each takes the number of a piece and how many there are.

nursery: Final = partial(in_line, 68, 232, 311, 27)
"""Idle nurses."""
owner_cube: Final = partial(in_line, 36, 146, 363, 32)
"""Owner cubes that are not in use."""
store: Final = partial(in_line, 478, 632, 111, 25)
"""Cubes in the store."""
larva: Final = partial(in_line, 478, 666, 174, 24)
worker: Final = partial(in_line, 480, 664, 234, 27)
"""Workers at home."""
soldier: Final = partial(in_line, 480, 664, 294, 27)
prey: Final = partial(in_line, 484, 660, 353, 44)
"""Prey tokens that were hunted."""
reserve_ant: Final = partial(in_line, 534, 668, 425, 24)
