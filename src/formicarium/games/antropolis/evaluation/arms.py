"""What lies behind a tunnel's end: the way to a nest with own queens, or to a forest (A10.1).

An arm leads along tunnel spaces with workers, or without where one may still walk to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.antropolis.components import FOREST
from formicarium.games.antropolis.evaluation import weights as w
from formicarium.games.antropolis.masks import members
from formicarium.games.antropolis.rules.table import sort_of

if TYPE_CHECKING:
    from formicarium.games.antropolis.evaluation.crew import Crew
    from formicarium.games.antropolis.evaluation.rim import Door
    from formicarium.games.antropolis.state import AntropolisState


class Arm(NamedTuple):
    """The best way from a tunnel's end to a nest with own queens, or to a forest."""

    points: float
    """What it scores when it is completed, with the forest (A10.3), as likely as it is manned."""
    workers: int
    """Own workers on it, those to come included."""
    chance: float
    queens: int


_NONE = Arm(0.0, 0, 0.0, 0)
_BESIDE = Arm(1.0, 0, 1.0, 1)
"""A forest beside the door."""


class Arms:
    """The arms of a seat."""

    __slots__ = ("_crew", "_known", "_state")

    def __init__(self, state: AntropolisState, crew: Crew) -> None:
        self._state, self._crew = state, crew
        self._known: dict[int, tuple[Arm, Arm]] = {}

    def to_nests(self, door: Door) -> list[Arm]:
        """From a door to nests with own queens."""
        queens = self._crew.queens
        nests = [self._state.nest[tile] for tile in door.nests]
        beside = [Arm(queens[nest], 0, 1.0, queens[nest]) for nest in nests if nest in queens]
        arms = [self._from(space)[0] for space in door.tunnels]
        return beside + [arm for arm in arms if arm.queens]

    def to_forests(self, door: Door) -> list[Arm]:
        """From a door to forests."""
        arms = [self._from(space)[1] for space in door.tunnels]
        return [_BESIDE] * bool(door.forests) + [arm for arm in arms if arm.queens]

    def _from(self, space: int) -> tuple[Arm, Arm]:
        """The best arms from a tunnel space on."""
        known = self._known.get(space)
        if known is None:
            known = self._known[space] = self._walk(space, 0, 0, 1.0, 0)
        return known

    def _walk(
        self, space: int, seen: int, workers: int, chance: float, gaps: int
    ) -> tuple[Arm, Arm]:
        """Go on over a tunnel space."""
        crew, state = self._crew, self._state
        if crew.own >> space & 1:
            workers += 1
        elif not crew.manned >> space & 1:
            gaps += 1
            workers += 1
            if gaps > crew.free or not crew.can_reach(space):
                return _NONE, _NONE
            chance *= w.UNMANNED if gaps <= crew.movers else w.LEFT_UNMANNED
        if workers > w.LONGEST:
            return _NONE, _NONE
        seen |= 1 << space
        to_nest = to_forest = _NONE
        for near in members(state.ways[space] & ~seen):
            if state.tunnel[near] >= 0:
                one, two = self._walk(near, seen, workers, chance, gaps)
                to_nest, to_forest = max(to_nest, one), max(to_forest, two)
            elif sort_of(state, near >> 1) == FOREST:
                to_forest = max(to_forest, Arm(chance * (workers + 1), workers, chance, 1))
            else:
                queens = crew.queens.get(state.nest[near >> 1], 0)
                points = chance * (workers + 1) * queens
                to_nest = max(to_nest, Arm(points, workers, chance, queens))
        return to_nest, to_forest
