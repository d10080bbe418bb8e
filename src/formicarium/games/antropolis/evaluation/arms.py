"""Arms: the ways from a tunnel's end back to a nest with own queens, or to a forest (A10.1).

An arm leads along tunnel spaces with workers, or along spaces that a free worker can still reach.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.antropolis.components import ANTS_IN_BOX, QUEEN
from formicarium.games.antropolis.evaluation import weights as w

if TYPE_CHECKING:
    from formicarium.games.antropolis.evaluation.crew import Crew
    from formicarium.games.antropolis.evaluation.region import Door, Region


class Arm(NamedTuple):
    """The best way from a tunnel's end to a nest with own queens, or to a forest."""

    points: float
    """Its points with the forest (A10.3), times the chance that it is manned."""
    workers: int
    """Own workers on it, including those that have still to walk there."""
    chance: float
    queens: int


_NONE: Final = Arm(0.0, 0, 0.0, 0)
_AT_FOREST: Final = Arm(1.0, 0, 1.0, 1)
_AT_NEST: Final = tuple([Arm(own, 0, 1.0, own) for own in range(ANTS_IN_BOX[QUEEN] + 1)])
"""The arms of a forest and of nests beside the door; nests by the number of own queens."""


class Arms:
    """The arms of a seat in its region."""

    __slots__ = ("_crew", "_known", "_ways")

    def __init__(self, region: Region, crew: Crew) -> None:
        self._ways, self._crew = region.ways, crew
        self._known: dict[int, tuple[Arm, Arm]] = {}

    def behind(self, door: Door) -> tuple[list[Arm], list[Arm]]:
        """Return the arms from a door to nests with own queens, and to forests."""
        to_nests = [_AT_NEST[self._crew.queens[nest]] for nest in door.nests]
        to_forests = [_AT_FOREST] if door.forests else []
        for space in door.tunnels:
            to_nest, to_forest = self._from(space)
            if to_nest.queens:
                to_nests.append(to_nest)
            if to_forest.queens:
                to_forests.append(to_forest)
        return to_nests, to_forests

    def _from(self, space: int) -> tuple[Arm, Arm]:
        """Return the best arms from a tunnel space on."""
        known = self._known.get(space)
        if known is None:
            known = self._known[space] = self._walk(space, 0, 0, 1.0, 0)
        return known

    def _walk(
        self, space: int, seen: int, workers: int, chance: float, gaps: int
    ) -> tuple[Arm, Arm]:
        """Return the best arms that go on over a tunnel space."""
        crew, free = self._crew, self._crew.free
        if crew.own >> space & 1:
            workers += 1
        elif not crew.manned >> space & 1:
            gaps += 1
            workers += 1
            if gaps > free.number or not free.reach >> space & 1:
                return _NONE, _NONE
            chance *= w.UNMANNED if gaps <= free.movers else w.LEFT_UNMANNED
        if workers > w.LONGEST:
            return _NONE, _NONE
        seen |= 1 << space
        way = self._ways[space]
        points = chance * (workers + 1)
        to_nest, to_forest = _NONE, Arm(points, workers, chance, 1) if way.forest else _NONE
        for nest in way.nests:
            queens = crew.queens[nest]
            to_nest = max(to_nest, Arm(points * queens, workers, chance, queens))
        for near in way.tunnels:
            if not seen >> near & 1:
                one, two = self._walk(near, seen, workers, chance, gaps)
                to_nest, to_forest = max(to_nest, one), max(to_forest, two)
        return to_nest, to_forest
