"""The tiles on the table, and how nests and tunnels grow with each new one (A5.1, A9.1, A10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.antropolis.components import (
    BROOD,
    DOUBLE,
    FOREST,
    LAYOUTS,
    NEST,
    SORT,
    START_FOREST,
    START_NEST,
    TUNNEL,
)
from formicarium.games.antropolis.rules.geometry import (
    BACK,
    EARTH,
    EDGES,
    MEETS,
    OPEN,
    PART,
    STEP,
    hex_number,
)
from formicarium.games.antropolis.rules.masks import members

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState


def clear(state: AntropolisState) -> None:
    """Take all tiles and ants off the table."""
    state.looks, state.hexes, state.tile_at, state.frontier = [], [], {}, {}
    state.ways, state.halls, state.ants = [], [], []
    state.nest, state.nest_open, state.nest_value, state.hosted = [], [], [], []
    state.tunnel, state.tunnel_forests, state.tunnel_nests = [], [], []


def start_tiles(players: int) -> list[tuple[int, int]]:
    """AL: return looks and hexes of the start tiles, seat by seat a forest and a nest."""
    found = []
    for forest, direction in LAYOUTS[players]:
        place = hex_number(forest)
        found.append((6 * START_FOREST + direction % 2, place))
        found.append((6 * START_NEST + (direction + 3) % 6, place + STEP[direction]))
    return found


def sort_of(state: AntropolisState, tile: int) -> int:
    """Return whether a tile is a forest, a tunnel or a nest."""
    return SORT[state.looks[tile] // 6]


def is_brood_chamber(state: AntropolisState, space: int) -> bool:
    """A1.5: whether larvae can live in a space."""
    return BROOD[state.looks[space >> 1] // 6]


def spot(state: AntropolisState, space: int) -> int:
    """Return where a space is, as actions name it (``geometry``)."""
    return 2 * state.hexes[space >> 1] + (space & 1)


def space_at(state: AntropolisState, place: int) -> int:
    """Return the space at a spot; -1 if there is none."""
    tile = state.tile_at.get(place >> 1, -1)
    if tile < 0 or (place & 1 and not DOUBLE[state.looks[tile] // 6]):
        return -1
    return 2 * tile + (place & 1)


def spaces_of(state: AntropolisState, tile: int) -> tuple[int, ...]:
    """A1.10: return the spaces of a tile, one of them or two."""
    return (2 * tile, 2 * tile + 1) if DOUBLE[state.looks[tile] // 6] else (2 * tile,)


def spaces(state: AntropolisState) -> list[int]:
    """Return every space of the table (A1.10)."""
    return [space for tile in range(len(state.looks)) for space in spaces_of(state, tile)]


def lay_tile(state: AntropolisState, look: int, place: int) -> int:
    """Put a tile on a hex, join its sides and groups, and return its number."""
    tile = len(state.looks)
    state.looks.append(look)
    state.hexes.append(place)
    state.tile_at[place] = tile
    state.frontier.pop(place, None)
    for by_space in (state.ways, state.halls, state.ants):
        by_space.extend((0, 0))
    for by_space in (state.tunnel_forests, state.tunnel_nests):
        by_space.extend((0, 0))
    state.tunnel.extend((-1, -1))
    state.nest.append(-1)
    state.nest_open.append(0)
    state.nest_value.append(0)
    if state.queen_last:
        state.hosted.append(0)
    _join_sides(state, tile)
    _join_groups(state, tile)
    return tile


def _join_sides(state: AntropolisState, tile: int) -> None:
    """Open ways to the neighbours, and note what the empty hexes around now demand."""
    look, place = state.looks[tile], state.hexes[tile]
    edges, frontier = EDGES[look], state.frontier
    for side, meets in enumerate(MEETS[look]):
        near = place + STEP[side]
        other = state.tile_at.get(near)
        if other is None:
            frontier[near] = frontier.get(near, 0) | meets
        elif edges[side] != EARTH:
            here = 2 * tile + PART[look][side]
            there = 2 * other + PART[state.looks[other]][BACK[side]]
            _join(state.ways, here, there)
            if edges[side] == OPEN:
                _join(state.halls, here, there)


def _join(ways: list[int], here: int, there: int) -> None:
    ways[here] |= 1 << there
    ways[there] |= 1 << here


def _join_groups(state: AntropolisState, tile: int) -> None:
    sort = sort_of(state, tile)
    if sort == TUNNEL:
        for space in spaces_of(state, tile):
            _join_tunnel(state, space)
        return
    if sort == NEST:
        _join_nest(state, tile)
    reached = state.tunnel_forests if sort == FOREST else state.tunnel_nests
    for near in members(state.ways[2 * tile]):
        if state.tunnel[near] >= 0:
            reached[state.tunnel[near]] |= 1 << tile


def _join_nest(state: AntropolisState, tile: int) -> None:
    """A9.1: the tile and all nests at its open sides become one nest."""
    joined = members(state.halls[2 * tile])
    roots = {state.nest[space >> 1] for space in joined}
    look = state.looks[tile]
    still_open = EDGES[look].count(OPEN) - 2 * len(joined)
    value = 1 + BROOD[look // 6]
    for root in roots:
        still_open += state.nest_open[root]
        value += state.nest_value[root]
        state.nest_open[root] = state.nest_value[root] = 0
    state.nest[tile] = tile
    root = _merge(state.nest, roots | {tile})
    state.nest_open[root], state.nest_value[root] = still_open, value


def _join_tunnel(state: AntropolisState, space: int) -> None:
    """A10.1: the space and all tunnels at its sides become one tunnel."""
    roots, forests, nests = {space}, 0, 0
    for near in members(state.ways[space]):
        if state.tunnel[near] >= 0:
            roots.add(state.tunnel[near])
        elif sort_of(state, near >> 1) == FOREST:
            forests |= 1 << (near >> 1)
        else:
            nests |= 1 << (near >> 1)
    for root in roots:
        forests |= state.tunnel_forests[root]
        nests |= state.tunnel_nests[root]
        state.tunnel_forests[root] = state.tunnel_nests[root] = 0
    state.tunnel[space] = space
    root = _merge(state.tunnel, roots)
    state.tunnel_forests[root], state.tunnel_nests[root] = forests, nests


def _merge(group: list[int], roots: set[int]) -> int:
    """Make several groups one and return its first member, which names it."""
    first = min(roots)
    others = roots - {first}
    group[:] = [first if root in others else root for root in group]
    return first
