"""The rules of the example game, each with a test that would fail without it."""

import re

import pytest

import formicarium as fm
from examples.trail.rules import NEST, TrailState

TRAIL = fm.game("trail")


def position(*at: int, actor: int = 0) -> TrailState:
    state: TrailState = TRAIL.new(players=len(at))
    state.at, state.actor = list(at), actor
    return state


def legal(state: TrailState) -> list[str]:
    return [str(action) for action in state.legal_actions(state.actor)]


def play(state: TrailState, *actions: str) -> TrailState:
    for action in actions:
        state.apply(TRAIL.parse(action))
    return state


def refused(state: TrailState, action: str) -> str:
    with pytest.raises(fm.IllegalAction) as refusal:
        state.apply(TRAIL.parse(action))
    return refusal.value.rule


def test_t1_1_two_to_four_play() -> None:
    assert TRAIL.players() == (2, 3, 4)
    assert refused(position(0, 0), "C walk 1") == "T1.1"


def test_t1_2_all_ants_begin_in_front_of_space_1() -> None:
    assert TRAIL.new(players=3).at == [0, 0, 0]


def test_t1_3_chance_deals_six_crumbs() -> None:
    deals = {tuple(TRAIL.new(players=2, seed=seed).crumbs) for seed in range(20)}
    assert len(deals) > 10
    assert all(sorted(deal) == [1, 1, 2, 2, 3, 3] for deal in deals)


def test_t1_3_a_record_cannot_deal_other_crumbs() -> None:
    text = fm.Record.begin("trail", 2, 7).to_text()
    wrong = re.sub(r"crumbs [\d ]+\d", "crumbs 3 3 3 3 3 3", text, count=1)
    with pytest.raises(fm.RecordError, match="expected 1 1 2 2 3 3 in any order"):
        fm.Record.from_text(wrong).replay()


def test_t1_4_seats_take_turns_and_an_ant_in_the_nest_is_passed_over() -> None:
    state = position(3, NEST, 5)
    state.first_home = 1
    assert refused(state, "C walk 1") == "T1.4"
    assert play(state, "A walk 1").to_act == (2,)


def test_t2_1_an_ant_walks_one_to_three_spaces() -> None:
    assert legal(position(3, 9)) == ["A walk 1", "A walk 2", "A walk 3"]


def test_t2_2_it_passes_others_but_does_not_end_on_them() -> None:
    state = position(3, 4)
    assert legal(state) == ["A walk 2", "A walk 3"]
    assert refused(state, "A walk 1") == "T2.2"
    home = position(13, NEST, 5)
    home.first_home = 1
    assert "A walk 2" in legal(home)


def test_t2_3_the_nest_is_entered_by_an_exact_count() -> None:
    state = position(13, 4)
    assert legal(state) == ["A walk 1", "A walk 2"]
    assert refused(state, "A walk 3") == "T2.3"


def test_t2_4_an_ant_takes_the_crumb_where_it_ends() -> None:
    state = position(1, 9)
    crumb = state.crumbs[0]
    play(state, "A walk 1")
    assert (state.taken, state.crumbs[0]) == ([crumb, 0], 0)


def test_t2_5_an_ant_waits_only_if_it_can_walk_nowhere() -> None:
    assert refused(position(3, 4), "A wait") == "T2.5"
    assert legal(position(3, 4, 5, 6)) == ["A wait"]


def test_t3_1_the_first_ant_in_the_nest_gets_three_points() -> None:
    state = play(position(14, 14 - 1, 3), "A walk 1", "B walk 2")
    assert [points["arrival"] for points in state.score_sheet()] == [3, 0, 0]


def test_t3_2_the_game_ends_when_one_ant_is_left() -> None:
    state = play(position(14, 3), "A walk 1")
    assert state.is_over
    assert refused(state, "B walk 1") == "T3.2"


def test_t3_3_most_points_win_and_equal_points_share() -> None:
    state = position(3, 5)
    state.taken = [4, 4]
    assert state.winners() == (0, 1)
    state.first_home = 1
    assert (state.scores(), state.winners()) == ([4, 7], (1,))
