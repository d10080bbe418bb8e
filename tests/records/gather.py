"""Play the games kept here anew: ``python -m tests.records.gather GAME``.

Greedy bots play, so that the games look like games. Only a new version of the rules is a reason
to gather them again: otherwise they guard the engine against changing its mind.
"""

import sys
from pathlib import Path
from random import Random

from formicarium.bots import bot
from tests.tables import ALL_TABLES

FOLDER = Path(__file__).parent
_SEED = 1871


def main() -> None:
    """One game for each table of the games that are named."""
    player = bot("greedy")
    for table in [table for table in ALL_TABLES if table.game.id in sys.argv]:
        record, rng = table.record(_SEED), Random(_SEED)
        record.seats = ("bot greedy",) * table.players
        state = record.replay()
        while not state.is_over:
            seat = state.to_act[0]
            record.play(state, player.choose(state, seat, rng))
        record.save(FOLDER / f"{table}.record")


if __name__ == "__main__":
    main()
