"""Moving, hunting and clearing (M7, M8, M11)."""

from typing import Any

import pytest

from formicarium.games.myrmes.evaluation.colony import see
from formicarium.games.myrmes.evaluation.future import points_to_come
from formicarium.games.myrmes.evaluation.room import grounds
from formicarium.games.myrmes.evaluation.walk import Walk, _Way
from formicarium.games.myrmes.rules import clearing, garden, hunting
from formicarium.games.myrmes.rules.geometry import HEXES, hex_name, parse_hex
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.conformance.choosing import option
from tests.games.myrmes.tables import (
    MYRMES,
    bare,
    give,
    in_atelier,
    lay,
    offered,
    play,
    put_prey,
    refusal,
    sound,
    store,
    use_objectives,
    working,
)
from tests.games.myrmes.test_telling import english, told_way


def test_m7_1_out_at_any_own_exit_for_nothing() -> None:
    state = working()
    assert refusal(state, "A out 8,11") == "M7.1"
    assert refusal(state, "A step 2,12") == "M7.1"
    play(state, "A out 2,11")
    assert state.steps_left == 3  # M7.3


def test_m7_2_the_worker_never_returns() -> None:
    state = working()
    play(state, "A out 2,11")
    assert refusal(state, "A work gestation") == "M7.2"
    play(state, "A step 2,12", "A stop")
    assert (state.workers[0], state.busy[0], state.soldiers[0]) == (1, 0, 0)
    assert state.observe(None)["colonies"][0]["reserve"] == 7


def test_m7_3_three_points_and_no_more() -> None:
    state = working()
    play(state, "A out 2,11", "A step 2,12", "A step 3,12", "A step 4,12")
    assert state.steps_left == 0
    assert offered(state, "step") == []
    assert refusal(state, "A step 5,12") == "M7.3"


def test_m4_9_six_points_for_each_worker() -> None:
    """D8."""
    state = working(event="move+3")
    for _ in range(2):
        play(state, "A out 2,11")
        assert state.steps_left == 6
        play(state, "A stop")
        play(state, "B out 8,11")
        assert state.steps_left == 3
        play(state, "B stop")


def test_m7_4_a_tile_is_one_space_q10_q12() -> None:
    """M7.6: own tiles cost the point only."""
    state = working()
    lay(state, 0, "line", "2,12")  # 2,12 3,12 4,12
    play(state, "A out 2,11")
    assert refusal(state, "A step 3,12") == "M7.4"
    play(state, "A step 2,12")
    assert state.steps_left == 2
    assert {"A step 5,12", "A step 5,11", "A step 4,13"} & set(offered(state, "step")) == {
        "A step 5,12",
        "A step 4,13",
    }
    assert "A step 2,12" not in offered(state, "step")
    play(state, "A step 5,12")
    assert state.steps_left == 1


def test_m7_5_from_tile_to_tile() -> None:
    state = working()
    lay(state, 0, "pair", "2,12")
    lay(state, 0, "pair", "4,12")
    play(state, "A out 2,11", "A step 2,12", "A step 4,12")
    assert state.steps_left == 1


def test_m7_7_a_soldier_for_each_opposing_tile_q11_q19b() -> None:
    state = working()
    lay(state, 1, "pair", "2,12")
    lay(state, 1, "pair", "4,12")
    play(state, "A out 2,11")
    assert refusal(state, "A step 2,12") == "M7.7"
    give(state, 0, soldiers=2)
    play(state, "A step 2,12", "A step 4,12")
    assert state.soldiers[0] == 0
    assert refusal(state, "A step 2,12") == "M7.7"


def test_m7_7_the_tiles_of_the_first_seat_are_opposing_ones_to_others() -> None:
    state = working()
    lay(state, 0, "pair", "7,12")
    play(state, "A work gestation", "B out 8,11")
    assert refusal(state, "B step 7,12") == "M7.7"
    give(state, 1, soldiers=1)
    play(state, "B step 7,12")
    assert state.soldiers[1] == 0


