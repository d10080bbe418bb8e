"""The search itself: information-set Monte Carlo tree search with evaluations for play-outs."""

from __future__ import annotations

from functools import cached_property
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from formicarium.bots.reasons import FEW, Reason, share
from formicarium.bots.search.place import Place
from formicarium.bots.search.select import most_promising
from formicarium.bots.search.spread import Spread
from formicarium.bots.search.tree import Node
from formicarium.core.registry import game

if TYPE_CHECKING:
    from random import Random

    from formicarium.bots.reasons import Advice
    from formicarium.bots.search.budget import Watch
    from formicarium.bots.search.tree import Edge
    from formicarium.core.action import Action
    from formicarium.core.state import State

EAGERNESS: Final = 1.5
"""How much curiosity weighs against what is known, in spreads of the evaluations."""
SOFTNESS: Final = 0.5
"""By how many spreads the priors of two actions differ for one to weigh *e* times the other."""
WIDE: Final = 24
"""How many actions of a node are looked at first; more as it is visited more often."""
WIDEST: Final = 500
"""The same for the decision that is asked for."""


class _Look(NamedTuple):
    """An action, the table after it, and how well the seat that acts stands then."""

    action: Action
    after: State[Any]
    value: float


class Search:
    """A search for the best action of a seat.

    Each iteration deals anew what the seat cannot know, walks down the tree to a decision that
    was not looked at yet, evaluates all actions there one step ahead for the seat that acts, takes
    the best of them, and notes on the way back up by how much each seat is then ahead.
    """

    def __init__(
        self,
        state: State[Any],
        seat: int,
        rng: Random,
        root: Node | None = None,
        spread: Spread | None = None,
    ) -> None:
        self._state = state
        self._seat = seat
        self._rng = rng
        self._evaluate = game(state.game_id).evaluate
        self.root = root or Node()
        self.spread = spread or Spread()

    def run(self, watch: Watch) -> None:
        """Search until the watch says stop; at least one action is looked at."""
        while watch.goes_on():
            self._iterate(watch)
        if not self.ranking():
            self._iterate(watch)

    def ranking(self) -> list[Edge]:
        """The actions that were looked at, the best first: the most visited one."""
        edges = self.root.known(self._state.legal_actions(self._seat))
        return sorted(edges, key=lambda edge: (-edge.visits, -edge.mean))

    def advice(self) -> Advice:
        """Name the best actions and what the seat may expect of them."""
        actions = self._state.legal_actions(self._seat)
        if len(actions) == 1:
            return (Reason(actions[0], 0, share(self._standing[self._seat], self._rivals)),)
        best = max(self._rivals)
        others = [value - best for value in self._rivals]
        return tuple(
            Reason(edge.action, edge.visits, share(edge.mean, others))
            for edge in self.ranking()[:FEW]
        )

    @cached_property
    def _standing(self) -> list[float]:
        """How well every seat stands, on a table as it may be."""
        imagined = self._state.determinize(self._seat, self._rng)
        return [self._evaluate(imagined, seat) for seat in range(imagined.players)]

    @property
    def _rivals(self) -> list[float]:
        return self._standing[: self._seat] + self._standing[self._seat + 1 :]

    def behind(self, action: Action) -> Node:
        """Give the tree behind an action; a forced one has no node of its own."""
        edge = self.root.edges.get(action)
        return edge.following() if edge else self.root

    def _iterate(self, watch: Watch) -> None:
        state = self._state.determinize(self._seat, self._rng)
        place = Place(self.root, self._seat)
        path: list[Edge] = []
        while not state.is_over:
            seat = self._next_seat(state)
            actions = state.legal_actions(seat)
            if len(actions) == 1:
                state.advance(actions[0])
                continue
            node = place.node(state, seat)
            edges = node.known(actions)
            if not edges:
                self._open(node, state, actions, path, watch)
                return
            if len(edges) < len(actions):
                self._widen(node, state, actions, edges, watch)
            edge = most_promising(edges, EAGERNESS * self.spread.width)
            path.append(edge)
            state.advance(edge.action)
            place.follow(edge, node)
        self._back_up(path, self._leads(state))

    def _next_seat(self, state: State[Any]) -> int:
        to_act = state.to_act
        return self._seat if self._seat in to_act else to_act[0]

    def _open(
        self,
        node: Node,
        state: State[Any],
        actions: list[Action],
        path: list[Edge],
        watch: Watch,
    ) -> None:
        """Look at the actions of a new node; the best is the end of this iteration."""
        looks = self._look(state, self._narrowed(actions, [], self._width(node)), watch)
        if watch.is_up():
            if node is self.root:  # better than nothing
                self._learn(node, looks, max(self._rivals))
            return
        usual = max(looks, key=lambda look: (not look.after.is_over, look.value))
        leads = self._leads(usual.after, {usual.action.seat: usual.value})
        self._learn(node, looks, usual.value - leads[usual.action.seat])
        best = max(looks, key=lambda look: node.edges[look.action].prior)
        if best is not usual:
            leads = self._leads(best.after)
        self._back_up([*path, node.edges[best.action]], leads)

    def _learn(self, node: Node, looks: list[_Look], rival: float) -> None:
        """Begin a node with what was seen, where the best rival stands at so much."""
        node.rival = rival
        leads = [self._lead(node, look) for look in looks]
        if not self.spread.width:  # the very first look
            for lead in leads:
                self.spread.add(lead)
        node.begin(max(leads), SOFTNESS * self.spread.width)
        for look, lead in zip(looks, leads, strict=True):
            node.learn(look.action, lead)

    def _lead(self, node: Node, look: _Look) -> float:
        """By how much the seat is ahead then; its rivals stand the same unless the game is over."""
        if look.after.is_over:
            return self._leads(look.after)[look.action.seat]
        return look.value - node.rival

    def _widen(
        self,
        node: Node,
        state: State[Any],
        actions: list[Action],
        edges: list[Edge],
        watch: Watch,
    ) -> None:
        """Look at actions that are new to a node, and add their edges to those that are not."""
        new = [action for action in actions if action not in node.edges]
        for look in self._look(state, self._narrowed(new, edges, self._width(node)), watch):
            node.learn(look.action, self._lead(node, look))
            edges.append(node.edges[look.action])

    def _look(self, state: State[Any], actions: list[Action], watch: Watch) -> list[_Look]:
        """Look one step ahead at actions, at one at least, until time is up."""
        looks = []
        for action in actions:
            after = state.copy()
            after.advance(action)
            looks.append(_Look(action, after, self._evaluate(after, action.seat)))
            if watch.is_up():
                break
        return looks

    def _width(self, node: Node) -> int:
        return WIDEST if node is self.root else WIDE

    def _narrowed(self, actions: list[Action], known: list[Edge], width: int) -> list[Action]:
        """Progressive widening: so many actions at first, more with every visit."""
        visits = sum([edge.visits for edge in known])
        room = max(int(width * sqrt(1 + visits)) - len(known), 0)
        return actions if len(actions) <= room else self._rng.sample(actions, room)

    def _leads(self, state: State[Any], known: dict[int, float] | None = None) -> list[float]:
        """By how much each seat is ahead of its best rival; some evaluations may be known.

        Evaluations alone would not do: what they leave out may change in the course of a game,
        but it changes for everybody.
        """
        values = known or {}
        for seat in range(state.players):
            if seat not in values:
                values[seat] = self._evaluate(state, seat)
        second, best = sorted(values.values())[-2:]
        return [
            value - (second if value == best else best)
            for value in map(values.__getitem__, range(state.players))
        ]

    def _back_up(self, path: list[Edge], leads: list[float]) -> None:
        """Note what came of it for each seat on the way."""
        for edge in path:
            edge.visits += 1
            edge.total += leads[edge.action.seat]
        self.spread.add(leads[self._seat])
