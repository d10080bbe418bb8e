"""The garden and everything made of hexes: terrain, pheromones, special tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.lettering import short, written
from formicarium.games.myrmes.components import KIND_NAMES, KINDS, PHEROMONES, POINTS, SHAPE
from formicarium.games.myrmes.rules.geometry import HEXES, TERRAIN, USED, WAYS
from formicarium.games.myrmes.table.art.hexes import RADIUS, bounds, middle, outline, path

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.games.myrmes.table.art.hexes import Point

_TERRAIN_SYMBOL: Final = {"~": "w"}
_HALF, _ALL = 2, 4
_PICTURE: Final = {"farm": "aphid", "scavenging": "pick", "subcolony": "mound"}


def drawn() -> Iterator[str]:
    """Return all symbols of this module."""
    for players in USED:
        yield symbol(f"garden-{players}", _garden(players))
    for kind in range(KINDS):
        for turn in range(len(WAYS[SHAPE[kind]])):
            yield symbol(f"tile-{KIND_NAMES[kind]}-{turn}", _tile(kind, turn))
    for kind in range(KINDS):
        yield symbol(f"reserve-{KIND_NAMES[kind]}", _in_reserve(kind))


def symbol(name: str, drawing: str) -> str:
    """Return a drawing with a name."""
    return f'<g id="myrmes-{name}">{drawing}</g>'


def use(name: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """Return a drawing for use within another one."""
    if scale == 1:
        return f'<use href="#myrmes-{name}" x="{short(x)}" y="{short(y)}"/>'
    place = f"translate({short(x)} {short(y)}) scale({scale:g})"
    return f'<use href="#myrmes-{name}" transform="{place}"/>'


def _garden(players: int) -> str:
    """Draw the hexes in use around their middle; four players reuse the half for two."""
    x, y = _middle_of(players)
    half, parts = players == _ALL, []
    for index, (place, terrain) in enumerate(zip(HEXES, TERRAIN, strict=True)):
        if USED[players][index] and not (half and USED[_HALF][index]):
            px, py = place.to_pixel(RADIUS)
            parts.append(use(f"hex-{_TERRAIN_SYMBOL.get(terrain, terrain)}", px - x, py - y))
    if half:
        hx, hy = _middle_of(_HALF)
        parts.append(use(f"garden-{_HALF}", hx - x, hy - y))
    return "".join(parts)


def _middle_of(players: int) -> Point:
    left, right, top, bottom = bounds(players)
    return (left + right) / 2, (top + bottom) / 2


def _tile(kind: int, turn: int) -> str:
    """Draw a tile in the owner's colour; the terrain shows through."""
    cells = WAYS[SHAPE[kind]][turn]
    line, inner = path(outline(cells, 3)), path(outline(cells, 8))
    base = (
        f'<path d="{line}" fill="var(--card)" fill-opacity=".5"/>'
        f'<path data-outline="" d="{line}" fill="currentColor" fill-opacity=".42" '
        'stroke="currentColor" '
        'stroke-width="4.5" stroke-linejoin="round"/>'
    )
    if kind < PHEROMONES:
        return (
            f'{base}<path d="{inner}" fill="none" stroke="var(--egg)" stroke-width="1.8" '
            'stroke-dasharray=".1 6" stroke-linecap="round"/>'
        )
    return (
        f'{base}<path d="{inner}" fill="var(--card)" fill-opacity=".8" stroke="currentColor" '
        f'stroke-width="1.4" stroke-linejoin="round"/>{use(_PICTURE[KIND_NAMES[kind]], 0, 0, 1.7)}'
    )


def _in_reserve(kind: int) -> str:
    """Draw a small tile above a plate for the number left, with its points beside the plate."""
    cells = WAYS[SHAPE[kind]][0]
    x, y = middle(cells)
    points = outline(cells, 0)
    size = 40 / max(*(abs(px) for px, _ in points), *(abs(py) for _, py in points)) / 2
    inside = use(_PICTURE[KIND_NAMES[kind]], 0, 0, 3) if kind >= PHEROMONES else _dots(kind, x, y)
    fill = "var(--card)" if kind >= PHEROMONES else "currentColor"
    tile = (
        f'<path d="{path(points)}" fill="{fill}" stroke="var(--ant)" '
        f'stroke-width="{short(1.4 / size)}" stroke-linejoin="round"/>{inside}'
    )
    return (
        f'<g transform="translate(0 -34) scale({size:.2f})">{tile}</g>'
        '<rect x="-13" y="-11" width="26" height="22" rx="6" fill="var(--card)" '
        'stroke="var(--soil-edge)" stroke-width="1.2"/>' + _value(POINTS[kind])
    )


def _dots(kind: int, x: float, y: float) -> str:
    spots = [cell.to_pixel(RADIUS) for cell in WAYS[SHAPE[kind]][0]]
    circles = "".join(
        f'<circle cx="{short(px - x)}" cy="{short(py - y)}" r="8"/>' for px, py in spots
    )
    return f'<g fill="var(--egg)" fill-opacity=".75">{circles}</g>'


def _value(points: int) -> str:
    return f"{use('points', 19, 4, 0.36)}{written(str(points), 25, -5, 0.7)}"
