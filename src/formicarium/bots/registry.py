"""The bots that this installation knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.bots.greedy_bot import GreedyBot
from formicarium.bots.random_bot import RandomBot
from formicarium.core.errors import SetupError

if TYPE_CHECKING:
    from formicarium.bots.bot import Bot

_BOTS: Final[dict[str, Bot]] = {known.name: known for known in (RandomBot(), GreedyBot())}


def bots() -> tuple[Bot, ...]:
    """List all bots, the weakest first.

    >>> [bot.name for bot in bots()]
    ['random', 'greedy']
    """
    return tuple(_BOTS.values())


def bot(name: str) -> Bot:
    """Look a bot up by its name.

    >>> bot("greedy").summary
    'plays what looks best one step ahead'
    >>> bot("clever")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: there is no bot 'clever'; there is: random, greedy
    """
    if name in _BOTS:
        return _BOTS[name]
    raise SetupError(f"there is no bot {name!r}; there is: {', '.join(_BOTS)}")
