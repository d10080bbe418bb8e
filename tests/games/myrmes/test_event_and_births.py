"""Phases 1 and 2 (M3.4, M4, M5)."""

import pytest

from formicarium.games.myrmes.components import EVENTS
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes.broken import births
from tests.games.myrmes.tables import (
    after_births,
    give,
    in_atelier,
    legal,
    offered,
    plan,
    play,
    refusal,
    set_die,
    short_of_ants,
    sound,
    start,
    working,
)


def test_m4_1_a_space_for_each_larva() -> None:
    """M4.1, M4.2, D25: or none at all."""
    state = start(die=3)
    state.larvae = [2, 0]
    assert legal(state, 0) == [f"A event {EVENTS[space]}" for space in (1, 2, 3, 4, 5)]
    assert legal(state, 1) == ["B event harvest+3"]
    assert refusal(state, "A event level+1") == "M4.1"


def test_m4_4_q3_the_track_has_ends() -> None:
    state = start(die=1)
    state.larvae = [9, 9]
    assert legal(state, 0) == [f"A event {event}" for event in EVENTS]


def test_m4_3_q4_larvae_are_gone_at_once_and_in_the_supply_in_phase_6() -> None:
    """M4.2: the event is the player's own. M15.1."""
    state = start(supply="limited", die=4)
    play(state, "A event soldier+1", "B event move+3")
    assert state.supply[3] == 28
    plan_rest(state)
    assert state.larvae == [0, 1]
    assert state.spent == [1, 0]
    assert state.event == [5, 4]
    assert state.supply[3] == 28
    while state.season == 0:
        out = offered(state, "out")
        play(state, out[0] if out else f"{'AB'[state.to_act[0]]} stop")
    assert state.spent == [0, 0]
    assert state.supply[3] == 29


def plan_rest(state: MyrmesState) -> None:
    while state.phase == "event":
        seat = state.to_act[0]
        play(state, offered(state, "nurses", seat)[0])


def test_m3_4_q41_choices_are_hidden_and_final() -> None:
    """M3.3: all at once, in any order."""
    state = start(3, die=4)
    assert len(state.to_act) == 3
    play(state, "B event move+3", "B nurses larvae 1", "B nurses workers 2")
    assert list(state.to_act) == [0, 2]
    assert refusal(state, "B event move+3") == "Q41"
    assert state.observe(0)["chosen"] == []
    assert state.observe(1)["chosen"] == [4, 1, 2]
    seen = state.observe(0)
    assert seen["colonies"][1]["placed"] == {"larvae": 0, "workers": 0, "soldiers": 0, "atelier": 0}
    assert state.larvae[1] == 1
    play(state, "A event move+3")
    assert refusal(state, "A event move+3") == "Q41"
    assert refusal(state, "A nurses workers 1") == "M5.1"
    play(state, "A nurses larvae 1")
    assert refusal(state, "A nurses larvae 1") == "Q41"
    assert refusal(state, "C nurses larvae 1") == "M3.4"


def test_m5_1_nurses_are_spread_and_may_stay_idle() -> None:
    """M5.2, M5.3, M5.4, M5.5, Q6: with the limits of the tracks."""
    state = start()
    state.nurses = [8, 3]
    set_die(state, 4)
    play(state, "A event move+3")
    assert len(offered(state, "nurses", 0)) == 4
    assert refusal(state, "A nurses larvae 4") == "M5.2"
    play(state, "A nurses larvae 0")
    assert len(offered(state, "nurses", 0)) == 5
    assert refusal(state, "A nurses workers 5") == "M5.3"
    play(state, "A nurses workers 1")
    assert refusal(state, "A nurses soldiers 4") == "M5.4"
    play(state, "A nurses soldiers 0")
    assert refusal(state, "A nurses atelier 5") == "M5.5"
    play(state, "A nurses atelier 4")
    assert state.to_act == (1,)
    play(state, "B event move+3", "B nurses larvae 2")
    assert refusal(state, "B nurses workers 2") == "M5.1"


