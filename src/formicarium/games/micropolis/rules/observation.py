"""What can be seen on the table: everything but the order of the stack (PQ26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formicarium.games.micropolis.components import TILE_CODES
from formicarium.games.micropolis.rules.barracks import full_barracks

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.state import MicropolisState


def observe(state: MicropolisState) -> dict[str, Any]:
    """Describe the table as plain data, tiles by their codes and anthills by seat and number."""
    return {
        "game": state.game_id,
        "variant": state.variant,
        "tiles": state.tile_set,
        "players": state.players,
        "round": state.round,
        "rounds": state.rounds,
        "first": state.first,
        "phase": state.phase,
        "to_act": list(state.to_act),
        "site": None if state.site < 0 else _place(state, state.site),
        "tile": None if state.tile < 0 else TILE_CODES[state.tile],
        "receivers": [_place(state, anthill) for anthill in state.receivers],
        "leader": _place(state, state.leader),
        "row": [
            {"tile": TILE_CODES[tile], "soldiers": soldiers}
            for tile, soldiers in zip(state.row, state.row_soldiers, strict=True)
        ],
        "stack": [TILE_CODES[tile] for tile in sorted(state.stack)],
        "supply": {
            "soldiers": state.supply,
            "architect_markers": state.free_architect_markers,
        },
        "architect_markers": state.architect_markers[:],
        "anthills": [_anthill(state, index) for index in range(len(state.anthills))],
        "outcome": [[kind, *values] for kind, values in state.outcome],
    }


def _place(state: MicropolisState, anthill: int) -> dict[str, int]:
    """Name an anthill by its owner's seat and its number, 0 for the only one of the base game."""
    seat, number = state.owner(anthill)
    return {"seat": seat, "anthill": number}


def _anthill(state: MicropolisState, index: int) -> dict[str, Any]:
    tiles = state.anthills[index]
    return {
        **_place(state, index),
        "tiles": [TILE_CODES[tile] for tile in tiles],
        "left_of_first": state.left_of_first[index],
        "army": state.army[index],
        "full": [TILE_CODES[tile] for tile in full_barracks(tiles, state.full)],
    }
