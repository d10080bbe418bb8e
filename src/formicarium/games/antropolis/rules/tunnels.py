"""Completing a tunnel (A10).

Only connections through the new tile can be new: the search starts there and goes on over manned
tunnel spaces, at most as many as there are workers. If a queen may come last (AQ31), those are new
to her player, too, that end in a nest tile whose nest has never held a queen of hers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.antropolis.components import FOREST, NEST, TUNNEL, WORKER
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.board import sort_of
from formicarium.games.antropolis.rules.masks import members
from formicarium.games.antropolis.rules.nests import queens_in
from formicarium.games.antropolis.rules.sources import COUNTED, TUNNELS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.games.antropolis.rules.state import AntropolisState


class Connection(NamedTuple):
    """A10.1: forest, manned tunnel spaces, nest."""

    forest: int
    """A tile."""
    spaces: tuple[int, ...]
    nest: int
    """Named by its first tile."""


def manned(state: AntropolisState) -> int:
    """Return the spaces with a worker of any colour (A10.2, AQ25)."""
    spaces = 0
    for seat in range(state.players):
        spaces |= state.standing[KIND_COUNT * seat + WORKER]
    return spaces


def connections(state: AntropolisState, tile: int) -> list[Connection]:
    """A10.2, AQ26: return every fully manned connection that includes the tile."""
    with_workers = manned(state)
    sort = sort_of(state, tile)
    if sort == TUNNEL:
        crews = members(with_workers & 3 << 2 * tile)
        return [found for space in crews for found in _through(state, space, with_workers)]
    found = []
    goal = NEST if sort == FOREST else FOREST
    for space in members(state.ways[2 * tile] & with_workers):
        if state.tunnel[space] >= 0 and _reaches(state, space, goal):
            for spaces, end in _arms(state, (space,), with_workers, goal):
                forest, nest = (tile, end) if sort == FOREST else (end, tile)
                found.append(Connection(forest, spaces, state.nest[nest]))
    return found


def _reaches(state: AntropolisState, space: int, goal: int) -> bool:
    """Whether the tunnel of a space touches any forest, or any nest."""
    reached = state.tunnel_forests if goal == FOREST else state.tunnel_nests
    return bool(reached[state.tunnel[space]])


def _through(state: AntropolisState, space: int, with_workers: int) -> Iterator[Connection]:
    """Find connections through a tunnel space: an arm to a forest and another one to a nest."""
    if not (_reaches(state, space, FOREST) and _reaches(state, space, NEST)):
        return
    to_nests = list(_arms(state, (space,), with_workers, NEST))
    for spaces, forest in _arms(state, (space,), with_workers, FOREST):
        for others, tile in to_nests:
            if not set(spaces[1:]) & set(others):
                yield Connection(forest, (*spaces[::-1], *others[1:]), state.nest[tile])


def _arms(
    state: AntropolisState, spaces: tuple[int, ...], with_workers: int, goal: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """AQ32: find the ways on over manned tunnel spaces, none of them twice, to a tile of a sort."""
    for near in members(state.ways[spaces[-1]]):
        if state.tunnel[near] < 0:
            if sort_of(state, near >> 1) == goal:
                yield spaces, near >> 1
        elif with_workers >> near & 1 and near not in spaces:
            yield from _arms(state, (*spaces, near), with_workers, goal)


def worth(state: AntropolisState, found: list[Connection], seat: int, queens: int) -> int:
    """A10.3, AQ26: return the points of a seat with queens in a nest for connections to it."""
    tiles: set[int] = set()
    forests: set[int] = set()
    workers = state.standing[KIND_COUNT * seat + WORKER]
    for connection in found:
        own = [space for space in connection.spaces if workers >> space & 1]
        if own and not (state.own_crew and len(own) < len(connection.spaces)):  # AQ25
            tiles.update([space >> 1 for space in own])
            forests.add(connection.forest)
    each = len(tiles) + len(forests)
    return each * (min(queens, 1) if state.queens_once else queens)  # AQ27


def score(state: AntropolisState, tile: int) -> None:
    """A10.2, A10.3: score the connections that the new tile completes, nest by nest."""
    found = connections(state, tile)
    reached = {connection.nest for connection in found}
    if state.queen_last and state.nest[tile] >= 0:
        reached.add(state.nest[tile])
    for nest in sorted(reached):
        queens = queens_in(state, nest)
        to_nest = [connection for connection in found if connection.nest == nest]
        for seat in range(state.players):
            new = to_nest + _met_late(state, nest, seat) if queens[seat] else to_nest
            points = worth(state, new, seat, queens[seat])
            state.points[COUNTED * seat + TUNNELS] += points
    if state.nest[tile] >= 0:
        welcome(state, tile)


def _met_late(state: AntropolisState, nest: int, seat: int) -> list[Connection]:
    """AQ49: return the connections to the parts of a nest that never held a queen of a seat."""
    parts = [tile for tile, seats in enumerate(state.hosted) if not seats >> seat & 1]
    ends = [tile for tile in parts if state.nest[tile] == nest]
    return [connection for tile in ends for connection in connections(state, tile)]


def welcome(state: AntropolisState, tile: int) -> None:
    """AQ49: note the queens in the nest of a tile, which are no longer new to any part of it."""
    if not state.queen_last:
        return
    nest = state.nest[tile]
    parts = [part for part, root in enumerate(state.nest) if root == nest]
    seats = sum([1 << seat for seat, there in enumerate(queens_in(state, nest)) if there])
    for part in parts:
        seats |= state.hosted[part]
    for part in parts:
        state.hosted[part] = seats
