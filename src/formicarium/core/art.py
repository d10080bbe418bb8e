"""The SVG document with the drawings of a game."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def document(package: str, drawn: Iterable[str]) -> str:
    """Return an SVG document of the symbols in a package's ``.svg`` files and in ``drawn``."""
    parts = "".join([*_drawn_by_hand(package), *drawn])
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{parts}</defs></svg>\n'


def _drawn_by_hand(package: str) -> Iterator[str]:
    """Return the symbols in the files of a package, without the documents around them."""
    drawings = [file for file in files(package).iterdir() if file.name.endswith(".svg")]
    for drawing in sorted(drawings, key=lambda file: file.name):
        text = drawing.read_text(encoding="utf-8")
        yield re.sub(r"\s*\n\s*", "", text[text.index("<g ") : text.rindex("</svg>")])
