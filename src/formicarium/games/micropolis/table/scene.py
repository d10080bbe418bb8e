"""The table as a scene: the row with stack and supply, and the ring of every anthill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.labels import fact
from formicarium.core.message import message
from formicarium.core.scene import Fact, Scene, Surface
from formicarium.games.micropolis.components import BARRACKS_CAPACITY, BIT
from formicarium.games.micropolis.rules.scoring import score_sheet
from formicarium.games.micropolis.table import layout, pieces, words
from formicarium.games.micropolis.table.areas import areas

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.scene import Sprite
    from formicarium.games.micropolis.rules.state import MicropolisState


def scene(seen: MicropolisState) -> Scene:
    """Lay out what can be seen.

    >>> import formicarium as fm
    >>> table = scene(fm.game("micropolis").new(players=2, seed=7).imagine(None))
    >>> [surface.id for surface in table.surfaces]
    ['row', 'anthill-0', 'anthill-1']
    """
    anthills = [_anthill(seen, index) for index in range(len(seen.anthills))]
    return Scene((_row(seen), *anthills), tuple(_facts(seen)))


# The row.


def _row(seen: MicropolisState) -> Surface:
    return Surface(
        pieces.ROW,
        "offer",
        message("micropolis-row"),
        layout.ROW_WIDTH,
        layout.ROW_HEIGHT,
        (*_row_tiles(seen), *_beside_the_row(seen)),
    )


def _row_tiles(seen: MicropolisState) -> Iterator[Sprite]:
    for slot, (tile, soldiers) in enumerate(zip(seen.row, seen.row_soldiers, strict=True)):
        yield pieces.tile_in_row(tile, slot)
        yield pieces.price(slot)
        for number in range(soldiers):
            name = pieces.soldier(pieces.row(tile), number)
            yield pieces.soldier_on_row(name, slot, number, soldiers)


def _beside_the_row(seen: MicropolisState) -> Iterator[Sprite]:
    yield pieces.stack(len(seen.stack))
    yield pieces.supply(seen.supply)
    for number in range(seen.supply):
        yield pieces.soldier_in_supply(pieces.soldier(pieces.SUPPLY, number), number)
    for number in range(seen.free_architect_markers):
        yield pieces.architect_in_supply(pieces.free_architect(number), number)


# The anthills.


def _anthill(seen: MicropolisState, index: int) -> Surface:
    army, (seat, number) = seen.army[index], seen.owner(index)
    sprites = [pieces.ring(index), pieces.foundation(index, seat, army)]
    sprites += _ring_tiles(seen, index)
    sprites += [
        pieces.soldier_in_army(pieces.soldier(pieces.army(index), soldier), seat, soldier)
        for soldier in range(army)
    ]
    sprites += _markers(seen, index)
    side = layout.ANTHILL_SIDE
    title = words.anthill(seat, number)
    return Surface(
        pieces.surface_id(index),
        "player",
        title,
        side,
        side,
        tuple(sprites),
        seat,
        ground="lawn",
        areas=areas(index, tuple(seen.anthills[index]), -seen.left_of_first[index]),
    )


def _ring_tiles(seen: MicropolisState, index: int) -> Iterator[Sprite]:
    """Yield the tiles where they were laid, and the soldiers in their barracks."""
    seat = index // seen.each
    for place, tile in enumerate(seen.anthills[index], -seen.left_of_first[index]):
        yield pieces.tile_in_ring(tile, place)
        if seen.full & BIT[tile]:
            for number in range(BARRACKS_CAPACITY[tile]):
                name = pieces.soldier(pieces.barracks(tile), number)
                yield pieces.soldier_in_barracks(name, tile, place, number, seat)


def _markers(seen: MicropolisState, index: int) -> Iterator[Sprite]:
    """Yield the leader marker and, at a player's first anthill, her architect markers."""
    seat, further = divmod(index, seen.each)
    if index == seen.leader and seen.round:
        yield pieces.leader_marker(seat)
    if not further:
        for number in range(seen.architect_markers[seat]):
            yield pieces.architect_owned(pieces.owned_architect(seat, number), seat, number)


# Facts.


def _facts(seen: MicropolisState) -> Iterator[Fact]:
    rounds = f"{seen.round}/{seen.rounds}"
    yield Fact("micropolis-round", rounds, message("micropolis-fact-round"))
    for seat, points in enumerate(score_sheet(seen).totals()):
        markers = seen.architect_markers[seat]
        yield fact("micropolis-points", points, "micropolis-fact-points", seat, "points")
        armies = " + ".join(map(str, seen.armies_of(seat)))
        yield Fact("micropolis-soldier", armies, message("micropolis-fact-army"), seat)
        said = "micropolis-fact-architect-markers"
        yield fact("micropolis-architect-marker", markers, said, seat)
