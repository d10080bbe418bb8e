"""The expert game: P12."""

from functools import partial

import pytest

from formicarium.games.micropolis import GAME
from tests.games.micropolis.tables import (
    act,
    anthill,
    full,
    legal,
    play_round,
    random_game,
    refused,
    seat_and_number,
    table,
)
from tests.games.micropolis.test_rounds import course

expert = partial(table, variant="expert")


def test_the_other_rules_stay_as_they_are() -> None:
    """P12.1: prices, collecting, nurses and sides, for example."""
    state = expert(row="W1 W2 N5", on_row=(0, 0, 2), anthills={"A I": "W3"})
    assert refused(state, "A take W2 I") == "P6.2"
    act(state, "A take N5 I left")
    assert state.army[0] == 5 - 2 + 2 + 3
    assert state.row_soldiers[:2] == [1, 1]


@pytest.mark.parametrize(("players", "supply"), [(2, 25), (3, 15)])
def test_two_foundations_with_five_soldiers_each(players: int, supply: int) -> None:
    """P12.2"""
    state = GAME.new(players, variant="expert")
    assert state.army == [5] * 2 * players
    assert state.anthills == [()] * 2 * players
    assert state.supply == supply


def test_the_anthill_has_to_be_named() -> None:
    """P12.2: and only in the expert game."""
    assert refused(expert(), "A take W1") == "P12.2"
    assert refused(table(2), "A take W1 I") == "P12.2"


def test_the_start_player_is_drawn() -> None:
    """P12.3"""
    drawn = {GAME.new(3, seed=seed, variant="expert").to_act for seed in range(30)}
    assert drawn == {(0,), (1,), (2,)}


@pytest.mark.parametrize("number", ["I", "II"])
def test_the_start_player_puts_the_marker_at_one_of_her_anthills(number: str) -> None:
    """P12.3, PQ27: when the row has been revealed."""
    state = GAME.new(3, variant="expert", options={"start": "B"})
    assert len(state.row) == 7
    assert legal(state) == ["B marker B I", "B marker B II"]
    act(state, f"B marker B {number}")
    assert state.observe(None)["leader"] == {"seat": 1, "anthill": len(number)}
    assert (state.round, state.to_act) == (1, (1,))


def test_the_start_player_puts_the_marker_nowhere_else() -> None:
    """P12.3"""
    state = GAME.new(2, variant="expert", options={"start": "A"})
    assert refused(state, "A marker B I") == "P12.3"
    assert refused(state, "A marker A") == "P12.3"


def test_the_start_player_places_the_marker_before_she_takes_a_tile() -> None:
    """P12.3"""
    state = GAME.new(2, variant="expert", options={"start": "A"})
    assert refused(state, f"A take {state.outcome[0].values[0]} I") == "P12.3"


@pytest.mark.parametrize("players", [2, 3])
def test_twenty_rounds_of_one_tile_each(players: int) -> None:
    """P12.4"""
    state = GAME.new(players, seed=1, variant="expert")
    act(state, legal(state)[0])
    played = course(state)
    assert [len(turns) for turns in played.turns.values()] == [players] * 20
    assert state.round == 20
    assert [len(run) for run in state.anthills] == [10] * 2 * players


@pytest.mark.parametrize(
    ("players", "before", "new", "revealed", "stack"), [(2, 3, 4, 43, 18), (3, 1, 6, 61, 0)]
)
def test_refills_after_every_second_round(
    players: int, before: int, new: int, revealed: int, stack: int
) -> None:
    """P12.5, P8.6"""
    state = GAME.new(players, seed=2, variant="expert", options={"start": "A"})
    act(state, "A marker A I")
    played = course(state)
    assert played.refills == dict.fromkeys(range(2, 19, 2), new)
    assert {played.row_after[number - 1] for number in played.refills} == {before}
    assert 7 + sum(played.refills.values()) == revealed
    assert (len(state.row), len(state.stack)) == (before, stack)


def test_the_refill_does_not_depend_on_the_tiles_left() -> None:
    """P12.5: 3 tiles for 2 players, and yet refill and leader check."""
    state = expert(in_round=1, armies=(5, 5, 6, 5))
    play_round(state)
    assert (len(state.row), state.leader) == (5, 0)
    play_round(state)
    assert (len(state.row), state.leader) == (7, 2)


def test_the_army_of_the_target_anthill_pays() -> None:
    """P12.6"""
    state = expert(armies=(8, 1))
    assert refused(state, "A take W3 II") == "P5.4"
    act(state, "A take W2 II")
    assert state.army[:2] == [8, 0]


def test_soldiers_collected_go_where_the_tile_goes() -> None:
    """P12.6, PQ20"""
    state = expert(on_row=(3,))
    act(state, "A take W1 II")
    assert state.army == [5, 8, 5, 5]


