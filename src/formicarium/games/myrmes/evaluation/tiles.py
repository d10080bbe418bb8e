"""What a tile that is laid now brings, by its kind and its cubes (M9, M10)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.myrmes.components import (
    EARTH,
    FARM,
    FOOD,
    KINDS,
    PHEROMONES,
    POINTS,
    POINTS_UP,
    SCAVENGING,
    SHAPE,
    SIZE,
    SPECIAL_PRICE,
    STONE,
    SUBCOLONY_POINTS,
)
from formicarium.games.myrmes.evaluation.promise import promise
from formicarium.games.myrmes.rules.geometry import SPOTS, THROUGH
from formicarium.games.myrmes.rules.placing import can_have, largest_pheromone

if TYPE_CHECKING:
    from formicarium.games.myrmes.evaluation.colony import Colony
    from formicarium.games.myrmes.evaluation.crop import Cubes
    from formicarium.games.myrmes.rules.state import MyrmesState

_NO_CUBES: Final = (0, 0, 0)


class Tiles(NamedTuple):
    """The kinds that can be laid, and what they bring without cubes."""

    colony: Colony
    worth: tuple[tuple[int, float], ...]


class Laying(NamedTuple):
    """A tile that can be laid, and roughly what it brings."""

    worth: float
    kind: int
    spot: int


def tiles_at_hand(state: MyrmesState, seat: int, colony: Colony) -> Tiles:
    """Return every kind that the seat can lay now, and its worth."""
    special = tuple([kind for kind in range(PHEROMONES, KINDS) if can_have(state, seat, kind)])
    return _weighed(colony, largest_pheromone(state, seat), special)


@lru_cache(maxsize=1 << 10)
def _weighed(colony: Colony, largest: int, special: tuple[int, ...]) -> Tiles:
    here = promise(colony)
    worth = []
    for kind in (*range(PHEROMONES), *special):
        if kind >= PHEROMONES:
            after = _with_special(colony, kind)
        elif SIZE[kind] <= largest and colony.pheromones[kind] > 0:
            after = _with_pheromone(colony, kind)
        else:
            continue
        extra = POINTS[kind] > 0 and colony.event == POINTS_UP
        worth.append((kind, promise(after) - here + POINTS[kind] + extra))
    return Tiles(colony, tuple(worth))


def _with_pheromone(colony: Colony, kind: int) -> Colony:
    reserve = list(colony.pheromones)
    reserve[kind] -= 1
    return colony._replace(
        pheromones=tuple(reserve), group=colony.group + 1, space=colony.space - SIZE[kind]
    )


def _with_special(colony: Colony, kind: int) -> Colony:
    """M10.3, M12.3: paid for, and harvested at once."""
    food, earth, stone = SPECIAL_PRICE[kind - PHEROMONES]
    after = colony._replace(
        food=colony.food - food,
        earth=colony.earth - earth,
        stone=colony.stone - stone,
        owner_cubes=colony.owner_cubes - 1,
        space=colony.space - SIZE[kind],
    )
    crop = colony.crop
    if kind == FARM:
        return after._replace(food=after.food + 1, crop=crop._replace(farms=crop.farms + 1))
    if kind == SCAVENGING:
        crop = crop._replace(scavengings=crop.scavengings + 1)
        if after.earth < after.stone:
            return after._replace(earth=after.earth + 1, crop=crop)
        return after._replace(stone=after.stone + 1, crop=crop)
    points = crop.points + SUBCOLONY_POINTS + (after.event == POINTS_UP)
    return after._replace(crop=crop._replace(subcolonies=crop.subcolonies + 1, points=points))


@lru_cache(maxsize=1 << 14)
def best_tile(tiles: Tiles, place: int, blocked: int) -> Laying | None:
    """Return the best tile that fits over a hex."""
    best, most = None, float("-inf")
    for kind, worth in tiles.worth:
        for mask, cubes, number in _ways(kind, place):
            if not mask & blocked:
                value = worth + _cubes_worth(tiles.colony, cubes)
                if value > most:
                    best, most = (kind, number), value
    return Laying(most, *best) if best else None


@cache
def _ways(kind: int, place: int) -> tuple[tuple[int, Cubes, int], ...]:
    """Return every spot of a tile over a hex: what it covers, its cubes, and its number."""
    spots = SPOTS[SHAPE[kind]]
    return tuple(
        [
            (spots[i].mask, spots[i].cubes if kind < PHEROMONES else _NO_CUBES, i)
            for i in THROUGH[SHAPE[kind]][place]
        ]
    )


@lru_cache(maxsize=1 << 14)
def _cubes_worth(colony: Colony, cubes: Cubes) -> float:
    """Return the worth of the cubes of a new pheromone; one is harvested at once (M12.1)."""
    best = 0.0
    for resource in (FOOD, EARTH, STONE):
        if cubes[resource]:
            best = max(best, promise(_harvested(colony, cubes, resource)) - promise(colony))
    return best


def _harvested(colony: Colony, cubes: Cubes, resource: int) -> Colony:
    store = [colony.food, colony.earth, colony.stone]
    store[resource] += 1
    food, earth, stone = store
    crop = colony.crop
    if sum(cubes) > 1:
        left = (cubes[FOOD] - (resource == FOOD), cubes[EARTH] + cubes[STONE] - (resource != FOOD))
        crop = crop._replace(cubes=tuple(sorted([*crop.cubes, left])))
    return colony._replace(food=food, earth=earth, stone=stone, crop=crop)
