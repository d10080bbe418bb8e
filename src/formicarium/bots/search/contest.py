"""Which actions of the decision that is asked for are tried, and which is the best of them."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

from formicarium.bots.search.tree import mean_drift

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formicarium.bots.search.tree import Edge

FEWEST: Final = 2
"""So many are compared until it is clear which is better, or the budget is spent."""
MOST: Final = 16
"""So many actions are tried at most: those that look best one step ahead."""
TRIES: Final = 2
"""So many iterations there must be at least for each of them."""
SOONEST: Final = 8
"""After so many tables it may be clear which is best."""
CERTAIN: Final = 4
"""After so many it is if chance has played no part: every action brought the same on all tables."""
CLEAR: Final = {8: 4.5, 16: 3.6, 32: 3.3, 64: 3.1}
"""It is clear when the difference is so many times its standard error, by the number of tables;
these are Student's figures for 99.7 %."""
CLEAR_OF_MANY: Final = 3.0
"""The same for more tables."""
EVEN: Final = 0.05
"""Actions that differ by less are equally good, in points."""


class Contest:
    """Sequential halving (Karnin, Koren, Somekh 2013).

    All candidates are tried equally often; then the better half of them, and so on until the
    budget is spent. Those that are compared have been tried on the same tables, so now and then
    their differences show that some are clearly worse, and these drop out at once. When only one is
    left, or some that are equally good, the contest is settled before the budget is spent.

    >>> from formicarium.bots.search.tree import Edge
    >>> edges = [Edge(name, prior=0.0) for name in ("dig", "hunt", "rest", "eat")]
    >>> contest = Contest(edges)
    >>> contest.begin(iterations=100)
    >>> for edge, lead in zip(edges, (1.0, 3.0, 0.0, 2.0)):
    ...     edge.add(lead)
    >>> contest.go_on(spent=0.5)
    >>> [edge.action for edge in contest.candidates]
    ['hunt', 'eat']
    >>> [edge.action for edge in contest.ranking()]
    ['hunt', 'eat', 'dig', 'rest']
    >>> for table in range(8):
    ...     contest.note([3.0 + table, 2.0 + table])
    >>> contest.is_settled
    True
    """

    def __init__(self, edges: Iterable[Edge]) -> None:
        self.candidates: Sequence[Edge] = sorted(edges, key=lambda edge: -edge.estimate(0.0))
        self._beaten: list[Edge] = []
        self._gains: dict[Edge, list[float]] = {edge: [] for edge in self.candidates}
        self._stages = self._stage = 1
        self.is_settled = False

    def begin(self, iterations: float) -> None:
        """Let so many take part as so many iterations can compare."""
        size = int(max(FEWEST, min(MOST, iterations / TRIES)))
        self.candidates, self._beaten = self.candidates[:size], list(self.candidates[size:])
        self._stages = max(1, (len(self.candidates) - 1).bit_length())

    def go_on(self, spent: float) -> None:
        """Halve the candidates if so much of the budget is spent that it is time to."""
        while self._stage < self._stages and spent >= self._stage / self._stages:
            self._stage += 1
            order, half = self._order(), max(FEWEST, (len(self.candidates) + 1) // 2)
            self.candidates, self._beaten = order[:half], order[half:] + self._beaten

    def note(self, gains: Iterable[float]) -> None:
        """Take in what the candidates brought on a table."""
        for edge, gain in zip(self.candidates, gains, strict=True):
            self._gains[edge].append(gain)
        tables = len(self._gains[self.candidates[0]])
        if tables.bit_count() > 1:  # only now and then: at powers of two
            return
        if tables >= SOONEST or (tables >= CERTAIN and not self._is_chancy()):
            self._compare()

    def _is_chancy(self) -> bool:
        """Whether an action brought more on one table than on another."""
        return any(len(set(self._gains[edge])) > 1 for edge in self.candidates)

    def _compare(self) -> None:
        """Drop what is clearly worse than the best, and see whether the rest is equally good."""
        best, *others = self._order()
        behind = {edge: self._difference(best, edge) for edge in others}
        worse = [edge for edge, (least, _) in behind.items() if least > 0.0]
        rest = [edge for edge in others if edge not in worse]
        self.candidates, self._beaten = [best, *rest], worse + self._beaten
        self.is_settled = all(
            least > -EVEN and most < EVEN for least, most in map(behind.__getitem__, rest)
        )

    def _difference(self, better: Edge, other: Edge) -> tuple[float, float]:
        """By how much an action is better than another on the same tables, at least and at most."""
        gaps = [one - two for one, two in zip(self._gains[better], self._gains[other], strict=True)]
        mean, error = fmean(gaps), stdev(gaps) / sqrt(len(gaps))
        margin = CLEAR.get(len(gaps), CLEAR_OF_MANY) * error
        return mean - margin, mean + margin

    def ranking(self) -> list[Edge]:
        """The actions that were tried, the best first; if none was, the one that looks best."""
        order = self._order() + self._beaten
        return [edge for edge in order if edge.visits] or order[:1]

    def _order(self) -> list[Edge]:
        drift = mean_drift(self.candidates)
        return sorted(self.candidates, key=lambda edge: -edge.estimate(drift))
