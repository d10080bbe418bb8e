"""Sample mutants, judge them, and print the survivors and the scores."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections import Counter
from random import Random

from formicarium.arena.intervals import wilson
from formicarium.arena.units import interval, percent
from tests.mutation import judging
from tests.mutation.judging import Judge, Verdict
from tests.mutation.mutants import GAMES, Mutant, explained, games, mutants_of, mutants_of_game


def main() -> None:
    """Read the command line and judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=games(), help="only the rules of this game")
    parser.add_argument("--module", nargs="*", help="only the rules modules with these names")
    parser.add_argument("--tests", help="arguments of pytest instead of all tests of the game")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    tests = shlex.split(asked.tests or "")
    if asked.one:
        sys.exit(judging.judge_at_import(_named(asked.one), tests))
    sampled = {game: _sampled(game, asked) for game in ([asked.game] if asked.game else games())}
    whole = sum(map(len, sampled.values()))
    for game, mutants in sampled.items():
        if mutants:
            seconds = 60 * asked.minutes * len(mutants) / whole
            _judge(mutants, tests or judging.tests_of(game), asked.jobs, seconds)


def _named(text: str) -> Mutant:
    path, _, number = text.partition(":")
    return mutants_of(GAMES / path)[int(number)]


def _sampled(game: str, asked: argparse.Namespace) -> list[Mutant]:
    known = explained()
    chosen = [
        each for each in mutants_of_game(game) if not known & {each.change, each.change_there}
    ]
    chosen = [each for each in chosen if not asked.module or each.path.stem in asked.module]
    Random(asked.seed).shuffle(chosen)
    return chosen


def _judge(mutants: list[Mutant], tests: list[str], jobs: int, seconds: float) -> None:
    counts = Counter[bool]()

    def report(verdict: Verdict) -> None:
        counts[verdict.survived] += 1
        if verdict.survived:
            sys.stdout.write(f"survived {verdict.tests} tests: {verdict.mutant}\n")
            sys.stdout.write(f"    {verdict.mutant.change_there}\n")
            sys.stdout.flush()

    Judge(mutants, tests, jobs, seconds, report).run()
    tried = f"{counts.total()} of {len(mutants)} tried"
    sys.stdout.write(f"{mutants[0].game}: {tried}, {_score(counts[False], counts.total())}\n")
    sys.stdout.flush()


def _score(noticed: int, tried: int) -> str:
    """Return the share of noticed mutants; the interval tells how far a sample can be trusted."""
    if not tried:
        return "so there is no score"
    rate = wilson(noticed, tried)
    return f"{percent(rate.value)} noticed (95 % interval: {interval(rate)})"


if __name__ == "__main__":
    main()
