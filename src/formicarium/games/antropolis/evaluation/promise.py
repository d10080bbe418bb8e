"""What unfinished nests and tunnels may bring a seat (A9, A10).

Nests: what they are worth when all their gaps are closed, as likely as that is. Tunnels: every
empty hex where one tile would complete a connection, for what it would score and as likely as such
a tile comes (``arms`` knows what lies behind it).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.antropolis.components import FOREST, NEST, QUEEN, TUNNEL, WORKER
from formicarium.games.antropolis.evaluation import weights as w
from formicarium.games.antropolis.evaluation.arms import Arms
from formicarium.games.antropolis.evaluation.chances import Stock
from formicarium.games.antropolis.evaluation.crew import Crew
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.nests import queens_in, shares

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from formicarium.games.antropolis.evaluation.arms import Arm
    from formicarium.games.antropolis.evaluation.rim import Door, Edges
    from formicarium.games.antropolis.state import AntropolisState


def promised(state: AntropolisState, seat: int, edges: Edges) -> float:
    """The points that a seat may expect of the table; thought about once."""
    promise = Promise(state, seat, edges)
    key = promise.key()
    known = edges.promised.get(key)
    if known is None:
        known = edges.promised[key] = promise.nests() + promise.tunnels()
    return known


class Promise:
    """What the table promises one seat."""

    __slots__ = ("crew", "edges", "seat", "state", "stock")

    def __init__(self, state: AntropolisState, seat: int, edges: Edges) -> None:
        self.state, self.seat, self.edges = state, seat, edges
        self.stock = Stock(state, seat)
        self.crew = Crew(state, seat, edges)

    def key(self) -> Hashable:
        """All that the promise depends on, apart from the table."""
        state, crew, stock = self.state, self.crew, self.stock
        return (
            self.seat,
            *state.standing[QUEEN::KIND_COUNT],
            *state.hand_ants[QUEEN::KIND_COUNT],
            state.hand_ants[KIND_COUNT * self.seat + WORKER],
            *crew.key(),
            tuple(stock.hand),
            stock.drawn,
            stock.in_hand,
            tuple(stock.for_sale),
            state.variant,
            state.own_crew,
            state.queens_once,
        )

    def nests(self) -> float:
        """Nests with own queens, as likely as all their gaps are closed."""
        promised = 0.0
        caps = self.stock.caps()
        for points, gaps in sorted(self._unfinished(), reverse=True):
            promised += points * self.stock.all_closed(gaps, caps)
        return promised

    def _unfinished(self) -> Iterator[tuple[int, list[int]]]:
        """The points of every nest with own queens once it is closed, and its gaps."""
        for nest in self.crew.queens:
            gaps = self.edges.gaps.get(nest)
            if gaps:
                value = self.state.nest_value[nest] + len(gaps)
                yield shares(value, queens_in(self.state, nest))[self.seat], gaps

    def tunnels(self) -> float:
        """Every door that may bring something, the best one first."""
        arms, rim = Arms(self.state, self.crew), self.edges.rim
        found = sorted([self.behind(rim[place], arms) for place in self._doors()], reverse=True)
        promised, weight = 0.0, 1.0
        for worth in found:
            promised += weight * worth
            weight *= w.NEXT_BEST
        return promised

    def _doors(self) -> set[int]:
        """Hexes beside nests with own queens, and at the ends of tunnels with such or workers."""
        queens, places = self.crew.queens, set[int]()
        for nest in queens:
            places.update(self.edges.beside.get(nest, ()))
        for tunnel, nests in self.edges.nests_of.items():
            if tunnel in self.crew.tunnels or any(nest in queens for nest in nests):
                places.update(self.edges.ends[tunnel])
        return places

    def behind(self, door: Door, arms: Arms) -> float:
        """What the best tile for a door would score, as likely as it comes."""
        to_nest, to_forest = arms.to_nests(door), arms.to_forests(door)
        best = 0.0
        if to_nest:
            forest = sum([arm.points for arm in to_nest if arm.workers])
            best = forest * self.stock.chance(FOREST, door.signature) if forest else 0.0
            if to_forest and self._worker_at_hand():
                tunnel = _through(to_nest, to_forest)
                best = max(best, tunnel * self.stock.chance(TUNNEL, door.signature))
            best = best or w.SEED * max([arm.queens for arm in to_nest])
        nest = sum([arm.points for arm in to_forest if arm.workers])
        if nest:
            nest *= self._queens_on(door) * self.stock.chance(NEST, door.signature)
        return max(best, nest)

    def _worker_at_hand(self) -> int:
        """A4.10, S2.2: whether a worker can come with a tunnel tile."""
        supersize = RULESETS[self.state.variant].supersize
        return 0 if supersize else self.state.hand_ants[KIND_COUNT * self.seat + WORKER]

    def _queens_on(self, door: Door) -> int:
        """The own queens that a nest tile there would be joined to."""
        nests = {self.state.nest[tile] for tile in door.halls}
        joined = sum([self.crew.queens.get(nest, 0) for nest in nests])
        return joined + bool(self.state.hand_ants[KIND_COUNT * self.seat + QUEEN])


def _through(to_nest: list[Arm], to_forest: list[Arm]) -> float:
    """What a manned tunnel tile scores that joins two arms."""
    points = [
        one.chance * two.chance * (one.workers + two.workers + 2) * one.queens
        for one in to_nest
        for two in to_forest
    ]
    return max(points)
