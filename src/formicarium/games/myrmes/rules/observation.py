"""What can be seen on the table: everything but others' secret choices (M3.4, Q41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formicarium.games.myrmes.components import (
    EVENTS,
    KIND_NAMES,
    OBJECTIVES,
    OBJECTIVES_IN_PLAY,
    PHEROMONES,
    PREY,
    RESOURCES,
    ROOMS,
    SEASONS,
    TRACKS,
)
from formicarium.games.myrmes.rules import births, larvae, settling, together
from formicarium.games.myrmes.rules.garden import spot_of
from formicarium.games.myrmes.rules.geometry import LAIRS, hex_name
from formicarium.games.myrmes.rules.goods import part
from formicarium.games.myrmes.rules.scoring import total
from formicarium.games.myrmes.rules.sources import SOURCES, WINTER

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.state import MyrmesState


def observe(state: MyrmesState, viewer: int | None) -> dict[str, Any]:
    """Return the table as plain data, with hexes and pieces by their names."""
    return {
        "game": state.game_id,
        "variant": state.variant,
        "players": state.players,
        "year": state.year + 1,
        "season": SEASONS[state.season],
        "phase": state.phase,
        "first": state.first,
        "start_spaces": [hex_name(place) for place in settling.open_spaces(state)],
        "exit_toll": state.exit_toll,
        "to_act": list(state.owing),
        "viewer": viewer,
        "chosen": _chosen(state, viewer),
        "dice": state.dice[:],
        "objectives": [_objective(state, slot) for slot in range(OBJECTIVES_IN_PLAY)],
        "special": {"double": state.special[0], "rhombic": state.special[1]},
        "supply": dict(zip((*RESOURCES, "larvae"), state.supply, strict=False)) or None,
        "prey": _prey(state),
        "tiles": [_tile(state, tile) for tile, spot in enumerate(state.tile_spot) if spot >= 0],
        "worker": None if state.worker < 0 else hex_name(state.worker),
        "steps_left": state.steps_left,
        "atelier_done": state.atelier_done,
        "emptying": None if state.emptying < 0 else OBJECTIVES[state.objectives[state.emptying]],
        "emptied": list(state.emptied),
        "colonies": [_colony(state, seat) for seat in range(state.players)],
        "outcome": [[kind, *values] for kind, values in state.outcome],
    }


def _chosen(state: MyrmesState, viewer: int | None) -> list[int] | None:
    """Q41: what the viewer has chosen in this phase, nothing of others."""
    if viewer is None or state.phase not in together.LEGAL:
        return None
    return list(state.chosen[viewer])


def _objective(state: MyrmesState, slot: int) -> dict[str, Any]:
    """Return an objective, with the round in which each seat has finished it."""
    rounds = state.finished[slot::OBJECTIVES_IN_PLAY]
    return {"name": OBJECTIVES[state.objectives[slot]], "finished": rounds}


def _prey(state: MyrmesState) -> list[dict[str, str]]:
    lairs = zip(LAIRS[state.players], state.prey, strict=True)
    return [{"hex": hex_name(place), "prey": PREY[kind]} for place, kind in lairs if kind >= 0]


def _tile(state: MyrmesState, tile: int) -> dict[str, Any]:
    spot = spot_of(state, tile)
    return {
        "id": tile,
        "kind": KIND_NAMES[state.tile_kind[tile]],
        "owner": None if state.tile_owner[tile] < 0 else state.tile_owner[tile],
        "hexes": [hex_name(cell) for cell in spot.cells],
        "turn": spot.turn,
        "cubes": _named(RESOURCES, state.tile_cubes, tile),
    }


def _named(names: tuple[str, ...], values: list[int], number: int) -> dict[str, int]:
    """Return the entries of one seat or tile by name."""
    return dict(zip(names, part(values, len(names), number), strict=True))


def _colony(state: MyrmesState, seat: int) -> dict[str, Any]:
    """Return what is on a player's board and beside it."""
    return {
        "seat": seat,
        "points": total(state, seat),
        "lost": -state.points[len(SOURCES) * seat + WINTER],
        "event": EVENTS[state.event[seat]],
        "level": state.level[seat],
        "larvae": state.larvae[seat],
        "portion_open": larvae.portion_open(state, seat),
        "spent": state.spent[seat],
        "nurses": state.nurses[seat],
        "placed": _named(TRACKS, state.placed, seat),
        "workers": state.workers[seat],
        "rooms": [room for index, room in enumerate(ROOMS) if state.rooms[seat] >> index & 1],
        "soldiers": state.soldiers[seat],
        "reserve": births.reserve(state, seat),
        "store": _named(RESOURCES, state.store, seat),
        "prey": _named(PREY, state.prey_held, seat),
        "pheromones": _named(KIND_NAMES[:PHEROMONES], state.pheromones, seat),
        "owner_cubes": state.owner_cubes[seat],
        "exits": [hex_name(place) for place in state.exits[seat]],
    }
