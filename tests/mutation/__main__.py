"""Sample mutants, judge them, and print the survivors and the scores."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random

from tests.mutation import judging
from tests.mutation.judging import Verdict
from tests.mutation.mutants import GAMES, Mutant, explained, games, mutants_of, mutants_of_game


def main() -> None:
    """Read the command line and judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=games(), help="only the rules of this game")
    parser.add_argument("--module", default="", help="only the rules modules with this name")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        sys.exit(judging.judge_at_import(_named(asked.one)))
    sampled = {game: _sampled(game, asked) for game in ([asked.game] if asked.game else games())}
    whole = sum(map(len, sampled.values()))
    for game, mutants in sampled.items():
        if mutants:
            _judge(game, mutants, asked.jobs, 60 * asked.minutes * len(mutants) / whole)


def _named(text: str) -> Mutant:
    path, _, number = text.partition(":")
    return mutants_of(GAMES / path)[int(number)]


def _sampled(game: str, asked: argparse.Namespace) -> list[Mutant]:
    known = explained()
    chosen = [each for each in mutants_of_game(game) if each.change not in known]
    chosen = [each for each in chosen if asked.module in ("", each.path.stem)]
    Random(asked.seed).shuffle(chosen)
    return chosen


def _judge(game: str, mutants: list[Mutant], jobs: int, seconds: float) -> None:
    counts = Counter[bool]()

    def report(verdict: Verdict) -> None:
        counts[verdict.survived] += 1
        if verdict.survived:
            sys.stdout.write(f"survived {verdict.tests} tests: {verdict.mutant}\n")
            sys.stdout.flush()

    judging.judge(mutants, jobs, seconds, report)
    tried = counts.total()
    score = 100 * counts[False] / max(1, tried)
    sys.stdout.write(f"{game}: {tried} of {len(mutants)} tried, {score:.1f} % noticed\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
