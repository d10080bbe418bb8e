"""The best use of the nurses that are not placed yet (M5)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.myrmes.components import TRACK_LIMITS
from formicarium.games.myrmes.evaluation.promise import promise
from formicarium.games.myrmes.rules.births import born, reserve

if TYPE_CHECKING:
    from formicarium.games.myrmes.evaluation.colony import Colony
    from formicarium.games.myrmes.rules.state import MyrmesState

_WORTH_PLACING: Final = ((0, 1, 2, 3), (0, 2, 4), (0, 2, 3))
"""By birth track, the numbers of nurses that all contribute."""


class _Births(NamedTuple):
    larvae: int
    workers: int
    soldiers: int
    waiting: int


def best_births(state: MyrmesState, seat: int, colony: Colony) -> float:
    """Return what the colony promises if the rest of the nurses is placed well."""
    space, *placed = state.chosen[seat]
    larvae = colony.larvae - abs(space - state.event[seat])  # M4.3
    ants = reserve(state, seat)
    ways = {_births(way, space) for way in _ways(tuple(placed), colony.nurses)}
    values = []
    for births in ways:
        workers = min(births.workers, ants)
        after = colony._replace(
            larvae=larvae + births.larvae,
            workers=colony.workers + workers,
            soldiers=colony.soldiers + min(births.soldiers, ants - workers),
            waiting=births.waiting,
        )
        values.append(promise(after))
    return max(values)


@cache
def _ways(placed: tuple[int, ...], nurses: int) -> tuple[tuple[int, ...], ...]:
    """Return every sensible way to place the rest; nurses that bear nothing go to the atelier."""
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
    *nurses, waiting = way
    larvae, workers, soldiers = [born(track, count, event) for track, count in enumerate(nurses)]
    return _Births(larvae, workers, soldiers, waiting)
