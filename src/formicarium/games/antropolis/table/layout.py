"""Where everything lies: tiles and ants on the map, the market, and the hand of each player.

The map grows in all directions. Its hexes keep their coordinates for good; only the frame around
them grows.

>>> frame([(0.0, 0.0)]) == frame([(100.0, -100.0)]), frame([(0.0, -900.0)]).y
(True, -992.0)
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import atan2, ceil, degrees, floor
from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.core.hexes import ORIGIN, Hex
from formicarium.core.labels import Point, in_line
from formicarium.games.antropolis.components import DOUBLE, KINDS, SORT, SORTS, TUNNEL
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules.geometry import LETTERS, REACH, hex_at, hex_number
from formicarium.games.antropolis.table.art.hexagon import HALF_ROOT, TILE_RADIUS, at
from formicarium.games.antropolis.table.art.tunnels import tunnels

if TYPE_CHECKING:
    from collections.abc import Iterable

TILE_WIDTH: Final = round(2 * HALF_ROOT * TILE_RADIUS, 1)
_ROW: Final = 1.5 * TILE_RADIUS
_FULL_TURN: Final = 360.0


def turned(turn: int) -> float:
    """Return how far a tile in one of its turns is turned, clockwise.

    >>> turned(0), turned(1), turned(5)
    (0.0, 300.0, 60.0)
    """
    return -60.0 * turn % _FULL_TURN


# The map.


class Frame(NamedTuple):
    """The part of the map in sight: its upper left corner, and its size."""

    x: float
    y: float
    width: float
    height: float


_LEAST: Final = (3.5 * TILE_WIDTH, 2.5 * _ROW + TILE_RADIUS)
"""How far the map reaches from its middle in each direction, at least."""
_MARGIN: Final = TILE_RADIUS + 2
EDGE: Final = 30.0
"""The room for the names of columns and rows, above and on the left."""


@cache
def middle(place: int) -> Point:
    """Return the middle of a hex, by its number."""
    x, y = hex_at(place).to_pixel(TILE_RADIUS)
    return round(x, 1), round(y, 1)


def hex_near(x: float, y: float) -> int | None:
    """Return the hex that covers a point, by its number; None where no tile can ever lie.

    >>> hex_near(*middle(1234)), hex_near(1e6, 0)
    (1234, None)
    """
    place = Hex.at_pixel(x, y, TILE_RADIUS)
    return hex_number(place) if place.distance(ORIGIN) < REACH else None


def frame(points: Iterable[Point]) -> Frame:
    """Return the frame of the map around the middles of its outermost hexes."""
    across, down = zip(*points, strict=True)
    left, right = _span(across, _LEAST[0])
    top, bottom = _span(down, _LEAST[1])
    left, top = round(left - EDGE, 1), round(top - EDGE, 1)
    return Frame(left, top, round(right - left, 1), round(bottom - top, 1))


def _span(values: tuple[float, ...], least: float) -> tuple[float, float]:
    low, high = min(-least, min(values) - _MARGIN), max(least, max(values) + _MARGIN)
    return round(low, 1), round(high, 1)


# Ants on a tile.

_CROWD: Final = ((32.0, 32.0), (25.0, 26.0), (21.0, 22.0))
"""How far apart ants stand, across and down: on open ground, in a tunnel, in one of two tunnels."""
_ROWS: Final = {1: (1,), 2: (2,), 3: (1, 2), 4: (2, 2), 5: (2, 3), 6: (3, 3), 7: (2, 3, 2)}
_WIDEST: Final = 4


@cache
def hub(look: int, part: int) -> Point:
    """Return where ants stand on a tile, seen from its middle; ``part`` 1 is a second tunnel."""
    if SORT[look // 6] != TUNNEL:
        return 0.0, 0.0
    x, y = tunnels(LETTERS[look])[part].hub
    return round(x, 1), round(y, 1)


@cache
def stand(look: int, place: int, part: int, number: int, total: int) -> Point:
    """Return where an ant stands in a space with ``total`` ants."""
    face = look // 6
    room = (SORT[face] == TUNNEL) + DOUBLE[face]
    (x, y), (hub_x, hub_y) = middle(place), hub(look, part)
    dx, dy = _in_formation(number, total)
    across, down = _CROWD[room]
    return round(x + hub_x + across * dx, 1), round(y + hub_y + down * dy, 1)


def _in_formation(number: int, total: int) -> Point:
    """Return a place in rows one behind the other, the first ones at the back.

    >>> _in_formation(0, 1), _in_formation(0, 2), _in_formation(2, 3)
    ((0.0, 0.0), (-0.5, 0.0), (0.5, 0.5))
    """
    rows = _ROWS.get(total) or _full_rows(total)
    row = 0
    while number >= rows[row]:
        number -= rows[row]
        row += 1
    return number - (rows[row] - 1) / 2, row - (len(rows) - 1) / 2


def _full_rows(total: int) -> tuple[int, ...]:
    count = ceil(total / _WIDEST)
    ends = [floor(total * row / count) for row in range(count + 1)]
    return tuple([end - start for start, end in pairwise(ends)])


_SHIELD: Final = (30.0, -40.0)
"""Where points are shown, seen from the middle of a tile; those of the next seat to the left."""


@cache
def shield(place: int, number: int) -> Point:
    """Return where the points are shown that a seat would get for a tile."""
    x, y = middle(place)
    return round(x + _SHIELD[0] - 46 * number, 1), round(y + _SHIELD[1], 1)


@cache
def passage(place: int, near: int) -> tuple[float, float, float]:
    """Return where an ant passes from a tile to the next one, and its direction as a rotation."""
    (x, y), (to_x, to_y) = middle(place), middle(near)
    turn = degrees(atan2(to_x - x, y - to_y)) % _FULL_TURN
    return round((x + to_x) / 2, 1), round((y + to_y) / 2, 1), round(turn, 1)


@cache
def barrier(point: Point) -> Point:
    """Return where the sign is shown that ants at a point bar the way, beside them."""
    return round(point[0] - 15, 1), round(point[1] + 17, 1)


@cache
def entry(place: int, side: int) -> Point:
    """Return where an ant enters a tile through a side."""
    (x, y), (dx, dy) = middle(place), at(side, 0, 42)
    return round(x + dx, 1), round(y + dy, 1)


def inwards(side: int) -> float:
    """Return the rotation that makes an upward arrow point in through a side.

    >>> inwards(0), inwards(3)
    (270.0, 90.0)
    """
    return (270.0 - 60 * side) % _FULL_TURN


@cache
def driven_out(place: int, number: int, total: int) -> Point:
    """Return where a beaten ant waits at the edge of a tile until it flees."""
    x, y = middle(place)
    return round(x + 24 * (number - (total - 1) / 2), 1), round(y + 44, 1)


# The market.

MARKET_HEIGHT: Final = 136.0
_MARKET_Y: Final = 63.0
_PILE_WIDTH: Final = 88.0
_PLACE_WIDTH: Final = 108.0
_BETWEEN: Final = 20.0
_SUPPLY_WIDTH: Final = 92.0


def _shelf_width(slots: int) -> float:
    return _PILE_WIDTH + slots * _PLACE_WIDTH + _BETWEEN


def market_width(slots: int) -> float:
    """Return the width of the market with ``slots`` tiles of each sort."""
    return len(SORTS) * _shelf_width(slots) + _SUPPLY_WIDTH


def market_folds(slots: int) -> tuple[float, ...]:
    """Return where a narrow screen may cut the market: between the sorts of tiles."""
    return tuple([number * _shelf_width(slots) - 4 for number in range(1, len(SORTS))])


@cache
def pile(sort: int, slots: int) -> Point:
    """Return where a pile lies."""
    return sort * _shelf_width(slots) + 46, _MARKET_Y + 18


@cache
def on_offer(sort: int, slots: int, number: int) -> Point:
    """Return where a tile for sale lies; the cheapest lies farthest from the pile."""
    x = sort * _shelf_width(slots) + _PILE_WIDTH + _PLACE_WIDTH * (slots - number - 0.5)
    return x + 4, _MARKET_Y


@cache
def price(sort: int, slots: int, number: int) -> Point:
    """Return where its price hangs: at the lowest corner of the tile."""
    x, y = on_offer(sort, slots, number)
    return x, y + TILE_RADIUS


@cache
def supply(slots: int) -> Point:
    """Return where the food lies that nobody has."""
    return len(SORTS) * _shelf_width(slots) + 40, _MARKET_Y + 14


# A player's hand: ants and food above, tiles below in rows.

HAND_WIDTH: Final = 580.0
_ANTS_Y: Final = 30.0
_FIRST_ROW: Final = 118.0
_NEXT_ROW: Final = 112.0
_IN_ROW: Final = 5
_MOST_ROWS: Final = 3
_ANT_WIDTHS: Final = (33.0, 25.0, 24.0, 29.0)
START: Final = (HAND_WIDTH - 24, _ANTS_Y)


def _rows(total: int) -> int:
    return max(1, min(_MOST_ROWS, ceil(total / _IN_ROW)))


def hand_height(total: int) -> float:
    """Return the height of a hand with ``total`` tiles.

    >>> hand_height(3) == hand_height(5) < hand_height(6)
    True
    """
    return _FIRST_ROW + _NEXT_ROW * (_rows(total) - 1) + TILE_RADIUS + 8


@cache
def in_hand(number: int, total: int) -> Point:
    """Return where a tile lies in a hand; in a very large one tiles overlap."""
    in_row = max(_IN_ROW, ceil(total / _MOST_ROWS))
    row, place = divmod(number, in_row)
    y = _FIRST_ROW + _NEXT_ROW * row
    return in_line(64, HAND_WIDTH - 64, y, 113, place, min(total, in_row))


@cache
def ant_in_hand(variant: str, kind: int, number: int) -> Point:
    """Return where an ant waits in a hand."""
    return round(_ants_left(variant, kind) + _ANT_WIDTHS[kind] * (number + 0.5), 1), _ANTS_Y


def _ants_left(variant: str, kind: int) -> float:
    """Return where the ants of a kind begin; after the last kind, where they end."""
    x = 12.0
    for before in range(kind):
        ants = RULESETS[variant].ants[before]
        x += _ANT_WIDTHS[before] * ants + 10 * (ants > 0)
    return x


def purse(variant: str, number: int, total: int) -> Point:
    """Return where a food of a player lies."""
    left = _ants_left(variant, len(KINDS)) + 16
    return in_line(left, HAND_WIDTH - 66, _ANTS_Y, 23, number, total)
