"""Where everything lies on the table: the row, and the ring of each anthill.

>>> place(0), place(5)
((280.0, 105.0, 0), (280.0, 455.0, 180))
"""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from typing import Final

from formicarium.games.micropolis.components import ANTHILL_SIZE, ARMY_CAP, ROW_SIZE, TILES
from formicarium.games.micropolis.table.art.faces import face
from formicarium.games.micropolis.table.art.wedge import MIDDLE, Point, Spot

# An anthill: a square with the ring in it, and markers in two corners.

ANTHILL_SIDE: Final = 560.0
_CENTRE: Final = ANTHILL_SIDE / 2
_STEP: Final = 360 // ANTHILL_SIZE
_ARMY_RADIUS: Final = 61.0

FOUNDATION: Final = (_CENTRE, _CENTRE)
LEADER: Final = (46.0, ANTHILL_SIDE - 46)
ARCHITECTS: Final = ((ANTHILL_SIDE - 32, 490.0), (ANTHILL_SIDE - 80, 530.0))


def _at(radius: float, turn: float) -> Point:
    angle = radians(turn)
    return round(_CENTRE + radius * sin(angle), 2), round(_CENTRE - radius * cos(angle), 2)


ARMY: Final = tuple(_at(_ARMY_RADIUS, _STEP * slot) for slot in range(ARMY_CAP))
"""The ten slots of the foundation."""


@cache
def place(number: int) -> Spot:
    """Return where a tile lies, counted clockwise from the first; -1 is the place left of it."""
    turn = number % ANTHILL_SIZE * _STEP
    return (*_at(MIDDLE, turn), turn)


@cache
def barracks_posts(tile: int, number: int) -> tuple[Spot, ...]:
    """Return where the soldiers of a barracks stand, on a tile at that place of the ring."""
    x, y, turn = place(number)
    cosine, sine = cos(radians(turn)), sin(radians(turn))
    quarters = face(TILES[tile]).barracks
    return tuple(
        (round(x + dx * cosine - dy * sine, 2), round(y + dx * sine + dy * cosine, 2), turn)
        for dx, dy in (quarters.posts if quarters else ())
    )


# The row: seven slots from the front to the stack, then stack and supply one above the other.

_SLOT: Final = 168.0
_LAST: Final = ROW_SIZE * _SLOT + 8
ROW_WIDTH: Final = _LAST + 196
ROW_HEIGHT: Final = 264.0
PRICE_Y: Final = 238.0
STACK: Final = (_LAST + 60, 66.0)
SUPPLY: Final = (_LAST + 98, PRICE_Y)
SUPPLY_ARCHITECTS: Final = ((_LAST + 160, 36.0), (_LAST + 160, 90.0))

_TILE_Y: Final = 98.0
_FEET_Y: Final = 196.0
_CROWD: Final = 138.0
"""The width that soldiers may take up in a slot."""
_HEAP_COLUMNS: Final = 10


def slot(number: int) -> Point:
    """Return where a tile of the row lies.

    >>> slot(0), slot(6)
    ((88.0, 98.0), (1096.0, 98.0))
    """
    return number * _SLOT + _SLOT / 2 + 4, _TILE_Y


@cache
def row_post(number: int, soldier: int, soldiers: int) -> Point:
    """Return where a soldier on a tile of the row stands: side by side, closer if many."""
    gap = min(21.0, _CROWD / soldiers)
    return round(slot(number)[0] + (soldier - (soldiers - 1) / 2) * gap, 2), _FEET_Y


def supply_post(soldier: int) -> Point:
    """Return where a soldier of the supply stands: ten in a line, the next line in front."""
    line, number = divmod(soldier, _HEAP_COLUMNS)
    return _LAST + 24 + number * 16.5 + line % 2 * 5, 146 + line * 15.0
