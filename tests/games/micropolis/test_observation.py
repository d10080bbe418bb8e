"""What can be seen on the table, written out in full (PQ26)."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from formicarium.games.micropolis.components import TILE_CODES, TILE_SETS
from formicarium.games.micropolis.rules.state import MicropolisState
from tests.games.micropolis.tables import act, play_round, table


def hidden(shown: str) -> list[str]:
    """Return the tiles of the first set that are not shown, in the order of the set."""
    return [code for tile in TILE_SETS["first"] if (code := TILE_CODES[tile]) not in shown.split()]


def in_row(tiles: str, *soldiers: int) -> list[dict[str, Any]]:
    on_each = zip_longest(tiles.split(), soldiers, fillvalue=0)
    return [{"tile": tile, "soldiers": number} for tile, number in on_each]


def place(seat: int, number: int) -> dict[str, int]:
    return {"seat": seat, "anthill": number}


def anthill(
    seat: int, number: int, tiles: str, left: int, army: int, full: str = ""
) -> dict[str, Any]:
    held = {"tiles": tiles.split(), "left_of_first": left, "army": army, "full": full.split()}
    return place(seat, number) | held


def observed(state: MicropolisState) -> dict[str, Any]:
    """Return what a spectator sees; it is what every seat sees."""
    seen = state.observe(None)
    assert [state.observe(seat) for seat in range(state.players)] == [seen] * state.players
    return seen


def test_a_decision_on_a_barracks() -> None:
    """A has taken the soldier on B8 along and laid it to the left of B1."""
    state = table(
        2,
        row="B8 Q4",
        on_row=[1, 2],
        anthills={"A": "B1 W1 B14", "B": "W2 W3 N2"},
        full="B14",
        armies=[4, 3],
        architects=[1],
    )
    act(state, "A take B8 left")
    assert observed(state) == {
        "game": "micropolis",
        "variant": "base",
        "tiles": "first",
        "players": 2,
        "round": 4,
        "rounds": 10,
        "first": 0,
        "phase": "barracks",
        "to_act": [0],
        "site": place(0, 0),
        "tile": "B8",
        "receivers": [],
        "leader": place(0, 0),
        "row": in_row("Q4 W4 W5 W6 W7 W8", 2),
        "stack": hidden("B8 B1 W1 B14 W2 W3 N2 Q4 W4 W5 W6 W7 W8"),
        "supply": {"soldiers": 45 - 5 - 3 - 3 - 2, "architect_markers": 1},
        "architect_markers": [1, 0],
        "anthills": [
            anthill(0, 0, "B8 B1 W1 B14", left=1, army=5, full="B14"),
            anthill(1, 0, "W2 W3 N2", left=0, army=3),
        ],
        "outcome": [],
    }


def test_a_choice_of_the_leader_in_the_expert_game() -> None:
    """B has led with her second anthill and ties with A's first and C's second."""
    state = table(3, variant="expert", leader="B II", in_round=2, armies=[6, 1, 5, 6, 5, 6])
    play_round(state)
    assert observed(state) == {
        "game": "micropolis",
        "variant": "expert",
        "tiles": "first",
        "players": 3,
        "round": 2,
        "rounds": 20,
        "first": 1,
        "phase": "marker",
        "to_act": [1],
        "site": None,
        "tile": None,
        "receivers": [place(0, 1), place(2, 2)],
        "leader": place(1, 2),
        "row": in_row("W4 W8 W9 W10 W11 W12 W13"),
        "stack": hidden(" ".join(f"W{number}" for number in range(1, 14))),
        "supply": {"soldiers": 45 - 29, "architect_markers": 2},
        "architect_markers": [0, 0, 0],
        "anthills": [
            anthill(0, 1, "W3 W5", left=1, army=6),
            anthill(0, 2, "", left=0, army=1),
            anthill(1, 1, "W1 W6", left=1, army=5),
            anthill(1, 2, "", left=0, army=6),
            anthill(2, 1, "W2 W7", left=1, army=5),
            anthill(2, 2, "", left=0, army=6),
        ],
        "outcome": [["reveal", "W8", "W9", "W10", "W11", "W12", "W13"]],
    }


def test_nothing_waits_at_the_end() -> None:
    """P10.1: nobody is to act, no tile waits for a decision, and the last row is still seen."""
    state = table(2, in_round=10)
    play_round(state)
    seen = observed(state)
    assert (seen["phase"], seen["to_act"], seen["round"]) == ("over", [], 10)
    assert (seen["site"], seen["tile"], seen["receivers"]) == (None, None, [])
    assert len(seen["row"]) == 5
