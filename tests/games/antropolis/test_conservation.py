"""Positions in which pieces are lost, doubled or out of place: each of them is refused (A1, A4)."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest

from formicarium.games.antropolis.components import (
    FACE_OF,
    KINDS,
    LARVA,
    QUEEN,
    SOLDIER,
    SORT,
    SORTS,
    WORKER,
)
from formicarium.games.antropolis.rules import ants, board
from formicarium.games.antropolis.rules.geometry import parse_hex
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.games.antropolis.positions import FORKED, position, supersize
from tests.games.antropolis.spoiling import Build, Change, Table, assert_each_fault_is_named, faults
from tests.games.antropolis.tables import play

LENGTHS: Final = {
    "base": {"market": 6, "hosted": 6},
    "supersize": {"market": 9, "hosted": 0},
}
"""By variant, the lengths that differ in the positions below."""
ALWAYS: Final = {
    "food": 3, "capacity": 3, "hands": 3, "hand_ants": 12, "standing": 12, "points": 6,
    "piles": 3, "box": 3, "hexes": 6, "ants": 12,
}  # fmt: skip


@pytest.mark.parametrize("variant", LENGTHS)
def test_each_list_has_its_length(variant: str) -> None:
    """A1.1: with three players, who have two tiles each, and the option of AQ31 in one of them."""
    queen_last = "yes" if variant == "base" else "no"
    build = partial(position, players=3, variant=variant, queen_last=queen_last)
    state, lengths = build(), ALWAYS | LENGTHS[variant]
    changes, messages = [], []
    for name, length in lengths.items():
        entries = getattr(state, name)
        changes += [{name: entries[:-1]}, {name: [*entries, 0]}]
        for wrong in (max(0, length - 1), length + 1):
            expected = f"{name} has {wrong} entries instead of {length} (A1.1)"
            messages.append(expected if wrong != length else "")
    assert faults(build, changes) == messages


def test_what_follows_from_the_tiles_is_worked_out_again() -> None:
    """A10.1: each of these fields, with one entry changed or added."""
    state = supersize(*FORKED)
    for name in ("ways", "halls", "nest", "nest_open", "nest_value"):
        _assert_refused(state, name, {3: getattr(state, name)[3] + 1})
    for name in ("tunnel", "tunnel_forests", "tunnel_nests"):
        _assert_refused(state, name, {8: getattr(state, name)[8] + 1})
    for name in ("tile_at", "frontier"):
        _assert_refused(state, name, getattr(state, name) | {0: 1})


def _assert_refused(state: AntropolisState, name: str, value: object) -> None:
    assert faults(lambda: state, [{name: value}]) == [f"{name} does not show the tiles (A10.1)"]


@pytest.mark.parametrize("name", ["tile_at", "frontier"])
def test_hexes_are_in_the_order_in_which_they_were_reached(name: str) -> None:
    """A4.5: the order of legal actions depends on it."""
    state = position()
    turned = dict(reversed(getattr(state, name).items()))
    message = "hexes are not in the order in which they were reached (A4.5)"
    assert faults(lambda: state, [{name: turned}]) == [message]


def _with_tile(code: str, place: str, turn: int, *, by_earth: str = "no") -> AntropolisState:
    """Lay a tile anywhere, in place of one in the box."""
    state = position(variant="all-tiles", forest_by_earth=by_earth)
    face = FACE_OF[code]
    pile = list(state.piles[SORT[face]])
    if face in pile:
        pile.remove(face)
        state.piles[SORT[face]] = tuple(pile)
    board.lay_tile(state, 6 * face + turn, parse_hex(place))
    return state


@pytest.mark.parametrize(
    ("tile", "message"),
    [
        (("T2", "1,-1", 2), ""),
        (("T2", "1,-1", 3), "tile 4 looks like none (A4.5)"),
        (("T2", "1,-1", 5), "tile 4 looks like none (A4.5)"),
        (("N4", "9,9", 0), "tile 4 lies on a tile or beside none (A4.5)"),
        (("N4", "3,-1", 0), "tile 4 does not fit (A4.6)"),
        (("T2", "0,0", 1), "tile 4 touches by earth only (A4.7)"),
        (("F1", "0,0", 1), "tile 4 touches by earth only (A4.7)"),
        (("N4", "0,0", 1), ""),
    ],
)
def test_a_tile_must_fit(tile: tuple[str, str, int], message: str) -> None:
    """A4.5, A4.6, A4.7."""
    assert faults(lambda: _with_tile(*tile), [{}]) == [message]


def test_aq6_a_forest_may_touch_by_earth_with_the_option() -> None:
    """AQ6: but nothing else may."""
    assert faults(lambda: _with_tile("F1", "0,0", 1, by_earth="yes"), [{}]) == [""]
    message = "tile 4 touches by earth only (A4.7)"
    assert faults(lambda: _with_tile("T2", "0,0", 1, by_earth="yes"), [{}]) == [message]


def test_the_start_layout_is_there() -> None:
    """A2.1."""
    state = position()
    turned = {"looks": {0: state.looks[0] + 1}}
    moved = {"hexes": {3: state.hexes[3] + 1}}
    assert faults(lambda: state, [turned, moved]) == ["not the start layout (A2.1)"] * 2
    board.clear(state)
    for look, place in board.start_tiles(2)[:3]:
        board.lay_tile(state, look, place)
    assert faults(lambda: state, [{}]) == ["the start layout is not there (A2.1)"]


def test_a_pile_a_box_and_a_market_hold_tiles_of_their_sort() -> None:
    """A2.2, A2.6: the cheapest forest, F1, has the number 0."""
    state = position(variant="supersize")
    for sort, name in enumerate(SORTS):
        other = [FACE_OF["F1"], FACE_OF["T1"], FACE_OF["N1"]][sort - 1]
        changes: list[Change] = [
            {"piles": {sort: (other, *state.piles[sort])}},
            {"box": {sort: (*state.box[sort][1:], other)}},
            {"box": {sort: (*state.box[sort][1:], 99)}},
            *[{"market": {place: other}} for place in range(3 * sort, 3 * sort + 3)],
        ]
        message = f"tiles of another sort among the {name}s (A2.2)"
        assert faults(lambda: state, changes) == [message] * 6


def test_all_tiles_are_there_once() -> None:
    """A1.2, A2.4: nothing is lost, doubled or exchanged for an unknown tile."""
    state = position(players=3)
    hand, box = state.hands[1], state.box[2]
    changes: list[Change] = [
        {"box": {2: box[1:]}},
        {"hands": {1: hand[::-1]}},
        {"hands": {1: (*hand, 99)}},
    ]
    assert faults(lambda: state, changes) == [
        f"{len(box) - 1} nests are in the box (A2.4)",
        "a hand is not sorted (A2.3)",
        "tiles with no face (A1.2)",
    ]
    for code in ("F1", "T12", "N23", "S1"):
        face = FACE_OF[code]
        there = sum([held.count(face) for held in (*state.hands, *state.piles, *state.box)])
        there += state.market.count(face) + [look // 6 for look in state.looks].count(face)
        more = {"hands": {1: tuple(sorted([*hand, face]))}}
        assert faults(lambda: state, [more]) == [f"there are {there + 1} of {code} (A1.2)"]


def test_twenty_food() -> None:
    """A1.8."""
    state = position()
    changes: list[Change] = [{"food": [10, 10]}, {"food": [10, 11]}]
    assert faults(lambda: state, changes) == ["", "21 food in hands (A1.8)"]


def _there(seat: int, **kinds: int) -> int:
    """Return what ``ants`` holds of a space."""
    return seat << 12 | sum([number << 3 * KINDS.index(kind) for kind, number in kinds.items()])


def _crowd() -> AntropolisState:
    return supersize(*FORKED, ants="A worker 1,-1; B soldier 0,-1 0,-1", phase="lay")


HIDDEN = "standing does not show the ants (A1.10)"

ANTS: Final[Table] = {
    _crowd: [
        ("", {}),
        ("ants in a space that does not exist (A1.10)", {"ants": {9: _there(0, worker=1)}}),
        ("ants in a space that does not exist (A1.10)", {"ants": {11: _there(1, soldier=1)}}),
        ("ants of nobody at this table (A1.1)", {"ants": {8: _there(2, worker=1)}}),
        ("a space belongs to nobody there (A1.10)", {"ants": {8: _there(1)}}),
        (HIDDEN, {"ants": {12: _there(0, worker=1)}}),
        (HIDDEN, {"ants": {8: _there(1, worker=1)}}),
        (HIDDEN, {"standing": {WORKER: 1}}),
        (HIDDEN, {"standing": {4 + SOLDIER: 0}}),
        ("seat 0 has 2 of worker on the table (A1.7)", {"hand_ants": {WORKER: 4}}),
        ("seat 1 has 3 of soldier on the table (A1.7)", {"hand_ants": {4 + SOLDIER: 1}}),
        ("seat 1 has 0 of larva on the table (A1.7)", {"hand_ants": {4 + LARVA: 1}}),
        ("a queen out of a nest (A4.10)", {"ants": {0: _there(0, queen=1)}}),
        ("a queen out of a nest (A4.10)", {"ants": {8: _there(1, queen=1)}}),
        ("a larva out of a brood chamber (S7.2)", {"ants": {0: _there(0, larva=1)}}),
        ("a larva out of a brood chamber (S7.2)", {"ants": {8: _there(0, larva=1)}}),
    ],
}


@pytest.mark.parametrize("build", ANTS)
def test_each_ant_is_in_its_place(build: Build) -> None:
    """A1.1, A1.7, A1.10, A4.10, S7.2."""
    assert_each_fault_is_named(build, ANTS)


CLOSED = "a queen in a complete nest (A9.6)"


def _queen_in_complete_nest(*others: str) -> AntropolisState:
    """A's nest of three tiles is complete, but the queen has not gone home."""
    state = position("N4 3,-1 4", "N4 2,1 2", *others, gone="A queen 2,0")
    ants.put_from_hand(state, 0, QUEEN, 2)
    return state


