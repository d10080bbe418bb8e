"""How balanced a game is among greedy bots, and how well they play.

These are the figures of ``docs/balance-micropolis.md``, ``docs/evaluation-myrmes.md`` and
``docs/balance-antropolis.md``. Run from the project's folder, for instance ``python -m
bench.balance --game micropolis --games 2000``. ``--table supersize-4`` plays at one kind of table
only, ``--option compensation=last-food`` chooses an option, and ``--ends FILE`` writes the last
positions to a file, for further statistics.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import formicarium as fm
from formicarium.bots import bot, play_out

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

PROCESSES = 2
DUEL_GAMES = 400
"""The most games of greedy against random."""
Table: TypeAlias = tuple[str, int]
"""A variant and a number of players."""
Options: TypeAlias = dict[str, str]


class Result(NamedTuple):
    """How one game ended."""

    scores: list[int]
    winners: tuple[int, ...]
    first: int
    sources: list[dict[str, int]]
    end: str
    """The last position as JSON."""


def play(names: Sequence[str], game: str, variant: str, options: Options, seed: int) -> Result:
    """Play one game; the bots' dice are independent of the game's chance."""
    state: Any = fm.game(game).new(len(names), seed, variant, options)
    first = getattr(state, "first", 0)
    play_out(state, [bot(name) for name in names], Random(seed))  # noqa: S311 - no secret
    sheet = list(state.score_sheet())
    return Result(state.scores(), state.winners(), first, sheet, state.to_json())


def series(
    names: Sequence[str], game: str, variant: str, options: Options, seeds: Iterable[int]
) -> list[Result]:
    """Play many games, on a few processes."""
    with Pool(PROCESSES) as pool:
        return pool.map(partial(play, names, game, variant, options), seeds, chunksize=4)


def win_shares(results: Sequence[Result], *, from_start: bool) -> list[float]:
    """Return the share of victories of each seat, or of each place in the first round's order."""
    players = len(results[0].scores)
    won = [0.0] * players
    for result in results:
        for seat in result.winners:
            place = (seat - result.first) % players if from_start else seat
            won[place] += 1 / len(result.winners)
    return [victories / len(results) for victories in won]


def source_lines(results: Sequence[Result]) -> Iterator[str]:
    """Report the mean points by source, their share, and how many players have none from it."""
    players = [points for result in results for points in result.sources]
    parts = {source: mean(points[source] for points in players) for source in players[0]}
    for source, points in parts.items():
        none = mean(points[source] == 0 for points in players)
        share = points / sum(parts.values())
        yield f"    {source:<18}{points:5.1f}  {share:6.1%}  {none:6.1%} have none"


def table_lines(variant: str, players: int, results: Sequence[Result]) -> Iterator[str]:
    """Report on one kind of table."""
    scores = [score for result in results for score in result.scores]
    best = mean(max(result.scores) for result in results)
    yield f"\n{variant}, {players} players, {len(results)} games"
    yield f"  score       {mean(scores):.1f}, deviation {stdev(scores):.1f}, winner's {best:.1f}"
    yield from source_lines(results)
    yield f"  wins, seats {shares(win_shares(results, from_start=False))}"
    yield f"  wins, order {shares(win_shares(results, from_start=True))}"
    error = (1 / players * (1 - 1 / players) / len(results)) ** 0.5
    yield f"  fair share  {1 / players:.1%}, standard error {error:.1%}"


def shares(values: Iterable[float]) -> str:
    """Format shares as percentages.

    >>> shares([0.25, 0.75])
    '25.0%  75.0%'
    """
    return "  ".join(f"{value:.1%}" for value in values)


def duel_lines(game: str, variant: str, options: Options, games: int, seed: int) -> Iterator[str]:
    """Report on greedy against random; each deal is played from both seats."""
    half = min(DUEL_GAMES, games) // 2
    seeds = range(seed, seed + half)
    ahead = series(["greedy", "random"], game, variant, options, seeds)
    behind = series(["random", "greedy"], game, variant, options, seeds)
    won = win_shares(ahead, from_start=False)[0] + win_shares(behind, from_start=False)[1]
    greedy = mean([r.scores[0] for r in ahead] + [r.scores[1] for r in behind])
    luck = mean([r.scores[1] for r in ahead] + [r.scores[0] for r in behind])
    yield f"\ngreedy against random, {variant}, 2 players, {2 * half} games"
    yield f"  greedy wins {won / 2:.1%}, {greedy:.1f} to {luck:.1f} points"


def report(
    game: str,
    tables: Sequence[Table],
    options: Options,
    games: int,
    seed: int,
    ends: Path | None = None,
) -> Iterator[str]:
    """Play at some kinds of table and report on each; then the duels."""
    last: list[str] = []
    yield f"greedy bots, seeds from {seed}"
    for variant, players in tables:
        seeds = range(seed, seed + games)
        results = series(["greedy"] * players, game, variant, options, seeds)
        yield from table_lines(variant, players, results)
        last += (f"{result.end}\n" for result in results)
    if ends:
        ends.write_text("".join(last), encoding="utf-8")
    for variant in dict(tables):
        yield from duel_lines(game, variant, options, games, seed)


def chosen(game: str, name: str | None) -> list[Table]:
    """List all kinds of table of a game, or the one that is named.

    >>> chosen("micropolis", "expert-3")
    [('expert', 3)]
    """
    played = fm.game(game)
    tables = [(variant, count) for variant in played.variants for count in played.players(variant)]
    return [table for table in tables if name in (None, "{}-{}".format(*table))]


def main() -> None:
    """Read the command line and print the report as it grows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[game.id for game in fm.games()], required=True)
    parser.add_argument("--table", help="one kind of table, for instance base-2; all without it")
    parser.add_argument("--games", type=int, default=2000, help="games at each kind of table")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--ends", type=Path, help="a file for the last positions, as JSON lines")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of all games"
    )
    asked = parser.parse_args()
    tables = chosen(asked.game, asked.table)
    options = dict(each.split("=", 1) for each in asked.option)
    for line in report(asked.game, tables, options, asked.games, asked.seed, asked.ends):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
