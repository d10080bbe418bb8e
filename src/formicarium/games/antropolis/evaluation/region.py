"""The part of a table that matters to a seat: its nests, its tunnels and the doors to both.

Most tiles are laid elsewhere. Then the region stays the same object, and so does its value, which
``promise`` remembers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.antropolis.components import FOREST, SORT, TUNNEL
from formicarium.games.antropolis.rules.geometry import BACK, OPEN, PART, STEP, TUNNEL_SIDE
from formicarium.games.antropolis.rules.masks import members

if TYPE_CHECKING:
    from collections.abc import Container

    from formicarium.games.antropolis.evaluation.rim import Rim
    from formicarium.games.antropolis.rules.state import AntropolisState


class Door(NamedTuple):
    """An empty hex where a nest or a tunnel of the region can go on."""

    signature: int
    tunnels: tuple[int, ...]
    """The tunnel spaces whose ends meet there."""
    forests: int
    """How many forests show it a tunnel side."""
    nests: tuple[int, ...]
    """The nests of the region that do, by their places there."""
    halls: frozenset[int]
    """The nests of the region that are open to it, by their places there."""


class Way(NamedTuple):
    """The neighbours of a tunnel space."""

    tunnels: tuple[int, ...]
    forest: bool
    nests: tuple[int, ...]
    """The nests of the region beside it, by their places there."""


class Site(NamedTuple):
    """A nest."""

    value: int
    """Its points when all gaps are closed by one tile each."""
    gaps: tuple[int, ...]
    """The signatures of the hexes that it is open to, in the order in which they came."""


@dataclass(frozen=True, slots=True, eq=False)
class Region:
    """Nests, the tunnels that reach them or hold some workers, and tunnels that may join those."""

    doors: tuple[Door, ...]
    sites: tuple[Site, ...]
    ways: dict[int, Way]
    mask: int
    """The tunnel spaces."""
    open_tunnels: set[int]
    """The tunnels with ends, by their first spaces."""
    hexes: set[int]
    """All empty hexes that the region can go on to."""


def region_of(state: AntropolisState, rim: Rim, nests: tuple[int, ...], own: int) -> Region:
    """Return the region of some nests and of workers, from memory if it is known."""
    key = (nests, own)
    region = rim.regions.get(key)
    if region is None:
        region = rim.regions[key] = _untouched(rim, key) or _looked_at(state, rim, nests, own)
    return region


def _untouched(rim: Rim, key: tuple[tuple[int, ...], int]) -> Region | None:
    """Return the region as it was before the last tile, if that lies elsewhere."""
    region = rim.shared.get(key)
    return region if region and region.hexes.isdisjoint(rim.around) else None


def _looked_at(state: AntropolisState, rim: Rim, nests: tuple[int, ...], own: int) -> Region:
    """Survey a region; share it with tables that have another last tile, if that is no part."""
    region = survey(state, rim, nests, own)
    if region.hexes.isdisjoint(rim.around) and _is_no_part(state, region, nests, own):
        rim.shared[nests, own] = region
    return region


def survey(state: AntropolisState, rim: Rim, nests: tuple[int, ...], own: int) -> Region:
    """Look at the region of some nests and of workers."""
    place_of = {root: place for place, root in enumerate(nests)}
    tunnels = _tunnels(state, rim, place_of, own)
    doors = _doors(state, rim, place_of, tunnels)
    tunnels.update([state.tunnel[space] for place, space in rim.ends if place in doors])
    ends = [(place, state.tunnel[space]) for place, space in rim.ends]
    ends = [(place, root) for place, root in ends if root in tunnels]
    gaps = [place for place, tile in rim.gaps if state.nest[tile] in place_of]
    spaces = [space for space in rim.tunnels if state.tunnel[space] in tunnels]
    return Region(
        doors=tuple([_door(state, place, place_of) for place in sorted(doors)]),
        sites=tuple([_site(state, rim, root) for root in nests]),
        ways={space: _way(state, space, place_of) for space in spaces},
        mask=sum([1 << space for space in spaces]),
        open_tunnels={root for _, root in ends},
        hexes=doors.union(gaps, [place for place, _ in ends]),
    )


def _tunnels(state: AntropolisState, rim: Rim, nests: Container[int], own: int) -> set[int]:
    """Return the tunnels that reach some nests or hold own workers, by their first spaces."""
    tunnel = state.tunnel
    found = {tunnel[space] for tile, space in rim.joints if state.nest[tile] in nests}
    found.update([tunnel[space] for space in members(own) if tunnel[space] >= 0])
    return found


def _doors(state: AntropolisState, rim: Rim, nests: Container[int], tunnels: set[int]) -> set[int]:
    """Return the empty hexes that some nests show a tunnel side to, or where tunnels end."""
    found = {place for place, tile in rim.beside if state.nest[tile] in nests}
    found.update([place for place, space in rim.ends if state.tunnel[space] in tunnels])
    return found


def _is_no_part(state: AntropolisState, region: Region, nests: tuple[int, ...], own: int) -> bool:
    """Whether the last tile is no part of a region and not joined to it."""
    tile = len(state.looks) - 1
    if own >> 2 * tile & 3 or state.nest[tile] in nests:
        return False
    near = members(state.ways[2 * tile] | state.ways[2 * tile + 1])
    return not any(space in region.ways or state.nest[space >> 1] in nests for space in near)


@lru_cache(maxsize=1 << 14)
def _sides(signature: int) -> tuple[tuple[int, int], ...]:
    """Return the sides of an empty hex that are not earth, with their kinds."""
    sides = [(side, signature >> 2 * side & 3) for side in range(6)]
    return tuple([(side, edge) for side, edge in sides if edge in (TUNNEL_SIDE, OPEN)])


def _door(state: AntropolisState, place: int, place_of: dict[int, int]) -> Door:
    """Describe an empty hex by what leads to it."""
    tunnels: list[int] = []
    nests: list[int] = []
    halls: list[int] = []
    forests = 0
    signature = state.frontier[place]
    for side, edge in _sides(signature):
        tile = state.tile_at[place + STEP[side]]
        look = state.looks[tile]
        sort = SORT[look // 6]
        if sort == TUNNEL:
            tunnels.append(2 * tile + PART[look][BACK[side]])
        elif sort == FOREST:
            forests += 1
        elif state.nest[tile] in place_of:
            (halls if edge == OPEN else nests).append(place_of[state.nest[tile]])
    return Door(signature, tuple(tunnels), forests, tuple(nests), frozenset(halls))


def _way(state: AntropolisState, space: int, place_of: dict[int, int]) -> Way:
    near = members(state.ways[space])
    tunnels = [other for other in near if state.tunnel[other] >= 0]
    roots = [state.nest[other >> 1] for other in near if state.tunnel[other] < 0]
    return Way(tuple(tunnels), -1 in roots, tuple([place_of[r] for r in roots if r in place_of]))


def _site(state: AntropolisState, rim: Rim, nest: int) -> Site:
    places = {place for place, tile in rim.gaps if state.nest[tile] == nest}
    if len(places) > 1:
        gaps = tuple([demand for place, demand in state.frontier.items() if place in places])
    else:
        gaps = tuple([state.frontier[place] for place in places])
    return Site(state.nest_value[nest] + len(gaps), gaps)
