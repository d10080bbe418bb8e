"""The picture of a game on the start page, as a document of its own."""

from __future__ import annotations

from functools import cache
from typing import Final

from formicarium.core.registry import game
from formicarium.stage import palette, symbols
from formicarium.stage.svg import render
from formicarium.stage.texts import Texts
from formicarium.stage.view import Viewer

WIDTH: Final = 480
HEIGHT: Final = 300
"""Covers are drawn around their middle; nothing outside of this size is seen."""


@cache
def cover(name: str) -> str:
    """Return the cover of a game in the colours of the day; without one, its table at the start.

    >>> cover("antropolis")[:4], "var(" in cover("micropolis")
    ('<svg', False)
    """
    symbol = f"{name}-cover"
    if symbol not in symbols.all_names():
        return _table(name)
    drawn = "".join(each.markup for each in symbols.closure([symbol]))
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="{-WIDTH / 2:g} {-HEIGHT / 2:g} {WIDTH} {HEIGHT}">'
        f'<defs>{drawn}</defs><use href="#{symbol}"/></svg>'
    )
    return symbols.in_colours(document, palette.values("light"))


def _table(name: str) -> str:
    played = game(name)
    state = played.new(players=min(played.players(played.variants[0])), seed=1)
    return render(Viewer(played, frozenset()).show(state).scene, Texts("en"))
