"""Pictures of positions for notebooks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formicarium.core.registry import game
from formicarium.stage.svg import render, to_png
from formicarium.stage.texts import Texts
from formicarium.stage.view import Viewer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.state import State


class Picture:
    """The table as a seat or a spectator sees it; notebooks display it directly.

    >>> import formicarium as fm
    >>> from formicarium.stage import Picture
    >>> state = fm.game("micropolis").new(players=2, seed=7)
    >>> picture = Picture(state, seat=0, lang="en", theme="dark")
    >>> picture.svg[:4], picture.png(width=400)[1:4]
    ('<svg', b'PNG')
    """

    def __init__(
        self,
        state: State[Any],
        seat: int | None = None,
        lang: str = "en",
        theme: str = "light",
        names: Sequence[str] = (),
    ) -> None:
        seats = frozenset[int]() if seat is None else frozenset({seat})
        scene = Viewer(game(state.game_id), seats).show(state).scene
        self.svg = render(scene, Texts(lang), theme, names=names)
        """The picture as an SVG document."""

    def png(self, width: int | None = None) -> bytes:
        """Return the picture as a PNG image."""
        return to_png(self.svg, width)

    def _repr_svg_(self) -> str:
        return self.svg
