"""The faces and backs of the tiles, piles, frames and prices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.labels import Point
from formicarium.core.lettering import written
from formicarium.games.antropolis.components import (
    BROOD,
    CODES,
    FACES,
    FOREST,
    SIDES,
    SORT,
    SORTS,
    START_NEST,
    TUNNEL,
)
from formicarium.games.antropolis.table.art import forests
from formicarium.games.antropolis.table.art.chambers import chamber, walls
from formicarium.games.antropolis.table.art.earth import SHADE, hollow, scent, soil
from formicarium.games.antropolis.table.art.hexagon import (
    EDGE,
    SEAM,
    TILE_RADIUS,
    at,
    hexagon,
    tenth,
)
from formicarium.games.antropolis.table.art.markup import symbol, use
from formicarium.games.antropolis.table.art.tunnels import MOUTH, WALL, Tunnel, crossing, tunnels

if TYPE_CHECKING:
    from collections.abc import Iterator


def drawn() -> Iterator[str]:
    """Draw everything of this module."""
    yield symbol("soil", soil())
    yield from forests.drawn()
    yield symbol("threshold", _threshold())
    for face in FACES:
        yield symbol(f"tile-{CODES[face]}", _face(face))
    for sort, name in enumerate(SORTS):
        yield symbol(f"ground-{name}", _plain_back(sort))
        yield symbol(f"back-{name}", use(f"ground-{name}") + use(f"sign-{name}"))
        yield symbol(f"pile-{name}", _pile(name))
    yield symbol("frame", _frame())
    yield symbol("stall", _stall())
    for price in (1, 2, 3):
        yield symbol(f"price-{price}", _price(price))


def _face(face: int) -> str:
    sides = SIDES[face]
    if SORT[face] == FOREST:
        return forests.forest_tile(sides)
    if SORT[face] == TUNNEL:
        return tunnel_tile(sides)
    return _nest(sides, BROOD[face], face == START_NEST)


# Tunnels.


def tunnel_tile(sides: str) -> str:
    """Draw one tunnel or two; of two that cross, the second is a bridge with banks of earth.

    >>> tunnel_tile("TEUTEU").count("<path") - tunnel_tile("TTEUUE").count("<path")
    1
    """
    found = tunnels(sides)
    parts = [use("soil"), *map(_gallery, found)]
    if crossing(sides):
        parts.insert(2, hollow(found[1].wall, "soil-deep", 2 * MOUTH + 14))
    return "".join(parts)


def _gallery(tunnel: Tunnel) -> str:
    """Draw the wall of way and room first, then the hollow, then a trail of scent."""
    return (
        _way(tunnel, tunnel.wall, "gallery-edge", WALL)
        + _way(tunnel, tunnel.path, "gallery", 0)
        + f'<g opacity=".3">{_way(tunnel, tunnel.path, "soil", 0)}</g>'
        + _way(tunnel, tunnel.path, "gallery", -SHADE)
        + scent(tunnel.path)
    )


def _way(tunnel: Tunnel, line: str, colour: str, wider: float) -> str:
    x, y = tunnel.hub
    return (
        hollow(line, colour, 2 * (MOUTH + wider))
        + f'<circle cx="{tenth(x)}" cy="{tenth(y)}" r="{tenth(tunnel.room + wider)}" '
        f'fill="var(--{colour})"/>'
    )


# Nests.


def _nest(sides: str, brood: bool, start: bool) -> str:
    parts = [
        use("soil"),
        f'<path d="{chamber(sides)}" fill="var(--chamber)"/>',
        *[use("threshold", (0, 0), 1, -60 * side) for side in range(6) if sides[side] == "T"],
        f'<path d="{walls(sides)}" fill="none" stroke="var(--soil)" stroke-opacity=".3" '
        f'stroke-width="{2 * SHADE + 2:g}"/>',
        hollow(walls(sides, WALL / 2), "gallery-edge", WALL),
        use("litter"),
    ]
    if start:
        parts.append(use("emblem"))
    if brood:
        parts += [use("brood", place, 1, turn) for place, turn in _cradles(sides)]
    return "".join(parts)


def _threshold() -> str:
    """Draw the end of an eastern tunnel in the chamber: its floor and scent go on a bit."""
    rim, half = tenth(EDGE + SEAM), f"{MOUTH:g}"
    return (
        f'<path d="M{rim}-{half}H40a9 {half} 0 0 0 0 {2 * MOUTH:g}H{rim}Z" fill="var(--gallery)"/>'
        + scent(f"M{rim} 0H30")
    )


def _cradles(sides: str) -> Iterator[tuple[Point, float]]:
    """Return places and turns for brood: beside walls of earth, away from the ways in."""
    last = -2
    for side, letter in enumerate(sides):
        if letter == "E" and side - last > 1:
            yield at(side, 0, 24), 90 - 60 * side
            last = side


# Backs, piles, frames and prices.

_BACK: Final = ("canopy", "umber", "soil-deep")


def _plain_back(sort: int) -> str:
    return (
        f'<path d="{hexagon(TILE_RADIUS)}" fill="var(--{_BACK[sort]})"/>'
        f'<path d="{hexagon(TILE_RADIUS - 0.6)}" fill="none" stroke="var(--soil-edge)" '
        'stroke-width="1.2"/>'
        f'<path d="{hexagon(TILE_RADIUS - 6)}" fill="none" stroke="var(--gallery)" '
        'stroke-opacity=".6" stroke-width="1.6"/>'
    )


def _pile(name: str) -> str:
    """Draw a few small tiles on each other, above a plate for the number."""
    backs = "".join(use(f"ground-{name}", (x, y - 16), 0.7) for x, y in ((6, 5), (3, 2.5), (0, 0)))
    return (
        f'{backs}{use("sign-" + name, (0, -30), 0.5)}<rect x="-18" y="-13" width="36" height="26" '
        'rx="8" fill="var(--card)" stroke="var(--soil-edge)" stroke-width="1.5"/>'
    )


def _frame() -> str:
    return (
        f'<path d="{hexagon(TILE_RADIUS - 3)}" fill="var(--pick-soft)" fill-opacity=".55" '
        'stroke="var(--pick)" stroke-width="4" stroke-linejoin="round"/>'
    )


def _stall() -> str:
    """Draw an empty place of the market."""
    return (
        f'<path d="{hexagon(TILE_RADIUS - 4)}" fill="var(--soil)" fill-opacity=".1" '
        'stroke="var(--soil)" stroke-width="2" stroke-dasharray="8 6"/>'
    )


def _price(price: int) -> str:
    plate = (
        '<rect x="-23" y="-12.5" width="46" height="25" rx="12.5" fill="var(--card)" '
        'stroke="var(--soil-edge)" stroke-width="1.6"/>'
    )
    return plate + written(str(price), -9, 0, 1.7) + use("food", (9, -0.6), 0.82)
