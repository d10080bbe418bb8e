"""What a search remembers: decisions as nodes, the actions tried there as edges."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from formicarium.core.action import Action

_STEEPEST: Final = 20.0
"""Where a weight stops growing: an action that only some tables offer may outshine all others."""


class Edge:
    """An action at a node, and what came of it for the seat that acts."""

    __slots__ = ("action", "child", "prior", "total", "visits", "weight")

    def __init__(self, action: Action, prior: float, weight: float) -> None:
        self.action = action
        self.prior = prior
        """How far ahead the seat was one step later, when the action was first seen."""
        self.weight = weight
        """How much that speaks for the action beside the others of its node."""
        self.visits = 0
        self.total = 0.0
        """The sum of how far ahead the seat was, over all visits."""
        self.child: Node | None = None

    @property
    def mean(self) -> float:
        """What the seat may expect; the prior counts like a visit."""
        return (self.total + self.prior) / (self.visits + 1)

    def following(self) -> Node:
        """Find the next decision, or make it; it is the same whatever chance answers."""
        if self.child is None:
            self.child = Node()
        return self.child


class Node:
    """A decision, as the searching seat knows it: all tables that look alike to it share it."""

    __slots__ = ("_best", "_softness", "edges", "private", "rival")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.private: dict[int, Node] = {}
        """By seat, what others choose unseen in a simultaneous phase that begins here."""
        self.rival = 0.0
        """The evaluation of the best rival of the seat that acts."""
        self._best = 0.0
        self._softness = 0.0

    def known(self, actions: list[Action]) -> list[Edge]:
        """The edges of those actions that were looked at.

        A node may hold others: what can be done after the same actions may differ from table to
        table.
        """
        return [edge for edge in map(self.edges.get, actions) if edge]

    def begin(self, best: float, softness: float) -> None:
        """Fix what weights are measured by: the best prior, and what is much.

        A weight grows to *e* times as much over ``softness`` points.
        """
        self._best = best
        self._softness = softness

    def learn(self, action: Action, prior: float) -> None:
        """Take in an action."""
        self.edges[action] = Edge(action, prior, self._weight(prior))

    def _weight(self, prior: float) -> float:
        if not self._softness:
            return 1.0
        return exp(max(-_STEEPEST, min(_STEEPEST, (prior - self._best) / self._softness)))
