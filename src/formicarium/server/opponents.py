"""Which bots can sit at tables, and who moves for one that does not."""

from __future__ import annotations

from typing import Final

from formicarium.bots import LEVELS, bots
from formicarium.server.refusal import Refusal

OFFERED: Final = tuple(level.name for level in LEVELS)
"""The bots that screens offer, the weakest first. By name any other may be asked for, too."""
USUAL: Final = "medium"
"""Takes seats for which nobody named a bot: a newcomer has a chance, and no easy game."""

_LAST_RESORT: Final = "random"


def checked(name: str) -> str:
    """Give the name of a bot that there is; the usual one if none is named.

    >>> checked("hard"), checked("")
    ('hard', 'medium')
    >>> checked("clever")
    Traceback (most recent call last):
    ...
    formicarium.server.refusal.Refusal: there is no bot 'clever'; there is: easy, medium, hard, \
expert, random, greedy, search
    """
    known = {*OFFERED, *(bot.name for bot in bots())}
    if name and name not in known:
        others = (bot.name for bot in bots() if bot.name not in OFFERED)
        there_is = ", ".join((*OFFERED, *others))
        raise Refusal(422, f"there is no bot {name!r}; there is: {there_is}")
    return name or USUAL


def succession(name: str) -> tuple[str, ...]:
    """Name a bot and those that move for it, one after the other, if it fails.

    >>> succession("expert")
    ('expert', 'hard', 'medium', 'easy', 'random')
    >>> succession("greedy")
    ('greedy', 'random')
    """
    below = OFFERED[: OFFERED.index(name)] if name in OFFERED else ()
    return (name, *reversed(below), *(() if name == _LAST_RESORT else (_LAST_RESORT,)))
