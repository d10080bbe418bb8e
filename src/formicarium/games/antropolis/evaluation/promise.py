"""What unfinished nests and tunnels may bring a seat (A9, A10).

Nests: what they are worth when all their gaps are closed, as likely as that is. Tunnels: every
empty hex where one tile would complete a connection, for what it would score and as likely as such
a tile comes. A connection is looked for from the hex inwards, along tunnel spaces with workers, or
with gaps that workers have still to walk to.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.antropolis.components import FOREST, NEST, QUEEN, TUNNEL, WORKER
from formicarium.games.antropolis.evaluation import weights as w
from formicarium.games.antropolis.evaluation.chances import Stock
from formicarium.games.antropolis.geometry import BACK, OPEN, PART, STEP, TUNNEL_SIDE
from formicarium.games.antropolis.masks import members
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.nests import queens_in, shares
from formicarium.games.antropolis.rules.table import sort_of
from formicarium.games.antropolis.rules.tunnels import manned

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.games.antropolis.state import AntropolisState


@lru_cache(maxsize=1 << 14)
def _sides(signature: int) -> tuple[tuple[int, int], ...]:
    """The sides of an empty hex where a nest or tunnel waits to go on: (side, its kind)."""
    found = []
    for side in range(6):
        edge = signature >> 2 * side & 3
        if edge in (TUNNEL_SIDE, OPEN):
            found.append((side, edge))
    return tuple(found)


class Door(NamedTuple):
    """An empty hex where a tunnel can go on."""

    signature: int
    tunnels: list[int]
    """The tunnel spaces whose ends meet there."""
    forests: int
    """How many forests show it a tunnel side."""
    nests: list[int]
    """The nests that do."""
    halls: list[int]
    """The nests that are open to it."""


class Edges:
    """The rim of the table: gaps of nests, and doors."""

    __slots__ = ("doors", "gaps")

    def __init__(self, state: AntropolisState) -> None:
        self.gaps: dict[int, list[int]] = {}
        self.doors: list[Door] = []
        for place, signature in state.frontier.items():
            sides = _sides(signature)
            if sides:
                self._add(state, place, signature, sides)

    def _add(
        self,
        state: AntropolisState,
        place: int,
        signature: int,
        sides: tuple[tuple[int, int], ...],
    ) -> None:
        door = Door(signature, [], 0, [], [])
        forests = 0
        for side, edge in sides:
            tile = state.tile_at[place + STEP[side]]
            if edge == OPEN:
                if state.nest[tile] not in door.halls:
                    door.halls.append(state.nest[tile])
                    self.gaps.setdefault(state.nest[tile], []).append(signature)
                continue
            sort = sort_of(state, tile)
            if sort == TUNNEL:
                door.tunnels.append(2 * tile + PART[state.looks[tile]][BACK[side]])
            elif sort == NEST:
                door.nests.append(state.nest[tile])
            else:
                forests += 1
        if forests or door.tunnels or door.nests:
            self.doors.append(door._replace(forests=forests))


class Arm(NamedTuple):
    """The best way from a tunnel's end to a nest with own queens, or to a forest."""

    workers: int
    """Own workers on it, those to come included."""
    chance: float
    queens: int

    @property
    def points(self) -> float:
        """What it scores when it is completed, with the forest (A10.3), as likely as it is."""
        return self.chance * (self.workers + 1) * self.queens


_NONE = Arm(0, 0.0, 0)
_BESIDE = Arm(0, 1.0, 1)


