"""Specialists, fruits and gifts: P9.3 to P9.8."""

import pytest

from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.components import BARRACKS_CAPACITY, BIT, FRUITS
from formicarium.games.micropolis.rules.actions import Guard
from tests.games.micropolis.tables import act, full, legal, play_round, random_game, refused, table


@pytest.mark.parametrize("architect", ["A1", "A2", "A3", "A4"])
def test_an_architect_brings_a_marker(architect: str) -> None:
    """P9.3"""
    state = table(2, row=architect)
    act(state, f"A take {architect}")
    assert state.architect_markers == [1, 0]
    assert state.observe(None)["supply"]["architect_markers"] == 1
    assert state.to_act == (1,)


def test_a_marker_takes_any_tile_of_a_later_turn_without_soldiers() -> None:
    """P9.3, P5.8"""
    state = table(2, row="A1", armies=[0, 5])
    act(state, "A take A1", "B take W1")
    assert "A take W6 left with architect" in legal(state)
    act(state, "A take W6 left with architect")
    assert state.army == [0, 5]
    assert sum(state.row_soldiers) == 0


def test_a_marker_goes_back_and_can_be_gained_again() -> None:
    """P9.3, PQ8: A hands hers in, so there is one for B."""
    state = table(2, row="W1 W2 A1", architects=[2])
    act(state, "A take W2 with architect")
    assert state.architect_markers == [1, 0]
    act(state, "B take A1")
    assert state.architect_markers == [1, 1]


@pytest.mark.parametrize(("nurse", "eggs"), [("N1", 1), ("N2", 2), ("N3", 2), ("N4", 2), ("N5", 3)])
def test_a_nurse_brings_as_many_soldiers_as_she_has_eggs(nurse: str, eggs: int) -> None:
    """P9.4"""
    state = table(2, row=nurse)
    act(state, f"A take {nurse}")
    assert (state.army, state.supply) == ([5 + eggs, 5], 35 - eggs)


@pytest.mark.parametrize(("army", "after"), [(7, 10), (8, 10), (9, 10), (10, 10)])
def test_a_nurse_brings_only_what_has_room(army: int, after: int) -> None:
    """P9.4, P5.7"""
    state = table(2, row="N5", armies=[army])
    act(state, "A take N5")
    assert state.army[0] == after


@pytest.mark.parametrize(("supply", "after"), [(0, 5), (1, 6), (2, 7), (3, 8)])
def test_a_nurse_brings_only_what_the_supply_has(supply: int, after: int) -> None:
    """P9.4, PQ7"""
    state = table(2, row="N5", supply=supply)
    act(state, "A take N5")
    assert (state.army[0], state.supply) == (after, 0)


def test_surplus_of_the_new_tile_reaches_the_supply_before_the_nurse() -> None:
    """P9.4, P5.7: she finds no room either, and nothing is lost."""
    state = table(2, row="N5", armies=[9], on_row=[3], supply=0)
    act(state, "A take N5")
    assert (state.army[0], state.supply) == (10, 2)


def test_an_officer_costs_the_leader_a_soldier_and_brings_one() -> None:
    """P9.5"""
    state = table(3, leader="B", row="W1 O1")
    act(state, "B take W1", "C take O1")
    assert state.army == [5, 4, 6]
    assert state.supply == 30


@pytest.mark.parametrize(("officer", "army", "after"), [("O1", 5, 6), ("O2", 9, 10)])
def test_an_officer_gains_even_if_the_leader_has_nobody(
    officer: str, army: int, after: int
) -> None:
    """P9.5, PQ5: the soldier comes from the supply."""
    state = table(2, row=f"W1 {officer}", armies=[0, army])
    act(state, "A take W1", f"B take {officer}")
    assert (state.army, state.supply) == ([0, after], 45 - after)


def test_the_officer_looks_for_the_leader_not_for_the_largest_army() -> None:
    """P9.5"""
    state = table(2, row="W1 O1", armies=[2, 9])
    act(state, "A take W1", "B take O1")
    assert state.army == [1, 10]


@pytest.mark.parametrize(("army", "after"), [(0, 1), (1, 1), (5, 5), (10, 10)])
def test_a_leader_with_an_officer_gives_first_and_takes_then(army: int, after: int) -> None:
    """P9.5"""
    state = table(2, row="O1", armies=[army])
    act(state, "A take O1")
    assert state.army[0] == after


