"""The queens and workers of a seat that count for its nests and tunnels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.antropolis.components import QUEEN, WORKER
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules import ants, routes
from formicarium.games.antropolis.rules.ants import KIND_COUNT, MOVED
from formicarium.games.antropolis.rules.masks import members
from formicarium.games.antropolis.rules.tunnels import manned

if TYPE_CHECKING:
    from formicarium.games.antropolis.evaluation.region import Region
    from formicarium.games.antropolis.rules.state import AntropolisState


class Free(NamedTuple):
    """The workers that no tunnel needs."""

    number: int
    movers: int
    """Those of them that can still move in this turn."""
    reach: int
    """The tunnel spaces that they can reach (A5.1)."""


NOBODY_FREE: Final = Free(0, 0, 0)


class Crew(NamedTuple):
    """The ants of a seat in its region, free workers, and ants that could come from the hand."""

    queens: tuple[int, ...]
    """By nest, the own queens that score tunnels (AQ27)."""
    shares: tuple[tuple[int, ...], ...]
    """By nest, the queens of all seats, the own ones first."""
    own: int
    """Tunnel spaces with own workers."""
    manned: int
    """Tunnel spaces with workers that count (AQ25)."""
    free: Free
    halved: bool
    """AQ23: whether each of those who tie in a nest gets half of it."""
    queen_at_hand: bool
    worker_at_hand: bool
    """A4.10, S2.2: whether a worker can come with a tunnel tile."""


def nests_of(state: AntropolisState, seat: int) -> dict[int, int]:
    """Return the queens of a seat, by nest."""
    found: dict[int, int] = {}
    for space in members(state.standing[KIND_COUNT * seat + QUEEN]):
        nest = state.nest[space >> 1]
        found[nest] = found.get(nest, 0) + ants.count(state, space, QUEEN)
    return found


def crew_of(
    state: AntropolisState, seat: int, region: Region, queens: list[dict[int, int]]
) -> Crew:
    """Return the crew of a seat in its region; ``queens`` by seat and nest."""
    first, nests = KIND_COUNT * seat, queens[seat]
    own = state.standing[first + WORKER] & region.mask
    working = own if state.own_crew or not region.mask else manned(state) & region.mask
    others = queens[:seat] + queens[seat + 1 :]
    return Crew(
        (1,) * len(nests) if state.queens_once else tuple(nests.values()),
        tuple([(nests[nest], *[there.get(nest, 0) for there in others]) for nest in nests]),
        own,
        working,
        free_workers(state, seat, region) if region.mask != working else NOBODY_FREE,
        state.halved,
        state.hand_ants[first + QUEEN] > 0,
        state.hand_ants[first + WORKER] > 0 and not RULESETS[state.variant].supersize,
    )


def free_workers(state: AntropolisState, seat: int, region: Region) -> Free:
    """Return the free workers of a seat; tunnels with open ends need theirs (A10.6)."""
    starts = number = movers = 0
    moving = _can_move(state, seat)
    for space in members(state.standing[KIND_COUNT * seat + WORKER]):
        free = ants.count(state, space, WORKER) - (state.tunnel[space] in region.open_tunnels)
        if free:
            number += free
            starts |= 1 << space
            if moving:
                movers += min(free, ants.lacking(state, space, WORKER, MOVED))
    if not starts:
        return NOBODY_FREE
    closed = routes.closed(state, seat, WORKER)
    reached = routes.within_reach_of_any(state.ways, starts, closed)
    return Free(number, movers, reached & region.mask)


def _can_move(state: AntropolisState, seat: int) -> bool:
    """S3.1: whether workers of a seat may still move in this turn."""
    if state.turn != seat:
        return False
    return state.phase in ("lay", "ant") or (state.phase == "act" and state.stage <= WORKER)
