"""Whole games in the engine and in a second, independent reckoning."""

from random import Random

import pytest

from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes.reckoning import Reckoning
from tests.games.myrmes.tables import TABLES, enrich, new_game, play_eagerly
from tests.tables import TableKind


@pytest.mark.parametrize(
    "table", [table for table in TABLES if "limited" not in str(table)], ids=str
)
@pytest.mark.parametrize("seed", range(4))
def test_goods_points_and_turns_agree(table: TableKind, seed: int) -> None:
    """M3-M19, M21: every larva, ant, cube and point after every action."""
    state = new_game(table, seed)
    reckoning = Reckoning(state.observe(None))
    if seed % 2:
        _make_rich(state, reckoning)
    reckoning.check(state.observe(None))
    for position, action in play_eagerly(state, Random(seed)):
        later = position.copy()
        later.apply(action)
        seen = later.observe(None)
        reckoning.follow(str(action), seen)
        reckoning.check(seen)


def _make_rich(state: MyrmesState, reckoning: Reckoning) -> None:
    """Deep colonies with much to spend come to the late rules early."""
    enrich(state)
    for home in reckoning.homes:
        home.level, home.soldiers, home.nurses, home.larvae = 3, 4, 7, 9
        home.store.update(food=3, earth=3, stone=3)
