"""Bradley-Terry ratings on the Elo scale.

A game compares every pair of its seats that different bots hold: a winner, or else the seat with
more points, is ahead; a tie counts half for each. A game of *p* seats weighs as much as *p* - 1
comparisons. One draw is added for each pair of bots, so that a bot that always wins has a finite
rating. The strengths are maximum likelihood estimates, found by Hunter's algorithm (2004); their
intervals come from the Fisher information.
"""

from __future__ import annotations

from itertools import combinations
from math import log, log10, sqrt
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from formicarium.arena.intervals import Z

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formicarium.arena.result import GameResult

MEAN = 1500.0
"""The mean rating of the bots of a match."""

_ELO = 400.0
_CLOSE_ENOUGH = 1e-12
_ROUNDS = 100_000

Matrix: TypeAlias = list[list[float]]


class Rating(NamedTuple):
    """A rating and the half width of its 95 % interval."""

    points: float
    margin: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.points - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.points + self.margin


def rate(bots: Sequence[str], games: Iterable[GameResult]) -> dict[str, Rating]:
    """Rate the bots of some games against each other.

    >>> from formicarium.arena import Match, play
    >>> match = Match.of("micropolis", ["greedy", "random"], players=2, games=10, seed=7)
    >>> ratings = rate(match.bots, [play(match, index) for index in range(match.games)])
    >>> ratings["greedy"].points > 1500 > ratings["random"].points
    True
    """
    names = list(dict.fromkeys(bots))
    return dict(zip(names, ratings(ahead(names, games)), strict=True))


def ahead(names: Sequence[str], games: Iterable[GameResult]) -> Matrix:
    """Count how often the bot of each row was ahead of the bot of each column."""
    number = {name: i for i, name in enumerate(names)}
    counts = [[0.0] * len(names) for _ in names]
    for game in games:
        places = [(seat in game.winners, points) for seat, points in enumerate(game.scores)]
        weight = 2 / len(places)
        for one, other in combinations(range(len(places)), 2):
            i, j = number[game.line_up[one]], number[game.line_up[other]]
            if i != j:
                part = (1 + (places[one] > places[other]) - (places[one] < places[other])) / 2
                counts[i][j] += weight * part
                counts[j][i] += weight * (1 - part)
    return counts


def ratings(counts: Matrix) -> list[Rating]:
    """Return ratings from the counts of ``ahead``.

    >>> [f"{rating.points:.0f} ± {rating.margin:.0f}" for rating in ratings([[0, 75], [25, 0]])]
    ['1594 ± 39', '1406 ± 39']
    """
    wins = _with_draws(counts)
    strengths = _strengths(wins)
    scale = _ELO / log(10)
    logs = [_ELO * log10(strength) for strength in strengths]
    middle = sum(logs) / len(logs)
    return [
        Rating(MEAN + value - middle, Z * scale * error)
        for value, error in zip(logs, _errors(wins, strengths), strict=True)
    ]


def _with_draws(counts: Matrix) -> Matrix:
    size = range(len(counts))
    return [[counts[i][j] + 0.5 if i != j else 0.0 for j in size] for i in size]


def _strengths(wins: Matrix) -> list[float]:
    """Maximise the likelihood by Hunter's MM algorithm, which never overshoots."""
    size = range(len(wins))
    strengths = [1.0] * len(wins)
    for _ in range(_ROUNDS):
        before = strengths
        strengths = [
            sum(wins[i])
            / sum((wins[i][j] + wins[j][i]) / (before[i] + before[j]) for j in size if j != i)
            if len(wins) > 1
            else 1.0
            for i in size
        ]
        total = sum(strengths)
        strengths = [strength / total for strength in strengths]
        if all(
            abs(new / old - 1) < _CLOSE_ENOUGH for new, old in zip(strengths, before, strict=True)
        ):
            break
    return strengths


def _errors(wins: Matrix, strengths: list[float]) -> list[float]:
    """Return the standard errors of the logarithms, relative to their mean."""
    size = range(len(wins))
    share = 1 / len(wins)
    curvature = [[share] * len(wins) for _ in size]  # fixing the mean makes it invertible
    for i, j in combinations(size, 2):
        chance = strengths[i] / (strengths[i] + strengths[j])
        information = (wins[i][j] + wins[j][i]) * chance * (1 - chance)
        curvature[i][i] += information
        curvature[j][j] += information
        curvature[i][j] -= information
        curvature[j][i] -= information
    inverse = _inverse(curvature)
    return [sqrt(max(0.0, inverse[i][i] - share)) for i in size]


def _inverse(matrix: Matrix) -> Matrix:
    """Invert a positive definite matrix by Gauss-Jordan elimination, without pivoting."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
