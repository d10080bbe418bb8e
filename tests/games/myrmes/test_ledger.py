"""Whole games reckoned twice: by the engine, and by hand with the rulebook's numbers."""

from random import Random

import pytest

from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes.ledger import Ledger
from tests.games.myrmes.tables import TABLES, new_game, play_eagerly
from tests.tables import TableKind


@pytest.mark.parametrize(
    "table", [table for table in TABLES if "limited" not in str(table)], ids=str
)
@pytest.mark.parametrize("seed", range(4))
def test_goods_points_and_turns_are_as_reckoned_by_hand(table: TableKind, seed: int) -> None:
    """M3-M19, M21: every larva, ant, cube and point after every action."""
    state = new_game(table, seed)
    ledger = Ledger(state.observe(None))
    if seed % 2:
        _make_rich(state, ledger)
    ledger.check(state.observe(None))
    for position, action in play_eagerly(state, Random(seed)):
        later = position.copy()
        later.apply(action)
        seen = later.observe(None)
        ledger.follow(str(action), seen)
        ledger.check(seen)


def _make_rich(state: MyrmesState, ledger: Ledger) -> None:
    """Deep colonies with much to spend come to the late rules early."""
    for seat, home in enumerate(ledger.homes):
        home.level = state.level[seat] = 3
        home.soldiers = state.soldiers[seat] = 4
        home.nurses = state.nurses[seat] = 7
        home.larvae = state.larvae[seat] = 9
        home.store.update(food=3, earth=3, stone=3)
        state.store[3 * seat : 3 * seat + 3] = [3, 3, 3]
