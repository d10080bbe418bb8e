"""Adding a tile to the anthill (P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.micropolis.components import BARRACKS_CAPACITY, SPECIALIST
from formicarium.games.micropolis.rules import barracks
from formicarium.games.micropolis.rules.notation import LEFT
from formicarium.games.micropolis.rules.specialists import EFFECTS, NO_EFFECT

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.specialists import Effect
    from formicarium.games.micropolis.rules.state import MicropolisState


def extend(state: MicropolisState, anthill: int, tile: int, side: str) -> Effect:
    """P6.1, P6.2: lay the tile at either end of the run, and carry out its effect (P6.7).

    Return what the tile has done at once. If its owner has to decide, the phase has changed.
    """
    tiles = state.anthills[anthill]
    if side == LEFT:
        state.anthills[anthill] = (tile, *tiles)
        state.left_of_first[anthill] += 1
    else:
        state.anthills[anthill] = (*tiles, tile)
    if BARRACKS_CAPACITY[tile]:
        barracks.built(state, anthill, tile)
        return NO_EFFECT
    return EFFECTS[SPECIALIST[tile]](state, anthill, tile)
