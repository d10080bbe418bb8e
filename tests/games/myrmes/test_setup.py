"""Setup and what is in the box (M1, M2, M20)."""

import pytest

import formicarium as fm
from formicarium.games.myrmes import components as box
from formicarium.games.myrmes.options import pheromones_each
from formicarium.games.myrmes.rules.geometry import (
    CLOSED,
    HEXES,
    LAIRS,
    SPOTS,
    START_SPACES,
    TERRAIN,
    USED,
    hex_name,
    hexes_in,
)
from tests.games.myrmes.tables import MYRMES, refusal, start


def test_m1_1_m1_6_the_box() -> None:
    assert len(box.OBJECTIVES) == 20
    assert sum(box.PREY_TOKENS) == 18
    assert dict(zip(box.PREY, box.PREY_TOKENS, strict=True)) == {
        "ladybug": 6,
        "termite": 6,
        "spider": 6,
    }
    assert box.STOCKS == (8, 8)


def test_m1_3_m1_4_seventeen_pheromones() -> None:
    assert pheromones_each("second") == [6, 2, 2, 2, 2, 2, 1]
    assert box.SIZE[:7] == (2, 3, 3, 4, 4, 5, 6)
    assert box.POINTS[:7] == (0, 2, 2, 4, 4, 6, 8)
    assert (box.ANTS, box.NURSES, box.EXITS, box.OWNER_CUBES) == (8, 8, 4, 4)


def test_m1_5_special_tiles_share_two_shapes() -> None:
    assert box.SHAPE[box.FARM] == box.SHAPE[box.SCAVENGING] == box.TRIANGLE
    assert box.SHAPE[box.SUBCOLONY] == box.RHOMBUS
    assert box.POINTS[7:] == (2, 2, 4)


def test_m1_7_the_terrain_of_the_garden() -> None:
    counts = {letter: TERRAIN.count(letter) for letter in "gmes~"}
    assert counts == {"g": 58, "m": 31, "e": 26, "s": 18, "~": 18}


def test_m1_8_the_event_track() -> None:
    assert box.EVENTS == (
        "level+1",
        "points+1",
        "larvae+2",
        "harvest+3",
        "move+3",
        "soldier+1",
        "hex+1",
        "worker+1",
    )


def test_m1_9_a_die_puts_the_cubes_on_its_number() -> None:
    for seed in range(20):
        state = start(seed=seed)
        assert state.event == [state.dice[0]] * 2  # M2.10
        assert 1 <= state.dice[0] <= 6


@pytest.mark.parametrize(("players", "hexes", "prey"), [(4, 151, 18), (3, 118, 12), (2, 82, 11)])
def test_m20_the_garden_in_use(players: int, hexes: int, prey: int) -> None:
    """M20.1, M20.3, M20.4."""
    assert sum(USED[players]) == hexes
    assert len(LAIRS[players]) == prey
    state = start(players)
    assert len(state.prey) == prey
    assert min(state.prey) >= 0  # M2.4
    assert not any(CLOSED[players] >> place & 1 for place in LAIRS[players])


def test_m20_2_start_spaces() -> None:
    names = {n: [hex_name(place) for place in START_SPACES[n]] for n in (2, 3, 4)}
    assert names[2] == ["2,11", "8,11"]
    assert names[3] == ["5,12", "4,5", "12,4"]
    assert names[4] == ["2,11", "6,3", "12,3", "8,11"]


def test_m20_5_what_the_number_of_players_does_not_change() -> None:
    for players in (2, 3, 4):
        state = start(players)
        assert state.special == [8, 8]
        assert len(state.objectives) == 6


def test_m2_what_a_player_begins_with() -> None:
    """M2.1, M2.2, M2.6, M2.7, M2.9."""
    state = start(4)
    assert state.year == state.season == 0
    assert state.nurses == [3] * 4
    assert state.workers == [2] * 4
    assert state.soldiers == state.level == [0] * 4
    assert state.larvae == [1] * 4
    assert state.store == [0] * 12
    assert state.scores() == [10] * 4
    assert state.tile_kind == []


def test_m2_3_all_dice_are_open() -> None:
    assert all(1 <= die <= 6 for die in start().observe(None)["dice"])


def test_m2_5_two_objectives_of_each_level() -> None:
    seen = set()
    for seed in range(60):
        state = start(seed=seed)
        levels = [box.OBJECTIVE_LEVEL[objective] for objective in state.objectives]
        assert levels == [0, 0, 1, 1, 2, 2]
        seen.update(state.objectives)
    assert len(seen) == 20  # Q34


def test_q34_m14_15_without_the_three_that_the_books_do_not_describe() -> None:
    seen = set()
    for seed in range(60):
        seen.update(start(seed=seed, objectives="described").objectives)
    names = {box.OBJECTIVES[objective] for objective in seen}
    assert names == set(box.DESCRIBED)
    assert not names & {"mix2", "food5", "stone5"}


def test_m2_8_q1_first_exits_by_seat_or_drawn() -> None:
    assert [hex_name(exits[0]) for exits in start(3).exits] == ["5,12", "4,5", "12,4"]
    orders = {tuple(start(3, seed=seed, places="drawn").exits) for seed in range(40)}
    assert len(orders) == 6


def test_m2_11_q2_the_first_player_is_drawn() -> None:
    assert {MYRMES.new(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_q25_prey_is_drawn_from_all_eighteen() -> None:
    assert len({tuple(start(seed=seed).prey) for seed in range(20)}) == 20


def test_m9_5_every_placement_once() -> None:
    """No two orientations of a shape cover the same hexes."""
    for shape, spots in enumerate(SPOTS):
        assert len({spot.mask for spot in spots}) == len(spots)
        assert all(len(spot.cells) == box.SIZE[shape] for spot in spots)
        assert all(hexes_in(spot.mask) == sorted(spot.cells) for spot in spots)
    ways = [len({spot.turn for spot in spots}) for spots in SPOTS]
    assert ways == [3, 2, 3, 3, 12, 6, 2]
    assert len(HEXES) == 151


def test_errors_of_the_setup_list_what_fits() -> None:
    with pytest.raises(fm.SetupError, match="2, 3 or 4 players, not 5"):
        MYRMES.new(5)
    with pytest.raises(fm.SetupError, match="supply is unlimited or limited"):
        MYRMES.new(2, options={"supply": "none"})
    with pytest.raises(fm.SetupError, match="known options: objectives, supply, places"):
        MYRMES.new(2, options={"colour": "red"})
    with pytest.raises(fm.SetupError, match="second or english"):
        MYRMES.new(2, variant="third")


def test_a_seat_that_is_not_there_and_one_that_has_chosen() -> None:
    """M20.1, Q41."""
    state = start()
    assert refusal(state, "C event level+1") == "M20.1"
