"""The search itself: information-set Monte Carlo tree search with sensible play-outs."""

from __future__ import annotations

from itertools import accumulate
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from formicarium.bots.reasons import FEW, Reason, share
from formicarium.bots.search.contest import Contest
from formicarium.bots.search.playouts import LONG, Playouts
from formicarium.bots.search.select import most_promising
from formicarium.bots.search.spread import Spread
from formicarium.bots.search.tree import Node
from formicarium.core.registry import game

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from formicarium.bots.reasons import Advice
    from formicarium.bots.search.budget import Watch
    from formicarium.bots.search.tree import Edge
    from formicarium.core.action import Action
    from formicarium.core.state import State

RIPE: Final = 64
"""A node branches out after so many visits; before, the action that looks best is taken there."""
WIDEST: Final = 500
"""How many actions are looked at at first; of more, some are drawn by lot."""


class Standing(NamedTuple):
    """The points that all seats may expect."""

    own: float
    rivals: list[float]

    def lead(self, *, is_over: bool) -> float:
        """By how much the seat is ahead of its rivals, or in the end of the best of them."""
        return self.own - (max(self.rivals) if is_over else fmean(self.rivals))

    def share_after(self, gain: float) -> float:
        """What part of the victory to expect when the lead has grown by so much."""
        return share(self.own + gain / 2, [rival - gain / 2 for rival in self.rivals])


class Gains(NamedTuple):
    """By how much the lead of a seat has grown since a search began.

    An evaluation may look at rivals only a little, as is best for who looks one step ahead.
    Who has seen what they will do can count their points like own ones.
    """

    expectations: Callable[[State[Any]], list[float]]
    seat: int
    standing: Standing
    """How well everybody stood at first."""

    def at(self, state: State[Any]) -> float:
        """Compare a table as it may be with the first one."""
        stand, is_over = stand_at(state, self.seat, self.expectations), state.is_over
        return stand.lead(is_over=is_over) - self.standing.lead(is_over=is_over)


def stand_at(
    state: State[Any], seat: int, expectations: Callable[[State[Any]], list[float]]
) -> Standing:
    """How well everybody stands, on a table as it may be."""
    expected = expectations(state)
    return Standing(expected.pop(seat), expected)


class Memory(NamedTuple):
    """What is left of a search for the next decision of the same turn."""

    root: Node
    spread: Spread
    standing: Standing
    """How well everybody stood at first: what is gained is counted from there."""
    turns: int
    """With which turn of the seat iterations ended, from the present one on; 0: there were none."""
    is_long: bool
    """Whether they compared actions of the next turn."""


class _Iteration(NamedTuple):
    """What was played in an iteration."""

    path: list[Edge]
    leaf: Node
    """The decision behind it."""
    gain: float


class Search:
    """A search for the best action of a seat.

    Each iteration deals anew what the seat cannot know, takes one of the actions that are in
    question, follows the tree through the seat's turn, lets everybody play on as looks best one
    step ahead, and notes what the seat has gained at the end of a turn.
    """

    def __init__(
        self, state: State[Any], seat: int, rng: Random, memory: Memory | None = None
    ) -> None:
        self._state = state
        self._seat = seat
        self._rng = rng
        rules = game(state.game_id)
        if memory is None:
            standing = stand_at(self._imagine(), seat, rules.expectations)
            memory = Memory(Node(), Spread(), standing, 0, False)
        self._root, self._spread, self._standing, turns, is_long = memory
        self._gain = Gains(rules.expectations, seat, self._standing).at
        # What play-outs are given does not lead back to this search: so all of it is gone at once
        # with its last user, and no garbage collector has to look for it when time is short.
        self._playouts = Playouts(seat, rng, rules.evaluate, self._gain, rules.swings)
        self._playouts.turns, self._playouts.is_long = turns, is_long
        self._contest = Contest(())

    def run(self, watch: Watch) -> None:
        """Search until the watch says stop; at least one action is looked at."""
        imagined = self._imagine()
        actions = self._playouts.some(imagined.legal_actions(self._seat), WIDEST)
        edges = self._look(self._root, imagined, actions, watch)
        self._playouts.habits.note({edge.action: edge.prior for edge in edges})
        self._contest = Contest(edges)
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
        """Name the best actions and what the seat may expect of them.

        Those that dropped out early were tried on fewer tables, maybe kinder ones. What they were
        beaten by brings no less.
        """
        actions = self._state.legal_actions(self._seat)
        if len(actions) == 1:
            return (Reason(actions[0], 0, self._standing.share_after(0.0)),)
        best = self._contest.ranking()[:FEW]
        gains = accumulate([edge.mean for edge in best], min)
        return tuple(
            Reason(edge.action, edge.visits, self._standing.share_after(gain))
            for edge, gain in zip(best, gains, strict=True)
        )

    def behind(self, action: Action) -> Memory:
        """Give what is known of the decision after an action; a forced one has no node."""
        edge = self._root.edges.get(action)
        root = edge.following() if edge else self._root
        return Memory(
            root, self._spread, self._standing, self._playouts.turns, self._playouts.is_long
        )

    def _imagine(self) -> State[Any]:
        """Deal anew what the seat cannot know; what others chose unseen they have yet to choose."""
        imagined = self._state.determinize(self._seat, self._rng)
        imagined.recall(self._seat)
        return imagined

    def _play_first(self, imagined: State[Any], watch: Watch) -> _Iteration | None:
        """The first iteration, which finds out how far to look; what looked less far is forgotten.

        None if time was up before its end.
        """
        known, self._playouts.turns = self._playouts.turns, 0
        first = self._play(imagined, self._contest.candidates[0], watch)
        if first and known not in (0, self._playouts.turns):
            self._root.forget()
        return first

    def _settle_ways(self, first: _Iteration, *, is_long: bool) -> list[float]:
        """Be more thorough than before, or less; then what was found out is forgotten.

        The first iteration was not thorough. If the others are not, either, its gain counts.
        """
        if is_long != self._playouts.is_long:
            self._playouts.is_long = is_long
            self._root.forget()
        return [] if is_long else [self._note(first)]

    def _round(self, imagined: State[Any], gains: list[float], watch: Watch) -> bool:
        """Try every candidate on the same table, but for the first few whose gains are known.

        False if the budget does not reach so far.
        """
        for edge in self._contest.candidates[len(gains) :]:
            iteration = self._play(imagined, edge, watch) if watch.goes_on() else None
            if iteration is None:
                return False
            gains.append(self._note(iteration))
        self._contest.note(gains)
        return True

    def _play(self, imagined: State[Any], edge: Edge, watch: Watch) -> _Iteration | None:
        """Play an action and all that comes up to the horizon; None if time was up before."""
        state = imagined.copy()
        state.advance(edge.action)
        path, leaf = self._follow(state, edge, watch)
        gain = self._playouts.gain(state, watch)
        return None if gain is None else _Iteration(path, leaf, gain)

    def _note(self, iteration: _Iteration) -> float:
        """Remember what came of an iteration; give its gain."""
        path, leaf, gain = iteration
        for edge in path:
            edge.add(gain)
        leaf.visits += 1
        self._spread.add(gain)
        return gain

    def _follow(self, state: State[Any], edge: Edge, watch: Watch) -> tuple[list[Edge], Node]:
        """Follow the tree behind an edge to where it ends, or to the end of the seat's turn."""
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
        self, node: Node, state: State[Any], actions: list[Action], watch: Watch
    ) -> list[Edge]:
        """Give the edges of actions; those that are new to a node are looked at, until time is up.

        At least one edge is there in the end.
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
