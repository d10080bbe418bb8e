"""Draws the parts of a table: bars of facts, cards with titles, sprites, targets."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from formicarium.stage.layout import PADDING, TITLE
from formicarium.stage.palette import values
from formicarium.stage.symbols import closure, in_colours, symbol

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formicarium.core.choices import Choices, Target
    from formicarium.core.message import Message
    from formicarium.core.scene import Area, Fact, Sprite, Surface
    from formicarium.stage.layout import Card
    from formicarium.stage.texts import Texts

BAR = 46.0
"""The height of a bar above the cards: the facts of the game, or the question."""

_TITLE_SIZE = 18.0
_FACT_SIZE = 18.0
_LABEL_SIZE = 15.0
_ICON = 26.0
_NUMBER_SIZE = 22.0
"""The size of numbers on sprites, in units of the surface; on small symbols they are smaller."""
_EDGE = 14.0
"""How far from the edge of a map the names of its columns and rows stand."""
_EDGE_SIZE = 16.0
_NARROW, _WIDE = frozenset(" .,:;'|!/()[]fijlrtI-"), frozenset("mwMWÄÖÜÓŻQO@&%—")

_RIM = (
    '<filter id="rim" x="-0.2" y="-0.2" width="1.4" height="1.4">'
    '<feMorphology in="SourceAlpha" operator="dilate" radius="4" result="wide"/>'
    '<feFlood flood-color="var(--pick)"/><feComposite in2="wide" operator="in" result="rim"/>'
    '<feMerge><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
)
"""An outline around sprites that can be picked."""


class Pencil:
    """Draws for one reader and collects the symbols that the drawing needs."""

    def __init__(self, texts: Texts, theme: str, names: Sequence[str]) -> None:
        self._texts = texts
        self._names = names
        self._colours = values(theme)
        self._used: set[str] = set()
        self._rimmed = False

    def definitions(self) -> str:
        """Return the symbols used so far, in the colours of the theme."""
        drawn = "".join(each.markup for each in closure(self._used))
        rim = _RIM if self._rimmed else ""
        return f"<defs>{in_colours(rim + drawn, self._colours)}</defs>"

    def colour(self, name: str) -> str:
        """Return a colour of the theme."""
        return self._colours[name]

    def words(self, message: Message) -> str:
        """Format a message in the reader's language."""
        return self._texts.format(message, self._names)

    def facts_bar(self, facts: Iterable[Fact], y: float) -> str:
        """Draw the facts of the whole game in one line."""
        x, drawn = 0.0, ""
        for fact in facts:
            label = self.words(fact.label)
            drawn += self.icon(fact.symbol, x + _ICON / 2, y + BAR / 2, _ICON, "ink")
            x += _ICON + 8
            drawn += self.text(fact.value, x, y + BAR / 2, _FACT_SIZE, "ink", bold=True)
            x += text_width(fact.value, _FACT_SIZE, bold=True) + 8
            drawn += self.text(label, x, y + BAR / 2, _LABEL_SIZE, "muted")
            x += text_width(label, _LABEL_SIZE) + 30
        return drawn

    def asked_bar(self, choices: Choices, y: float) -> str:
        """Draw the question to a seat and the buttons that it may press first."""
        seat, asked = f"seat-{choices.seat}", self.words(choices.asked)
        drawn = self.icon(seat, _ICON / 2, y + BAR / 2, 20, seat)
        drawn += self.text(asked, _ICON + 8, y + BAR / 2, _FACT_SIZE, "pick", bold=True)
        x = _ICON + 8 + text_width(asked, _FACT_SIZE, bold=True) + 20
        for target in _first_targets(choices, "button"):
            label = self.words(target.label)
            width = text_width(label, _LABEL_SIZE) + 28
            drawn += self._button(label, x, y, width)
            x += width + 12
        return drawn

    def _button(self, label: str, x: float, y: float, width: float) -> str:
        top, middle = y + BAR / 2 - 15, y + BAR / 2
        return (
            f'<rect x="{x:.1f}" y="{top:.1f}" width="{width:.1f}" height="30" rx="15" '
            f'fill="{self.colour("pick-soft")}" stroke="{self.colour("pick")}"/>'
            + self.text(label, x + width / 2, middle, _LABEL_SIZE, "ink", anchor="middle")
        )

    def card(self, card: Card, facts: Sequence[Fact], choices: Choices | None) -> str:
        """Draw a surface on its card."""
        x, y = card.origin
        first = {choice.path[0] for choice in choices.options} if choices else set()
        sprites = sorted(card.surface.sprites, key=lambda sprite: sprite.layer)
        spots = _first_targets(choices, "spot") if choices else []
        return (
            f'<rect x="{card.x:.1f}" y="{card.y:.1f}" width="{card.width:.1f}" '
            f'height="{card.height:.1f}" rx="12" fill="{self.colour("card")}" '
            f'stroke="{self.colour("line")}"/>'
            + self._title(card, facts)
            + f'<g transform="translate({x:.2f} {y:.2f}) scale({card.scale:.4f})">'
            + "".join(self._sprite(each, each.id in first) for each in sprites if each.layer <= 0)
            + "".join(map(self._area, card.surface.areas))
            + "".join(self._sprite(each, each.id in first) for each in sprites if each.layer > 0)
            + "".join(self._spot(spot) for spot in spots if spot.surface == card.surface.id)
            + self._edge(card.surface)
            + "</g>"
        )

    def _edge(self, surface: Surface) -> str:
        """Draw the names of columns above, and those of rows on the left."""
        across = [(line.name, line.at, surface.y + _EDGE) for line in surface.columns]
        down = [(line.name, surface.x + _EDGE, line.at) for line in surface.rows]
        return "".join(
            self.text(name, x, y, _EDGE_SIZE, "muted", anchor="middle")
            for name, x, y in (*across, *down)
        )

    def _title(self, card: Card, facts: Sequence[Fact]) -> str:
        """Draw the title, with a player's colour and shape, and the facts on the right."""
        seat, middle = card.surface.seat, card.y + TITLE / 2 + 1
        colour = "muted" if seat is None else f"seat-{seat}"
        x, right = card.x + PADDING, card.x + card.width - PADDING
        drawn = ""
        if seat is not None:
            drawn += self.icon(colour, x + 9, middle, 18, colour)
            x += 26
        for fact in reversed(facts):
            drawn += self.text(
                fact.value, right, middle, _FACT_SIZE, "ink", bold=True, anchor="end"
            )
            right -= text_width(fact.value, _FACT_SIZE, bold=True) + 6 + _ICON / 2
            drawn += self.icon(fact.symbol, right, middle, 21, colour)
            right -= _ICON / 2 + 6
        title = self.words(card.surface.title)
        size = _TITLE_SIZE * min(1, (right - x) / text_width(title, _TITLE_SIZE, bold=True))
        return drawn + self.text(title, x, middle, size, colour, bold=True)

    def icon(self, name: str, x: float, y: float, size: float, colour: str) -> str:
        """Draw a symbol in the middle of a small square."""
        self._used.add(name)
        box = symbol(name).box
        scale = size / max(box.width, box.height)
        left, top = x - box.middle[0] * scale, y - box.middle[1] * scale
        return (
            f'<use href="#{name}" color="{self.colour(colour)}" '
            f'transform="translate({left:.2f} {top:.2f}) scale({scale:.4f})"/>'
        )

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        colour: str,
        bold: bool = False,
        anchor: str = "start",
    ) -> str:
        """Draw words centred vertically at y."""
        weight = ' font-weight="700"' if bold else ""
        return (
            f'<text x="{x:.1f}" y="{y + size * 0.36:.1f}" font-size="{size:.1f}"{weight} '
            f'text-anchor="{anchor}" fill="{self.colour(colour)}">{escape(words)}</text>'
        )

    def _sprite(self, sprite: Sprite, pickable: bool) -> str:
        self._used.add(sprite.symbol)
        self._rimmed = self._rimmed or pickable
        rim = ' filter="url(#rim)"' if pickable else ""
        colour = self.colour("ink" if sprite.seat is None else f"seat-{sprite.seat}")
        title = "" if sprite.label is None else f"<title>{escape(self.words(sprite.label))}</title>"
        number = self._number(sprite) if sprite.text else ""
        return (
            f'<g transform="{_place(sprite)}" color="{colour}"{rim}>{title}'
            f'<use href="#{sprite.symbol}"/>{number}</g>'
        )

    def _number(self, sprite: Sprite) -> str:
        """Draw the number of a sprite upright at its origin, with an outline."""
        box = symbol(sprite.symbol).box
        size = min(_NUMBER_SIZE, min(box.width, box.height) * 0.62)
        return (
            f'<text y="{size * 0.36:.2f}" font-size="{size:.2f}" font-weight="700" '
            f'transform="rotate({-sprite.rotation:g})" text-anchor="middle" '
            f'fill="{self.colour("ink")}" stroke="{self.colour("card")}" '
            f'stroke-width="{size * 0.22:.2f}" stroke-linejoin="round" paint-order="stroke">'
            f"{escape(sprite.text)}</text>"
        )

    def _area(self, area: Area) -> str:
        """Draw a region, a way or a gap, as the style sheet of the browser client does."""
        colour = self.colour("gold" if area.seat is None else f"seat-{area.seat}")
        line = f'<path d="{area.path}" fill="none" stroke="{colour}" stroke-linecap="round" '
        if area.kind == "gap":
            return f'{line}stroke-width="6" stroke-dasharray="1 9"/>'
        if area.kind == "way":
            wide = f'{line}stroke-width="22" stroke-opacity=".35" stroke-linejoin="round"/>'
            return f'{wide}{line}stroke-width="3" stroke-linejoin="round"/>'
        tint = f'<path d="{area.path}" fill="{colour}" fill-opacity=".2"/>'
        return f'{tint}{line}stroke-width="6" stroke-linejoin="round"/>'

    def _spot(self, target: Target) -> str:
        self._used.add(target.symbol)
        return (
            f'<g transform="{_place(target)}" color="{self.colour("pick")}">'
            f'<title>{escape(self.words(target.label))}</title><use href="#{target.symbol}"/></g>'
        )


def text_width(words: str, size: float, bold: bool = False) -> float:
    """Estimate the width of words; fonts differ, but this is enough to divide a line.

    >>> text_width("ill", 10) < text_width("ant", 10) < text_width("MOM", 10)
    True
    """
    letters = sum(0.31 if c in _NARROW else 0.82 if c in _WIDE else 0.56 for c in words)
    return max(letters, 0.1) * size * (1.06 if bold else 1)


def _first_targets(choices: Choices, kind: str) -> list[Target]:
    first = {choice.path[0] for choice in choices.options}
    return [each for each in choices.targets if each.kind == kind and each.id in first]


def _place(thing: Sprite | Target) -> str:
    turn = f" rotate({thing.rotation:g})" if thing.rotation else ""
    return f"translate({thing.x:g} {thing.y:g}){turn}"
