"""Write a playthrough: every decision with its legal actions, the table now and then.

``python -m tests.golden.playthrough GAME`` writes the files of a game again; look at the difference
before you commit it.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from textwrap import fill

from formicarium.core.record_text import outcome_text
from tests.tables import DEFAULT_TABLES, AnyState, TableKind

FOLDER = Path(__file__).parent
_SEED = 2018
_DRAW_EVERY = 12


def path_of(table: TableKind) -> Path:
    """Where the playthrough of a table is kept."""
    return FOLDER / f"{table}.txt"


def playthrough(table: TableKind) -> str:
    """Play a game with a fixed seed and write it down."""
    return "\n".join(_lines(table)) + "\n"


def _lines(table: TableKind) -> Iterator[str]:
    state, rng = table.new(_SEED), Random(_SEED)
    yield f"{table.game.title}, {table.variant}, {table.players} players, seed {_SEED}"
    yield f"setup ! {outcome_text(state.outcome)}"
    number = 0
    while not state.is_over:
        if number % _DRAW_EVERY == 0:
            yield from ("", table.game.draw(state.imagine(None), state.to_act), "")
        number += 1
        yield from _decision(state, number, rng)
    yield from ("", table.game.draw(state.imagine(None), state.to_act), "")
    for seat, points in enumerate(state.score_sheet()):
        yield f"seat {seat}: {state.scores()[seat]} = {points}"
    yield f"winners: {state.winners()}"


def _decision(state: AnyState, number: int, rng: Random) -> Iterator[str]:
    seat = state.to_act[0]
    actions = state.legal_actions(seat)
    action = rng.choice(actions)
    legal = ", ".join(str(other)[2:] for other in actions)
    state.apply(action)
    answer = f" ! {outcome_text(state.outcome)}" if state.outcome else ""
    yield f"{number}. {action}{answer}"
    indent = " " * 6
    yield fill(f"of {len(actions)}: {legal}", 100, initial_indent=indent, subsequent_indent=indent)


def difference(table: TableKind) -> str:
    """How the stored playthrough differs from the present one, as a unified diff."""
    if not path_of(table).exists():
        return f"there is none: run `python -m tests.golden.playthrough {table.game.id}`"
    stored = path_of(table).read_text(encoding="utf-8").splitlines()
    now = playthrough(table).splitlines()
    return "\n".join(difflib.unified_diff(stored, now, "stored", "now", lineterm="", n=8))


if __name__ == "__main__":
    for kind in DEFAULT_TABLES:
        if kind.game.id not in sys.argv:
            continue
        path_of(kind).write_text(playthrough(kind), encoding="utf-8", newline="\n")
