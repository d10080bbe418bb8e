"""Where things are, in words: hexes by the names along the map's edge, and sides by directions."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from formicarium.core.hexes import ORIGIN
from formicarium.core.labels import enumerated, player
from formicarium.core.message import Argument, Message, message
from formicarium.core.places import Grid
from formicarium.games.antropolis.components import DOUBLE, NEST, SORT, SORTS
from formicarium.games.antropolis.rules import nests
from formicarium.games.antropolis.rules.geometry import EDGES, LETTERS, OPEN, STEP, hex_at
from formicarium.games.antropolis.table.art.hexagon import TILE_RADIUS
from formicarium.games.antropolis.table.layout import EDGE

if TYPE_CHECKING:
    from formicarium.core.scene import Line
    from formicarium.games.antropolis.rules.state import AntropolisState
    from formicarium.games.antropolis.table.layout import Frame

GRID: Final = Grid(ORIGIN, "M", 50)
"""The map grows in all directions, so its names begin in the middle."""
_DIRECTIONS: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")


@lru_cache(maxsize=1 << 12)
def hex_on_map(place: int) -> str:
    """Name a hex as the edge of the map does.

    >>> from formicarium.games.antropolis.rules.geometry import parse_hex
    >>> hex_on_map(parse_hex("0,0")), hex_on_map(parse_hex("2,-1"))
    ('M50', 'N49')
    """
    return GRID.name(hex_at(place))


@cache
def side(direction: int) -> Message:
    """Name a side of a tile by its direction.

    >>> side(1).id
    'antropolis-side-north-east'
    """
    return message(f"antropolis-side-{_DIRECTIONS[direction]}")


def columns(frame: Frame) -> tuple[Line, ...]:
    """Return the columns whose names stand at the edge of the map."""
    return GRID.columns(TILE_RADIUS, frame.x + EDGE, frame.x + frame.width - EDGE / 2)


def rows(frame: Frame) -> tuple[Line, ...]:
    """Return the rows whose names stand at the edge of the map."""
    return GRID.rows(TILE_RADIUS, frame.y + EDGE, frame.y + frame.height - EDGE / 2)


# Spots.


def where(look: int, spot: int) -> Argument:
    """Name the hex of a spot and, if there are two tunnels, the ends of this one.

    >>> from formicarium.games.antropolis.components import CODES
    >>> where(6 * CODES.index("T10"), 1).id, where(6 * CODES.index("F1"), 2 * (181 * 90 + 90))
    ('antropolis-where-double', 'M50')
    """
    name = hex_on_map(spot >> 1)
    if not DOUBLE[look // 6]:
        return name
    one, other = _ends(look, spot & 1)
    return message("antropolis-where-double", hex=name, one=side(one), other=side(other))


@cache
def _ends(look: int, part: int) -> tuple[int, int]:
    """Return the sides to which one of two tunnels leads."""
    one, other = [number for number, edge in enumerate(LETTERS[look]) if edge == "TU"[part]]
    return one, other


def where_at(seen: AntropolisState, spot: int) -> Argument:
    """Name a spot on the table, as ``where`` does."""
    return where(seen.looks[seen.tile_at[spot >> 1]], spot)


# How a tile lies.


@cache
def lying(look: int) -> Message:
    """Say to which sides a tile has tunnels and open sides, as it lies.

    >>> from formicarium.games.antropolis.components import CODES
    >>> lying(6 * CODES.index("N6")).id, lying(6 * CODES.index("T10")).id
    ('antropolis-lying-both', 'antropolis-lying-double')
    """
    letters = LETTERS[look]
    if DOUBLE[look // 6]:
        return message("antropolis-lying-double", first=_tunnel(look, 0), second=_tunnel(look, 1))
    tunnels = [number for number, letter in enumerate(letters) if letter in "TU"]
    still_open = [number for number, edge in enumerate(EDGES[look]) if edge == OPEN]
    if not still_open:
        return message("antropolis-lying-tunnels", tunnels=_sides(tunnels))
    if not tunnels:
        return message("antropolis-lying-open", open=_sides(still_open))
    return message("antropolis-lying-both", tunnels=_sides(tunnels), open=_sides(still_open))


def _tunnel(look: int, part: int) -> Message:
    one, other = _ends(look, part)
    return message("antropolis-tunnel-between", one=side(one), other=side(other))


def _sides(directions: list[int]) -> Message:
    return enumerated([side(direction) for direction in directions])


# What lies next to an empty hex.


def beside(seen: AntropolisState, place: int) -> Message:
    """Name what lies next to a hex: forests, tunnels and nests, these by the queens in them.

    >>> import formicarium as fm
    >>> from formicarium.games.antropolis.rules.geometry import parse_hex
    >>> state = fm.game("antropolis").new(players=2, seed=7)
    >>> beside(state, parse_hex("0,0")).id, beside(state, parse_hex("3,0")).id
    ('antropolis-beside-forest', 'antropolis-beside-nest-of')
    """
    near = [seen.tile_at[place + step] for step in STEP if place + step in seen.tile_at]
    # Sorted, so that those of a kind come together, and each only once.
    found = {str(said): said for said in [_neighbour(seen, tile) for tile in near]}
    return enumerated([found[name] for name in sorted(found)])


def _neighbour(seen: AntropolisState, tile: int) -> Message:
    sort = SORT[seen.looks[tile] // 6]
    if sort != NEST:
        return message(f"antropolis-beside-{SORTS[sort]}")
    queens = nests.queens_in(seen, seen.nest[tile])
    most = max(queens)
    if most and queens.count(most) == 1:
        return message("antropolis-beside-nest-of", player=player(queens.index(most)))
    return message("antropolis-beside-nest")
