"""Which action to look at next."""

from __future__ import annotations

from math import inf, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.bots.search.tree import Edge


def most_promising(edges: Sequence[Edge], eagerness: float) -> Edge:
    """Take the edge with the best sum of what it brought and of what it may still hold.

    This is the rule known as PUCT: the second part grows with the visits of the node, shrinks with
    those of the edge, and is shared out by the weights of the edges. ``eagerness`` is in points.

    A prior counts like a visit.

    >>> from formicarium.bots.search.tree import Node
    >>> node = Node()
    >>> node.begin(best=2.0, softness=1.0)
    >>> node.learn("dig", 2.0)
    >>> node.learn("rest", 1.0)
    >>> dig, rest = node.edges.values()
    >>> most_promising([dig, rest], eagerness=1.0).action
    'dig'
    >>> dig.visits, dig.total = 8, 4.0
    >>> most_promising([dig, rest], eagerness=1.0).action
    'rest'
    """
    visits, weights = 1, 0.0
    for edge in edges:
        visits += edge.visits
        weights += edge.weight
    bonus = eagerness * sqrt(visits) / weights
    best, best_score = edges[0], -inf
    for edge in edges:
        score = (edge.total + edge.prior + bonus * edge.weight) / (edge.visits + 1)
        if score > best_score:
            best, best_score = edge, score
    return best
