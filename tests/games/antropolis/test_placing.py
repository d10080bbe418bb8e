"""Phase 1: tiles and ants on them (A3, A4, S2)."""

import pytest

import formicarium as fm
from formicarium.games.antropolis.components import CODES, FACE_OF, NEST, SORT
from formicarium.games.antropolis.rules.actions import Lay
from formicarium.games.antropolis.rules.geometry import parse_hex
from tests.games.antropolis.positions import change, give, position, supersize
from tests.games.antropolis.tables import (
    count,
    legal,
    offered,
    phase,
    play,
    points,
    refusal,
    to_phase,
)


def test_a3_1_phases_follow_each_other() -> None:
    """A3.1: out of its phase nothing can be done."""
    state = position()
    for line in ("A collect 1,0", "A buy F1 1", "A draw tunnel", "A enlarge", "A strike"):
        assert refusal(state, line) == "A3.1"
    change(state, hand="N4")
    state.food[0] = 3
    play(state, "A lay N4 3,-1 4", "A no-ant")
    assert phase(state) == "act"
    assert refusal(state, "A lay N4 2,1 2") == "A3.1"
    play(state, "A end")
    assert phase(state) == "buy"
    assert refusal(state, "A collect 1,0") == "A3.1"
    play(state, "A end")
    assert phase(state) == "hand"
    assert refusal(state, "A collect 1,0") == "A3.1"
    play(state, "A draw nest", "A draw nest", "A draw nest", "A end")
    assert (state.turn, state.phase) == (1, "lay")


def test_a3_3_everything_but_the_refill_is_optional() -> None:
    """A3.3."""
    state = position()
    assert "A end" in legal(state)
    play(state, "A end")
    assert "A end" in legal(state)
    give(state, 1, "N4 N5")
    play(state, "A end", "B lay N4 -3,1 1", "B no-ant", "B end")
    assert legal(state) == ["B draw forest", "B draw tunnel", "B draw nest"]  # AQ22
    assert refusal(state, "B end") == "AQ22"


def test_a4_1_a4_4_only_tiles_in_hand() -> None:
    """A4.1, A4.4."""
    state = position(hand="N4 T2")
    assert {line.split()[0] for line in offered(state, "lay")} == {"N4", "T2"}
    assert refusal(state, "A lay N5 3,-1 4") == "A4.4"


def test_a4_2_nothing_laid_nothing_bought_or_drawn() -> None:
    """A4.2, AQ20."""
    state = position(food=9)
    play(state, "A end", "A end")
    assert state.turn == 1
    assert len(state.hands[0]) == 3


def test_a4_3_the_first_tile_is_free_others_cost_a_food() -> None:
    """A4.3; paid to the supply."""
    state = position(hand="N4 N4 N5", food=1)
    play(state, "A lay N4 3,-1 4", "A no-ant")
    assert state.food[0] == 1
    play(state, "A lay N4 2,1 2", "A no-ant")
    assert (state.food[0], state.supply) == (0, 20)
    assert state.phase == "act"


def test_a4_5_beside_a_tile_on_an_empty_hex() -> None:
    """A4.5, AQ9, AQ39."""
    state = position(hand="N4 T2")
    assert refusal(state, "A lay N4 1,0 0") == "A4.5"
    assert refusal(state, "A lay N4 9,9 0") == "A4.5"
    assert "N4 -3,1 1" in offered(state, "lay")  # a rival's nest
    assert "T2 1,-1 2" in offered(state, "lay")


def test_a4_5_turns_that_look_the_same_count_once() -> None:
    """A4.5; and tiles that are the same are offered once."""
    state = position(hand="T2 T2 T5")
    lines = offered(state, "lay")
    assert len(lines) == len(set(lines))
    assert not [line for line in lines if line.startswith("T2") and int(line[-1]) > 2]
    assert not [line for line in lines if line.startswith("T5") and int(line[-1]) > 1]


def test_a4_5_a_turn_that_looks_like_an_earlier_one_is_refused() -> None:
    """A4.5: such a turn cannot be written, but it can be asked for."""
    state = position(hand="T2")
    place = parse_hex("1,-1")
    with pytest.raises(fm.IllegalAction) as refused:
        state.apply(Lay(0, FACE_OF["T2"], place, 5))
    assert refused.value.rule == "A4.5"


def test_a4_6_aq5_every_touching_side_fits() -> None:
    """A4.6, AQ5."""
    state = position(hand="N4 N1")
    assert refusal(state, "A lay N4 3,-1 0") == "A4.6"
    assert refusal(state, "A lay N1 3,-1 4") == "A4.6"
    change(state, "T3 1,-1 3", hand="T3 T4")
    fitting = [line for line in offered(state, "lay") if " 0,-1 " in line]
    assert fitting == ["T3 0,-1 4"]


def test_a4_7_a_tunnel_needs_a_tunnel_side() -> None:
    """A4.7, AQ8."""
    state = position(hand="T2 T10")
    assert refusal(state, "A lay T2 0,0 1") == "A4.7"
    assert "T10 1,-1 1" in offered(state, "lay")  # the second tunnel ends nowhere
    assert refusal(state, "A lay T2 2,1 1") == "A4.6"


