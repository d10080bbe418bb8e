"""Hex geometry: coordinates, directions, shapes and their placements, positions on the screen.

Hexes have axial coordinates ``(q, r)``; the third, ``s = -q - r``, follows from them. On the screen
x grows to the right and y downwards. Hexes stand on a corner (pointy-top) unless told otherwise.

Directions and the sides of a tile are the numbers 0 to 5, anticlockwise as seen on the screen::

        2   1           0 east        (+1,  0)
         \\ /            1 north-east  (+1, -1)
      3 -- -- 0         2 north-west  ( 0, -1)
         / \\            3 west        (-1,  0)
        4   5           4 south-west  (-1, +1)
                        5 south-east  ( 0, +1)

The flat-top picture is the same one turned clockwise by 30 degrees: there 0 points to the lower
right and 1 to the upper right.

Rotation by one step takes direction d to d + 1, reflection takes it to -d (both modulo 6), and the
ring around a hex starts in direction 0 and goes the same way round. These orders, and all others
that the functions below document, are relied on by saved games: they never change.

>>> tuple(map(str, DIRECTIONS))
('1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1')
>>> ORIGIN
Hex(q=0, r=0)
>>> Shape == tuple[Hex, ...]
True
"""

from __future__ import annotations

import math
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar

from formicarium.core.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = [
    "DIRECTIONS",
    "ORIGIN",
    "Hex",
    "Orientation",
    "Shape",
    "disc",
    "line",
    "normalised",
    "opposite",
    "placements",
    "ring",
    "rotate_sides",
    "rotations",
    "rotations_and_reflections",
]

Side = TypeVar("Side")

_SQRT3: Final = math.sqrt(3.0)
_HALF_SQRT3: Final = _SQRT3 / 2.0


class Orientation(Enum):
    """Whether hexes are drawn standing on a corner or lying on a side.

    >>> [way.value for way in Orientation]
    ['pointy', 'flat']
    """

    POINTY = "pointy"
    FLAT = "flat"


