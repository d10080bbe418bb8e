"""The log tells every action and what it brought."""

from __future__ import annotations

import pytest

from formicarium.core.message import Message
from formicarium.core.seats import LETTERS
from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.rules.state import MicropolisState
from formicarium.games.micropolis.table.telling import tell
from formicarium.stage import Texts
from tests.games.micropolis.tables import TABLES, random_game, table

ENGLISH = Texts("en", strict=True)


def english(said: Message) -> str:
    """Put a message into words; missing or superfluous arguments are errors."""
    return ENGLISH.format(said, LETTERS)


def told(state: MicropolisState, line: str) -> list[str]:
    before, action = state.imagine(None), GAME.parse(line)
    state.apply(action)
    return [english(said) for said in tell(before, action, state.imagine(None), None)]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_an_action_is_told_in_one_to_four_sentences(variant: str, players: int) -> None:
    for seed in range(3):
        state = GAME.new(players=players, seed=seed, variant=variant)
        before = state.imagine(None)
        for action in random_game(state, seed):
            after = state.imagine(None)
            lines = [english(said) for said in tell(before, action, after, None)]
            assert 1 <= len(lines) <= 4
            assert all(line.endswith(".") for line in lines)
            before = after


def test_taking_paying_and_collecting() -> None:
    state = table(players=3, row="W1 W2 W3", on_row=[0, 0, 2])
    assert told(state, "A take W3") == [
        "A takes W3 and adds it as the first tile (leaving 2 soldiers on the row),"
        " collecting 2 soldiers."
    ]


def test_soldiers_lost_to_the_limit() -> None:
    state = table(players=3, row="W1", on_row=[3], armies=[9])
    assert told(state, "A take W1") == [
        "A takes W1 and adds it as the first tile (free), collecting 3 soldiers."
        " There is no room for 2 of them; they go to the supply."
    ]


def test_specialists() -> None:
    state = table(players=4, row="N2 A1 O1 W1", leader="A")
    assert told(state, "A take N2")[1:] == ["The nurse brings A 2 soldiers."]
    assert told(state, "B take A1")[1:] == ["B gets an architect marker."]
    assert told(state, "C take O1")[1:] == ["The officer: A loses a soldier, C gets one."]


def test_an_officer_of_the_leader_is_told_in_one_sentence() -> None:
    """The leader loses a soldier and gets one herself."""
    state = table(players=4, row="O1 W1", leader="A")
    assert told(state, "A take O1")[1:] == [
        "The officer: A, the leader, loses a soldier and gets one."
    ]


def test_a_nurse_without_room_and_an_architect_without_marker() -> None:
    state = table(players=4, row="N2 A1", armies=[10], architects=[0, 0, 2])
    assert "no soldier" in told(state, "A take N2")[1]
    assert told(state, "B take A1")[1:] == ["No architect marker is left for B."]


def test_barracks_and_guard() -> None:
    state = table(players=4, row="B8 B9 G1 B20", armies=[5, 5, 5, 1])
    told(state, "A take B8")
    assert told(state, "A fill") == ["A fills the barracks on B8 with 2 soldiers (4 points)."]
    told(state, "B take B9")
    assert told(state, "B leave") == ["B leaves the barracks on B9 empty."]
    assert told(state, "C take G1")[1:] == ["C’s guard has nothing to move."]
    assert "too small" in told(state, "D take B20")[1]


def test_the_guards_work() -> None:
    state = table(players=2, row="G1", anthills={"A": "B1 B8"}, full="B1", armies=[2, 5])
    told(state, "A take G1 left")
    for line, words in (
        ("A guard B8", "A’s guard rearranges soldiers. Full: B8. Army: 1."),
        ("A guard none", "A’s guard empties all barracks. Army: 3."),
        ("A guard B1", "A’s guard leaves all soldiers where they are."),
    ):
        assert told(state.copy(), line)[0] == words


def test_a_new_leader_and_a_new_round() -> None:
    state = table(players=4, row="W1 W2 W3 W4", leader="A", armies=[5, 5, 6, 5])
    for line in ("A take W1", "B take W2", "C take W3"):
        told(state, line)
    first, revealed, leader = told(state, "D take W4")
    assert first.startswith("D takes W4")
    assert revealed.startswith("New in the row: ")
    assert revealed.count(",") == 2
    assert leader == "The leader marker goes to C. Round 2 of 10 begins."


def test_a_tie_and_the_marker_passed_on() -> None:
    state = table(players=4, row="W1 W2 W3 W4", leader="A")
    for line in ("A take W1", "B take W2", "C take W3"):
        told(state, line)
    assert told(state, "D take W4")[-1].endswith("A must pass on the leader marker.")
    assert told(state, "A marker C") == [
        "A gives the leader marker to C.",
        "Round 2 of 10 begins with C.",
    ]


def test_the_expert_games_first_marker() -> None:
    state = GAME.new(players=2, variant="expert", options={"start": "A"})
    assert told(state, "A marker A II")[0] == "A places the leader marker by A’s anthill II."
