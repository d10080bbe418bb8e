"""What future tiles will bring: points at once, cubes later (M9, M10)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

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

_Stock: TypeAlias = tuple[tuple[int, ...], int, tuple[int, ...]]
"""Pheromones, owner cubes, special tiles."""
_Hand: TypeAlias = tuple[_Stock, int, int, int, int, int]
"""The stock, the event, the rounds ahead, the workers now and later, the free hexes."""
_Offers: TypeAlias = tuple[tuple[float, int], ...]
"""What a tile brings, and its kind."""

_SPECIAL: Final = (FARM, SUBCOLONY)
"""A farm stands for a scavenging, too: they are two sides of a tile, and equally good."""


class Prospects(NamedTuple):
    """What all future tiles will bring."""

    as_is: float
    nurse: float
    """How much of it one nurse brings."""
    level: float
    """How much more it would be with one more level."""


def prospects(colony: Colony) -> Prospects:
    """Return what future tiles will bring, and how much of that a nurse and a level bring."""
    return _prospects(_hand(colony), colony.level, colony.nurses)


def layings(colony: Colony, level: int, nurses: int) -> float:
    """Return what all future tiles would bring with this level and number of nurses."""
    return _layings(_hand(colony), level, nurses)


def _hand(colony: Colony) -> _Hand:
    """Return everything else that future tiles depend on."""
    stock = (colony.pheromones, colony.owner_cubes, colony.special)
    return (stock, colony.event, colony.ahead, colony.workers, colony.kept, colony.space)


@lru_cache(maxsize=1 << 14)
def _prospects(hand: _Hand, level: int, nurses: int) -> Prospects:
    as_is = _layings(hand, level, nurses)
    deeper = _layings(hand, min(level + 1, DEEPEST), nurses)
    return Prospects(as_is, as_is - _layings(hand, level, nurses - 1), deeper - as_is)


def _layings(hand: _Hand, level: int, nurses: int) -> float:
    stock, event, ahead, workers, kept, space = hand
    room = space / w.HEXES_EACH
    now = min(float(workers), room)
    later = w.BIRTHS * nurses * ahead + (w.KEPT * kept if ahead else 0.0)
    later = min(later, room - now + w.GROWTH * ahead)
    soon, late = _laid(stock, level, event, ahead, now, later)
    return w.NURSE_ROUND * nurses * ahead + soon + late


@lru_cache(maxsize=1 << 14)
def _laid(
    stock: _Stock, level: int, event: int, ahead: int, now: float, later: float
) -> tuple[float, float]:
    """Return what a number of tiles brings in this round, and another number in later rounds."""
    left = _reserve(*stock)
    soon = late = 0.0
    if now > 0:
        soon = _lay(left, now, _offers_now(left, level, event, ahead))
    if later > 0:
        late = _lay(left, later, _offers_of(left, SIZE_AT_LEVEL[level], level, (ahead + 1) / 2, 0))
    return soon, late


def _reserve(pheromones: tuple[int, ...], owner_cubes: int, special: tuple[int, ...]) -> list[int]:
    """Return by kind the tiles that can be laid; owner cubes limit the special ones (Q18)."""
    left = [*pheromones, 0, 0, 0]
    for kind in _SPECIAL:
        left[kind] = min(owner_cubes, special[STOCK_OF[kind - PHEROMONES]])
    return left


def _offers_now(left: list[int], level: int, event: int, ahead: int) -> _Offers:
    """M4.5, M4.6, M4.11: the tiles of this round, with what the event adds."""
    level += event == LEVEL_UP and level < DEEPEST
    largest = SIZE_AT_LEVEL[level]
    if event == HEX_UP:
        largest = min(LARGEST, largest + 1)
    return _offers_of(left, largest, level, ahead + 1, int(event == POINTS_UP))


def _offers_of(left: list[int], largest: int, level: int, harvests: float, plus: int) -> _Offers:
    return _offers(tuple(map(bool, left)), largest, level, harvests, plus)


@lru_cache(maxsize=1 << 12)
def _offers(
    there: tuple[bool, ...], largest: int, level: int, harvests: float, plus: int
) -> _Offers:
    """Return the tiles that can be laid, the best first."""
    found = []
    for kind in range(PHEROMONES):
        if there[kind] and SIZE[kind] <= largest:
            points = POINTS[kind] + plus if POINTS[kind] else 0
            found.append((points + w.CUBE * min(w.FERTILE * SIZE[kind], harvests), kind))
    found += [
        (_special_worth(kind, harvests, plus), kind)
        for kind in _SPECIAL
        if there[kind] and level >= SPECIAL_LEVEL[kind - PHEROMONES]
    ]
    return tuple(sorted(found, reverse=True))


def _special_worth(kind: int, harvests: float, plus: int) -> float:
    """M10.5, M12.2: points, less the price, and its yield in every harvest."""
    each = SUBCOLONY_POINTS if kind == SUBCOLONY else w.CUBE
    price = w.CUBE * sum(SPECIAL_PRICE[kind - PHEROMONES])
    return POINTS[kind] + plus + each * harvests - price


def _lay(left: list[int], number: float, offers: _Offers) -> float:
    """Lay a number of the best tiles, and remove them from the reserve."""
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
