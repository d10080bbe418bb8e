"""How an iteration goes on behind the tree: everybody plays sensibly, to a common horizon."""

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
    from formicarium.bots.search.budget import Watch
    from formicarium.core.action import Action
    from formicarium.core.state import State

FORESIGHT: Final = 13
"""An iteration looks so many decisions of each seat ahead, back to the last end of a turn."""
FARTHEST: Final = 4
"""An iteration ends with this turn of the seat at the latest."""
PATIENCE: Final = 0.3
"""The first iteration looks no further ahead when it has taken this part of the budget."""
LONG: Final = 250
"""A search of so many iterations has time to compare actions of the seat's next turn, too."""
CHOICES: Final = 3
"""So many of them."""
WIDE: Final = 40
"""How many actions of a decision are looked at; of more, some are drawn by lot."""
REMEMBERED: Final = 1 << 16
"""How many decisions are remembered: a search may take an hour, and each takes a kilobyte."""


class _Look(NamedTuple):
    """How actions look to a seat one step ahead."""

    values: dict[Action, float]
    is_certain: bool
    """Whether they look so on every table: no chance answered."""

    @property
    def best(self) -> Action:
        """The action that looks best."""
        return max(self.values, key=self.values.__getitem__)


class Playouts:
    """Lets everybody do what looks best to them one step ahead.

    All play-outs of a search end with the same turn of the searching seat. The first one finds out
    which that is. Who sees the same as on a table before does the same; but once chance has
    intervened, it is not worth the trouble to find out.
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
        """Whether what was gained at the end of every turn counts, not of the last one only."""
        self.habits = Habits()
        self._precedents: dict[tuple[int, Hashable], Action] = {}
        """What a seat does when it sees this."""
        self._is_alike = True
        """Whether this play-out may be like others so far."""
        self._gains: dict[tuple[Hashable, ...], float] = {}
        """What came of it when everybody saw this, and nothing was left to chance."""
        self._is_certain = True
        """Whether nothing was left to chance in this play-out so far."""
        self.turns = 0
        """With which turn of the seat they end, from the present one on; 0: that is unknown yet."""
        self.is_long = False
        """Whether they compare actions of the seat's next turn."""

    def gain(self, state: State[Any], watch: Watch) -> float | None:
        """What the seat has gained when a position was played on; None if time was up before.

        If everybody sees the same as before, and nothing was left to chance then, it is the same.
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
        """Who decides next; of several who do so unseen, the searching seat comes first."""
        to_act = state.to_act
        return self._seat if self._seat in to_act else to_act[0]

    def worth_a_look(self, actions: list[Action]) -> list[Action]:
        """Give those that the search has not met yet, and the best of the others."""
        new, good = self.habits.split(actions)
        return self.some(new, WIDE) + good

    def some(self, actions: list[Action], number: int) -> list[Action]:
        """Draw so many if there are more."""
        return actions if len(actions) <= number else self._rng.sample(actions, number)

    def _play_on(
        self, state: State[Any], turns: Turns, gains: list[float], watch: Watch, is_long: bool
    ) -> float | None:
        """Play on to the horizon; ``gains`` are those at the ends of turns so far."""
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
        self, state: State[Any], turns: Turns, gains: list[float], watch: Watch
    ) -> float | None:
        """Play on with each of the actions that look best to the seat; the best end counts."""
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

    def _play_first(self, state: State[Any], watch: Watch) -> float | None:
        """Find out which turn is the last within sight; the present one is played to its end."""
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

    def _step(self, state: State[Any], watch: Watch) -> bool:
        """Let the next seat do what looks best; False if time is up."""
        seat = self.next_seat(state)
        action = self._choice(state, seat, watch)
        if watch.is_up():
            return False
        state.advance(action)
        self._is_alike = self._is_alike and not state.outcome
        self._is_certain = self._is_certain and not state.outcome
        return True

    def _choice(self, state: State[Any], seat: int, watch: Watch) -> Action:
        """What looks best to a seat, or what it did when it saw the same."""
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

    def _look(self, state: State[Any], seat: int, watch: Watch) -> _Look:
        """Try the actions of a seat; some of them, when time is up."""
        actions = state.legal_actions(seat)
        if len(actions) == 1:
            return _Look({actions[0]: 0.0}, is_certain=True)
        values: dict[Action, float] = {}
        is_certain = True
        if any(other != seat for other in state.unrevealed):  # nobody acts on what nobody can see
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
