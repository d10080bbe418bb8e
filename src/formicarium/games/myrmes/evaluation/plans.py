"""The work of nurses in ateliers, now and in later rounds (M13): levels, nurses, tunnels."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.myrmes.components import (
    DEEPEST,
    EARTH,
    EXITS,
    FOOD,
    NURSE_FOOD,
    NURSE_LARVAE,
    NURSES,
    STONE,
)
from formicarium.games.myrmes.evaluation import weights as w
from formicarium.games.myrmes.evaluation.objectives import agenda, chance_now, objectives
from formicarium.games.myrmes.options import RULESETS
from formicarium.games.myrmes.rules import atelier
from formicarium.games.myrmes.rules.winter import food_due

if TYPE_CHECKING:
    from formicarium.games.myrmes.evaluation.colony import Colony
    from formicarium.games.myrmes.evaluation.layings import Prospects
    from formicarium.games.myrmes.evaluation.objectives import Agenda

_NOT_NOW: Final = -1
"""Without a nurse that waits, nothing is done in this round, even if nothing is missing."""


class _Atelier(NamedTuple):
    """Everything that plans depend on; colonies that differ in other things share their plans."""

    todo: Agenda
    tiles: Prospects
    pace: float
    """The cubes of a kind that a round brings."""
    workers: int
    """The workers that can still bring what is missing."""
    waiting: int
    spaces: int
    level: int
    dig_lacks: int
    nurses: int
    """The nurses in play, including those on objectives."""
    breed_lacks: float
    exits: int


class _Plan(NamedTuple):
    space: int
    gain: float
    lack: float
    """How many cubes are still missing."""


def free_food(colony: Colony) -> int:
    """Return the food that is not needed for a winter before the next harvest."""
    due = 0 if colony.harvests else food_due(colony.year, colony.soldiers)
    return max(0, colony.food - due)


def plans(colony: Colony, tiles: Prospects) -> float:
    """Return what ateliers will bring; ``tiles`` is what future tiles will bring."""
    if not colony.waiting and not colony.ahead:
        return 0.0
    food = free_food(colony)
    _, earth, stone = RULESETS[colony.setting.variant].dig_price[min(colony.level, DEEPEST - 1)]
    return _plans(
        _Atelier(
            agenda(colony, food),
            tiles,
            w.INCOME + w.TILE_INCOME * len(colony.crop.cubes),
            colony.workers if colony.waiting else _NOT_NOW,
            colony.waiting,
            colony.spaces,
            colony.level,
            max(0, earth - colony.earth) + max(0, stone - colony.stone),
            colony.nurses + sum(colony.finished),
            max(0, NURSE_FOOD - food) + max(0, NURSE_LARVAE - colony.larvae) / 2,
            colony.exits,
        )
    )


@lru_cache(maxsize=1 << 14)
def _plans(at: _Atelier) -> float:
    value, by_nurses = 0.0, []
    for plan in (*_dig(at), *_breed(at), *_tunnel(at)):
        later = plan.gain * _chance_later(at.todo.ahead, plan.lack / at.pace)
        now = plan.gain * chance_now(at.workers, plan.lack)
        value += later
        if not at.spaces & plan.space:
            by_nurses.append(now - later)
    later, now = objectives(at.todo, at.tiles.nurse, at.pace, at.workers)
    if not at.spaces & atelier.OBJECTIVE:
        by_nurses.append(now - later)
    by_nurses.sort(reverse=True)
    return value + later + sum([more for more in by_nurses[: at.waiting] if more > 0])


def _chance_later(ahead: int, rounds: float) -> float:
    """Guess how likely it is that something is done in time to be of use."""
    share = 1 - max(1.0, rounds) / (ahead + 1)
    return w.LATER * share**w.SLACK if share > 0 else 0.0


def _dig(at: _Atelier) -> list[_Plan]:
    """M13.6: larger tiles, and a larger store."""
    if at.level == DEEPEST:
        return []
    _, earth, stone = RULESETS[at.todo.setting.variant].dig_price[at.level]
    gain = at.tiles.level + w.STORE_ROOM * at.todo.ahead * (at.level == 1)
    gain -= w.FREE[EARTH] * earth + w.FREE[STONE] * stone
    return [_Plan(atelier.LEVEL, gain, at.dig_lacks)] if gain > 0 else []


def _breed(at: _Atelier) -> list[_Plan]:
    """M13.7: larvae are easier to come by than cubes."""
    if at.nurses == NURSES:
        return []
    gain = at.tiles.nurse - NURSE_FOOD * w.FREE[FOOD] - NURSE_LARVAE * w.LARVA
    return [_Plan(atelier.NURSE, gain, at.breed_lacks)] if gain > 0 else []


def _tunnel(at: _Atelier) -> list[_Plan]:
    """M13.5: for the earth; what its way is worth shows in ``Colony.space`` later."""
    return [_Plan(atelier.TUNNEL, w.TUNNEL, 0)] if at.exits < EXITS else []