@pytest.mark.parametrize(("nurses", "larvae"), [(0, 0), (1, 1), (2, 3), (3, 5)])
def test_m5_2_larvae(nurses: int, larvae: int) -> None:
    """M5.6, M5.8."""
    state = working(nurses=f"{nurses}000", event="move+3")
    assert state.larvae[0] == 1 + larvae


@pytest.mark.parametrize(("nurses", "workers"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_m5_3_workers(nurses: int, workers: int) -> None:
    state = born(f"0{nurses}00", "move+3")
    assert state.workers[0] == 2 + workers


@pytest.mark.parametrize(("nurses", "soldiers"), [(1, 0), (2, 1), (3, 2)])
def test_m5_4_soldiers(nurses: int, soldiers: int) -> None:
    state = born(f"00{nurses}0", "move+3")
    assert state.soldiers[0] == soldiers


def born(nurses: str, event: str) -> MyrmesState:
    state = start(die=4)
    state.nurses = [8, 3]
    plan(state, 1)
    plan(state, 0, event, nurses)
    return sound(state)


def test_m4_7_m4_10_m4_12_extra_births_need_nurses() -> None:
    assert born("1000", "larvae+2").larvae[0] == 4
    assert born("0000", "larvae+2").larvae[0] == 1
    assert born("0020", "soldier+1").soldiers[0] == 2
    assert born("0010", "soldier+1").soldiers[0] == 0
    assert born("0200", "worker+1").workers[0] == 4
    assert born("0100", "worker+1").workers[0] == 2


def test_m5_7_q5_the_player_chooses_if_ants_are_too_few() -> None:
    """Q6b: the extra birth, too, needs an ant."""
    state = short_of_ants()
    assert state.phase == "born"
    assert state.to_act == (0,)
    assert legal(state) == ["A bear workers 1 soldiers 1", "A bear workers 2 soldiers 0"]
    assert refusal(state, "A bear workers 3 soldiers 1") == "M5.7"
    assert refusal(state, "A bear workers 0 soldiers 2") == "M5.6"
    assert refusal(state, "A stop") == "Q5"
    play(state, "A bear workers 1 soldiers 1")
    assert (state.workers[0], state.soldiers[0]) == (3, 5)


def test_m5_7_q5_it_may_be_soldiers_only() -> None:
    """Two ants for three workers and three soldiers; B has three ants."""
    state = births()
    assert legal(state, 0) == [
        "A bear workers 0 soldiers 2",
        "A bear workers 1 soldiers 1",
        "A bear workers 2 soldiers 0",
    ]
    play(state, "A bear workers 0 soldiers 2")
    assert (state.workers, state.soldiers) == ([2, 4], [6, 4])


def test_m5_7_one_choice_is_no_choice() -> None:
    state = after_births(4, 5, None, "0400")
    assert state.phase == "workers"
    assert state.workers[0] == 3


def test_m5_9_no_ninth_nurse() -> None:
    state = in_atelier(1)
    give(state, 0, food=2, larvae=2, nurses=8)
    assert refusal(state, "A breed") == "M5.9"
    give(state, 0, nurses=7)
    play(state, "A breed")
    assert state.nurses[0] == 8


def test_m5_10_larvae_without_limit() -> None:
    state = start(die=4)
    state.larvae = [40, 0]
    plan(state, 1)
    plan(state, 0, nurses="3000")
    assert state.larvae[0] == 45


def test_q26_the_last_larvae_are_born_in_turn_order() -> None:
    """M2.12: B has the first-player token."""
    state = start(supply="limited", die=4)
    state.first = 1
    state.larvae[0] += 27
    state.supply[3] -= 27
    plan(state, 0, nurses="1000")
    plan(state, 1, nurses="3000")
    assert state.larvae == [28, 2]
    assert state.supply[3] == 0
