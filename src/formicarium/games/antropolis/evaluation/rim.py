"""The rim of the table: the empty hexes where nests and tunnels can go on.

Most tables that are evaluated have one tile more than another one that was, so its rim is taken
over and only looked at anew around that tile.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from formicarium.games.antropolis.components import FOREST, SORT, TUNNEL
from formicarium.games.antropolis.geometry import BACK, OPEN, PART, STEP, TUNNEL_SIDE
from formicarium.games.antropolis.masks import members

if TYPE_CHECKING:
    from collections.abc import Hashable

    from formicarium.games.antropolis.state import AntropolisState


class Door(NamedTuple):
    """An empty hex where a nest or a tunnel can go on."""

    signature: int
    tunnels: tuple[int, ...]
    """The tunnel spaces whose ends meet there."""
    forests: int
    """How many forests show it a tunnel side."""
    nests: tuple[int, ...]
    """The nest tiles that do."""
    halls: tuple[int, ...]
    """The nest tiles that are open to it."""


Rim: TypeAlias = dict[int, Door]
"""Doors by hex, without those that only forests lead to."""


@lru_cache(maxsize=1 << 14)
def _sides(signature: int) -> tuple[tuple[int, int], ...]:
    """The sides of an empty hex that are not earth, with their kinds."""
    sides = [(side, signature >> 2 * side & 3) for side in range(6)]
    return tuple([(side, edge) for side, edge in sides if edge in (TUNNEL_SIDE, OPEN)])


def _door(state: AntropolisState, place: int, signature: int) -> Door | None:
    """What leads to an empty hex; none if that is nothing but earth and forests."""
    tunnels: list[int] = []
    nests: list[int] = []
    halls: list[int] = []
    forests = 0
    for side, edge in _sides(signature):
        tile = state.tile_at[place + STEP[side]]
        look = state.looks[tile]
        sort = SORT[look // 6]
        if edge == OPEN:
            halls.append(tile)
        elif sort == TUNNEL:
            tunnels.append(2 * tile + PART[look][BACK[side]])
        elif sort == FOREST:
            forests += 1
        else:
            nests.append(tile)
    if tunnels or nests or halls:
        return Door(signature, tuple(tunnels), forests, tuple(nests), tuple(halls))
    return None


def _whole_rim(state: AntropolisState) -> Rim:
    rim = {}
    for place, signature in state.frontier.items():
        door = _door(state, place, signature)
        if door:
            rim[place] = door
    return rim


def _rim_after(before: Rim, state: AntropolisState) -> Rim:
    """The rim with the last tile, from the rim without it."""
    rim, new = before.copy(), state.hexes[-1]
    rim.pop(new, None)
    for step in STEP:
        signature = state.frontier.get(new + step)
        if signature:
            door = _door(state, new + step, signature)
            if door:
                rim[new + step] = door
    return rim


class Edges:
    """The doors of a table by what leads to them; nests and tunnels go by their first members."""

    __slots__ = ("beside", "ends", "gaps", "nests_of", "promised", "rim")

    def __init__(self, state: AntropolisState, rim: Rim) -> None:
        self.rim = rim
        self.gaps: dict[int, list[int]] = {}
        """By nest, the signatures of the hexes that it is open to."""
        self.beside: dict[int, list[int]] = {}
        """By nest, the hexes at its tunnel sides."""
        self.ends: dict[int, list[int]] = {}
        """By tunnel, the hexes at its ends."""
        self.promised: dict[Hashable, float] = {}
        """What was thought about this table already (``promise``)."""
        for place, door in rim.items():
            for nest in {state.nest[tile] for tile in door.halls}:
                self.gaps.setdefault(nest, []).append(door.signature)
            for tile in door.nests:
                self.beside.setdefault(state.nest[tile], []).append(place)
            for space in door.tunnels:
                self.ends.setdefault(state.tunnel[space], []).append(place)
        self.nests_of = {tunnel: _nests_of(state, tunnel) for tunnel in self.ends}
        """By tunnel with an end, the nests that it reaches."""


def _nests_of(state: AntropolisState, tunnel: int) -> list[int]:
    return [state.nest[tile] for tile in members(state.tunnel_nests[tunnel])]


_Table: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
_known: Final[dict[_Table, Edges]] = {}
_MOST: Final = 1 << 10


def edges_of(state: AntropolisState) -> Edges:
    """The doors of a table; the last tables are remembered."""
    looks, hexes = tuple(state.looks), tuple(state.hexes)
    edges = _known.get((looks, hexes))
    if edges is None:
        before = _known.get((looks[:-1], hexes[:-1]))
        edges = Edges(state, _rim_after(before.rim, state) if before else _whole_rim(state))
        if len(_known) >= _MOST:
            _known.clear()
        _known[looks, hexes] = edges
    return edges
