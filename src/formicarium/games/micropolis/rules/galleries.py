"""Galleries: gallery segments joined across touching tile edges (P7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from formicarium.games.micropolis.components import (
    ANTHILL_SIZE,
    FRUITS,
    LI,
    LO,
    RI,
    RO,
    SEGMENT_AT,
    TILES,
    Fruit,
    Segment,
    Specialist,
)

_LEFT_PORTS: Final = (0, 1)  # LO and LI; RO and RI are two places further in SEGMENT_AT
_LEFT: Final = LO | LI
_RIGHT: Final = RO | RI
_KINDS: Final = sum([1 << fruit for fruit in FRUITS])


class Gallery(NamedTuple):
    """What one gallery of an anthill holds."""

    ants: int
    fruit: int
    """Different fruits, gifts included (P11.3)."""
    queens: int
    tiles: int
    """Distinct tiles that it covers (P7.7)."""
    openings: int
    """Openings at the ends of the anthill, where new tiles may lengthen it."""
    left: int
    """How many of them are at its left end."""


@lru_cache(maxsize=1 << 15)
def galleries(anthill: tuple[int, ...]) -> tuple[Gallery, ...]:
    """Find the galleries of an anthill given from its left end to its right end.

    With ten tiles the ring is closed, and the last tile joins the first (P6.5, P7.5).

    >>> from formicarium.games.micropolis.components import TILE_BY_CODE
    >>> galleries((TILE_BY_CODE["Q2"].index,))[0]
    Gallery(ants=1, fruit=0, queens=1, tiles=1, openings=2, left=1)
    """
    return tuple([_gallery(group, len(anthill)) for group in _groups(anthill)])


def covered(anthill: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """P7.7: return by gallery, in the same order, the places of the anthill that it covers.

    >>> from formicarium.games.micropolis.components import TILE_BY_CODE
    >>> covered((TILE_BY_CODE["Q2"].index,))[0]
    (0,)
    """
    return tuple([tuple(sorted({place for place, _ in group})) for group in _groups(anthill)])


def dug(anthill: tuple[int, ...]) -> tuple[tuple[tuple[int, Segment], ...], ...]:
    """Return by gallery, in the same order, its segments, each with its place in the anthill."""
    return tuple([tuple(group) for group in _groups(anthill)])


def _groups(anthill: tuple[int, ...]) -> list[list[tuple[int, Segment]]]:
    """Return by gallery its segments, each with its place in the anthill."""
    root: dict[tuple[int, int], list[tuple[int, Segment]]] = {}
    for place, tile in enumerate(anthill):
        for number, segment in enumerate(TILES[tile].segments):
            root[place, number] = [(place, segment)]
    for place, tile in enumerate(anthill):
        after = place + 1
        if after == ANTHILL_SIZE:
            after = 0
        if after < len(anthill):
            _join(root, place, tile, after, anthill[after])
    return list({id(group): group for group in root.values()}.values())


def _join(
    root: dict[tuple[int, int], list[tuple[int, Segment]]],
    place: int,
    tile: int,
    after: int,
    next_tile: int,
) -> None:
    """P7.1: openings that face each other across an edge belong to one gallery."""
    for port in _LEFT_PORTS:
        here, there = SEGMENT_AT[tile][port + 2], SEGMENT_AT[next_tile][port]
        if here < 0 or there < 0:
            continue  # P6.3: a gallery that meets no opening ends there
        mine, other = root[place, here], root[after, there]
        if mine is not other:
            mine += other
            for key, group in root.items():
                if group is other:
                    root[key] = mine


def _gallery(group: list[tuple[int, Segment]], size: int) -> Gallery:
    """Count what lies in a gallery, in one pass: screens and bots ask for thousands."""
    ants = kinds = gifts = queens = tiles = left = right = 0
    last = size - 1
    for place, segment in group:
        ants += segment.ants
        kinds |= 1 << segment.fruit
        gifts += segment.fruit == Fruit.GIFT
        queens += segment.specialist == Specialist.QUEEN
        tiles |= 1 << place
        if place == 0:
            left += (segment.ports & _LEFT).bit_count()
        if place == last:
            right += (segment.ports & _RIGHT).bit_count()
    if size == ANTHILL_SIZE:
        left = right = 0  # P7.5: the ring is closed
    fruit = (kinds & _KINDS).bit_count() + gifts  # PQ14: a gift counts as a missing fruit
    return Gallery(
        ants=ants,
        fruit=min(len(FRUITS), fruit),
        queens=queens,
        tiles=tiles.bit_count(),  # PQ18: a tile counts once
        openings=left + right,
        left=left,
    )