def test_the_anthill_is_chosen_freely_each_turn() -> None:
    """P12.7: no balance is needed."""
    state = expert(armies=(0, 0), anthills={"A I": "W3 W4 W5 W6"})
    assert legal(state) == ["A take W1 I left", "A take W1 I right", "A take W1 II"]
    act(state, "A take W1 I right")
    assert (anthill(state, "A I"), anthill(state, "A II")) == ("W3 W4 W5 W6 W1", "")


def test_a_complete_anthill_takes_no_more() -> None:
    """P12.7"""
    state = expert(armies=(5, 0), row="O3", anthills={"A I": "Q1 B1 B8 B9 W1 W2 N2 W3 B2 W4"})
    assert legal(state) == ["A take O3 II"]
    assert refused(state, "A take O3 I") == "P12.7"


def test_a_nurse_and_a_barracks_serve_their_own_anthill() -> None:
    """P12.8"""
    state = expert(row="N5 W9 B18", armies=(4, 3))
    act(state, "A take N5 II", "B take W9 I")
    assert state.army[:2] == [4, 6]
    act(state, "A take B18 II left", "A fill")
    assert state.army[:2] == [4, 2]


def test_a_barracks_is_not_filled_from_the_other_anthill() -> None:
    """P12.8: 3 soldiers there are too few, the 9 of the other one do not help."""
    state = expert(row="B18", armies=(9, 3))
    act(state, "A take B18 II")
    assert (state.to_act, state.army[:2]) == ((1,), [9, 3])


def test_a_guard_works_in_her_own_anthill_only() -> None:
    """P12.8"""
    state = expert(row="G1", full="B8", armies=(2, 3), anthills={"A I": "B8", "A II": "B1"})
    act(state, "A take G1 II left")
    assert legal(state) == ["A guard none", "A guard B1"]
    assert refused(state, "A guard B8") == "P9.6"
    act(state, "A guard B1")
    assert (state.army[:2], full(state)) == ([2, 2], "B1 B8")


@pytest.mark.parametrize(
    ("leader", "after"),
    [("A I", [4, 5, 5, 6]), ("A II", [5, 4, 5, 6])],
)
def test_the_officer_takes_from_the_anthill_with_the_marker(leader: str, after: list[int]) -> None:
    """P12.9"""
    state = expert(leader=leader, row="W1 O1")
    act(state, "A take W1 I", "B take O1 II")
    assert state.army == after


def test_the_officer_takes_nothing_from_the_leaders_other_anthill() -> None:
    """P12.9"""
    state = expert(row="W1 O1", armies=(0, 9))
    act(state, "A take W1 I", "B take O1 I")
    assert state.army == [0, 9, 6, 5]


@pytest.mark.parametrize(
    ("army", "anthill", "after"), [(5, "II", [4, 6]), (0, "II", [0, 6]), (0, "I", [1, 5])]
)
def test_the_leader_lays_an_officer(army: int, anthill: str, after: list[int]) -> None:
    """P12.9, PQ28: the marker's anthill loses one if it can, the officer's gains one."""
    state = expert(row="O1", armies=(army, 5))
    act(state, f"A take O1 {anthill}")
    assert state.army[:2] == after


def test_a_leader_with_an_officer_at_the_marker_gives_and_takes() -> None:
    """PQ28: with an empty supply the same soldier returns, and a full army stays full."""
    for army, supply in ((3, 0), (10, 1)):
        state = expert(row="O1", armies=(army,), supply=supply)
        act(state, "A take O1 I")
        assert (state.army[0], state.supply) == (army, supply)


def test_every_foundation_holds_ten() -> None:
    """P12.10: 19 soldiers of one player are no problem, 11 on one foundation are."""
    state = expert(row="N5", armies=(9, 10))
    act(state, "A take N5 I")
    assert state.army[:2] == [10, 10]


@pytest.mark.parametrize("largest", ["A I", "A II", "B I", "B II"])
def test_the_marker_goes_to_the_anthill_with_the_largest_army(largest: str) -> None:
    """P12.11: the same one, the leader's other one, or another player's."""
    seat, number = seat_and_number(largest)
    armies = [5, 5, 5, 5]
    armies[2 * seat + number - 1] = 6
    state = expert(in_round=2, armies=tuple(armies))
    play_round(state)
    assert state.observe(None)["leader"] == {"seat": seat, "anthill": number}
    assert state.to_act == (seat,)


def test_armies_of_a_player_are_not_added() -> None:
    """P12.11: 5 and 5 are less than 6."""
    state = expert(in_round=2, armies=(5, 5, 6, 0))
    play_round(state)
    assert state.leader == 2