class Hex(NamedTuple):
    """A hex, or the step from one hex to another, in axial coordinates.

    Hexes are immutable, can be hashed, and sort by q, then r.

    >>> Hex(2, -1) + Hex(0, 3), Hex(2, -1) - Hex(0, 3), Hex(2, -1) * 2
    (Hex(q=2, r=2), Hex(q=2, r=-4), Hex(q=4, r=-2))
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

    # The operators of a tuple would join and repeat it; a hex adds and scales as a vector does.
    # That is not what mypy expects of a tuple, hence the ignores. `2 * hex` needs its own method,
    # or it would repeat again.

    def __add__(self, other: Hex) -> Hex:  # type: ignore[override]
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def __mul__(self, factor: int) -> Hex:  # type: ignore[override]
        return Hex(self.q * factor, self.r * factor)

    def __rmul__(self, factor: int) -> Hex:  # type: ignore[override]
        return Hex(self.q * factor, self.r * factor)

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
        """The adjacent hex in a direction, 0 to 5.

        >>> Hex(2, -1).neighbour(1)
        Hex(q=3, r=-2)
        """
        return self + DIRECTIONS[direction]

    def neighbours(self) -> Shape:
        """The six adjacent hexes, in the order of the directions.

        >>> " ".join(map(str, Hex(2, -1).neighbours()))
        '3,-1 3,-2 2,-2 1,-1 1,0 2,0'
        """
        return tuple([self + step for step in DIRECTIONS])

    def direction_to(self, other: Hex) -> int:
        """The direction of an adjacent hex; a ValueError if it is not adjacent.

        >>> Hex(2, -1).direction_to(Hex(3, -2))
        1
        """
        step = other - self
        if step not in DIRECTIONS:
            raise ValueError(f"{other} is not adjacent to {self}")
        return DIRECTIONS.index(step)

    def distance(self, other: Hex) -> int:
        """The number of steps from here to there.

        >>> Hex(2, -1).distance(Hex(0, 2))
        3
        """
        step = other - self
        return max(abs(step.q), abs(step.r), abs(step.s))

    def rotate(self, steps: int, centre: Hex | None = None) -> Hex:
        """Turned about a centre (the origin) by steps of 60 degrees, anticlockwise on the screen.

        Negative steps turn clockwise.

        >>> Hex(1, 0).rotate(1), Hex(1, 0).rotate(-1), Hex(3, 2).rotate(3, centre=Hex(2, 2))
        (Hex(q=1, r=-1), Hex(q=0, r=1), Hex(q=1, r=2))
        """
        middle = ORIGIN if centre is None else centre
        arm = self - middle
        for _ in range(steps % 6):
            arm = Hex(-arm.s, -arm.q)
        return middle + arm

    def reflect(self) -> Hex:
        """Mirrored in the line through the origin along directions 0 and 3.

        With pointy-top hexes this turns the picture upside down.

        >>> Hex(1, -1).reflect(), Hex(3, 0).reflect()
        (Hex(q=0, r=1), Hex(q=3, r=0))
        """
        return Hex(-self.s, -self.r)

    def to_pixel(
        self, size: float, orientation: Orientation = Orientation.POINTY
    ) -> tuple[float, float]:
        """The centre of the hex on the screen; size is the distance from centre to corner.

        The origin lies at (0, 0).

        >>> Hex(0, 2).to_pixel(10)[1], Hex(2, 0).to_pixel(10, Orientation.FLAT)[0]
        (30.0, 30.0)
        """
        if orientation is Orientation.POINTY:
            return size * _SQRT3 * (self.q + self.r / 2), size * 1.5 * self.r
        return size * 1.5 * self.q, size * _SQRT3 * (self.r + self.q / 2)

    @staticmethod
    def from_pixel(
        x: float, y: float, size: float, orientation: Orientation = Orientation.POINTY
    ) -> Hex:
        """The hex that covers a point of the screen.

        >>> Hex.from_pixel(3.0, 26.0, 10)
        Hex(q=-1, r=2)
        """
        if orientation is Orientation.POINTY:
            r = y / size / 1.5
            return _nearest(x / size / _SQRT3 - r / 2, r)
        q = x / size / 1.5
        return _nearest(q, y / size / _SQRT3 - q / 2)

    def corners(
        self, size: float, orientation: Orientation = Orientation.POINTY
    ) -> tuple[tuple[float, float], ...]:
        """The six corners on the screen; side d runs from corner d to corner d + 1 (modulo 6).

        >>> Hex(0, 0).corners(10)[2], Hex(0, 0).corners(10, Orientation.FLAT)[1]
        ((0.0, -10.0), (10.0, 0.0))
        """
        x, y = self.to_pixel(size, orientation)
        unit = _POINTY_CORNERS if orientation is Orientation.POINTY else _FLAT_CORNERS
        return tuple([(x + size * dx, y + size * dy) for dx, dy in unit])


Shape: TypeAlias = tuple[Hex, ...]
"""Several hexes; what the functions below return as a set of hexes is sorted."""

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
_POINTY_CORNERS: Final[tuple[tuple[float, float], ...]] = (
    (_HALF_SQRT3, 0.5),
    (_HALF_SQRT3, -0.5),
    (0.0, -1.0),
    (-_HALF_SQRT3, -0.5),
    (-_HALF_SQRT3, 0.5),
    (0.0, 1.0),
)
_FLAT_CORNERS: Final[tuple[tuple[float, float], ...]] = (
    (0.5, _HALF_SQRT3),
    (1.0, 0.0),
    (0.5, -_HALF_SQRT3),
    (-0.5, -_HALF_SQRT3),
    (-1.0, 0.0),
    (-0.5, _HALF_SQRT3),
)


def opposite(direction: int) -> int:
    """The direction back.

    >>> [opposite(direction) for direction in range(6)]
    [3, 4, 5, 0, 1, 2]
    """
    return (direction + 3) % 6


def rotate_sides(sides: Sequence[Side], steps: int) -> tuple[Side, ...]:
    """The six sides of a tile after it is turned, in the sense of ``Hex.rotate``.

    What was on side d is on side d + steps afterwards.

    >>> "".join(rotate_sides("TEOEEE", 1))
    'ETEOEE'
    """
    return tuple([sides[(side - steps) % 6] for side in range(6)])


def ring(centre: Hex, radius: int) -> Shape:
    """The hexes at exactly this distance, from the one in direction 0 on, anticlockwise.

    >>> " ".join(map(str, ring(Hex(0, 0), 1)))
    '1,0 1,-1 0,-1 -1,0 -1,1 0,1'
    >>> len(ring(Hex(4, 2), 3))
    18
    """
    _check_radius(radius)
    if radius == 0:
        return (centre,)
    here = centre + DIRECTIONS[0] * radius
    found: list[Hex] = []
    for corner in range(6):
        # From the corner in direction d to the next one leads direction d + 2.
        for _ in range(radius):
            found.append(here)
            here = here.neighbour((corner + 2) % 6)
    return tuple(found)


def disc(centre: Hex, radius: int) -> Shape:
    """The hexes within this distance, as a spiral: the centre, then ring after ring.

    >>> len(disc(Hex(4, 2), 2))
    19
    """
    _check_radius(radius)
    found: list[Hex] = []
    for distance in range(radius + 1):
        found.extend(ring(centre, distance))
    return tuple(found)


def line(a: Hex, b: Hex) -> Shape:
    """The straight line of hexes from a to b, both included, each adjacent to the one before.

    It takes the hexes nearest to evenly spaced points between the two centres, computed in whole
    numbers. A point in the middle between two hexes gives the one that sorts first (smaller q, then
    smaller r), so the line from b to a is the same one backwards.

    >>> " ".join(map(str, line(Hex(0, 0), Hex(1, 1))))
    '0,0 0,1 1,1'
    """
    length = a.distance(b)
    return tuple([_point_on_line(a, b, part, length) for part in range(length + 1)])


def normalised(shape: Iterable[Hex]) -> Shape:
    """The shape sorted and moved so that its first hex is the origin.

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
    """The different ways to turn a shape without turning it over, each normalised.

    The n-th of them is the shape rotated by n steps.

    >>> len(rotations([Hex(0, 0), Hex(1, 0)]))
    3
    """
    cells = tuple(shape)
    return _distinct([normalised([cell.rotate(steps) for cell in cells]) for steps in range(6)])


