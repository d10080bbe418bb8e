"""Objectives (M13.8, M14)."""

import pytest

import formicarium as fm
from formicarium.games.myrmes.components import OBJECTIVES
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes.broken import emptying
from tests.games.myrmes.tables import (
    FIRST_SIX,
    bare,
    cubes,
    facing,
    give,
    hold_prey,
    in_atelier,
    lay,
    legal,
    level_of,
    offered,
    play,
    refusal,
    store,
    use_objectives,
)

PRICE_RULE = {"food3": "M14.6", "stone3": "M14.6", "food5": "M14.6b", "stone5": "M14.6b"}
PRICE_RULE |= {"larvae5": "M14.10", "larvae9": "M14.10", "soldiers2": "M14.11"}
PRICE_RULE |= {"level2": "M14.9", "level3": "M14.9"}


@pytest.mark.parametrize(
    ("name", "goods", "left"),
    [
        ("food3", {"food": 3}, {"food": 0}),
        ("food5", {"food": 5}, {"food": 0}),
        ("stone3", {"stone": 3}, {"stone": 0}),
        ("stone5", {"stone": 5}, {"stone": 0}),
        ("larvae5", {"larvae": 5}, {"larvae": 0}),
        ("larvae9", {"larvae": 9}, {"larvae": 0}),
        ("soldiers2", {"soldiers": 2}, {"soldiers": 0}),
        ("level2", {"level": 2}, {"level": 1}),
        ("level3", {"level": 3}, {"level": 1}),
    ],
)
def test_m14_6_m14_9_m14_10_m14_11_what_is_paid(
    name: str, goods: dict[str, int], left: dict[str, int]
) -> None:
    """M14.3, M14.4, M14.6b."""
    state = facing(name)
    short = {key: count - 1 for key, count in goods.items()}
    give(state, 0, **{"larvae": 0, **short})
    assert refusal(state, f"A objective {name}") == PRICE_RULE[name]
    give(state, 0, **goods)
    before, nurses = state.scores()[0], state.nurses[0]
    play(state, f"A objective {name}")
    seen = state.observe(None)["colonies"][0]
    for key, count in left.items():
        assert (seen | seen["store"])[key] == count
    points = {1: 6, 2: 9, 3: 12}[level_of(name)]
    assert state.scores()[0] == before + points
    assert state.nurses[0] == nurses - 1
    assert refusal(state, f"A objective {name}") == "M13.2"  # M14.2


@pytest.mark.parametrize(("name", "needs"), [("mix2", 2), ("mix6", 6)])
def test_m14_6_m14_6b_a_mix_of_earth_and_stone(name: str, needs: int) -> None:
    state = facing(name)
    give(state, 0, earth=needs - 1, stone=needs)
    lines = [line for line in offered(state, "objective") if name in line]
    assert lines == [f"A objective {name} earth {earth}" for earth in range(needs)]
    rule = "M14.6b" if name == "mix2" else "M14.6"
    assert refusal(state, f"A objective {name} earth {needs}") == rule
    play(state, lines[1])
    assert store(state) == (0, needs - 2, 1)


@pytest.mark.parametrize(("name", "needs"), [("prey2", 2), ("prey3", 3), ("prey4", 4)])
def test_m14_7_prey(name: str, needs: int) -> None:
    state = facing(name)
    hold_prey(state, 0, needs - 1)
    assert refusal(state, f"A objective {name}") == "M14.7"
    hold_prey(state, 0, 1)
    play(state, f"A objective {name}")
    assert sum(state.prey_held) == 0


def test_m14_7_no_more_prey_than_asked_for() -> None:
    state = facing("prey2")
    hold_prey(state, 0, 6)
    kinds = [kind for kind in range(3) if state.prey_held[kind]]
    assert len(kinds) > 1
    play(state, "A objective prey2")
    assert sum(state.prey_held) == 4


def test_m14_8_special_tiles_are_given_up() -> None:
    """Q15, Q18: an owner cube is free again."""
    state = facing("special2")
    lay(state, 0, "farm", "2,12")
    assert refusal(state, "A objective special2 2,12") == "M14.8"
    lay(state, 0, "scavenging", "0,12", 1)
    play(state, "A objective special2 0,12")
    assert state.tile_owner == [0, -1]
    assert state.owner_cubes[0] == 3


def test_m14_8_two_of_three_are_given_up() -> None:
    """The refusal lists the legal ways."""
    state = facing("special3")
    for kind, place, turn in (("farm", "2,12", 0), ("scavenging", "0,12", 1), ("farm", "9,11", 0)):
        assert refusal(state, "A objective special3 0,12 2,12") == "M14.8"
        lay(state, 0, kind, place, turn)
    with pytest.raises(fm.IllegalAction, match=r"possible: 2,12 0,12; 2,12 9,11;"):
        play(state, "A objective special3 0,12")
    play(state, "A objective special3 2,12 9,11")
    assert state.tile_owner == [-1, 0, -1]
    assert state.owner_cubes[0] == 3


