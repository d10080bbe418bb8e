"""Clicks on spaces that the ant cannot reach."""

from functools import partial

from tests.conformance import touching
from tests.games.trail.test_rules import TRAIL, position

on_piece = partial(touching.on_piece, TRAIL)


def test_t2_1_a_space_too_far_away_or_behind() -> None:
    for name in ("space-9", "space-1", "nest"):
        assert on_piece(position(5, 0), name) == "T2.1 An ant walks one to three spaces."


def test_t2_2_a_space_with_another_ant() -> None:
    for name in ("space-6", "ant-1"):
        assert on_piece(position(5, 6), name) == "T2.2 Another ant stands on space 6."


def test_t2_1_what_can_be_reached_is_not_refused() -> None:
    assert on_piece(position(5, 0), "space-7") is None
    assert on_piece(position(5, 0), "ant-0") is None


def test_t1_1_crumbs_of_others_are_theirs() -> None:
    state = position(5, 0)
    state.taken = [0, 1]
    assert on_piece(state, "bite@store-1#0") == "T1.1 This belongs to B."


def test_t1_4_it_is_somebody_elses_turn() -> None:
    said = "T1.4 It is not B’s turn; A must act first."
    assert on_piece(position(5, 0), "space-1", seat=1) == said


def test_t2_5_who_can_only_wait_is_asked_to_walk_nowhere() -> None:
    state = position(11, 12, 13, 14)
    asked = TRAIL.choices(state.imagine(0), state.legal_actions(0)).asked
    assert asked.id == "trail-ask-wait"
    assert TRAIL.choices(state.imagine(0), position(5, 0).legal_actions(0)).asked.id == "trail-ask"
