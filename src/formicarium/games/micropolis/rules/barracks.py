"""Barracks (P9.1, P9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.seats import LETTERS
from formicarium.games.micropolis.components import BARRACKS_CAPACITY
from formicarium.games.micropolis.rules import rounds
from formicarium.games.micropolis.rules.actions import Fill, Leave, MicropolisAction

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.state import MicropolisState

_FILLINGS: Final[tuple[tuple[MicropolisAction, ...], ...]] = tuple(
    (Fill(seat), Leave(seat)) for seat in range(len(LETTERS))
)


def built(state: MicropolisState, anthill: int, tile: int) -> bool:
    """P9.2: whether the army is large enough to fill the new barracks; else it stays empty."""
    if state.army[anthill] < BARRACKS_CAPACITY[tile]:
        return False
    state.phase = "barracks"
    return True


def legal_fillings(state: MicropolisState) -> list[MicropolisAction]:
    """P9.2: fill it, or leave it empty."""
    return list(_FILLINGS[state.actor])


def fill_or_leave(state: MicropolisState, action: Fill | Leave) -> None:
    """P9.2: exactly as many soldiers as it has symbols, or none until a guard comes (P9.2.1)."""
    if isinstance(action, Fill):
        state.army[state.site] -= BARRACKS_CAPACITY[state.tile]
        state.full |= 1 << state.tile
    rounds.effect_decided(state)


def barracks_of(anthill: tuple[int, ...]) -> list[int]:
    """The tiles of an anthill that show a barracks, in the order of the tile codes."""
    return sorted([tile for tile in anthill if BARRACKS_CAPACITY[tile]])


def full_barracks(anthill: tuple[int, ...], full: int) -> list[int]:
    """Those of them that are full."""
    return [tile for tile in barracks_of(anthill) if full >> tile & 1]
