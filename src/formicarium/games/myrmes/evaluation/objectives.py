"""What objectives will bring (M14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.myrmes.components import (
    ASKS,
    EARTH,
    FOOD,
    GIVES_UP,
    NEEDS,
    OBJECTIVE_LEVEL,
    OBJECTIVE_POINTS,
    STONE,
    TO_EARLIER,
)
from formicarium.games.myrmes.evaluation import weights as w
from formicarium.games.myrmes.evaluation.layings import layings
from formicarium.games.myrmes.rules.atelier import OBJECTIVE

if TYPE_CHECKING:
    from formicarium.games.myrmes.evaluation.colony import Colony

_SOON: Final = 2
"""With fewer rounds than this ahead, what is given up is missed less."""
_EMPTIED: Final = 0.3
_NURSE: Final = 2.0
_LEVEL: Final = 3.0
"""What a pheromone emptied, a nurse discarded, a level not there yet cost."""


class _Goal(NamedTuple):
    gain: float
    rounds: float
    """How long it will take."""
    lack: float
    is_open: bool


def chance_now(colony: Colony, lack: float) -> float:
    """How likely something will be done in this round that still lacks so much."""
    if lack > colony.workers:
        return 0.0
    return w.DO_NOW * float(w.FLEX**lack)


def objectives(colony: Colony, nurse: float, pace: float, food: int) -> tuple[float, float]:
    """What objectives bring if none is done in this round, and if one is."""
    goals = _goals(colony, nurse, pace, food)
    later = _one_after_the_other(colony, goals)
    best = later
    if colony.waiting and not colony.spaces & OBJECTIVE:
        for goal in goals:
            chance = chance_now(colony, goal.lack) if goal.is_open else 0.0
            if chance:
                others = [other for other in goals if other is not goal]
                rest = _one_after_the_other(colony, others)
                best = max(best, chance * (goal.gain + rest) + (1 - chance) * later)
    return later, best


def _goals(colony: Colony, nurse: float, pace: float, food: int) -> list[_Goal]:
    """The objectives that are not done yet; the nurse stays there (M14.3)."""
    drawn = [OBJECTIVE_LEVEL[objective] for objective in colony.table.objectives]
    done = [level for level, finished in zip(drawn, colony.finished, strict=True) if finished]
    shares = w.SHARE * TO_EARLIER[colony.table.players] * min(1.0, colony.ahead / 4)
    goals = []
    for slot, objective in enumerate(colony.table.objectives):
        if not colony.finished[slot]:
            level = drawn[slot]
            lack, each_round = _lack(colony, objective, pace, food)
            gain = OBJECTIVE_POINTS[level] + shares * colony.rivals[slot]
            gain -= nurse + _cost(colony, objective)
            steps = len([lower for lower in range(level) if lower not in done])  # M14.1
            rounds = max(lack / each_round, steps + 1.0)
            goals.append(_Goal(gain, rounds, lack, level == 0 or level - 1 in done))
    return goals


def _one_after_the_other(colony: Colony, goals: list[_Goal]) -> float:
    """M14.2: one in a round, the best first."""
    ahead = colony.ahead
    values = [
        goal.gain * w.OBJECTIVE_LATER * float((1 - goal.rounds / (ahead + 1)) ** w.OBJECTIVE_SLACK)
        for goal in goals
        if goal.gain > 0 and goal.rounds <= ahead
    ]
    values.sort(reverse=True)
    return sum([value * float(w.QUEUE**place) for place, value in enumerate(values[:ahead])])


def _lack(colony: Colony, objective: int, pace: float, food: int) -> tuple[float, float]:
    """What is missing, and how much of it a round brings."""
    asks = ASKS[objective]
    match asks:
        case "food":
            have = food
        case "stone":
            have = colony.stone
        case "mix":
            have = colony.earth + colony.stone
        case "larvae":
            have = colony.larvae
        case "soldiers":
            have = colony.soldiers
        case "prey":
            have = colony.prey
        case "special":
            have = colony.crop.special
        case "level":
            have = colony.level
        case "nurses":
            have = colony.nurses + sum(colony.finished)
        case _:
            have = colony.group
    return max(0, NEEDS[objective] - have), w.PACE.get(asks, pace)


def _cost(colony: Colony, objective: int) -> float:
    """What is given up, as far as there is time to miss it."""
    count = GIVES_UP[objective]
    missed = min(1.0, colony.ahead / _SOON)
    match ASKS[objective]:
        case "food":
            return w.FREE[FOOD] * missed * count
        case "stone":
            return w.FREE[STONE] * missed * count
        case "mix":
            return w.FREE[EARTH] * missed * count
        case "larvae":
            return w.LARVA * missed * count
        case "soldiers":
            return w.SOLDIER * missed * count
        case "prey":
            return w.PREY_TOKEN * missed * count
        case "special":
            return w.CUBE_TO_COME * colony.ahead * count
        case "level":
            return _cost_of_levels(colony, NEEDS[objective], count)
        case "nurses":
            return _NURSE * missed * count
        case _:
            return _EMPTIED * missed * count


def _cost_of_levels(colony: Colony, needed: int, count: int) -> float:
    """M14.9: smaller tiles from then on."""
    if colony.level < needed:
        return _LEVEL
    now = layings(colony, colony.level, colony.nurses)
    return now - layings(colony, colony.level - count, colony.nurses)
