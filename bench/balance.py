"""How balanced Micropolis is among greedy bots: the figures of ``docs/balance-micropolis.md``.

Run from the project's folder: ``python -m bench.balance --games 2000``.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import Pool
from random import Random
from statistics import mean, stdev
from typing import TYPE_CHECKING

import formicarium as fm
from formicarium.bots import bot, play_out
from formicarium.games.micropolis.galleries import galleries

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from formicarium.games.micropolis.state import MicropolisState

PROCESSES = 2
DUEL_GAMES = 400
TABLES = (
    ("base", 4),
    ("base", 2),
    ("base", 3),
    ("base", 5),
    ("base", 6),
    ("expert", 2),
    ("expert", 3),
)


@dataclass
class Result:
    """What one game gave."""

    scores: list[int]
    winners: tuple[int, ...]
    first: int
    sources: list[dict[str, int]]
    longest: list[int] = field(default_factory=list)
    """The tiles of each anthill's longest gallery."""
    populous: list[int] = field(default_factory=list)
    """The ants of each anthill's most populous gallery."""
    royal: list[int] = field(default_factory=list)
    """The tiles of every gallery that scores for a queen."""
    fruit: list[int] = field(default_factory=list)
    """The kinds of fruit in every gallery that has any."""


def play(names: Sequence[str], variant: str, seed: int) -> Result:
    """Play one game; the bots' luck has nothing to do with the game's."""
    state: MicropolisState = fm.game("micropolis").new(len(names), seed, variant)
    first = state.first
    play_out(state, [bot(name) for name in names], Random(seed))  # noqa: S311 - no secret
    result = Result(state.scores(), state.winners(), first, list(state.score_sheet()))
    for anthill in state.anthills:
        found = galleries(anthill)
        result.longest.append(max(gallery.tiles for gallery in found))
        result.populous.append(max(gallery.ants for gallery in found))
        result.royal += [gallery.tiles for gallery in found if gallery.queens == 1]
        result.fruit += [gallery.fruit for gallery in found if gallery.fruit]
    return result


def series(names: Sequence[str], variant: str, seeds: Iterable[int]) -> list[Result]:
    """Play many games, on two processes."""
    with Pool(PROCESSES) as pool:
        return pool.map(partial(play, names, variant), seeds, chunksize=20)


def win_shares(results: Sequence[Result], *, from_start: bool) -> list[float]:
    """The part of the victories of each seat, or of each place in the first round's order."""
    players = len(results[0].scores)
    won = [0.0] * players
    for result in results:
        for seat in result.winners:
            place = (seat - result.first) % players if from_start else seat
            won[place] += 1 / len(result.winners)
    return [victories / len(results) for victories in won]


def source_means(results: Sequence[Result]) -> dict[str, float]:
    """The mean points of a player by source."""
    sources = [points for result in results for points in result.sources]
    return {source: mean(points[source] for points in sources) for source in sources[0]}


def table_lines(variant: str, players: int, results: Sequence[Result]) -> Iterator[str]:
    """Report on one kind of table."""
    scores = [score for result in results for score in result.scores]
    best = mean(max(result.scores) for result in results)
    yield f"\n{variant}, {players} players, {len(results)} games"
    yield f"  score       {mean(scores):.1f}, deviation {stdev(scores):.1f}, winner's {best:.1f}"
    parts = source_means(results)
    for source, points in parts.items():
        yield f"    {source:<14}{points:5.1f}  {points / sum(parts.values()):6.1%}"
    yield f"  wins, seats {shares(win_shares(results, from_start=False))}"
    yield f"  wins, order {shares(win_shares(results, from_start=True))}"
    error = (1 / players * (1 - 1 / players) / len(results)) ** 0.5
    yield f"  fair share  {1 / players:.1%}, standard error {error:.1%}"
    yield from gallery_lines(results)


def gallery_lines(results: Sequence[Result]) -> Iterator[str]:
    """Report on the galleries."""
    anthills = sum(len(result.longest) for result in results)
    longest = [tiles for result in results for tiles in result.longest]
    populous = [ants for result in results for ants in result.populous]
    royal = [tiles for result in results for tiles in result.royal]
    fruit = Counter(kinds for result in results for kinds in result.fruit)
    per_anthill = ", ".join(f"{kinds}: {fruit[kinds] / anthills:.2f}" for kinds in range(1, 7))
    yield f"  galleries   longest {mean(longest):.1f} tiles, fullest {mean(populous):.1f} ants"
    yield f"  queens      {len(royal) / anthills:.2f} score per anthill, {mean(royal):.1f} tiles"
    yield f"  harvest     galleries per anthill by kinds of fruit: {per_anthill}"


def shares(values: Iterable[float]) -> str:
    """Write parts as percentages.

    >>> shares([0.25, 0.75])
    '25.0%  75.0%'
    """
    return "  ".join(f"{value:.1%}" for value in values)


def duel_lines(seed: int) -> Iterator[str]:
    """Report on greedy against random, who change seats after every game."""
    half = DUEL_GAMES // 2
    ahead = series(["greedy", "random"], "base", range(seed, seed + half))
    behind = series(["random", "greedy"], "base", range(seed, seed + half))
    won = win_shares(ahead, from_start=False)[0] + win_shares(behind, from_start=False)[1]
    greedy = mean([r.scores[0] for r in ahead] + [r.scores[1] for r in behind])
    luck = mean([r.scores[1] for r in ahead] + [r.scores[0] for r in behind])
    yield f"\ngreedy against random, 2 players, {DUEL_GAMES} games"
    yield f"  greedy wins {won / 2:.1%}, {greedy:.1f} to {luck:.1f} points"


def report(games: int, seed: int) -> Iterator[str]:
    """Play every kind of table and report on it."""
    yield f"greedy bots, seeds from {seed}"
    for variant, players in TABLES:
        results = series(["greedy"] * players, variant, range(seed, seed + games))
        yield from table_lines(variant, players, results)
    yield from duel_lines(seed)


def main() -> None:
    """Read the command line and print the report as it grows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games at each kind of table")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    arguments = parser.parse_args()
    for line in report(arguments.games, arguments.seed):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