def test_m7_7_d5_q39_special_tiles_too() -> None:
    state = working()
    give(state, 1, level=1)
    lay(state, 1, "farm", "2,12")
    play(state, "A out 2,11")
    assert refusal(state, "A step 2,12") == "M7.7"


def test_d5_q15b_not_so_in_the_english_book() -> None:
    state = working(variant="english")
    lay(state, 1, "farm", "2,12")
    lay(state, 1, "pair", "3,11", 0)
    play(state, "A out 2,11")
    assert "A step 2,12" in offered(state, "step")
    assert refusal(state, "A step 3,11") == "M7.7"


def test_q15_m14_8_neutral_tiles_cost_no_soldier() -> None:
    """D22: for nobody."""
    state = in_atelier(1, 2, others=1)
    use_objectives(state, "special2", "prey2", "stone3", "prey3", "mix6", "prey4")
    lay(state, 1, "farm", "2,12")
    lay(state, 1, "farm", "9,11")
    state.workers = [0, 0]
    play(state, "A done", "B objective special2 2,12")
    assert state.tile_owner == [-1, 1]
    neutral, opposing = parse_hex("2,12"), parse_hex("9,11")
    assert garden.toll(state, 0, neutral) == 0
    assert garden.toll(state, 0, opposing) == 1
    assert garden.toll(state, 1, opposing) == 0


def test_m7_8_m7_9_m7_10_where_no_ant_goes() -> None:
    state = working()
    put_prey(state, "1,13", "ladybug")
    play(state, "A out 2,11")
    assert refusal(state, "A step 1,10") == "M7.8"
    assert refusal(state, "A step 2,6") == "M7.10"
    assert refusal(state, "A step 9,9") == "M7.4"
    play(state, "A step 1,12")
    assert refusal(state, "A step 1,13") == "M7.9"
    assert refusal(state, "A hunt 1,11") == "M8.1"


def test_m7_12_q8_exits_are_no_obstacle() -> None:
    state = working()
    state.exits[1] += (state.exits[0][0] + 1,)
    place = state.exits[1][1]
    state.blocked |= 1 << place
    play(state, "A out 2,11", f"A step {hex_name(place)}")
    assert state.steps_left == 2
    assert offered(state, "place") == []


def test_q7_no_tile_from_the_exit() -> None:
    state = working()
    play(state, "A out 2,11")
    assert offered(state, "place") == []
    assert refusal(state, "A place pair 2,11 0") == "Q7"


def test_m8_1_m8_2_hunting_has_its_price() -> None:
    """M8.3, D11."""
    for prey, soldiers, food, points in [
        ("ladybug", 1, 2, 0),
        ("termite", 1, 1, 2),
        ("spider", 2, 1, 4),
    ]:
        state = working()
        put_prey(state, "4,10", prey)
        give(state, 0, soldiers=soldiers - 1)
        play(state, "A out 2,11", "A step 3,10")
        assert offered(state, "hunt") == []
        assert refusal(state, "A hunt 4,10") == "M8.2"
        give(state, 0, soldiers=3)
        play(state, "A hunt 4,10")
        assert state.soldiers[0] == 3 - soldiers
        assert store(state)[0] == food
        assert state.score_sheet()[0]["prey"] == points
        assert sum(state.prey_held[:3]) == 1


def test_m8_4_m8_5_m7_11_going_on_and_placing_after_the_hunt() -> None:
    state = working()
    put_prey(state, "4,10", "ladybug")
    give(state, 0, soldiers=1)
    play(state, "A out 2,11", "A step 3,10", "A hunt 4,10")
    assert "A step 4,11" in offered(state, "step")
    assert "A place pair 3,10 0" in offered(state, "place")


