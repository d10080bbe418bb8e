"""All symbols of all games on one page: ``python -m formicarium.stage.gallery OUT.html``.

It shows every symbol in light and dark, at the sizes of a fact, of a button and of the table.
"""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

from formicarium.core.registry import games
from formicarium.stage import symbols
from formicarium.stage.palette import properties

_SIZES = (24, 48, 200)

_STYLE = """
body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; background: #f5eedd; color: #2d2418; }
h1, h2 { font-weight: 600; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(640px, 1fr)); gap: 1rem; }
figure { margin: 0; border-radius: 10px; overflow: hidden; background: #fbf7ec; }
figcaption { padding: .4rem .8rem; font-weight: 600; }
.row { display: flex; align-items: center; gap: 1rem; padding: .8rem; min-height: 200px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; }
.row { background: var(--card); color: var(--seat-0); }
"""


def page() -> str:
    """Return the page.

    >>> "seat-0" in page()
    True
    """
    sections = _section("Shared", symbols.names(symbols.common_art()))
    for game in games():
        sections += _section(game.title, symbols.names(game.art()))
    drawn = "\n".join(symbols.symbol(name).markup for name in symbols.all_names())
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f"<title>Formicarium: all symbols</title><style>{_STYLE}{_themes()}</style></head><body>"
        f'<svg width="0" height="0" style="position:absolute"><defs>{drawn}</defs></svg>'
        f"<h1>All symbols</h1>{sections}</body></html>\n"
    )


def _section(title: str, names: tuple[str, ...]) -> str:
    return f"<h2>{escape(title)}</h2><main>{''.join(map(_figure, names))}</main>"


def _figure(name: str) -> str:
    rows = "".join(
        f'<div class="row {theme}">{"".join(_drawing(name, size) for size in _SIZES)}</div>'
        for theme in ("light", "dark")
    )
    return f'<figure><figcaption>{name}</figcaption><div class="pair">{rows}</div></figure>'


def _drawing(name: str, size: int) -> str:
    box = symbols.symbol(name).box
    longest = max(box.width, box.height)
    across, down = (round(size * side / longest, 1) for side in (box.width, box.height))
    return (
        f'<svg width="{across}" height="{down}" '
        f'viewBox="{box.x:.2f} {box.y:.2f} {box.width:.2f} {box.height:.2f}">'
        f'<use href="#{name}"/></svg>'
    )


def _themes() -> str:
    return "".join(f".{theme}{{{properties(theme)}}}" for theme in ("light", "dark"))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m formicarium.stage.gallery OUT.html")
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
