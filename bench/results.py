"""The games of a match as a compact table: a CSV file with one row per game.

A row is written as soon as its game is over, so a match goes on from its table. It keeps what the
statistics of a duel need and nothing else.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from typing import TYPE_CHECKING, NamedTuple

from formicarium.arena import wilson
from formicarium.arena.pool import play_here

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from formicarium.arena import GameResult, Match, Rate

COLUMNS = ("game", "seats", "points", "winners", "decisions", "seconds")


class Game(NamedTuple):
    """One game of a duel; ``Match.line_up`` and ``Match.deal_seed`` follow from its number."""

    number: int
    seats: tuple[int, ...]
    """Where the stronger bot sat."""
    points: tuple[int, ...]
    """Of every seat."""
    winners: tuple[int, ...]
    """The seats that share the victory."""
    decisions: int
    """How often the stronger bot decided."""
    seconds: float
    """How long it thought, in all."""

    @classmethod
    def of(cls, result: GameResult, bot: str) -> Game:
        """Keep what matters to this bot."""
        seats = tuple(seat for seat, name in enumerate(result.line_up) if name == bot)
        return cls(
            result.index,
            seats,
            result.scores,
            result.winners,
            sum(result.decisions[seat] for seat in seats),
            sum(result.seconds[seat].mean * result.decisions[seat] for seat in seats),
        )

    @classmethod
    def parse(cls, row: list[str]) -> Game:
        """Read a row of the table.

        >>> Game.parse(["7", "0 2", "12 18 15", "1", "26", "5.26"]).points
        (12, 18, 15)
        """
        number, seats, points, winners, decisions, seconds = row
        return cls(
            int(number),
            _numbers(seats),
            _numbers(points),
            _numbers(winners),
            int(decisions),
            float(seconds),
        )

    def row(self) -> str:
        """Write the row, with its line break.

        >>> Game(7, (0, 2), (12, 18, 15), (1,), 26, 5.2591).row()
        '7,0 2,12 18 15,1,26,5.259\\n'
        """
        lists = (" ".join(map(str, each)) for each in (self.seats, self.points, self.winners))
        return f"{self.number},{','.join(lists)},{self.decisions},{self.seconds:.4g}\n"

    @property
    def victory(self) -> float:
        """The part of the victory that the stronger bot has."""
        return len({*self.seats} & {*self.winners}) / len(self.winners)

    def points_of(self, *, is_stronger: bool) -> list[int]:
        """Return the points of one bot's seats."""
        return [
            points for seat, points in enumerate(self.points) if (seat in self.seats) == is_stronger
        ]


@dataclass(frozen=True, slots=True)
class Summary:
    """What the games of a duel say of the stronger bot."""

    games: int
    wins: Rate
    points: Decimal
    """The mean of its seats, to a tenth."""
    rival_points: Decimal
    seconds: float
    """The mean time of a decision."""

    @classmethod
    def of(cls, games: Sequence[Game]) -> Summary:
        """Sum up at least one game."""
        return cls(
            len(games),
            wilson(sum(game.victory for game in games), len(games)),
            _mean([score for game in games for score in game.points_of(is_stronger=True)]),
            _mean([score for game in games for score in game.points_of(is_stronger=False)]),
            sum(game.seconds for game in games) / sum(game.decisions for game in games),
        )


def read(path: Path) -> dict[int, Game]:
    """Read the games of a table by number; half a row at its end does not count."""
    if not path.exists():
        return {}
    text = path.read_text(encoding="utf-8")
    _, *rows = csv.reader(text[: text.rfind("\n") + 1].splitlines())
    games = map(Game.parse, rows)
    return {game.number: game for game in games}


def write(path: Path, games: Iterable[Game]) -> None:
    """Write a table, its games in order."""
    rows = [game.row() for game in sorted(games)]
    path.write_text("".join((",".join(COLUMNS) + "\n", *rows)), encoding="utf-8")


def play(match: Match, bot: str, path: Path, jobs: int) -> dict[int, Game]:
    """Play what the table of a match lacks; return all its games."""
    games = read(path)
    left = [number for number in range(match.games) if number not in games]
    write(path, games.values())
    with path.open("a", encoding="utf-8") as table:
        for result in play_here(match, left, jobs):
            game = games[result.index] = Game.of(result, bot)
            table.write(game.row())
            table.flush()
    write(path, games.values())
    return games


def _mean(points: Sequence[int]) -> Decimal:
    """Return the mean to a tenth, halves rounded up: floats such as 0.35 would round down.

    >>> _mean([1] * 7 + [0] * 13), f"{7 / 20:.1f}"
    (Decimal('0.4'), '0.3')
    """
    return (Decimal(sum(points)) / len(points)).quantize(Decimal("0.1"), ROUND_HALF_UP)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
