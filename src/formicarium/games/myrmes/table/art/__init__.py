"""The drawings: hexes and boards made from the components, and pieces drawn by hand in ``*.svg``.

Each drawing is a symbol around its own middle, in the colours of the palette.
"""

from __future__ import annotations

from functools import cache

from formicarium.core.art import document
from formicarium.games.myrmes.table.art import boards, cover, tiles


@cache
def art() -> str:
    """Return all symbols as one document.

    >>> art().count('<g id="myrmes-tile-hook-')
    12
    """
    return document(__name__, [*tiles.drawn(), *boards.drawn(), cover.drawn()])
