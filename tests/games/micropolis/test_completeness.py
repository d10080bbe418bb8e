"""Legal actions are complete: a second reading of the rules agrees on every possible action.

The engine looks legal actions up. Here, a predicate that shares no code with the engine judges
every action that can be written, one by one.
"""

from collections.abc import Callable
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.games.micropolis.components import BIT, TILES
from formicarium.games.micropolis.rules.actions import (
    Fill,
    Guard,
    Leave,
    MicropolisAction,
    PassMarker,
    Take,
)
from formicarium.games.micropolis.rules.state import MicropolisState
from tests.tables import ALL_TABLES, TableKind, play_randomly

TABLES = [table for table in ALL_TABLES if table.game.id == "micropolis"]
SEATS = range(6)
BARRACKS = [tile.index for tile in TILES if tile.barracks]


def all_takes() -> list[Take]:
    sides = ("", "left", "right")
    tiles = range(len(TILES))
    return [Take(*parts) for parts in product(SEATS, tiles, range(3), sides, (False, True))]


def own_anthills(state: MicropolisState, seat: int) -> dict[int, int]:
    """Map the numbers of a seat's anthills in the notation to those on the table."""
    return {0: seat} if state.variant == "base" else {1: 2 * seat, 2: 2 * seat + 1}


def may_take(state: MicropolisState, action: Take) -> bool:
    """P5, P6, P12.6, P12.7."""
    anthills = own_anthills(state, action.seat)
    if state.phase != "take" or action.anthill not in anthills or action.tile not in state.row:
        return False
    anthill = anthills[action.anthill]
    size = len(state.anthills[anthill])
    if size == 10 or (action.side == "") != (size in (0, 9)):
        return False
    in_front = state.row.index(action.tile)
    if action.architect:
        return state.architect_markers[action.seat] > 0 and in_front > 0
    return state.army[anthill] >= in_front


def may_guard(state: MicropolisState, action: Guard) -> bool:
    """P9.6, P5.7."""
    if state.phase != "guard":
        return False
    tiles = state.anthills[state.site]
    manned = sum(TILES[tile].barracks for tile in tiles if state.full & BIT[tile])
    wanted = sum(TILES[tile].barracks for tile in action.full)
    rest = state.army[state.site] + manned - wanted
    return set(action.full) <= set(tiles) and 0 <= rest <= 10


def may_pass_marker(state: MicropolisState, action: PassMarker) -> bool:
    """P8.8-P8.12, P12.3, P12.11, P12.12."""
    anthills = own_anthills(state, action.receiver)
    if state.phase != "marker" or action.anthill not in anthills:
        return False
    if state.round == 0:
        return action.receiver == action.seat
    if action.receiver >= state.players or action.receiver == action.seat:
        return False
    return state.army[anthills[action.anthill]] == max(state.army)


def may_decide_on_barracks(state: MicropolisState, _: Fill | Leave) -> bool:
    """P9.2."""
    return state.phase == "barracks"


PREDICATES: dict[type[MicropolisAction], Callable[[MicropolisState, Any], bool]] = {
    Take: may_take,
    Fill: may_decide_on_barracks,
    Leave: may_decide_on_barracks,
    Guard: may_guard,
    PassMarker: may_pass_marker,
}


def judge(state: MicropolisState, action: MicropolisAction) -> bool:
    return action.seat == state.actor and PREDICATES[type(action)](state, action)


def written_guards(state: MicropolisState) -> list[Guard]:
    """Return sets of up to three barracks on the table, for every seat."""
    built = sorted(tile for tile in BARRACKS if any(tile in run for run in state.anthills))[:8]
    sets = [full for size in range(4) for full in combinations(built, size)]
    return [Guard(seat, full) for seat in SEATS for full in sets]


OTHERS: list[MicropolisAction] = [
    *(Fill(seat) for seat in SEATS),
    *(Leave(seat) for seat in SEATS),
    *(PassMarker(*parts) for parts in product(SEATS, SEATS, range(3))),
]
TAKES = all_takes()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_possible_action_is_judged_alike(table: TableKind) -> None:
    rng = Random(7)
    state = table.game.new(players=table.players, seed=7, variant=table.variant)
    for position, _ in play_randomly(state, rng):
        assert isinstance(position, MicropolisState)
        legal = set(position.legal_actions(position.actor))
        takes = TAKES if rng.random() < 0.3 else rng.sample(TAKES, 300)
        for action in [*takes, *OTHERS, *written_guards(position)]:
            assert (action in legal) == judge(position, action), str(action)


def test_the_written_actions_cover_the_legal_ones() -> None:
    table = TABLES[-1]
    written: set[fm.Action] = {*TAKES, *OTHERS}
    for position, _ in play_randomly(table.new(3), Random(3)):
        for action in position.legal_actions(position.to_act[0]):
            assert action in written or isinstance(action, Guard)
