"""The part of a table that matters to a seat: its nests, its tunnels and the doors to both.

Most tiles are laid elsewhere. Then the region stays the same, and so does all that was thought
about it (``promise``).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.antropolis.components import FOREST, SORT, TUNNEL
from formicarium.games.antropolis.rules.geometry import BACK, OPEN, PART, STEP, TUNNEL_SIDE
from formicarium.games.antropolis.rules.masks import members

if TYPE_CHECKING:
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
    """The nests that do; those of the region, by their places there."""
    halls: frozenset[int]
    """The nests that are open to it; likewise."""


class Way(NamedTuple):
    """Where a tunnel space leads to."""

    tunnels: tuple[int, ...]
    forest: bool
    nests: tuple[int, ...]
    """Those of the region, by their places there."""


class Site(NamedTuple):
    """A nest."""

    value: int
    """Its points when all gaps are closed by one tile each."""
    gaps: tuple[int, ...]
    """The signatures of the hexes that it is open to, in the order in which they came."""


class Region:
    """Nests, the tunnels that reach them or hold some workers, and tunnels that may join those."""

    __slots__ = ("doors", "hexes", "mask", "open_tunnels", "sites", "ways")

    def __init__(self, state: AntropolisState, rim: Rim, nests: tuple[int, ...], own: int) -> None:
        nest, tunnel = state.nest, state.tunnel
        place_of = {root: place for place, root in enumerate(nests)}
        tunnels = {tunnel[space] for tile, space in rim.joints if nest[tile] in place_of}
        tunnels.update([tunnel[space] for space in members(own) if tunnel[space] >= 0])
        doors = {place for place, tile in rim.beside if nest[tile] in place_of}
        doors.update([place for place, space in rim.ends if tunnel[space] in tunnels])
        tunnels.update([tunnel[space] for place, space in rim.ends if place in doors])
        ends = [(place, tunnel[space]) for place, space in rim.ends if tunnel[space] in tunnels]
        gaps = {place for place, tile in rim.gaps if nest[tile] in place_of}
        self.hexes = doors.union(gaps, [place for place, _ in ends])
        """All that the region can go on to."""
        self.doors = tuple([_door(state, place, place_of) for place in sorted(doors)])
        self.sites = tuple([_site(state, rim, root) for root in nests])
        spaces = [space for space in rim.tunnels if tunnel[space] in tunnels]
        self.ways = {space: _way(state, space, place_of) for space in spaces}
        self.mask = sum([1 << space for space in spaces])
        """The tunnel spaces."""
        self.open_tunnels = {root for _, root in ends}
        """The tunnels with ends, by their first spaces."""


def region_of(state: AntropolisState, rim: Rim, nests: tuple[int, ...], own: int) -> Region:
    """The region of some nests and of workers; what is known of it is taken over."""
    key = (nests, own)
    region = rim.regions.get(key)
    if region is None:
        region = rim.regions[key] = _taken_over(rim, key) or _looked_at(state, rim, nests, own)
    return region


def _taken_over(rim: Rim, key: tuple[tuple[int, ...], int]) -> Region | None:
    """The region as it was before the last tile, if that lies elsewhere."""
    region = rim.before.regions.get(key) if rim.before else None
    return region if region and region.hexes.isdisjoint(rim.around) else None


def _looked_at(state: AntropolisState, rim: Rim, nests: tuple[int, ...], own: int) -> Region:
    region = Region(state, rim, nests, own)
    apart = region.hexes.isdisjoint(rim.around)
    if rim.before and apart and _is_no_part(state, region, nests, own):
        rim.before.regions[nests, own] = region
    return region


def _is_no_part(state: AntropolisState, region: Region, nests: tuple[int, ...], own: int) -> bool:
    """Whether the last tile is no part of a region and leads to none."""
    tile = len(state.looks) - 1
    if own >> 2 * tile & 3 or state.nest[tile] in nests:
        return False
    near = members(state.ways[2 * tile] | state.ways[2 * tile + 1])
    return not any(space in region.ways or state.nest[space >> 1] in nests for space in near)


@lru_cache(maxsize=1 << 14)
def _sides(signature: int) -> tuple[tuple[int, int], ...]:
    """The sides of an empty hex that are not earth, with their kinds."""
    sides = [(side, signature >> 2 * side & 3) for side in range(6)]
    return tuple([(side, edge) for side, edge in sides if edge in (TUNNEL_SIDE, OPEN)])


def _door(state: AntropolisState, place: int, place_of: dict[int, int]) -> Door:
    """What leads to an empty hex."""
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