def test_a9_6_no_queen_stays_in_a_complete_nest() -> None:
    """A9.6: unless the tile that completes it waits for its ant."""
    waiting = {"phase": "ant", "laid": 1}
    assert faults(_queen_in_complete_nest, [{}, waiting]) == [CLOSED, ""]
    assert faults(lambda: _queen_in_complete_nest("N14 0,0 1"), [waiting]) == [CLOSED]


def test_a9_6_one_open_side_keeps_a_nest_open() -> None:
    """A9.2, A9.6."""
    state = position("N4 3,-1 4")
    assert state.nest_open[1] == 1
    state.check()


OTHERS = "parts of a nest have held other queens (AQ49)"
HELD_NONE = "a queen in a nest that held none (AQ49)"
NO_START = "a start nest without its queen (A2.7)"


def _hosting() -> AntropolisState:
    """A has queens in a nest of two tiles and in one apart; the queen of C has left."""
    tiles = ("N14 3,-1 1", "N4 0,0 1")
    return position(*tiles, ants="A queen 0,0", gone="C queen 0,-2", players=3, queen_last="yes")


def _joining() -> AntropolisState:
    """A has laid a tile at the nest of B, and may put an ant on it."""
    state = position("N4 0,0 1", hand="N14", players=3, queen_last="yes")
    return play(state, "A lay N14 -3,2 0")


