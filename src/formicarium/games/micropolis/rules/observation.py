"""What can be seen on the table: everything but the order of the stack (PQ26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formicarium.games.micropolis.components import ANTHILL_SIZE, ARCHITECT_MARKERS, TILE_CODES
from formicarium.games.micropolis.rules.barracks import full_barracks

if TYPE_CHECKING:
    from collections.abc import Hashable

    from formicarium.games.micropolis.rules.state import MicropolisState


def observe(state: MicropolisState) -> dict[str, Any]:
    """Describe the table as plain data, tiles by their codes and anthills by seat and number."""
    each = state.each
    return {
        "game": state.game_id,
        "variant": state.variant,
        "players": state.players,
        "round": state.round,
        "rounds": ANTHILL_SIZE * each,
        "first": state.first,
        "phase": state.phase,
        "to_act": list(state.to_act),
        "site": None if state.site < 0 else place(state, state.site),
        "tile": None if state.tile < 0 else TILE_CODES[state.tile],
        "receivers": [place(state, anthill) for anthill in state.receivers],
        "leader": place(state, state.leader),
        "row": [
            {"tile": TILE_CODES[tile], "soldiers": soldiers}
            for tile, soldiers in zip(state.row, state.row_soldiers, strict=True)
        ],
        "stack": [TILE_CODES[tile] for tile in sorted(state.stack)],
        "supply": {
            "soldiers": state.supply,
            "architect_markers": ARCHITECT_MARKERS - sum(state.architect_markers),
        },
        "architect_markers": state.architect_markers[:],
        "anthills": [_anthill(state, index) for index in range(len(state.anthills))],
        "outcome": [[kind, *values] for kind, values in state.outcome],
    }


def place(state: MicropolisState, anthill: int) -> dict[str, int]:
    """Name an anthill by its owner's seat and its number, 0 for the only one of the base game."""
    seat, number = divmod(anthill, state.each)
    return {"seat": seat, "anthill": number + 1 if state.each > 1 else 0}


def _anthill(state: MicropolisState, index: int) -> dict[str, Any]:
    tiles = state.anthills[index]
    return {
        **place(state, index),
        "tiles": [TILE_CODES[tile] for tile in tiles],
        "left_of_first": state.left_of_first[index],
        "army": state.army[index],
        "full": [TILE_CODES[tile] for tile in full_barracks(tiles, state.full)],
    }


def sight(state: MicropolisState) -> Hashable:
    """The same as a key."""
    return (
        state.variant,
        state.round,
        state.first,
        state.turn,
        state.leader,
        state.phase,
        state.actor,
        state.site,
        state.tile,
        state.receivers,
        tuple(state.row),
        tuple(state.row_soldiers),
        frozenset(state.stack),
        state.supply,
        tuple(state.anthills),
        tuple(state.left_of_first),
        tuple(state.army),
        state.full,
        tuple(state.architect_markers),
    )
