"""The picture on the start page: an anthill in the forest, and below it a colony of hexes.

A start page shows as much of its middle as fits, so nothing important is near its borders; and
nothing reaches over them, since they follow from everything that is drawn.
"""

from __future__ import annotations

from typing import Final

from formicarium.core.hexes import Hex
from formicarium.core.labels import Point
from formicarium.games.antropolis.table.art.hexagon import TILE_RADIUS, tenth, written_points
from formicarium.games.antropolis.table.art.markup import symbol, use
from formicarium.games.antropolis.table.art.tunnels import MOUTH, WALL

WIDTH: Final = 480.0
HEIGHT: Final = 300.0
_LEFT, _TOP = -WIDTH / 2, -HEIGHT / 2
_GROUND: Final = -40.0
"""The height of the ground between forest and earth."""
_SIZE: Final = 0.58
"""The size of its tiles, compared with those on the table."""
_FIRST: Final = (0.0, 6.0)
"""The place of the hex 0,0."""
COLONY: Final = (
    ("N9", 0, -2, 0), ("N4", 3, -1, 0), ("N18", 5, 0, 0), ("N5", 3, 1, 0), ("T4", 4, 2, 0),
    ("N12", 0, -3, 1), ("N16", 3, -2, 1), ("N8", 3, -1, 1), ("S1", 4, 0, 1), ("S1", 1, 1, 1),
    ("T1", 2, 2, 1), ("N1", 2, -3, 2), ("T3", 0, -2, 2), ("T12", 0, -1, 2), ("T2", 3, 0, 2),
    ("N10", 2, 1, 2),
)  # fmt: skip
"""Its tiles: face, turn and hex. They fit, and only the way up into the hill is open."""


def drawn() -> str:
    """Draw the whole picture."""
    return symbol("cover", _forest() + _earth() + _hill() + _colony() + _ants())


def _band(top: float, bottom: float, fill: str) -> str:
    return (
        f'<rect x="{_LEFT:g}" y="{top:g}" width="{WIDTH:g}" height="{bottom - top:g}" '
        f'fill="var(--{fill})"/>'
    )


def _path(line: str, fill: str, opacity: float = 1) -> str:
    faint = f' fill-opacity="{opacity:g}"' if opacity != 1 else ""
    return f'<path d="{line}" fill="var(--{fill})"{faint}/>'


def _stroke(line: str, colour: str, width: float, opacity: float = 1) -> str:
    faint = f' stroke-opacity="{opacity:g}"' if opacity != 1 else ""
    return (
        f'<path d="{line}" fill="none" stroke="var(--{colour})" stroke-width="{width:g}" '
        f'stroke-linecap="round"{faint}/>'
    )


# Above the ground.

_FAR: Final = ((-222, 6), (-171, 8), (-121, 6), (-84, 5), (88, 5), (117, 7), (174, 6), (216, 8))
_NEAR: Final = ((-196, 15), (-142, 10), (148, 11), (198, 14))
_GROWTH: Final = (
    ("fern", -226, 1.5, -8), ("fern", -168, 1.3, 10), ("fern", -112, 1.1, -12),
    ("fern", 112, 1.2, 8), ("fern", 172, 1.5, -6), ("fern", 226, 1.3, 8), ("tuft", -92, 1.2, 0),
    ("tuft", -128, 1.3, 0), ("tuft", 94, 1.3, 0), ("tuft", 130, 1.1, 0), ("tuft", 212, 1.2, 0),
    ("tuft", -212, 1.2, 0),
)  # fmt: skip
_TOADSTOOLS: Final = ((-154, 1.0), (-102, 0.7), (124, 0.8), (184, 1.0))


def _forest() -> str:
    """Draw trunks near and far under a roof of leaves."""
    far = "".join(_trunk(x, wide) for x, wide in _FAR)
    near = "".join(_trunk(x, wide) for x, wide in _NEAR)
    return (
        _band(_TOP, _GROUND, "leaf-soft")
        + '<circle cy="-84" r="58" fill="var(--egg)" fill-opacity=".22"/>'
        + _path(far, "moss", 0.6)
        + _path(_leaves(-96, 34, 12), "moss", 0.7)
        + _path(near, "umber")
        + _path(_leaves(-116, 26, 10), "canopy", 0.72)
        + _path(_leaves(-130, 18, 8), "canopy")
    )


