"""What can be seen on the table: everything but what others choose unseen (M3.4, Q41)."""

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
    SHAPE,
    TRACKS,
)
from formicarium.games.myrmes.rules import births, together
from formicarium.games.myrmes.rules.geometry import LAIRS, SPOTS, hex_name
from formicarium.games.myrmes.rules.scoring import total
from formicarium.games.myrmes.rules.sources import SOURCES, WINTER

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from formicarium.games.myrmes.rules.state import MyrmesState


def observe(state: MyrmesState, viewer: int | None) -> dict[str, Any]:
    """Describe the table as plain data, hexes and pieces by their names."""
    return {
        "game": state.game_id,
        "variant": state.variant,
        "players": state.players,
        "year": state.year + 1,
        "season": SEASONS[state.season],
        "phase": state.phase,
        "first": state.first,
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
    """Q41: what the viewer has chosen in this phase; of others nothing."""
    if viewer is None or state.phase not in together.LEGAL:
        return None
    return list(state.chosen[viewer])


def _objective(state: MyrmesState, slot: int) -> dict[str, Any]:
    """An objective and in which round each seat has finished it."""
    rounds = [state.finished[OBJECTIVES_IN_PLAY * seat + slot] for seat in range(state.players)]
    return {"name": OBJECTIVES[state.objectives[slot]], "finished": rounds}


def _prey(state: MyrmesState) -> list[dict[str, str]]:
    lairs = zip(LAIRS[state.players], state.prey, strict=True)
    return [{"hex": hex_name(place), "prey": PREY[kind]} for place, kind in lairs if kind >= 0]


def _tile(state: MyrmesState, tile: int) -> dict[str, Any]:
    kind = state.tile_kind[tile]
    spot = SPOTS[SHAPE[kind]][state.tile_spot[tile]]
    cubes = state.tile_cubes[len(RESOURCES) * tile : len(RESOURCES) * (tile + 1)]
    return {
        "id": tile,
        "kind": KIND_NAMES[kind],
        "owner": None if state.tile_owner[tile] < 0 else state.tile_owner[tile],
        "hexes": [hex_name(cell) for cell in spot.cells],
        "turn": spot.turn,
        "cubes": dict(zip(RESOURCES, cubes, strict=True)),
    }


def _part(values: list[int], names: tuple[str, ...], seat: int) -> dict[str, int]:
    return dict(zip(names, values[len(names) * seat : len(names) * (seat + 1)], strict=True))


def _colony(state: MyrmesState, seat: int) -> dict[str, Any]:
    """What stands on a player's board and beside it."""
    return {
        "seat": seat,
        "points": total(state, seat),
        "lost": -state.points[len(SOURCES) * seat + WINTER],
        "event": EVENTS[state.event[seat]],
        "level": state.level[seat],
        "larvae": state.larvae[seat],
        "spent": state.spent[seat],
        "nurses": state.nurses[seat],
        "placed": _part(state.placed, TRACKS, seat),
        "workers": state.workers[seat],
        "rooms": [room for index, room in enumerate(ROOMS) if state.rooms[seat] >> index & 1],
        "soldiers": state.soldiers[seat],
        "reserve": births.reserve(state, seat),
        "store": _part(state.store, RESOURCES, seat),
        "prey": _part(state.prey_held, PREY, seat),
        "pheromones": _part(state.pheromones, KIND_NAMES[:PHEROMONES], seat),
        "owner_cubes": state.owner_cubes[seat],
        "exits": [hex_name(place) for place in state.exits[seat]],
    }


def sight(state: MyrmesState, viewer: int) -> Hashable:
    """The same as a key."""
    return (
        viewer,
        state.variant,
        state.year,
        state.season,
        state.phase,
        state.first,
        state.owing,
        state.chosen[viewer],
        tuple(state.dice),
        *_boards(state),
        tuple(state.objectives),
        tuple(state.special),
        tuple(state.supply),
        tuple(state.prey),
        tuple(state.tile_kind),
        tuple(state.tile_owner),
        tuple(state.tile_spot),
        tuple(state.tile_cubes),
        state.worker,
        state.steps_left,
        state.portion_taken,
        state.atelier_done,
        state.emptying,
        state.emptied,
    )


def _boards(state: MyrmesState) -> Iterable[Hashable]:
    """What stands on the players' boards and beside them."""
    return (
        tuple(state.event),
        tuple(state.larvae),
        tuple(state.spent),
        tuple(state.nurses),
        tuple(state.placed),
        tuple(state.workers),
        tuple(state.busy),
        tuple(state.soldiers),
        tuple(state.rooms),
        tuple(state.level),
        tuple(state.store),
        tuple(state.prey_held),
        tuple(state.pheromones),
        tuple(state.owner_cubes),
        tuple(state.exits),
        tuple(state.points),
        tuple(state.finished),
    )
