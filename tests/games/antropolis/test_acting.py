"""Phase 2: collecting, leaving, feeding, mating (A6, S5, S6, S7.1, S7.2)."""

from tests.games.antropolis.positions import change, position, supersize
from tests.games.antropolis.tables import count, offered, play, refusal, to_phase


def test_a6_1_collect_before_or_after_moving() -> None:
    """A6.1."""
    state = position(phase="act")
    play(state, "A collect 1,0", "A move worker 1,0 2,0")
    assert state.food[0] == 1
    assert refusal(state, "A collect 2,0") == "AQ14"
    state = play(position(phase="act"), "A move worker 1,0 2,0")
    assert refusal(state, "A collect 2,0") == "A6.1"
    assert refusal(state, "A collect 1,0") == "A1.10"


def test_aq14_a_worker_collects_once() -> None:
    """AQ14."""
    state = play(position(phase="act"), "A collect 1,0")
    assert refusal(state, "A collect 1,0") == "AQ14"


def test_aq15_an_empty_supply() -> None:
    """A6.1, AQ15."""
    state = position()
    state.food = [10, 10]
    to_phase(state, "act")
    assert not offered(state, "collect")
    assert refusal(state, "A collect 1,0") == "AQ15"


def test_a6_2_aq16_queens_leave_and_come_back_in_the_next_turn() -> None:
    """A6.2, AQ16: both may leave in one turn."""
    state = position("N14 3,-1 1", ants="A queen 3,-1", phase="act")
    play(state, "A leave 2,0", "A leave 3,-1", "A end")
    assert state.hand_ants[0] == 2
    assert refusal(state, "A leave 2,0") == "AQ1"
    change(state, hand="N4")
    play(state, "B end", "B end", "A lay N4 2,1 2", "A put queen 2,1")
    assert count(state, "queen", "2,1") == 1


def test_a6_2_a_queen_may_move_and_then_leave() -> None:
    """A6.2."""
    state = position("N14 3,-1 1", phase="act")
    play(state, "A move queen 2,0 3,-1", "A leave 3,-1")
    assert refusal(state, "A leave 3,-1") == "A1.10"
    assert state.done == ()


def test_s5_1_a_queen_moves_and_leaves() -> None:
    """S5.1."""
    state = supersize("N14 3,-1 1", ants="A queen 2,0")
    play(state, "A move queen 2,0 3,-1", "A leave 3,-1", "A leave 2,0")
    assert state.hand_ants[0] == 2
    play(state, "A collect 1,0")


def test_s6_1_a_worker_collects_or_feeds() -> None:
    """S6.1, SQ6: feeding is free."""
    state = supersize(ants="A worker 2,0; A larva 2,0", gone="A worker 1,0")
    play(state, "A feed 2,0 worker", "A move worker 2,0 1,0")
    assert refusal(state, "A collect 1,0") == "S3.2"
    assert state.food[0] == 0


def test_s6_2_feeding() -> None:
    """S6.2: the larva returns, and a worker or soldier comes into the same chamber."""
    state = supersize(ants="A worker 2,0; A larva 2,0")
    assert offered(state, "feed") == ["2,0 worker", "2,0 soldier"]
    assert refusal(state, "A feed 1,0 worker") == "S6.2"
    play(state, "A feed 2,0 soldier")
    assert (count(state, "larva", "2,0"), count(state, "soldier", "2,0")) == (0, 1)
    assert state.hand_ants[:4] == [1, 3, 2, 1]


def test_s6_3_a_new_ant_rests() -> None:
    """S6.3."""
    state = supersize(ants="A worker 2,0; A larva 2,0")
    play(state, "A feed 2,0 soldier")
    assert refusal(state, "A mate 2,0") == "S3.2"
    assert refusal(state, "A move soldier 2,0 1,0") == "S3.2"
    play(state, "A end", "B end", "B end", "A end", "A move soldier 2,0 1,0")


def test_sq7_nobody_left_to_breed() -> None:
    """SQ7."""
    state = supersize(ants="A worker 2,0 2,0 2,0 2,0; A larva 2,0 2,0; A soldier 2,0")
    assert offered(state, "feed") == ["2,0 soldier"]
    assert refusal(state, "A feed 2,0 worker") == "SQ7"
    assert refusal(state, "A mate 2,0") == "SQ7"


def test_s7_1_move_and_mate_or_only_one_of_them() -> None:
    """S7.1."""
    state = supersize(ants="A soldier 2,0")
    play(state, "A move soldier 1,0 2,0", "A mate 2,0", "A mate 2,0")
    assert count(state, "larva", "2,0") == 2  # SQ8


def test_s7_2_mating() -> None:
    """S7.2: with an own queen in the same brood chamber."""
    state = supersize("N14 3,-1 1", ants="A queen 3,-1; A soldier 3,-1")
    assert not offered(state, "mate")
    assert refusal(state, "A mate 3,-1") == "S7.2"
    assert refusal(state, "A mate 1,0") == "S7.2"
    assert refusal(state, "A mate 2,0") == "A1.10"


def test_sq8_several_soldiers_and_one_queen() -> None:
    """SQ8."""
    state = supersize(ants="A soldier 2,0 2,0")
    play(state, "A mate 2,0", "A mate 2,0")
    assert count(state, "larva", "2,0") == 2


def test_sq9_a_queen_that_has_just_come() -> None:
    """SQ9."""
    state = supersize(hand="N5", phase="lay")
    play(state, "A lay N5 3,-1 4", "A put queen 3,-1", "A move soldier 1,0 3,-1", "A mate 3,-1")
    assert count(state, "larva", "3,-1") == 1