def _trunk(x: float, wide: float) -> str:
    """Return a trunk that widens to its roots."""
    half, foot = wide / 2, wide * 1.1
    return (
        f"M{written_points((x - half, _TOP))}H{tenth(x + half)}"
        f"Q{written_points((x + half, _GROUND - 18), (x + foot, _GROUND))}H{tenth(x - foot)}"
        f"Q{written_points((x - half, _GROUND - 18), (x - half, _TOP))}Z"
    )


def _leaves(bottom: float, arch: float, lobes: int) -> str:
    """Return leaves that hang into the picture from above, deepest at both ends."""
    step = WIDTH / lobes
    path = f"M{written_points((_LEFT, _TOP))}V{tenth(bottom)}"
    for number in range(lobes):
        across = (number + 1) / lobes * 2 - 1
        x, y = _LEFT + step * (number + 1), max(_TOP + 3, bottom - arch * (1 - across**2))
        path += f"A{tenth(step * 0.56)} {tenth(step * 0.4)} 0 0 0 {written_points((x, y))}"
    return f"{path}V{_TOP:g}Z"


# Below.

_STONES: Final = (
    (-218, 20, 9), (-206, 88, 6), (-226, 128, 8), (-176, 132, 5), (-160, 22, 4), (214, 30, 7),
    (226, 96, 9), (196, 124, 6), (164, 136, 4), (182, 12, 4), (-226, 60, 4), (208, 66, 3.4),
)  # fmt: skip
_ROOTS: Final = (
    "M-200-36C-202-16-214-8-212 8M-192-36C-188-20-180-12-184 4M-142-36C-146-26-154-22-152-12"
    "M196-36C194-20 186-14 190 0M204-36C210-22 222-16 218 4M148-36C152-28 160-24 158-14"
)


def _earth() -> str:
    """Draw layers of soil, roots and stones."""
    stones = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{size}" ry="{tenth(size * 0.76)}"/>'
        for x, y, size in _STONES
    )
    half, foot = tenth(WIDTH / 2), tenth(HEIGHT / 2)
    grass = "".join(
        f"M{x} -42q{(-3, 2, -1, 3)[n % 4]}-4 {(-5, 3, -2, 5)[n % 4]}-{6 + n * 5 % 4}"
        for n, x in enumerate(range(-234, 240, 9))
    )
    return (
        _band(_GROUND, HEIGHT / 2, "soil")
        + _path(f"M-{half} 34Q-120 10 0 26T{half} 22V{foot}H-{half}Z", "humus")
        + _path(f"M-{half} 118Q-120 94 0 112T{half} 104V{foot}H-{half}Z", "soil-deep")
        + _stroke(_ROOTS, "umber", 3)
        + f'<g fill="var(--stone)" stroke="var(--soil-edge)" stroke-width="1.2">{stones}</g>'
        + "".join(use(name, (x, -50), size, turn) for name, x, size, turn in _GROWTH)
        + "".join(_toadstool(x, size) for x, size in _TOADSTOOLS)
        + _stroke(grass, "canopy", 2)
        + _path(f"M-{half}-43Q-200-47-160-43T-80-43 0-43 80-43 160-43 {half}-43V-35"
                f"Q200-31 160-35T80-35 0-35-80-35-160-35-{half}-35Z", "canopy")
    )  # fmt: skip


def _toadstool(x: float, size: float) -> str:
    return (
        f'<g transform="translate({x} -42) scale({size:g})">'
        '<path d="M-2.4 0C-1.6-4-1.8-8-2-11H2C1.8-8 1.6-4 2.4 0Z" fill="var(--egg)" '
        'stroke="var(--soil-edge)" stroke-width="1"/><path d="M-9-9.6C-9-21 9-21 9-9.6 4-7.6-4-7.6'
        '-9-9.6Z" fill="var(--soldier)" stroke="var(--soil-edge)" stroke-width="1.1"/>'
        '<g fill="var(--egg)"><circle cx="-4" cy="-12" r="1.6"/><circle cx="1" cy="-15" r="1.4"/>'
        '<circle cx="4.6" cy="-11.6" r="1.5"/></g></g>'
    )


# The hill, cut open, and the colony.

