"""The course of the tunnels of a tile: from its tunnel sides to the place of its ants."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from formicarium.core.labels import Point
from formicarium.games.antropolis.table.art.hexagon import (
    EDGE,
    SEAM,
    added,
    at,
    times,
    written_points,
)

MOUTH: Final = 10.0
"""Half the width of a tunnel, the same on all tiles."""
WALL: Final = 2.0
"""The thickness of a gallery's outline."""
_HUB: Final = {1: 21.0, 2: 10.0, 3: 0.0}
"""The distance of a tunnel's hub from the middle, by how far apart its two sides are."""
_HUB_OF_TWO: Final = {1: 28.0, 2: 22.0, 3: 13.0}
"""The same on a tile with a second tunnel."""
_SWAY: Final = 7.0
"""How much a tunnel winds on its way."""
_SQUARE: Final = 16.0
"""How far behind a side a tunnel begins to turn."""


class Tunnel(NamedTuple):
    """One tunnel: its sides, the wide place where ants stand, and its line as paths."""

    sides: tuple[int, ...]
    hub: Point
    room: float
    """The radius around the hub."""
    path: str
    wall: str
    """The same line up to the edge only, so that nothing dark lies on the next tile."""


@cache
def tunnels(sides: str) -> tuple[Tunnel, ...]:
    """Return the tunnels of a tile, the second of two (U) last.

    >>> [tunnel.sides for tunnel in tunnels("TTEUUE")], tunnels("TEEEEE")[0].path
    ([(0, 1), (3, 4)], 'M52.9 0C36 0 18-7 0 0')
    """
    both = [_reached(sides, letter) for letter in "TU"]
    if not both[1]:
        return (_alone(both[0]),)
    return tuple([_beside(both[n], both[1 - n]) for n in range(2)])


def _reached(sides: str, letter: str) -> tuple[int, ...]:
    return tuple([side for side, found in enumerate(sides) if found == letter])


def crossing(sides: str) -> bool:
    """Whether two tunnels cross: their sides alternate around the tile.

    >>> crossing("TUTUEE"), crossing("TUUTEE")
    (True, False)
    """
    return "".join([side for side in sides if side != "E"]) in ("TUTU", "UTUT")


def _alone(sides: tuple[int, ...]) -> Tunnel:
    if len(sides) == 2:
        return _through(sides, times(_towards(sides), _HUB[_apart(sides)]), 17.0)
    path, wall = ["".join([_arm(side, seam) for side in sides]) for seam in (SEAM, 0.0)]
    return Tunnel(sides, (0.0, 0.0), 18.0, path, wall)


def _beside(sides: tuple[int, ...], others: tuple[int, ...]) -> Tunnel:
    """Return a tunnel that leaves room for the other one of the tile."""
    towards = _towards(sides) if _apart(sides) != 3 else times(_towards(others), -1)
    return _through(sides, times(towards, _HUB_OF_TWO[_apart(sides)]), 14.0)


def _apart(sides: tuple[int, ...]) -> int:
    between = sides[1] - sides[0]
    return min(between, 6 - between)


def _towards(sides: tuple[int, ...]) -> Point:
    """Return the direction between two sides, of length 1; of length 0 for opposite sides."""
    x, y = added(*[at(side, 0, 1) for side in sides])
    length = (x * x + y * y) ** 0.5
    return (x / length, y / length) if length > 0.1 else (0.0, 0.0)


def _arm(side: int, seam: float) -> str:
    """Return a path from a side to the middle, winding a little."""
    bend = (at(side, 0, 36), at(side, _SWAY, 18), (0.0, 0.0))
    return f"M{written_points(at(side, 0, EDGE + seam))}C{written_points(*bend)}"


def _through(sides: tuple[int, ...], hub: Point, room: float) -> Tunnel:
    path, wall = [_winding(sides, hub, seam) for seam in (SEAM, 0.0)]
    return Tunnel(sides, hub, room, path, wall)


def _winding(sides: tuple[int, ...], hub: Point, seam: float) -> str:
    """Return a path from side to side through the hub, square to both sides."""
    one, other = [at(side, 0, EDGE + seam) for side in sides]
    x, y = added(other, times(one, -1))
    length = (x * x + y * y) ** 0.5
    sway = _SWAY if _apart(sides) == 3 else 0.0
    along = (12 * x - sway * y) / length, (12 * y + sway * x) / length
    square = [at(side, 0, EDGE - _SQUARE) for side in sides]
    first = written_points(square[0], added(hub, times(along, -1)), hub)
    second = written_points(added(hub, along), square[1], other)
    return f"M{written_points(one)}C{first}C{second}"
