"""The chamber of a nest: wide at an open side, narrow at a tunnel, closed to earth."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from formicarium.core.labels import Point
from formicarium.games.antropolis.table.art.hexagon import EDGE, SEAM, at, written_points
from formicarium.games.antropolis.table.art.tunnels import MOUTH

OPENING: Final = 23.0
"""Half the width of an open side: nearly all of it, but for a post at either corner."""
_INNER: Final = 36.0
"""The distance from the middle to the wall along a side of earth."""
_FLAT: Final = 11.0
"""Half the length of the straight part of such a wall."""
_RIM: Final = EDGE + SEAM


class _Side(NamedTuple):
    """A part of the outline, anticlockwise."""

    start: Point
    before: Point
    """The control point of the wall that comes from the last corner."""
    line: str
    """The path from the start to the end; m jumps over an opening."""
    after: Point
    """The control point of the wall that goes to the next corner."""


@cache
def chamber(sides: str, wider: float = 0.0) -> str:
    """Return the floor of a nest as a closed path; ``wider`` moves its walls outwards.

    >>> chamber("EEEEEE") < chamber("EEEEEE", 1)
    True
    """
    return _outline(sides, wider).replace("m", "L") + "Z"


def walls(sides: str, wider: float = 0.0) -> str:
    """Return the same path without lines across its openings.

    >>> walls("EEEEEE").count("M"), walls("OETEEE").count("M")
    (1, 3)
    """
    return _outline(sides, wider).replace("m", "M")


@cache
def _outline(sides: str, wider: float) -> str:
    """Return all sides in a row, with a bend at every corner; m jumps over an opening."""
    parts = [_SIDES[letter](side, wider) for side, letter in enumerate(sides)]
    path = f"M{written_points(parts[0].start)}"
    for part, following in pairwise([*parts, parts[0]]):
        path += f"{part.line}C{written_points(part.after, following.before, following.start)}"
    return path


def _earth(side: int, wider: float) -> _Side:
    wall = _INNER + wider
    end = at(side, _FLAT, wall)
    line = f"L{written_points(end)}"
    return _Side(at(side, -_FLAT, wall), at(side, -17, wall), line, at(side, 17, wall))


def _tunnel(side: int, wider: float) -> _Side:
    """Lead the wall into the mouth of the tunnel and back."""
    wall, mouth = _INNER + wider, MOUTH + wider
    inwards = at(side, -mouth, wall), at(side, -mouth, wall + 4)
    outwards = at(side, mouth, wall), at(side, mouth + 4, wall)
    line = (
        f"Q{written_points(*inwards)}L{written_points(at(side, -mouth, _RIM))}"
        f"m{written_points(at(side, mouth, _RIM))}"
        f"L{written_points(at(side, mouth, wall + 4))}Q{written_points(*outwards)}"
    )
    return _Side(at(side, -mouth - 4, wall), at(side, -18, wall), line, at(side, 18, wall))


def _open(side: int, wider: float) -> _Side:
    half = OPENING + wider
    line = f"m{written_points(at(side, half, _RIM))}"
    return _Side(at(side, -half, _RIM), at(side, -half, _RIM - 6), line, at(side, half, _RIM - 6))


_SIDES: Final = {"E": _earth, "T": _tunnel, "O": _open}
