"""Opponents for people, from easy to expert; each beats the one below it in most games."""

from __future__ import annotations

from math import exp
from statistics import fmean
from typing import TYPE_CHECKING, ClassVar, Final

from formicarium.bots.glance import GlancingBot
from formicarium.bots.greedy_bot import GreedyBot
from formicarium.bots.search import SearchBot

if TYPE_CHECKING:
    from random import Random

    from formicarium.bots.bot import Bot
    from formicarium.bots.glance import Glance


class Fickle(GlancingBot):
    """Looks one step ahead, and often takes something else than what looks best.

    An action is the less likely the more it falls short of the best one. What is much depends on
    the position: shortfalls are measured by their mean.
    """

    fickleness: ClassVar[float]

    def pick(self, glance: Glance, rng: Random) -> int:
        """Draw an action."""
        best = max(glance.values)
        softness = self.fickleness * fmean([best - value for value in glance.values]) or 1.0
        weights = [exp((value - best) / softness) for value in glance.values]
        return rng.choices(range(len(weights)), weights)[0]


class Easy(Fickle):
    """For the first games."""

    name: ClassVar[str] = "easy"
    summary: ClassVar[str] = "means well and often errs"
    fickleness: ClassVar[float] = 0.8


class Medium(Fickle):
    """For players who know the rules."""

    name: ClassVar[str] = "medium"
    summary: ClassVar[str] = "looks one step ahead and sometimes errs"
    fickleness: ClassVar[float] = 0.3


class Hard(GreedyBot):
    """For players who know the game."""

    name: ClassVar[str] = "hard"
    summary: ClassVar[str] = "looks one step ahead and does not err"


class Expert(SearchBot):
    """For players who want to lose: the searching bot as it is by default."""

    name: ClassVar[str] = "expert"
    summary: ClassVar[str] = "looks ahead for a second"
    options: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(seconds=1)


LEVELS: Final[tuple[Bot, ...]] = (Easy(), Medium(), Hard(), Expert())
"""The weakest first."""
