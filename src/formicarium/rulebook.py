"""The numbered rules of a game, from ``docs/rules``."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from formicarium.core.errors import SetupError
from formicarium.core.registry import game

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_RULE = re.compile(r"^- \*\*(?P<number>[A-Z]+[0-9][0-9.a-z]*)(?: (?P<name>[^*]+))?\*\* ")
_HEADING = re.compile(r"^#+ ")


def text(game_id: str) -> str:
    """Return the whole rulebook of a game in Markdown.

    >>> text("micropolis").splitlines()[0]
    '# Micropolis'
    """
    return _source(game(game_id).id).read_text(encoding="utf-8")


def rules(game_id: str) -> dict[str, str]:
    """Return the rules of a game by number, each as the Markdown of its list item.

    >>> sorted(number for number in rules("micropolis") if number.startswith("P9.2"))
    ['P9.2', 'P9.2.1', 'P9.2.2']
    """
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in text(game_id).splitlines():
        match = _RULE.match(line)
        if match:
            current = found[match["number"]] = [line]
        elif _HEADING.match(line):
            current = None
        elif current is not None:
            current.append(line)
    return {number: "\n".join(lines).strip() for number, lines in found.items()}


def rule(game_id: str, number: str) -> str:
    """Return one rule.

    >>> rule("micropolis", "P99")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: unknown rule 'P99' of micropolis; known rules: P1 to PX24
    """
    known = rules(game_id)
    if number not in known:
        first, *_, last = known
        raise SetupError(f"unknown rule {number!r} of {game_id}; known rules: {first} to {last}")
    return known[number]


def _source(game_id: str) -> Traversable:
    """Find the rules at the game's home, inside an installed package, or in a checkout."""
    if home := game(game_id).home:
        return files(home) / "rules.md"
    packaged = files("formicarium") / "rulebooks" / f"{game_id}.md"
    checkout = Path(__file__).parents[2] / "docs" / "rules" / f"{game_id}.md"
    return packaged if packaged.is_file() else checkout