def test_m14_12_q31_nurses() -> None:
    state = facing("nurses6")
    give(state, 0, nurses=4)  # and one on an objective
    assert refusal(state, "A objective nurses6") == "M14.12"
    give(state, 0, nurses=5)
    play(state, "A objective nurses6")
    assert state.nurses[0] == 3  # one discarded, one on the objective


def test_m14_12_eight_nurses() -> None:
    state = facing("nurses8")
    give(state, 0, nurses=5)
    assert refusal(state, "A objective nurses8") == "M14.12"
    give(state, 0, nurses=6)
    play(state, "A objective nurses8")
    assert state.nurses[0] == 3


def test_m14_12_the_nurse_used_right_now_cannot_be_discarded() -> None:
    state = facing("nurses6")
    state.finished[:6] = [1, 2, 3, 0, 4, 5]  # all but this one: six nurses are in play
    state.points[7] = 6 + 6 + 9 + 12 + 12
    give(state, 0, nurses=1)
    state.placed[:4] = [0, 0, 0, 1]
    state.check()
    assert refusal(state, "A objective nurses6") == "M14.12"


def test_q31_a_waiting_nurse_loses_its_action_only_as_the_last() -> None:
    state = facing("nurses6")
    give(state, 0, nurses=5)
    state.placed[:4] = [2, 0, 0, 3]
    state.check()
    play(state, "A objective nurses6")
    assert state.placed[:4] == [1, 0, 0, 2]


def chain(state: MyrmesState, count: int) -> list[int]:
    places = [("2,12", 0), ("4,12", 0), ("6,12", 0), ("8,12", 0), ("2,13", 0), ("4,13", 0)]
    tiles = [lay(state, 0, "pair", *place) for place in places[:count]]
    return [*tiles, lay(state, 0, "line", "3,14")] if count == 7 else tiles


def test_m14_13_q32_connected_pheromones_are_emptied() -> None:
    """D23, M11.1: one by one, each beside one emptied before."""
    state = facing("pheromones4")
    chain(state, 3)
    assert refusal(state, "A objective pheromones4") == "M14.13"
    lay(state, 0, "pair", "0,9")
    assert refusal(state, "A objective pheromones4") == "M14.13"  # not connected
    lay(state, 0, "pair", "8,12")
    before = state.scores()[0]
    play(state, "A objective pheromones4")
    assert legal(state) == [f"A empty {place}" for place in ("2,12", "4,12", "6,12", "8,12")]
    assert refusal(state, "A empty 0,9") == "Q32"
    assert refusal(state, "A dig") == "M14.13"
    play(state, "A empty 4,12")
    assert legal(state) == ["A empty 2,12", "A empty 6,12"]
    assert refusal(state, "A empty 8,12") == "Q32"
    play(state, "A empty 2,12", "A empty 6,12", "A empty 8,12")
    assert [sum(cubes(state, tile)) for tile in range(5)] == [0, 0, 0, 1, 0]
    assert state.scores()[0] == before + 6


def test_m14_13_the_objective_may_be_the_first_of_the_game() -> None:
    """Q32, M16.1: nothing else is possible until the last pheromone is empty."""
    state = emptying()
    assert legal(state) == ["A empty 6,12"]
    give(state, 0, larvae=3, earth=2)
    assert legal(state) == ["A empty 6,12"]
    for line in ("A exchange 3", "A dig", "A done"):
        assert refusal(state, line) == "M14.13"
    play(state, "A empty 6,12")
    assert legal(state) == ["A empty 8,12"]
    play(state, "A empty 8,12")
    assert (state.emptying, state.emptied, state.finished[0]) == (-1, (), 1)
    assert refusal(state, "A empty 0,9") == "M14.13"


def test_m14_13_the_cubes_go_to_the_supply() -> None:
    """Q26."""
    state = in_atelier(1, supply="limited")
    use_objectives(state, "prey2", "pheromones4", "stone3", "prey3", "mix6", "prey4")
    chain(state, 4)
    assert state.supply[:3] != [30, 15, 15]
    play(state, "A objective pheromones4")
    while state.emptying >= 0:
        play(state, legal(state)[0])
    assert state.supply[:3] == [30, 15, 15]


def test_m14_13_seven_of_them() -> None:
    state = facing("pheromones7")
    for tile in chain(state, 7):
        bare(state, tile)
    play(state, "A objective pheromones7")
    while state.emptying >= 0:
        play(state, legal(state)[0])
    assert state.score_sheet()[0]["objectives"] >= 12


def test_m14_13_special_tiles_do_not_connect() -> None:
    state = facing("pheromones4")
    chain(state, 3)
    lay(state, 0, "farm", "8,12", 1)
    assert refusal(state, "A objective pheromones4") == "M14.13"


