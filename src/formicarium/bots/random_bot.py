"""The bot that plays at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formicarium.bots.bot import Bot
from formicarium.bots.reasons import FEW, Reason

if TYPE_CHECKING:
    from random import Random

    from formicarium.bots.reasons import Advice
    from formicarium.core.action import Action
    from formicarium.core.state import State


class RandomBot(Bot):
    """Plays a random legal action; all are equally likely.

    >>> RandomBot().name
    'random'
    """

    name = "random"
    summary = "plays any legal action"

    def choose(self, state: State[Any], seat: int, rng: Random) -> Action:
        """Return a random legal action."""
        action: Action = rng.choice(state.legal_actions(seat))
        return action

    def explain(self, state: State[Any], seat: int, rng: Random) -> Advice:
        """Return a random action and some others, all rated the same."""
        chosen = self.choose(state, seat, rng)
        others = [action for action in state.legal_actions(seat) if action != chosen]
        return tuple(Reason(action, 0, 1 / state.players) for action in [chosen, *others][:FEW])
