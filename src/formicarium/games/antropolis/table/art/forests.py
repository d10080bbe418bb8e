"""Forests: moss and trees from above, with the mouths of tunnels at their edges."""

from __future__ import annotations

from itertools import pairwise
from math import cos, dist, pi, sin
from typing import TYPE_CHECKING, Final

from formicarium.games.antropolis.table.art.earth import SHADE, ground, scent
from formicarium.games.antropolis.table.art.hexagon import (
    EDGE,
    SEAM,
    at,
    corner,
    tenth,
    written_points,
)
from formicarium.games.antropolis.table.art.markup import symbol, use
from formicarium.games.antropolis.table.art.tunnels import MOUTH, WALL

if TYPE_CHECKING:
    from collections.abc import Iterator

_HOLE: Final = EDGE - 14
"""The distance from the middle to the hole of a tunnel."""
_CRUMBS: Final = (
    (34, -12, 3.2), (30, -8, 2.8), (27, -3, 3.2), (27, 3, 2.6), (30, 8, 3.2), (34, 12, 2.8),
    (40, -14, 3), (40, 14, 3),
)  # fmt: skip
_TUFTS: Final = (
    (-26, -14, 10), (25, -17, -12), (30, 12, 160), (-29, 13, 30), (-3, -34, 80), (4, 33, 200),
)  # fmt: skip
_BUSHES: Final = ("tree", "fern", "tree", "toadstool", "tree", "leaf")


def drawn() -> Iterator[str]:
    """Draw the parts that forests share."""
    yield symbol("tree", _tree())
    yield symbol("floor", _forest_floor())
    yield symbol("mouth", _mouth())


def _scalloped(radius: float, lobes: int) -> str:
    """Return a round line of arcs, like the crown of a tree from above."""
    angles = [2 * pi * number / lobes for number in range(lobes + 1)]
    points = [(radius * cos(angle), radius * sin(angle)) for angle in angles]
    bow = tenth(radius * 2.2 / lobes * 1.25)
    arcs = "".join(f"A{bow} {bow} 0 0 1 {written_points(point)}" for point in points[1:])
    return f"M{written_points(points[0])}{arcs}Z"


def _tree() -> str:
    crowns = ((11.0, "canopy", 1.0), (7.4, "leaf", 0.5), (3.4, "leaf", 0.6))
    return "".join(
        f'<path d="{_scalloped(radius, lobes)}" fill="var(--{fill})" fill-opacity="{opacity:g}"/>'
        for (radius, fill, opacity), lobes in zip(crowns, (9, 7, 5), strict=True)
    )


def _forest_floor() -> str:
    """Draw moss from rim to rim, with a leafy edge."""
    lobes = [at(side, across, EDGE - 8) for side in range(6) for across in (-18, -6, 6, 18)]
    path = f"M{written_points(lobes[-1])}"
    for before, lobe in pairwise([lobes[-1], *lobes]):
        reach = dist(lobe, before) * 0.62
        path += f"A{tenth(reach)} {tenth(reach)} 0 0 0 {written_points(lobe)}"
    return (
        ground()
        + f'<path d="{path}Z" fill="var(--moss)" stroke="var(--canopy)" stroke-width="1.2"/>'
        + "".join(use("tuft", (x, y), 1, turn) for x, y, turn in _TUFTS)
    )


def forest_tile(sides: str) -> str:
    """Draw trees around a clearing, and a mouth at each tunnel side.

    >>> forest_tile("TETEEE").count("antropolis-mouth")
    2
    """
    mouths = [side for side, letter in enumerate(sides) if letter == "T"]
    trails = "".join(
        f"M{written_points(at(side, 0, 32))}L{written_points(at(side, 0, 12))}" for side in mouths
    )
    return (
        use("floor")
        + '<g fill="var(--leaf-soft)" stroke="var(--leaf-soft)" stroke-linecap="round" '
        f'opacity=".6"><circle r="21" stroke="none"/><path d="{trails}" stroke-width="13"/></g>'
        + "".join(_growth(number, sides) for number in range(6))
        + "".join(use("mouth", (0, 0), 1, -60 * side) for side in mouths)
    )


def _growth(number: int, sides: str) -> str:
    """Draw a tree in a corner, or something small beside a mouth."""
    crowded = "T" in (sides[number - 1], sides[number])
    if not crowded:
        return use("tree", corner(number, 39), 1.15, 17 * number)
    return use(_BUSHES[number], corner(number, 43), 0.72, 90 - 60 * number)


def _mouth() -> str:
    """Draw the mouth of a tunnel at the eastern side, with crumbs of earth around it."""
    crumbs = "".join(f'<circle cx="{x}" cy="{y}" r="{size}"/>' for x, y, size in _CRUMBS)
    inner, outer, half = tenth(_HOLE), tenth(EDGE + SEAM), MOUTH - SHADE / 2
    hole = (
        f"M{inner}-{MOUTH:g}a6.4 {MOUTH:g} 0 0 0 0 {2 * MOUTH:g}a5 {MOUTH:g} 0 0 0 0-{2 * MOUTH:g}Z"
    )
    return (
        f'<g fill="var(--soil)" stroke="var(--soil-edge)" stroke-width=".8">{crumbs}</g>'
        + _stub("gallery-edge", MOUTH + WALL, 8, EDGE)
        + _stub("gallery", MOUTH, 6.4, EDGE + SEAM)
        + f'<path d="M{outer}-{half:g}H{inner}M{outer} {half:g}H{inner}" '
        f'stroke="var(--soil)" stroke-opacity=".3" stroke-width="{SHADE:g}"/>'
        + scent(f"M{outer} 0H{inner}")
        + f'<path d="{hole}" fill="var(--soil-edge)"/>'
    )


def _stub(colour: str, half: float, bow: float, end: float) -> str:
    """Draw a tunnel from the edge to its round mouth."""
    return (
        f'<path d="M{tenth(end)}-{half:g}H{tenth(_HOLE)}a{bow:g} {half:g} 0 0 0 0 {2 * half:g}'
        f'H{tenth(end)}Z" fill="var(--{colour})"/>'
    )
