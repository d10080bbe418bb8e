"""The leader check: P8.8 to P8.12."""

import pytest

from tests.games.micropolis.tables import act, codes, legal, play_round, refused, table

LEADERS_TIE_OF_THREE = [6, 6, 6, 4]


def test_armies_are_compared_without_barracks() -> None:
    """P8.8, P9.2.2: A has 2 + 4 soldiers, but an army of 2 only."""
    state = table(4, anthills={"A": "B18"}, full="B18", armies=[2, 3, 1, 1])
    play_round(state)
    assert state.leader == 1


def test_soldiers_on_the_row_are_nobodys_army() -> None:
    """P8.8, P2.1"""
    state = table(4, armies=[4, 5, 6, 5])
    act(state, "A take W1", "B take W2", "C take W5", "D take W3")
    assert state.army == [4, 5, 4, 6]
    assert state.leader == 3


@pytest.mark.parametrize("largest", range(4))
def test_the_largest_army_gets_or_keeps_the_marker(largest: int) -> None:
    """P8.9"""
    state = table(4, leader="B", armies=[7 if seat == largest else 6 for seat in range(4)])
    play_round(state)
    assert (state.leader, state.to_act, state.phase) == (largest, (largest,), "take")


def test_a_tie_without_the_leader_is_decided_by_the_leader() -> None:
    """P8.10"""
    state = table(4, armies=[3, 6, 5, 6])
    play_round(state)
    assert state.to_act == (0,)
    assert legal(state) == ["A marker B", "A marker D"]
    act(state, "A marker D")
    assert (state.leader, state.to_act) == (3, (3,))


def test_only_a_tied_player_may_be_chosen() -> None:
    """P8.10"""
    state = table(4, armies=[3, 6, 5, 6])
    play_round(state)
    assert refused(state, "A marker C") == "P8.10"
    assert refused(state, "A marker A") == "P8.11"


def test_nobody_but_the_leader_decides_and_first_of_all() -> None:
    """P8.10: the round begins when she has."""
    state = table(4, armies=[3, 6, 5, 6])
    play_round(state)
    assert refused(state, "B marker D") == "P4.2"
    assert refused(state, f"A take {codes(state.row[:1])} left") == "P8.10"


def test_the_leader_sees_the_new_row_when_she_decides() -> None:
    """P8.10, P8.3: the refill comes first."""
    state = table(4, armies=[3, 6, 5, 6])
    play_round(state)
    assert len(state.row) == 7


def test_the_last_leader_decides_not_the_last_player() -> None:
    """P8.10: C leads, so B has the last turn, but C is asked."""
    state = table(4, leader="C", armies=[6, 6, 3, 5])
    play_round(state)
    assert legal(state) == ["C marker A", "C marker B"]


def test_a_leader_who_ties_gives_the_marker_to_the_other() -> None:
    """P8.11: with one other it happens by itself."""
    state = table(4, armies=[6, 5, 6, 4])
    play_round(state)
    assert (state.leader, state.to_act, state.phase) == (2, (2,), "take")


def test_a_leader_who_ties_with_several_chooses_among_them() -> None:
    """P8.11: never herself."""
    state = table(4, armies=LEADERS_TIE_OF_THREE)
    play_round(state)
    assert legal(state) == ["A marker B", "A marker C"]
    assert refused(state, "A marker A") == "P8.11"
    assert refused(state, "A marker D") == "P8.10"


@pytest.mark.parametrize(("own", "keeps"), [(7, True), (6, False), (5, False)])
def test_a_leader_keeps_the_marker_only_with_strictly_more(own: int, keeps: bool) -> None:
    """P8.11"""
    state = table(4, armies=[own, 6, 3, 3])
    play_round(state)
    assert (state.leader == 0) == keeps


def test_the_receiver_leads_until_the_next_check() -> None:
    """P8.12: two players check after rounds 3, 6 and 9."""
    state = table(2, in_round=3, armies=[4, 6])
    play_round(state)
    leads = []
    for _ in range(3):
        leads.append(state.to_act)
        play_round(state)
    assert leads == [(1,)] * 3
    assert state.leader == 1


@pytest.mark.parametrize("armies", [[1, 9, 1, 1], [1, 9, 9, 1], [9, 9, 9, 1]])
def test_no_check_after_the_last_round(armies: list[int]) -> None:
    """P8.12"""
    state = table(4, in_round=10, armies=armies)
    play_round(state)
    assert state.is_over
    assert state.leader == 0
