"""Which action to try next at a decision behind the one that is asked for."""

from __future__ import annotations

from math import exp, inf, sqrt
from typing import TYPE_CHECKING, Final

from formicarium.bots.search.tree import mean_drift

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.bots.search.tree import Edge

EAGERNESS: Final = 1.0
"""How much curiosity weighs against what is known, in spreads of the gains."""
SOFTNESS: Final = 0.5
"""By how many spreads the priors of two actions differ for one to weigh *e* times the other."""


def most_promising(edges: Sequence[Edge], spread: float) -> Edge:
    """Take the edge with the best sum of what it brought and of what it may still hold.

    This is the rule known as PUCT: the second part grows with the visits of the node, shrinks with
    those of the edge, and is shared out by how well the actions looked one step ahead. ``spread``
    says how many points are much.

    >>> from formicarium.bots.search.tree import Edge
    >>> dig, rest = Edge("dig", prior=2.0), Edge("rest", prior=1.0)
    >>> most_promising([dig, rest], spread=1.0).action
    'dig'
    >>> for _ in range(8):
    ...     dig.add(0.5)
    >>> rest.add(20.0)
    >>> most_promising([dig, rest], spread=1.0).action
    'rest'
    """
    best_prior = max([edge.prior for edge in edges])
    softness = SOFTNESS * spread or 1.0
    weights = [exp((edge.prior - best_prior) / softness) for edge in edges]
    visits = 1 + sum([edge.visits for edge in edges])
    bonus = EAGERNESS * spread * sqrt(visits) / sum(weights)
    drift = mean_drift(edges)
    best, best_score = edges[0], -inf
    for edge, weight in zip(edges, weights, strict=True):
        score = edge.estimate(drift) + bonus * weight / (edge.visits + 1)
        if score > best_score:
            best, best_score = edge, score
    return best