class Promise:
    """What the table promises one seat."""

    __slots__ = (
        "arms",
        "edges",
        "manned",
        "own",
        "queens",
        "seat",
        "spare",
        "state",
        "stock",
        "unmanned",
    )

    def __init__(self, state: AntropolisState, seat: int, edges: Edges) -> None:
        self.state, self.seat, self.edges = state, seat, edges
        self.stock = Stock(state, seat)
        self.own = state.standing[KIND_COUNT * seat + WORKER]
        self.manned = self.own if state.own_crew else manned(state)
        self.queens = _queens(state, seat)
        self.spare = _spare_workers(state, seat)
        soon = state.turn == seat and state.phase in ("lay", "ant")
        self.unmanned = w.UNMANNED if soon else w.LEFT_UNMANNED
        self.arms: dict[int, tuple[Arm, Arm]] = {}

    def points(self) -> float:
        """The points to expect."""
        return self.nests() + self.tunnels()

    def nests(self) -> float:
        """Nests with own queens, as likely as all their gaps are closed."""
        promised = 0.0
        caps = self.stock.caps()
        for points, gaps in sorted(self._unfinished(), reverse=True):
            promised += points * self.stock.all_closed(gaps, caps)
        return promised

    def _unfinished(self) -> Iterator[tuple[int, list[int]]]:
        """The points of every nest with own queens once it is closed, and its gaps."""
        for nest in self.queens:
            gaps = self.edges.gaps.get(nest)
            if gaps:
                value = self.state.nest_value[nest] + len(gaps)
                yield shares(value, queens_in(self.state, nest))[self.seat], gaps

    def tunnels(self) -> float:
        """Every door, the best one first."""
        found = [self._behind(door) for door in self.edges.doors]
        found = sorted([worth for worth in found if worth], reverse=True)
        promised, weight = 0.0, 1.0
        for worth in found:
            promised += weight * worth
            weight *= w.NEXT_BEST
        return promised

    def _behind(self, door: Door) -> float:
        """What the best tile for a door would score, as likely as it comes."""
        to_nest, to_forest = self._arms(door)
        best = 0.0
        signature = door.signature
        forest = sum([arm.points for arm in to_nest if arm.workers])
        if forest:
            best = forest * self.stock.chance(FOREST, signature)
        queens = self._queens_on(door)
        if queens:
            nest = sum([arm.points for arm in to_forest if arm.workers])
            if nest:
                best = max(best, nest * queens * self.stock.chance(NEST, signature))
        if self._worker_at_hand() and to_nest and to_forest:
            tunnel = self._through(to_nest, to_forest)
            best = max(best, tunnel * self.stock.chance(TUNNEL, signature))
        if not best and to_nest:
            best = w.SEED * max([arm.queens for arm in to_nest])
        return best

    def _through(self, to_nest: list[Arm], to_forest: list[Arm]) -> float:
        """What a manned tunnel tile scores that joins two arms."""
        points = [
            one.chance * two.chance * (one.workers + two.workers + 2) * one.queens
            for one in to_nest
            for two in to_forest
        ]
        return max(points)

    def _worker_at_hand(self) -> int:
        supersize = RULESETS[self.state.variant].supersize
        return 0 if supersize else self.state.hand_ants[KIND_COUNT * self.seat + WORKER]

    def _queens_on(self, door: Door) -> float:
        """The own queens that a nest tile there would be joined to."""
        queens = sum([self.queens.get(nest, 0) for nest in door.halls])
        return queens + bool(self.state.hand_ants[KIND_COUNT * self.seat + QUEEN])

    def _arms(self, door: Door) -> tuple[list[Arm], list[Arm]]:
        mine = [nest for nest in door.nests if nest in self.queens]
        to_nest = [Arm(0, 1.0, self.queens[nest]) for nest in mine]
        to_forest = [_BESIDE] if door.forests else []
        for space in door.tunnels:
            nest_arm, forest_arm = self._from(space)
            if nest_arm.chance:
                to_nest.append(nest_arm)
            if forest_arm.chance:
                to_forest.append(forest_arm)
        return to_nest, to_forest

    def _from(self, space: int) -> tuple[Arm, Arm]:
        """The best arms from a tunnel space on."""
        known = self.arms.get(space)
        if known is None:
            tunnel = self.state.tunnel[space]
            forest = self.state.tunnel_forests[tunnel]
            nests = self.state.tunnel_nests[tunnel]
            if forest or any(self.state.nest[tile] in self.queens for tile in members(nests)):
                known = self._walk(space, 0, 0, 1.0, 0)
            else:
                known = (_NONE, _NONE)
            self.arms[space] = known
        return known

    def _walk(
        self, space: int, seen: int, workers: int, chance: float, gaps: int
    ) -> tuple[Arm, Arm]:
        """Go on over a tunnel space."""
        if self.own >> space & 1:
            workers += 1
        elif not self.manned >> space & 1:
            gaps += 1
            workers += 1
            chance *= self.unmanned
        if gaps > self.spare or workers > w.LONGEST:
            return _NONE, _NONE
        seen |= 1 << space
        to_nest = to_forest = _NONE
        state = self.state
        for near in members(state.ways[space] & ~seen):
            if state.tunnel[near] >= 0:
                one, two = self._walk(near, seen, workers, chance, gaps)
                to_nest, to_forest = _better(to_nest, one), _better(to_forest, two)
            elif sort_of(state, near >> 1) == FOREST:
                to_forest = _better(to_forest, Arm(workers, chance, 1))
            else:
                queens = self.queens.get(state.nest[near >> 1], 0)
                to_nest = _better(to_nest, Arm(workers, chance, queens)) if queens else to_nest
        return to_nest, to_forest


def _better(one: Arm, other: Arm) -> Arm:
    return other if other.points > one.points else one


def _queens(state: AntropolisState, seat: int) -> dict[int, int]:
    """By nest, the own queens in it, who may score tunnels (AQ27)."""
    found: dict[int, int] = {}
    for space in members(state.standing[KIND_COUNT * seat + QUEEN]):
        nest = state.nest[space >> 1]
        number = state.ants[space] & 7
        found[nest] = 1 if state.queens_once else found.get(nest, 0) + number
    return found


def _spare_workers(state: AntropolisState, seat: int) -> int:
    """Workers on the table who man no tunnel."""
    spare = 0
    for space in members(state.standing[KIND_COUNT * seat + WORKER]):
        number = state.ants[space] >> 3 & 7
        spare += number - (state.tunnel[space] >= 0)
    return spare
