"""What a search remembers: own decisions as nodes, the actions tried there as edges."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formicarium.core.action import Action


class Edge:
    """An action at a node, and what came of it for the searching seat.

    >>> edge = Edge("dig", prior=2.0)
    >>> edge.add(5.0)
    >>> edge.estimate(gain=1.0)
    4.0
    """

    __slots__ = ("action", "child", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        """How well the seat stood one step later, when the action was first seen."""
        self.visits = 0
        self.total = 0.0
        """The sum of how far ahead the seat was in the end, over all visits."""
        self.child: Node | None = None

    @property
    def mean(self) -> float:
        """How far ahead the seat was in the end, on the average of all visits."""
        return self.total / self.visits if self.visits else self.prior

    def add(self, lead: float) -> None:
        """Take in how far ahead the seat was in the end of another visit."""
        self.visits += 1
        self.total += lead

    def estimate(self, gain: float) -> float:
        """What the seat may expect; the prior counts like a visit.

        The end of an iteration looks other than one step ahead does, by ``gain`` on the average.
        """
        return (self.total + self.prior + gain) / (self.visits + 1)

    def following(self) -> Node:
        """Find the next decision, or make it; it is the same whatever chance answers."""
        if self.child is None:
            self.child = Node()
        return self.child


class Node:
    """A decision, as the searching seat knows it: all tables that look alike to it share it."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.visits = 0

    def known(self, actions: Iterable[Action]) -> list[Edge]:
        """The edges of those actions that were looked at.

        A node may hold others: what can be done after the same actions may differ from table to
        table.
        """
        return [edge for edge in map(self.edges.get, actions) if edge]

    def learn(self, action: Action, prior: float) -> Edge:
        """Take in an action."""
        edge = self.edges[action] = Edge(action, prior)
        return edge


def mean_gain(edges: Iterable[Edge]) -> float:
    """By how much the ends of iterations look better than one step ahead did, on the average.

    >>> edge, other = Edge("dig", prior=2.0), Edge("rest", prior=9.0)
    >>> mean_gain([edge, other])
    0.0
    >>> edge.add(5.0)
    >>> mean_gain([edge, other])
    3.0
    """
    visits, gains = 0, 0.0
    for edge in edges:
        visits += edge.visits
        gains += edge.total - edge.visits * edge.prior
    return gains / visits if visits else 0.0
