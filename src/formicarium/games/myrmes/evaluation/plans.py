"""What nurses will do in the atelier, now and in later rounds (M13): levels, nurses, tunnels."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.myrmes.components import (
    DEEPEST,
    EARTH,
    EXITS,
    FOOD,
    NURSE_FOOD,
    NURSE_LARVAE,
    NURSES,
    STONE,
    WINTER_FOOD,
)
from formicarium.games.myrmes.evaluation import weights as w
from formicarium.games.myrmes.evaluation.layings import layings
from formicarium.games.myrmes.evaluation.objectives import chance_now, objectives
from formicarium.games.myrmes.options import RULESETS
from formicarium.games.myrmes.rules import atelier

if TYPE_CHECKING:
    from formicarium.games.myrmes.evaluation.colony import Colony


class _Plan(NamedTuple):
    space: int
    gain: float
    lack: float
    """How many cubes it still takes."""


def free_food(colony: Colony) -> int:
    """The food that the next winter does not need, if it comes before the next harvest."""
    due = 0 if colony.harvests else WINTER_FOOD[colony.year] - colony.soldiers
    return max(0, colony.food - max(0, due))


def plans(colony: Colony, tiles: float) -> float:
    """What ateliers will bring; ``tiles`` is what layings bring as things are."""
    if not colony.waiting and not colony.ahead:
        return 0.0
    pace = w.INCOME + w.TILE_INCOME * len(colony.crop.cubes)
    nurse = tiles - layings(colony, colony.level, colony.nurses - 1)
    value, by_nurses = 0.0, []
    for plan in (*_dig(colony, tiles), *_breed(colony, nurse), *_tunnel(colony)):
        later = plan.gain * _chance_later(colony, plan.lack / pace)
        now = plan.gain * chance_now(colony, plan.lack)
        value += later
        if not colony.spaces & plan.space:
            by_nurses.append(now - later)
    later, now = objectives(colony, nurse, pace, free_food(colony))
    by_nurses.append(now - later)
    by_nurses.sort(reverse=True)
    return value + later + sum([more for more in by_nurses[: colony.waiting] if more > 0])


def _chance_later(colony: Colony, rounds: float) -> float:
    """How likely something that takes so many rounds will be done, and in time to be of use."""
    share = 1 - max(1.0, rounds) / (colony.ahead + 1)
    return w.LATER * share**w.SLACK if share > 0 else 0.0


def _dig(colony: Colony, tiles: float) -> list[_Plan]:
    """M13.6: larger tiles, and a larger store."""
    if colony.level == DEEPEST:
        return []
    _, earth, stone = RULESETS[colony.table.variant].dig_price[colony.level]
    lack = max(0, earth - colony.earth) + max(0, stone - colony.stone)
    gain = layings(colony, colony.level + 1, colony.nurses) - tiles
    gain += w.STORE_ROOM * colony.ahead * (colony.level == 1)
    gain -= w.FREE[EARTH] * earth + w.FREE[STONE] * stone
    return [_Plan(atelier.LEVEL, gain, lack)] if gain > 0 else []


def _breed(colony: Colony, nurse: float) -> list[_Plan]:
    """M13.7: larvae are easier to come by than cubes."""
    if colony.nurses + sum(colony.finished) == NURSES:
        return []
    lack = max(0, NURSE_FOOD - free_food(colony)) + max(0, NURSE_LARVAE - colony.larvae) / 2
    gain = nurse - NURSE_FOOD * w.FREE[FOOD] - NURSE_LARVAE * w.LARVA
    return [_Plan(atelier.NURSE, gain, lack)] if gain > 0 else []


def _tunnel(colony: Colony) -> list[_Plan]:
    """M13.5: for the earth, or for a way that ``Colony.space`` shows when it is there."""
    return [_Plan(atelier.TUNNEL, w.TUNNEL, 0)] if colony.exits < EXITS else []
