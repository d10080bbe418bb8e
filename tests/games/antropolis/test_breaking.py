"""Positions of games with one small change anywhere: which fields may vary by themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

import formicarium as fm
from tests.games.antropolis.tables import ANTROPOLIS, TABLES, eager_game
from tests.tables import TableKind


def _changed(value: Any) -> Iterator[Any]:
    """Return values that differ in one entry, by one, or in their length or order."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value - 1, value + 1)
        case str():
            yield from {"base", "all-tiles", "supersize", "first", "second"} - {value}
        case list():
            yield from _changed_list(value)
        case dict():
            yield from [value | {key: each} for key in value for each in _changed(value[key])]
            yield from [{name: value[name] for name in value if name != key} for key in value]
            yield dict(reversed(value.items()))


def _changed_list(value: list[Any]) -> Iterator[list[Any]]:
    for place, entry in enumerate(value):
        before, after = value[:place], value[place + 1 :]
        yield from [[*before, other, *after] for other in _changed(entry)]
        if after and after[0] != entry:
            yield [*before, after[0], entry, *after[1:]]
    if value:
        yield value[:-1]
        yield [*value, value[-1]]


FREE: Final = {
    "chance", "outcome",  # any randomness and any answers
    "forest_by_earth", "within_hand", "own_crew", "queens_once", "halved", "finished_stay",
    "first", "points", "food", "capacity", "laid", "enlarged", "idle_turns",  # within limits
    "piles", "box", "market", "hands",  # tiles of a sort change places
    "hosted",  # queens who have left
    "closed_sides",  # attackers may have come another way
    "done", "stage",  # fewer ants have moved, or later ones are to move
}  # fmt: skip
"""Fields that may have other values; everything else follows from the rest of a position."""


def _position(table: TableKind, phase: str) -> dict[str, Any]:
    """Return a position from the middle of a game, in phase 2 with ants that have acted."""
    for state, _ in eager_game(table, 4):
        if state.phase == phase and len(state.looks) >= 12 and (state.done or phase != "act"):
            data: dict[str, Any] = json.loads(state.to_json())
            return data
    raise AssertionError(f"the game never comes to {phase}")


@pytest.mark.parametrize(
    ("table", "phase"),
    [
        (TABLES[1], "lay"),
        (TABLES[-2], "ant"),
        (TABLES[6], "act"),
        (TABLES[6], "attack"),
        (TABLES[6], "flee"),
    ],
    ids=str,
)
def test_each_small_change_of_a_position_is_refused(table: TableKind, phase: str) -> None:
    """A1, A3, A4, A9, A10, S3, S7: nothing can be changed by itself."""
    position = _position(table, phase)
    ANTROPOLIS.from_json(json.dumps(position))
    tried = 0
    for name in position.keys() - FREE - {"game", "rules"}:
        for other in _changed(position[name]):
            tried += 1
            try:
                ANTROPOLIS.from_json(json.dumps(position | {name: other}))
            except fm.StateError:
                continue
            pytest.fail(f"{name} may be {other} instead of {position[name]}")
    assert tried > 400
