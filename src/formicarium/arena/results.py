"""The results of all games of a match."""

from __future__ import annotations

from functools import cached_property
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from formicarium.arena.intervals import Rate, wilson
from formicarium.arena.ratings import Rating, rate

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.arena.match import Match
    from formicarium.arena.result import GameResult


class Place(NamedTuple):
    """One seat of one game."""

    game: GameResult
    seat: int

    @property
    def victory(self) -> float:
        """1 for a sole winner, 1/k for each of k winners, 0 for the others."""
        return (self.seat in self.game.winners) / len(self.game.winners)


class Standing(NamedTuple):
    """The results of one bot over all its seats."""

    bot: str
    seats: int
    """The number of its seats in all games; two seats in one game count twice."""
    wins: Rate
    """Its share of all victories; each of k winners gets 1/k of a victory."""
    fair: float
    """Its win rate if all bots were equally strong: its share of the seats."""
    rating: Rating
    scores: list[int]
    sources: dict[str, float]
    """The mean points by source; they add up to the mean score."""
    decisions: int
    seconds: tuple[float, float]
    """The mean and the longest time of a decision."""
    game_seconds: list[float]
    """The mean time of a decision in each game, in ascending order."""

    @property
    def mean_score(self) -> float:
        """The mean of the points of its seats."""
        return sum(self.sources.values())


class Results:
    """All games of a match, in order, and the statistics of bots and seats.

    >>> from formicarium.arena import Match, run
    >>> results = run(Match.of("micropolis", ["greedy", "random"], players=4, games=6, seed=7))
    >>> results.fair_share, len(results.seats)
    (0.25, 4)
    >>> round(sum(seat.value for seat in results.seats), 9)
    1.0
    """

    def __init__(self, match: Match, games: Sequence[GameResult]) -> None:
        self.match = match
        self.games = tuple(games)

    @property
    def fair_share(self) -> float:
        """The win rate of each seat if all seats were equally good."""
        return 1 / self.match.players

    @property
    def sources(self) -> tuple[str, ...]:
        """The sources of points, in the rulebook's order."""
        return tuple(self.games[0].sheet[0])

    @property
    def lengths(self) -> list[int]:
        """The number of decisions of each game."""
        return [sum(game.decisions) for game in self.games]

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """Every bot, the best first."""
        ratings = rate(self.match.bots, self.games)
        standings = [self._standing(bot, rating) for bot, rating in ratings.items()]
        return tuple(sorted(standings, key=lambda each: -each.rating.points))

    @cached_property
    def seats(self) -> tuple[Rate, ...]:
        """The win rate of each seat; all bots held it equally often."""
        seats = range(self.match.players)
        return tuple(self._wins([Place(game, seat) for game in self.games]) for seat in seats)

    def _wins(self, places: Sequence[Place]) -> Rate:
        return wilson(sum(place.victory for place in places), len(self.games))

    def _standing(self, bot: str, rating: Rating) -> Standing:
        places = list(self._places(bot))
        thought = [(game.seconds[seat], game.decisions[seat]) for game, seat in places]
        decisions = sum(count for _, count in thought)
        total = sum(times.mean * count for times, count in thought)
        return Standing(
            bot,
            len(places),
            self._wins(places),
            len(places) / (len(self.games) * self.match.players),
            rating,
            [game.scores[seat] for game, seat in places],
            {s: fmean(game.sheet[seat][s] for game, seat in places) for s in self.sources},
            decisions,
            (total / max(1, decisions), max(times.max for times, _ in thought)),
            sorted(times.mean for times, count in thought if count),
        )

    def _places(self, bot: str) -> Iterator[Place]:
        for game in self.games:
            for seat, name in enumerate(game.line_up):
                if name == bot:
                    yield Place(game, seat)
