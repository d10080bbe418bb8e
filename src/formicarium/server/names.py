"""Names and lines that people type, made fit to be shown to others."""

from __future__ import annotations

import unicodedata

from formicarium.server.refusal import Refusal

_BOT = "bot "


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
    if not line or any(unicodedata.category(letter) in ("Cc", "Cs", "Cn") for letter in line):
        raise Refusal(422, "there is nothing to be read in this line")
    return line
