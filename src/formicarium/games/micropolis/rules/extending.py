"""Adding a tile to the anthill (P6) and starting its effect (P6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.micropolis.components import BARRACKS_CAPACITY, SPECIALIST
from formicarium.games.micropolis.rules import barracks, rounds, specialists
from formicarium.games.micropolis.rules.actions import LEFT

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.state import MicropolisState


def extend(state: MicropolisState, anthill: int, tile: int, side: str) -> None:
    """P6.1, P6.2: at either end of the run; then its effect, and the turn is over."""
    tiles = state.anthills[anthill]
    if side == LEFT:
        state.anthills[anthill] = (tile, *tiles)
        state.left_of_first[anthill] += 1
    else:
        state.anthills[anthill] = (*tiles, tile)
    if _asks_owner(state, anthill, tile):
        state.site, state.tile = anthill, tile
    else:
        rounds.end_turn(state)


def _asks_owner(state: MicropolisState, anthill: int, tile: int) -> bool:
    """P6.7: carry out the effect; whether it waits for a decision of the owner."""
    if BARRACKS_CAPACITY[tile]:
        return barracks.built(state, anthill, tile)
    return specialists.EFFECTS[SPECIALIST[tile]](state, anthill, tile)
