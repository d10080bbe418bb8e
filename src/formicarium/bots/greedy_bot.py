"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from formicarium.bots.bot import Bot
from formicarium.core.registry import game

if TYPE_CHECKING:
    from random import Random

    from formicarium.core.action import Action
    from formicarium.core.state import State


class GreedyBot(Bot):
    """The action after which the seat stands best by the game's own evaluation.

    It tries every action on a copy of the table in which all that its seat cannot know was dealt
    anew. Actions that are equally good are drawn by lot.

    >>> GreedyBot().name
    'greedy'
    """

    name: ClassVar[str] = "greedy"
    summary: ClassVar[str] = "plays what looks best one step ahead"

    def choose(self, state: State[Any], seat: int, rng: Random) -> Action:
        """Try every legal action and keep the best."""
        imagined = state.determinize(seat, rng)
        actions: list[Action] = imagined.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        values = [_value_after(imagined, action) for action in actions]
        best = max(values)
        return rng.choice(
            [action for action, value in zip(actions, values, strict=True) if value == best]
        )


def _value_after(state: State[Any], action: Action) -> float:
    after = state.copy()
    after.advance(action)
    return game(state.game_id).evaluate(after, action.seat)
