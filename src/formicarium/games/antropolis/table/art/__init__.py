"""The drawings: tiles made from the components, and pieces drawn by hand in ``.svg`` files.

Everything is a symbol around its own middle, coloured by the names of the palette.
"""

from __future__ import annotations

from functools import cache

from formicarium.core.art import document
from formicarium.games.antropolis.table.art import ants, cover, tiles


@cache
def art() -> str:
    """Return all symbols as one document.

    >>> art().count('<g id="antropolis-tile-N')
    23
    """
    return document(__name__, [*tiles.drawn(), *ants.drawn(), cover.drawn()])
