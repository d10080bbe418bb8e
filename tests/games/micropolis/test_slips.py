"""A snapshot with a single slip in it is refused: one number, one list or one name at a time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from formicarium.core.errors import StateError
from formicarium.games.micropolis import GAME
from tests.games.micropolis.tables import TABLES, positions

EVERY = 5
"""Of the positions in which a tile is to be taken, one in this many is tried."""

NOT_CHECKED = {"outcome"}
"""What chance answered to the last action changes nothing that follows."""

WITH_FREEDOM = {"left_of_first", "architect_markers", "leader"}
"""The fields that do not follow from the others (``may_be``)."""


def spoiled(value: Any) -> Iterator[Any]:
    """Yield the value with one small change in each place."""
    if isinstance(value, list):
        for place, each in enumerate(value):
            for other in spoiled(each):
                yield [*value[:place], other, *value[place + 1 :]]
        yield [*value, *(value[-1:] or [0])]
        if value:
            yield value[:-1]
    elif isinstance(value, int):
        yield from (value - 1, value + 1)
    elif isinstance(value, str):
        yield from (value[:-1], value + "s")


def slips(data: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the name of a field and the snapshot with a slip in this field, for all of them."""
    for name, value in data.items():
        if name not in NOT_CHECKED:
            for other in spoiled(value):
                yield name, data | {name: other}
    for bit in range(61):
        yield "full", data | {"full": data["full"] ^ 1 << bit}


def may_be(data: dict[str, Any]) -> bool:
    """Judge the fields with some freedom by a second reading of the rules.

    P6.1: the first tile lies somewhere in its anthill. P2: there are two architect markers.
    P12.3: the leader marker lies by either anthill of the player who begins the round.
    """
    each = 2 if data["variant"] == "expert" else 1
    lefts, markers = data["left_of_first"], data["architect_markers"]
    rooms = [max(1, len(run)) for run in data["anthills"]]
    return (
        len(lefts) == len(rooms)
        and all(0 <= left < room for left, room in zip(lefts, rooms, strict=True))
        and len(markers) == data["players"]
        and min(markers) >= 0
        and sum(markers) <= 2
        and data["leader"] // each == data["first"]
    )


def is_read(data: dict[str, Any]) -> bool:
    """Return whether a snapshot is taken for a position."""
    with suppress(StateError):
        GAME.from_json(json.dumps(data))
        return True
    return False


def chosen(variant: str, players: int) -> Iterator[dict[str, Any]]:
    """Yield the snapshots that are tried of a random game."""
    for number, state in enumerate(positions(variant, players, seed=9)):
        if state.phase != "take" or number % EVERY == 0:
            yield json.loads(state.to_json())


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_slip_is_refused(variant: str, players: int) -> None:
    for data in chosen(variant, players):
        assert is_read(data)
        for name, slipped in slips(data):
            allowed = name in WITH_FREEDOM and may_be(slipped)
            assert is_read(slipped) == allowed, (name, slipped[name])
