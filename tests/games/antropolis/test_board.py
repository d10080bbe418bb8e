"""What is kept about nests, tunnels and ways, found again by walking over the whole table."""

from __future__ import annotations

import pytest

from formicarium.games.antropolis.components import FACE_OF
from formicarium.games.antropolis.rules import board
from formicarium.games.antropolis.rules.board import space_at
from formicarium.games.antropolis.rules.geometry import EDGES, STEP, parse_spot
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.games.antropolis.positions import APART, FORKED, position, supersize
from tests.games.antropolis.tables import TABLES, eager_game
from tests.games.antropolis.test_completeness import Space, Table
from tests.tables import TableKind


@pytest.mark.parametrize("table", [TABLES[3], TABLES[8], TABLES[-1]], ids=str)
def test_the_table_is_what_walking_over_it_shows(table: TableKind) -> None:
    """A4.5, A5.1, A5.2, A9.1, A9.2, A9.4, A10.1: some positions of a game."""
    for step, (state, _) in enumerate(eager_game(table, 6)):
        if step % 25 == 0 or state.is_over:
            seen = Table(state.observe(None))
            _assert_ways(state, seen)
            _assert_nests(state, seen)
            _assert_tunnels(state, seen)
            _assert_frontier(state)


def _number(state: AntropolisState, table: Table, space: Space) -> int:
    number = space_at(state, parse_spot(table.name(space)))
    assert number >= 0
    return number


def _assert_ways(state: AntropolisState, table: Table) -> None:
    for found, edges in ((state.ways, "TO"), (state.halls, "O")):
        expected = [0] * len(state.ants)
        for space in table.spaces:
            for near in table.next_to(space, edges):
                expected[_number(state, table, space)] |= 1 << _number(state, table, near)
        assert found == expected


def _assert_nests(state: AntropolisState, table: Table) -> None:
    tiles = list(table.tiles)
    first = [-1] * len(tiles)
    gaps, values = [0] * len(tiles), [0] * len(tiles)
    for tile, place in enumerate(tiles):
        if table.tiles[place]["sort"] != "nest":
            continue
        whole = table.nest(place)
        first[tile] = min(tiles.index(each) for each in whole)
        if first[tile] == tile:
            open_sides = [(p, s) for p in whole for s in range(6) if table.edge(p, s) == "O"]
            gaps[tile] = len([1 for p, s in open_sides if p.neighbour(s) not in table.tiles])
            values[tile] = len(whole) + sum(table.tiles[each]["brood"] for each in whole)
    assert (state.nest, state.nest_open, state.nest_value) == (first, gaps, values)


def _assert_tunnels(state: AntropolisState, table: Table) -> None:
    size = len(state.ants)
    first, forests, nests = [-1] * size, [0] * size, [0] * size
    tiles = list(table.tiles)
    for space in table.spaces:
        if table.tiles[space[0]]["sort"] == "tunnel":
            whole = _joined(table, space)
            number = _number(state, table, space)
            first[number] = root = min(_number(state, table, each) for each in whole)
            for place, _ in table.next_to(space):
                sort = table.tiles[place]["sort"]
                forests[root] |= (sort == "forest") << tiles.index(place)
                nests[root] |= (sort == "nest") << tiles.index(place)
    assert (state.tunnel, state.tunnel_forests, state.tunnel_nests) == (first, forests, nests)


def _joined(table: Table, start: Space) -> set[Space]:
    found, waiting = {start}, [start]
    while waiting:
        for near in table.next_to(waiting.pop()):
            if near not in found and table.tiles[near[0]]["sort"] == "tunnel":
                found.add(near)
                waiting.append(near)
    return found


def _assert_frontier(state: AntropolisState) -> None:
    """A4.6: two bits for what each neighbour shows to an empty hex."""
    expected: dict[int, int] = {}
    for place, look in zip(state.hexes, state.looks, strict=True):
        for side, step in enumerate(STEP):
            if place + step not in state.tile_at:
                shown = EDGES[look][side] << 2 * ((side + 3) % 6)
                expected[place + step] = expected.get(place + step, 0) | shown
    assert state.frontier == expected
    assert state.tile_at == {place: tile for tile, place in enumerate(state.hexes)}


def test_the_groups_of_a_small_table() -> None:
    """A9.1, A9.4, A10.1: a nest of four tiles and a tunnel that leads to it."""
    state = position(*APART, "N17 3,-1 2")
    assert state.nest == [-1, 1, -1, 3, -1, 1, 1, 1]
    assert state.nest_open == [0, 1, 0, 2, 0, 0, 0, 0]
    assert state.nest_value == [0, 2 + 2 + 2 + 1, 0, 2, 0, 0, 0, 0]
    assert state.tunnel == [-1] * 8 + [8] + [-1] * 7
    assert state.tunnel_forests == [0] * 8 + [1 << 0] + [0] * 7
    assert state.tunnel_nests == [0] * 8 + [1 << 5] + [0] * 7


def test_spaces_of_tiles() -> None:
    """A1.5, A1.10."""
    state = supersize("T10 1,-1 1", "N4 3,-1 4")
    assert [board.spaces_of(state, tile) for tile in range(6)] == [
        (0,), (2,), (4,), (6,), (8, 9), (10,),
    ]  # fmt: skip
    assert board.spaces(state) == [0, 2, 4, 6, 8, 9, 10]
    names = ("1,0", "2,0", "1,-1", "1,-1b", "3,-1", "3,-1b", "1,0b", "5,5")
    spots = [parse_spot(name) for name in names]
    assert [space_at(state, spot) for spot in spots] == [0, 2, 8, 9, 10, -1, -1, -1]
    assert [board.spot(state, space) for space in (0, 2, 8, 9, 10)] == spots[:5]
    chambers = [board.is_brood_chamber(state, space) for space in board.spaces(state)]
    assert chambers == [False, True, False, True, False, False, False]
    assert [board.sort_of(state, tile) for tile in range(6)] == [0, 2, 0, 2, 1, 2]


def test_a_tile_gets_the_next_number() -> None:
    """A4.5: its hex is no longer empty, and empty hexes beside it can be reached."""
    state = position(*FORKED)
    before = [*state.frontier]
    place = before[0]
    assert board.lay_tile(state, 6 * FACE_OF["N1"], place) == 7
    assert (state.looks[7], state.hexes[7]) == (6 * FACE_OF["N1"], place)
    assert [*state.frontier][: len(before) - 1] == before[1:]
