"""The picture on the start page: the edge of a garden, and below it a colony in section."""

from __future__ import annotations

from typing import Final

from formicarium.core.hexes import Hex
from formicarium.core.lettering import short
from formicarium.games.myrmes.table.art.hexes import RADIUS, outline, path

_LEFT, _TOP, _WIDTH, _HEIGHT = -240, -150, 480, 300
_GROUND: Final = 44
"""Where the garden ends and the section begins."""
_TERRAIN: Final = ("gmgwgegsg", "wgemgwgmg", "gsgwgmgew", "mgegwgsgm")
"""Row by row, the first and third of them half a hex to the left."""
_TILES: Final = (
    (0, ((-3, -3), (-2, -3), (-3, -2), (-3, -1))),
    (2, ((0, -4), (0, -3))),
    (1, ((2, -3), (1, -2), (1, -1))),
)
"""Seat and hexes."""
_EXITS: Final = ((0, -3, -1), (1, 1, -1))
_ANTS: Final = ((0, -1, -2, 100), (1, 2, -2, -60), (2, 0, -4, 20))
_PREY: Final = (("spider", -1, -3), ("ladybug", 3, -3), ("termite", -2, -4))
_ROOMS: Final = ((-92, 106, 54, 22), (28, 114, 66, 26), (158, 102, 48, 20))
_SHAFTS: Final = (
    "M-88 34C-90 60-100 84-92 106M-60 110C-40 116-24 116-10 114"
    "M66 112C96 112 120 106 140 102M148 34C150 56 162 80 158 102"
)
_STONES: Final = (
    (-222, 92, 8), (-196, 134, 6), (-24, 76, 5), (104, 74, 6), (224, 136, 8), (92, 142, 4),
)  # fmt: skip


def drawn() -> str:
    """Draw the whole picture."""
    parts = (_garden(), _tiles(), _life(), _earth(), _colony())
    return f'<g id="myrmes-cover">{"".join(parts)}</g>'


def _garden() -> str:
    hexes = "".join(
        _use(f"hex-{kind}", *_at(column - 4 - row // 2, row - 4))
        for row, kinds in enumerate(_TERRAIN)
        for column, kind in enumerate(kinds)
    )
    ground = (
        f'<rect x="{_LEFT}" y="{_TOP}" width="{_WIDTH}" height="{_HEIGHT}" fill="var(--lawn)"/>'
    )
    return ground + hexes


def _at(q: int, r: int) -> tuple[float, float]:
    """Return the middle of a hex of the picture."""
    x, y = Hex(q, r).to_pixel(RADIUS)
    return x + 118, y + 66


def _tiles() -> str:
    """Draw territories with a rim in the colour of their seat."""
    drawn = ""
    for seat, cells in _TILES:
        shape = tuple([Hex(q, r) for q, r in cells])
        points = [_at(q, r) for q, r in cells]
        x = sum(point[0] for point in points) / len(points)
        y = sum(point[1] for point in points) / len(points)
        drawn += (
            f'<path d="{path(outline(shape, 3))}" transform="translate({short(x)} {short(y)})" '
            f'fill="var(--seat-{seat})" fill-opacity=".42" stroke="var(--seat-{seat})" '
            'stroke-width="4.5" stroke-linejoin="round"/>'
        )
    return drawn


def _life() -> str:
    exits = "".join(_of_seat(seat, _use("exit", *_at(q, r))) for seat, q, r in _EXITS)
    ants = "".join(
        _of_seat(seat, _use("worker", *_at(q, r), f"rotate({turn})scale(1.25)"))
        for seat, q, r, turn in _ANTS
    )
    return exits + "".join(_use(name, *_at(q, r)) for name, q, r in _PREY) + ants


def _earth() -> str:
    """Draw the turf at the edge of the garden, and two layers of earth with stones."""
    stones = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{size}" ry="{short(size * 0.76)}"/>'
        for x, y, size in _STONES
    )
    blades = "".join(
        f"M{x} {_GROUND + 2}q{(-3, 2, -1, 3)[n % 4]}-5 {(-5, 3, -2, 5)[n % 4]}-{9 + n * 5 % 5}"
        for n, x in enumerate(range(_LEFT + 4, -_LEFT, 7))
    )
    return (
        f'<rect x="{_LEFT}" y="{_GROUND}" width="{_WIDTH}" height="106" fill="var(--soil)"/>'
        f'<path d="M-240 92Q-120 74 0 88T240 84V150H-240Z" fill="var(--humus)"/>'
        f'<path d="M-240 136Q-120 122 0 132T240 128V150H-240Z" fill="var(--soil-deep)"/>'
        f'<g fill="var(--stone)" stroke="var(--soil-edge)" stroke-width="1.2">{stones}</g>'
        f'<rect x="{_LEFT}" y="{_GROUND - 2}" width="{_WIDTH}" height="11" fill="var(--leaf)"/>'
        f'<path d="{blades}" fill="none" stroke="var(--leaf)" stroke-width="2.4" '
        'stroke-linecap="round"/>'
    )


def _colony() -> str:
    """Draw rooms and tunnels, and who lives there."""
    residents = (
        _use("queen", 28, 110, "scale(1.5)")
        + "".join(_use("larva", x, y) for x, y in ((-116, 104), (-98, 112), (-80, 102), (-66, 112)))
        + _of_seat(0, _use("nurse", -4, 118, "scale(1.1)") + _use("nurse", 62, 118, "scale(1.1)"))
        + _use("food", 144, 104)
        + _use("earth", 162, 108)
        + _use("stone", 178, 102)
    )
    return _dug("gallery-edge", 1.8) + _dug("gallery", 0) + residents


def _dug(colour: str, wall: float) -> str:
    rooms = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{short(across + wall)}" ry="{short(down + wall)}"/>'
        for x, y, across, down in _ROOMS
    )
    return (
        f'<path d="{_SHAFTS}" fill="none" stroke="var(--{colour})" '
        f'stroke-width="{short(16 + 2 * wall)}" stroke-linecap="round"/>'
        f'<g fill="var(--{colour})">{rooms}</g>'
    )


def _of_seat(seat: int, drawing: str) -> str:
    return f'<g color="var(--seat-{seat})">{drawing}</g>'


def _use(name: str, x: float, y: float, more: str = "") -> str:
    return f'<use href="#myrmes-{name}" transform="translate({short(x)} {short(y)}){more}"/>'
