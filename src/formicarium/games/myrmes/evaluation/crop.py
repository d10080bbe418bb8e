"""The harvest of this round before it takes place (M12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

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
from formicarium.games.myrmes.rules.harvest import own_tiles

if TYPE_CHECKING:
    from formicarium.games.myrmes.state import MyrmesState

_NO_MORE: Final = -1


class Crop(NamedTuple):
    """What a seat has in the garden after the harvest."""

    farms: int
    scavengings: int
    subcolonies: int
    points: int
    """What sub-colonies score in it."""
    cubes: tuple[tuple[int, int, int], ...]
    """What lies on each own pheromone that is not empty."""

    @property
    def special(self) -> int:
        """How many special tiles there are."""
        return self.farms + self.scavengings + self.subcolonies


def gather(state: MyrmesState, seat: int, store: list[int], event: int | None) -> Crop:
    """Bring the harvest into the store as the seat has chosen it; no event: it is over."""
    tiles = own_tiles(state, seat)
    kinds = [state.tile_kind[tile] for tile in tiles]
    lying = {
        tile: state.tile_cubes[RESOURCE_COUNT * tile : RESOURCE_COUNT * (tile + 1)]
        for tile, kind in zip(tiles, kinds, strict=True)
        if kind < PHEROMONES
    }
    subcolonies = kinds.count(SUBCOLONY)
    points = 0
    if event is not None:
        store[FOOD] += kinds.count(FARM)
        chosen = state.chosen[seat] if state.phase == "harvest" else ()
        _take_all(tiles, kinds, lying, store, list(chosen), extra=event == HARVEST_UP)
        points = subcolonies * (SUBCOLONY_POINTS + (event == POINTS_UP))
    left = sorted([(food, earth, stone) for food, earth, stone in lying.values()])
    cubes = tuple([cubes for cubes in left if any(cubes)])
    return Crop(kinds.count(FARM), kinds.count(SCAVENGING), subcolonies, points, cubes)


def _take_all(
    tiles: list[int],
    kinds: list[int],
    lying: dict[int, list[int]],
    store: list[int],
    chosen: list[int],
    extra: bool,
) -> None:
    """What is certain and what is chosen first, then what the store has least of."""
    open_choices = []
    for tile, kind in zip(tiles, kinds, strict=True):
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
    """M12.4: those that are chosen, the others off the fullest pheromones."""
    for cube in chosen:
        if cube != _NO_MORE:
            _take(lying[cube // RESOURCE_COUNT], store, cube % RESOURCE_COUNT)
    if _NO_MORE in chosen:
        return
    for _ in range(EXTRA_CUBES - len(chosen)):
        fullest = max(lying.values(), key=sum, default=[0, 0, 0])
        if any(fullest):
            _take_scarcest(fullest, store)
