"""What a friend says in Antropolis: each warning where it matters, and not beside it."""

from __future__ import annotations

from functools import partial

from formicarium.games.antropolis.rules import piles
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.conformance import warned
from tests.games.antropolis.positions import position, supersize
from tests.games.antropolis.tables import ANTROPOLIS, play

about = partial(warned.position, ANTROPOLIS)
actions = partial(warned.actions, ANTROPOLIS)


def without_piles(state: AntropolisState, left: int = 0) -> AntropolisState:
    """Empty the piles but for some forests."""
    state.piles = [state.piles[0][:left], (), ()]
    assert piles.are_empty(state) == (not left)
    return state


def test_a11_3_the_last_turn() -> None:
    """A11.1, A11.2: as it begins, and after a tile no more."""
    said = (
        "This is your last turn. After it, ants on the table, tiles in hand and food score. A11.3"
    )
    state = position(hand="N1 N3", food=1)
    assert about(state) == []
    state.first_to_target = 1
    assert about(state) == [said]
    play_on = state.copy()
    play_on.apply(ANTROPOLIS.parse("A lay N1 1,-1 5"))
    play_on.apply(ANTROPOLIS.parse("A no-ant"))
    assert about(play_on) == []
    state.first_to_target, state.last_turns = -1, 2
    assert about(state) == [said]


def test_a4_2_no_tile_at_all() -> None:
    """Not when one was laid, and not when there is nothing to draw."""
    said = "If you lay no tile this turn, you cannot buy or draw any. A4.2"
    state = position(hand="N1 N3", food=1)
    assert actions(state)["end"] == said
    assert "end" not in actions(without_piles(state.copy()))
    assert "end" not in actions(play(state, "A lay N1 1,-1 5", "A no-ant"))


def test_a6_1_food_is_left_in_the_forest() -> None:
    state = position(phase="act")
    assert actions(state)["end"] == "A worker in a forest could still collect 1 food. A6.1"
    assert "end" not in actions(play(state, "A collect 1,0"))


def test_a6_1_a_worker_leaves_the_forest_first() -> None:
    said = "There is no food where this worker goes: collect here first. A6.1"
    state = position(phase="act")
    assert actions(state)["move worker 1,0 2,0"] == said
    assert "move worker 1,0 2,0" not in actions(play(state, "A collect 1,0"))


def test_a4_11_another_ant_would_score() -> None:
    """A tile without open sides is a nest of its own, and only a queen claims it."""
    state = play(position(hand="N1"), "A lay N1 1,-1 5")
    said = "Another ant on this tile would bring you 1 point more. A4.11"
    assert actions(state) == {"put worker 1,-1": said, "no-ant": said}
    state = play(position(hand="N14"), "A lay N14 3,-1 1")
    assert actions(state) == {}


def test_a9_3_a_gift() -> None:
    """The tile completes B's nest; with a queen in hand A might come in."""
    state = position("N4 -3,1 1", hand="N4")
    assert "lay N4 -2,-1 5" not in actions(state)
    state.hand_ants[0] = 0
    said = "This tile brings you nothing, but 4 points to B. A9.3"
    assert actions(state)["lay N4 -2,-1 5"] == said


def test_a9_5_the_only_queen_leaves() -> None:
    state = position("N14 3,-1 1", phase="act")
    said = "Without this queen, a nest worth 3 points so far brings you nothing. A9.5"
    assert actions(state)["leave 2,0"] == said
    state = position("N14 3,-1 1", ants="A queen 3,-1", phase="act")
    assert "leave 2,0" not in actions(state)
    assert "leave 2,0" not in actions(position(phase="act"))


def test_a8_1_the_piles_run_out() -> None:
    state = play(position(hand="N1 N3", food=2), "A lay N1 1,-1 5", "A no-ant", "A end", "A end")
    assert (state.phase, actions(state)) == ("buy", {})
    said = "The piles have only 1 tile left: your hand will not be full again. A8.1"
    assert actions(without_piles(state, 1)) == {"end": said}


def test_a11_1_a_larger_hand_in_the_last_turn() -> None:
    state = play(position(hand="N1 N3", food=2), "A lay N1 1,-1 5", "A no-ant")
    play(state, "A end", "A end", "A end")
    assert (state.phase, actions(state)) == ("hand", {})
    state.first_to_target = 0
    assert actions(state) == {
        "enlarge": "This is your last turn: you will not lay another tile. A11.1"
    }


def test_s7_2_a_soldier_could_mate_and_s6_2_a_worker_could_feed() -> None:
    state = supersize(ants="A soldier 2,0")
    assert actions(state)["end"].endswith("A6.1")
    play(state, "A collect 1,0")
    assert actions(state)["end"] == "A soldier could still mate with a queen. S7.2"
    state = supersize(ants="A worker 2,0; A larva 2,0")
    play(state, "A collect 1,0")
    assert actions(state)["end"] == "A worker could still feed a larva. S6.2"
