"""The picture on the start page: a finished anthill that rises out of the earth."""

from __future__ import annotations

from typing import Final

from formicarium.core.lettering import short
from formicarium.games.micropolis.components import ANTHILL_SIZE
from formicarium.games.micropolis.table.art.wedge import MIDDLE

_LEFT, _TOP, _WIDTH, _HEIGHT = -240, -150, 480, 300
_GROUND: Final = 84
"""The height of the ground beside the anthill."""
_SIZE: Final = 0.76
_CENTRE: Final = (0, 80)
RING: Final = ("W17", "B18", "B28", "N3", "W3", "B1", "Q5", "B14", "W20", "N2")
"""Its tiles, clockwise: the ring of a game that was played."""
_FIRST: Final = -4
"""Where the first tile lies, in places clockwise from the top."""
_POSTS: Final = ((-222, 0.8), (222, 0.8))
_WALKERS: Final = ((-176, -6, 20), (-136, -68, 46), (140, -66, -44), (178, -4, -24))
_STONES: Final = ((-224, 132, 8), (-205, 112, 5), (222, 128, 9), (198, 140, 5), (232, 104, 4))


def drawn() -> str:
    """Draw the whole picture."""
    parts = (_sky(), _earth(), _anthill(), _life())
    return f'<g id="micropolis-cover">{"".join(parts)}</g>'


def _sky() -> str:
    """Draw a pale sky with a sun, and hills far away."""
    return (
        f'<rect x="{_LEFT}" y="{_TOP}" width="{_WIDTH}" height="{_HEIGHT}" fill="var(--lawn)"/>'
        '<circle cx="-176" cy="-98" r="34" fill="var(--egg)" fill-opacity=".75"/>'
        '<circle cx="-176" cy="-98" r="54" fill="var(--egg)" fill-opacity=".35"/>'
        '<path d="M-240 22C-190-18-140 0-96 22S40-46 132-8 206-12 240-28V150H-240Z" '
        'fill="var(--moss)" fill-opacity=".35"/>'
        '<path d="M-240 60C-200 30-150 40-110 58H110C150 22 204 18 240 40V150H-240Z" '
        'fill="var(--moss)" fill-opacity=".55"/>'
    )


def _earth() -> str:
    """Draw the ground on both sides, in two layers, with grass."""
    stones = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{size}" ry="{short(size * 0.76)}"/>'
        for x, y, size in _STONES
    )
    blades = "".join(
        f"M{x} {_GROUND + 1}q{(-3, 2, -1, 3)[n % 4]}-4 {(-5, 3, -2, 5)[n % 4]}-{7 + n * 5 % 5}"
        for n, x in enumerate(range(_LEFT + 4, -_LEFT, 8))
    )
    return (
        f'<rect x="{_LEFT}" y="{_GROUND}" width="{_WIDTH}" height="66" fill="var(--soil-deep)"/>'
        f'<rect x="{_LEFT}" y="118" width="{_WIDTH}" height="32" fill="var(--umber)" '
        'fill-opacity=".55"/>'
        f'<g fill="var(--stone)" stroke="var(--soil-edge)" stroke-width="1.2">{stones}</g>'
        f'<rect x="{_LEFT}" y="{_GROUND - 3}" width="{_WIDTH}" height="9" fill="var(--leaf)"/>'
        f'<path d="{blades}" fill="none" stroke="var(--leaf)" stroke-width="2.2" '
        'stroke-linecap="round"/>'
    )


def _anthill() -> str:
    """Draw the ring around its foundation, as on the table."""
    tiles = "".join(
        f'<use href="#micropolis-tile-{code}" '
        f'transform="rotate({(_FIRST + number) * 360 // ANTHILL_SIZE})translate(0 -{MIDDLE:g})"/>'
        for number, code in enumerate(RING)
    )
    x, y = _CENTRE
    return (
        f'<g transform="translate({x} {y})scale({_SIZE})">'
        f'<circle r="96" fill="var(--soil-edge)"/>{tiles}'
        '<g color="var(--soldier)"><use href="#micropolis-foundation"/></g>'
        '<use href="#micropolis-queen" transform="scale(2)"/></g>'
    )


def _life() -> str:
    """Draw soldiers on guard, and ants on their way up."""
    on_ground = f"translate({{}} {_GROUND - 14})scale({{}})"
    soldiers = "".join(_use("soldier", on_ground.format(*post)) for post in _POSTS)
    walkers = "".join(
        _use("worker", f"translate({x} {y})rotate({turn})") for x, y, turn in _WALKERS
    )
    return walkers + soldiers


def _use(name: str, transform: str) -> str:
    return f'<use href="#micropolis-{name}" transform="{transform}"/>'
