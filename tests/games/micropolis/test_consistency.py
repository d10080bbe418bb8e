"""Impossible positions are refused when they are read, with the rule that they break."""

from __future__ import annotations

import json
from typing import Any

import pytest

from formicarium.core.errors import StateError
from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.components import BIT, TILES
from formicarium.games.micropolis.rules.state import MicropolisState
from tests.games.micropolis.tables import (
    act,
    choosing_a_leader,
    play_round,
    random_game,
    table,
    tiles,
)


def fresh() -> MicropolisState:
    return table(2)


def expert() -> MicropolisState:
    return table(2, variant="expert", in_round=3)


def deciding_on_barracks() -> MicropolisState:
    state = table(2, row="B8", anthills={"A": "W1 W2", "B": "B1 B2"})
    act(state, "A take B8 left")
    return state


def deciding_on_guard() -> MicropolisState:
    state = table(2, row="G1", anthills={"A": "B8 W2 W3"}, armies=[2])
    act(state, "A take G1 left")
    return state


def placing_the_first_marker() -> MicropolisState:
    return GAME.new(2, variant="expert", options={"start": "A"})


def over() -> MicropolisState:
    state = table(2, in_round=10)
    play_round(state)
    return state


def changed(state: MicropolisState, **fields: Any) -> str:
    """Return the JSON of a state with some fields replaced."""
    data: dict[str, Any] = json.loads(state.to_json())
    assert fields.keys() <= data.keys()
    return json.dumps(data | fields)


def refusal(text: str) -> str:
    """Return the error with which a text is refused."""
    with pytest.raises(StateError) as error:
        GAME.from_json(text)
    return str(error.value)


POSITIONS = [
    fresh,
    expert,
    deciding_on_barracks,
    deciding_on_guard,
    choosing_a_leader,
    placing_the_first_marker,
    over,
]


@pytest.mark.parametrize("position", POSITIONS)
def test_possible_positions_read_back_exactly(position: Any) -> None:
    state = position()
    assert GAME.from_json(state.to_json()) == state


@pytest.mark.parametrize(("variant", "players"), [("base", 2), ("base", 5), ("expert", 3)])
def test_every_position_of_a_game_reads_back(variant: str, players: int) -> None:
    state = GAME.new(players, seed=5, variant=variant)
    for _ in random_game(state, seed=6):
        assert GAME.from_json(state.to_json()) == state


IMPOSSIBLE_STARTS: dict[str, list[dict[str, Any]]] = {
    "P3.1": [{"army": [5]}, {"anthills": [[], [], []]}, {"variant": "expert"}, {"players": 3}],
    "PT1": [{"tile_set": "third"}],
    "P2": [
        {"tile_set": "second"},
        {"architect_markers": [0, 0, 0]},
        {"row": [0, 0, 2, 3, 4, 5, 6]},
        {"stack": []},
    ],
    "P2.2": [
        {"architect_markers": [2, 1]},
        {"supply": 34},
        {"army": [5, 6]},
        {"row_soldiers": [0] * 6 + [1]},
    ],
    "P6.1": [{"left_of_first": [0]}, {"left_of_first": [1, 0]}],
    "P9.1": [{"full": 1}, {"full": BIT[tiles("B1")[0]]}],
    "P5.5": [{"row_soldiers": [0] * 6}],
    "P4.1": [{"round": 11}],
    "P4.2": [
        {"round": 0},
        {"round": 2},
        {"first": 2},
        {"turn": 1},
        {"turn": 2},
        {"actor": 1},
        {"actor": -1},
        {"leader": 1},
        {"phase": "over"},
        {"phase": "marker"},
        {"phase": "guard"},
        {"phase": "barracks"},
    ],
    "P8.8": [{"leader": 2}],
    "P8.10": [{"receivers": [1]}],
    "P6.7": [{"site": 0}, {"tile": 3}],
    "P10.1": [{"phase": "over", "turn": 2}],
    "P12.3": [{"phase": "marker", "round": 0}],
}
"""By rule, changes of a fresh table that break it."""