def test_m11_1_an_empty_pheromone_for_an_earth_q13() -> None:
    """M11.2, M11.6, Q14, D14b: the tile is gone, the worker stands on any of its hexes."""
    state = working()
    tile = lay(state, 0, "pair", "2,12")
    play(state, "A out 2,11", "A step 2,12")
    give(state, 0, earth=1)
    assert refusal(state, "A clear 2,12") == "M11.1"
    bare(state, tile)
    give(state, 0, earth=0)
    assert refusal(state, "A clear 2,12") == "M11.1"
    assert refusal(state, "A place pair 3,12 0") == "M9.1"
    give(state, 0, earth=1)
    assert offered(state, "clear") == ["A clear 2,12", "A clear 3,12"]
    assert refusal(state, "A clear 4,12") == "Q13"
    play(state, "A clear 3,12")
    assert hex_name(state.worker) == "3,12"
    assert state.steps_left == 2
    assert "A step 4,12" in offered(state, "step")
    assert store(state) == (0, 0, 0)
    assert state.pheromones[0] == 5
    assert state.tile_spot == [-1]
    assert "A place pair 3,12 0" in offered(state, "place")
    assert refusal(state, "A clear 3,12") == "M11.5"


def test_m11_3_opposing_ones_score_own_ones_do_not() -> None:
    """M11.4, D14: they, too, have to be empty. M11.5: a soldier was paid."""
    for owner, points in ((1, 2), (0, 0)):
        state = working()
        tile = lay(state, owner, "line", "2,12")
        give(state, 0, earth=1, soldiers=1)
        play(state, "A out 2,11", "A step 2,12")
        assert state.soldiers[0] == (1 if owner == 0 else 0)
        assert offered(state, "clear") == []
        bare(state, tile)
        before = state.scores()[1]
        play(state, "A clear 2,12")
        assert state.score_sheet()[0]["clearing"] == points
        assert state.scores()[1] == before


def test_m10_6_a_special_tile_is_never_cleared() -> None:
    state = working()
    lay(state, 0, "farm", "2,12")
    give(state, 0, earth=1)
    play(state, "A out 2,11", "A step 2,12")
    assert refusal(state, "A clear 2,12") == "M10.6"


def test_q19_mushrooms_only() -> None:
    state = working()
    lay(state, 0, "pair", "4,12")
    assert state.tile_cubes == [0, 0, 0]


def test_q17b_one_worker_at_a_time() -> None:
    state = working()
    play(state, "A out 2,11")
    assert refusal(state, "A out 2,11") == "M7.2"


def _with_exit(*places: str, toll: str = "soldier") -> MyrmesState:
    """Return A's go; B has a second tunnel exit beside A's, or some at these places."""
    more: dict[str, Any] = {"exit-toll": toll}
    state = working(**more)
    for place in map(parse_hex, places or ("3,11",)):
        state.exits[1] += (place,)
        state.blocked |= 1 << place
    return sound(state)


def test_q8b_m7_12_an_opposing_exit_costs_a_soldier_at_each_entry() -> None:
    state = _with_exit()
    play(state, "A out 2,11")
    assert refusal(state, "A step 3,11") == "Q8b"
    assert "A step 3,11" not in offered(state, "step")
    give(state, 0, soldiers=2)
    assert "A step 3,11" in offered(state, "step")
    play(state, "A step 3,11")
    assert state.soldiers[0] == 1
    play(state, "A step 2,11", "A step 3,11")
    assert state.soldiers[0] == 0


def test_q8_m7_12_exits_are_free_by_default() -> None:
    state = _with_exit(toll="free")
    play(state, "A out 2,11", "A step 3,11")
    assert state.soldiers[0] == 0


def test_q8b_own_exits_are_free_and_so_is_going_out() -> None:
    """M7.1."""
    state = _with_exit()
    play(state, "A out 2,11", "A step 2,12", "A step 2,11", "A stop")
    play(state, "B out 3,11", "B step 3,12", "B step 3,11")
    assert refusal(state, "B step 2,11") == "Q8b"


