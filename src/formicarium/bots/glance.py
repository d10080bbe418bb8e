"""One step ahead: every legal action tried on a table as the seat can imagine it."""

from __future__ import annotations

from abc import abstractmethod
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
    """The legal actions of a seat, and how well it would stand after each."""

    imagined: State[Any]
    """The table, with all that the seat cannot know dealt anew."""
    seat: int
    actions: list[Action]
    values: list[float]

    @classmethod
    def at(
        cls, state: State[Any], seat: int, rng: Random, evaluate: Evaluate | None = None
    ) -> Glance:
        """Try every legal action; a single one is not worth a thought.

        Unless told otherwise, the game's own evaluation says how good it is.

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
        """The places of the best actions; several if they are equally good."""
        best = max(self.values)
        return [place for place, value in enumerate(self.values) if value == best]

    def advice(self, first: int) -> Advice:
        """Name the action at a place, then the best others."""
        places = sorted(range(len(self.actions)), key=lambda place: -self.values[place])
        places.remove(first)
        return tuple(self._reasons([first, *places][:FEW]))

    def _reasons(self, places: Iterable[int]) -> Iterable[Reason]:
        expectations = game(self.imagined.game_id).expectations
        for place in places:
            after = self.imagined.copy()
            after.advance(self.actions[place])
            others = expectations(after)
            own = others.pop(self.seat)
            yield Reason(self.actions[place], 1, share(own, others))


class GlancingBot(Bot):
    """A bot that looks one step ahead, and then picks by what it saw."""

    @abstractmethod
    def pick(self, glance: Glance, rng: Random) -> int:
        """Give the place of an action."""

    def choose(self, state: State[Any], seat: int, rng: Random) -> Action:
        """Try every legal action and pick one."""
        glance = Glance.at(state, seat, rng)
        return glance.actions[self.pick(glance, rng)]

    def explain(self, state: State[Any], seat: int, rng: Random) -> Advice:
        """Name the action that is picked, and then those that look best."""
        glance = Glance.at(state, seat, rng)
        return glance.advice(self.pick(glance, rng))


def _value_after(state: State[Any], action: Action, evaluate: Evaluate) -> float:
    after = state.copy()
    after.advance(action)
    return evaluate(after, action.seat)
