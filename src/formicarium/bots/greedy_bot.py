"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.bots.glance import GlancingBot

if TYPE_CHECKING:
    from random import Random

    from formicarium.bots.glance import Glance


class GreedyBot(GlancingBot):
    """Plays the action after which the game's own evaluation is best for the seat.

    It tries every action on a copy of the table in which everything that the seat cannot know is
    dealt at random. It chooses at random among equally good actions.

    >>> GreedyBot().name
    'greedy'
    """

    name = "greedy"
    summary = "plays what looks best one step ahead"

    def pick(self, glance: Glance, rng: Random) -> int:
        """Return the index of a best action."""
        return rng.choice(glance.best) if len(glance.actions) > 1 else 0
