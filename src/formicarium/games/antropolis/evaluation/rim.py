"""The rim of the table: the empty hexes where nests and tunnels can go on.

Most tables that are evaluated have one tile more than another evaluated one. Its rim is extended by
the changes of the new tile.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from formicarium.games.antropolis.components import BROOD, DOUBLE, FOREST, NEST, SORT, TUNNEL
from formicarium.games.antropolis.rules.geometry import BACK, EARTH, EDGES, OPEN, PART, STEP

if TYPE_CHECKING:
    from formicarium.games.antropolis.evaluation.region import Region
    from formicarium.games.antropolis.rules.state import AntropolisState


_Pairs: TypeAlias = tuple[tuple[int, int], ...]
Regions: TypeAlias = "dict[tuple[tuple[int, ...], int], Region]"
"""By nests and spaces with workers (``region``)."""


class Rim(NamedTuple):
    """The sides that the tiles of a table show to empty hexes and to each other."""

    around: tuple[int, ...]
    """The hex of the last tile and those beside it."""
    regions: Regions
    """The regions of this table that were looked at."""
    shared: Regions
    """The regions of the table without the last tile, shared by all tables that extend it."""
    tile_at: dict[int, int]
    tunnels: tuple[int, ...]
    """The spaces of tunnels."""
    forests: int
    """The spaces of forests, as a mask."""
    chambers: int
    """The spaces of brood chambers (A1.5)."""
    ends: _Pairs
    """Empty hexes, and tunnel spaces that lead there."""
    beside: _Pairs
    """Empty hexes, and nest tiles with a tunnel side there."""
    gaps: _Pairs
    """Empty hexes, and nest tiles that are open to them."""
    joints: _Pairs
    """Nest tiles, and tunnel spaces that lead there."""


_TABLES: Final = 1 << 11
_SHOWN: Final = tuple(
    [
        [(STEP[side], edge, BACK[side]) for side, edge in enumerate(edges) if edge != EARTH]
        for edges in EDGES
    ]
)
"""By look, the sides that are not earth: the way to the next hex, the kind, and the way back."""


def rim_of(state: AntropolisState) -> Rim:
    """Return the rim of a table; the last ones are remembered."""
    return _rim(tuple(state.looks), tuple(state.hexes))


@lru_cache(maxsize=_TABLES)
def _rim(looks: tuple[int, ...], hexes: tuple[int, ...]) -> Rim:
    if not looks:
        return Rim((), {}, {}, {}, (), 0, 0, (), (), (), ())
    return _rim_with(_rim(looks[:-1], hexes[:-1]), looks, hexes[-1])


def _rim_with(before: Rim, looks: tuple[int, ...], place: int) -> Rim:
    """Extend a rim by the last tile."""
    face, tile = looks[-1] // 6, len(looks) - 1
    ends, beside, gaps, joints = _shown(before.tile_at, looks, place)
    return Rim(
        (place, *[place + step for step in STEP]),
        {},
        before.regions,
        {**before.tile_at, place: tile},
        before.tunnels + _tunnels(face, tile),
        before.forests | (SORT[face] == FOREST) << 2 * tile,
        before.chambers | BROOD[face] << 2 * tile,
        (*[end for end in before.ends if end[0] != place], *ends),
        (*[side for side in before.beside if side[0] != place], *beside),
        (*[gap for gap in before.gaps if gap[0] != place], *gaps),
        (*before.joints, *joints),
    )


def _tunnels(face: int, tile: int) -> tuple[int, ...]:
    """Return the tunnel spaces of a tile (A1.10)."""
    if SORT[face] != TUNNEL:
        return ()
    return (2 * tile, 2 * tile + 1) if DOUBLE[face] else (2 * tile,)


_Found: TypeAlias = list[tuple[int, int]]


def _shown(
    tile_at: dict[int, int], looks: tuple[int, ...], place: int
) -> tuple[_Found, _Found, _Found, _Found]:
    """Return the ends, sides of nests, gaps and joints that the last tile adds."""
    look, tile = looks[-1], len(looks) - 1
    sort, parts = SORT[look // 6], PART[look]
    ends: _Found = []
    beside: _Found = []
    gaps: _Found = []
    joints: _Found = []
    for step, edge, back in _SHOWN[look]:
        near = place + step
        other = tile_at.get(near)
        if other is not None:
            if edge != OPEN:
                joints += _joint(tile, look, BACK[back], other, looks[other])
        elif edge == OPEN:
            gaps.append((near, tile))
        elif sort == TUNNEL:
            ends.append((near, 2 * tile + parts[BACK[back]]))
        elif sort == NEST:
            beside.append((near, tile))
    return ends, beside, gaps, joints


def _joint(tile: int, look: int, side: int, other: int, other_look: int) -> _Found:
    """Return the joint of a tunnel and a nest that meet at a side; none of other sorts."""
    sorts = SORT[look // 6], SORT[other_look // 6]
    if sorts == (NEST, TUNNEL):
        return [(tile, 2 * other + PART[other_look][BACK[side]])]
    if sorts == (TUNNEL, NEST):
        return [(other, 2 * tile + PART[look][side])]
    return []
