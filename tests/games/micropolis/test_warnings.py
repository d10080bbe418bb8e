"""What a friend says in Micropolis: each warning where it matters, and not beside it."""

from __future__ import annotations

from functools import partial

from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.rules.state import MicropolisState
from tests.conformance import warned
from tests.games.micropolis.tables import act, table

position = partial(warned.position, GAME)
actions = partial(warned.actions, GAME)


def of(found: dict[str, str], tile: str) -> set[str]:
    """Return what is said about taking a tile."""
    return {text for action, text in found.items() if action.split()[1] == tile}


def taken(state: MicropolisState, tile: str) -> MicropolisState:
    """Take a tile, and return the position in which its owner decides about it."""
    act(state, f"A take {tile}")
    return state


def test_p5_8_a_marker_in_the_last_turn() -> None:
    last = "This is your last turn: after it your architect marker is worth nothing. P5.8"
    assert position(table(2, architects=[1], in_round=10)) == [last]
    assert position(table(2, architects=[1], in_round=9)) == []
    assert position(table(2, in_round=10)) == []


def test_p5_4_the_last_soldier_pays() -> None:
    poor = "This leaves your army empty: next turn it can pay for no tile but the first. P5.4"
    found = actions(table(2, row="W1 W2 W3 W4", armies=[2]))
    assert (of(found, "W3"), of(found, "W2")) == ({poor}, set())
    assert actions(table(2, row="W1 W2 W3 W4", armies=[2], on_row=[0, 0, 1])) == {}
    assert actions(table(2, row="W1 W2 W3 W4", armies=[2], in_round=10)) == {}


def test_p5_4_the_last_soldier_fills_a_barracks() -> None:
    state = table(2, row="B1", armies=[1])
    assert list(actions(taken(state, "B1"))) == ["fill"]
    state = table(2, row="B1", armies=[2])
    assert "fill" not in actions(taken(state, "B1"))


def test_p9_2_1_a_barracks_is_left_empty_by_a_large_army() -> None:
    only = "Later only a guard can fill this barracks. P9.2.1"
    state = table(2, row="B1", armies=[2])
    assert actions(taken(state, "B1")) == {"leave": only}
    state = table(2, row="B1", armies=[1])
    assert "leave" not in actions(taken(state, "B1"))


def test_p9_2_an_army_too_small_for_a_barracks() -> None:
    small = "Your army cannot fill this barracks, which needs 4: it will stay empty. P9.2"
    assert of(actions(table(2, row="W1 B18", armies=[4])), "B18") == {small}
    assert of(actions(table(2, row="W1 B18", armies=[5])), "B18") == set()


def test_p5_7_soldiers_without_room() -> None:
    lost = "2 soldiers find no room: a foundation holds at most 10. P5.7"
    assert of(actions(table(2, row="W1", armies=[9], on_row=[3])), "W1") == {lost}
    assert of(actions(table(2, row="W1", armies=[9], on_row=[1])), "W1") == set()


def test_p9_5_an_officer_for_the_leader() -> None:
    own = "You are the leader: this officer takes the soldier from yourself. P9.5"
    assert of(actions(table(2, row="O1")), "O1") == {own}
    state = table(2, row="W1 O1")
    act(state, "A take W1")
    assert of(actions(state), "O1") == set()


def test_p11_4_two_queens_in_one_gallery() -> None:
    """The way of Q1's queen leads to the right; on the left Q4's hall does no harm."""
    found = actions(table(2, row="Q4 W5", anthills={"A": "Q1"}))
    said = "Queens would share a gallery, and it brings nothing then: 1 point less. P11.4"
    assert found["take Q4 right"] == said
    assert of(found, "W5") == set()
    assert "take Q4 left" not in found


def test_p11_4_a_queen_is_shut_in() -> None:
    """W1 is a dead end there and W5 is none; the tenth tile always is the end."""
    shut = "This shuts in your queen: her gallery can grow no further. P11.4"
    found = actions(table(2, row="W1 W5", anthills={"A": "Q1"}))
    assert found["take W1 right"] == shut
    assert not {"take W1 left", "take W5 right"} & found.keys()
    state = table(2, row="W1 W5", anthills={"A": "B1 B2 B9 W4 W2 W3 N2 W6 Q1"})
    assert shut not in actions(state).values()


def test_p11_6_fewer_full_barracks() -> None:
    state = table(2, row="G1", anthills={"A": "B1 W1"}, full="B1")
    found = actions(taken(state, "G1 left"))
    assert found == {"guard none": "Your barracks would be worth 2 points less than now. P11.6"}
