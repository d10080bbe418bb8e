"""What the nurses that are not placed yet can bear at best (M5)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.myrmes.components import (
    BORN_LARVAE,
    BORN_SOLDIERS,
    BORN_WORKERS,
    EXTRA_LARVAE,
    EXTRA_SOLDIERS,
    EXTRA_WORKERS,
    LARVAE_UP,
    SOLDIER_UP,
    TRACK_LIMITS,
    WORKER_UP,
)
from formicarium.games.myrmes.evaluation.promise import promise
from formicarium.games.myrmes.rules.births import reserve

if TYPE_CHECKING:
    from formicarium.games.myrmes.evaluation.colony import Colony
    from formicarium.games.myrmes.rules.state import MyrmesState

_WORTH_PLACING: Final = ((0, 1, 2, 3), (0, 2, 4), (0, 2, 3))
"""By birth track, the numbers of nurses of whom none is idle there."""


class _Births(NamedTuple):
    larvae: int
    workers: int
    soldiers: int
    waiting: int


def best_births(state: MyrmesState, seat: int, colony: Colony) -> float:
    """What the colony promises if the rest of the nurses is placed well."""
    space, *placed = state.chosen[seat]
    larvae = colony.larvae - abs(space - state.event[seat])  # M4.3
    ants = reserve(state, seat)
    ways = {_births(way, space) for way in _ways(tuple(placed), colony.nurses)}
    values = []
    for born in ways:
        workers = min(born.workers, ants)
        after = colony._replace(
            larvae=larvae + born.larvae,
            workers=colony.workers + workers,
            soldiers=colony.soldiers + min(born.soldiers, ants - workers),
            waiting=born.waiting,
        )
        values.append(promise(after))
    return max(values)


@cache
def _ways(placed: tuple[int, ...], nurses: int) -> tuple[tuple[int, ...], ...]:
    """Every sensible way to complete the placing; whoever bears nothing goes to the atelier."""
    track = len(placed)
    if track == len(TRACK_LIMITS):
        return (placed,)
    idle = nurses - sum(placed)
    if track == len(_WORTH_PLACING):
        return ((*placed, min(idle, TRACK_LIMITS[track])),)
    counts = [count for count in _WORTH_PLACING[track] if count <= idle]
    return tuple([way for count in counts for way in _ways((*placed, count), nurses)])


@cache
def _births(way: tuple[int, ...], event: int) -> _Births:
    """M5.2-M5.4, M4.7, M4.10, M4.12: who is born."""
    larvae, workers, soldiers, waiting = way
    born = _Births(BORN_LARVAE[larvae], BORN_WORKERS[workers], BORN_SOLDIERS[soldiers], waiting)
    if event == LARVAE_UP and larvae:
        return born._replace(larvae=born.larvae + EXTRA_LARVAE)
    if event == WORKER_UP and born.workers:
        return born._replace(workers=born.workers + EXTRA_WORKERS)
    if event == SOLDIER_UP and born.soldiers:
        return born._replace(soldiers=born.soldiers + EXTRA_SOLDIERS)
    return born
