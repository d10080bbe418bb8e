"""The rulebook of a game as Markdown, and its rules by number."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from formicarium.core.errors import SetupError
from formicarium.core.registry import game
from formicarium.stage.texts import SOURCE, check_language

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

RULE = re.compile(r"^- \*\*(?P<number>[A-Z]+[0-9][0-9.a-z]*)(?: (?P<name>[^*]+))?\*\* ")
"""A rule is an item of a list that begins with its number and perhaps a name."""
HEADING = re.compile(r"^(?P<marks>#+) (?P<title>.+)$")


def has(game_id: str, lang: str) -> bool:
    """Return whether the rulebook of a game exists in a language; English serves otherwise."""
    return _file(game(game_id).id, lang).is_file()


def text(game_id: str, lang: str = SOURCE) -> str:
    """Return the whole rulebook of a game in Markdown.

    >>> text("micropolis").splitlines()[0]
    '# Micropolis'
    """
    check_language(lang)
    found = lang if has(game_id, lang) else SOURCE
    return _file(game(game_id).id, found).read_text(encoding="utf-8")


def rules(game_id: str, lang: str = SOURCE) -> dict[str, str]:
    """Return the rules of a game by number, each as the Markdown of its list item.

    >>> sorted(number for number in rules("micropolis") if number.startswith("P9.2"))
    ['P9.2', 'P9.2.1', 'P9.2.2']
    """
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in text(game_id, lang).splitlines():
        match = RULE.match(line)
        if match:
            current = found[match["number"]] = [line]
        elif HEADING.match(line):
            current = None
        elif current is not None:
            current.append(line)
    return {number: "\n".join(lines).strip() for number, lines in found.items()}


def rule(game_id: str, number: str, lang: str = SOURCE) -> str:
    """Return one rule.

    >>> rule("micropolis", "P99")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: unknown rule 'P99' of micropolis; known rules: P1 to PX24
    """
    known = rules(game_id, lang)
    if number not in known:
        first, *_, last = known
        raise SetupError(f"unknown rule {number!r} of {game_id}; known rules: {first} to {last}")
    return known[number]


def figure(name: str) -> bytes:
    """Return a larger picture of a rulebook, an SVG document.

    >>> figure("castle")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: the rulebooks have no figure 'castle'
    """
    found = _folder() / "figures" / f"{name}.svg"
    if not name.replace("-", "").isalnum() or not found.is_file():
        raise SetupError(f"the rulebooks have no figure {name!r}")
    return found.read_bytes()


def _file(game_id: str, lang: str) -> Traversable:
    if home := game(game_id).home:
        return files(home) / "locale" / lang / f"{game_id}.md"
    return _folder() / lang / f"{game_id}.md"


def _folder() -> Traversable:
    """Return the folder inside an installed package, or in a checkout."""
    packaged = files("formicarium") / "rulebooks"
    checkout = Path(__file__).parents[3] / "docs" / "rules"
    return packaged if packaged.is_dir() else checkout
