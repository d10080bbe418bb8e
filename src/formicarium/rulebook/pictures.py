"""The pictures of the rulebooks as files: ``python -m formicarium.rulebook.pictures docs/rules``.

Each is a symbol of our art. Screens draw the symbol itself; readers of the Markdown see the file.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from formicarium.core.registry import games
from formicarium.rulebook.source import text
from formicarium.stage import palette, symbols

_PICTURE = re.compile(r"!\[[^\]]+\]\([^)]*/art/(?P<name>[^)]+)\.svg\)")
_MARGIN = 1.06
_SIZE = 48


def named(game_id: str) -> list[str]:
    """Return the symbols that the rulebook of a game shows, in their order.

    >>> named("trail")
    []
    """
    return list(_PICTURE.findall(text(game_id)))


def drawing(name: str) -> str:
    """Return a symbol as an SVG document in the light colours.

    >>> drawing("seat-0").startswith("<svg ")
    True
    """
    box = symbols.symbol(name).box
    side = max(box.width, box.height) * _MARGIN
    x, y = box.middle
    markup = "".join(each.markup for each in symbols.closure([name]))
    drawn = symbols.in_colours(markup, palette.values("light"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_SIZE}" height="{_SIZE}" '
        f'viewBox="{x - side / 2:.4g} {y - side / 2:.4g} {side:.4g} {side:.4g}">'
        f'<defs>{drawn}</defs><use href="#{name}"/></svg>\n'
    )


def main() -> None:
    """Write all pictures into the folder ``art`` of a folder."""
    folder = Path(sys.argv[1]) / "art"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    for game in games():
        if not game.home:
            for name in named(game.id):
                folder.joinpath(f"{name}.svg").write_text(drawing(name), encoding="utf-8")


if __name__ == "__main__":
    main()
