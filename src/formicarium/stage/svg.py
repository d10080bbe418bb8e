"""A scene as an SVG document, for notebooks, documents and the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from formicarium.core.errors import SetupError
from formicarium.stage.drawing import BAR, Pencil
from formicarium.stage.layout import plan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.choices import Choices
    from formicarium.core.scene import Fact, Scene
    from formicarium.stage.layout import Card
    from formicarium.stage.texts import Texts

FONTS = "Alegreya Sans, Helvetica Neue, Helvetica, Arial, Liberation Sans, Noto Sans, sans-serif"
"""The browser client's font first; PNG pictures always have it."""

_FONT_FILES = sorted(str(path) for path in (Path(__file__).parent / "fonts").glob("*.ttf"))

_MARGIN = 28.0


def render(
    scene: Scene,
    texts: Texts,
    theme: str = "light",
    choices: Choices | None = None,
    names: Sequence[str] = (),
) -> str:
    """Draw a whole table and mark what may be picked first, if choices are given.

    >>> from formicarium.core.message import message
    >>> from formicarium.core.scene import Scene, Sprite, Surface
    >>> from formicarium.stage.texts import Texts
    >>> sprites = (Sprite("a", "seat-3", 50, 50, seat=3),)
    >>> title = message("seat", seat=3)
    >>> scene = Scene((Surface("nest", "player", title, 100, 100, sprites, seat=3),), ())
    >>> drawing = render(scene, Texts("en"), names=["", "", "", "Ida"])
    >>> "Ida" in drawing, "var(" in drawing, 'id="seat-3"' in drawing, 'id="seat-4"' in drawing
    (True, False, True, False)
    """
    pencil = Pencil(texts, theme, names)
    bars, y = [], 0.0
    if common := [fact for fact in scene.facts if fact.seat is None]:
        bars.append(pencil.facts_bar(common, y))
        y += BAR
    if choices is not None:
        bars.append(pencil.asked_bar(choices, y))
        y += BAR
    table = plan(scene.surfaces)
    facts = _facts_by_surface(scene.facts, table.cards)
    cards = [pencil.card(card, facts.get(card.surface.id, []), choices) for card in table.cards]
    body = f'{"".join(bars)}<g transform="translate(0 {y:g})">{"".join(cards)}</g>'
    return _document(pencil, body, table.width, table.height + y)


def _facts_by_surface(facts: Sequence[Fact], cards: Sequence[Card]) -> dict[str, list[Fact]]:
    """Assign the facts about a seat to the first of its surfaces."""
    first: dict[int | None, str] = {}
    for card in cards:
        first.setdefault(card.surface.seat, card.surface.id)
    found: dict[str, list[Fact]] = {}
    for fact in facts:
        if fact.seat in first and fact.seat is not None:
            found.setdefault(first[fact.seat], []).append(fact)
    return found


def _document(pencil: Pencil, body: str, width: float, height: float) -> str:
    across, down = round(width + 2 * _MARGIN), round(height + 2 * _MARGIN)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}" '
        f'width="{across}" height="{down}" font-family="{FONTS}">'
        f"{pencil.definitions()}"
        f'<rect width="{across}" height="{down}" fill="{pencil.colour("paper")}"/>'
        f'<g transform="translate({_MARGIN:g} {_MARGIN:g})">{body}</g></svg>'
    )


def to_png(svg: str, width: int | None = None) -> bytes:
    """Turn a drawing into a PNG image, in its own width or the given one.

    Its text is in the fonts of this package, those of the browser client. Letters that they lack
    come from the fonts of this machine.

    >>> to_png('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')[1:4]
    b'PNG'
    """
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415 - only pictures need it
    except ImportError:
        raise SetupError("PNG pictures need the package resvg_py; SVG pictures do not") from None
    return bytes(svg_to_bytes(svg_string=svg, width=width, font_files=_FONT_FILES))