def rotations_and_reflections(shape: Iterable[Hex]) -> tuple[Shape, ...]:
    """The different ways to turn a shape or turn it over, each normalised.

    First its rotations; then, if its mirror image is none of them, the rotations of that.

    >>> hook = [Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(0, 1)]
    >>> len(rotations(hook)), len(rotations_and_reflections(hook))
    (6, 12)
    """
    cells = tuple(shape)
    return _distinct([*rotations(cells), *rotations([cell.reflect() for cell in cells])])


def placements(
    shape: Iterable[Hex], board: Iterable[Hex], reflect: bool = True
) -> tuple[Shape, ...]:
    """Every way to lay the shape on hexes of the board only: the covered hexes, sorted.

    No two cover the same hexes. They are ordered by the first hex they cover, then as in
    ``rotations_and_reflections`` (``rotations`` if the shape may not be turned over).

    >>> pair, triangle = [Hex(0, 0), Hex(1, 0)], [Hex(0, 0), Hex(1, 0), Hex(0, 1)]
    >>> for covered in placements(pair, triangle):
    ...     print(*covered)
    0,0 1,0
    0,0 0,1
    0,1 1,0
    """
    hexes = frozenset(board)
    ways = rotations_and_reflections(shape) if reflect else rotations(shape)
    found: list[Shape] = []
    # Neither sorting nor a search for duplicates is needed: every way is in normal form, where the
    # origin comes first, and moving a shape does not change the order of its hexes.
    for first in sorted(hexes):
        for way in ways:
            covered = tuple([first + cell for cell in way])
            if hexes.issuperset(covered):
                found.append(covered)
    return tuple(found)


def _not_a_hex(text: str) -> NotationError:
    return NotationError(f"not a hex: {text[:40]!r} (write q,r as in '2,-1')")


def _check_radius(radius: int) -> None:
    if radius < 0:
        raise ValueError(f"a radius cannot be negative: {radius}")


def _distinct(shapes: list[Shape]) -> tuple[Shape, ...]:
    return tuple(dict.fromkeys(shapes))


def _point_on_line(a: Hex, b: Hex, part: int, length: int) -> Hex:
    """The hex at part/length of the way from a to b."""
    if length == 0:
        return a
    # One of q, r and s changes by a whole step each time. The point therefore lies on a straight
    # row of hexes, where rounding one of the other two coordinates finds the nearest.
    step = b - a
    if abs(step.q) == length:
        q = a.q + step.q // length * part
        return Hex(q, a.r + _round_half_down(step.r * part, length))
    q = a.q + _round_half_down(step.q * part, length)
    if abs(step.r) == length:
        return Hex(q, a.r + step.r // length * part)
    s = a.s + step.s // length * part
    return Hex(q, -q - s)


def _round_half_down(numerator: int, denominator: int) -> int:
    return -((denominator - 2 * numerator) // (2 * denominator))


def _nearest(q: float, r: float) -> Hex:
    """The hex nearest to a point given in fractional axial coordinates."""
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    # Rounded one by one the three may no longer add up to 0; the worst follows from the others.
    if off_q > off_r and off_q > off_s:
        return Hex(-near_r - near_s, near_r)
    if off_r > off_s:
        return Hex(near_q, -near_q - near_s)
    return Hex(near_q, near_r)
