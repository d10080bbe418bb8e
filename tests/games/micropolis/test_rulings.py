"""Our rulings (PQ) that no other file tests better."""

import random

import pytest

from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.components import TILES
from tests.games.micropolis.tables import act, full, legal, play_round, refused, seen, table


def test_soldiers_on_a_tile_do_not_help_to_pay_for_it() -> None:
    """PQ1"""
    state = table(2, armies=[0], on_row=[0, 9])
    assert legal(state) == ["A take W1"]


def test_barracks_do_not_pay() -> None:
    """PQ2"""
    state = table(2, anthills={"A": "B1"}, full="B1", armies=[0])
    assert refused(state, "A take W2 left") == "P5.4"
    assert full(state) == "B1"


def test_the_limit_of_ten_has_no_exceptions() -> None:
    """PQ3: collected surplus goes to the supply, a nurse brings only what has room."""
    state = table(2, row="W1 N5", armies=[10, 8], on_row=[4])
    act(state, "A take W1", "B take N5")
    assert state.army == [10, 10]


def test_the_limit_holds_before_a_new_barracks_is_filled() -> None:
    """PQ4: of 10 + 3 soldiers 3 are gone before 4 move into the barracks."""
    state = table(2, row="B18", armies=[10], on_row=[3])
    supply = state.supply
    act(state, "A take B18", "A fill")
    assert (state.army[0], state.supply) == (6, supply + 3)


def test_an_officer_with_a_full_army() -> None:
    """PQ6: the leader loses one all the same; a full leader goes to nine and back to ten."""
    state = table(2, row="W1 O1", armies=[4, 10])
    supply = state.supply
    act(state, "A take W1", "B take O1")
    assert (state.army, state.supply) == ([3, 10], supply + 1)
    state = table(2, row="O1", armies=[10])
    supply = state.supply
    act(state, "A take O1")
    assert (state.army[0], state.supply) == (10, supply)


def test_an_empty_supply() -> None:
    """PQ7: take what is there."""
    state = table(2, row="N5 O1", armies=[5, 5], supply=1)
    act(state, "A take N5")
    assert (state.army, state.supply) == ([6, 5], 0)


def test_no_architect_marker_is_left() -> None:
    """PQ8: none now, and no claim when one comes back."""
    state = table(2, row="A1", architects=[0, 2])
    act(state, "A take A1", "B take W2 with architect")
    assert state.architect_markers == [0, 1]


def test_an_architect_marker_serves_a_later_turn() -> None:
    """PQ9: not the turn in which it is gained; and it need not be used."""
    state = table(2, row="W1 A1")
    assert refused(state, "A take A1 with architect") == "P9.3"
    act(state, "A take A1", "B take W1")
    assert any(not line.endswith("architect") for line in legal(state))
    assert any(line.endswith("architect") for line in legal(state))


def test_a_player_may_hold_both_architect_markers() -> None:
    """PQ10: one is used per turn; unused ones are worth nothing."""
    state = table(2, row="A1 W9 A2", anthills={"A": "W1", "B": "W2"})
    act(state, "A take A1 left", "B take W9 left")
    bare = state.scores()
    state.architect_markers = [2, 0]
    assert state.scores() == bare
    act(state, "A take W3 left with architect")
    assert (state.architect_markers, state.to_act) == ([1, 0], (1,))


def test_a_second_architect_brings_a_second_marker() -> None:
    """PQ10"""
    state = table(2, row="A1 W9 A2")
    act(state, "A take A1", "B take W9", "A take A2 left")
    assert state.architect_markers == [2, 0]


def test_a_guard_is_an_offer_with_a_proper_result() -> None:
    """PQ11"""
    state = table(2, row="G2", anthills={"A": "B8"}, full="B8", armies=[8])
    act(state, "A take G2 left")
    assert legal(state) == ["A guard none", "A guard B8"]
    act(state, "A guard B8")
    assert (state.army[0], full(state)) == (8, "B8")


def test_no_tile_has_two_effects() -> None:
    """PQ12: so there is no order to choose."""
    for tile in TILES:
        special = [segment for segment in tile.segments if segment.specialist]
        assert len(special) + bool(tile.barracks) <= 1


@pytest.mark.parametrize(
    ("strip", "kinds"), [("W13 W14", 2), ("N1 W13 W14", 3), ("B20 Q7 B10 W12 W5 A2 W16", 6)]
)
def test_a_gift_counts_as_a_missing_fruit(strip: str, kinds: int) -> None:
    """P9.8, PQ14: never a double, and never more than six kinds."""
    assert max(gallery.fruit for gallery in seen(strip)) == kinds


def test_a_gift_serves_its_own_gallery() -> None:
    """PQ14: the gift of W16 in one gallery, its fig in another: 2 + 2."""
    assert table(2, anthills={"A": "W16"}).score_sheet()[0]["harvest"] == 4


def test_two_largest_galleries_of_one_player_get_the_award_once() -> None:
    """PQ15: B2 has two galleries with one ant each."""
    sheet = table(2, anthills={"A": "B2", "B": "W12"}).score_sheet()
    assert [seat["galleries"] for seat in sheet] == [5, 0]


def test_a_leader_check_without_any_army_is_a_tie() -> None:
    """PQ19"""
    state = table(4, armies=[0, 0, 0, 0])
    play_round(state)
    assert legal(state) == ["A marker B", "A marker C", "A marker D"]


def test_soldiers_left_on_the_row_do_not_score() -> None:
    """PQ24"""
    bare, crowded = table(2, in_round=10), table(2, in_round=10, on_row=[0, 0, 0, 4, 4])
    for state in (bare, crowded):
        play_round(state)
    assert sum(crowded.row_soldiers) == 8
    assert bare.score_sheet()[0] == crowded.score_sheet()[0]
    assert bare.winners() == crowded.winners()


@pytest.mark.parametrize(("players", "rounds"), [(2, (1, 2)), (3, (1, 3))])
def test_the_leader_does_not_change_without_a_refill(players: int, rounds: tuple[int, ...]) -> None:
    """PQ25"""
    for number in rounds:
        state = table(players, in_round=number, armies=[1, 9])
        play_round(state)
        assert state.to_act == (0,)


def test_determinizing_shuffles_the_stack_and_nothing_else() -> None:
    """PQ26"""
    state = GAME.new(3, seed=1)
    guess = state.determinize(0, random.Random(2))
    assert guess.observe(0) == state.observe(0)
    assert guess.stack != state.stack
    assert sorted(guess.stack) == sorted(state.stack)
    assert str(guess.chance) != str(state.chance)
    assert GAME.from_json(guess.to_json()) == guess


def test_a_marker_is_given_to_players_of_this_game_only() -> None:
    """P12.2: nobody has an anthill I in the base game."""
    state = table(4, armies=[3, 6, 6, 3])
    play_round(state)
    assert refused(state, "A marker B I") == "P12.2"
