"""Barracks: P9.1, P9.2."""

import pytest

from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.components import BARRACKS_CAPACITY
from formicarium.games.micropolis.rules.actions import Fill, Guard
from tests.games.micropolis.tables import act, full, legal, play_round, random_game, refused, table

BARRACKS = [("B1", 1, 2), ("B8", 2, 4), ("B14", 3, 7), ("B18", 4, 10)]


@pytest.mark.parametrize(("tile", "capacity", "value"), BARRACKS)
def test_capacity_and_value(tile: str, capacity: int, value: int) -> None:
    """P9.1, P9.2: just as many soldiers as symbols move in, and are worth 2, 4, 7 or 10."""
    state = table(2, row=tile)
    act(state, f"A take {tile}", "A fill")
    assert (state.army[0], full(state)) == (5 - capacity, tile)
    assert state.score_sheet()[0]["barracks"] == value


@pytest.mark.parametrize(("tile", "capacity"), [(tile, capacity) for tile, capacity, _ in BARRACKS])
def test_a_barracks_may_be_left_empty(tile: str, capacity: int) -> None:
    """P9.2, PQ29: completely or not at all, even if the army just suffices."""
    state = table(2, row=tile, armies=[capacity])
    act(state, f"A take {tile}")
    assert legal(state) == ["A fill", "A leave"]
    act(state, "A leave")
    assert (state.army[0], full(state), state.to_act) == (capacity, "", (1,))
    assert state.score_sheet()[0]["barracks"] == 0


@pytest.mark.parametrize(("tile", "capacity"), [(tile, capacity) for tile, capacity, _ in BARRACKS])
def test_with_a_smaller_army_it_stays_empty(tile: str, capacity: int) -> None:
    """P9.2: there is no partial filling, and nothing is asked."""
    state = table(2, row=tile, armies=[capacity - 1])
    act(state, f"A take {tile}")
    assert state.to_act == (1,)
    assert (state.army[0], full(state)) == (capacity - 1, "")
    assert refused(state, "A fill") == "P4.2"


def test_the_army_counts_after_payment_and_collecting() -> None:
    """P9.2: 3 less 1 paid plus 2 collected fill a barracks for 4."""
    state = table(2, row="W1 B18", armies=[3], on_row=[0, 2])
    act(state, "A take B18", "A fill")
    assert state.army[0] == 0


def test_every_barracks_can_be_filled() -> None:
    """P9.1: it shows 1 to 4 symbols, and takes as many soldiers."""
    for tile in (f"B{number}" for number in range(1, 21)):
        state = table(2, row=tile)
        act(state, f"A take {tile}", "A fill")
        assert 5 - state.army[0] == BARRACKS_CAPACITY[state.anthills[0][0]] in (1, 2, 3, 4)


@pytest.mark.parametrize("seed", range(5))
def test_only_filling_and_guards_change_a_barracks(seed: int) -> None:
    """P9.2.1"""
    state = GAME.new(4, seed=seed)
    before = state.full
    for action in random_game(state, seed):
        assert state.full == before or isinstance(action, Fill | Guard)
        before = state.full


def test_an_empty_barracks_is_not_asked_about_again() -> None:
    """P9.2.1: A grows large enough later, but only a guard could fill it."""
    state = table(2, anthills={"A": "B18"}, row="W1", armies=[4])
    act(state, "A take W1 left")
    assert full(state) == ""
    assert refused(state, "A fill") == "P4.2"
    assert refused(state, "B fill") == "P4.3"


def test_soldiers_in_barracks_are_not_the_leaders_army() -> None:
    """P9.2.2: A has 8 soldiers, 4 of them in her army; B's 5 lead."""
    state = table(4, anthills={"A": "B18"}, full="B18", armies=[4, 5, 1, 1])
    play_round(state)
    assert state.leader == 1


def test_soldiers_in_barracks_do_not_pay() -> None:
    """P9.2.2"""
    state = table(2, anthills={"A": "B18"}, full="B18", armies=[0])
    assert refused(state, "A take W2 left") == "P5.4"


def test_an_officer_cannot_take_soldiers_from_barracks() -> None:
    """P9.2.2"""
    state = table(2, row="W1 O1", anthills={"A": "B18"}, full="B18", armies=[0, 5])
    act(state, "A take W1 left", "B take O1 left")
    assert state.army == [0, 6]
    assert full(state) == "B18"


def test_soldiers_in_barracks_are_no_red_army() -> None:
    """P9.2.2"""
    sheet = table(2, anthills={"A": "B18"}, full="B18", armies=[4, 5]).score_sheet()
    assert [points["red army"] for points in sheet] == [0, 5]


def test_soldiers_in_barracks_break_no_tie() -> None:
    """P9.2.2: equal points and equal armies; the soldier in A's barracks makes no difference."""
    state = table(2, anthills={"A": "B1 W6", "B": "G3 Q3"}, full="B1", armies=[3, 3])
    assert state.scores() == [19, 19]
    assert state.winners() == (0, 1)
