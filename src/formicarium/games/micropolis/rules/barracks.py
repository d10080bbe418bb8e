"""Barracks (P9.1, P9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.message import message
from formicarium.core.seats import LETTERS
from formicarium.games.micropolis.components import BARRACKS_CAPACITY, BIT
from formicarium.games.micropolis.rules import rounds
from formicarium.games.micropolis.rules.actions import Fill, Leave, MicropolisAction

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.micropolis.rules.state import MicropolisState

_FILLINGS: Final[tuple[tuple[MicropolisAction, ...], ...]] = tuple(
    (Fill(seat), Leave(seat)) for seat in range(len(LETTERS))
)


def built(state: MicropolisState, anthill: int, tile: int) -> None:
    """P9.2: ask the owner if her army can fill the new barracks; otherwise it stays empty."""
    if state.army[anthill] >= BARRACKS_CAPACITY[tile]:
        state.phase = "barracks"


def legal(state: MicropolisState) -> list[MicropolisAction]:
    """P9.2: fill it, or leave it empty."""
    return list(_FILLINGS[state.actor])


def fill(state: MicropolisState, action: Fill) -> None:
    """P9.2: exactly as many soldiers as the barracks has symbols move in."""
    state.army[state.site] -= BARRACKS_CAPACITY[state.tile]
    state.full |= BIT[state.tile]
    rounds.effect_decided(state)


def leave(state: MicropolisState, action: Leave) -> None:
    """P9.2.1: the barracks stays empty until a guard comes."""
    rounds.effect_decided(state)


def why_not(state: MicropolisState, action: MicropolisAction) -> Broken:
    """Return the rule that asks for another decision: filling and leaving are always legal."""
    return "P9.2", message("micropolis-refused-barracks-first")


def barracks_of(anthill: tuple[int, ...]) -> list[int]:
    """Return the tiles of an anthill that show a barracks, in the order of the tiles."""
    return sorted([tile for tile in anthill if BARRACKS_CAPACITY[tile]])


def full_barracks(anthill: tuple[int, ...], full: int) -> list[int]:
    """Return those of them that are full."""
    return [tile for tile in barracks_of(anthill) if full & BIT[tile]]
