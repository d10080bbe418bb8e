"""Break positions and write what becomes of each: ``python -m tests.games.myrmes.broken``.

``broken.txt`` has a paragraph for each position: a heading, the position as JSON, and a line for
each field. It says how often each kind of change to it is refused by which rule, or ``fits``:
without a limited supply, for example, a colony may have a larva more or less. If you change a check
or the state, explain each line that differs.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

from formicarium.games.myrmes.options import RULESETS
from formicarium.games.myrmes.rules.state import MyrmesState, Phase
from tests import breaking
from tests.games.myrmes.tables import (
    MYRMES,
    TABLES,
    enrich,
    give,
    in_atelier,
    lay,
    new_game,
    plan,
    play,
    play_eagerly,
    start,
    use_objectives,
)

FILE = Path(__file__).with_suffix(".txt")

GAMES: dict[tuple[int, int], tuple[int, ...]] = {
    (0, 3): (112, 222, 999),  # a worker on the first tile, the store, the end of the game
    (4, 5): (340, 351),  # secret choices, a portion of larvae in a go
    (6, 5): (434, 483, 493, 498),  # emptying, a worker in the garden, the atelier, winter
    (7, 3): (406, 417, 424, 429, 434, 437),  # all phases with a limited supply
    (7, 4): (2,),  # start spaces
}
"""By table and seed of an eager game, the positions that are broken: the actions before each."""

_NAMES = {"phase": get_args(Phase), "variant": tuple(RULESETS)}


def events() -> MyrmesState:
    """Return the first event of a game, in which two of three players have chosen."""
    state = start(3, die=4)
    plan(state, 2, nurses="1010")
    return play(state, "A event soldier+1", "A nurses larvae 1")


def births() -> MyrmesState:
    """Return births for which both players lack ants; B has chosen which ones are born."""
    state = start(die=6)
    state.nurses, state.soldiers = [8, 8], [4, 3]
    for seat in (1, 0):
        plan(state, seat, "worker+1", "0430")
    return play(state, "B bear workers 2 soldiers 1")


def portion() -> MyrmesState:
    """Return the atelier of the English edition; A has turned a single larva into food."""
    state = in_atelier(1, others=1, variant="english")
    give(state, 0, larvae=2)
    return play(state, "A exchange 1")


def emptying() -> MyrmesState:
    """Return A's go in the atelier after A has emptied two of four connected pheromones."""
    state = in_atelier(2, others=1)
    use_objectives(state, "pheromones4", "mix2", "stone3", "larvae9", "mix6", "nurses8")
    for place in ("2,12", "4,12", "6,12", "8,12", "0,9"):
        lay(state, 0, "pair", place)
    return play(state, "A objective pheromones4", "A empty 2,12", "A empty 4,12")


def positions() -> Iterator[tuple[str, MyrmesState]]:
    """Yield the positions with a heading for each."""
    for build in (events, births, portion, emptying):
        yield build.__name__, build()
    for (table, seed), steps in GAMES.items():
        for position in _of_a_game(table, seed, steps):
            when = f"year {position.year}, season {position.season}, {position.phase}"
            yield f"{TABLES[table]}, seed {seed}, {when}", position


def _of_a_game(table: int, seed: int, steps: tuple[int, ...]) -> Iterator[MyrmesState]:
    state = new_game(TABLES[table], seed)
    if seed % 2:
        enrich(state)
    for step, (position, _) in enumerate(play_eagerly(state, Random(seed))):
        if step in steps:
            yield position.copy()
        if step == max(steps):
            return
    yield state


def report(position: str) -> str:
    """Return what becomes of the changes to a position, given as JSON."""
    return breaking.report(MYRMES, MYRMES.from_json(position), _NAMES)


def read() -> dict[str, tuple[str, str]]:
    """Return by heading the positions of the file, with what is to become of their changes."""
    found = {}
    for paragraph in FILE.read_text(encoding="utf-8").split("\n\n"):
        heading, position, expected = paragraph.split("\n", 2)
        found[heading] = position, expected.rstrip("\n") + "\n"
    return found


def main() -> None:
    """Write the file."""
    paragraphs = []
    for heading, state in positions():
        position = state.to_json()
        paragraphs.append(f"{heading}\n{position}\n{report(position)}")
    FILE.write_text("\n".join(paragraphs), encoding="utf-8")


if __name__ == "__main__":
    main()
