"""Moves and points, worked out independently of the engine.

These tests read observations: the letters on the sides of the tiles. They try every tile on every
hex and walk from side to side.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from formicarium.core.hexes import Hex, opposite, rotate_sides
from formicarium.games.antropolis.components import CODES, FACE_OF, SIDES, SORT
from formicarium.games.antropolis.rules import ants
from formicarium.games.antropolis.rules.board import space_at
from tests.games.antropolis.tables import TABLES, play_eagerly
from tests.tables import TableKind

Space = tuple[Hex, str]
"""A hex and, on tunnel tiles, the letter of the tunnel."""


class Table:
    """The table as it can be seen."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.seen = seen
        self.tiles = {Hex.parse(tile["hex"]): tile for tile in seen["tiles"]}
        self.spaces: dict[Space, dict[str, Any]] = {}
        for place, tile in self.tiles.items():
            for letter, there in zip("TU", tile["spaces"], strict=False):
                self.spaces[place, letter] = there
        self.supersize = seen["variant"] == "supersize"

    def edge(self, place: Hex, side: int) -> str:
        """E, T or O."""
        letter: str = self.tiles[place]["sides"][side]
        return letter.replace("U", "T")

    def sides(self, space: Space) -> list[int]:
        place, letter = space
        tile = self.tiles[place]
        if tile["sort"] == "tunnel":
            return [side for side in range(6) if tile["sides"][side] == letter]
        return [side for side in range(6) if tile["sides"][side] != "E"]

    def next_to(self, space: Space, edges: str = "TO") -> Iterator[Space]:
        place, _ = space
        for side in self.sides(space):
            near = place.neighbour(side)
            if near in self.tiles and self.edge(place, side) in edges:
                tile = self.tiles[near]
                letter = tile["sides"][opposite(side)] if tile["sort"] == "tunnel" else "T"
                yield near, letter

    def name(self, space: Space) -> str:
        return str(space[0]) + ("b" if space[1] == "U" else "")

    def others(self, space: Space, seat: int) -> dict[str, int]:
        there = self.spaces[space]
        if there["seat"] in (None, seat):
            return {"queen": 0, "worker": 0, "larva": 0, "soldier": 0}
        ants: dict[str, int] = there["ants"]
        return ants

    def stops(self, space: Space, seat: int, kind: str) -> bool:
        """A5.4, S4.3-S4.5."""
        others = self.others(space, seat)
        worker = self.supersize and kind == "soldier" and others["worker"]
        return bool(others["queen"] or others["soldier"] or worker)

    def reach(self, start: Space, seat: int, kind: str) -> set[Space]:
        edges = "O" if kind == "queen" else "TO"
        reached, waiting = {start}, [start]
        while waiting:
            for near in self.next_to(waiting.pop(), edges):
                if near not in reached and not self.stops(near, seat, kind):
                    reached.add(near)
                    waiting.append(near)
        return reached

    def nest(self, place: Hex) -> set[Hex]:
        found, waiting = {place}, [place]
        while waiting:
            for near, _ in self.next_to((waiting.pop(), "T"), "O"):
                if near not in found:
                    found.add(near)
                    waiting.append(near)
        return found

    def is_complete(self, nest: set[Hex]) -> bool:
        open_sides = [(p, s) for p in nest for s in range(6) if self.edge(p, s) == "O"]
        return all(place.neighbour(side) in self.tiles for place, side in open_sides)


def expected_layings(table: Table, seat: int) -> set[str]:
    """A4.5-A4.9, AQ6, by trying every tile in hand on every hex in every turn."""
    hexes = {near for place in table.tiles for near in place.neighbours()} - set(table.tiles)
    by_earth = table.seen["options"]["forest-by-earth"] == "yes"
    found = set()
    for code in set(table.seen["colonies"][seat]["hand"]):
        face = FACE_OF[code]
        for place in hexes:
            looks = set()
            for turn in range(6):
                sides = "".join(rotate_sides(SIDES[face], turn))
                same = sides.translate({84: "U", 85: "T"})
                if sides in looks or same in looks:
                    continue
                looks.add(sides)
                touching = [
                    (sides[side].replace("U", "T"), table.edge(near, opposite(side)))
                    for side, near in enumerate(place.neighbours())
                    if near in table.tiles
                ]
                joined = ("T", "T") in touching or SORT[face] == 2 or (SORT[face] == 0 and by_earth)
                if joined and all(mine == theirs for mine, theirs in touching):
                    found.add(f"{code} {place} {turn}")
    return found


def expected_moves(table: Table, seat: int) -> set[str]:
    """A5, S4: where each ant could go that has not moved (other tests look at S3)."""
    found = set()
    for space, there in table.spaces.items():
        for kind in ("queen", "worker", "soldier"):
            if there["seat"] == seat and there["ants"][kind]:
                for end in table.reach(space, seat, kind) - {space}:
                    if not any(table.others(end, seat).values()):
                        found.add(f"{kind} {table.name(space)} {table.name(end)}")
    return found


def lines(position: Any, verb: str) -> set[str]:
    written = [str(action).split(" ", 2) for action in position.legal_actions(position.actor)]
    return {words[2] for words in written if words[1] == verb}


