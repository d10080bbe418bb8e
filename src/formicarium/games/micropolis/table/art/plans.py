"""The course of the galleries and the place of the barracks on each tile, drawn by hand.

A way is a row of points ``(across, radius)`` of a wedge. Most tiles share theirs.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from formicarium.games.micropolis.components import LI, LO, RI, RO, Tile
from formicarium.games.micropolis.table.art.wedge import Point, on_wedge

_OUTER_WAY: Final = 214.0
_INNER_WAY: Final = 122.0
_EDGE: Final = 1.008
"""Just beyond the edge, so that no seam shows between galleries that meet."""

_Way: TypeAlias = tuple[Point, ...]
Rooms: TypeAlias = tuple[tuple[int, float, float], ...]
"""Stretches of ways where things may lie: the way, and where on it they begin and end."""

_O: Final = _OUTER_WAY
_I: Final = _INNER_WAY

_ACROSS: Final = tuple(step / 3 for step in range(-3, 4))
_DIAGONAL: Final = (
    (-1, _O), (-0.62, 210), (-0.27, 190), (0, 165), (0.31, 140), (0.62, 123), (1, _I),
)  # fmt: skip
_U_TURN: Final = (
    (-1, _O), (-0.75, 212), (-0.56, 195), (-0.55, 170), (-0.5, 145), (-0.6, 125), (-1, _I),
)  # fmt: skip
_WIDE_U_TURN: Final = (
    (-1, _O), (-0.83, 211), (-0.7, 194), (-0.73, 172), (-0.6, 150), (-0.6, 130), (-1, _I),
)  # fmt: skip
_BRANCH_IN: Final = ((-0.3, _O), (0.12, 198), (0.3, 170), (0.45, 138), (1, _I))
_BRANCH_OUT: Final = ((-0.4, _I), (0.1, 134), (0.25, 160), (0.46, 194), (1, _O))
_HALL_ARM_OUT: Final = ((-1, _O), (-0.7, 208), (0, 168))
_HALL_ARM_IN: Final = ((-1, _I), (-0.6, 126), (0, 168))

_PLANS: Final[dict[int, tuple[tuple[_Way, ...], Rooms]]] = {
    LO | RO: ((tuple((u, _O) for u in _ACROSS),), ((0, 0.04, 0.96),)),
    LI | RI: ((tuple((u, _I) for u in _ACROSS),), ((0, 0, 1),)),
    LO | RI: ((_DIAGONAL,), ((0, 0.04, 0.4), (0, 0.63, 0.98))),
    LO | LI: ((_U_TURN,), ((0, 0.06, 0.94),)),
    LO | RO | RI: (
        (tuple((u, _O) for u in _ACROSS), _BRANCH_IN),
        ((0, 0.02, 0.44), (0, 0.6, 0.96), (1, 0.4, 0.92)),
    ),
    LI | RO | RI: (
        (tuple((u, _I) for u in _ACROSS), _BRANCH_OUT),
        ((1, 0.18, 0.98), (0, 0.02, 0.36)),
    ),
    LO | LI | RO | RI: (
        (_HALL_ARM_OUT, _HALL_ARM_IN, ((1, _O), (0.7, 208), (0, 168)),
         ((1, _I), (0.6, 126), (0, 168))),
        (),
    ),
}  # fmt: skip
"""The ways of a gallery segment, by its openings; the other side is mirrored."""

_BLIND: Final[dict[int, tuple[_Way, ...]]] = {
    LO: (
        ((-1, _O), (-0.78, _O)),
        ((-1, _O), (-0.58, _O)),
        ((-1, _O), (-0.7, 213), (-0.35, 206)),
    ),
    LI: (
        ((-1, _I), (-0.57, _I)),
        ((-1, _I), (-0.46, 123)),
        ((-1, _I), (-0.6, 125), (-0.47, 142), (-0.5, 162)),
    ),
}
"""Dead ends, by the number of things in them."""

_OWN_WAYS: Final[dict[tuple[str, int], _Way]] = {
    # Room for a specialist.
    ("Q1", RO): ((1, _O), (0.74, 212), (0.24, 183)),
    ("Q6", LO | RI): (
        (-1, _O), (-0.58, 211), (-0.1, 197), (0.17, 173), (0.4, 146), (0.64, 128), (1, _I),
    ),
    ("G2", RI): ((1, _I), (0.62, 124), (0.5, 138), (0.56, 162)),
    ("O3", RI): ((1, _I), (0.5, _I), (-0.36, 126)),
    ("O4", LI | RI): ((-1, _I), (-0.5, 127), (0, 130), (0.5, 127), (1, _I)),
    # Bent round the barracks.
    ("B3", LO | RI): (
        (-1, _O), (-0.6, 211), (-0.05, 196), (0.35, 172), (0.48, 148), (0.66, 130), (1, _I),
    ),
    ("B10", LO | RI): (
        (-1, _O), (-0.84, 208), (-0.7, 190), (-0.36, 164), (0, 145), (0.38, 131), (1, _I),
    ),
    ("B10", LI | RO): (
        (1, _O), (0.84, 208), (0.7, 190), (0.36, 164), (0, 145), (-0.4, 130), (-1, _I),
    ),
    ("B14", RI): ((1, _I), (0.58, 118)),
    ("B14", LI | RO): (
        (1, _O), (0.82, 207), (0.66, 188), (0.5, 168), (0.16, 144), (-0.35, 128), (-1, _I),
    ),
}  # fmt: skip
"""Special ways of single tiles."""

HALL: Final = (0.0, 168.0, 40.0)
"""The large room of a hall: its middle and its radius."""

HOUSES: Final[dict[str, Point]] = {
    "B3": (-0.38, 152),
    "B7": (-0.35, 169),
    "B10": (0, 214),
    "B14": (-0.22, 204),
    "B22": (0.3, 168),
    "B23": (-0.35, 169),
    "B24": (-0.35, 169),
    "B25": (0.3, 168),
    "B26": (-0.3, 168),
    **dict.fromkeys(("B4", "B6", "B11"), (0, 208)),
    **dict.fromkeys(("B15", "B17", "B19"), (0, 203)),
}
"""The places of barracks that do not lie in the middle."""
USUAL_HOUSE: Final = (0.0, 168.0)
TWO_ABREAST: Final = frozenset(("B10", "B11", "B14", "B15", "B17", "B19"))
"""Barracks without room for a line, where soldiers stand in pairs."""


def plan(tile: Tile, ports: int, things: int) -> tuple[tuple[tuple[Point, ...], ...], Rooms]:
    """Return the ways of a gallery segment with some things, and the stretches for them."""
    own = _OWN_WAYS.get((tile.code, ports))
    if ports in _PLANS:
        ways, rooms = _PLANS[ports]
    elif ports in _BLIND:
        ways, rooms = (_BLIND[ports][things],), ((0, 0.0, 1.0),)
    else:
        ways, rooms = _plan_mirrored(ports, things)
    if tile.barracks and ports in (LO | LI, RO | RI):
        ways = (_WIDE_U_TURN if ports == LO | LI else _mirrored(_WIDE_U_TURN),)
    if own:
        ways = (own,)
    return tuple(tuple(map(_drawn, way)) for way in ways), rooms


def _drawn(point: Point) -> Point:
    across, radius = point
    return on_wedge(across * (_EDGE if abs(across) == 1 else 1), radius)


def _plan_mirrored(ports: int, things: int) -> tuple[tuple[_Way, ...], Rooms]:
    other = (ports & (LO | LI)) << 2 | (ports & (RO | RI)) >> 2
    ways, rooms = _PLANS.get(other) or ((_BLIND[other][things],), ((0, 0.0, 1.0),))
    return tuple(_mirrored(way) for way in ways), rooms


def _mirrored(way: _Way) -> _Way:
    return tuple((-u, r) for u, r in way)
