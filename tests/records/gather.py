"""Play the games kept here again: ``python -m tests.records.gather GAME``.

A record stays in the folder of the version that played it, and every later version must replay it.
Gather new ones when a table has new options, or for the tables of a new game or variant. Bots play
them, most of them greedy ones, so that the games look like games. Further games, so that the
records of a game come to everything in it, are kept by adding a file ``TABLE-SEED.record``; its
line of seats says which bot plays.
"""

import sys
from pathlib import Path
from random import Random

import formicarium as fm
from formicarium.bots import bot
from formicarium.version import __version__
from tests.tables import ALL_TABLES, TableKind

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.record"))
_SEED = 1871


def name_of(table: TableKind, seed: int) -> str:
    """Return the file name of the record of a game."""
    return f"{table}.record" if seed == _SEED else f"{table}-{seed}.record"


def gathered() -> list[tuple[TableKind, int]]:
    """List all games that are kept: one for each table, and those with a seed in their name."""
    return [(table, seed) for table in ALL_TABLES for seed in (_SEED, *_more_seeds(table))]


def _more_seeds(table: TableKind) -> list[int]:
    names = [path.stem for path in RECORDS if path.stem.startswith(f"{table}-")]
    more = {name.removeprefix(f"{table}-") for name in names}
    return sorted([int(seed) for seed in more if seed.isdigit()])  # others are of other options


def play(table: TableKind, seed: int) -> fm.Record:
    """Let bots play a game: the bots of its latest record, or greedy ones."""
    record, rng = table.record(seed), Random(seed)
    earlier = [path for path in RECORDS if path.name == name_of(table, seed)]
    greedy = ("bot greedy",) * table.players
    record.seats = fm.Record.load(earlier[-1]).seats if earlier else greedy
    player = bot(record.seats[0].removeprefix("bot "))
    state = record.replay()
    while not state.is_over:
        record.play(state, player.choose(state, state.to_act[0], rng))
    return record


def main() -> None:
    """Play the games of the tables of the games that are named."""
    folder = FOLDER / __version__
    folder.mkdir(exist_ok=True)
    for table, seed in gathered():
        if table.game.id in sys.argv:
            play(table, seed).save(folder / name_of(table, seed))


if __name__ == "__main__":
    main()
