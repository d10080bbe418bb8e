"""What tiles bring that will be laid from now on: points at once, cubes later (M9, M10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.games.myrmes.components import (
    DEEPEST,
    FARM,
    HEX_UP,
    LARGEST,
    LEVEL_UP,
    PHEROMONES,
    POINTS,
    POINTS_UP,
    SIZE,
    SIZE_AT_LEVEL,
    SPECIAL_LEVEL,
    SPECIAL_PRICE,
    STOCK_OF,
    SUBCOLONY,
    SUBCOLONY_POINTS,
)
from formicarium.games.myrmes.evaluation import weights as w

if TYPE_CHECKING:
    from formicarium.games.myrmes.evaluation.colony import Colony

_SPECIAL: Final = (FARM, SUBCOLONY)
"""A farm stands for a scavenging, too: they are two sides of a tile, and worth the same."""


def layings(colony: Colony, level: int, nurses: int) -> float:
    """What all tiles to be laid will bring if the colony had this level and so many nurses."""
    ahead = colony.ahead
    room = colony.space / w.HEXES_EACH
    now = min(float(colony.workers), room)
    later = w.BIRTHS * nurses * ahead + (w.KEPT * colony.kept if ahead else 0.0)
    later = min(later, room - now + w.GROWTH * ahead)
    left = _reserve(colony)
    value = w.NURSE_ROUND * nurses * ahead
    if now > 0:
        value += _lay(left, now, _offers_now(colony, level, left))
    if later > 0:
        value += _lay(left, later, _offers(left, SIZE_AT_LEVEL[level], level, (ahead + 1) / 2, 0))
    return value


def _reserve(colony: Colony) -> list[int]:
    """By kind, the tiles that can be laid; owner cubes limit the special ones (Q18)."""
    left = [*colony.pheromones, 0, 0, 0]
    for kind in _SPECIAL:
        left[kind] = min(colony.owner_cubes, colony.special[STOCK_OF[kind - PHEROMONES]])
    return left


def _offers_now(colony: Colony, level: int, left: list[int]) -> list[tuple[float, int]]:
    """M4.5, M4.6, M4.11: with what the event adds."""
    level += colony.event == LEVEL_UP and level < DEEPEST
    largest = SIZE_AT_LEVEL[level]
    if colony.event == HEX_UP:
        largest = min(LARGEST, largest + 1)
    return _offers(left, largest, level, colony.ahead + 1, int(colony.event == POINTS_UP))


def _offers(
    left: list[int], largest: int, level: int, harvests: float, plus: int
) -> list[tuple[float, int]]:
    """The tiles that there are, the best first."""
    found = []
    for kind in range(PHEROMONES):
        if left[kind] and SIZE[kind] <= largest:
            points = POINTS[kind] + plus if POINTS[kind] else 0
            found.append((points + w.CUBE * min(w.FERTILE * SIZE[kind], harvests), kind))
    found += [
        (_special_worth(kind, harvests, plus), kind)
        for kind in _SPECIAL
        if left[kind] and level >= SPECIAL_LEVEL[kind - PHEROMONES]
    ]
    found.sort(reverse=True)
    return found


def _special_worth(kind: int, harvests: float, plus: int) -> float:
    """M10.5, M12.2: points, less the price, and its yield in every harvest."""
    each = SUBCOLONY_POINTS if kind == SUBCOLONY else w.CUBE
    price = w.CUBE * sum(SPECIAL_PRICE[kind - PHEROMONES])
    return POINTS[kind] + plus + each * harvests - price


def _lay(left: list[int], number: float, offers: list[tuple[float, int]]) -> float:
    """Lay so many of the best; they leave the reserve."""
    value = 0.0
    for each, kind in offers:
        used = min(float(left[kind]), number)
        value += used * each
        for gone in _SPECIAL if kind >= PHEROMONES else (kind,):
            left[gone] = max(0, left[gone] - int(used))
        number -= used
        if number <= 0:
            break
    return value
