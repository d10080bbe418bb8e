"""Phase 4, Harvest (M12)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    EARTH,
    EXTRA_CUBES,
    FARM,
    FOOD,
    HARVEST_UP,
    PHEROMONES,
    SCAVENGING,
    STONE,
    SUBCOLONY,
    SUBCOLONY_POINTS,
)
from formicarium.games.myrmes.rules import names, sources
from formicarium.games.myrmes.rules.actions import Enough, Harvest, MyrmesAction
from formicarium.games.myrmes.rules.garden import anchor
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, gain, score

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

_harvest = cache(Harvest)
_enough = cache(Enough)
_NO_MORE: Final = -1
_EITHER: Final = [EARTH, STONE]


def own_tiles(state: MyrmesState, seat: int) -> list[int]:
    """Return the tiles of a seat in the garden, in the order in which they were laid."""
    spots = state.tile_spot
    return [
        tile for tile, owner in enumerate(state.tile_owner) if owner == seat and spots[tile] >= 0
    ]


def offers(state: MyrmesState, tile: int) -> list[int]:
    """M12.1, M12.2: the kinds of cube that a tile offers."""
    kind = state.tile_kind[tile]
    if kind >= PHEROMONES:
        return _EITHER if kind == SCAVENGING else [FOOD] if kind == FARM else []
    cubes = RESOURCE_COUNT * tile
    return [r for r in range(RESOURCE_COUNT) if state.tile_cubes[cubes + r]]


def _open_choices(state: MyrmesState, seat: int) -> list[int]:
    return [tile for tile in own_tiles(state, seat) if len(offers(state, tile)) > 1]


def legal(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """M12.1, M12.4: one by one the tiles that offer a choice, then the extra cubes of harvest+3."""
    chosen = state.chosen[seat]
    tiles = _open_choices(state, seat)
    if len(chosen) < len(tiles):
        tile = tiles[len(chosen)]
        place = anchor(state, tile)
        return [_harvest(seat, place, resource) for resource in offers(state, tile)]
    if state.event[seat] == HARVEST_UP:
        return _legal_extra(state, seat, tiles, chosen)
    return []


def _legal_extra(
    state: MyrmesState, seat: int, tiles: list[int], chosen: tuple[int, ...]
) -> list[MyrmesAction]:
    """M12.4, Q24: up to three cubes, one by one, from any own pheromones."""
    extra = chosen[len(tiles) :]
    if len(extra) == EXTRA_CUBES or _NO_MORE in extra:
        return []
    left = _cubes_left(state, seat, tiles, chosen)
    actions: list[MyrmesAction] = [
        _harvest(seat, anchor(state, cube // RESOURCE_COUNT), cube % RESOURCE_COUNT)
        for cube, count in left.items()
        if count
    ]
    return [*actions, _enough(seat)] if actions else []


def _cubes_left(
    state: MyrmesState, seat: int, tiles: list[int], chosen: tuple[int, ...]
) -> dict[int, int]:
    """Return the cubes on own pheromones after the normal harvest and the extra cubes chosen."""
    taken = _normal(state, seat, tiles, chosen)
    left = {}
    for tile in own_tiles(state, seat):
        if state.tile_kind[tile] < PHEROMONES:
            for cube in range(RESOURCE_COUNT * tile, RESOURCE_COUNT * (tile + 1)):
                left[cube] = state.tile_cubes[cube] - taken.count(cube)
    for cube in chosen[len(tiles) :]:
        left[cube] -= 1
    return left


def _normal(state: MyrmesState, seat: int, tiles: list[int], chosen: tuple[int, ...]) -> list[int]:
    """M12.1, M12.2: what is taken from each tile, by tile and resource."""
    choice = dict(zip(tiles, chosen, strict=False))
    cubes = []
    for tile in own_tiles(state, seat):
        kinds = offers(state, tile)
        if kinds:
            cubes.append(RESOURCE_COUNT * tile + choice.get(tile, kinds[0]))
    return cubes


def code(state: MyrmesState, action: Harvest | Enough) -> tuple[int, ...]:
    """Return the resource; for an extra cube, the tile as well."""
    if not isinstance(action, Harvest):
        return (_NO_MORE,)
    if len(state.chosen[action.seat]) < len(_open_choices(state, action.seat)):
        return (action.resource,)
    return (RESOURCE_COUNT * state.tile_at[action.hex] + action.resource,)


def finish(state: MyrmesState) -> None:
    """M12.1: all harvest at once; in turn order if the supply is short (Q26)."""
    for turn in range(state.players):
        seat = (state.first + turn) % state.players
        tiles = _open_choices(state, seat)
        chosen = state.chosen[seat]
        taken = _normal(state, seat, tiles, chosen)
        taken += [cube for cube in chosen[len(tiles) :] if cube != _NO_MORE]
        for cube in taken:
            _take(state, seat, cube)
        for tile in own_tiles(state, seat):
            if state.tile_kind[tile] == SUBCOLONY:
                score(state, seat, sources.SUBCOLONIES, SUBCOLONY_POINTS)  # Q21


def _take(state: MyrmesState, seat: int, cube: int) -> None:
    """Take a cube from a pheromone or, for a farm or scavenging, from the supply."""
    tile, resource = divmod(cube, RESOURCE_COUNT)
    if state.tile_kind[tile] < PHEROMONES:
        state.tile_cubes[cube] -= 1
        state.store[RESOURCE_COUNT * seat + resource] += 1
    else:
        gain(state, seat, resource, 1)


def why_not(state: MyrmesState, action: MyrmesAction) -> Broken:
    """Return the rule that forbids this harvest, and the reason."""
    chosen, tiles = state.chosen[action.seat], _open_choices(state, action.seat)
    if len(chosen) >= len(tiles):
        return "M12.4", message("myrmes-refused-harvest-extra")
    tile = tiles[len(chosen)]
    place = anchor(state, tile)
    if isinstance(action, Harvest) and action.hex == place:
        return "M12.1", message("myrmes-refused-harvest-kind")
    name = names.kind(state.tile_kind[tile])
    return "M12.1", message("myrmes-refused-harvest-next", tile=name)
