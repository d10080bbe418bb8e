"""How much room a seat has in the garden, and which of its pheromones are connected.

Tiles and prey stay where they are for many decisions, so results are cached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from formicarium.games.myrmes.components import ASKS, MOVEMENT, PHEROMONES, SHAPE
from formicarium.games.myrmes.rules.emptying import connected
from formicarium.games.myrmes.rules.garden import anchor, tolled_exits
from formicarium.games.myrmes.rules.geometry import BESIDE, SPOTS, hexes_in, mask_of

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.geometry import Spot
    from formicarium.games.myrmes.rules.state import MyrmesState

_ABOUT_GROUPS: Final = frozenset([i for i, asks in enumerate(ASKS) if asks == "pheromones"])
_NEAR: Final = tuple([mask_of(near) for near in BESIDE])


class Grounds(NamedTuple):
    """The garden as a seat sees it."""

    tiles: tuple[int, ...]
    """The numbers of its tiles, in the order in which they were laid."""
    kinds: tuple[int, ...]
    """The kind of each tile."""
    space: int
    """The free hexes that its workers reach from exits without a soldier or an event."""
    group: int
    """The size of its largest connected group, if an objective asks for that (M14.13)."""


class _Garden(NamedTuple):
    """What is in the garden except for cubes, as in the state."""

    kinds: tuple[int, ...]
    spots: tuple[int, ...]
    owners: tuple[int, ...]
    exits: tuple[tuple[int, ...], ...]
    tolled: int
    """The exits that the seat does not enter without a soldier, as a mask (Q8b)."""
    blocked: int


def space_at(state: MyrmesState, place: int) -> int:
    """M7.4: the hex that stands for a space; a tile is a single space."""
    tile = state.tile_at[place]
    return place if tile < 0 else anchor(state, tile)


def grounds(state: MyrmesState, seat: int) -> Grounds:
    """Return the garden as a seat sees it."""
    garden = _Garden(
        tuple(state.tile_kind),
        tuple(state.tile_spot),
        tuple(state.tile_owner),
        tuple(state.exits),
        tolled_exits(state, seat),
        state.blocked,
    )
    return _grounds(garden, seat, not _ABOUT_GROUPS.isdisjoint(state.objectives))


@lru_cache(maxsize=1 << 12)
def _grounds(garden: _Garden, seat: int, grouped: bool) -> Grounds:
    own, neutral = _tiles_of(garden, seat), _tiles_of(garden, -1)
    kinds = tuple([garden.kinds[tile] for tile in own])
    spots = [_spot(garden, tile) for tile in own]
    open_tiles = [spot.mask for spot in (*spots, *[_spot(garden, tile) for tile in neutral])]
    group = 0
    if grouped:
        pheromones = [spot for spot, kind in zip(spots, kinds, strict=True) if kind < PHEROMONES]
        group = max([len(tiles) for tiles in connected(pheromones)], default=0)
    return Grounds(tuple(own), kinds, _free_hexes(garden, seat, open_tiles), group)


def _tiles_of(garden: _Garden, owner: int) -> list[int]:
    found = [tile for tile, other in enumerate(garden.owners) if other == owner]
    return [tile for tile in found if garden.spots[tile] >= 0]


def _spot(garden: _Garden, tile: int) -> Spot:
    return SPOTS[SHAPE[garden.kinds[tile]]][garden.spots[tile]]


def _free_hexes(garden: _Garden, seat: int, open_tiles: list[int]) -> int:
    """M7.4: go from space to space; a tile is a single space.

    Own and neutral tiles do not bar the way (M7.6, M7.7), and exits only if they have a toll.
    """
    exits = mask_of([place for exits in garden.exits for place in exits])
    barred = garden.blocked & ~exits | garden.tolled
    for tile in open_tiles:
        barred &= ~tile
    seen = edge = mask_of(garden.exits[seat])
    for _ in range(MOVEMENT):
        edge = _beside(edge) & ~barred & ~seen
        for tile in open_tiles:
            if tile & edge:
                edge |= tile
        seen |= edge
    return (seen & ~garden.blocked).bit_count()


def _beside(mask: int) -> int:
    found = 0
    for place in hexes_in(mask):
        found |= _NEAR[place]
    return found
