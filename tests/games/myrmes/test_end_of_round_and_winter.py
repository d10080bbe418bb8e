"""End of round, winter, end of a year and of the game (M15-M19)."""

from random import Random

import pytest

import formicarium as fm
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes.tables import (
    give,
    in_atelier,
    legal,
    offered,
    play,
    refusal,
    sound,
    start,
    store,
    working,
)
from tests.tables import play_randomly


def end_round(state: MyrmesState) -> MyrmesState:
    """End the round from the atelier on."""
    return play(state, "A done")


@pytest.mark.parametrize(("level", "limit"), [(0, 4), (1, 4), (2, 6), (3, 6)])
def test_m15_2_what_the_store_holds(level: int, limit: int) -> None:
    state = in_atelier(1)
    give(state, 0, level=level, food=5, earth=3, larvae=20)
    end_round(state)
    assert state.phase == "keep"
    assert all(sum(map(int, line.split()[3::2])) == limit for line in legal(state))
    assert refusal(state, "A keep food 1 earth 1 stone 1") == "M15.2"
    assert refusal(state, f"A keep food 0 earth 0 stone {limit}") == "M15.2"
    assert refusal(state, "A done") == "M15.2"
    play(
        state,
        f"A keep food {limit - 1} earth 1 stone 0"
        if limit == 6
        else "A keep food 4 earth 0 stone 0",
    )
    assert sum(store(state)) == limit
    assert state.larvae[0] == 20


def test_m4_5c_d9_level_up_widens_the_store() -> None:
    for variant, limit in (("second", 6), ("english", 4)):
        state = in_atelier(1, variant=variant)
        state.dice[0], state.event, state.spent = 1, [0, 1], [1, 0]
        give(state, 0, level=1, food=7)
        end_round(sound(state))
        assert legal(state) == [f"A keep food {limit} earth 0 stone 0"]


def test_m15_2_every_way_to_fill_the_store() -> None:
    """As much food as possible first, then earth."""
    for goods, kept in (
        ({"food": 2, "earth": 1, "stone": 2}, "211 202 112"),
        ({"food": 1, "earth": 4, "stone": 0}, "130 040"),
        (
            {"food": 5, "earth": 5, "stone": 6},
            "400 310 301 220 211 202 130 121 112 103 040 031 022 013 004",
        ),
    ):
        state = in_atelier(1)
        give(state, 0, **goods)
        end_round(state)
        lines = [f"A keep food {ways[0]} earth {ways[1]} stone {ways[2]}" for ways in kept.split()]
        assert legal(state) == lines


def test_m15_2_no_choice_within_the_limit() -> None:
    state = in_atelier(1)
    give(state, 0, food=4)
    end_round(state)
    assert state.season == 1


def test_m15_3_m15_4_m15_5_m15_6_m15_7() -> None:
    """D17."""
    state = working(3, nurses="1002")
    state.workers = [1, 0, 0]
    play(state, "A work gestation", "A done")
    assert state.workers[0] == 1
    assert state.busy == [0, 0, 0]
    assert state.rooms == [0, 0, 0]
    assert state.placed == [0] * 12
    assert state.nurses[0] == 3
    assert state.dice[0] == 0
    assert state.first == 1
    assert state.season == 1
    assert state.event == [state.dice[1]] * 3


def winter(year: int, **goods: int) -> MyrmesState:
    """Return the end of autumn; A has these goods."""
    state = in_atelier(1)
    state.year, state.season = year, 2
    state.dice = [0, 0, 5]
    give(state, 0, **{"larvae": 0, **goods})
    give(state, 1, food=4, soldiers=4)
    return sound(state)


@pytest.mark.parametrize(("year", "due"), [(0, 4), (1, 5), (2, 6)])
def test_m17_1_m17_3_food_or_points(year: int, due: int) -> None:
    """M15.7, M17.4, Q29, Q30."""
    state = winter(year, food=3)
    end_round(state)
    assert state.score_sheet()[0]["winter"] == -3 * (due - 3)
    assert store(state) == (0, 0, 0)


def test_q30_below_zero() -> None:
    state = winter(2)
    end_round(state)
    assert state.scores()[0] == 10 - 18


def test_m17_2_d26_soldiers_eat_and_stay() -> None:
    state = winter(0, food=4, soldiers=1)
    end_round(state)
    assert store(state)[0] == 1
    assert state.soldiers[0] == 1
    state = winter(0, soldiers=6)
    end_round(state)
    assert state.score_sheet()[0]["winter"] == 0
    assert store(state) == (0, 0, 0)


