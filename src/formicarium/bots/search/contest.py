"""Which actions of the decision that is asked for are tried, and which is the best of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.bots.search.tree import mean_drift

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formicarium.bots.search.tree import Edge

FEWEST: Final = 2
MOST: Final = 16
"""So many actions are tried at most: those that look best one step ahead."""
TRIES: Final = 2
"""So many iterations there must be at least for each of them."""


class Contest:
    """Sequential halving (Karnin, Koren, Somekh 2013).

    All candidates are tried equally often; then the better half of them, and so on until the
    budget is spent. No try is wasted on what is clearly worse, and those that are compared have
    been tried on the same tables.

    >>> from formicarium.bots.search.tree import Edge
    >>> edges = [Edge(name, prior=0.0) for name in ("dig", "hunt", "rest", "eat")]
    >>> contest = Contest(edges, iterations=100)
    >>> for edge, lead in zip(edges, (1.0, 3.0, 0.0, 2.0)):
    ...     edge.add(lead)
    >>> contest.go_on(spent=0.5)
    >>> [edge.action for edge in contest.candidates]
    ['hunt', 'eat']
    >>> [edge.action for edge in contest.ranking()]
    ['hunt', 'eat', 'dig', 'rest']
    """

    def __init__(self, edges: Iterable[Edge], iterations: float) -> None:
        hopeful = sorted(edges, key=lambda edge: -edge.estimate(0.0))
        size = int(max(FEWEST, min(MOST, iterations / TRIES)))
        self.candidates: Sequence[Edge] = hopeful[:size]
        self._beaten: list[Edge] = hopeful[size:]
        self._stages = max(1, (len(self.candidates) - 1).bit_length())
        self._stage = 0

    def go_on(self, spent: float) -> None:
        """Halve the candidates if so much of the budget is spent that it is time to."""
        while self._stage < self._stages - 1 and spent >= (self._stage + 1) / self._stages:
            self._stage += 1
            order, half = self._order(), (len(self.candidates) + 1) // 2
            self.candidates, self._beaten = order[:half], order[half:] + self._beaten

    def ranking(self) -> list[Edge]:
        """The actions that were tried, the best first; if none was, the one that looks best."""
        order = self._order() + self._beaten
        return [edge for edge in order if edge.visits] or order[:1]

    def _order(self) -> list[Edge]:
        drift = mean_drift(self.candidates)
        return sorted(self.candidates, key=lambda edge: -edge.estimate(drift))
