"""What a colony promises: points beyond those that it has scored."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formicarium.games.myrmes.components import (
    EARTH,
    FOOD,
    LARVAE_FOR_FOOD,
    STONE,
    SUBCOLONY_POINTS,
    WINTER_FOOD,
)
from formicarium.games.myrmes.evaluation import weights as w
from formicarium.games.myrmes.evaluation.layings import prospects
from formicarium.games.myrmes.evaluation.plans import free_food, plans
from formicarium.games.myrmes.options import RULESETS

if TYPE_CHECKING:
    from formicarium.games.myrmes.evaluation.colony import Colony


@lru_cache(maxsize=1 << 15)
def promise(colony: Colony) -> float:
    """Guess what the colony will still score."""
    tiles = prospects(colony)
    return (
        colony.crop.points
        + tiles.as_is
        + plans(colony, tiles)
        + _garden(colony)
        + _stock(colony)
        - winters(colony)
    )


def winters(colony: Colony) -> float:
    """M17: the points that future winters will probably take."""
    harvests = colony.harvests
    to_come = sum([min(food, harvests) for food, _ in colony.crop.cubes])
    food = colony.food + w.FOOD_TO_COME * (to_come + colony.crop.farms * harvests)
    larvae = _food_of_larvae(colony) * (w.LARVAE_FOOD if harvests else 1.0)
    return _hunger(colony.year, harvests, min(food, colony.limit), larvae, colony.soldiers)


@lru_cache(maxsize=1 << 14)
def _hunger(year: int, harvests: int, food: float, larvae: float, soldiers: int) -> float:
    """Return what winters take from this year on; the first one short of food eats the larvae."""
    loss = 0.0
    for need in WINTER_FOOD[year:]:
        missing = need - soldiers - food
        food = max(0.0, -missing)
        if missing > 0:
            loss += max(0.0, missing - larvae) * w.SHORT[harvests]
            larvae = 0.0
        harvests += 3
    return loss


def _food_of_larvae(colony: Colony) -> int:
    """M16.1, D18: the food that larvae can become in the next winter."""
    if not colony.hungry:
        return 0
    portion = RULESETS[colony.setting.variant].portions and colony.larvae % LARVAE_FOR_FOOD > 0
    return colony.larvae // LARVAE_FOR_FOOD + portion


def _stock(colony: Colony) -> float:
    """Return the worth of what can be spent in later rounds."""
    use = min(1.0, colony.ahead / 2)
    if not use:
        return 0.0
    over = 0
    if not colony.waiting:
        over = colony.food + colony.earth + colony.stone - colony.limit
    value = _cubes(free_food(colony), colony.earth, colony.stone, over)
    value += w.LARVA * colony.larvae + w.PREY_TOKEN * colony.prey
    value += w.SOLDIER * (1 - w.NEXT_SOLDIER**colony.soldiers) / (1 - w.NEXT_SOLDIER)
    return use * value


@lru_cache(maxsize=1 << 12)
def _cubes(food: int, earth: int, stone: int, over: int) -> float:
    """Return the worth of cubes; of those over the limit, the most frequent go (M15.2)."""
    cubes = [food, earth, stone]
    for _ in range(over):
        cubes[cubes.index(max(cubes))] -= 1
    return sum([w.FREE[resource] * cubes[resource] for resource in (FOOD, EARTH, STONE)])


def _garden(colony: Colony) -> float:
    """Return the worth of what is in the garden, and of workers at home."""
    cubes = sum([min(food + other, colony.ahead) for food, other in colony.crop.cubes])
    each_round = w.CUBE_TO_COME * (colony.crop.farms + colony.crop.scavengings)
    each_round += SUBCOLONY_POINTS * colony.crop.subcolonies
    each_round += w.ROOM * min(colony.kept, colony.level + 1)
    return w.CUBE_TO_COME * cubes + colony.ahead * each_round
