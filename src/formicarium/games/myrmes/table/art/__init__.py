"""The drawings: hexes and boards made from the components, and pieces drawn by hand in ``art``.

Everything is a symbol around its own middle, coloured by the names of the palette.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from formicarium.games.myrmes.table.art import boards, tiles

if TYPE_CHECKING:
    from collections.abc import Iterator


@cache
def art() -> str:
    """Give all symbols as one document.

    >>> art().count('<g id="myrmes-tile-hook-')
    12
    """
    parts = [*_drawn_by_hand(), *tiles.drawn(), *boards.drawn()]
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{"".join(parts)}</defs></svg>\n'


def _drawn_by_hand() -> Iterator[str]:
    """The symbols in the files of this folder, without the documents around them."""
    drawings = [file for file in files(__name__).iterdir() if file.name.endswith(".svg")]
    for drawing in sorted(drawings, key=lambda file: file.name):
        text = drawing.read_text(encoding="utf-8")
        yield re.sub(r"\s*\n\s*", "", text[text.index("<g ") : text.rindex("</svg>")])
