"""The search itself: information-set Monte Carlo tree search with greedy play-outs."""

from __future__ import annotations

from itertools import accumulate
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from formicarium.bots.reasons import FEW, Reason, share
from formicarium.bots.search.contest import PRICE, Contest
from formicarium.bots.search.playouts import LONG, Playouts
from formicarium.bots.search.select import most_promising
from formicarium.bots.search.spread import Spread
from formicarium.bots.search.tree import Node
from formicarium.core.registry import game

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from formicarium.bots.reasons import Advice
    from formicarium.bots.search.budget import Stopwatch
    from formicarium.bots.search.tree import Edge
    from formicarium.core.action import Action
    from formicarium.core.state import State

RIPE: Final = 64
"""A node is expanded after this many visits; until then play-outs start there."""
WIDEST: Final = 500
"""At most this many actions are tried at the root, chosen at random."""


class ExpectedPoints(NamedTuple):
    """The points with which the seats are expected to end."""

    own: float
    rivals: list[float]

    def lead(self, *, is_over: bool) -> float:
        """Return the lead over the mean of the rivals, or at the end over the best of them."""
        return self.own - (max(self.rivals) if is_over else fmean(self.rivals))

    def share_after(self, gain: float) -> float:
        """Return the expected share of the victory after the lead grows by ``gain``."""
        return share(self.own + gain / 2, [rival - gain / 2 for rival in self.rivals])


class Gains(NamedTuple):
    """How much the lead of a seat has grown since the search began.

    ``evaluate`` may give rivals little weight, which is best for looking one step ahead. A search
    has seen the rivals' answers, so it counts their points in full.
    """

    expectations: Callable[[State[Any]], list[float]]
    seat: int
    start: ExpectedPoints
    """The expectation when the search began."""

    def at(self, state: State[Any]) -> float:
        """Return the growth of the lead in a position."""
        now, is_over = expected_points(state, self.seat, self.expectations), state.is_over
        return now.lead(is_over=is_over) - self.start.lead(is_over=is_over)


def expected_points(
    state: State[Any], seat: int, expectations: Callable[[State[Any]], list[float]]
) -> ExpectedPoints:
    """Return the points that the seat and its rivals may expect in a position."""
    expected = expectations(state)
    return ExpectedPoints(expected.pop(seat), expected)


class Memory(NamedTuple):
    """The part of a search that is reused for the next decision of the same turn."""

    root: Node
    spread: Spread
    start: ExpectedPoints
    """The expectation when the first search began; gains are counted from there."""
    turns: int
    """The turn of the seat that ended iterations, counted from the present one; 0: none."""
    is_long: bool
    """Whether iterations compared actions of the next turn."""


class _Iteration(NamedTuple):
    """The path and the gain of an iteration."""

    path: list[Edge]
    leaf: Node
    """The decision at the end of the path."""
    gain: float