HOSTED: Final[Table] = {
    _hosting: [
        ("", {"hosted": [0, 1, 0, 2, 0, 4, 1, 1]}),
        ("", {"hosted": {3: 3, 5: 7, 7: 3}}),
        ("a nest has held queens of nobody here (A1.1)", {"hosted": {7: 1 | 8}}),
        ("queens have been out of nests (A9.1)", {"hosted": {0: 1}}),
        ("queens have been out of nests (A9.1)", {"hosted": {4: 4}}),
        (NO_START, {"hosted": {1: 6}}),
        (NO_START, {"hosted": {3: 0}}),
        (NO_START, {"hosted": {5: 3}}),
        (OTHERS, {"hosted": {6: 3}}),
        (OTHERS, {"hosted": {6: 0}}),
        (HELD_NONE, {"hosted": {7: 0}}),
        (HELD_NONE, {"hosted": {7: 6}}),
    ],
    _joining: [
        ("", {"hosted": [0, 1, 0, 2, 0, 4, 0, 0]}),
        ("", {"hosted": {3: 3}}),
        ("queens were on a tile before it was laid (A4.14)", {"hosted": {7: 2}}),
        (OTHERS, {"phase": "lay"}),
    ],
}


@pytest.mark.parametrize("build", HOSTED)
def test_aq49_a_nest_remembers_its_queens(build: Build) -> None:
    """AQ49, A2.7, A9.1."""
    assert_each_fault_is_named(build, HOSTED)
