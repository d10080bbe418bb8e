"""The queens and workers of a seat on the table, for what they mean to tunnels (A10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.antropolis.components import QUEEN, WORKER
from formicarium.games.antropolis.masks import members
from formicarium.games.antropolis.rules import ants, routes
from formicarium.games.antropolis.rules.ants import KIND_COUNT, MOVED
from formicarium.games.antropolis.rules.tunnels import manned

if TYPE_CHECKING:
    from formicarium.games.antropolis.evaluation.rim import Edges
    from formicarium.games.antropolis.state import AntropolisState


class Crew:
    """Who is where, and who could still walk to a tunnel."""

    __slots__ = ("_closed", "_reach", "_starts", "free", "manned", "movers", "own", "queens",
                 "state", "tunnels")  # fmt: skip

    def __init__(self, state: AntropolisState, seat: int, edges: Edges) -> None:
        self.state = state
        self.own = state.standing[KIND_COUNT * seat + WORKER]
        self.manned = self.own if state.own_crew else manned(state)
        self.queens = _queens(state, seat)
        """By nest, the own queens in it who score tunnels (AQ27)."""
        self.tunnels: set[int] = set()
        """The tunnels with own workers."""
        self.free = 0
        """The workers who are needed on no tunnel."""
        self.movers = 0
        """Those of them who can still move in this turn."""
        self._starts = 0
        self._closed = routes.closed(state, seat, WORKER)
        self._reach: int | None = None
        self._count(_can_move(state, seat), edges)

    def _count(self, moving: bool, edges: Edges) -> None:
        state = self.state
        for space in members(self.own):
            free, tunnel = ants.count(state, space, WORKER), state.tunnel[space]
            if tunnel >= 0:
                self.tunnels.add(tunnel)
                free -= tunnel in edges.ends
            if free:
                self.free += free
                self._starts |= 1 << space
                if moving:
                    self.movers += min(free, ants.lacking(state, space, WORKER, MOVED))

    def can_reach(self, space: int) -> bool:
        """Whether a free worker has a way to a space (A5.1)."""
        if self._reach is None:
            self._reach = self._within_reach()
        return bool(self._reach >> space & 1)

    def _within_reach(self) -> int:
        reached = 0
        for start in members(self._starts):
            if not reached >> start & 1:
                reached |= routes.within_reach(self.state.ways, start, self._closed)
        return reached

    def key(self) -> tuple[int, ...]:
        """What tunnels depend on, apart from queens."""
        return self.own, self.manned, self.free, self.movers, self._starts, self._closed


def _can_move(state: AntropolisState, seat: int) -> bool:
    """Whether workers of a seat will still move in this turn (S3.1)."""
    if state.turn != seat:
        return False
    return state.phase in ("lay", "ant") or (state.phase == "act" and state.stage <= WORKER)


def _queens(state: AntropolisState, seat: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for space in members(state.standing[KIND_COUNT * seat + QUEEN]):
        nest = state.nest[space >> 1]
        number = ants.count(state, space, QUEEN)
        found[nest] = 1 if state.queens_once else found.get(nest, 0) + number
    return found
