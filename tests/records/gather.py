"""Play the games kept here anew: ``python -m tests.records.gather GAME``.

Greedy bots play, with few exceptions, so that the games look like games. Only a new version of the
rules is a reason to gather them again: otherwise they guard the engine against changing its mind.
"""

import sys
from pathlib import Path
from random import Random

import formicarium as fm
from formicarium.bots import bot
from tests.tables import DEFAULT_TABLES, TableKind

FOLDER = Path(__file__).parent
_SEED = 1871
_MORE: dict[str, tuple[int, ...]] = {
    "antropolis-supersize-2": (16, 20),
    "myrmes-english-4": (1, 3, 16),
    "myrmes-second-2": (2, 6),
    "myrmes-second-4": (4,),
}
"""Further seeds, so that between them the records come to everything in a game."""
_OTHER_BOTS = {("antropolis-supersize-2", 16): "easy"}
"""By table and seed, who plays instead of greedy bots: these rob larvae now and then (S7.4)."""


def path_of(table: TableKind, seed: int) -> Path:
    """Where the record of a game is kept."""
    name = str(table) if seed == _SEED else f"{table}-{seed}"
    return FOLDER / f"{name}.record"


def gathered() -> list[tuple[TableKind, int]]:
    """All games that are kept: at least one for each table."""
    return [
        (table, seed) for table in DEFAULT_TABLES for seed in (_SEED, *_MORE.get(str(table), ()))
    ]


def play(table: TableKind, seed: int) -> fm.Record:
    """Let bots play a game."""
    name = _OTHER_BOTS.get((str(table), seed), "greedy")
    player, rng = bot(name), Random(seed)
    record = table.record(seed)
    record.seats = (f"bot {name}",) * table.players
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
