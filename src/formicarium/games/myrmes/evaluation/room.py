"""How much room a seat has in the garden, and how its pheromones hang together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.games.myrmes.components import ASKS, MOVEMENT, SHAPE
from formicarium.games.myrmes.geometry import LAIR_AT, NEIGHBOURS, SPOTS, exits_of
from formicarium.games.myrmes.rules.emptying import groups
from formicarium.games.myrmes.rules.garden import anchor

if TYPE_CHECKING:
    from formicarium.games.myrmes.state import MyrmesState

_ABOUT_GROUPS: Final = [i for i, asks in enumerate(ASKS) if asks == "pheromones"]


def around(state: MyrmesState, place: int) -> tuple[int, ...]:
    """M7.4: the hexes beside a hex, or beside the tile that lies there."""
    tile = state.tile_at[place]
    if tile < 0:
        return NEIGHBOURS[state.players][place]
    return exits_of(state.players, SHAPE[state.tile_kind[tile]], state.tile_spot[tile])


def space_at(state: MyrmesState, place: int) -> int:
    """M7.4: the hex that stands for the space: a tile is one."""
    tile = state.tile_at[place]
    return place if tile < 0 else anchor(state, tile)


def has_prey(state: MyrmesState, place: int) -> bool:
    """Whether a prey is there."""
    lair = LAIR_AT[state.players][place]
    return lair >= 0 and state.prey[lair] >= 0


def free_hexes(state: MyrmesState, seat: int) -> int:
    """Count the free hexes within an ordinary way from own exits, without any soldier."""
    seen = set(state.exits[seat])
    edge = list(seen)
    for _ in range(MOVEMENT):
        reached = []
        for place in edge:
            for near in around(state, place):
                if near not in seen and _is_open(state, seat, near):
                    seen.update(_space(state, near))
                    reached.append(near)
        edge = reached
    return len([place for place in seen if not state.blocked >> place & 1])


def _is_open(state: MyrmesState, seat: int, place: int) -> bool:
    tile = state.tile_at[place]
    if tile >= 0:
        return state.tile_owner[tile] in (seat, -1)
    return not has_prey(state, place)


def _space(state: MyrmesState, place: int) -> tuple[int, ...]:
    tile = state.tile_at[place]
    if tile < 0:
        return (place,)
    return SPOTS[SHAPE[state.tile_kind[tile]]][state.tile_spot[tile]].cells


def largest_group(state: MyrmesState, seat: int) -> int:
    """M14.13: the most pheromones that hang together, where an objective asks for them."""
    if not any(objective in state.objectives for objective in _ABOUT_GROUPS):
        return 0
    return max([len(group) for group in groups(state, seat)], default=0)
