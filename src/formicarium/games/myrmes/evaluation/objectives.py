"""What objectives will bring (M14)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.myrmes.components import (
    ASKS,
    EARTH,
    FOOD,
    GIVES_UP,
    NEEDS,
    OBJECTIVE_LEVEL,
    OBJECTIVE_POINTS,
    OBJECTIVES_IN_PLAY,
    STONE,
    TO_EARLIER,
)
from formicarium.games.myrmes.evaluation import weights as w
from formicarium.games.myrmes.evaluation.layings import layings

if TYPE_CHECKING:
    from formicarium.games.myrmes.evaluation.colony import Colony, Setting

_SOON: Final = 2
"""With fewer rounds than this ahead, what is given up matters less."""
_EMPTIED: Final = 0.3
_NURSE: Final = 2.0
_LEVEL: Final = 3.0
"""The cost of an emptied pheromone, of a discarded nurse, of a level still missing."""
_THINGS: Final = (
    "food",
    "stone",
    "mix",
    "larvae",
    "soldiers",
    "prey",
    "special",
    "level",
    "nurses",
    "pheromones",
)
"""What objectives ask for, in the order of ``_holdings``."""
_PRICES: Final = {
    "food": w.FREE[FOOD],
    "stone": w.FREE[STONE],
    "mix": w.FREE[EARTH],
    "larvae": w.LARVA,
    "soldiers": w.SOLDIER,
    "prey": w.PREY_TOKEN,
    "nurses": _NURSE,
    "pheromones": _EMPTIED,
}
"""The cost of giving up one of them."""
_IN_TURN: Final = tuple([float(w.QUEUE**place) for place in range(OBJECTIVES_IN_PLAY)])


class _Task(NamedTuple):
    """An objective that is not done yet, without regard to what the colony has."""

    thing: int
    """What it asks for, as an index of ``_THINGS``."""
    needs: int
    each_round: float
    """How much of it comes in a round; 0 if that is as much as of cubes."""
    points: float
    cost: float
    """The cost of what is given up; that of levels depends on the colony."""
    soonest: float
    """The rounds that it takes at least."""
    is_open: bool
    levels: int
    """The levels given up."""


class _Goal(NamedTuple):
    """What an objective promises to a colony."""

    gain: float
    later: float
    """What it promises if it is done in a later round."""
    lack: int
    is_open: bool


class Agenda(NamedTuple):
    """The objectives that are not done yet, and how far the colony is from them."""

    setting: Setting
    finished: tuple[bool, ...]
    rivals: tuple[int, ...]
    ahead: int
    lacks: tuple[int, ...]
    """By objective, what is missing."""
    levels: tuple[float, ...]
    """By objective that takes levels, the cost of these."""


def agenda(colony: Colony, food: int) -> Agenda:
    """Return the objectives of a colony that can spend this much food."""
    have = _holdings(colony, food)
    tasks = _tasks(colony.setting, colony.finished, colony.rivals, colony.ahead)
    return Agenda(
        colony.setting,
        colony.finished,
        colony.rivals,
        colony.ahead,
        tuple([max(0, task.needs - have[task.thing]) for task in tasks]),
        tuple([_cost_of_levels(colony, task) for task in tasks if task.levels]),
    )


def chance_now(workers: int, lack: float) -> float:
    """Guess how likely it is that the workers bring what is missing in this round."""
    if lack > workers:
        return 0.0
    return w.DO_NOW * float(w.FLEX**lack)


@lru_cache(maxsize=1 << 13)
def objectives(todo: Agenda, nurse: float, pace: float, workers: int) -> tuple[float, float]:
    """Return what objectives bring if none is done in this round, and if one is."""
    goals = _goals(todo, nurse, pace)
    laters = sorted([goal.later for goal in goals], reverse=True)
    later = best = _one_after_the_other(laters, todo.ahead)
    for goal in goals:
        chance = chance_now(workers, goal.lack) if goal.is_open else 0.0
        if chance:
            others = laters.copy()
            others.remove(goal.later)
            rest = _one_after_the_other(others, todo.ahead)
            best = max(best, chance * (goal.gain + rest) + (1 - chance) * later)
    return later, best


def _one_after_the_other(laters: list[float], ahead: int) -> float:
    """M14.2: one in a round, the best first."""
    return sum([later * turn for later, turn in zip(laters[:ahead], _IN_TURN, strict=False)])


def _goals(todo: Agenda, nurse: float, pace: float) -> list[_Goal]:
    """Return what each objective would bring, less the nurse that stays there (M14.3)."""
    tasks = _tasks(todo.setting, todo.finished, todo.rivals, todo.ahead)
    levels = iter(todo.levels)
    goals = []
    for task, lack in zip(tasks, todo.lacks, strict=True):
        gain = task.points - (nurse + (next(levels) if task.levels else task.cost))
        rounds = max(lack / (task.each_round or pace), task.soonest)
        goals.append(_Goal(gain, _later(gain, rounds, todo.ahead), lack, task.is_open))
    return goals


def _later(gain: float, rounds: float, ahead: int) -> float:
    """Return the worth of a gain that takes a number of rounds."""
    if gain <= 0 or rounds > ahead:
        return 0.0
    return gain * w.OBJECTIVE_LATER * float((1 - rounds / (ahead + 1)) ** w.OBJECTIVE_SLACK)


def _holdings(colony: Colony, food: int) -> tuple[int, ...]:
    """Return what the colony has of everything that objectives ask for."""
    crop = colony.crop
    return (
        food,
        colony.stone,
        colony.earth + colony.stone,
        colony.larvae,
        colony.soldiers,
        colony.prey,
        crop.farms + crop.scavengings + crop.subcolonies,
        colony.level,
        colony.nurses + sum(colony.finished),
        colony.group,
    )


@lru_cache(maxsize=1 << 12)
def _tasks(
    setting: Setting, finished: tuple[bool, ...], rivals: tuple[int, ...], ahead: int
) -> tuple[_Task, ...]:
    """Return the objectives that are not done yet and that there is time for."""
    drawn = [OBJECTIVE_LEVEL[objective] for objective in setting.objectives]
    done = {level for level, over in zip(drawn, finished, strict=True) if over}
    shares = w.SHARE * TO_EARLIER[setting.players] * min(1.0, ahead / 4)
    tasks = [
        _task(objective, done, shares * rivals[slot], ahead)
        for slot, objective in enumerate(setting.objectives)
        if not finished[slot]
    ]
    return tuple([task for task in tasks if task.is_open or task.soonest <= ahead])


def _task(objective: int, done: set[int], shares: float, ahead: int) -> _Task:
    asks, level = ASKS[objective], OBJECTIVE_LEVEL[objective]
    return _Task(
        thing=_THINGS.index(asks),
        needs=NEEDS[objective],
        each_round=w.PACE.get(asks, 0.0),
        points=OBJECTIVE_POINTS[level] + shares,
        cost=_cost(objective, ahead),
        soonest=len(set(range(level)) - done) + 1.0,  # M14.1
        is_open=level == 0 or level - 1 in done,
        levels=GIVES_UP[objective] if asks == "level" else 0,
    )


def _cost(objective: int, ahead: int) -> float:
    """Return the cost of what is given up, as far as there is time to use it."""
    count = GIVES_UP[objective]
    if ASKS[objective] == "special":
        return w.CUBE_TO_COME * ahead * count
    return _PRICES.get(ASKS[objective], 0.0) * min(1.0, ahead / _SOON) * count


def _cost_of_levels(colony: Colony, task: _Task) -> float:
    """M14.9: smaller tiles from then on."""
    if colony.level < task.needs:
        return _LEVEL
    now = layings(colony, colony.level, colony.nurses)
    return now - layings(colony, colony.level - task.levels, colony.nurses)
