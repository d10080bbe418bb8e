"""Laying pheromones and special tiles (M9, M10)."""

import pytest

from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes.tables import (
    cubes,
    give,
    lay,
    lay_free,
    offered,
    play,
    refusal,
    store,
    working,
)


def kinds(state: MyrmesState) -> set[str]:
    return {line.split()[2] for line in offered(state, "place")}


SMALL = {"pair"}
UP_TO_3 = SMALL | {"triangle", "line"}
UP_TO_4 = UP_TO_3 | {"rhombus", "hook"}
UP_TO_5 = UP_TO_4 | {"trapezoid"}


@pytest.mark.parametrize(
    ("level", "event", "expected"),
    [
        (0, "soldier+1", SMALL),
        (1, "soldier+1", UP_TO_3),
        (2, "soldier+1", UP_TO_4),
        (3, "soldier+1", UP_TO_5),
        (0, "level+1", UP_TO_3),
        (3, "level+1", UP_TO_5),
        (0, "hex+1", UP_TO_3),
        (2, "hex+1", UP_TO_5),
        (3, "hex+1", UP_TO_5 | {"pyramid"}),
    ],
)
def test_m9_2_the_largest_size(level: int, event: str, expected: set[str]) -> None:
    """M4.5b, M4.5d, M4.11, D10, D21."""
    state = working(4, event=event)
    give(state, 0, level=level)
    play(state, "A out 2,11", "A step 2,12")
    assert kinds(state) == expected
    if "pyramid" not in expected:
        rule = "M4.11" if level == 3 else "M9.2"
        assert refusal(state, "A place pyramid 2,12 0") == rule


def test_m9_1_m9_3_m9_4_where_a_tile_lies() -> None:
    """D6, Q7, M20.4, M7.8."""
    state = working()
    lay(state, 1, "pair", "3,12")
    play(state, "A out 2,11", "A step 2,12")
    pairs = [line.split()[3:] for line in offered(state, "place")]
    assert sorted(pairs) == [["1,12", "0"], ["2,12", "1"], ["2,12", "2"]]
    assert refusal(state, "A place pair 2,12 0") == "M9.4"
    assert refusal(state, "A place pair 4,13 0") == "M9.3"


def test_m9_4_not_on_water_nor_over_the_edge() -> None:
    state = working()
    play(state, "A out 2,11", "A step 1,11")
    assert refusal(state, "A place pair 1,10 2") == "M9.4"
    play(state, "A step 0,11")
    assert refusal(state, "A place pair 10,11 0") == "M9.4"


def test_m20_4_not_beyond_the_part_in_use() -> None:
    state = working(event="move+3")
    play(state, "A out 2,11", "A step 2,10", "A step 2,9", "A step 2,8", "A step 2,7")
    assert refusal(state, "A place pair 2,6 2") == "M20.4"
    assert all(int(line.split()[3].split(",")[1]) >= 7 for line in offered(state, "place"))


def test_m9_5_from_the_reserve() -> None:
    state = working(4)
    give(state, 0, level=1)
    lay_free(state, 0, "line", 2)
    play(state, "A out 2,11", "A step 2,12")
    assert kinds(state) == {"pair", "triangle"}
    assert refusal(state, "A place line 2,12 0") == "M9.5"


def test_m9_6_m9_7_m9_8_cubes_points_and_the_next_player() -> None:
    state = working()
    give(state, 0, level=1)
    play(state, "A out 2,11", "A step 2,12", "A place line 1,12 0")
    assert cubes(state, 0) == [1, 2, 0]
    assert state.score_sheet()[0]["pheromones"] == 2
    assert state.worker == -1
    assert state.to_act == (1,)
    assert state.pheromones[2] == 1


def test_q26_a_limited_supply_gives_what_is_left() -> None:
    state = working(supply="limited")
    play(state, "A out 2,11", "A step 2,12")
    state.supply[1] -= 14
    state.store[4] += 14
    play(state, "A place pair 1,12 0")
    assert cubes(state, 0) == [0, 1, 0]
    assert state.supply[1] == 0


