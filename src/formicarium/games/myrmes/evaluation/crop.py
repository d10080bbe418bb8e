"""The harvest of this round before it takes place (M12)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from formicarium.games.myrmes.components import (
    EARTH,
    EXTRA_CUBES,
    FARM,
    FOOD,
    HARVEST_UP,
    PHEROMONES,
    POINTS_UP,
    SCAVENGING,
    STONE,
    SUBCOLONY,
    SUBCOLONY_POINTS,
)
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT

if TYPE_CHECKING:
    from formicarium.games.myrmes.evaluation.room import Grounds
    from formicarium.games.myrmes.rules.state import MyrmesState

Cubes: TypeAlias = tuple[int, int, int]
"""Food, earth and stone."""

_NO_MORE: Final = -1


class Crop(NamedTuple):
    """What a seat has in the garden after the harvest."""

    farms: int
    scavengings: int
    subcolonies: int
    points: int
    """What sub-colonies score in the harvest."""
    cubes: tuple[tuple[int, int], ...]
    """By own pheromone that is not empty, its food and its other cubes."""


def gather(
    state: MyrmesState, seat: int, own: Grounds, store: Cubes, event: int | None
) -> tuple[Crop, Cubes]:
    """Add the harvest that the seat has chosen to the store; without an event it is over."""
    cubes = tuple(state.tile_cubes)
    if event is None:
        return _standing(own, cubes), store
    chosen = state.chosen[seat] if state.phase == "harvest" else ()
    return _gathered(own, cubes, store, event, chosen)


@lru_cache(maxsize=1 << 12)
def _standing(own: Grounds, cubes: tuple[int, ...]) -> Crop:
    return _crop(own.kinds, _lying(own, cubes), 0)


@lru_cache(maxsize=1 << 13)
def _gathered(
    own: Grounds, cubes: tuple[int, ...], store: Cubes, event: int, chosen: tuple[int, ...]
) -> tuple[Crop, Cubes]:
    lying, brought = _lying(own, cubes), list(store)
    brought[FOOD] += own.kinds.count(FARM)
    _take_all(own, lying, brought, list(chosen), extra=event == HARVEST_UP)
    food, earth, stone = brought
    points = own.kinds.count(SUBCOLONY) * (SUBCOLONY_POINTS + (event == POINTS_UP))
    return _crop(own.kinds, lying, points), (food, earth, stone)


def _lying(own: Grounds, cubes: tuple[int, ...]) -> dict[int, list[int]]:
    """Return the cubes on each own pheromone."""
    return {
        tile: list(cubes[RESOURCE_COUNT * tile : RESOURCE_COUNT * (tile + 1)])
        for tile, kind in zip(own.tiles, own.kinds, strict=True)
        if kind < PHEROMONES
    }


def _crop(kinds: tuple[int, ...], lying: dict[int, list[int]], points: int) -> Crop:
    left = [(food, earth + stone) for food, earth, stone in lying.values()]
    cubes = tuple(sorted([cubes for cubes in left if any(cubes)]))
    farms, scavengings = kinds.count(FARM), kinds.count(SCAVENGING)
    return Crop(farms, scavengings, kinds.count(SUBCOLONY), points, cubes)


def _take_all(
    own: Grounds, lying: dict[int, list[int]], store: list[int], chosen: list[int], extra: bool
) -> None:
    """Take what is certain and what is chosen first, then what the store has least of."""
    open_choices = []
    for tile, kind in zip(own.tiles, own.kinds, strict=True):
        on = [0, 1, 1] if kind == SCAVENGING else lying.get(tile, [0, 0, 0])
        offered = [resource for resource in (FOOD, EARTH, STONE) if on[resource]]
        if len(offered) == 1:
            _take(on, store, offered[0])
        elif offered and chosen:
            _take(on, store, chosen.pop(0))
        elif offered:
            open_choices.append(on)
    for on in open_choices:
        _take_scarcest(on, store)
    if extra:
        _take_extra(lying, store, chosen)


def _take(on: list[int], store: list[int], resource: int) -> None:
    on[resource] -= 1
    store[resource] += 1


def _take_scarcest(on: list[int], store: list[int]) -> None:
    offered = [resource for resource in (FOOD, EARTH, STONE) if on[resource]]
    _take(on, store, min(offered, key=store.__getitem__))


def _take_extra(lying: dict[int, list[int]], store: list[int], chosen: list[int]) -> None:
    """M12.4: the cubes that are chosen, then cubes of the fullest pheromones."""
    for cube in chosen:
        if cube != _NO_MORE:
            _take(lying[cube // RESOURCE_COUNT], store, cube % RESOURCE_COUNT)
    if _NO_MORE in chosen:
        return
    for _ in range(EXTRA_CUBES - len(chosen)):
        fullest = max(lying.values(), key=sum, default=[0, 0, 0])
        if any(fullest):
            _take_scarcest(fullest, store)