@pytest.mark.parametrize(
    ("rule", "fields"),
    [(rule, fields) for rule, changes in IMPOSSIBLE_STARTS.items() for fields in changes],
)
def test_a_fresh_table_that_cannot_be(rule: str, fields: dict[str, Any]) -> None:
    assert refusal(changed(fresh(), **fields)).endswith(f"({rule})")


def test_the_expert_game_is_for_two_or_three() -> None:
    """P1"""
    text = changed(expert(), players=4, army=[5] * 8, anthills=[[]] * 8)
    assert refusal(text).endswith("(P1)")


def test_a_player_of_this_table_has_begun_the_round() -> None:
    """P4.2"""
    assert refusal(changed(fresh(), first=2)).endswith("first is 2 (P4.2)")


def test_nobody_is_to_take_a_tile_when_all_have_had_their_turn() -> None:
    """P4.2: the last turn ends the round, here the last one of the game."""
    text = changed(over(), phase="take", actor=0)
    assert refusal(text).endswith("turn is 2 (P4.2)")


def test_no_anthill_has_more_than_ten_tiles() -> None:
    """P6.4"""
    state = table(2, variant="expert", in_round=12)
    first, second = state.anthills[:2]
    text = changed(state, anthills=[(*first, *second), (), *state.anthills[2:]])
    assert refusal(text).endswith("(P6.4)")


def test_a_full_barracks_stands_in_an_anthill() -> None:
    """P9.1: B1 lies in the row."""
    state = table(2, row="B1", armies=[5, 5])
    text = changed(state, full=BIT[tiles("B1")[0]], supply=34)
    assert refusal(text).endswith("(P9.1)")


def test_everyone_has_laid_a_tile_in_every_turn() -> None:
    """P4.2"""
    state = table(2, in_round=3)
    (one, two), other = state.anthills
    text = changed(state, anthills=[[one], [*other, two]])
    assert refusal(text).endswith("(P4.2)")


def test_the_row_is_as_long_as_the_round_says() -> None:
    """P8.5, P8.7"""
    state = fresh()
    text = changed(
        state, row=state.row[:6], row_soldiers=[0] * 6, stack=[*state.stack, state.row[6]]
    )
    assert refusal(text).endswith("(P8.5)")


@pytest.mark.parametrize(
    ("rule", "fields"),
    [
        ("P12.8", {"site": 1}),
        ("P12.8", {"site": -1}),
        ("P6.2", {"tile": tiles("W1")[0]}),
        ("P6.2", {"tile": tiles("B1")[0]}),
        ("P9.2", {"tile": tiles("W2")[0]}),
        ("P9.2", {"army": [1, 5], "supply": 39}),
        ("P9.2", {"full": BIT[tiles("B8")[0]], "supply": 33}),
        ("P9.6", {"phase": "guard"}),
        ("P4.2", {"actor": 1}),
        ("P4.2", {"phase": "take"}),
    ],
)
def test_a_barracks_decision_that_cannot_be(rule: str, fields: dict[str, Any]) -> None:
    assert refusal(changed(deciding_on_barracks(), **fields)).endswith(f"({rule})")


@pytest.mark.parametrize(
    ("rule", "fields"),
    [("P9.2", {"phase": "barracks"}), ("P9.6", {"tile": tiles("W3")[0]}), ("P12.8", {"site": 1})],
)
def test_a_guards_decision_that_cannot_be(rule: str, fields: dict[str, Any]) -> None:
    assert refusal(changed(deciding_on_guard(), **fields)).endswith(f"({rule})")


