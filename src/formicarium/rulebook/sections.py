"""The rulebook of a game as sections of HTML, for screens."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Any

import msgspec
from markdown_it import MarkdownIt

from formicarium.core.message import slug
from formicarium.core.registry import game
from formicarium.rulebook.source import HEADING, RULE, rules, text
from formicarium.stage import symbols

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from markdown_it.renderer import RendererHTML
    from markdown_it.token import Token
    from markdown_it.utils import EnvType, OptionsDict

FIGURES = "figures"
"""The folder of larger pictures beside the rulebooks; all others are symbols of our art."""

_CITATION = re.compile(r"(?<![\w\[#*.-])([A-Z]+[0-9]+(?:\.[0-9]+)*[a-z]?)\b")
_CODE = re.compile(r"(`[^`]*`|\[[^\]]*\]\([^)]*\))")


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule, or text between rules."""

    html: str
    number: str = ""
    """Empty: no rule."""
    name: str = ""
    ruling: bool = False
    """Whether this is an answer of ours to a question that the printed rules leave open."""


class Section(msgspec.Struct, frozen=True):
    """A heading and what follows it."""

    id: str
    title: str
    level: int
    """1 for a part of the book, 2 for a section, 3 for a part of a section."""
    entries: tuple[Entry, ...]


class Book(msgspec.Struct, frozen=True):
    """The rulebook of a game in one language; the first section is its introduction."""

    game: str
    lang: str
    sections: tuple[Section, ...]


@cache
def book(game_id: str, lang: str) -> Book:
    """Return the rulebook of a game as HTML that cites rules by links.

    >>> micropolis = book("micropolis", "en")
    >>> micropolis.sections[0].title
    'Micropolis'
    >>> entries = {each.number: each for section in micropolis.sections for each in section.entries}
    >>> entries["P2"].ruling, entries["PQ1"].ruling
    (False, True)
    """
    known = frozenset(rules(game_id, lang))
    sections = tuple(_sections(text(game_id, lang), known))
    return Book(game(game_id).id, lang, sections)


def _sections(source: str, known: frozenset[str]) -> Iterator[Section]:
    ids: dict[str, int] = {}
    for part in re.split(r"(?m)^(?=#+ )", source):
        first, _, rest = part.partition("\n")
        if heading := HEADING.match(first):
            title = heading["title"].strip()
            name = slug(title) or "section"
            ids[name] = ids.get(name, 0) + 1
            unique = name if ids[name] == 1 else f"{name}-{ids[name]}"
            entries = tuple(_entries(rest, known))
            yield Section(unique, title, len(heading["marks"]), entries)


def _entries(source: str, known: frozenset[str]) -> Iterator[Entry]:
    for lines in _parts(source.splitlines()):
        match = RULE.match(lines[0])
        if match is None:
            yield Entry(_html("\n".join(lines), known))
            continue
        number, name = match["number"], (match["name"] or "").strip()
        body = [lines[0][match.end() :], *(line.removeprefix("  ") for line in lines[1:])]
        yield Entry(_html("\n".join(body), known), number, name, is_ruling(number))


def _parts(lines: Sequence[str]) -> Iterator[list[str]]:
    """Split at rules; a line that is not indented ends a rule."""
    part: list[str] = []
    in_rule = False
    for line in lines:
        starts_rule = RULE.match(line) is not None
        if starts_rule or (in_rule and line and not line.startswith(" ")):
            if any(part):
                yield part
            part = []
            in_rule = starts_rule
        part.append(line)
    if any(part):
        yield part


def is_ruling(number: str) -> bool:
    """Return whether a number belongs to a ruling: its letters end in Q.

    >>> is_ruling("PQ13"), is_ruling("Q8"), is_ruling("P5.3")
    (True, True, False)
    """
    return number.rstrip("0123456789.abcdefghijklmnopqrstuvwxyz").endswith("Q")


def _html(source: str, known: frozenset[str]) -> str:
    html: str = _markdown().render(_linked(source, known))
    return html.strip()


def _linked(source: str, known: frozenset[str]) -> str:
    """Turn each number of a known rule into a link, except in code and in links."""
    parts = _CODE.split(source)
    parts[::2] = [_CITATION.sub(lambda found: _link(found[1], known), part) for part in parts[::2]]
    return "".join(parts)


def _link(number: str, known: frozenset[str]) -> str:
    return f"[{number}](#{number})" if number in known else number


@cache
def _markdown() -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("image", _picture)
    return markdown


def _picture(
    renderer: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType
) -> str:
    """Show a figure, or draw a symbol; the page has the symbols of its game."""
    token: Any = tokens[index]
    *_, folder, file = str(token.attrs["src"]).split("/")
    name = file.removesuffix(".svg")
    if folder == FIGURES:
        return f'<img src="/api/figures/{name}.svg" alt="{escape(token.content)}">'
    box = symbols.symbol(name).box
    view = f"{box.x:g} {box.y:g} {box.width:g} {box.height:g}"
    return (
        f'<svg class="piece" role="img" aria-label="{escape(token.content)}" viewBox="{view}">'
        f'<use href="#{name}"/></svg>'
    )
