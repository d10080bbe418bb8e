"""Looking one step ahead: trying every legal action on an imagined table."""

from __future__ import annotations

from abc import abstractmethod
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from formicarium.bots.bot import Bot
from formicarium.bots.reasons import FEW, Reason, share
from formicarium.core.registry import game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from random import Random

    from formicarium.bots.reasons import Advice
    from formicarium.core.action import Action
    from formicarium.core.state import State

    Evaluate = Callable[[State[Any], int], float]


class Glance(NamedTuple):
    """The legal actions of a seat and the value of the position after each."""

    imagined: State[Any]
    """The table, with everything that the seat cannot know dealt at random."""
    seat: int
    actions: list[Action]
    values: list[float]

    @classmethod
    def at(
        cls, state: State[Any], seat: int, rng: Random, evaluate: Evaluate | None = None
    ) -> Glance:
        """Try every legal action; a single one is not evaluated.

        The default evaluation is the game's own.

        >>> from random import Random
        >>> import formicarium as fm
        >>> state = fm.game("micropolis").new(players=2, seed=7, options={"start": "A"})
        >>> glance = Glance.at(state, 0, Random(1))
        >>> glance.actions == state.legal_actions(0), len(glance.values) == len(glance.actions)
        (True, True)
        """
        imagined = state.determinize(seat, rng)
        actions: list[Action] = imagined.legal_actions(seat)
        if len(actions) == 1:
            return cls(imagined, seat, actions, [0.0])
        evaluate = evaluate or game(state.game_id).evaluate
        values = [_value_after(imagined, each, evaluate) for each in actions]
        return cls(imagined, seat, actions, values)

    @property
    def best(self) -> list[int]:
        """The indices of the best actions; several if they are equally good."""
        best = max(self.values)
        return [index for index, value in enumerate(self.values) if value == best]

    def advice(self, first: int) -> Advice:
        """Return the action at an index, then the best of the others."""
        order = sorted(range(len(self.actions)), key=lambda index: -self.values[index])
        order.remove(first)
        return tuple(self._reasons([first, *order][:FEW]))

    def _reasons(self, indices: Iterable[int]) -> Iterable[Reason]:
        expectations = game(self.imagined.game_id).expectations
        for index in indices:
            after = self.imagined.copy()
            after.advance(self.actions[index])
            others = expectations(after)
            own = others.pop(self.seat)
            lead = own - fmean(others)
            yield Reason(self.actions[index], 1, share(own, others), lead)


class GlancingBot(Bot):
    """A bot that looks one step ahead and picks one of the actions."""

    @abstractmethod
    def pick(self, glance: Glance, rng: Random) -> int:
        """Return the index of an action."""

    def choose(self, state: State[Any], seat: int, rng: Random) -> Action:
        """Try every legal action and return one."""
        glance = Glance.at(state, seat, rng)
        return glance.actions[self.pick(glance, rng)]

    def explain(self, state: State[Any], seat: int, rng: Random) -> Advice:
        """Return the picked action and then those that look best."""
        glance = Glance.at(state, seat, rng)
        return glance.advice(self.pick(glance, rng))


def _value_after(state: State[Any], action: Action, evaluate: Evaluate) -> float:
    after = state.copy()
    after.advance(action)
    return evaluate(after, action.seat)
