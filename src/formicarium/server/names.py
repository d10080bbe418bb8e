"""Names and lines that people type, made fit to be shown to others."""

from __future__ import annotations

import unicodedata

from formicarium.server.refusal import Refusal

_BOT = "bot "
_INVISIBLE = frozenset({"Cc", "Cs", "Cn"})
_TURNING = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Signs that turn the direction of the text around them, also of others' lines."""


def clean_name(text: str) -> str:
    """Check a player's name and give it without blanks around it.

    >>> clean_name("  Ida  Ant ")
    'Ida Ant'
    """
    name = " ".join(text.split())
    if not name.isprintable():
        raise Refusal(422, "a name has only letters and signs that can be seen")
    if name.lower().startswith(_BOT):
        raise Refusal(422, "only bots are called bots")  # records tell bots by that word
    return name


def clean_line(text: str) -> str:
    """Check what somebody says and put it on one line.

    >>> clean_line(" well\\nplayed ")
    'well played'
    """
    line = " ".join(text.split())
    if not line or not all(map(_is_harmless, line)):
        raise Refusal(422, "there is nothing to be read in this line")
    return line


def _is_harmless(letter: str) -> bool:
    return (
        unicodedata.category(letter) not in _INVISIBLE
        and unicodedata.bidirectional(letter) not in _TURNING
    )
