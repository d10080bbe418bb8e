"""Opponents for people, from easy to expert; each beats the one below it in most games."""

from __future__ import annotations

from math import exp
from statistics import fmean
from typing import TYPE_CHECKING, Final

from formicarium.bots.glance import GlancingBot
from formicarium.bots.greedy_bot import GreedyBot
from formicarium.bots.search import SearchBot

if TYPE_CHECKING:
    from random import Random

    from formicarium.bots.bot import Bot
    from formicarium.bots.glance import Glance


class SoftmaxBot(GlancingBot):
    """Looks one step ahead and draws an action at random; better actions are more likely.

    The likelihood of an action falls with its distance from the best one, relative to the mean
    distance in this position. A higher temperature makes mistakes more likely.
    """

    def __init__(self, temperature: float) -> None:
        self._temperature = temperature

    def pick(self, glance: Glance, rng: Random) -> int:
        """Draw the index of an action."""
        best = max(glance.values)
        softness = self._temperature * fmean([best - value for value in glance.values]) or 1.0
        weights = [exp((value - best) / softness) for value in glance.values]
        return rng.choices(range(len(weights)), weights)[0]


LEVELS: Final[tuple[Bot, ...]] = (
    SoftmaxBot(0.8).renamed("easy", "looks one step ahead and often errs"),
    SoftmaxBot(0.3).renamed("medium", "looks one step ahead and sometimes errs"),
    GreedyBot().renamed("hard", "looks one step ahead and does not err"),
    SearchBot(seconds=1).renamed("expert", "looks ahead for a second"),
)
"""From weak to strong."""
