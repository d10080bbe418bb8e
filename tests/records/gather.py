"""Play the games kept here again: ``python -m tests.records.gather GAME``.

Bots play them, most of them greedy ones, so that the games look like games. Gather them again only
for a new version of the rules: otherwise they keep the engine from changing a game's course.
Further games, so that the records of a game come to everything in it, are kept by adding a file
``TABLE-SEED.record``; its line of seats says which bot plays.
"""

import sys
from pathlib import Path
from random import Random

import formicarium as fm
from formicarium.bots import bot
from tests.tables import DEFAULT_TABLES, TableKind

FOLDER = Path(__file__).parent
_SEED = 1871


def path_of(table: TableKind, seed: int) -> Path:
    """Return where the record of a game is kept."""
    name = str(table) if seed == _SEED else f"{table}-{seed}"
    return FOLDER / f"{name}.record"


def gathered() -> list[tuple[TableKind, int]]:
    """List all games that are kept: one for each table, and those with a seed in their name."""
    return [(table, seed) for table in DEFAULT_TABLES for seed in (_SEED, *_more_seeds(table))]


def _more_seeds(table: TableKind) -> list[int]:
    names = [path.stem.removeprefix(f"{table}-") for path in FOLDER.glob(f"{table}-*.record")]
    return sorted(int(name) for name in names)


def play(table: TableKind, seed: int) -> fm.Record:
    """Let bots play a game."""
    path, record, rng = path_of(table, seed), table.record(seed), Random(seed)
    greedy = ("bot greedy",) * table.players
    record.seats = fm.Record.load(path).seats if path.exists() else greedy
    player = bot(record.seats[0].removeprefix("bot "))
    state = record.replay()
    while not state.is_over:
        record.play(state, player.choose(state, state.to_act[0], rng))
    return record


def main() -> None:
    """Play the games of the tables of the games that are named."""
    for table, seed in gathered():
        if table.game.id in sys.argv:
            play(table, seed).save(path_of(table, seed))


if __name__ == "__main__":
    main()