def test_q8b_screens_show_the_soldier() -> None:
    """The badge of the pick, its label, the log and the marks of what is within reach."""
    state = _with_exit()
    give(state, 0, soldiers=1)
    begun = state.copy()
    play(state, "A out 2,11")
    step = option(MYRMES, state, "A step 3,11")
    assert ("\N{MINUS SIGN}1", "myrmes-soldier") in [(b.text, b.symbol) for b in step.badges]
    assert english(step.label) == (
        "Step onto B’s tunnel exit at E12: costs 1 movement point and 1 soldier"
    )
    reach = {placed.sprite.id: placed.sprite for placed in step.preview}
    assert "reach-4,11" in reach
    beside = option(MYRMES, state, "A step 2,12").preview
    price = {placed.sprite.id: placed.sprite.symbol for placed in beside}["reach-3,11"]
    assert price == "myrmes-reach-1"
    assert told_way(begun, "A out 2,11", "A step 3,11", "A stop") == [
        "A’s worker walks 1 hex and stops at E12 (1 soldier → nothing)."
    ]
    play(state, "A step 3,11")
    assert state.observe(None)["exit_toll"]
    tips = [s.tip.id for s in MYRMES.scene(state.imagine(0)).surfaces[1].sprites if s.tip]
    assert "myrmes-exit-tolled-tip" in tips
    assert "myrmes-exit-tip" not in tips


def test_q8b_the_evaluation_knows_the_toll() -> None:
    """Opposing exits bar the way of workers without soldiers."""
    room, entered = [], []
    for toll in ("free", "soldier"):
        state = _with_exit("3,11", "3,10", "2,10", toll=toll)
        room.append([grounds(state, seat).space for seat in (0, 1)])
        play(state, "A out 2,11")
        walk = Walk(state, 0, see(state, 0), points_to_come)
        entered.append([walk._enter(parse_hex("3,11"), _Way(0.0, n, 0)) for n in (0, 1)])
    assert room[1][0] < room[0][0]
    assert room[1][1] <= room[0][1]
    free, tolled = entered
    assert [way.soldiers for way in free if way] == [0, 1]
    assert tolled[0] is None
    assert tolled[1] is not None
    assert tolled[1].soldiers == 0


def test_m4_9_six_steps_are_shown_as_within_reach() -> None:
    """D8: the marks of a preview go as far as the worker does."""
    for event, farthest in (("move+3", 6), ("soldier+1", 3)):
        state = working(event=event)
        preview = option(MYRMES, state, "A out 2,11").preview
        moves = [p.sprite.text for p in preview if p.sprite.id.startswith("reach-")]
        assert max(map(int, moves)) == farthest


def test_m7_4_any_hex_of_a_tile_may_be_typed() -> None:
    """The legal action names the first hex; the state says which one is meant."""
    state = working()
    lay(state, 0, "line", "2,12")  # 2,12 3,12 4,12
    play(state, "A out 2,11")
    typed = MYRMES.parse("A step 3,12")
    assert refusal(state, "A step 3,12") == "M7.4"
    assert str(state.meant(typed)) == "A step 2,12"
    assert offered(state, "step").count("A step 2,12") == 1
    for line in ("A step 3,11", "A harvest 3,11 food", "A stop"):
        assert state.meant(MYRMES.parse(line)) == MYRMES.parse(line)
    assert str(state.meant(MYRMES.parse("A harvest 4,12 earth"))) == "A harvest 2,12 earth"


def test_m7_4_a_tile_is_beside_all_its_neighbours() -> None:
    """M7.7: refused for the soldier, not for the distance."""
    state = working(event="move+3")
    lay(state, 1, "line", "4,12")  # 4,12 5,12 6,12
    play(state, "A out 2,11", "A step 2,12")
    assert refusal(state, "A step 4,12") == "M7.4"
    play(state, "A step 3,12", "A step 3,13", "A step 4,13", "A step 5,13")
    assert refusal(state, "A step 4,12") == "M7.7"
    assert refusal(state, "A step 5,12") == "M7.4"


