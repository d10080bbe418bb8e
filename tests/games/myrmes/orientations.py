"""Draw the orientations of the pheromones: ``python -m tests.games.myrmes.orientations``.

The picture is in ``docs/rules/figures/`` and belongs to the rules of Myrmes. It consists of the
game's own drawings, and a test compares the file with what they look like now.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from formicarium.core.lettering import short, written
from formicarium.games.myrmes.components import (
    HOOK,
    KIND_NAMES,
    LINE,
    PAIR,
    PYRAMID,
    RHOMBUS,
    SHAPE,
    TRAPEZOID,
    TRIANGLE,
)
from formicarium.games.myrmes.rules.geometry import WAYS
from formicarium.games.myrmes.table.art.hexes import RADIUS, middle, path
from formicarium.stage import palette, symbols
from formicarium.stage.svg import FONTS

FILE = Path(__file__).parents[3] / "docs" / "rules" / "figures" / "myrmes-orientations.svg"

SIDE = 6
"""The orientations of one side of a tile; only the hook has more."""
ROWS: tuple[tuple[tuple[int, int], ...], ...] = (
    ((PAIR, 0), (LINE, 0)),
    ((TRIANGLE, 0), (PYRAMID, 0)),
    ((RHOMBUS, 0),),
    ((TRAPEZOID, 0),),
    ((HOOK, 0),),
    ((HOOK, SIDE),),
)
"""The shapes of each row, with the first orientation that is shown."""
_COLUMN, _ROW, _HEAD, _MARGIN = 196.0, 212.0, 40.0, 24.0
_COLOURS = palette.values("light")


def picture() -> str:
    """Return the picture as an SVG document."""
    parts: list[str] = []
    y = _MARGIN
    for row in ROWS:
        x = _MARGIN
        for shape, first in row:
            turns = range(len(WAYS[shape]))[first : first + SIDE]
            parts += _turned(shape, turns, x, y)
            x += _COLUMN * len(turns)
        y += _HEAD + _ROW
    width, height = short(2 * _MARGIN + SIDE * _COLUMN), short(y + _MARGIN)
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="{FONTS}">'
        f'<rect width="{width}" height="{height}" fill="var(--paper)"/>{"".join(parts)}</svg>\n'
    )
    return re.sub(r"var\(--([\w-]+)\)", lambda match: _COLOURS[match[1]], drawing)


def _turned(shape: int, turns: range, x: float, y: float) -> Iterator[str]:
    """Draw orientations side by side, under the names of all tiles of this shape."""
    names = [name for name, its_shape in zip(KIND_NAMES, SHAPE, strict=True) if its_shape == shape]
    names += ["turned over"] if turns[0] else []
    yield (
        f'<text x="{short(x)}" y="{short(y + 26)}" font-size="26" font-weight="600" '
        f'fill="var(--ink)">{", ".join(names)}</text>'
    )
    for column, turn in enumerate(turns):
        across, down = x + _COLUMN * (column + 0.5), y + _HEAD + _ROW / 2
        yield f'<g transform="translate({short(across)} {short(down)})">{_way(shape, turn)}</g>'


def _way(shape: int, turn: int) -> str:
    """Draw a tile around its middle; the first hex bears the number of the orientation."""
    cells = WAYS[shape][turn]
    x, y = middle(cells)
    hexes = "".join(path([(px - x, py - y) for px, py in cell.corners(RADIUS)]) for cell in cells)
    fx, fy = cells[0].to_pixel(RADIUS)
    tile = symbols.symbol(f"myrmes-tile-{KIND_NAMES[shape]}-{turn}").markup
    return (
        f'<path d="{hexes}" fill="var(--leaf-soft)" stroke="var(--soil-edge)" stroke-width="1.5"/>'
        f'<g color="var(--seat-0)">{tile}</g>'
        f'<circle cx="{short(fx - x)}" cy="{short(fy - y)}" r="17" fill="var(--card)" '
        'stroke="var(--ink)" stroke-width="2"/>' + written(str(turn), fx - x, fy - y, 1.5)
    )


if __name__ == "__main__":
    FILE.write_text(picture(), encoding="utf-8")
