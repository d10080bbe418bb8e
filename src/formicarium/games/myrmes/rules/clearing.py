"""Clearing a pheromone (M11)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formicarium.core.message import message
from formicarium.games.myrmes.components import EARTH, PHEROMONES, POINTS
from formicarium.games.myrmes.rules import sources
from formicarium.games.myrmes.rules.actions import Clear, MyrmesAction
from formicarium.games.myrmes.rules.geometry import SPOTS
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, pay, score

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

_clear = cache(Clear)


def is_empty(state: MyrmesState, tile: int) -> bool:
    """M11.1, Q19: no cubes lie on it."""
    cubes = state.tile_cubes
    tile *= RESOURCE_COUNT
    return not (cubes[tile] or cubes[tile + 1] or cubes[tile + 2])


def add_legal(state: MyrmesState, seat: int, tile: int, actions: list[MyrmesAction]) -> None:
    """M11.1, M11.4: an empty pheromone for an earth; the worker stays on one of its hexes (Q13)."""
    kind = state.tile_kind[tile]
    if kind < PHEROMONES and state.store[RESOURCE_COUNT * seat + EARTH] and is_empty(state, tile):
        spot = SPOTS[kind][state.tile_spot[tile]]
        actions += [_clear(seat, cell) for cell in spot.cells]


def clear(state: MyrmesState, action: Clear) -> None:
    """M11.2, M11.3: the tile leaves the game; an opposing one brings its points."""
    tile = state.tile_at[state.worker]
    kind = state.tile_kind[tile]
    spot = SPOTS[kind][state.tile_spot[tile]]
    pay(state, action.seat, EARTH, 1)
    for cell in spot.cells:
        state.tile_at[cell] = -1
    state.blocked &= ~spot.mask
    state.tile_spot[tile] = -1
    state.worker = action.hex  # M11.6, Q13
    if state.tile_owner[tile] != action.seat:
        score(state, action.seat, sources.CLEARING, POINTS[kind])


def why_not(state: MyrmesState, action: Clear) -> Broken:
    """Return the rule that forbids this clearing, and the reason."""
    tile = state.tile_at[state.worker]
    if tile < 0:
        return "M11.5", message("myrmes-refused-no-pheromone")
    if state.tile_kind[tile] >= PHEROMONES:
        return "M10.6", message("myrmes-refused-clear-special")
    if not is_empty(state, tile):
        return "M11.1", message("myrmes-refused-clear-cubes")
    if not state.store[RESOURCE_COUNT * action.seat + EARTH]:
        return "M11.1", message("myrmes-refused-clear-price")
    return "Q13", message("myrmes-refused-clear-stand")
