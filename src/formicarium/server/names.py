"""Checks of names and chat lines before others see them."""

from __future__ import annotations

import unicodedata

from formicarium.core.message import message
from formicarium.server.refusal import Refusal

_BOT = "bot "
_INVISIBLE = frozenset({"Cc", "Cs", "Cn"})
_TURNING = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Characters that change the direction of text, even of other lines."""


def clean_name(text: str) -> str:
    """Check a player's name and return it without surplus blanks.

    >>> clean_name("  Ida  Ant ")
    'Ida Ant'
    """
    name = " ".join(text.split())
    if not name.isprintable():
        raise Refusal(422, message("ui-refused-name-invisible"))
    if name.lower().startswith(_BOT):
        raise Refusal(422, message("ui-refused-name-bot"))  # marks bots in records
    return name


def clean_line(text: str) -> str:
    """Check a chat text and return it on one line.

    >>> clean_line(" well\\nplayed ")
    'well played'
    """
    line = " ".join(text.split())
    if not line or not all(map(_is_harmless, line)):
        raise Refusal(422, message("ui-refused-line-empty"))
    return line


def _is_harmless(letter: str) -> bool:
    return (
        unicodedata.category(letter) not in _INVISIBLE
        and unicodedata.bidirectional(letter) not in _TURNING
    )
