"""Going out and moving (M7)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    MOVE_UP,
    MOVEMENT,
    MOVEMENT_WITH_EVENT,
    PHEROMONES,
    PREY_SOLDIERS,
    SHAPE,
    WATER,
)
from formicarium.games.myrmes.rules import clearing, hunting, larvae, placing, workers
from formicarium.games.myrmes.rules.actions import (
    Clear,
    GoOut,
    Hunt,
    MyrmesAction,
    Place,
    Step,
    Stop,
)
from formicarium.games.myrmes.rules.geometry import (
    LAIR_AT,
    NEIGHBOURS,
    SPOTS,
    TERRAIN,
    USED,
    Spot,
    exits_of,
    hex_name,
    mask_of,
)
from formicarium.games.myrmes.rules.goods import ruleset

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

_step = cache(Step)
_hunt = cache(Hunt)
_stop = cache(Stop)


def go_out(state: MyrmesState, action: GoOut) -> None:
    """M7.1, M7.3, M4.9: onto an exit for no point; the worker has three, or six with move+3."""
    state.workers[action.seat] -= 1
    state.worker = action.hex
    fast = state.event[action.seat] == MOVE_UP
    state.steps_left = MOVEMENT_WITH_EVENT if fast else MOVEMENT


def beside(state: MyrmesState, place: int) -> tuple[int, ...]:
    """M7.4: the hexes beside a hex, or beside any hex of the tile that lies there."""
    tile = state.tile_at[place]
    if tile < 0:
        return NEIGHBOURS[state.players][place]
    return exits_of(state.players, SHAPE[state.tile_kind[tile]], state.tile_spot[tile])


def space(state: MyrmesState, place: int) -> tuple[int, ...]:
    """M7.4: the hexes that are one space with this one; a tile is a single space."""
    tile = state.tile_at[place]
    return (place,) if tile < 0 else spot_of(state, tile).cells


def entry_price(state: MyrmesState, seat: int, place: int) -> int:
    """M7.7, M8.2: the soldiers that entering a hex takes."""
    prey = hunting.prey_at(state, place)
    return PREY_SOLDIERS[prey] if prey >= 0 else toll(state, seat, place)


def tolled_exits(state: MyrmesState, seat: int) -> int:
    """Q8b: the opposing tunnel exits that cost a soldier to enter, as a mask."""
    if not state.exit_toll:
        return 0
    opposing = [exits for other, exits in enumerate(state.exits) if other != seat]
    return mask_of([place for exits in opposing for place in exits])


def toll(state: MyrmesState, seat: int, place: int) -> int:
    """M7.6, M7.7, Q8b, Q15: a soldier for an opposing tile or exit; none for own and neutral."""
    tile = state.tile_at[place]
    if tile < 0:  # most hexes: screens ask for thousands of prices
        return tolled_exits(state, seat) >> place & 1 if state.exit_toll else 0
    owner = state.tile_owner[tile]
    if owner < 0 or owner == seat:
        return 0
    if state.tile_kind[tile] >= PHEROMONES and not ruleset(state).toll_on_special:  # D5, Q15b
        return 0
    return 1


def spot_of(state: MyrmesState, tile: int) -> Spot:
    """Return where a tile lies."""
    return SPOTS[SHAPE[state.tile_kind[tile]]][state.tile_spot[tile]]


def anchor(state: MyrmesState, tile: int) -> int:
    """Return the hex that names a tile: its first."""
    return SPOTS[SHAPE[state.tile_kind[tile]]][state.tile_spot[tile]].cells[0]


def legal(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """M7.11: move, hunt, clear, place, or end the way, in any order."""
    actions: list[MyrmesAction] = []
    if state.steps_left:
        _add_steps(state, seat, actions)
    tile = state.tile_at[state.worker]
    if tile >= 0:
        clearing.add_legal(state, seat, tile, actions)
    elif not state.blocked >> state.worker & 1:
        placing.add_legal(state, seat, actions)
    larvae.add_legal(state, seat, actions)
    actions.append(_stop(seat))
    return actions


def _add_steps(state: MyrmesState, seat: int, actions: list[MyrmesAction]) -> None:
    """Add each tile once, as it is one space (M7.4); prey can only be hunted (M7.9)."""
    tile_at, lairs, soldiers = state.tile_at, LAIR_AT[state.players], state.soldiers[seat]
    passed = [tile_at[state.worker]]
    for place in beside(state, state.worker):
        tile, lair = tile_at[place], lairs[place]
        if tile >= 0:
            if tile not in passed:
                passed.append(tile)
                if soldiers >= toll(state, seat, place):
                    actions.append(_step(seat, anchor(state, tile)))
        elif lair >= 0 and state.prey[lair] >= 0:
            if soldiers >= PREY_SOLDIERS[state.prey[lair]]:
                actions.append(_hunt(seat, place))
        elif soldiers >= toll(state, seat, place):
            actions.append(_step(seat, place))


def step(state: MyrmesState, action: Step) -> None:
    """M7.4, M7.7: a point, and what the space costs at each entry (Q11)."""
    state.steps_left -= 1
    state.worker = action.hex
    state.soldiers[action.seat] -= toll(state, action.seat, action.hex)


def stop(state: MyrmesState, action: Stop) -> None:
    """M7.2: the worker goes to the reserve."""
    workers.end_go(state)


def why_not(state: MyrmesState, action: MyrmesAction) -> Broken:
    """Return the rule that forbids this on the way, and the reason."""
    if isinstance(action, Place):
        return placing.why_not(state, action)
    if isinstance(action, Clear):
        return clearing.why_not(state, action)
    if isinstance(action, Step | Hunt):
        return _cannot_enter(state, action)
    return "M7.2", message("myrmes-refused-on-its-way")


def _cannot_enter(state: MyrmesState, action: Step | Hunt) -> Broken:
    place = action.hex
    if not USED[state.players][place]:
        return "M7.10", message("myrmes-refused-unused")
    if TERRAIN[place] == WATER:
        return "M7.8", message("myrmes-refused-water")
    tile = state.tile_at[place]
    if tile >= 0 and place != anchor(state, tile):
        return "M7.4", message("myrmes-refused-one-space", hex=hex_name(anchor(state, tile)))
    if not _adjacent(state, place, tile):
        return "M7.4", message("myrmes-refused-not-beside")
    if not state.steps_left:
        return "M7.3", message("myrmes-refused-no-movement")
    prey = hunting.prey_at(state, place)
    if prey < 0 and isinstance(action, Hunt):
        return "M8.1", message("myrmes-refused-no-prey")
    if prey < 0:
        return "Q8b" if tile < 0 else "M7.7", message("myrmes-refused-toll")
    if isinstance(action, Step):
        return "M7.9", message("myrmes-refused-prey")
    return hunting.why_not(state, action.seat, prey)


def _adjacent(state: MyrmesState, place: int, tile: int) -> bool:
    if tile < 0:
        return place in beside(state, state.worker)
    near = [state.tile_at[other] for other in beside(state, state.worker)]
    return tile in near and tile != state.tile_at[state.worker]
