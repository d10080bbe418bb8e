"""Phase 2: ways and blocking (A5, S4), and the order of the ants (A3.2, S3)."""

import pytest

from tests.games.antropolis.positions import JOINED, change, position, supersize
from tests.games.antropolis.tables import count, legal, offered, play, refusal


def moves(state: object, kind: str, start_space: str) -> set[str]:
    lines = [line.split() for line in offered(state, "move")]  # type: ignore[arg-type]
    return {end for ant, begin, end in lines if (ant, begin) == (kind, start_space)}


def test_a5_1_any_distance_once_a_turn() -> None:
    """A5.1."""
    state = position(*JOINED, phase="act")
    assert moves(state, "worker", "1,0") == {"2,0", "1,-1", "0,-1"}
    play(state, "A move worker 1,0 0,-1")
    assert refusal(state, "A move worker 0,-1 1,0") == "A5.1"


def test_a5_1_never_across_earth() -> None:
    """A5.1."""
    state = position("N4 0,0 1", phase="act")
    assert refusal(state, "A move worker 1,0 0,0") == "A5.1"
    assert refusal(state, "A move worker 1,0 5,5") == "A5.1"
    assert refusal(state, "A move worker 1,0 1,0") == "A5.1"
    assert refusal(state, "A move worker 2,0 1,0") == "A1.10"
    assert refusal(state, "A move worker 1,0 0,0b") == "A5.1"


def test_a5_2_a_queen_stays_in_her_nest() -> None:
    """A5.2."""
    state = position("N14 3,-1 1", phase="act")
    assert moves(state, "queen", "2,0") == {"3,-1"}
    assert refusal(state, "A move queen 2,0 1,0") == "A5.2"
    play(state, "A move queen 2,0 3,-1")
    assert refusal(state, "A move queen 3,-1 2,0") == "A5.1"


def test_a5_3_past_a_worker_but_not_onto_it() -> None:
    """A5.3."""
    state = position(*JOINED, ants="B worker 1,-1", phase="act")
    assert moves(state, "worker", "1,0") == {"2,0", "0,-1"}
    assert refusal(state, "A move worker 1,0 1,-1") == "A5.3"
    assert refusal(state, "A move worker 1,0 -1,0") == "A5.3"


def test_a5_4_aq11_a_queen_blocks() -> None:
    """A5.4, AQ11: nobody passes her, nobody enters."""
    state = position("N20 1,-1 0", "T3 0,-1 4", phase="act")
    assert "0,-1" in moves(state, "worker", "1,0")
    change(state, ants="B queen 1,-1")
    assert moves(state, "worker", "1,0") == {"2,0"}
    assert refusal(state, "A move worker 1,0 0,-1") == "A5.4"
    assert refusal(state, "A move worker 1,0 1,-1") == "A5.3"


def test_aq11_a_queen_passes_a_worker_but_does_not_end_there() -> None:
    """AQ11."""
    state = position("N14 3,-1 1", "N16 4,-2 1", ants="B worker 3,-1", phase="act")
    assert moves(state, "queen", "2,0") == {"4,-2"}


def test_aq12_aq40_queens_of_two_colours_in_one_nest_not_on_one_tile() -> None:
    """AQ12, AQ40."""
    state = position("N14 3,-1 1", ants="B queen 3,-1", phase="act")
    assert moves(state, "queen", "2,0") == set()
    assert refusal(state, "A move queen 2,0 3,-1") == "A5.3"


def test_a5_5_own_ants_share_a_space() -> None:
    """A5.5."""
    state = position(*JOINED, ants="A worker 1,-1", phase="act")
    play(state, "A move worker 1,-1 1,0", "A move worker 1,0 2,0")
    assert count(state, "worker", "2,0") == 1
    assert count(state, "queen", "2,0") == 1


def test_a3_2_deeds_may_be_mixed_in_the_base_game() -> None:
    """A3.2; of ants that are alike the one that has acted moves."""
    state = position(*JOINED, ants="A worker 1,0", phase="act")
    play(state, "A collect 1,0", "A leave 2,0", "A move worker 1,0 1,-1")
    play(state, "A collect 1,0")
    assert refusal(state, "A collect 1,0") == "AQ14"
    play(state, "A move worker 1,0 0,-1")
    assert state.food[0] == 2


def test_s3_1_queens_then_workers_then_soldiers() -> None:
    """S3.1."""
    state = supersize()
    play(state, "A collect 1,0")
    assert refusal(state, "A leave 2,0") == "S3.1"
    assert not offered(state, "leave")
    play(state, "A move soldier 1,0 2,0")
    assert refusal(state, "A move worker 1,0 2,0") == "S3.1"


def test_s3_2_an_ant_is_finished_before_the_next() -> None:
    """S3.2: move and action belong together, in any order."""
    state = supersize(*JOINED, ants="A worker 1,-1 0,-1")
    play(state, "A move worker 1,-1 1,0", "A collect 1,0", "A collect 1,0")
    play(state, "A move worker 1,0 2,0")  # the one that has collected last
    play(state, "A move worker 0,-1 1,-1")
    assert refusal(state, "A move worker 1,-1 0,-1") == "S3.2"
    assert refusal(state, "A collect 1,0") == "S3.2"
    assert state.food[0] == 2


def test_s3_2_another_ant_ends_the_first_one() -> None:
    """S3.2."""
    state = supersize(*JOINED, ants="A worker 1,-1")
    play(state, "A collect 1,0", "A move worker 1,-1 0,-1")
    assert refusal(state, "A move worker 1,0 2,0") == "S3.2"


