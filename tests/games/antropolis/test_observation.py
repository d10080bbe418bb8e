"""What other programs see of the table: whole observations, written out."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.antropolis.components import CODES, FACE_OF
from tests.games.antropolis.positions import FORKED, on_top, position, supersize
from tests.games.antropolis.tables import ANTROPOLIS, play


def _seen() -> dict[str, Any]:
    """A's nest is complete, and A's worker has collected; each source has brought points."""
    tiles = ("T10 1,-1 1", "N6 3,-1 4", "N4 2,1 2", "T2 4,-2 1")
    ants = "A worker 1,-1b; B worker 4,-2; A larva 2,0"
    state = supersize(*tiles, ants=ants, gone="A queen 2,0", hand="N1 T2", food=3, queen_last="yes")
    state.points, state.idle_turns = [1, 2, 3, 4], 2
    play(state, "A collect 1,0")
    return state.observe(None)


def test_everybody_sees_the_same() -> None:
    """AQ43: hands are open; so are attacks."""
    state = supersize(*FORKED, ants="A soldier 1,-1; B worker 0,-1")
    play(state, "A expel 0,-1 1,0 0")
    assert state.phase == "attack"
    assert state.observe(0) == state.observe(1) == state.observe(None)


def test_the_course_of_the_game() -> None:
    """A3, A11."""
    seen = _seen()
    names = list(seen)
    course = {name: seen[name] for name in names[: names.index("tiles")]}
    assert course == {
        "game": "antropolis",
        "variant": "supersize",
        "players": 2,
        "options": {
            "forest-by-earth": "no",
            "buying": "free",
            "tunnel-crew": "any",
            "tunnel-queens": "each",
            "nest-tie": "half",
            "queen-last": "yes",
            "tiles": "second",
            "finished-queen": "stays",
        },
        "first": 0,
        "turn": 0,
        "to_act": [0],
        "phase": "act",
        "laid": 0,
        "next_tile_costs": 0,
        "enlarged": False,
        "to_draw": 0,
        "goal": 11,
        "first_to_target": None,
        "last_turns": None,
        "idle_turns": 2,
    }


def test_the_second_half_of_a_turn() -> None:
    """A4.3, A8.1, A8.2: what is to pay and to draw."""
    state = position(hand="N4 N5 T2", food=4, players=3)
    play(state, "A lay N4 3,-1 4", "A no-ant")
    names = ("phase", "laid", "next_tile_costs", "enlarged", "to_draw", "goal")
    assert [state.observe(None)[name] for name in names] == ["lay", 1, 1, False, 0, 9]
    play(state, "A end", "A end", "A end", "A enlarge")
    assert [state.observe(None)[name] for name in names] == ["hand", 1, 1, True, 2, 9]
    play(state, "A draw nest")
    assert [state.observe(None)[name] for name in names] == ["hand", 1, 1, True, 1, 9]


def test_the_end_comes_near() -> None:
    """A11.1, A11.2, A11.3."""
    state = position()
    state.points[0], state.first_to_target, state.last_turns = 9, 0, 1
    seen = state.observe(None)
    assert (seen["first_to_target"], seen["last_turns"]) == (0, 1)
    state.first, state.last_turns = 1, -1
    play(state, "A end", "A end")
    seen = state.observe(None)
    assert (seen["phase"], seen["to_act"], seen["to_draw"]) == ("over", [], 0)


OTHER = {
    "forest-by-earth": "yes",
    "buying": "within-hand",
    "tunnel-crew": "own",
    "tunnel-queens": "once",
    "nest-tie": "share",
    "queen-last": "yes",
    "tiles": "first",
}


@pytest.mark.parametrize("name", OTHER)
@pytest.mark.parametrize("variant", ANTROPOLIS.variants)
def test_each_option_is_seen_by_itself(name: str, variant: str) -> None:
    """AQ6, AQ19, AQ23, AQ25, AQ27, AQ31, AT7, S3.2."""
    usual = ANTROPOLIS.new(2, 1, variant).observe(None)["options"]
    other = ANTROPOLIS.new(2, 1, variant, {name: OTHER[name]}).observe(None)["options"]
    assert {key for key, value in other.items() if usual[key] != value} == {name}
    assert other[name] == OTHER[name]
    assert ("finished-queen" in other) == (variant == "supersize")


@pytest.mark.parametrize("value", ["stays", "may-leave"])
def test_finished_queens_are_an_option_of_supersize_colony(value: str) -> None:
    """S3.2."""
    state = ANTROPOLIS.new(2, 1, "supersize", {"finished-queen": value})
    assert state.observe(None)["options"]["finished-queen"] == value


def _tile(tile: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(value for name, value in tile.items() if name != "spaces")


def _space(space: dict[str, Any]) -> str:
    """Write a space as its name, its seat and its ants: ``1,0 A worker``."""
    who = "" if space["seat"] is None else " " + "ABCD"[space["seat"]]
    ants = [f" {number} {kind}" for kind, number in space["ants"].items() if number]
    return f"{space['space']}{who}{''.join(ants)}"


def test_tiles_and_ants() -> None:
    """A1.2-A1.6, A1.10, AQ49: in the order in which they were laid."""
    tiles = _seen()["tiles"]
    assert list(tiles[0]) == [
        "id", "face", "sort", "brood", "hex", "turn", "sides", "spaces", "hosted",
    ]  # fmt: skip
    assert [_tile(tile) for tile in tiles] == [
        (0, "F5", "forest", False, "1,0", 0, "TETETE", []),
        (1, "S1", "nest", True, "2,0", 3, "EOETEO", [0]),
        (2, "F5", "forest", False, "-1,0", 1, "ETETET", []),
        (3, "S1", "nest", True, "-2,0", 0, "TEOEOE", [1]),
        (4, "T10", "tunnel", False, "1,-1", 1, "ETTEUU", []),
        (5, "N6", "nest", False, "3,-1", 4, "ETEEOE", [0]),
        (6, "N4", "nest", False, "2,1", 2, "EEOEEE", [0]),
        (7, "T2", "tunnel", False, "4,-2", 1, "ETEETE", []),
    ]
    assert [_space(space) for tile in tiles for space in tile["spaces"]] == [
        "1,0 A 1 worker 1 soldier",
        "2,0 A 1 larva",
        "-1,0 B 1 worker 1 soldier",
        "-2,0 B 1 queen",
        "1,-1",
        "1,-1b A 1 worker",
        "3,-1",
        "2,1",
        "4,-2 B 1 worker",
    ]


def test_hexes_where_a_tile_can_lie() -> None:
    """A4.5: all hexes beside a tile, each once."""
    assert " ".join(_seen()["frontier"]) == (
        "2,-1 0,0 0,1 1,1 3,0 0,-1 -1,-1 -2,1 -1,1 -2,-1 -3,0 -3,1 2,-2 1,-2 "
        "4,-1 3,-2 3,1 1,2 2,2 5,-2 5,-3 4,-3"
    )


def test_nests() -> None:
    """A9.1, A9.2, A9.4, A9.5: one is complete, the other is not."""
    assert _seen()["nests"] == [
        {
            "hexes": ["2,0", "3,-1", "2,1"],
            "open": 0,
            "complete": True,
            "value": 4,
            "queens": [0, 0],
            "shares": [0, 0],
        },
        {
            "hexes": ["-2,0"],
            "open": 2,
            "complete": False,
            "value": 2,
            "queens": [0, 1],
            "shares": [0, 2],
        },
    ]


def test_tunnels() -> None:
    """A10.1: two of them are on one tile."""
    assert _seen()["tunnels"] == [
        {"spaces": ["1,-1"], "manned": [], "forests": [], "nests": []},
        {"spaces": ["1,-1b"], "manned": ["1,-1b"], "forests": ["1,0"], "nests": []},
        {"spaces": ["4,-2"], "manned": ["4,-2"], "forests": [], "nests": ["3,-1"]},
    ]


def test_a_tunnel_of_several_tiles() -> None:
    """A10.1: joined spaces, manned or not, and what they reach on both sides."""
    seen = position(*FORKED, ants="A worker 0,-1").observe(None)["tunnels"]
    assert seen == [
        {
            "spaces": ["1,-1", "0,-1", "0,-2"],
            "manned": ["0,-1"],
            "forests": ["1,0", "-1,0"],
            "nests": [],
        }
    ]


@pytest.mark.parametrize(("variant", "slots"), [("base", 2), ("supersize", 3)])
def test_the_market(variant: str, slots: int) -> None:
    """A7.1, S8.1: sorts and prices, and what lies there."""
    state = position(variant=variant)
    seen = state.observe(None)["market"]
    sorts = ["forest", "tunnel", "nest"]
    assert [place["sort"] for place in seen] == [sort for sort in sorts for _ in range(slots)]
    assert [place["price"] for place in seen] == [*range(1, slots + 1)] * 3
    assert [place["face"] for place in seen] == [CODES[face] for face in state.market]


def test_a_gap_in_the_market() -> None:
    """A7.2: a bought tile leaves a gap until the market is renewed; F1 has the number 0."""
    state = play(position(hand="N4 N5", food=2), "A lay N4 3,-1 4", "A no-ant", "A end", "A end")
    state.market[:2] = [FACE_OF["F1"], -1]
    assert [place["face"] for place in state.observe(None)["market"][:2]] == ["F1", None]


def test_what_is_not_seen_of_the_tiles() -> None:
    """A2.4: pile and box of a sort together, without their order."""
    seen = _seen()
    assert seen["piles"] == {"forest": 12, "tunnel": 18, "nest": 17}
    assert seen["box"] == {"forest": 3, "tunnel": 6, "nest": 3}
    assert {sort: " ".join(codes) for sort, codes in seen["unseen"].items()} == {
        "forest": "F1 F1 F1 F1 F2 F2 F3 F4 F4 F4 F5 F5 F6 F7 F8",
        "tunnel": "T1 T1 T2 T2 T2 T3 T3 T3 T3 T3 T3 T4 T4 T4 T5 T5 T6 T7 T8 T9 T10 T11 T11 T12",
        "nest": "N1 N2 N3 N4 N4 N5 N6 N9 N10 N12 N13 N14 N15 N16 N17 N18 N19 N21 N22 N23",
    }
    assert seen["supply"] == 16


def test_colonies() -> None:
    """A1.7, A2.7, A8.1, A11.3: what each player has, in hand and on the table."""
    assert _seen()["colonies"] == [
        {
            "seat": 0,
            "points": {"nests": 1, "tunnels": 2},
            "score": 3 + 3 + 2,  # counted; ants; food
            "food": 4,
            "capacity": 5,
            "hand": ["T2", "N1"],
            "ants": {"queen": 2, "worker": 3, "larva": 1, "soldier": 2},
            "on_table": {"queen": 0, "worker": 2, "larva": 1, "soldier": 1},
        },
        {
            "seat": 1,
            "points": {"nests": 3, "tunnels": 4},
            "score": 7 + 2 + 3 + 1,  # counted; queen; ants; tiles in hand
            "food": 0,
            "capacity": 5,
            "hand": ["F1", "T2", "T12", "N8", "N20"],
            "ants": {"queen": 1, "worker": 3, "larva": 2, "soldier": 2},
            "on_table": {"queen": 1, "worker": 2, "larva": 0, "soldier": 1},
        },
    ]


def test_deeds_of_ants() -> None:
    """S3.1, S3.2: finished ants, and the one that may do more."""
    seen = _seen()
    worker = {"kind": "worker", "space": "1,0", "moved": False, "acted": True}
    assert (seen["done"], seen["current"], seen["stage"]) == ([worker], worker, "worker")
    assert (seen["attack"], seen["beaten"], seen["outcome"]) == (None, None, [])
    state = play(supersize(*FORKED), "A collect 1,0", "A move soldier 1,0 1,-1")
    seen = state.observe(None)
    worker["moved"] = True
    soldier = {"kind": "soldier", "space": "1,-1", "moved": True, "acted": False}
    assert (seen["done"], seen["current"], seen["stage"]) == ([worker, soldier], soldier, "soldier")
    assert position().observe(None)["current"] is None


def test_an_attack() -> None:
    """S7.3, S7.3.7: from two sides, against two soldiers."""
    state = supersize(*FORKED, ants="A soldier 0,-2 0,-2; B soldier 0,-1; B worker 0,-1")
    play(state, "A expel 0,-1 1,0 0")
    crew = [{"space": "1,0", "side": 0}]
    assert state.observe(None)["attack"] == {"target": "0,-1", "needed": 2, "crew": crew}
    play(state, "A expel 0,-1 0,-2 2")
    seen = state.observe(None)
    crew.append({"space": "0,-2", "side": 2})
    assert seen["attack"] == {"target": "0,-1", "needed": 2, "crew": crew}
    assert seen["beaten"] is None


def test_beaten_ants() -> None:
    """S7.3.4, S7.3.8: they wait for their owner, and some sides are closed."""
    state = supersize(*FORKED, ants="B soldier 0,-1; B worker 0,-1 0,-1; A soldier 1,0")
    play(state, "A expel 0,-1 1,0 0", "A expel 0,-1 1,0 0", "B flee worker 0,-2")
    seen = state.observe(None)
    assert seen["attack"] is None
    assert seen["to_act"] == [1]
    assert seen["beaten"] == {
        "seat": 1,
        "space": "0,-1",
        "worker": 1,
        "soldier": 1,
        "closed_sides": [0],
    }


def test_ants_that_escape_and_two_closed_sides() -> None:
    """S7.3.6: a soldier came through either side of a tunnel with two ends."""
    ants = "B worker 1,-1 1,-1; A soldier 1,-2"
    state = supersize("T2 1,-1 2", "T1 1,-2 5", ants=ants, gone="B worker -1,0")
    play(state, "A expel 1,-1 1,0 5", "A expel 1,-1 1,-2 2")
    assert state.observe(None)["beaten"] == {
        "seat": 1,
        "space": "1,-1",
        "worker": 1,
        "soldier": 0,
        "closed_sides": [2, 5],
    }


def test_the_answers_of_chance_to_the_last_action() -> None:
    """A8.1: a tile drawn, and tiles that come into the market."""
    state = position(hand="N4 N5 T2", food=0)
    play(state, "A lay N4 3,-1 4", "A no-ant", "A end")
    on_top(state, "N23")
    play(state, "A draw nest")
    assert state.observe(None)["outcome"] == [["draw", "N23"]]
