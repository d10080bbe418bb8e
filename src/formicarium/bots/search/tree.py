"""What a search remembers: own decisions as nodes, the actions tried there as edges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formicarium.core.action import Action

TRUST: Final = 8.0
"""What one step ahead shows counts as much as so many visits."""


class Edge:
    """An action at a node, and what came of it for the searching seat.

    >>> edge = Edge("dig", prior=2.0)
    >>> edge.add(5.0)
    >>> edge.mean, edge.estimate(drift=0.0)
    (5.0, 2.3333333333333335)
    """

    __slots__ = ("action", "child", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        """What the seat gained one step later, when the action was first seen."""
        self.visits = 0
        self.total = 0.0
        """The sum of what the seat gained up to the end, over all visits."""
        self.child: Node | None = None

    @property
    def mean(self) -> float:
        """What the seat gained up to the end, on the average of all visits."""
        return self.total / self.visits if self.visits else self.prior

    def add(self, gain: float) -> None:
        """Take in what another visit brought."""
        self.visits += 1
        self.total += gain

    def estimate(self, drift: float) -> float:
        """What the seat may expect; one step ahead counts like some visits.

        The end of an iteration looks other than one step ahead does, by ``drift`` on the average.
        """
        return (self.total + TRUST * (self.prior + drift)) / (self.visits + TRUST)

    def forget(self) -> None:
        """Keep what one step ahead shows, and nothing else."""
        self.visits, self.total, self.child = 0, 0.0, None

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

    def forget(self) -> None:
        """Forget what came of the actions."""
        for edge in self.edges.values():
            edge.forget()

    def learn(self, action: Action, prior: float) -> Edge:
        """Take in an action."""
        edge = self.edges[action] = Edge(action, prior)
        return edge


def mean_drift(edges: Iterable[Edge]) -> float:
    """By how much the ends of iterations look better than one step ahead did, on the average.

    >>> edge, other = Edge("dig", prior=2.0), Edge("rest", prior=9.0)
    >>> mean_drift([edge, other])
    0.0
    >>> edge.add(5.0)
    >>> mean_drift([edge, other])
    3.0
    """
    visits, drift = 0, 0.0
    for edge in edges:
        visits += edge.visits
        drift += edge.total - edge.visits * edge.prior
    return drift / visits if visits else 0.0
