"""The table as a scene: the row with stack and supply, and the ring of every anthill."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from formicarium.core.message import message
from formicarium.core.scene import Fact, Scene, Surface
from formicarium.games.micropolis.components import TILE_BY_CODE
from formicarium.games.micropolis.table import layout, pieces, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.scene import Sprite


def scene(observation: dict[str, Any]) -> Scene:
    """Lay out what can be seen.

    >>> import formicarium as fm
    >>> table = scene(fm.game("micropolis").new(players=2, seed=7).observe(None))
    >>> [surface.id for surface in table.surfaces]
    ['row', 'anthill-0', 'anthill-1']
    """
    numbered = enumerate(observation["anthills"])
    anthills = [_anthill(index, anthill, observation) for index, anthill in numbered]
    return Scene((_row(observation), *anthills), tuple(_facts(observation)))


# The row.


def _row(observation: dict[str, Any]) -> Surface:
    return Surface(
        pieces.ROW,
        "offer",
        message("micropolis-row"),
        layout.ROW_WIDTH,
        layout.ROW_HEIGHT,
        (*_row_tiles(observation["row"]), *_beside_the_row(observation)),
    )


def _row_tiles(row: list[dict[str, Any]]) -> Iterator[Sprite]:
    for slot, offered in enumerate(row):
        code, soldiers = offered["tile"], offered["soldiers"]
        yield pieces.tile_in_row(code, slot)
        yield pieces.price(slot)
        for number in range(soldiers):
            yield pieces.soldier_on_row(
                pieces.soldier(pieces.row_place(code), number), slot, number, soldiers
            )


def _beside_the_row(observation: dict[str, Any]) -> Iterator[Sprite]:
    supply = observation["supply"]
    yield pieces.stack(len(observation["stack"]))
    yield pieces.supply(supply["soldiers"])
    for number in range(supply["soldiers"]):
        yield pieces.soldier_in_supply(pieces.soldier(pieces.SUPPLY, number), number)
    for number in range(supply["architect_markers"]):
        yield pieces.architect_in_supply(pieces.free_architect(number), number)


# The anthills.


def _anthill(index: int, anthill: dict[str, Any], observation: dict[str, Any]) -> Surface:
    seat = anthill["seat"]
    sprites = [pieces.ring(index), pieces.foundation(index, seat, anthill["army"])]
    sprites += _ring_tiles(anthill)
    sprites += [
        pieces.soldier_in_army(pieces.soldier(pieces.army_place(index), number), seat, number)
        for number in range(anthill["army"])
    ]
    sprites += _markers(anthill, observation)
    side = layout.ANTHILL_SIDE
    title = words.anthill_at(anthill)
    return Surface(pieces.surface_id(index), "player", title, side, side, tuple(sprites), seat)


def _ring_tiles(anthill: dict[str, Any]) -> Iterator[Sprite]:
    """The tiles where they were laid, and the soldiers in their barracks."""
    full = anthill["full"]
    for place, code in enumerate(anthill["tiles"], -anthill["left_of_first"]):
        yield pieces.tile_in_ring(code, place)
        if code in full:
            for number in range(TILE_BY_CODE[code].barracks):
                name = pieces.soldier(pieces.barracks_place(code), number)
                yield pieces.soldier_in_barracks(name, code, place, number, anthill["seat"])


def _markers(anthill: dict[str, Any], observation: dict[str, Any]) -> Iterator[Sprite]:
    """The leader marker, and at a player's first anthill her architect markers."""
    leader = observation["leader"]
    here = (leader["seat"], leader["anthill"]) == (anthill["seat"], anthill["anthill"])
    if here and observation["round"]:
        yield pieces.leader_marker(anthill["seat"])
    if anthill["anthill"] < 2:
        for number in range(observation["architect_markers"][anthill["seat"]]):
            yield pieces.architect_owned(
                pieces.owned_architect(anthill["seat"], number), anthill["seat"], number
            )


# Facts.


def _facts(observation: dict[str, Any]) -> Iterator[Fact]:
    rounds = f"{observation['round']}/{observation['rounds']}"
    yield Fact("micropolis-round", rounds, message("micropolis-fact-round"))
    armies: list[list[str]] = [[] for _ in range(observation["players"])]
    for anthill in observation["anthills"]:
        armies[anthill["seat"]].append(str(anthill["army"]))
    for seat, army in enumerate(armies):
        yield _army_fact(seat, " + ".join(army))
        yield _architect_fact(seat, observation["architect_markers"][seat])


@lru_cache(maxsize=1024)
def _army_fact(seat: int, army: str) -> Fact:
    return Fact("micropolis-soldier", army, message("micropolis-fact-army"), seat)


@cache
def _architect_fact(seat: int, markers: int) -> Fact:
    symbol = "micropolis-architect-marker"
    return Fact(symbol, str(markers), message("micropolis-fact-architect-markers"), seat)
