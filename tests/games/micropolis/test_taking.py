"""Taking a tile: P5."""

import pytest

from tests.games.micropolis.tables import act, codes, legal, play_round, refused, table

SEVEN = [f"A take W{n}" for n in range(1, 8)]


@pytest.mark.parametrize("army", range(11))
def test_any_tile_that_the_army_can_pay_for(army: int) -> None:
    """P5.1, P5.3: the k-th tile costs k - 1."""
    assert legal(table(2, armies=[army])) == SEVEN[: army + 1]


def test_only_tiles_of_the_row_can_be_taken() -> None:
    """P5.1"""
    state = table(2)
    assert refused(state, f"A take {codes(state.stack[-1:])}") == "P5.1"
    act(state, "A take W1")
    assert refused(state, "B take W1") == "P5.1"


def test_the_first_remaining_tile_is_free_wherever_it_began() -> None:
    """P5.2"""
    state = table(4, armies=[2, 0, 0, 0])
    act(state, "A take W1", "B take W2")
    assert legal(state) == ["C take W3"]
    act(state, "C take W3")
    assert state.army == [2, 0, 0, 0]
    assert sum(state.row_soldiers) == 0


def test_each_tile_passed_over_gets_a_soldier_of_the_army() -> None:
    """P5.3"""
    state = table(2)
    act(state, "A take W4")
    assert state.army == [2, 5]
    assert codes(state.row) == "W1 W2 W3 W5 W6 W7"
    assert state.row_soldiers == [1, 1, 1, 0, 0, 0]


def test_the_price_counts_remaining_tiles_only() -> None:
    """P5.3, P5.9: gaps cost nothing."""
    state = table(2, armies=[5, 2])
    act(state, "A take W2")
    act(state, "B take W4")
    assert state.army[1] == 0
    assert state.row_soldiers[:2] == [2, 1]


def test_an_army_that_is_too_small_cannot_pay() -> None:
    """P5.4"""
    state = table(2, armies=[3])
    assert refused(state, "A take W5") == "P5.4"
    act(state, "A take W4")
    assert state.army[0] == 0


def test_soldiers_in_barracks_cannot_pay() -> None:
    """P5.4, PQ2"""
    state = table(2, anthills={"A": "B18"}, full="B18", armies=[1])
    assert refused(state, "A take W3 left") == "P5.4"
    assert {line.split()[2] for line in legal(state)} == {"W1", "W2"}


def test_soldiers_on_a_tile_pile_up() -> None:
    """P5.5"""
    state = table(3)
    act(state, "A take W4", "B take W3", "C take W5")
    assert codes(state.row) == "W1 W2 W6 W7"
    assert state.row_soldiers == [3, 3, 0, 0]


def test_soldiers_on_a_tile_stay_through_a_refill() -> None:
    """P5.5, P8.3"""
    state = table(4, on_row=[0, 0, 0, 0, 1, 2, 3])
    play_round(state)
    assert codes(state.row[:3]) == "W5 W6 W7"
    assert state.row_soldiers == [1, 2, 3, 0, 0, 0, 0]


def test_all_soldiers_on_the_taken_tile_join_the_army() -> None:
    """P5.6"""
    state = table(2, on_row=[3, 1])
    act(state, "A take W1")
    assert state.army == [8, 5]
    assert state.row_soldiers[0] == 1


def test_soldiers_on_the_tile_arrive_after_payment() -> None:
    """P5.6, PQ1: they cannot help to pay for it."""
    state = table(2, on_row=[0, 4], armies=[0, 1])
    assert refused(state, "A take W2") == "P5.4"
    act(state, "A take W1", "B take W3")
    assert state.army == [0, 0]
    assert state.row_soldiers[0] == 5


@pytest.mark.parametrize(
    ("army", "standing", "left", "sent"), [(9, 1, 10, 0), (9, 2, 10, 1), (10, 3, 10, 3)]
)
def test_soldiers_that_do_not_fit_go_to_the_supply(
    army: int, standing: int, left: int, sent: int
) -> None:
    """P5.7, PQ3: no foundation holds more than ten."""
    state = table(2, armies=[army], on_row=[standing])
    supply = state.supply
    act(state, "A take W1")
    assert (state.army[0], state.supply - supply) == (left, sent)


def test_payment_makes_room_before_soldiers_are_collected() -> None:
    """P5.7, PQ1: 10 - 1 + 1 is ten, and nobody is sent away."""
    state = table(2, armies=[10], on_row=[0, 1])
    supply = state.supply
    act(state, "A take W2")
    assert (state.army[0], state.supply) == (10, supply)


def test_a_nurse_and_an_officer_bring_only_what_fits() -> None:
    """P5.7"""
    state = table(2, row="N5 O1", armies=[9, 10])
    act(state, "A take N5", "B take O1")
    assert state.army == [9, 10]
    assert state.supply == 26


def test_a_guard_may_not_leave_more_than_ten() -> None:
    """P5.7, PQ11"""
    state = table(2, row="G1", anthills={"A": "B1 B8"}, full="B1 B8", armies=[8])
    act(state, "A take G1 left")
    assert legal(state) == ["A guard B1", "A guard B8", "A guard B1 B8"]
    assert refused(state, "A guard none") == "P5.7"


def test_an_architect_marker_pays_instead_of_soldiers() -> None:
    """P5.8, P9.3: no soldier is put on any tile, and those on the taken tile are collected."""
    state = table(2, architects=[1], armies=[6], on_row=[1, 0, 0, 0, 0, 3])
    act(state, "A take W6 with architect")
    assert state.army[0] == 9
    assert state.row_soldiers == [1, 0, 0, 0, 0, 0]
    assert state.architect_markers == [0, 0]


def test_with_an_architect_marker_any_tile_may_still_be_paid_for() -> None:
    """P5.8: the marker is an option."""
    state = table(2, architects=[1], armies=[1])
    by_architect = [f"{line} with architect" for line in SEVEN[1:]]
    assert legal(state) == [*SEVEN[:2], *by_architect]
    act(state, "A take W2")
    assert state.architect_markers == [1, 0]


def test_no_architect_marker_for_the_free_tile() -> None:
    """P5.8"""
    assert refused(table(2, architects=[1]), "A take W1 with architect") == "P5.8"


def test_a_marker_must_be_held_to_be_handed_in() -> None:
    """P9.3"""
    assert refused(table(2, architects=[0, 2]), "A take W2 with architect") == "P9.3"


def test_an_architect_taken_with_a_marker_gains_it_again() -> None:
    """P5.8: it is back in the supply before the new tile takes effect."""
    state = table(2, row="W1 W2 A1", architects=[1, 1])
    act(state, "A take A1 with architect")
    assert state.architect_markers == [1, 1]


def test_the_row_stays_as_it_is_within_a_round() -> None:
    """P5.9: nothing is refilled while players take tiles; only their order matters."""
    state = table(4)
    for left, line in enumerate(("A take W2", "B take W4", "C take W1"), start=1):
        act(state, line)
        assert len(state.row) == 7 - left
        assert state.outcome == ()
    assert codes(state.row) == "W3 W5 W6 W7"
