"""The bots at tables, and their replacements when they fail."""

from __future__ import annotations

from typing import Final

from formicarium.bots import LEVELS, bots
from formicarium.server.refusal import Refusal

OFFERED: Final = tuple(level.name for level in LEVELS)
"""The bots that screens offer, from weak to strong; others can be requested by name."""
USUAL: Final = "medium"
"""The default bot: a beginner has a chance, but no easy game."""

_LAST_RESORT: Final = "random"


def checked(name: str) -> str:
    """Return the name of a known bot; an empty name means the default bot.

    >>> checked("hard"), checked("")
    ('hard', 'medium')
    >>> checked("clever")
    Traceback (most recent call last):
    ...
    formicarium.server.refusal.Refusal: unknown bot 'clever'; known bots: easy, medium, hard, \
expert, random, greedy, search
    """
    known = list(dict.fromkeys((*OFFERED, *(bot.name for bot in bots()))))
    if name and name not in known:
        raise Refusal(422, f"unknown bot {name!r}; known bots: {', '.join(known)}")
    return name or USUAL


def succession(name: str) -> tuple[str, ...]:
    """Return a bot and the ones that replace it in turn if it fails.

    >>> succession("expert")
    ('expert', 'hard', 'medium', 'easy', 'random')
    >>> succession("greedy")
    ('greedy', 'random')
    """
    below = OFFERED[: OFFERED.index(name)] if name in OFFERED else ()
    return (name, *reversed(below), *(() if name == _LAST_RESORT else (_LAST_RESORT,)))
