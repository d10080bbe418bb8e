"""The pheromone objectives: connected pheromones are emptied, one after the other (M14.13)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formicarium.core.message import message
from formicarium.games.myrmes.components import NEEDS, PHEROMONES
from formicarium.games.myrmes.rules import objectives
from formicarium.games.myrmes.rules.actions import Empty, MyrmesAction
from formicarium.games.myrmes.rules.garden import anchor
from formicarium.games.myrmes.rules.geometry import SPOTS, Spot
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, put_back
from formicarium.games.myrmes.rules.harvest import own_tiles

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

_empty = cache(Empty)


def _own_pheromones(state: MyrmesState, seat: int) -> list[int]:
    return [tile for tile in own_tiles(state, seat) if state.tile_kind[tile] < PHEROMONES]


def touching(state: MyrmesState, tile: int, others: list[int]) -> list[int]:
    """Q32: the other tiles that have a hex beside a hex of this one."""
    border = SPOTS[state.tile_kind[tile]][state.tile_spot[tile]].border
    return [
        other
        for other in others
        if border & SPOTS[state.tile_kind[other]][state.tile_spot[other]].mask
    ]


def connected(spots: list[Spot]) -> list[list[int]]:
    """Q32: group the places in the garden that are connected, each by its index in the list."""
    left = list(range(len(spots)))
    found = []
    while left:
        group = [left.pop(0)]
        for number in group:
            border = spots[number].border
            beside = [other for other in left if border & spots[other].mask]
            group += beside
            left = [other for other in left if other not in beside]
        found.append(sorted(group))
    return found


def groups(state: MyrmesState, seat: int) -> list[list[int]]:
    """Q32: the connected own pheromones; special tiles and exits do not connect."""
    tiles = _own_pheromones(state, seat)
    spots = [SPOTS[state.tile_kind[tile]][state.tile_spot[tile]] for tile in tiles]
    return [[tiles[number] for number in group] for group in connected(spots)]


def possible(state: MyrmesState, seat: int, needs: int) -> bool:
    """M14.13, D23: whether the seat has as many connected pheromones as are needed."""
    return any(len(group) >= needs for group in groups(state, seat))


def begin(state: MyrmesState, slot: int) -> None:
    """Begin to choose pheromones for this objective."""
    state.emptying = slot


def legal(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """Q32: first any pheromone of a large enough group, then one beside those chosen."""
    chosen = list(state.emptied)
    if chosen:
        left = [tile for tile in _own_pheromones(state, seat) if tile not in chosen]
        near = {other for tile in chosen for other in touching(state, tile, left)}
    else:
        needs = NEEDS[state.objectives[state.emptying]]
        near = {tile for group in groups(state, seat) if len(group) >= needs for tile in group}
    return [_empty(seat, anchor(state, tile)) for tile in sorted(near)]


def empty(state: MyrmesState, action: Empty) -> None:
    """M14.13: its cubes go to the supply; with the last one the objective is done."""
    tile = state.tile_at[action.hex]
    state.emptied += (tile,)
    for resource in range(RESOURCE_COUNT):
        cube = RESOURCE_COUNT * tile + resource
        put_back(state, resource, state.tile_cubes[cube])
        state.tile_cubes[cube] = 0
    slot = state.emptying
    if len(state.emptied) == NEEDS[state.objectives[slot]]:
        state.emptying = -1
        state.emptied = ()
        objectives.fulfil(state, action.seat, slot)


def why_not(state: MyrmesState, action: MyrmesAction) -> Broken:
    """Return the rule that forbids emptying this pheromone, and the reason."""
    if not isinstance(action, Empty):
        return "M14.13", message("myrmes-refused-empty-first")
    return "Q32", message("myrmes-refused-not-connected")
