"""Whole observations: what everybody sees on the table, and what only one seat sees (Q41)."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.myrmes.components import KIND_NAMES, SHAPE
from formicarium.games.myrmes.rules.geometry import SPOTS, hex_name, parse_hex
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes import broken
from tests.games.myrmes.tables import (
    bare,
    give,
    hold_prey,
    in_atelier,
    lay,
    plan,
    play,
    sound,
    start,
    use_objectives,
    working,
)


def in_the_garden() -> MyrmesState:
    """Return A's go in the second spring: A's worker has cleared a pheromone."""
    options: dict[str, Any] = {"exit-toll": "soldier"}
    state = working(2, event="level+1", nurses="1011", variant="english", **options)
    use_objectives(state, "special2", "mix2", "stone3", "level2", "nurses8", "stone5")
    state.prey = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]
    state.year, state.dice = 1, [5, 2, 6]
    state.points[11 + 10] = -9
    state.finished[6 + 1], state.points[11 + 7] = 3, 6
    bare(state, lay(state, 0, "pair", "2,12"))
    given_up = lay(state, 0, "farm", "0,12", 1)
    state.tile_owner[given_up], state.owner_cubes[0] = -1, 4
    state.finished[0], state.points[7] = 2, 6
    lay(state, 1, "line", "7,12")
    lay(state, 1, "scavenging", "5,12")
    hold_prey(state, 1, 1)
    give(state, 0, earth=2, stone=1, larvae=4, soldiers=1, level=1)
    give(state, 1, food=3, level=2, soldiers=2)
    play(state, "A exchange 2", "A work larder", "B work quarry stone")
    return play(state, "A out 2,11", "A step 2,12", "A clear 3,12")


CUBES = ("food", "earth", "stone")
PREY = ("ladybug", "termite", "spider")
TILES = ("pair", "triangle", "line", "rhombus", "hook", "trapezoid", "pyramid")


def _counted(names: tuple[str, ...], *counts: int) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _tile(
    number: int, kind: str, owner: int | None, *hexes: str, turn: int = 0, cubes: tuple[int, ...]
) -> dict[str, Any]:
    """Return a tile as all see it; its cubes are food, earth and stone."""
    placed = {"id": number, "kind": kind, "owner": owner, "hexes": [*hexes], "turn": turn}
    return {**placed, "cubes": _counted(CUBES, *cubes)}


GARDEN: dict[str, Any] = {
    "game": "myrmes",
    "variant": "english",
    "players": 2,
    "year": 2,
    "season": "spring",
    "phase": "workers",
    "first": 0,
    "start_spaces": [],
    "exit_toll": True,
    "to_act": [0],
    "viewer": None,
    "chosen": None,
    "dice": [5, 2, 6],
    "objectives": [
        {"name": "special2", "finished": [2, 0]},
        {"name": "mix2", "finished": [0, 3]},
        {"name": "stone3", "finished": [0, 0]},
        {"name": "level2", "finished": [0, 0]},
        {"name": "nurses8", "finished": [0, 0]},
        {"name": "stone5", "finished": [0, 0]},
    ],
    "special": {"double": 6, "rhombic": 8},
    "supply": None,
    "prey": [
        {"hex": "4,7", "prey": "termite"},
        {"hex": "10,7", "prey": "spider"},
        {"hex": "13,7", "prey": "ladybug"},
        {"hex": "5,8", "prey": "termite"},
        {"hex": "8,8", "prey": "spider"},
        {"hex": "6,9", "prey": "ladybug"},
        {"hex": "4,10", "prey": "termite"},
        {"hex": "7,10", "prey": "spider"},
        {"hex": "1,13", "prey": "ladybug"},
        {"hex": "7,13", "prey": "termite"},
    ],
    "tiles": [
        _tile(1, "farm", None, "0,12", "1,11", "1,12", turn=1, cubes=(0, 0, 0)),
        _tile(2, "line", 1, "7,12", "8,12", "9,12", cubes=(1, 2, 0)),
        _tile(3, "scavenging", 1, "5,12", "5,13", "6,12", cubes=(0, 0, 0)),
    ],
    "worker": "3,12",
    "steps_left": 2,
    "atelier_done": 0,
    "emptying": None,
    "emptied": [],
    "outcome": [],
}

COLONIES: list[dict[str, Any]] = [
    {
        "seat": 0,
        "points": 20 + 6 + 2,  # start, special2, farm
        "lost": 0,
        "event": "level+1",
        "level": 1,
        "larvae": 2,
        "portion_open": True,
        "spent": 5,
        "nurses": 3,
        "placed": {"larvae": 1, "workers": 0, "soldiers": 1, "atelier": 1},
        "workers": 0,
        "rooms": ["larder"],
        "soldiers": 1,
        "reserve": 5,
        "store": _counted(CUBES, 2, 1, 1),
        "prey": _counted(PREY, 0, 0, 0),
        "pheromones": _counted(TILES, 4, 2, 2, 2, 2, 2, 1),
        "owner_cubes": 4,
        "exits": ["2,11"],
    },
    {
        "seat": 1,
        "points": 20 + 6 + 2 + 2 - 9,  # start, mix2, line, scavenging, winter
        "lost": 9,
        "event": "soldier+1",
        "level": 2,
        "larvae": 1,
        "portion_open": True,
        "spent": 0,
        "nurses": 3,
        "placed": {"larvae": 0, "workers": 0, "soldiers": 0, "atelier": 0},
        "workers": 1,
        "rooms": ["quarry"],
        "soldiers": 2,
        "reserve": 4,
        "store": _counted(CUBES, 3, 0, 1),
        "prey": _counted(PREY, 1, 0, 0),
        "pheromones": _counted(TILES, 5, 2, 1, 2, 2, 2, 1),
        "owner_cubes": 3,
        "exits": ["8,11"],
    },
]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_the_same_table_in_a_go(viewer: int | None) -> None:
    """M3.4, M21: nothing is hidden but simultaneous choices; there are none in a go."""
    seen = in_the_garden().observe(viewer)
    assert seen.pop("colonies") == COLONIES
    assert seen == GARDEN | {"viewer": viewer}


def test_q41_a_choice_is_seen_by_its_seat_only() -> None:
    state = start(3, die=4)
    before = state.observe(None)
    plan(state, 2, nurses="1010")
    play(state, "A event soldier+1", "A nurses larvae 1")
    seen = {viewer: state.observe(viewer) for viewer in (None, 0, 1, 2)}
    assert {viewer: each["chosen"] for viewer, each in seen.items()} == {
        None: None,
        0: [5, 1],
        1: [],
        2: [4, 1, 0, 1, 0],
    }
    assert seen[None] == before | {"to_act": [0, 1], "outcome": []}
    for viewer in (0, 1, 2):
        own = {"viewer": viewer, "chosen": seen[viewer]["chosen"]}
        assert seen[viewer] == seen[None] | own


def test_the_first_hex_the_first_tile_and_the_first_spot() -> None:
    """M20: at a table for four, a tile lies in the corner of the garden, and a worker on it."""
    state = working(4)
    lay(state, 0, "pair", "9,0")
    play(state, "A out 2,11")
    state.worker = parse_hex("9,0")
    seen = sound(state).observe(0)
    assert seen["worker"] == "9,0"
    assert seen["colonies"][0]["reserve"] == 6
    (tile,) = seen["tiles"]
    assert tile == {
        "id": 0,
        "kind": "pair",
        "owner": 0,
        "hexes": ["9,0", "10,0"],
        "turn": 0,
        "cubes": {"food": 1, "earth": 0, "stone": 0},
    }


@pytest.mark.parametrize("kind", ["pair", "farm", "subcolony"])
def test_m10_6_a_tile_on_the_first_spot_of_its_shape_lies_there(kind: str) -> None:
    state = working(4)
    first = SPOTS[SHAPE[KIND_NAMES.index(kind)]][0]
    lay(state, 2, kind, hex_name(first.cells[0]), first.turn)
    assert state.tile_spot == [0]
    assert [(tile["kind"], tile["owner"]) for tile in state.observe(0)["tiles"]] == [(kind, 2)]


def test_what_is_seen_of_pheromones_that_are_emptied() -> None:
    """M14.13: the objective is the first of the game."""
    seen = broken.emptying().observe(None)
    assert seen["emptying"] == "pheromones4"
    assert seen["emptied"] == [0, 1]
    assert seen["atelier_done"] == 0


def test_q41_what_is_seen_of_a_harvest() -> None:
    """M12.4: an extra cube is a number, and -1 stands for no more cubes."""
    state = working(event="harvest+3")
    lay(state, 0, "pair", "6,12")  # food and earth
    lay(state, 0, "pair", "1,12")  # two earth
    lay(state, 1, "pair", "8,12")  # food and earth
    state.workers = [1, 0]
    play(state, "A out 2,11", "A stop")
    play(state, "A harvest 6,12 earth", "A harvest 1,12 earth", "A enough")
    assert [state.observe(viewer)["chosen"] for viewer in (0, 1, None)] == [[1, 4, -1], [], None]
    play(state, "B harvest 8,12 food")
    assert [colony["store"] for colony in state.observe(None)["colonies"]] == [
        {"food": 0, "earth": 3, "stone": 0},
        {"food": 1, "earth": 0, "stone": 0},
    ]


def test_what_is_seen_of_a_limited_supply() -> None:
    """Q26."""
    state = in_atelier(2, supply="limited")
    play(state, "A tunnel 3,11")
    seen = state.observe(1)
    assert seen["supply"] == {"food": 30, "earth": 14, "stone": 15, "larvae": 28}
    assert seen["atelier_done"] == 1
    assert seen["colonies"][0]["exits"] == ["2,11", "3,11"]