def test_a_tie_with_another_player_takes_the_marker_from_the_leader() -> None:
    """P12.12: even if both of her anthills are tied, too."""
    state = expert(in_round=2, armies=(6, 6, 6, 5))
    play_round(state)
    assert (state.leader, state.to_act) == (2, (1,))


def test_the_leader_chooses_among_the_tied_anthills_of_others() -> None:
    """P12.12, PQ22: here both of one opponent and one of another."""
    state = expert(3, in_round=2, armies=(6, 1, 6, 6, 5, 6))
    play_round(state)
    assert legal(state) == ["A marker B I", "A marker B II", "A marker C II"]
    assert refused(state, "A marker A I") == "P12.12"
    assert refused(state, "A marker C I") == "P12.12"
    act(state, "A marker B II")
    assert (state.leader, state.to_act) == (3, (1,))


@pytest.mark.parametrize(("leader", "after"), [("A I", 1), ("A II", 0), ("B I", 3), ("B II", 2)])
def test_a_tie_of_her_own_anthills_moves_the_marker_to_the_other(leader: str, after: int) -> None:
    """P12.12: by itself."""
    own = leader[0] == "A"
    state = expert(leader=leader, in_round=2, armies=(6, 6, 5, 5) if own else (5, 5, 6, 6))
    play_round(state)
    assert (state.leader, state.phase) == (after, "take")


def test_each_anthill_is_scored_on_its_own_and_both_are_added() -> None:
    """P12.13: the two queens do not disturb each other; a gallery stays in its anthill."""
    state = expert(armies=(1, 1, 9, 1), anthills={"A I": "Q2 W4", "A II": "Q8", "B I": "W8 W7 W6"})
    first, second = (column for column in state.score_sheet().columns if column.seat == 0)
    assert (first.points["royal gallery"], second.points["royal gallery"]) == (2, 1)
    assert (first.points["population"], second.points["population"]) == (3, 2)
    assert state.score_sheet()[0]["royal gallery"] == 3
    assert state.scores()[0] == first.total + second.total


def test_anthills_compete_one_by_one_for_the_awards() -> None:
    """P12.13, PQ21: two tied anthills of one player get 5 each, and ants are not added."""
    state = expert(armies=(6, 6, 5, 5), anthills={"A I": "W7", "A II": "W9", "B I": "W4 W1"})
    assert state.score_sheet()[0]["red army"] == 10
    assert state.score_sheet()[0]["galleries"] == 10
    anthills = {"A I": "W7", "A II": "W9", "B I": "W8", "B II": "W12"}
    state = expert(armies=(4, 4, 5, 0), anthills=anthills)
    assert [seat["galleries"] for seat in state.score_sheet()] == [0, 5]
    assert [seat["red army"] for seat in state.score_sheet()] == [0, 5]


@pytest.mark.parametrize(
    ("armies", "winners"), [((4, 4, 1, 5, 6, 0), (1,)), ((5, 4, 1, 5, 6, 0), (0, 1))]
)
def test_the_larger_single_army_breaks_a_tie(
    armies: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """P12.14: 5 beats 4 and 4; and where the larger ones are equal, the smaller do not count."""
    first = {"A I": "B13 B5", "B I": "B3 B20", "C I": "W15 B16"}
    second = {"A II": "Q6 W3", "B II": "W6 Q7", "C II": "W2 A2"}
    state = expert(3, armies=armies, anthills=first | second)
    assert state.scores() == [20, 20, 18]
    assert state.winners() == winners


@pytest.mark.parametrize("number", ["I", "II"])
def test_an_architect_marker_serves_either_anthill(number: str) -> None:
    """PQ23: it belongs to the player."""
    state = expert(row="A1 W9 W12 W13", armies=(0, 0), anthills={"A I": "W10 W11"})
    act(state, "A take A1 I left", "B take W9 I left")
    assert state.architect_markers == [1, 0]
    side = " left" if number == "I" else ""
    act(state, f"A take W13 {number}{side} with architect")
    assert state.architect_markers == [0, 0]


@pytest.mark.parametrize("players", [2, 3])
def test_soldiers_never_pass_between_the_anthills_of_a_player(players: int) -> None:
    """P12.8, P12.10: at random, one army at most changes for the actor, and none exceeds ten."""
    state = GAME.new(players, seed=3, variant="expert")
    before = state.army[:]
    for action in random_game(state, seed=4):
        own = slice(2 * action.seat, 2 * action.seat + 2)
        moved = [new - old for new, old in zip(state.army[own], before[own], strict=True)]
        officer = str(action).split()[2:] and str(action).split()[2].startswith("O")
        assert 0 in moved or officer
        assert max(state.army) <= 10
        before = state.army[:]
