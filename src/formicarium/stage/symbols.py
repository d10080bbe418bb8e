"""The symbols of all games and the shared ones, by id."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree as ET

from formicarium.core.errors import FormicariumError
from formicarium.core.registry import games
from formicarium.stage.bounds import Box, bounds

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from formicarium.core.registry import AnyGame

_SVG = "http://www.w3.org/2000/svg"
_GROUP = f"{{{_SVG}}}g"
_REFERENCE = re.compile(r"""(?:href=["']#|url\(["']?#)([^"')]+)""")
_VARIABLE = re.compile(r"var\(--([\w-]+)\)")

ET.register_namespace("", _SVG)


class Symbol(NamedTuple):
    """One drawing, around its own origin."""

    id: str
    markup: str
    uses: tuple[str, ...]
    """Ids of the symbols that it refers to."""

    @property
    def box(self) -> Box:
        """Its bounds, which are measured only if they are needed."""
        return _box(self.id)


def common_art() -> str:
    """Return the shared symbols as an SVG document.

    >>> 'id="seat-0"' in common_art()
    True
    """
    return files(__package__).joinpath("art", "common.svg").read_text(encoding="utf-8")


def art(game: AnyGame) -> str:
    """Return the symbols of a game and the shared ones as one SVG document, without the cover."""
    drawn_for_table = [name for name in _read(game.art()) if name != f"{game.id}-cover"]
    names = [*_read(common_art()), *drawn_for_table]
    drawn = "\n".join(map(_markup, names))
    return f'<svg xmlns="{_SVG}"><defs>\n{drawn}\n</defs></svg>\n'


def names(document: str) -> tuple[str, ...]:
    """Return the ids of the symbols that an art document defines.

    >>> names(common_art())[:2]
    ('seat-0', 'seat-1')
    """
    return tuple(name for name, drawing in _read(document).items() if drawing.tag == _GROUP)


def all_names() -> tuple[str, ...]:
    """Return the ids of everything that the art of all games defines, such as gradients."""
    return tuple(_drawings())


def symbol(name: str) -> Symbol:
    """Return the symbol of this id.

    >>> round(symbol("seat-0").box.width)
    17
    """
    if name not in _drawings():
        raise FormicariumError(f"unknown symbol {name!r}; the art of no game has it")
    return _symbol(name)


def closure(names: Iterable[str]) -> list[Symbol]:
    """Return the symbols and all others that they refer to, each once."""
    found: dict[str, Symbol] = {}
    waiting = sorted(names, reverse=True)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = symbol(name)
            waiting.extend(found[name].uses)
    return list(found.values())


def in_colours(markup: str, colours: Mapping[str, str]) -> str:
    """Replace CSS variables by colours, for viewers that do not support them.

    >>> in_colours('fill="var(--ink)"', {"ink": "#222"})
    'fill="#222"'
    """
    return _VARIABLE.sub(lambda found: colours[found[1]], markup)


@cache
def _drawings() -> dict[str, ET.Element]:
    """Return everything that the art of any game defines, by id."""
    found = _read(common_art())
    for game in games():
        found.update(_read(game.art()))
    return found


@cache
def _owners() -> dict[str, str]:
    """Map every id to its drawing: a drawing may contain, say, a clip path with an id."""
    return {
        inner.attrib["id"]: name
        for name, drawing in _drawings().items()
        for inner in drawing.iter()
        if "id" in inner.attrib
    }


@cache
def _markup(name: str) -> str:
    drawn = ET.tostring(_drawings()[name], encoding="unicode")
    return drawn.replace(f' xmlns="{_SVG}"', "").strip()


@cache
def _symbol(name: str) -> Symbol:
    markup = _markup(name)
    uses = {_owners().get(other, other) for other in _REFERENCE.findall(markup)} - {name}
    return Symbol(name, markup, tuple(sorted(uses)))


@cache
def _box(name: str) -> Box:
    return bounds(_drawings()[name], _drawings())


def _read(document: str) -> dict[str, ET.Element]:
    root = ET.fromstring(document)  # noqa: S314 - our own art
    return {
        drawing.attrib["id"]: drawing for defs in root.iter(f"{{{_SVG}}}defs") for drawing in defs
    }