def test_m10_2_levels_of_special_tiles() -> None:
    """D13."""
    state = working()
    give(state, 0, food=1, earth=1, stone=1)
    play(state, "A out 2,11", "A step 2,12")
    assert refusal(state, "A place farm 2,12 0") == "M10.2"
    give(state, 0, level=2)
    assert {"farm", "scavenging"} <= kinds(state)
    assert refusal(state, "A place subcolony 2,12 0") == "M10.2"
    give(state, 0, level=3)
    assert "subcolony" in kinds(state)


def test_m10_2_level_up_counts_hex_up_does_not() -> None:
    for event, allowed in (("level+1", True), ("hex+1", False)):
        state = working(event=event)
        give(state, 0, stone=1, food=1)
        play(state, "A out 2,11", "A step 2,12")
        assert ("farm" in kinds(state)) is allowed


@pytest.mark.parametrize(
    ("kind", "price", "points"),
    [("farm", (0, 0, 1), 2), ("scavenging", (1, 0, 0), 2), ("subcolony", (1, 1, 1), 4)],
)
def test_m10_3_m10_4_m10_5_price_owner_cube_points(
    kind: str, price: tuple[int, int, int], points: int
) -> None:
    """M10.1."""
    state = working()
    give(state, 0, level=3)
    play(state, "A out 2,11", "A step 2,12")
    assert refusal(state, f"A place {kind} 2,12 0") == "M10.3"
    give(state, 0, food=price[0], earth=price[1], stone=price[2])
    line = next(line for line in offered(state, "place") if kind in line)
    play(state, line)
    assert store(state) == (0, 0, 0)
    assert state.owner_cubes[0] == 3
    assert cubes(state, 0) == [0, 0, 0]
    assert state.score_sheet()[0]["special tiles"] == points
    assert state.to_act == (1,)


def test_m16_1_larvae_pay_for_a_scavenging_on_the_way() -> None:
    """M10.3."""
    state = working()
    give(state, 0, level=1, larvae=3)
    play(state, "A out 2,11", "A step 2,12")
    assert refusal(state, "A place scavenging 2,12 0") == "M10.3"
    play(state, "A exchange 3", "A place scavenging 2,12 0")
    assert (state.larvae[0], store(state)) == (0, (0, 0, 0))


def test_q18_four_owner_cubes() -> None:
    state = working(4)
    lay_free(state, 0, "farm", 4)
    give(state, 0, level=1, stone=1, food=1)
    play(state, "A out 2,11", "A step 2,12")
    assert state.owner_cubes[0] == 0
    assert refusal(state, "A place farm 2,12 0") == "Q18"


def test_q18b_the_stock_is_shared() -> None:
    state = working(4)
    lay_free(state, 1, "farm", 4)
    lay_free(state, 2, "scavenging", 4)
    give(state, 0, level=1, stone=1, food=1)
    play(state, "A out 2,11", "A step 2,12")
    assert state.special == [0, 8]
    assert refusal(state, "A place farm 2,12 0") == "Q18b"


def test_m4_6_q20_an_extra_point_for_each_score_but_not_for_none() -> None:
    state = working(event="points+1")
    give(state, 0, level=1)
    play(state, "A out 2,11", "A step 2,12", "A place line 1,12 0")
    assert state.score_sheet()[0]["points+1"] == 1
    play(state, "B out 8,11", "B stop", "A out 2,11", "A step 3,11", "A place pair 3,11 0")
    assert state.score_sheet()[0]["points+1"] == 1


def test_m4_6_d7_each_time_and_for_its_player_only() -> None:
    state = working(event="points+1")
    give(state, 0, level=3, food=1)
    give(state, 1, level=1)
    play(state, "A work queen", "B out 8,11", "B step 8,12", "B place line 7,12 0")
    play(state, "A out 2,11", "A step 2,12", "A place line 1,12 0")
    assert [sheet["points+1"] for sheet in state.score_sheet()] == [2, 0]
    assert state.scores() == [10 + 3 + 3, 10 + 2]