def test_m7_4_a_worker_is_already_on_its_tile() -> None:
    state = working()
    lay(state, 0, "line", "2,12")
    play(state, "A out 2,11", "A step 2,12")
    assert refusal(state, "A step 2,12") == "M7.4"
    assert garden.space(state, state.worker) == tuple(map(parse_hex, ("2,12", "3,12", "4,12")))
    assert garden.space(state, parse_hex("5,12")) == (parse_hex("5,12"),)


def test_m7_4_in_the_corner_of_the_garden() -> None:
    """The first hex is a hex like others; so is the first tile on it."""
    state = working(4)
    play(state, "A out 2,11")
    state.worker = parse_hex("9,0")
    assert offered(state, "step") == ["A step 10,0", "A step 8,1", "A step 9,1"]
    assert refusal(state, "A work gestation") == "M7.2"
    assert refusal(state, "A out 2,11") == "M7.2"
    assert offered(state, "stop") == ["A stop"]
    lay(state, 0, "pair", "9,0")
    assert offered(state, "step") == [f"A step {place}" for place in ("11,0", "8,1", "9,1", "10,1")]


@pytest.mark.parametrize(("prey", "price"), [("ladybug", 1), ("termite", 1), ("spider", 2)])
def test_m8_2_m7_7_what_entering_a_hex_takes(prey: str, price: int) -> None:
    """Q8b: the first of the prey spaces, tiles and exits."""
    state = _with_exit()
    put_prey(state, "1,7", prey)
    lay(state, 1, "pair", "2,12")
    lay(state, 0, "pair", "7,12")
    for place, soldiers in (("1,7", price), ("2,12", 1), ("7,12", 0), ("3,11", 1), ("4,12", 0)):
        assert garden.entry_price(state, 0, parse_hex(place)) == soldiers
    assert garden.entry_price(state, 1, parse_hex("2,12")) == 0
    assert garden.entry_price(state, 1, parse_hex("7,12")) == 1
    assert garden.entry_price(state, 1, parse_hex("2,11")) == 1


@pytest.mark.parametrize("prey", ["ladybug", "termite", "spider"])
def test_m8_1_prey_on_the_first_prey_space(prey: str) -> None:
    """M7.9, M8.2."""
    state = working(event="move+3")
    put_prey(state, "1,7", prey)
    play(state, "A out 2,11", "A step 2,10", "A step 2,9", "A step 2,8", "A step 1,8")
    assert refusal(state, "A step 1,7") == "M7.9"
    assert refusal(state, "A hunt 1,7") == "M8.2"
    give(state, 0, soldiers=2)
    assert offered(state, "hunt") == ["A hunt 1,7"]
    assert "A step 1,7" not in offered(state, "step")
    play(state, "A hunt 1,7")
    assert hunting.prey_at(state, parse_hex("1,7")) < 0
    assert offered(state, "place")  # M8.5


def test_q8_no_hex_has_a_toll_by_default() -> None:
    state = working(4)
    assert not any(garden.toll(state, 0, place) for place in range(len(HEXES)))


@pytest.mark.parametrize(
    ("cubes_left", "empty"),
    [((0, 0, 0), True), ((1, 0, 0), False), ((0, 1, 0), False), ((0, 0, 1), False)],
)
def test_m11_1_any_cube_keeps_a_pheromone(cubes_left: tuple[int, ...], empty: bool) -> None:
    """The tiles before and after it make no difference."""
    for others in ((0, 0, 0), (1, 1, 0)):
        state = working()
        for place in ("2,12", "4,12", "6,12"):
            lay(state, 0, "pair", place)
        state.tile_cubes = [*others, *cubes_left, *others]
        assert clearing.is_empty(state, 1) is empty