def test_m14_1_m14_2_level_by_level() -> None:
    """M2.5, M13.8."""
    state = in_atelier(2)
    use_objectives(state, *FIRST_SIX)
    give(state, 0, food=9, stone=9)
    assert refusal(state, "A objective stone3") == "M14.1"
    assert refusal(state, "A objective larvae5") == "M2.5"
    play(state, "A objective food3")
    assert refusal(state, "A objective stone3") == "M13.2"
    state = in_atelier(2)
    use_objectives(state, *FIRST_SIX)
    give(state, 0, food=9, stone=9)
    state.year, state.finished[0], state.points[7] = 1, 1, 6
    assert refusal(state, "A objective food3") == "M14.2"
    assert refusal(state, "A objective mix6 earth 0") == "M14.1"
    play(state, "A objective stone3")


@pytest.mark.parametrize(("players", "points"), [(2, 5), (3, 4), (4, 3)])
def test_m14_5_d16_earlier_finishers_score(players: int, points: int) -> None:
    state = in_atelier(1, players, others=1)
    use_objectives(state, *FIRST_SIX)
    state.year, state.finished[6], state.points[11 + 7] = 1, 1, 6
    give(state, 0, food=3)
    play(state, "A objective food3")
    assert state.score_sheet()[1]["others' objectives"] == points
    assert state.score_sheet()[0]["objectives"] == 6


def test_q38_those_of_the_same_phase_get_nothing() -> None:
    state = in_atelier(1, 3, others=1)
    use_objectives(state, *FIRST_SIX)
    state.year, state.finished[12], state.points[22 + 7] = 1, 1, 6
    give(state, 0, food=3)
    give(state, 1, food=3)
    play(state, "A objective food3", "B objective food3")
    others = [sheet["others' objectives"] for sheet in state.score_sheet()]
    assert others == [0, 0, 8]


def test_q22_points_up_for_the_objective_of_another() -> None:
    state = in_atelier(1, 2, others=1)
    use_objectives(state, *FIRST_SIX)
    state.year, state.finished[6], state.points[11 + 7] = 1, 1, 6
    state.dice[0], state.event = 1, [1, 1]
    give(state, 0, food=3)
    play(state, "A objective food3")
    assert [sheet["points+1"] for sheet in state.score_sheet()] == [1, 1]


def test_q33_m4_5e_level_up_does_not_count_for_objectives() -> None:
    state = facing("level2")
    give(state, 0, level=1)
    state.dice[0], state.event, state.spent = 1, [0, 1], [1, 0]
    assert refusal(state, "A objective level2") == "M14.9"


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("slot", range(6))
def test_m14_2_what_is_done_is_done_by_its_seat_only(seat: int, slot: int) -> None:
    """M14.1: a seat that has done another one of each level may do all that are left."""
    names = ("food3", "larvae5", "stone3", "larvae9", "mix6", "stone5")
    state = in_atelier(1, 3, others=1)
    state.year, state.first, state.owing = 2, seat, (seat,)
    use_objectives(state, *names)
    others = [1 - slot % 2 + 2 * level for level in (0, 1, 2)]
    done = sorted({*others[: slot // 2 + 1], slot})
    for when, each in enumerate(done):
        state.finished[6 * seat + each] = when + 1
    state.points[11 * seat + 7] = sum([(6, 9, 12)[each // 2] for each in done])
    give(state, seat, food=9, larvae=9, earth=9, stone=9)
    state.check()
    letter = "ABC"[seat]
    open_ = [each for each in range(6) if each not in done and each // 2 <= slot // 2 + 1]
    assert {line.split()[2] for line in offered(state, "objective")} == {names[i] for i in open_}
    for each in done:
        earth = " earth 3" if names[each] == "mix6" else ""
        assert refusal(state, f"{letter} objective {names[each]}{earth}") == "M14.2"


@pytest.mark.parametrize(("name", "nurses", "left"), [("nurses6", 2, 0), ("nurses8", 3, 0)])
def test_m14_12_all_nurses_in_play_but_those_on_objectives(
    name: str, nurses: int, left: int
) -> None:
    """Those that are discarded and the one that stays on the objective are the last."""
    state = facing(name)
    done = {"nurses6": [1, 3, 2, 0, 4, 0], "nurses8": [1, 3, 2, 4, 5, 0]}[name]
    assert done[state.objectives.index(OBJECTIVES.index(name))] == 0
    state.finished[:6] = done
    state.points[7] = sum(p for p, when in zip((6, 6, 9, 9, 12, 12), done, strict=True) if when)
    state.placed[:4] = [0, 0, 0, 1]
    give(state, 0, nurses=nurses)
    play(state, f"A objective {name}")
    assert state.nurses[0] == left