@pytest.mark.parametrize(
    ("rule", "fields"),
    [
        ("P8.10", {"receivers": [1, 2]}),
        ("P8.10", {"receivers": [0, 1]}),
        ("P8.10", {"receivers": [1]}),
        ("P8.10", {"receivers": []}),
        ("P8.10", {"army": [3, 7, 4, 6]}),
        ("P8.10", {"army": [3, 7, 4, 6], "receivers": [1]}),
        ("P4.2", {"actor": 1}),
        ("P4.2", {"leader": 1}),
        ("P4.2", {"turn": 3}),
    ],
)
def test_a_choice_of_the_leader_that_cannot_be(rule: str, fields: dict[str, Any]) -> None:
    assert refusal(changed(choosing_a_leader(), **fields)).endswith(f"({rule})")


def test_no_leader_is_chosen_without_a_refill() -> None:
    """P8.2"""
    state = table(3, armies=[3, 6, 6])
    play_round(state)
    text = changed(state, phase="marker", round=1, turn=3, receivers=[1, 2])
    assert refusal(text).endswith("(P8.2)")


def test_no_leader_is_chosen_after_the_last_round() -> None:
    """P8.12"""
    state = table(4, in_round=10, armies=[3, 6, 6, 3])
    play_round(state)
    row, stack = [*state.row, *state.stack[-4:]], state.stack[:-4]
    fields = {"row": row, "stack": stack, "row_soldiers": [0] * 7, "receivers": [1, 2]}
    text = changed(state, phase="marker", actor=0, **fields)
    assert refusal(text).endswith("(P8.12)")


@pytest.mark.parametrize("receivers", [[0], [], [2, 3], [1, 0]])
def test_the_first_marker_goes_to_one_of_the_start_players_anthills(receivers: list[int]) -> None:
    """P12.3"""
    text = changed(placing_the_first_marker(), receivers=receivers)
    assert refusal(text).endswith("(P12.3)")


@pytest.mark.parametrize(
    "fields",
    [
        {"army": [11, 5]},
        {"army": [-1, 5]},
        {"army": ["5", 5]},
        {"supply": -1},
        {"supply": None},
        {"supply": 35.5},
        {"row": [len(TILES), 1, 2, 3, 4, 5, 6]},
        {"full": -1},
        {"full": 1 << 61},
        {"left_of_first": [10, 0]},
        {"architect_markers": [3, 0]},
        {"round": 21},
        {"turn": 7},
        {"first": 6},
        {"leader": 6},
        {"receivers": [6]},
        {"actor": -2},
        {"site": -2},
        {"tile": -2},
        {"players": 7},
        {"players": 1},
        {"variant": "advanced"},
        {"phase": "dreaming"},
        {"chance": "luck"},
        {"chance": 7},
        {"game": "myrmes"},
        {"rules": 0},
    ],
)
def test_values_outside_their_range_are_refused(fields: dict[str, Any]) -> None:
    (name,) = fields
    assert f" - at `$.{name}" in refusal(changed(fresh(), **fields))


@pytest.mark.parametrize("text", ["", "[]", "7", "null", "{}", '{"game": "micropolis"}', "{" * 99])
def test_texts_that_are_no_state_are_refused(text: str) -> None:
    assert refusal(text).startswith("not a state of micropolis")


def test_no_field_may_be_missing_or_unknown() -> None:
    data = json.loads(fresh().to_json())
    for name in data.keys() - MicropolisState.before.keys():
        assert refusal(json.dumps({key: data[key] for key in data if key != name}))
    assert refusal(json.dumps(data | {"weather": "sunny"}))


def test_a_snapshot_that_names_no_set_of_tiles_has_the_first() -> None:
    """PT1"""
    data = json.loads(fresh().to_json())
    assert data.pop("tile_set") == "first"
    assert GAME.from_json(json.dumps(data)) == fresh()


def test_the_tiles_of_two_sets_are_never_mixed() -> None:
    """PT1: Q9 replaces Q2 in the second set."""
    state = table(2, row="Q2")
    text = changed(state, row=[*tiles("Q9"), *state.row[1:]])
    assert refusal(text).endswith("(P2)")
