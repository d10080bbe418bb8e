"""The material of tiles: earth, and hollows in it."""

from __future__ import annotations

from typing import Final

from formicarium.games.antropolis.table.art.hexagon import TILE_RADIUS, hexagon

SHADE: Final = 3.0
"""How far the wall of a hollow darkens its floor."""
_PEBBLES: Final = (
    (46, -14, 2.6), (30, -30, 2.2), (14, -46, 2.8), (-18, -42, 2), (-33, -26, 3), (-45, -8, 2.2),
    (-44, 16, 2.8), (-27, 29, 2.2), (-11, 47, 2.6), (17, 41, 2), (33, 25, 3), (45, 12, 2),
    (2, -27, 1.8), (-22, -6, 1.8), (25, 4, 2), (-4, 24, 2.2), (19, -15, 1.6), (-13, 11, 1.5),
)  # fmt: skip
_FLECKS: Final = (
    "M-30-36h2M22-39h1M38-20h2M-46-18h1M-14-32h1M8-36h2M28-6h1M-36 2h2M-17 22h1M37 5h1M-32 38h2"
    "M6 36h1M24 34h2M-20 43h1M12 20h1M-8-16h2M33 39h1M-2-50h1"
)
_ROOTS: Final = "M40-33q-7 2-11-3M-42-30q3 6-1 11M-38 33q5-5 11-3M41 31q-4-5-2-11M3 55q-4-6 0-12"


def ground() -> str:
    """Draw earth, dark at the rim; the line around it hides the seam to the next tile."""
    return (
        f'<path data-outline="" d="{hexagon(TILE_RADIUS)}" fill="var(--humus)"/>'
        f'<path d="{hexagon(TILE_RADIUS - 4)}" fill="none" stroke="var(--umber)" '
        'stroke-width="7"/>'
        f'<path d="{hexagon(TILE_RADIUS - 0.4)}" fill="none" stroke="var(--soil-edge)" '
        'stroke-width="1.1"/>'
    )


def soil() -> str:
    """Draw ground with pebbles and roots in it."""
    pebbles = "".join(f'<circle cx="{x}" cy="{y}" r="{size}"/>' for x, y, size in _PEBBLES)
    return (
        ground() + f'<g fill="var(--umber)" fill-opacity=".5">{pebbles}</g>'
        f'<path d="{_FLECKS}" stroke="var(--soil)" stroke-width="2.2" stroke-linecap="round"/>'
        f'<path d="{_ROOTS}" fill="none" stroke="var(--soil-edge)" stroke-opacity=".5" '
        'stroke-width="1.3" stroke-linecap="round"/>'
    )


def hollow(path: str, colour: str, width: float) -> str:
    """Draw a broad line."""
    return f'<path d="{path}" fill="none" stroke="var(--{colour})" stroke-width="{width:g}"/>'


def scent(path: str) -> str:
    """Draw the dotted scent line of ants."""
    return (
        f'<path d="{path}" fill="none" stroke="var(--soil)" stroke-opacity=".7" '
        'stroke-width="1.8" stroke-dasharray=".1 6.5" stroke-linecap="round"/>'
    )
