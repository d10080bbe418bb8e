"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from formicarium.bots.glance import GlancingBot

if TYPE_CHECKING:
    from random import Random

    from formicarium.bots.glance import Glance


class GreedyBot(GlancingBot):
    """The action after which the seat stands best by the game's own evaluation.

    It tries every action on a copy of the table in which all that its seat cannot know was dealt
    anew. Actions that are equally good are drawn by lot.

    >>> GreedyBot().name
    'greedy'
    """

    name: ClassVar[str] = "greedy"
    summary: ClassVar[str] = "plays what looks best one step ahead"

    def pick(self, glance: Glance, rng: Random) -> int:
        """Keep the best."""
        return rng.choice(glance.best) if len(glance.actions) > 1 else 0