@pytest.mark.parametrize("finished_queen", ["stays", "may-leave"])
def test_s3_2_a_finished_queen_stays(finished_queen: str) -> None:
    """S3.2, S5.1: the first queen has moved, the second one has begun; so the first is finished."""
    state = supersize("N14 3,-1 1", ants="A queen 3,-1", finished_queen=finished_queen)
    play(state, "A move queen 2,0 3,-1")
    assert offered(state, "leave") == ["3,-1"]
    play(state, "A move queen 3,-1 2,0")
    assert offered(state, "leave") == (["2,0"] if finished_queen == "stays" else ["2,0", "3,-1"])


def test_s3_2_a_finished_queen_stays_also_beside_one_who_leaves() -> None:
    """S3.2: the other queen moves to her and leaves; she herself neither leaves nor moves."""
    state = supersize("N14 3,-1 1", "N16 4,-2 1", ants="A queen 4,-2")
    play(state, "A move queen 2,0 3,-1", "A move queen 4,-2 3,-1", "A leave 3,-1")
    assert count(state, "queen", "3,-1") == 1
    assert not offered(state, "leave")
    assert refusal(state, "A leave 3,-1") == "S3.2"
    assert refusal(state, "A move queen 3,-1 2,0") == "S3.2"
    assert state.observe(None)["options"]["finished-queen"] == "stays"


def test_s3_2_before_the_option_a_finished_queen_left() -> None:
    """S3.2: games of earlier versions continue as they began."""
    state = supersize("N14 3,-1 1", "N16 4,-2 1", ants="A queen 4,-2", finished_queen="may-leave")
    play(state, "A move queen 2,0 3,-1", "A move queen 4,-2 3,-1", "A leave 3,-1", "A leave 3,-1")
    assert state.hand_ants[0] == 2
    assert not state.done


def test_s3_3_a_soldier_does_not_move_after_its_action() -> None:
    """S3.3."""
    state = supersize(ants="A soldier 2,0")
    play(state, "A mate 2,0")
    assert refusal(state, "A move soldier 2,0 1,0") == "S3.2"


def test_s4_1_larvae_never_move() -> None:
    """S4.1."""
    state = supersize(ants="A larva 2,0")
    assert not [line for line in legal(state) if "larva" in line]
    assert refusal(state, "A move larva 2,0 1,0") == "S4.1"
    assert moves(state, "soldier", "1,0") == {"2,0"}
    assert moves(state, "worker", "1,0") == {"2,0"}


def test_s4_2_one_colour_in_a_space_two_on_a_tile() -> None:
    """S4.2, A1.10: in the two tunnels of a tile there may be two colours."""
    state = supersize("T10 1,-1 1", ants="B soldier 1,-1")  # tunnels from 1 to 2 and from 4 to 5
    assert count(state, "soldier", "1,-1") == 1
    assert moves(state, "worker", "1,0") == {"2,0", "1,-1b"}
    assert refusal(state, "A move worker 1,0 1,-1") == "S4.2"


def test_s4_2_nobody_ends_where_others_are() -> None:
    """S4.2."""
    state = supersize(*JOINED, ants="B worker 1,-1")
    assert refusal(state, "A move worker 1,0 1,-1") == "S4.2"


def test_s4_3_nobody_passes_a_queen() -> None:
    """S4.3, SQ22: nor enters, not even a soldier."""
    state = supersize("N20 1,-1 0", "T3 0,-1 4", ants="B queen 1,-1")
    assert moves(state, "worker", "1,0") == moves(state, "soldier", "1,0") == {"2,0"}
    assert refusal(state, "A expel 1,-1 1,0 5") == "S7.3.2"
    assert refusal(state, "A move soldier 1,0 1,-1") == "S4.2"


def test_s4_4_sq3_nobody_passes_a_soldier() -> None:
    """S4.4, SQ3: not even a queen."""
    state = supersize(*JOINED, "N14 3,-1 1", "N16 4,-2 1", ants="B soldier 1,-1 3,-1")
    assert moves(state, "worker", "1,0") == moves(state, "soldier", "1,0") == {"2,0"}
    assert moves(state, "queen", "2,0") == set()
    assert refusal(state, "A move worker 1,0 0,-1") == "S4.4"


def test_s4_5_sq2_sq5_workers_are_passed_but_not_by_soldiers() -> None:
    """S4.5, SQ2, SQ5."""
    state = supersize(*JOINED, "N14 3,-1 1", "N16 4,-2 1", ants="B worker 1,-1 3,-1")
    assert moves(state, "worker", "1,0") == {"2,0", "0,-1", "4,-2"}
    assert moves(state, "soldier", "1,0") == {"2,0"}
    assert moves(state, "queen", "2,0") == {"4,-2"}


def test_sq4_larvae_are_passed_by_all() -> None:
    """SQ4: ending there is for robbers only."""
    state = supersize("N12 1,-1 0", "T1 2,-2 4", ants="B larva 1,-1")
    assert moves(state, "worker", "1,0") == moves(state, "soldier", "1,0") == {"2,0", "2,-2"}


def test_s4_6_a_soldier_enters_only_to_expel_or_rob() -> None:
    """S4.6."""
    state = supersize(*JOINED, ants="B worker 1,-1")
    assert "1,-1" not in moves(state, "soldier", "1,0")
    assert "1,-1 1,0 5" in offered(state, "expel")


def test_an_empty_table_skips_phase_2() -> None:
    """A6.2: somebody without ants on the table goes on."""
    state = position(gone="B queen -2,0; B worker -1,0")
    play(state, "A end", "A end", "B end")
    assert state.turn == 0
