"""Names of the hexes of a map, such as D4: a letter for the column and a number for the row.

Both stand along the edge of the map. Hexes of even and odd rows are half a hex apart; a column runs
through them in a zigzag, and its letter stands between them, nearer to these than to any others.

A map that grows has no first column or row. Its names begin in the middle and never change: left of
A come AZ, AY…, right of Z come ZA, ZB…, and above row 1 the numbers go on from 99 downwards, far
from all rows that a real map reaches.
"""

from __future__ import annotations

from math import ceil, floor, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.core.scene import Line

if TYPE_CHECKING:
    from formicarium.core.hexes import Hex

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ROWS: Final = 99
_QUARTER: Final = 0.25
"""How far right of the hexes of even rows the letter of a column stands, in hexes."""


class Grid(NamedTuple):
    """The columns and rows of a map.

    >>> from formicarium.core.hexes import Hex
    >>> grid = Grid(Hex(0, 0), "C", 5)
    >>> [grid.name(place) for place in (Hex(0, 0), Hex(1, 0), Hex(0, 1), Hex(-1, 2))]
    ['C5', 'D5', 'C6', 'C7']
    """

    origin: Hex
    """A hex of an even row."""
    column: str
    """The letter of its column."""
    row: int
    """The number of its row."""

    def name(self, place: Hex) -> str:
        """Return the name of a hex."""
        return self._column(_column(place) - _column(self.origin)) + self._row(place.r)

    def _column(self, number: int) -> str:
        return _letters(_LETTERS.index(self.column) + number)

    def _row(self, r: int) -> str:
        return str((self.row + r - self.origin.r - 1) % _ROWS + 1)

    def columns(self, size: float, left: float, right: float) -> tuple[Line, ...]:
        """Return the columns whose letters stand between two places.

        ``size`` is the distance from the middle of a hex to a corner, as in ``Hex.to_pixel``.

        >>> from formicarium.core.hexes import ORIGIN
        >>> [line.name for line in Grid(ORIGIN, "C", 5).columns(10, -30, 30)]
        ['B', 'C', 'D']
        """
        width = size * sqrt(3)
        first, last = ceil(left / width - _QUARTER), floor(right / width - _QUARTER)
        start = _column(self.origin)
        return tuple(
            [
                Line(self._column(column - start), round(width * (column + _QUARTER), 1))
                for column in range(first, last + 1)
            ]
        )

    def rows(self, size: float, top: float, bottom: float) -> tuple[Line, ...]:
        """Return the rows between two places.

        >>> from formicarium.core.hexes import ORIGIN
        >>> Grid(ORIGIN, "C", 5).rows(10, -10, 20)
        (Line(name='5', at=0.0), Line(name='6', at=15.0))
        """
        height = size * 1.5
        first, last = ceil(top / height), floor(bottom / height)
        return tuple([Line(self._row(r), round(height * r, 1)) for r in range(first, last + 1)])


def _column(place: Hex) -> int:
    return place.q + place.r // 2


def _letters(number: int) -> str:
    """Name a column by its number, from 0.

    >>> [_letters(number) for number in (-27, -1, 0, 25, 26, 52)]
    ['AAZ', 'AZ', 'A', 'Z', 'ZA', 'ZZA']
    """
    times, letter = divmod(number, len(_LETTERS))
    beyond = "A" * -times if times < 0 else "Z" * times
    return beyond + _LETTERS[letter]
