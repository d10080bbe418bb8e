"""Which action to try next at a decision below the root."""

from __future__ import annotations

from math import exp, inf, sqrt
from typing import TYPE_CHECKING, Final

from formicarium.bots.search.tree import mean_drift

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.bots.search.tree import Edge

EAGERNESS: Final = 1.0
"""The weight of exploration, in spreads of the gains."""
SOFTNESS: Final = 0.5
"""Priors that differ by this many spreads get weights that differ by a factor of *e*."""


def most_promising(edges: Sequence[Edge], spread: float) -> Edge:
    """Return the edge with the best sum of estimated gain and exploration bonus (PUCT).

    The bonus grows with the visits of the node, shrinks with those of the edge, and is larger for
    actions that look better one step ahead. ``spread`` is the scale of the gains, in points.

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
