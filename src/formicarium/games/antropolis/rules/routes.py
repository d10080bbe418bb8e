"""Where ants may go: what each kind may pass and where it may end (A5, S4).

A way leads over tunnel and open sides, never over earth (A5.1). A queen keeps to open sides: she
never leaves her nest (A5.2). Some ants of other colours stop an ant on its way:

=========  ===========================  =====================================
on a way   base game                    Supersize Colony
=========  ===========================  =====================================
queen      stops everyone (A5.4, AQ11)  stops everyone (S4.3, SQ22)
soldier                                 stops everyone (S4.4, SQ3)
worker     lets everyone pass (A5.3)    stops soldiers only (S4.5, SQ2, SQ5)
larva                                   lets everyone pass (SQ4)
=========  ===========================  =====================================

No ant ends its move where an ant of another colour is (A5.3, AQ11, AQ12, S4.2); own ants never
block and may share a space (A5.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.games.antropolis.components import QUEEN, SOLDIER, WORKER
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules.ants import KIND_COUNT, standing
from formicarium.games.antropolis.rules.masks import members

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState


_STOPPING: Final = ((QUEEN, SOLDIER), (QUEEN, SOLDIER, WORKER))
"""In Supersize Colony, what stops any ant, and what stops a soldier."""


def foreign(state: AntropolisState, seat: int) -> int:
    """Return the spaces where an ant of this seat cannot end, since others are there."""
    there = 0
    for other in range(state.players):
        if other != seat:
            there |= standing(state, other)
    return there


def closed(state: AntropolisState, seat: int, kind: int) -> int:
    """Return the spaces that an ant of this kind cannot pass: the table above."""
    stopping = _STOPPING[kind == SOLDIER] if RULESETS[state.variant].supersize else (QUEEN,)
    spaces = 0
    for other in range(state.players):
        if other != seat:
            for stops in stopping:
                spaces |= state.standing[KIND_COUNT * other + stops]
    return spaces


def within_reach(ways: list[int], start: int, closed_spaces: int) -> int:
    """Return all spaces that can be reached from a space without stopping, itself included."""
    return within_reach_of_any(ways, 1 << start, closed_spaces)


def within_reach_of_any(ways: list[int], starts: int, closed_spaces: int) -> int:
    """Return all spaces that can be reached from any of some spaces, themselves included."""
    reached = waiting = starts
    open_spaces = ~closed_spaces
    while waiting:
        lowest = waiting & -waiting
        found = ways[lowest.bit_length() - 1] & open_spaces & ~reached
        reached |= found
        waiting = waiting ^ lowest | found
    return reached


def network(state: AntropolisState, kind: int) -> list[int]:
    """A5.1, A5.2: return the ways open to a kind of ant, by space."""
    return state.halls if kind == QUEEN else state.ways


def reach(state: AntropolisState, seat: int, kind: int, start: int) -> int:
    """Return all spaces that an ant of this kind can pass from a space."""
    return within_reach(network(state, kind), start, closed(state, seat, kind))


def steps(state: AntropolisState, seat: int, kind: int, start: int) -> dict[int, int]:
    """Map each space that an ant can pass to the one before it on a shortest way from its start."""
    ways, open_spaces = network(state, kind), ~closed(state, seat, kind)
    before, waiting = {start: start}, [start]
    for here in waiting:
        for near in members(ways[here] & open_spaces):
            if near not in before:
                before[near] = here
                waiting.append(near)
    return before


def barred(state: AntropolisState, seat: int, kind: int, start: int) -> int:
    """A5.4, S4.3-S4.5: return the spaces beside an ant's ways where others stop it."""
    ways, around = network(state, kind), 0
    for space in members(reach(state, seat, kind, start)):
        around |= ways[space]
    return around & closed(state, seat, kind)


def doors(state: AntropolisState, space: int, from_spaces: int) -> int:
    """Return which of some spaces lie directly beside a space, with no earth between."""
    return state.ways[space] & from_spaces


def refuges(state: AntropolisState, seat: int, space: int, closed_doors: int) -> int:
    """S7.3.4, SQ12: return where a beaten ant can flee: adjacent spaces without other colours."""
    return state.ways[space] & ~closed_doors & ~foreign(state, seat)
