"""How an iteration continues beyond the tree: all seats play greedily to a common horizon."""

from __future__ import annotations

from heapq import nlargest
from itertools import count
from math import inf
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from formicarium.bots.search.habits import Habits
from formicarium.bots.search.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from random import Random

    from formicarium.bots.glance import Evaluate
    from formicarium.bots.search.budget import Stopwatch
    from formicarium.core.action import Action
    from formicarium.core.state import State

FORESIGHT: Final = 13
"""An iteration covers this many decisions of each seat, cut back to the last end of a turn."""
FARTHEST: Final = 4
"""An iteration ends with this turn of the seat at the latest."""
PATIENCE: Final = 0.3
"""The first iteration looks no further ahead after spending this part of the budget."""
LONG: Final = 250
"""A search of at least this many iterations also compares actions of the seat's next turn."""
CHOICES: Final = 3
"""The number of actions compared there."""
WIDE: Final = 40
"""At most this many new actions of a decision are tried, chosen at random."""
REMEMBERED: Final = 1 << 16
"""At most this many decisions are kept: a search may last an hour, and each takes a kilobyte."""


class _Look(NamedTuple):
    """The values of actions one step ahead."""

    values: dict[Action, float]
    is_certain: bool
    """Whether they are the same on every table, because chance played no part."""

    @property
    def best(self) -> Action:
        """The action with the highest value."""
        return max(self.values, key=self.values.__getitem__)


class Playouts:
    """Plays on from a position; every seat takes the action that looks best one step ahead.

    All play-outs of a search end with the same turn of the searching seat; the first one finds out
    which. A seat that sees the same as in an earlier play-out repeats its action. After an outcome
    of chance this is not looked up, because it is unlikely to be found.
    """

    def __init__(
        self,
        seat: int,
        rng: Random,
        evaluate: Evaluate,
        gain: Callable[[State[Any]], float],
        swings: bool = False,
    ) -> None:
        self._seat = seat
        self._rng = rng
        self._evaluate = evaluate
        self._gain = gain
        self._swings = swings
        """Whether the gain is the mean over the ends of all turns, not only the last one."""
        self.habits = Habits()
        self._precedents: dict[tuple[int, Hashable], Action] = {}
        """The action of a seat for each view of it."""
        self._is_alike = True
        """Whether views of this play-out may still equal those of others."""
        self._gains: dict[tuple[Hashable, ...], float] = {}
        """The gain for the views of all seats, for play-outs without chance."""
        self._is_certain = True
        """Whether chance has played no part in this play-out so far."""
        self.turns = 0
        """The turn of the seat that ends play-outs, counted from the present one; 0: unknown."""
        self.is_long = False
        """Whether play-outs compare actions of the seat's next turn."""

    def gain(self, state: State[Any], watch: Stopwatch) -> float | None:
        """Play on from a position and return the seat's gain; None if the time is up first.

        If all seats have the same views as in an earlier play-out without chance, its gain is
        returned.
        """
        sights = tuple([state.sight(seat) for seat in range(state.players)])
        if sights in self._gains and not state.outcome:
            return self._gains[sights]
        self._is_alike = self._is_certain = not state.outcome
        if not self.turns:
            return self._play_first(state, watch)
        gain = self._play_on(state, Turns(self._seat), [], watch, self.is_long)
        if gain is not None and self._is_certain and len(self._gains) < REMEMBERED:
            self._gains[sights] = gain
        return gain

    def next_seat(self, state: State[Any]) -> int:
        """Return the seat that decides next; the searching seat goes first in secret choices."""
        to_act = state.to_act
        return self._seat if self._seat in to_act else to_act[0]

    def worth_a_look(self, actions: list[Action]) -> list[Action]:
        """Return the actions that the search has not met yet, and the best of the others."""
        new, good = self.habits.split(actions)
        return self.some(new, WIDE) + good

    def some(self, actions: list[Action], number: int) -> list[Action]:
        """Return at most this number of actions, chosen at random."""
        return actions if len(actions) <= number else self._rng.sample(actions, number)

    def _play_on(
        self,
        state: State[Any],
        turns: Turns,
        gains: list[float],
        watch: Stopwatch,
        is_long: bool,
    ) -> float | None:
        """Play on to the horizon; ``gains`` holds the gains at the ends of turns so far."""
        while not state.is_over:
            seat = self.next_seat(state)
            if turns.end_before(seat):
                if self._swings or turns.ended == self.turns:
                    gains.append(self._gain(state))
                if turns.ended == self.turns:
                    return fmean(gains)
            if is_long and turns.ended and seat == self._seat:
                return self._best_gain(state, turns, gains, watch)
            if not self._step(state, watch):
                return None
        return self._gain(state)

    def _best_gain(
        self, state: State[Any], turns: Turns, gains: list[float], watch: Stopwatch
    ) -> float | None:
        """Play on with each of the best actions of the seat and return the highest gain."""
        values = self._look(state, self._seat, watch).values
        best = -inf
        for action in nlargest(CHOICES, values, key=values.__getitem__):
            after = state.copy()
            after.advance(action)
            self._is_certain = self._is_certain and not after.outcome
            gain = self._play_on(after, turns.copy(), gains.copy(), watch, is_long=False)
            if gain is None:
                return None
            best = max(best, gain)
        return best

    def _play_first(self, state: State[Any], watch: Stopwatch) -> float | None:
        """Find the last turn within the horizon; the present turn is always played to its end."""
        turns, gains, late = Turns(self._seat), list[float](), watch.spent + PATIENCE
        for decision in count():
            far = decision >= FORESIGHT * state.players or watch.spent > late
            if state.is_over or self.turns == FARTHEST or (self.turns and far):
                break
            if turns.end_before(self.next_seat(state)):
                gains.append(self._gain(state))
                self.turns = turns.ended
            if not self._step(state, watch):
                return None
        if state.is_over:
            self.turns = turns.ended + 1
            return self._gain(state)
        return fmean(gains if self._swings else gains[-1:])

    def _step(self, state: State[Any], watch: Stopwatch) -> bool:
        """Let the next seat take its best action; return False if the time is up."""
        seat = self.next_seat(state)
        action = self._choice(state, seat, watch)
        if watch.is_up():
            return False
        state.advance(action)
        self._is_alike = self._is_alike and not state.outcome
        self._is_certain = self._is_certain and not state.outcome
        return True

    def _choice(self, state: State[Any], seat: int, watch: Stopwatch) -> Action:
        """Return the action that a seat took with the same view, or the one that looks best."""
        if not self._is_alike:
            return self._look(state, seat, watch).best
        sight = seat, state.sight(seat)
        action = self._precedents.get(sight)
        if action is None:
            look = self._look(state, seat, watch)
            action = look.best
            if look.is_certain and len(self._precedents) < REMEMBERED:
                self._precedents[sight] = action
        return action

    def _look(self, state: State[Any], seat: int, watch: Stopwatch) -> _Look:
        """Try the actions of a seat, or only some of them if the time is up."""
        actions = state.legal_actions(seat)
        if len(actions) == 1:
            return _Look({actions[0]: 0.0}, is_certain=True)
        values: dict[Action, float] = {}
        is_certain = True
        if any(
            other != seat for other in state.unrevealed
        ):  # a seat must not react to secret choices
            state = state.copy()
            state.recall(seat)
        for action in self.worth_a_look(actions):
            after = state.copy()
            after.advance(action)
            values[action] = self._evaluate(after, seat)
            is_certain = is_certain and not after.outcome
            if watch.is_up():
                break
        self.habits.note(values)
        self._is_certain = self._is_certain and is_certain
        return _Look(values, is_certain)
