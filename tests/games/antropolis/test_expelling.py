"""Attacks, flight, death, escape, robbing (S7.3, S7.4)."""

from formicarium.games.antropolis.rules import ants
from formicarium.games.antropolis.rules.board import spaces
from tests.games.antropolis.positions import FORKED, JOINED, change, supersize
from tests.games.antropolis.tables import count, legal, offered, play, refusal


def test_s7_3_one_or_more_soldiers_into_one_space() -> None:
    """S7.3, S7.3.7: from different spaces, each through a side of the attacker's choice."""
    state = supersize(*JOINED, ants="A soldier 1,-1; B worker 0,-1")
    assert offered(state, "expel") == ["0,-1 1,0 0", "0,-1 1,-1 0"]
    play(state, "A expel 0,-1 1,0 0")
    assert legal(state) == ["A expel 0,-1 1,-1 0", "A strike"]
    assert state.observe(None)["attack"] == {
        "target": "0,-1",
        "needed": 1,
        "crew": [{"space": "1,0", "side": 0}],
    }
    play(state, "A expel 0,-1 1,-1 0")
    assert count(state, "soldier", "0,-1") == 2
    assert state.phase == "act"


def test_s7_3_refusals_before_and_during_an_attack() -> None:
    """S7.3, S7.3.3, S7.3.7, S7.3.8."""
    state = supersize(*FORKED, ants="A soldier 1,-1; B soldier 0,-1")
    assert refusal(state, "A strike") == "S7.3.8"
    assert refusal(state, "A expel 0,-1 2,0 0") == "S7.3"
    assert refusal(state, "A expel 0,-2 1,0 0") == "S7.3"
    assert refusal(state, "A expel 0,-1 1,0 2") == "S7.3.7"
    play(state, "A expel 0,-1 1,0 0")
    assert legal(state) == ["A expel 0,-1 1,-1 0"]
    assert refusal(state, "A strike") == "S7.3.3"
    assert refusal(state, "A expel 0,-1 1,0 0") == "S7.3.7"
    assert refusal(state, "A end") == "S7.3.8"
    assert refusal(state, "A expel -1,0 1,-1 0") == "S7.3.8"


def test_s7_3_1_only_if_it_wins() -> None:
    """S7.3.1, S7.3.3."""
    state = supersize(*JOINED, ants="B soldier 0,-1")
    assert not offered(state, "expel")
    assert refusal(state, "A expel 0,-1 1,0 0") == "S7.3.1"
    change(state, ants="A soldier 1,0")
    assert offered(state, "expel") == ["0,-1 1,0 0"]


def test_s7_3_2_sq10_a_queen_keeps_all_safe() -> None:
    """S7.3.2, SQ10."""
    state = supersize("N12 1,-1 0", ants="B worker 1,-1")
    assert offered(state, "expel")
    change(state, ants="B queen 1,-1")
    assert not offered(state, "expel")
    assert refusal(state, "A expel 1,-1 1,0 5") == "S7.3.2"


def test_s7_3_4_sq11_the_owner_chooses_for_each_ant() -> None:
    """S7.3.4, S7.3.8, SQ11: in the middle of the other player's turn."""
    state = supersize(*FORKED, ants="B worker 0,-1 0,-1")
    play(state, "A expel 0,-1 1,0 0")
    assert state.to_act == (1,)
    assert legal(state) == ["B flee worker -1,0", "B flee worker 0,-2"]
    assert state.observe(None)["beaten"] == {
        "seat": 1,
        "space": "0,-1",
        "worker": 2,
        "soldier": 0,
        "closed_sides": [0],
    }
    assert refusal(state, "B flee worker 1,-1") == "S7.3.4"
    assert refusal(state, "B flee soldier 0,-2") == "S7.3.8"
    assert refusal(state, "B escape worker 0,-2") == "S7.3.8"
    assert refusal(state, "B end") == "S7.3.8"
    play(state, "B flee worker 0,-2", "B flee worker -1,0")
    assert (count(state, "worker", "0,-2"), count(state, "worker", "-1,0")) == (1, 2)
    assert (state.to_act, state.phase) == ((0,), "act")


def test_sq12_not_through_an_attacked_side_nor_to_others() -> None:
    """SQ12; a single way is taken without asking."""
    state = supersize(*FORKED, ants="B worker 0,-1; A worker 0,-2")
    play(state, "A expel 0,-1 1,0 0")
    assert count(state, "worker", "-1,0") == 2
    assert state.to_act == (0,)


def test_s7_3_5_sq13_no_way_out_is_death() -> None:
    """S7.3.5, SQ13: back to the hand."""
    state = supersize("T1 1,-1 5", ants="B worker 1,-1 1,-1")
    play(state, "A expel 1,-1 1,0 5")
    assert count(state, "soldier", "1,-1") == 1
    assert state.hand_ants[4:8] == [1, 4, 2, 2]
    assert state.phase == "act"


