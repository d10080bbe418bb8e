"""Where ants may go: what each kind may pass and where it may end (A5, S4).

A way leads over tunnel and open sides, never over earth (A5.1). A queen keeps to open sides: she
never leaves her nest (A5.2). Which ants of other colours stop an ant that comes by:

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

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState


_STOPPING: Final = ((QUEEN, SOLDIER), (QUEEN, SOLDIER, WORKER))
"""In Supersize Colony, what stops any ant, and what stops a soldier."""


def foreign(state: AntropolisState, seat: int) -> int:
    """The spaces where an ant of this seat cannot end, since others are there."""
    there = 0
    for other in range(state.players):
        if other != seat:
            there |= standing(state, other)
    return there


def closed(state: AntropolisState, seat: int, kind: int) -> int:
    """The spaces that an ant of this kind cannot pass: the table above."""
    stopping = _STOPPING[kind == SOLDIER] if RULESETS[state.variant].supersize else (QUEEN,)
    spaces = 0
    for other in range(state.players):
        if other != seat:
            for stops in stopping:
                spaces |= state.standing[KIND_COUNT * other + stops]
    return spaces


def within_reach(ways: list[int], start: int, closed_spaces: int) -> int:
    """All spaces that can be passed on the way from a space, itself included."""
    return within_reach_of_any(ways, 1 << start, closed_spaces)


def within_reach_of_any(ways: list[int], starts: int, closed_spaces: int) -> int:
    """All spaces that can be passed on the way from one of some spaces, themselves included."""
    reached = waiting = starts
    open_spaces = ~closed_spaces
    while waiting:
        lowest = waiting & -waiting
        found = ways[lowest.bit_length() - 1] & open_spaces & ~reached
        reached |= found
        waiting = waiting ^ lowest | found
    return reached


def network(state: AntropolisState, kind: int) -> list[int]:
    """A5.1, A5.2: the ways that are there for a kind of ant, by space."""
    return state.halls if kind == QUEEN else state.ways


def reach(state: AntropolisState, seat: int, kind: int, start: int) -> int:
    """All spaces that an ant of this kind can pass from a space."""
    return within_reach(network(state, kind), start, closed(state, seat, kind))


def doors(state: AntropolisState, space: int, from_spaces: int) -> int:
    """The spaces among some that lie directly beside a space, with no earth between."""
    return state.ways[space] & from_spaces


def refuges(state: AntropolisState, seat: int, space: int, closed_doors: int) -> int:
    """S7.3.4, SQ12: where a beaten ant can flee: next door, and nobody else is there."""
    return state.ways[space] & ~closed_doors & ~foreign(state, seat)
