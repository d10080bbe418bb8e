"""Comparing the actions at the root of a search."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist, fmean
from typing import TYPE_CHECKING, Final

from formicarium.bots.search.tree import mean_drift

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formicarium.bots.search.tree import Edge

_NORMAL: Final = NormalDist()

FEWEST: Final = 2
"""Halving leaves at least this many actions."""
MOST: Final = 8
"""At most this many actions are tried: those that look best one step ahead."""
TRIES: Final = 2
"""The minimum number of iterations for each of them."""
SOONEST: Final = 6
"""After this many tables, actions that are not worth more tries drop out."""
CERTAIN: Final = 4
"""The same where chance plays no part: every action gained the same on all tables."""
PRICE: Final = 0.03
"""The gain expected of the whole budget, in points; a part of it should gain its part."""


class Contest:
    """Sequential halving (Karnin, Koren, Somekh 2013) that stops when more tries do not pay.

    It tries all candidates equally often, then the better half of them, and so on until the budget
    is spent. All candidates are tried on the same tables, so their differences show whether more
    tries pay. A candidate drops out as soon as they do not. When only one is left, the contest is
    settled, even if some of the budget is left.

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
    >>> contest.go_on(spent=0.6)
    >>> contest.is_settled
    True
    """

    def __init__(self, edges: Iterable[Edge], price: float = PRICE) -> None:
        self.candidates: Sequence[Edge] = sorted(edges, key=lambda edge: -edge.estimate(0.0))
        self._beaten: list[Edge] = []
        self._gains: dict[Edge, list[float]] = {edge: [] for edge in self.candidates}
        self._stages = self._stage = 1
        self._price = price
        """The gain expected of the whole budget; with 0 all tries pay."""

    @property
    def is_settled(self) -> bool:
        """Whether only one action is left."""
        return len(self.candidates) == 1

    def begin(self, iterations: float) -> None:
        """Keep only as many candidates as this number of iterations can compare."""
        size = int(max(FEWEST, min(MOST, iterations / TRIES)))
        self.candidates, self._beaten = self.candidates[:size], list(self.candidates[size:])
        self._stages = max(1, (len(self.candidates) - 1).bit_length())

    def note(self, gains: Iterable[float]) -> None:
        """Record the gains of the candidates on one table."""
        for edge, gain in zip(self.candidates, gains, strict=True):
            self._gains[edge].append(gain)

    def go_on(self, spent: float) -> None:
        """Drop candidates, given the spent part of the budget."""
        if self._can_compare():
            best, *others = self._order()
            price = self._price * spent
            self._keep([best, *[edge for edge in others if self._hope(best, edge) >= price]])
        while self._stage < self._stages and spent >= self._stage / self._stages:
            self._stage += 1
            self._keep(self._order()[: max(FEWEST, (len(self.candidates) + 1) // 2)])

    def _keep(self, edges: list[Edge]) -> None:
        """Keep these candidates; the others are beaten, the worst last."""
        self._beaten = [edge for edge in self._order() if edge not in edges] + self._beaten
        self.candidates = edges

    def _can_compare(self) -> bool:
        """Whether there were enough tables; checked after every second table."""
        tables = len(self._gains[self.candidates[0]])
        enough = tables >= SOONEST or (tables >= CERTAIN and not self._is_chancy())
        return enough and tables % 2 == 0

    def _is_chancy(self) -> bool:
        """Whether an action gained more on one table than on another."""
        return any(len(set(self._gains[edge])) > 1 for edge in self.candidates)

    def _hope(self, best: Edge, other: Edge) -> float:
        """Return the expected improvement of the choice if the number of tables doubles.

        This is the knowledge gradient (Frazier, Powell, Dayanik 2008): it estimates how far the
        mean difference will move from its variance between tables. The variance is corrected for
        small samples, as in Student's distribution.
        """
        gaps = [one - two for one, two in zip(self._gains[best], self._gains[other], strict=True)]
        lead = fmean(gaps)
        error = sqrt(fmean([(gap - lead) ** 2 for gap in gaps]) / (len(gaps) - 3))
        change = error / sqrt(2)
        if not change:
            return max(0.0, -lead)
        return change * _NORMAL.pdf(lead / change) - lead * _NORMAL.cdf(-lead / change)

    def ranking(self) -> list[Edge]:
        """Return the tried actions, the best first; if none was tried, the most promising one."""
        order = self._order() + self._beaten
        return [edge for edge in order if edge.visits] or order[:1]

    def _order(self) -> list[Edge]:
        drift = mean_drift(self.candidates)
        return sorted(self.candidates, key=lambda edge: -edge.estimate(drift))