@pytest.mark.parametrize("table", [TABLES[0], TABLES[2], *TABLES[6:]], ids=str)
def test_layings_and_moves_are_complete(table: TableKind) -> None:
    """A4.5, A4.6, A4.7, A4.8, A4.9, A5.1, A5.2, A5.3, A5.4, S4.2, S4.3, S4.4, S4.5."""
    looked_at = 0
    for position, _ in play_eagerly(table.new(8), Random(8)):
        seen = position.observe(None)
        if seen["phase"] == "lay":
            assert lines(position, "lay") == expected_layings(Table(seen), seen["turn"])
        if seen["phase"] == "act" and not seen["done"]:
            assert lines(position, "move") == expected_moves(Table(seen), seen["turn"])
        looked_at += seen["phase"] in ("lay", "act")
    assert looked_at > 50


def all_connections(table: Table) -> list[tuple[Hex, list[Space], Hex]]:
    """A10.1, A10.2: every manned way from a forest to a nest tile, by walking all of them."""
    found = []

    def walk(way: list[Space]) -> None:
        for near in table.next_to(way[-1], "T"):
            sort = table.tiles[near[0]]["sort"]
            if sort == "nest" and len(way) > 1:
                found.append((way[0][0], way[1:], near[0]))
            manned = table.spaces[near]["ants"]["worker"] > 0
            if sort == "tunnel" and manned and near not in way:
                walk([*way, near])

    for place, tile in table.tiles.items():
        if tile["sort"] == "forest":
            walk([(place, "T")])
    return found


Hosted = dict[Hex, set[int]]
"""By nest tile, the seats whose queens have been in its nest so far."""


def expected_points(table: Table, new: Hex, seat: int, hosted: Hosted) -> tuple[int, int]:
    """A9.4, A9.5, A10.3, AQ23, AQ25-AQ27, AQ31 for the tile just laid, ants included."""
    options = table.seen["options"]
    nests, tunnels = 0, 0
    if table.tiles[new]["sort"] == "nest" and table.is_complete(table.nest(new)):
        whole = table.nest(new)
        queens = queens_in(table, whole)
        most = max(queens)
        value = len(whole) + sum(table.tiles[place]["brood"] for place in whole)
        if most and queens[seat] == most:
            tied = queens.count(most)
            nests = -(-value // (min(tied, 2) if options["nest-tie"] == "half" else tied))
    late = options["queen-last"] == "yes"
    ways = [
        way
        for way in all_connections(table)
        if new in ends_and_spaces(way) or (late and seat not in hosted.get(way[2], ()))
    ]
    for nest in {frozenset(table.nest(end)) for _, _, end in ways}:
        tiles, forests = set(), set()
        for forest, spaces, end in ways:
            own = [space for space in spaces if table.spaces[space]["seat"] == seat]
            enough = len(own) == len(spaces) if options["tunnel-crew"] == "own" else own
            if end in nest and enough:
                tiles |= {place for place, _ in own}
                forests.add(forest)
        queens_there = queens_in(table, set(nest))[seat]
        if options["tunnel-queens"] == "once":
            queens_there = min(1, queens_there)
        tunnels += queens_there * (len(tiles) + len(forests))
    return nests, tunnels


def ends_and_spaces(way: tuple[Hex, list[Space], Hex]) -> set[Hex]:
    forest, spaces, end = way
    return {forest, end, *[place for place, _ in spaces]}


def queens_in(table: Table, nest: set[Hex]) -> list[int]:
    queens = [0] * table.seen["players"]
    for place in nest:
        there = table.spaces[place, "T"]
        if there["ants"]["queen"]:
            queens[there["seat"]] += there["ants"]["queen"]
    return queens


@pytest.mark.parametrize("table", [TABLES[1], TABLES[3], TABLES[7], *TABLES[9:]], ids=str)
def test_points_are_what_walking_the_whole_table_gives(table: TableKind) -> None:
    """A9.1, A9.2, A9.4, A9.5, A10.1, A10.2, A10.3, AQ23, AQ25, AQ26, AQ27, AQ31."""
    scored = 0
    for seed in range(12):
        state, hosted = table.new(seed), Hosted()
        for position, action in play_eagerly(state, Random(seed)):
            if str(action).split()[1] in ("put", "no-ant"):
                scored += _assert_points(position, action, hosted)
            else:
                _welcome(Table(position.observe(None)), hosted)
    assert scored > 3


def _welcome(table: Table, hosted: Hosted) -> None:
    """AQ31: all parts of a nest have held the queens that have been in any of them."""
    for seen in table.seen["nests"]:
        nest = [Hex.parse(name) for name in seen["hexes"]]
        seats = set().union(*[hosted.get(place, set()) for place in nest])
        seats |= {seat for seat, queens in enumerate(seen["queens"]) if queens}
        hosted.update(dict.fromkeys(nest, seats))


def _assert_points(position: Any, action: Any, hosted: Hosted) -> bool:
    before = position.copy()
    after = position.copy()
    after.apply(action)
    if str(action).split()[1] == "put":
        before.hand_ants[4 * action.seat + action.kind] -= 1
        ants.put(before, action.seat, action.kind, space_at(before, action.spot))
    table = Table(before.observe(None))
    new = Hex.parse(table.seen["tiles"][-1]["hex"])
    gained = []
    for seat in range(position.players):
        nests, tunnels = expected_points(table, new, seat, hosted)
        assert after.points[2 * seat] - position.points[2 * seat] == nests
        assert after.points[2 * seat + 1] - position.points[2 * seat + 1] == tunnels
        gained.append(nests + tunnels)
    return any(gained)


def test_codes_are_in_the_order_of_the_sorts() -> None:
    """A1.2."""
    assert all(SORT[a] <= SORT[b] for a, b in pairwise(range(len(CODES))))
