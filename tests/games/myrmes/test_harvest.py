"""Phase 4 (M12)."""

import pytest

from formicarium.games.myrmes.rules import garden
from formicarium.games.myrmes.rules.geometry import parse_hex
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes.tables import (
    bare,
    cubes,
    in_atelier,
    lay,
    legal,
    play,
    refusal,
    sound,
    store,
    use_objectives,
    working,
)


def harvesting(
    event: str = "soldier+1", tiles: tuple[tuple[int, str, str, int], ...] = ()
) -> MyrmesState:
    """Return the harvest of some tiles; A and B have used their workers."""
    state = working(event=event)
    for tile in tiles:
        lay(state, *tile)
    state.workers = [1, 0]
    return sound(play(state, "A out 2,11", "A stop"))


MIXED = (0, "pair", "2,12", 0)  # earth and grass
PLAIN = (0, "pair", "1,12", 0)  # two earth


def test_m12_1_one_cube_of_a_chosen_kind_from_each() -> None:
    """M3.3: it must be taken."""
    state = harvesting(tiles=(MIXED,))
    assert state.phase == "harvest"
    assert legal(state) == ["A harvest 2,12 food", "A harvest 2,12 earth"]
    assert refusal(state, "A harvest 2,12 stone") == "M12.1"
    assert refusal(state, "A enough") == "M12.1"
    play(state, "A harvest 2,12 food")
    assert store(state) == (1, 0, 0)
    assert cubes(state, 0) == [0, 1, 0]


def test_m12_1_no_choice_where_all_cubes_are_alike() -> None:
    state = harvesting(tiles=(PLAIN,))
    assert state.season == 1
    assert store(state) == (0, 1, 0)
    assert cubes(state, 0) == [0, 1, 0]


def test_m12_2_m12_3_special_tiles() -> None:
    state = harvesting(
        tiles=((0, "farm", "2,12", 0), (0, "scavenging", "0,12", 1), (0, "subcolony", "6,11", 1))
    )
    assert legal(state) == ["A harvest 0,12 earth", "A harvest 0,12 stone"]
    play(state, "A harvest 0,12 stone")
    assert store(state) == (1, 0, 1)
    assert state.score_sheet()[0]["sub-colonies"] == 2


def test_m12_4_m4_8_three_more_cubes_q24() -> None:
    state = harvesting("harvest+3", (MIXED,))
    lines = legal(state)
    play(state, lines[0])
    assert legal(state)[-1] == "A enough"
    assert refusal(state, "A harvest 2,12 stone") == "M12.4"
    taken = 0
    while state.phase == "harvest":
        play(state, legal(state)[0])
        taken += 1
    assert taken == 1
    assert sum(store(state)) == 1 + taken


def test_m12_4_all_three_from_one_pheromone_or_none() -> None:
    for more in (True, False):
        state = working(4, event="harvest+3")
        tile = lay(state, 0, "line", "1,12")  # earth, earth, grass
        state.workers = [1, 0, 0, 0]
        play(state, "A out 2,11", "A stop", "A harvest 1,12 earth")
        if not more:
            play(state, "A enough")
            assert sum(cubes(state, tile)) == 2
        else:
            play(state, "A harvest 1,12 food", "A harvest 1,12 earth")
            assert sum(cubes(state, tile)) == 0


def test_m12_4_extra_cubes_in_any_order() -> None:
    """Q24: a cube of a later tile first does not close the earlier ones."""
    state = harvesting("harvest+3", (PLAIN, (0, "pair", "7,12", 0)))  # the other: two earth, too
    play(state, "A harvest 7,12 earth")
    assert legal(state) == ["A harvest 1,12 earth", "A enough"]
    play(state, "A harvest 1,12 earth")
    assert store(state) == (0, 4, 0)


def test_m12_4_three_and_no_more() -> None:
    """M4.8, Q24: four cubes are left after the normal harvest, three can be taken."""
    state = harvesting("harvest+3", ((0, "line", "1,12", 0), (0, "line", "7,12", 0)))
    play(state, "A harvest 1,12 earth", "A harvest 7,12 earth")
    play(state, "A harvest 7,12 food", "A harvest 7,12 earth")
    assert legal(state) == ["A harvest 1,12 food", "A harvest 1,12 earth", "A enough"]
    play(state, "A harvest 1,12 food")
    assert sum(cubes(state, 0)) == 1
    assert state.phase == "keep"
    assert store(state) == (2, 3, 0)


def test_m12_4_optional_and_only_where_cubes_are() -> None:
    state = harvesting("harvest+3", (PLAIN,))
    assert legal(state) == ["A harvest 1,12 earth", "A enough"]
    play(state, "A enough")
    assert store(state) == (0, 1, 0)
    state = harvesting("harvest+3")
    assert state.season == 1


def test_m12_5_q15_neutral_tiles_give_nothing() -> None:
    """M14.8."""
    state = in_atelier(1)
    use_objectives(state, "special2", "prey2", "stone3", "prey3", "mix6", "prey4")
    lay(state, 0, "farm", "2,12")
    lay(state, 0, "farm", "0,12", 1)
    play(state, "A objective special2 2,12")
    assert garden.toll(state, 1, parse_hex("2,12")) == 0
    state.workers = [0, 0]
    for seat in "AB":
        play(
            state,
            legal(state, "AB".index(seat))[0],
            f"{seat} nurses larvae 0",
            f"{seat} nurses workers 0",
        )
        play(state, f"{seat} nurses soldiers 0", f"{seat} nurses atelier 0")
    assert store(state)[0] == 1  # one farm is left to A


def test_q21_points_up_counts_each_subcolony() -> None:
    state = harvesting("points+1", ((0, "subcolony", "6,11", 1), (0, "subcolony", "2,12", 1)))
    sheet = state.score_sheet()[0]
    assert sheet["sub-colonies"] == 4
    assert sheet["points+1"] == 2 + 2  # both when laid, both in the harvest


def test_an_empty_pheromone_gives_nothing() -> None:
    """M12.1: only pheromones with cubes are harvested."""
    state = working()
    bare(state, lay(state, 0, *PLAIN[1:]))
    state.workers = [1, 0]
    play(state, "A out 2,11", "A stop")
    assert store(state) == (0, 0, 0)


@pytest.mark.parametrize("first", [0, 1])
def test_q26_the_last_earth_goes_to_the_first_in_turn_order(first: int) -> None:
    state = working(supply="limited")
    state.first = first
    lay(state, 0, "scavenging", "2,12")
    lay(state, 1, "scavenging", "9,11")
    state.workers = [1, 0]
    taken = state.supply[1] - 1
    state.supply[1] -= taken
    state.store[1] += taken
    play(state, "A out 2,11", "A stop", "B harvest 9,11 earth")
    assert state.observe(0)["colonies"][1]["store"]["earth"] == 0  # Q41
    play(state, "A harvest 2,12 earth")
    assert (state.store[1] - taken, state.store[4]) == (1 - first, first)
