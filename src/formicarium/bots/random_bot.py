"""The bot that plays anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from formicarium.bots.bot import Bot
from formicarium.bots.reasons import FEW, Reason

if TYPE_CHECKING:
    from random import Random

    from formicarium.bots.reasons import Advice
    from formicarium.core.action import Action
    from formicarium.core.state import State


class RandomBot(Bot):
    """Any legal action, all equally likely.

    >>> RandomBot().name
    'random'
    """

    name: ClassVar[str] = "random"
    summary: ClassVar[str] = "plays any legal action"

    def choose(self, state: State[Any], seat: int, rng: Random) -> Action:
        """Draw one of the legal actions."""
        action: Action = rng.choice(state.legal_actions(seat))
        return action

    def explain(self, state: State[Any], seat: int, rng: Random) -> Advice:
        """Draw one, and name others as good: it has no opinion."""
        drawn = self.choose(state, seat, rng)
        others = [action for action in state.legal_actions(seat) if action != drawn]
        return tuple(Reason(action, 0, 1 / state.players) for action in [drawn, *others][:FEW])