def test_a4_8_aq7_a_nest_may_touch_anyhow() -> None:
    """A4.8, AQ7."""
    state = position(hand="N4 N1")
    lines = offered(state, "lay")
    assert "N4 3,-1 4" in lines  # an open side
    assert "N1 1,-1 5" in lines  # a tunnel side
    assert "N4 0,0 1" in lines  # earth alone


def test_a4_9_aq6_a_forest_needs_a_tunnel_side_unless_told_otherwise() -> None:
    """A4.9, AQ6."""
    state = position(hand="F1")
    assert offered(state, "lay") == ["F1 1,-1 5", "F1 0,1 1", "F1 0,-1 4", "F1 -1,1 2"]
    assert refusal(state, "A lay F1 0,0 1") == "A4.9"
    free = position(hand="F1 T2", forest_by_earth="yes")
    assert "F1 0,0 1" in offered(free, "lay")
    assert refusal(free, "A lay T2 0,0 1") == "A4.7"
    play(free, "A lay F1 0,0 1")


def test_a4_10_aq13_which_ants_come_with_a_tile() -> None:
    """A4.10, AQ13: one ant at most; a queen on nests, a worker on nests and tunnels."""
    state = position(hand="N4 T2 F1", food=2)
    play(state, "A lay N4 3,-1 4")
    assert legal(state) == ["A put queen 3,-1", "A put worker 3,-1", "A no-ant"]
    play(state, "A put queen 3,-1", "A lay T2 1,-1 2")
    assert legal(state) == ["A put worker 1,-1", "A no-ant"]
    assert refusal(state, "A put queen 1,-1") == "A4.10"
    assert refusal(state, "A put worker 1,0") == "A4.10"
    play(state, "A put worker 1,-1", "A lay F1 1,-2 5")
    assert state.phase == "act"  # nobody comes onto a forest


def test_a4_10_no_ant_in_hand() -> None:
    """A4.10."""
    state = position("T2 1,-1 2", ants="A worker 1,-1 1,-1", hand="N4 T2", food=1)
    play(state, "A lay N4 3,-1 4")
    assert refusal(state, "A put worker 3,-1") == "A4.10"
    play(state, "A no-ant", "A lay T2 1,-2 2")
    assert state.phase == "act"  # nobody is left, so nobody is asked


def test_a4_11_the_ant_is_there_before_scoring() -> None:
    """A4.11: the queen on the tile that completes the nest counts."""
    state = position(hand="N3")
    assert points(play(state, "A lay N3 1,-1 1", "A put queen 1,-1"))[0] == (2, 0)


def test_a4_12_a_worker_goes_into_one_of_two_tunnels() -> None:
    """A4.12, A1.10."""
    state = position(hand="T10")
    play(state, "A lay T10 1,-1 1")
    assert legal(state) == ["A put worker 1,-1", "A put worker 1,-1b", "A no-ant"]
    play(state, "A put worker 1,-1b")
    assert (count(state, "worker", "1,-1"), count(state, "worker", "1,-1b")) == (0, 1)


def test_a4_13_a_new_ant_may_move_and_collect() -> None:
    """A4.13."""
    state = position(hand="T2")
    play(state, "A lay T2 1,-1 2", "A put worker 1,-1", "A move worker 1,-1 1,0")
    play(state, "A collect 1,0", "A collect 1,0")
    assert state.food[0] == 2


def test_a4_14_a_tile_is_finished_before_the_next() -> None:
    """A4.14."""
    state = position(hand="N4 N4", food=1)
    play(state, "A lay N4 3,-1 4")
    assert refusal(state, "A lay N4 2,1 2") == "A4.14"
    assert refusal(state, "A end") == "A4.14"


def test_aq42_food_of_this_turn_comes_too_late() -> None:
    """AQ42."""
    state = position(hand="N4 N4")
    play(state, "A lay N4 3,-1 4", "A no-ant")
    assert state.phase == "act"
    play(state, "A collect 1,0")
    assert refusal(state, "A lay N4 2,1 2") == "A3.1"


def test_aq46_an_empty_hand_goes_on_with_phase_2() -> None:
    """AQ46."""
    state = position()
    hand = state.hands[1]
    state.hands[1] = ()
    for face in hand:
        state.piles[SORT[face]] = (face, *state.piles[SORT[face]])
    play(state, "A end", "A end")
    assert (state.turn, state.phase) == (1, "act")


def test_s2_1_s2_2_only_a_queen_on_a_nest() -> None:
    """S2.1, S2.2."""
    state = supersize(hand="N4 T2", food=1, phase="lay")
    play(state, "A lay N4 3,-1 4")
    assert legal(state) == ["A put queen 3,-1", "A no-ant"]
    assert refusal(state, "A put worker 3,-1") == "S2.2"
    play(state, "A no-ant", "A lay T2 1,-1 2")
    assert state.phase == "act"


def test_the_faces_offered_are_those_in_hand() -> None:
    """A4.8: a nest tile nearly always finds a place."""
    state = position(players=4)
    nests = [CODES[face] for face in state.hands[0] if SORT[face] == NEST]
    assert any(line.split()[0] in nests for line in offered(state, "lay"))
    to_phase(state, "act")
