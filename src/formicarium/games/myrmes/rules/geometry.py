"""The garden: numbered hexes, their neighbours, and every way to lay every tile (M20, M9).

Hexes are numbered row by row from the top left. A set of hexes is a whole number used as a mask,
hex *i* being bit *i*, so that one test tells whether a tile fits.

>>> len(HEXES), len(hexes_in(CLOSED[4])), len(hexes_in(CLOSED[2]))
(151, 18, 78)
>>> str(HEXES[START_SPACES[2][0]])
'2,11'
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from formicarium.core.errors import NotationError
from formicarium.core.hexes import Hex, rotations_and_reflections
from formicarium.games.myrmes.components import (
    GARDEN_ROWS,
    IN_PLAY,
    PREY_SPACES,
    SHAPES,
    STARTS,
    WATER,
    YIELD_OF_TERRAIN,
)

NOWHERE: Final = -1


def _terrain() -> dict[Hex, str]:
    found: dict[Hex, str] = {}
    for r, row in enumerate(GARDEN_ROWS):
        first, letters = row.split()
        for step, letter in enumerate(letters):
            found[Hex(int(first) + step, r)] = letter
    return found


_TERRAIN: Final = _terrain()
HEXES: Final = tuple(_TERRAIN)
"""Every hex of the garden by its number."""
TERRAIN: Final = tuple(_TERRAIN.values())
"""What is printed on each (M1.7)."""
INDEX: Final = {place: index for index, place in enumerate(HEXES)}


def mask_of(hexes: tuple[int, ...] | list[int]) -> int:
    """Return a set of hexes."""
    mask = 0
    for index in hexes:
        mask |= 1 << index
    return mask


def hexes_in(mask: int) -> list[int]:
    """List a set of hexes in the order of their numbers.

    >>> hexes_in(mask_of([3, 1, 150]))
    [1, 3, 150]
    """
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def _in_play(players: int) -> tuple[bool, ...]:
    limits = IN_PLAY[players]
    return tuple(
        [
            place.q >= limits["q"] and place.r >= limits["r"] and place.q + place.r <= limits["sum"]
            for place in HEXES
        ]
    )


USED: Final = {players: _in_play(players) for players in IN_PLAY}
"""By player count, whether a hex is in the part of the garden in use (M20.1)."""
CLOSED: Final = {
    players: mask_of([i for i, used in enumerate(USED[players]) if not used or TERRAIN[i] == WATER])
    for players in IN_PLAY
}
"""M7.8, M7.10, M20.4: the hexes that no ant ever enters and no tile ever covers, as a mask."""


def _beside(index: int) -> tuple[int, ...]:
    return tuple([INDEX[place] for place in HEXES[index].neighbours() if place in INDEX])


BESIDE: Final = tuple([_beside(index) for index in range(len(HEXES))])
"""The neighbours of each hex."""


def _walkable(players: int) -> tuple[tuple[int, ...], ...]:
    closed = CLOSED[players]
    return tuple([tuple([i for i in near if not closed >> i & 1]) for near in BESIDE])


NEIGHBOURS: Final = {players: _walkable(players) for players in IN_PLAY}
"""By player count, the neighbours of each hex that an ant can enter."""
LAIRS: Final = {
    players: tuple([INDEX[place] for place in PREY_SPACES if USED[players][INDEX[place]]])
    for players in IN_PLAY
}
"""M20.3: the prey spaces in use."""
LAIR_AT: Final = {
    players: tuple([lairs.index(i) if i in lairs else NOWHERE for i in range(len(HEXES))])
    for players, lairs in LAIRS.items()
}
"""By player count and hex, which of the prey spaces it is."""
START_SPACES: Final = {
    players: tuple([INDEX[place] for place in places]) for players, places in STARTS.items()
}
"""M2.8, M20.2: clockwise."""


class Spot(NamedTuple):
    """One way to lay a shape in the garden, clear of water."""

    cells: tuple[int, ...]
    mask: int
    border: int
    """The hexes around it, as a mask."""
    cubes: tuple[int, int, int]
    """M9.6: the food, earth and stone that a pheromone laid here gets."""
    turn: int
    """The number of its orientation."""


def _spot(cells: tuple[int, ...], turn: int) -> Spot:
    mask = mask_of(cells)
    border = mask_of([near for cell in cells for near in BESIDE[cell]]) & ~mask
    yields = [YIELD_OF_TERRAIN.get(TERRAIN[cell]) for cell in cells]
    return Spot(cells, mask, border, (yields.count(0), yields.count(1), yields.count(2)), turn)


WAYS: Final = tuple([rotations_and_reflections(shape) for shape in SHAPES])
"""The orientations of each shape: turned and, where that makes a difference, turned over (M9.5)."""


def _spots(shape: int) -> tuple[Spot, ...]:
    found = []
    dry = {place for place, terrain in _TERRAIN.items() if terrain != WATER}
    for first in HEXES:
        for turn, way in enumerate(WAYS[shape]):
            cells = [first + cell for cell in way]
            if dry.issuperset(cells):
                found.append(_spot(tuple([INDEX[cell] for cell in cells]), turn))
    return tuple(found)


SPOTS: Final = tuple([_spots(shape) for shape in range(len(SHAPES))])
"""Every spot of each shape; no two of a shape cover the same hexes."""
SPOT_AT: Final = tuple(
    [{(spot.cells[0], spot.turn): i for i, spot in enumerate(spots)} for spots in SPOTS]
)
"""By shape, the number of the spot with this anchor and orientation."""


def _through(shape: int) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in HEXES]
    for number, spot in enumerate(SPOTS[shape]):
        for cell in spot.cells:
            found[cell].append(number)
    return tuple([tuple(numbers) for numbers in found])


THROUGH: Final = tuple([_through(shape) for shape in range(len(SHAPES))])
"""By shape and hex, the spots that cover the hex (M9.3)."""


@cache
def exits_of(players: int, shape: int, spot: int) -> tuple[int, ...]:
    """Return the hexes that a worker can enter from a tile on this spot (M7.4)."""
    return tuple(hexes_in(SPOTS[shape][spot].border & ~CLOSED[players]))


def hex_name(index: int) -> str:
    """Write a hex.

    >>> hex_name(0)
    '9,0'
    """
    return str(HEXES[index])


def parse_hex(text: str) -> int:
    """Read a hex of the garden.

    >>> parse_hex("0,0")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.NotationError: hex 0,0 is not in the garden
    """
    place = Hex.parse(text)
    if place not in INDEX:
        raise NotationError(f"hex {place} is not in the garden")
    return INDEX[place]
