"""Thousands of random games at every table, on all cores: ``python -m tests.thousands``.

They run outside pytest because measuring coverage would slow them tenfold.
"""

from __future__ import annotations

import argparse
import sys
import time
from multiprocessing import Pool
from random import Random

from tests.tables import ALL_TABLES

_CHUNK = 250


def play_chunk(job: tuple[int, int, int]) -> tuple[int, int]:
    """Play some games of one table to their end; give the table and the decisions made."""
    table, first, games = job
    decisions = 0
    for seed in range(first, first + games):
        state, rng = ALL_TABLES[table].new(seed), Random(seed)
        while not state.is_over:
            state.advance(rng.choice(state.legal_actions(rng.choice(state.to_act))))
            decisions += 1
        state.check()
        if state.scores() != state.score_sheet().totals() or not state.winners():
            raise AssertionError(f"{ALL_TABLES[table]}, seed {seed}: the scores do not add up")
    return table, decisions


def main() -> None:
    """Play, and print a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games at each table")
    games: int = parser.parse_args().games
    start = time.perf_counter()
    jobs = [
        (table, first, min(_CHUNK, games - first))
        for table in range(len(ALL_TABLES))
        for first in range(0, games, _CHUNK)
    ]
    decisions = [0] * len(ALL_TABLES)
    with Pool(2) as pool:
        for table, count in pool.imap_unordered(play_chunk, jobs):
            decisions[table] += count
    for kind, count in zip(ALL_TABLES, decisions, strict=True):
        sys.stdout.write(f"{kind}: {games} random games, {count} decisions, no error\n")
    sys.stdout.write(f"{time.perf_counter() - start:.0f} s\n")


if __name__ == "__main__":
    main()
