"""Hex geometry: coordinates, directions, shapes, and positions on the screen.

Hexes have axial coordinates ``(q, r)``; the third, ``s = -q - r``, follows from them. On the screen
x grows to the right and y downwards, and hexes stand on a corner (pointy-top).

Directions and the sides of a tile are the numbers 0 to 5, anticlockwise as seen on the screen::

        2   1           0 east        (+1,  0)
         \\ /            1 north-east  (+1, -1)
      3 -- -- 0         2 north-west  ( 0, -1)
         / \\            3 west        (-1,  0)
        4   5           4 south-west  (-1, +1)
                        5 south-east  ( 0, +1)

Rotation by one step takes direction d to d + 1, and reflection takes it to -d (both modulo 6).
Saved games rely on these orders, and on all others that the functions below document: they never
change.

>>> tuple(map(str, DIRECTIONS))
('1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1')
>>> ORIGIN
Hex(q=0, r=0)
>>> Shape == tuple[Hex, ...]
True
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar

from formicarium.core.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Side = TypeVar("Side")

_SQRT3: Final = math.sqrt(3.0)
_HALF_SQRT3: Final = _SQRT3 / 2.0


class Hex(NamedTuple):
    """A hex, or the step from one hex to another, in axial coordinates.

    Hexes are immutable, can be hashed, and sort by q, then r.

    >>> Hex(2, -1) + Hex(0, 3), Hex(2, -1) - Hex(0, 3)
    (Hex(q=2, r=2), Hex(q=2, r=-4))
    """

    q: int
    r: int

    @property
    def s(self) -> int:
        """The third cube coordinate; the three always add up to 0.

        >>> Hex(2, -1).s
        -1
        """
        return -self.q - self.r

    # A tuple would join another one; a hex adds as a vector does. That is not what mypy expects of
    # a tuple, hence the ignore.

    def __add__(self, other: Hex) -> Hex:  # type: ignore[override]
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def __str__(self) -> str:
        return f"{self.q},{self.r}"

    @staticmethod
    def parse(text: str) -> Hex:
        """Read the notation that ``str`` writes, and no other spelling of it.

        >>> Hex.parse(str(Hex(2, -1)))
        Hex(q=2, r=-1)
        >>> Hex.parse("2;-1")
        Traceback (most recent call last):
        ...
        formicarium.core.errors.NotationError: not a hex: '2;-1' (write q,r as in '2,-1')
        """
        q, _, r = text.partition(",")
        try:
            found = Hex(int(q), int(r))
        except ValueError:
            raise _not_a_hex(text) from None
        # int() is generous (" 1", "+1", "0_1"); one hex has one spelling.
        if str(found) != text:
            raise _not_a_hex(text)
        return found

    def neighbour(self, direction: int) -> Hex:
        """Return the adjacent hex in a direction, 0 to 5.

        >>> Hex(2, -1).neighbour(1)
        Hex(q=3, r=-2)
        """
        return self + DIRECTIONS[direction]

    def neighbours(self) -> Shape:
        """Return the six adjacent hexes, in the order of the directions.

        >>> " ".join(map(str, Hex(2, -1).neighbours()))
        '3,-1 3,-2 2,-2 1,-1 1,0 2,0'
        """
        return tuple([self + step for step in DIRECTIONS])

    def distance(self, other: Hex) -> int:
        """Return the number of steps to another hex.

        >>> Hex(2, -1).distance(Hex(0, 2))
        3
        """
        step = other - self
        return max(abs(step.q), abs(step.r), abs(step.s))

    def rotate(self, steps: int) -> Hex:
        """Turn the hex about the origin by steps of 60 degrees, anticlockwise on the screen.

        Negative steps turn clockwise.

        >>> Hex(1, 0).rotate(1), Hex(1, 0).rotate(-1)
        (Hex(q=1, r=-1), Hex(q=0, r=1))
        """
        turned = self
        for _ in range(steps % 6):
            turned = Hex(-turned.s, -turned.q)
        return turned

    def reflect(self) -> Hex:
        """Mirror the hex in the line through the origin along directions 0 and 3.

        On the screen this turns the picture upside down.

        >>> Hex(1, -1).reflect(), Hex(3, 0).reflect()
        (Hex(q=0, r=1), Hex(q=3, r=0))
        """
        return Hex(-self.s, -self.r)

    def to_pixel(self, size: float) -> tuple[float, float]:
        """Return the centre of the hex on the screen; size is the distance from centre to corner.

        The origin lies at (0, 0).

        >>> Hex(0, 2).to_pixel(10)[1]
        30.0
        """
        return size * _SQRT3 * (self.q + self.r / 2), size * 1.5 * self.r

    @staticmethod
    def at_pixel(x: float, y: float, size: float) -> Hex:
        """Return the hex that covers a point of the screen.

        >>> Hex.at_pixel(*Hex(2, -1).to_pixel(10), 10), Hex.at_pixel(3, 14, 10)
        (Hex(q=2, r=-1), Hex(q=0, r=1))
        """
        r = y / 1.5 / size
        q = x / _SQRT3 / size - r / 2
        nearest = Hex(round(q), round(r))
        # Rounding three coordinates can break their sum; the neighbours settle which is nearest.
        return min(
            (nearest, *nearest.neighbours()),
            key=lambda place: math.dist((x, y), place.to_pixel(size)),
        )

    def corners(self, size: float) -> tuple[tuple[float, float], ...]:
        """Return the six corners on the screen; side d runs from corner d to d + 1 (modulo 6).

        >>> Hex(0, 0).corners(10)[2]
        (0.0, -10.0)
        """
        x, y = self.to_pixel(size)
        return tuple([(x + size * dx, y + size * dy) for dx, dy in _CORNERS])


Shape: TypeAlias = tuple[Hex, ...]
"""Several hexes; the functions below return them sorted."""

ORIGIN: Final = Hex(0, 0)

DIRECTIONS: Final[Shape] = (
    Hex(1, 0),
    Hex(1, -1),
    Hex(0, -1),
    Hex(-1, 0),
    Hex(-1, 1),
    Hex(0, 1),
)

# Written out rather than computed with sines, whose last digit differs between platforms.
_CORNERS: Final[tuple[tuple[float, float], ...]] = (
    (_HALF_SQRT3, 0.5),
    (_HALF_SQRT3, -0.5),
    (0.0, -1.0),
    (-_HALF_SQRT3, -0.5),
    (-_HALF_SQRT3, 0.5),
    (0.0, 1.0),
)


def opposite(direction: int) -> int:
    """Return the direction back.

    >>> [opposite(direction) for direction in range(6)]
    [3, 4, 5, 0, 1, 2]
    """
    return (direction + 3) % 6


def rotate_sides(sides: Sequence[Side], steps: int) -> tuple[Side, ...]:
    """Return the six sides of a tile after a turn, in the same sense as ``Hex.rotate``.

    Side d becomes side d + steps.

    >>> "".join(rotate_sides("TEOEEE", 1))
    'ETEOEE'
    """
    return tuple([sides[(side - steps) % 6] for side in range(6)])


def normalised(shape: Iterable[Hex]) -> Shape:
    """Return the shape sorted and moved so that its first hex is the origin.

    Two sets of hexes that differ only by where they lie have the same normal form.

    >>> " ".join(map(str, normalised([Hex(3, 1), Hex(2, 2), Hex(2, 1)])))
    '0,0 0,1 1,0'
    """
    cells = sorted(set(shape))
    if not cells:
        raise ValueError("a shape needs at least one hex")
    first = cells[0]
    return tuple([cell - first for cell in cells])


def rotations(shape: Iterable[Hex]) -> tuple[Shape, ...]:
    """Return the different ways to turn a shape without turning it over, each normalised.

    The n-th of them is the shape rotated by n steps.

    >>> len(rotations([Hex(0, 0), Hex(1, 0)]))
    3
    """
    cells = tuple(shape)
    return _distinct([normalised([cell.rotate(steps) for cell in cells]) for steps in range(6)])


def rotations_and_reflections(shape: Iterable[Hex]) -> tuple[Shape, ...]:
    """Return the different ways to turn a shape or turn it over, each normalised.

    First its rotations; then the rotations of its mirror image, unless they are the same.

    >>> hook = [Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(0, 1)]
    >>> len(rotations(hook)), len(rotations_and_reflections(hook))
    (6, 12)
    """
    cells = tuple(shape)
    return _distinct([*rotations(cells), *rotations([cell.reflect() for cell in cells])])


def _distinct(shapes: list[Shape]) -> tuple[Shape, ...]:
    return tuple(dict.fromkeys(shapes))


def _not_a_hex(text: str) -> NotationError:
    return NotationError(f"not a hex: {text[:40]!r} (write q,r as in '2,-1')")