def test_m17_4_m16_1_larvae_in_winter() -> None:
    """M3.1, Q29: they need not be exchanged. 2 food, 7 larvae: 2 exchanges, 2 missing."""
    state = winter(2, food=2, larvae=7)
    end_round(state)
    assert state.phase == "winter"
    assert legal(state) == ["A exchange 3", "A pay"]
    assert refusal(state, "A done") == "M17.1"
    play(state, "A exchange 3", "A exchange 3")
    assert state.larvae[0] == 1
    assert state.score_sheet()[0]["winter"] == -6
    state = winter(2, food=2, larvae=7)
    end_round(state)
    play(state, "A pay")
    assert state.larvae[0] == 7
    assert state.score_sheet()[0]["winter"] == -12


def test_m16_2_fewer_than_three_larvae_are_nothing() -> None:
    state = winter(2, larvae=2)
    end_round(state)
    assert state.is_over


def test_m16_1_where_an_exchange_is_not_offered() -> None:
    """Q26: nor without food in the supply."""
    state = start()
    state.larvae = [3, 3]
    assert refusal(state, "A exchange 3") == "M16.1"
    assert refusal(state, "A stop") == "M3.2"
    state = working(supply="limited")
    state.larvae[0] += 3
    state.supply[3] -= 3
    state.store[3] += state.supply[0]
    state.supply[0] = 0
    assert offered(state, "exchange") == []
    assert refusal(state, "A exchange 3") == "Q26"


def test_q26_larvae_for_food_go_to_the_supply() -> None:
    """M16.1, M17.4: in a go and in winter."""
    state = working(supply="limited")
    give(state, 0, larvae=4)
    state.supply[3] -= 3
    play(state, "A exchange 3")
    assert state.supply == [29, 15, 15, 28]
    state = in_atelier(1, supply="limited")
    state.season, state.dice = 2, [0, 0, 5]
    give(state, 0, larvae=4)
    state.supply[3] -= 3
    end_round(state)
    play(state, "A exchange 3")
    assert state.supply == [30, 15, 15, 28]


def test_d18_portions_in_the_english_book() -> None:
    state = working(variant="english")
    give(state, 0, larvae=5)
    assert offered(state, "exchange") == ["A exchange 3", "A exchange 1", "A exchange 2"]
    play(state, "A exchange 1")
    assert offered(state, "exchange") == ["A exchange 3"]
    assert refusal(state, "A exchange 1") == "D18"
    play(state, "A exchange 3")
    assert store(state)[0] == 2


def test_d18_a_portion_in_each_go() -> None:
    state = working(variant="english", nurses="0001")
    give(state, 0, larvae=3)
    play(state, "A exchange 1", "A work gestation", "B work gestation", "A exchange 1")
    assert refusal(state, "A exchange 2") == "D18"
    play(state, "A out 2,11", "A stop", "B out 8,11", "B stop")
    assert state.phase == "atelier"
    play(state, "A exchange 2")
    assert refusal(state, "A exchange 1") == "M16.1"
    assert store(state)[0] == 3


def test_d18_a_portion_for_each_player_in_the_atelier() -> None:
    state = in_atelier(1, others=1, variant="english")
    state.larvae = [1, 1]
    play(state, "A exchange 1", "A done", "B exchange 1")
    assert (store(state), store(state, 1)) == ((1, 0, 0), (1, 0, 0))


def test_d18b_a_portion_once_a_round() -> None:
    state = working(variant="english", nurses="0001", portions="once")
    give(state, 0, larvae=4)
    give(state, 1, larvae=1)
    play(state, "A exchange 1", "A work gestation", "B exchange 1", "B work gestation")
    assert refusal(state, "A exchange 1") == "D18b"
    assert offered(state, "exchange") == ["A exchange 3"]
    assert [colony["portion_open"] for colony in state.observe(0)["colonies"]] == [False, False]
    play(state, "A out 2,11", "A stop", "B out 8,11", "B stop")
    assert state.phase == "atelier"
    assert offered(state, "exchange") == ["A exchange 3"]
    play(state, "A done")
    assert state.season == 1
    assert state.portioned == [False, False]


