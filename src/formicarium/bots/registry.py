"""The bots that this installation knows."""

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
    """List all bots: the ways to think, then the levels for people, each the weakest first.

    >>> [bot.name for bot in bots()]
    ['random', 'greedy', 'search', 'easy', 'medium', 'hard', 'expert']
    """
    return tuple(_BOTS.values())


def bot(name: str, /, **options: object) -> Bot:
    """Look a bot up by its name; some take options.

    >>> bot("greedy").summary
    'plays what looks best one step ahead'
    >>> bot("search", iterations=400).name
    'search'
    >>> bot("search", x=4)
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: bot search has no option 'x'; it has seconds and iterations
    """
    if name not in _BOTS:
        raise SetupError(f"there is no bot {name!r}; there is: {', '.join(_BOTS)}")
    known = _BOTS[name]
    return type(known).with_options(options) if options else known