_SHAFT: Final = "M3-102C5-88-19-84-18-70-17-58-5-58-8-46-10-38-22-32-15.1-20.1"
_ROOMS: Final = ((-33, -60, 12, 8), (24, -66, 13, 9))
_LANES: Final = "M-18-69C-22-64-26-61-33-60M-11-56C0-56 10-58 24-66"


def _hill() -> str:
    """Draw a heap of needles with a shaft that leads down into the colony."""
    wall, floor = (2 * (MOUTH + more) * _SIZE for more in (WALL, 0))
    heap = "M-94-40C-66-44-46-101 0-105 46-101 66-44 94-40Q0-26-94-40Z"
    return (
        f'<path d="{heap}" fill="var(--soil-deep)" stroke="var(--soil-edge)" stroke-width="2" '
        'stroke-linejoin="round"/>'
        + _needles()
        + _burrow("gallery-edge", wall, WALL * _SIZE)
        + _burrow("gallery", floor, 0)
        + use("egg", (20, -66), 0.8, 20)
        + use("egg", (26, -69), 0.8, -15)
        + use("egg", (29, -64), 0.8, 30)
        + use("food", (-37, -60), 0.34, 12)
        + use("food", (-30, -59), 0.34, -16)
    )


def _burrow(colour: str, width: float, wall: float) -> str:
    rooms = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{tenth(wide + wall)}" ry="{tenth(high + wall)}"/>'
        for x, y, wide, high in _ROOMS
    )
    return (
        _stroke(_LANES, colour, width * 0.8)
        + f'<g fill="var(--{colour})">{rooms}</g>'
        + f'<path d="{_SHAFT}" fill="none" stroke="var(--{colour})" stroke-width="{tenth(width)}"/>'
    )


def _needles() -> str:
    """Draw short strokes all over the hill, spread by the golden ratio."""
    lines = ["", "", ""]
    for number in range(96):
        across = (number * 0.618034) % 1 * 2 - 1
        roof = -42 - 58 * (1 - across**2) ** 1.5
        x, y = across * 80, roof + (-38 - roof) * ((number + 0.5) / 96)
        dx, dy = ((5, 2), (4, -3), (-3, 4), (6, 0), (3, 4), (-5, 2))[number % 6]
        lines[number % 3] += f"M{written_points((x - dx / 2, y), (x + dx / 2, y + dy))}"
    colours = (("umber", 0.9), ("soil", 0.9), ("gold", 0.6))
    return "".join(
        _stroke(line, colour, 1.3, opacity)
        for line, (colour, opacity) in zip(lines, colours, strict=True)
    )


def _place(q: int, r: int) -> Point:
    x, y = Hex(q, r).to_pixel(TILE_RADIUS * _SIZE)
    return x + _FIRST[0], y + _FIRST[1]


def _colony() -> str:
    return "".join(
        use(f"tile-{code}", _place(q, r), _SIZE, -60 * turn) for code, turn, q, r in COLONY
    )


_RED: Final = (("queen", 30, 57, 0.72, 0), ("soldier", 3, -108, 0.6, 0))
_DARK: Final = (
    ("worker", 2, 8, 0.5, 160), ("worker", 52, 52, 0.5, 70), ("worker", -8, -62, 0.5, 150),
    ("worker", -60, 110, 0.5, 100), ("worker", 60, 112, 0.5, -80), ("worker", -116, 6, 0.5, 60),
    ("worker", -70, 2, 0.5, -70), ("worker", -96, 62, 0.5, 110), ("worker", -40, 56, 0.5, 20),
    ("worker", 120, 112, 0.5, -30), ("worker", 152, 62, 0.5, 200), ("larva", -120, 112, 0.6, 0),
    ("soldier", -138, 58, 0.55, 90), ("worker", 60, -58, 0.62, -52), ("worker", -62, -56, 0.62, 50),
    ("worker", 108, -47, 0.62, -88), ("worker", -128, -47, 0.62, 90),
)  # fmt: skip
"""Ants: kind, x, y, size and turn."""


def _ants() -> str:
    groups = (("soldier", _RED), ("ant", _DARK))
    return "".join(
        f'<g color="var(--{colour})">'
        + "".join(use(kind, (x, y), size, turn) for kind, x, y, size, turn in ants)
        + "</g>"
        for colour, ants in groups
    )
