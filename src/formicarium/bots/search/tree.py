"""The search tree: decisions of the searching seat as nodes, actions as edges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formicarium.core.action import Action

TRUST: Final = 8.0
"""The value one step ahead counts as much as this many visits."""


class Edge:
    """An action at a node and its results for the searching seat.

    >>> edge = Edge("dig", prior=2.0)
    >>> edge.add(5.0)
    >>> edge.mean, edge.estimate(drift=0.0)
    (5.0, 2.3333333333333335)
    """

    __slots__ = ("action", "child", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        """The gain one step ahead, when the action was first seen."""
        self.visits = 0
        self.total = 0.0
        """The sum of the final gains of all visits."""
        self.child: Node | None = None

    @property
    def mean(self) -> float:
        """The mean final gain of all visits."""
        return self.total / self.visits if self.visits else self.prior

    def add(self, gain: float) -> None:
        """Record the gain of another visit."""
        self.visits += 1
        self.total += gain

    def estimate(self, drift: float) -> float:
        """Return the expected gain; the value one step ahead counts like some visits.

        ``drift`` is the mean difference between final gains and those one step ahead.
        """
        return (self.total + TRUST * (self.prior + drift)) / (self.visits + TRUST)

    def forget(self) -> None:
        """Keep only the value one step ahead."""
        self.visits, self.total, self.child = 0, 0.0, None

    def following(self) -> Node:
        """Return the next decision, the same for every outcome of chance; create it if needed."""
        if self.child is None:
            self.child = Node()
        return self.child


class Node:
    """A decision of the searching seat; all tables that look the same to it share one node."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.visits = 0

    def known(self, actions: Iterable[Action]) -> list[Edge]:
        """Return the edges of those of the actions that were tried.

        A node may have other edges: the legal actions after the same path may differ between
        tables.
        """
        return [edge for edge in map(self.edges.get, actions) if edge]

    def forget(self) -> None:
        """Forget the results of all actions."""
        for edge in self.edges.values():
            edge.forget()

    def learn(self, action: Action, prior: float) -> Edge:
        """Add an action."""
        edge = self.edges[action] = Edge(action, prior)
        return edge


def mean_drift(edges: Iterable[Edge]) -> float:
    """Return the mean difference between final gains and those one step ahead.

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
