"""Specialists and their immediate effects (P9.3-P9.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from formicarium.games.micropolis.components import ARMY_CAP, EGGS, Specialist
from formicarium.games.micropolis.rules import guards

if TYPE_CHECKING:
    from collections.abc import Callable

    from formicarium.games.micropolis.rules.state import MicropolisState


Effect: TypeAlias = tuple[int, int, int]
"""What a specialist does at once: soldiers that the leader loses, recruits, architect markers."""

NO_EFFECT: Final = (0, 0, 0)


def _no_effect(state: MicropolisState, anthill: int, tile: int) -> Effect:
    """P9.7, P9.8: a queen scores at the end; so do fruits and gifts."""
    return NO_EFFECT


def architect(state: MicropolisState, anthill: int, tile: int) -> Effect:
    """P9.3: a marker, if one is left (PQ8)."""
    if not state.free_architect_markers:
        return NO_EFFECT
    state.architect_markers[state.actor] += 1
    return 0, 0, 1


def nurse(state: MicropolisState, anthill: int, tile: int) -> Effect:
    """P9.4: as many soldiers as she carries eggs."""
    return 0, _recruit(state, anthill, EGGS[tile]), 0


def officer(state: MicropolisState, anthill: int, tile: int) -> Effect:
    """P9.5, P12.9: the leader's army loses one if it can; then one joins here all the same."""
    lost = min(1, state.army[state.leader])
    state.army[state.leader] -= lost
    state.supply += lost
    return lost, _recruit(state, anthill, 1), 0


def guard(state: MicropolisState, anthill: int, tile: int) -> Effect:
    """P9.6: her owner decides."""
    guards.arrive(state, anthill)
    return NO_EFFECT


EFFECTS: Final[tuple[Callable[[MicropolisState, int, int], Effect], ...]] = tuple(
    {
        Specialist.NONE: _no_effect,
        Specialist.QUEEN: _no_effect,
        Specialist.NURSE: nurse,
        Specialist.ARCHITECT: architect,
        Specialist.OFFICER: officer,
        Specialist.GUARD: guard,
    }[specialist]
    for specialist in Specialist
)
"""By specialist."""


def _recruit(state: MicropolisState, anthill: int, soldiers: int) -> int:
    """Move soldiers from the supply to the army: as many as are there (PQ7) and fit (P5.7)."""
    recruits = min(soldiers, state.supply, ARMY_CAP - state.army[anthill])
    state.army[anthill] += recruits
    state.supply -= recruits
    return recruits
