"""The known bots, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.bots.greedy_bot import GreedyBot
from formicarium.bots.levels import LEVELS
from formicarium.bots.random_bot import RandomBot
from formicarium.bots.search import SearchBot
from formicarium.core.errors import SetupError

if TYPE_CHECKING:
    from formicarium.bots.bot import Bot

_BOTS: Final[dict[str, Bot]] = {
    known.name: known for known in (RandomBot(), GreedyBot(), SearchBot(), *LEVELS)
}


def bots() -> tuple[Bot, ...]:
    """Return all bots: the algorithms, then the levels for people, each from weak to strong.

    >>> [bot.name for bot in bots()]
    ['random', 'greedy', 'search', 'easy', 'medium', 'hard', 'expert']
    """
    return tuple(_BOTS.values())


def bot(name: str, /, **options: object) -> Bot:
    """Return the bot of this name; some bots take options.

    >>> bot("greedy").summary
    'plays what looks best one step ahead'
    >>> bot("search", iterations=400).name
    'search'
    >>> bot("search", x=4)
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: unknown option 'x' of bot search; known options: \
seconds, iterations, thorough
    """
    if name not in _BOTS:
        raise SetupError(f"unknown bot {name!r}; known bots: {', '.join(_BOTS)}")
    known = _BOTS[name]
    return known.with_options(options) if options else known