def test_the_leaders_soldier_is_in_the_supply_when_the_officer_takes_one() -> None:
    """P9.5: first the loss, then the gain; the supply was empty."""
    state = table(2, row="W1 O1", armies=[5, 5], supply=0)
    act(state, "A take W1", "B take O1")
    assert (state.army, state.supply) == ([4, 6], 0)


def test_a_guard_moves_soldiers_between_army_and_barracks() -> None:
    """P9.6: any barracks full or empty, as long as there are soldiers for it."""
    state = table(2, row="G1", anthills={"A": "B1 B8 B14"}, full="B8", armies=[2])
    act(state, "A take G1 left")
    assert legal(state) == [
        "A guard none",
        "A guard B1",
        "A guard B8",
        "A guard B14",
        "A guard B1 B8",
        "A guard B1 B14",
    ]
    act(state, "A guard B1 B14")
    assert (state.army[0], full(state), state.to_act) == (0, "B1 B14", (1,))


def test_a_guard_may_empty_everything_or_change_nothing() -> None:
    """P9.6, PQ11"""
    before = table(2, row="G1", anthills={"A": "B1 B8"}, full="B8", armies=[2])
    act(before, "A take G1 left")
    emptied, kept = before.copy(), before.copy()
    act(emptied, "A guard none")
    assert (emptied.army[0], full(emptied)) == (4, "")
    act(kept, "A guard B8")
    assert (kept.army[0], full(kept)) == (2, "B8")


def test_a_guard_reaches_only_barracks_of_her_own_anthill() -> None:
    """P9.6"""
    state = table(2, row="G1", anthills={"A": "B1", "B": "B8"}, full="B8", armies=[9, 1])
    act(state, "A take G1 left")
    assert legal(state) == ["A guard none", "A guard B1"]
    assert refused(state, "A guard B8") == "P9.6"
    act(state, "A guard none")
    assert (state.army, full(state)) == ([9, 1], "B8")


def test_a_guard_cannot_fill_what_soldiers_do_not_suffice_for() -> None:
    """P9.6"""
    state = table(2, row="G1", anthills={"A": "B8 B14"}, armies=[4])
    act(state, "A take G1 left")
    assert refused(state, "A guard B8 B14") == "P9.6"


@pytest.mark.parametrize("anthill", ["W3 W4", "B18 B19"])
def test_a_guard_without_anything_to_move_asks_nothing(anthill: str) -> None:
    """P9.6: no barracks, or none that could be filled."""
    state = table(2, row="G1", anthills={"A": anthill}, armies=[3])
    act(state, "A take G1 left")
    assert state.to_act == (1,)


@pytest.mark.parametrize("seed", range(6))
def test_a_guard_neither_wins_nor_loses_soldiers(seed: int) -> None:
    """P9.6: army and barracks together stay the same, and no army exceeds ten."""
    state = GAME.new(3, seed=seed)
    before = [5] * 3
    for action in random_game(state, seed):
        manned = [
            sum(BARRACKS_CAPACITY[tile] for tile in run if state.full & BIT[tile])
            for run in state.anthills
        ]
        own = [army + inside for army, inside in zip(state.army, manned, strict=True)]
        assert own == before or not isinstance(action, Guard)
        assert max(state.army) <= 10
        before = own


def test_a_queen_does_nothing_before_the_end() -> None:
    """P9.7: she scores then (P11.4)."""
    state = table(3, row="W1 Q2")
    act(state, "A take W1", "B take Q2")
    assert (state.army, state.supply, state.architect_markers) == ([5, 5, 5], 30, [0, 0, 0])
    assert state.to_act == (2,)
    assert state.score_sheet()[1]["royal gallery"] == 1


def test_there_are_six_fruits() -> None:
    """P9.8"""
    names = "CHERRY LEMON GRAPE BLACKBERRY FIG POMEGRANATE"
    assert " ".join(fruit.name for fruit in FRUITS) == names


@pytest.mark.parametrize("tile", ["W12", "W13", "W15"])
def test_fruits_and_gifts_do_nothing_before_the_end(tile: str) -> None:
    """P9.8"""
    state = table(4, row=tile)
    act(state, f"A take {tile}")
    assert (state.army, state.supply, state.to_act) == ([5] * 4, 25, (1,))
    play_round(state)
    assert state.score_sheet()[0]["harvest"] > 0