class Search:
    """A search for the best action of a seat.

    Each round deals what the seat cannot know at random and tries every candidate there. An
    iteration plays one candidate, follows the tree through the seat's turn, plays on greedily, and
    records the seat's gain at the end of a turn.
    """

    def __init__(
        self,
        state: State[Any],
        seat: int,
        rng: Random,
        memory: Memory | None = None,
        price: float = PRICE,
    ) -> None:
        self._state = state
        self._seat = seat
        self._rng = rng
        rules = game(state.game_id)
        if memory is None:
            start = expected_points(self._imagine(), seat, rules.expectations)
            memory = Memory(Node(), Spread(), start, 0, False)
        self._root, self._spread, self._start, turns, is_long = memory
        self._gain = Gains(rules.expectations, seat, self._start).at
        # Play-outs hold no reference to this search. Without a cycle, reference counting frees
        # everything at once, and the garbage collector is not needed when time is short.
        self._playouts = Playouts(seat, rng, rules.evaluate, self._gain, rules.swings)
        self._playouts.turns, self._playouts.is_long = turns, is_long
        self._price = price
        self._contest = Contest(())

    def run(self, watch: Stopwatch) -> None:
        """Search until the budget is spent; at least one action is tried."""
        imagined = self._imagine()
        actions = self._playouts.some(imagined.legal_actions(self._seat), WIDEST)
        edges = self._look(self._root, imagined, actions, watch)
        self._playouts.habits.note({edge.action: edge.prior for edge in edges})
        self._contest = Contest(edges, self._price)
        before = watch.spent
        first = self._play_first(imagined, watch) if watch.goes_on() else None
        if first is None:
            return
        left = 1.0 - before
        iterations = left / max(watch.spent - before, 1e-9)
        self._contest.begin(iterations)
        gains = self._settle_ways(first, is_long=iterations >= LONG)
        while self._round(imagined, gains, watch):
            self._contest.go_on((watch.spent - before) / left)
            if self._contest.is_settled:
                break
            imagined, gains = self._imagine(), []

    def advice(self) -> Advice:
        """Return the best actions with the shares that the seat may expect.

        Actions that dropped out early were tried on fewer, perhaps luckier tables. So no action
        is rated higher than those that beat it.
        """
        actions = self._state.legal_actions(self._seat)
        if len(actions) == 1:
            return (self._reason(actions[0], 0, 0.0),)
        best = self._contest.ranking()[:FEW]
        gains = accumulate([edge.mean for edge in best], min)
        return tuple(
            self._reason(edge.action, edge.visits, gain)
            for edge, gain in zip(best, gains, strict=True)
        )

    def _reason(self, action: Action, visits: int, gain: float) -> Reason:
        lead = self._start.lead(is_over=False) + gain
        return Reason(action, visits, self._start.share_after(gain), lead)

    def behind(self, action: Action) -> Memory:
        """Return the memory for the decision after an action; a forced action has no node."""
        edge = self._root.edges.get(action)
        root = edge.following() if edge else self._root
        return Memory(root, self._spread, self._start, self._playouts.turns, self._playouts.is_long)

    def _imagine(self) -> State[Any]:
        """Deal what the seat cannot know at random and take back the others' secret choices."""
        imagined = self._state.determinize(self._seat, self._rng)
        imagined.recall(self._seat)
        return imagined

    def _play_first(self, imagined: State[Any], watch: Stopwatch) -> _Iteration | None:
        """Run the first iteration, which sets the horizon; return None if the time is up first.

        If the horizon changes, the results so far cannot be compared and are forgotten.
        """
        known, self._playouts.turns = self._playouts.turns, 0
        first = self._play(imagined, self._contest.candidates[0], watch)
        if first and known not in (0, self._playouts.turns):
            self._root.forget()
        return first

    def _settle_ways(self, first: _Iteration, *, is_long: bool) -> list[float]:
        """Choose long or short play-outs; if that changes, forget the results so far.

        The first iteration was short. Return its gain if the others are short, too.
        """
        if is_long != self._playouts.is_long:
            self._playouts.is_long = is_long
            self._root.forget()
        return [] if is_long else [self._note(first)]

    def _round(self, imagined: State[Any], gains: list[float], watch: Stopwatch) -> bool:
        """Try every candidate on the same table, except the first few whose gains are known.

        Return False if the budget is spent before the end.
        """
        for edge in self._contest.candidates[len(gains) :]:
            iteration = self._play(imagined, edge, watch) if watch.goes_on() else None
            if iteration is None:
                return False
            gains.append(self._note(iteration))
        self._contest.note(gains)
        return True

    def _play(self, imagined: State[Any], edge: Edge, watch: Stopwatch) -> _Iteration | None:
        """Play an action and then on to the horizon; return None if the time is up first."""
        state = imagined.copy()
        state.advance(edge.action)
        path, leaf = self._follow(state, edge, watch)
        gain = self._playouts.gain(state, watch)
        return None if gain is None else _Iteration(path, leaf, gain)

    def _note(self, iteration: _Iteration) -> float:
        """Record the gain of an iteration and return it."""
        path, leaf, gain = iteration
        for edge in path:
            edge.add(gain)
        leaf.visits += 1
        self._spread.add(gain)
        return gain

    def _follow(self, state: State[Any], edge: Edge, watch: Stopwatch) -> tuple[list[Edge], Node]:
        """Follow the tree from an edge to a leaf, or to the end of the seat's turn."""
        path, node = [edge], edge.following()
        while not state.is_over and self._playouts.next_seat(state) == self._seat:
            actions = state.legal_actions(self._seat)
            if len(actions) == 1:
                state.advance(actions[0])
                continue
            if node.visits < RIPE:
                break
            edges = self._look(node, state, self._playouts.worth_a_look(actions), watch)
            edge = most_promising(edges, self._spread.width)
            state.advance(edge.action)
            path.append(edge)
            node = edge.following()
        return path, node

    def _look(
        self, node: Node, state: State[Any], actions: list[Action], watch: Stopwatch
    ) -> list[Edge]:
        """Return the edges of the actions; evaluate new ones until the time is up.

        At least one edge is returned.
        """
        edges = node.known(actions)
        for action in actions:
            if action in node.edges:
                continue
            if edges and watch.is_up():
                break
            after = state.copy()
            after.advance(action)
            edges.append(node.learn(action, self._gain(after)))
        return edges