def test_s7_3_6_sq14_the_last_of_its_kind_escapes() -> None:
    """S7.3.6, S7.3.8, SQ14: two die together, one of them escapes; each kind by itself."""
    state = supersize(
        "T1 1,-1 5",
        ants="B worker 1,-1 1,-1; B soldier 1,-1; A soldier 1,0",
        gone="B worker -1,0; B soldier -1,0",
    )
    play(state, "A expel 1,-1 1,0 5", "A expel 1,-1 1,0 5")
    assert (state.to_act, state.phase, state.beaten) == ((1,), "escape", (1, 1))
    free = [f"worker {name}" for name in ("-1,0", "-2,0")]
    assert offered(state, "escape") == free  # A's worker is on 1,0, A's queen on 2,0
    assert refusal(state, "B escape worker 1,0") == "S7.3.6"
    assert refusal(state, "B escape soldier -1,0") == "S7.3.8"
    assert refusal(state, "B flee worker -1,0") == "S7.3.8"
    play(state, "B escape worker -2,0", "B escape soldier -1,0")
    assert count(state, "worker", "-2,0") == count(state, "soldier", "-1,0") == 1
    assert state.hand_ants[4:8] == [1, 4, 2, 2]


def test_s7_3_6_nowhere_to_escape_to() -> None:
    """S7.3.6: if ants of other colours are everywhere, there is no tile of choice."""
    gone = "B worker -1,0; B soldier -1,0; B queen -2,0"
    state = supersize("T1 1,-1 5", ants="B worker 1,-1; A worker -1,0 -2,0", gone=gone)
    play(state, "A expel 1,-1 1,0 5")
    assert state.hand_ants[4:8] == [2, 5, 2, 3]


def test_s7_3_7_attackers_have_done_nothing_and_are_finished() -> None:
    """S7.3.7, SQ17: attackers stay there."""
    state = supersize(*JOINED, ants="B worker 0,-1")
    play(state, "A move soldier 1,0 1,-1")
    assert not offered(state, "expel")
    assert refusal(state, "A expel 0,-1 1,-1 0") == "S7.3.7"
    state = supersize(*JOINED, ants="B worker 0,-1")
    play(state, "A expel 0,-1 1,0 0")
    assert refusal(state, "A move soldier 0,-1 1,0") == "S3.2"
    assert refusal(state, "A move worker 1,0 2,0") == "S3.1"


def test_s7_3_7_ways_are_judged_before_the_attack() -> None:
    """S7.3.7, SQ17: a soldier behind an enemy does not count."""
    state = supersize(*JOINED, ants="B soldier 0,-1; B worker 1,-1; A soldier 1,0")
    assert offered(state, "expel") == ["1,-1 1,0 5"]
    assert refusal(state, "A expel 0,-1 1,0 0") == "S7.3.7"


def test_s7_3_7_an_ant_that_has_begun_is_finished_by_an_attack() -> None:
    """S3.2, S7.3.7."""
    state = supersize(*JOINED, ants="A soldier 2,0; B worker 0,-1")
    play(state, "A move soldier 1,0 1,-1", "A expel 0,-1 2,0 0")
    assert ants.lacking(state, 2 * 4, 3, ants.ACTED) == 0
    assert state.current == -1


def test_s7_4_sq18_robbing_a_larva() -> None:
    """S7.4, SQ18: one soldier is enough; the victim gets the piece back."""
    state = supersize("N12 1,-1 0", ants="B larva 1,-1")
    play(state, "A expel 1,-1 1,0 5")
    assert count(state, "larva", "1,-1") == 1
    assert ants.owner(state, 8) == 0
    assert (state.hand_ants[2], state.hand_ants[6]) == (1, 2)


def test_sq15_sq16_two_larvae_as_far_as_pieces_last() -> None:
    """SQ15, SQ16."""
    state = supersize("N12 1,-1 0", ants="B larva 1,-1 1,-1; A larva 2,0")
    play(state, "A expel 1,-1 1,0 5")
    assert count(state, "larva", "1,-1") == 1
    assert (state.hand_ants[2], state.hand_ants[6]) == (0, 2)
    state = supersize("N12 1,-1 0", ants="B larva 1,-1; A larva 2,0 2,0")
    play(state, "A expel 1,-1 1,0 5")
    assert count(state, "larva", "1,-1") == 0
    assert len(spaces(state)) == 5


def test_s7_3_4_soldiers_flee_after_workers() -> None:
    """S7.3.4, S7.3.8."""
    state = supersize(*FORKED, ants="B worker 0,-1; B soldier 0,-1; A soldier 1,0")
    play(state, "A expel 0,-1 1,0 0", "A expel 0,-1 1,0 0")
    play(state, "B flee worker 0,-2")
    assert legal(state) == ["B flee soldier -1,0", "B flee soldier 0,-2"]
    play(state, "B flee soldier 0,-2")
    assert count(state, "soldier", "0,-2") == 1