def test_d18b_once_again_in_the_winter() -> None:
    """D18: winter is no round."""
    state = in_atelier(1, variant="english", portions="once")
    state.season, state.dice = 2, [0, 0, 5]
    give(state, 0, larvae=7)
    give(state, 1, soldiers=4)
    play(state, "A exchange 1")
    assert refusal(state, "A exchange 2") == "D18b"
    end_round(state)
    play(state, "A exchange 2")
    assert legal(state) == ["A exchange 3", "A pay"]
    assert refusal(state, "A exchange 1") == "D18b"


@pytest.mark.parametrize(
    ("variant", "portioned", "phase"),
    [("second", [True, False], 0), ("english", [True], 0), ("english", [True, False], 1)],
)
def test_d18b_positions_that_cannot_be(variant: str, portioned: list[bool], phase: int) -> None:
    state = start(variant=variant) if phase else working(variant=variant)
    state.portioned = portioned
    with pytest.raises(fm.StateError, match="D18b"):
        state.check()


def in_winter(larvae: int) -> MyrmesState:
    """Return the first winter of the English edition, for which A has nothing but larvae."""
    state = in_atelier(1, variant="english")
    state.season, state.dice = 2, [0, 0, 5]
    give(state, 0, larvae=larvae)
    give(state, 1, soldiers=4)
    end_round(state)
    return state


def test_d18_in_winter() -> None:
    state = in_winter(larvae=5)
    assert legal(state) == ["A exchange 3", "A exchange 1", "A exchange 2", "A pay"]
    play(state, "A exchange 2")
    assert legal(state) == ["A exchange 3", "A pay"]
    play(state, "A exchange 3")
    assert state.score_sheet()[0]["winter"] == -6


@pytest.mark.parametrize("portion", [1, 2])
def test_d18_a_single_larva_feeds_in_winter(portion: int) -> None:
    """Four food are due; A has none."""
    state = in_winter(larvae=portion)
    play(state, f"A exchange {portion}")
    assert state.larvae[0] == 0
    assert state.score_sheet()[0]["winter"] == -3 * 3


def test_m16_1_in_winter_larvae_are_not_there_twice() -> None:
    state = in_winter(larvae=4)
    play(state, "A exchange 3")
    assert legal(state) == ["A exchange 1", "A pay"]
    assert refusal(state, "A exchange 3") == "M16.1"
    assert refusal(state, "A exchange 2") == "M16.1"


def test_m18_a_new_year() -> None:
    """M18.1, M18.2, M18.3, D24, Q37, M15.6."""
    state = winter(0, food=4, larvae=2, level=2)
    first = state.first
    end_round(state)
    assert (state.year, state.season, state.phase) == (1, 0, "event")
    assert all(1 <= die <= 6 for die in state.dice)
    assert state.event == [state.dice[0]] * 2
    assert state.first == (first + 1) % 2
    assert (state.larvae[0], state.level[0]) == (2, 2)
    assert state.outcome[0].kind == "dice"


def test_m17_5_q23_no_event_in_winter() -> None:
    """Neither points+1 nor level+1 has an effect."""
    state = winter(0, food=4)
    state.dice[2], state.event = 1, [1, 1]
    before = state.scores()
    end_round(sound(state))
    assert state.scores() == before


def test_m19_1_the_third_winter_ends_the_game() -> None:
    """D19."""
    state = winter(2, food=6)
    give(state, 0, level=3)
    end_round(state)
    assert state.is_over
    assert state.to_act == ()
    assert refusal(state, "A done") == "M19.1"


def test_m19_2_ties_are_shared_and_leftovers_count_nothing() -> None:
    state = winter(2, food=6, level=3, earth=0)
    give(state, 1, food=4, soldiers=4, earth=1, level=3)
    end_round(state)
    assert state.scores() == [10, 10]
    assert state.winners() == (0, 1)


def test_m3_1_m3_2_nine_rounds_and_three_winters() -> None:
    state = start()
    seen = []
    for position, _ in play_randomly(state, Random(5)):
        step = (position.year, position.season)  # type: ignore[attr-defined]
        if step not in seen:
            seen.append(step)
    rounds = [step for step in seen if step[1] < 3]
    assert len(rounds) == 9
    assert seen == sorted(seen)


def test_m21_every_source_has_its_line() -> None:
    sources = (
        "start, pheromones, special tiles, prey, clearing, queen, sub-colonies, objectives, "
        "others' objectives, points+1, winter"
    )
    assert list(start().score_sheet()[0]) == sources.split(", ")
    assert [(each.seat, each.board) for each in start(3).score_sheet().columns] == [
        (0, 0),
        (1, 0),
        (2, 0),
    ]
