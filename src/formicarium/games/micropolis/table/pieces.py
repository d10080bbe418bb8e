"""Every piece as a sprite: what it is called, where it can lie, what is said about it.

Pieces are made once and looked up afterwards, so that a scene costs next to nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from formicarium.core.message import message
from formicarium.core.scene import Sprite, pooled
from formicarium.games.micropolis.components import ARMY_CAP
from formicarium.games.micropolis.table import layout, words

if TYPE_CHECKING:
    from formicarium.core.message import Message

ROW: Final = "row"
"""The surface of the row."""
SUPPLY: Final = "supply"
"""The place of soldiers that nobody has."""

_GROUND, _PLATE, _TILE, _TAG, _FIGURE = range(5)
"""Layers, from the lowest."""


# Surfaces, and the places where soldiers and architect markers lie.


def surface_id(anthill: int) -> str:
    """The surface of an anthill, by its number among all on the table."""
    return f"anthill-{anthill}"


def army_place(anthill: int) -> str:
    """The foundation of an anthill."""
    return f"army-{anthill}"


def row_place(code: str) -> str:
    """A tile of the row."""
    return f"row-{code}"


def barracks_place(code: str) -> str:
    """The barracks of a tile."""
    return f"barracks-{code}"


def soldier(place: str, number: int) -> str:
    """The id of a soldier at a place."""
    return pooled("soldier", place, number)


def owned_architect(seat: int, number: int) -> str:
    """The id of an architect marker that a player holds."""
    return pooled("architect", f"architects-{seat}", number)


def free_architect(number: int) -> str:
    """The id of an architect marker of the supply."""
    return pooled("architect", "architects-supply", number)


# Tiles.


@cache
def tile_in_row(code: str, slot: int) -> Sprite:
    """A tile on offer."""
    return _tile(code, *layout.slot(slot), 0)


@lru_cache(maxsize=2048)
def tile_in_ring(code: str, place: int) -> Sprite:
    """A tile at a place of the ring, counted from the first tile laid."""
    return _tile(code, *layout.place(place))


def _tile(code: str, x: float, y: float, turn: float) -> Sprite:
    return Sprite(
        f"tile-{code}",
        f"micropolis-tile-{code}",
        x,
        y,
        turn,
        layer=_TILE,
        label=words.tile(code),
        tip=words.tile_tip(code),
    )


# What lies on the table but once.


@cache
def price(slot: int) -> Sprite:
    """What the tile at this place of the row costs (P5.3)."""
    return Sprite(
        f"price-{slot}",
        "micropolis-price",
        layout.slot(slot)[0],
        layout.PRICE_Y,
        layer=_TAG,
        label=message("micropolis-price", soldiers=slot),
        tip=message("micropolis-price-tip"),
        text=str(slot),
    )


@cache
def stack(tiles: int) -> Sprite:
    """The tiles to come, face down."""
    label = message("micropolis-stack", tiles=tiles)
    tip = message("micropolis-stack-tip")
    return Sprite(
        "stack",
        "micropolis-stack",
        *layout.STACK,
        layer=_TILE,
        label=label,
        tip=tip,
        text=str(tiles),
    )


@cache
def supply(soldiers: int) -> Sprite:
    """How many soldiers nobody has."""
    label = message("micropolis-supply", soldiers=soldiers)
    tip = message("micropolis-supply-tip")
    place = layout.SUPPLY
    return Sprite(
        "supply", "micropolis-supply", *place, layer=_TAG, label=label, tip=tip, text=str(soldiers)
    )


@cache
def ring(index: int) -> Sprite:
    """The ten empty places of an anthill."""
    return Sprite(
        f"ring-{index}",
        "micropolis-ring",
        *layout.FOUNDATION,
        layer=_GROUND,
        label=message("micropolis-ring"),
        tip=message("micropolis-ring-tip"),
    )


@cache
def foundation(index: int, seat: int, army: int) -> Sprite:
    """The middle of an anthill, with the number of soldiers that stand on it."""
    return Sprite(
        f"foundation-{index}",
        "micropolis-foundation",
        *layout.FOUNDATION,
        layer=_PLATE,
        seat=seat,
        label=message("micropolis-foundation", player=words.player(seat), soldiers=army),
        tip=message("micropolis-foundation-tip", most=ARMY_CAP),
        text=str(army),
    )


@cache
def leader_marker(seat: int) -> Sprite:
    """The leader marker at an anthill of a player."""
    return Sprite(
        "leader",
        "micropolis-leader",
        *layout.LEADER,
        layer=_TAG,
        label=message("micropolis-leader", player=words.player(seat)),
        tip=message("micropolis-leader-tip"),
    )


# Soldiers and architect markers.


@lru_cache(maxsize=4096)
def soldier_on_row(name: str, slot: int, number: int, soldiers: int) -> Sprite:
    """One of so many soldiers on a tile of the row."""
    x, y = layout.row_post(slot, number, soldiers)
    tip = message("micropolis-soldiers-on-row-tip", soldiers=soldiers)
    return _soldier(name, x, y, 0, message("micropolis-soldier-on-row"), tip)


@lru_cache(maxsize=1024)
def soldier_in_supply(name: str, number: int) -> Sprite:
    """A soldier that nobody has."""
    label = message("micropolis-soldier-in-supply")
    return _soldier(name, *layout.supply_post(number), 0, label, message("micropolis-supply-tip"))


@lru_cache(maxsize=4096)
def soldier_in_army(name: str, seat: int, number: int) -> Sprite:
    """A soldier on a foundation."""
    label = message("micropolis-soldier-in-army", player=words.player(seat))
    tip = message("micropolis-soldier-in-army-tip")
    return _soldier(name, *layout.ARMY[number], 0, label, tip, seat)


@lru_cache(maxsize=4096)
def soldier_in_barracks(name: str, code: str, place: int, number: int, seat: int) -> Sprite:
    """A soldier in the barracks of a tile at a place of the ring."""
    spot = layout.barracks_posts(code, place)[number]
    tip = message("micropolis-soldier-in-barracks-tip")
    return _soldier(name, *spot, message("micropolis-soldier-in-barracks"), tip, seat)


def _soldier(
    name: str,
    x: float,
    y: float,
    turn: float,
    label: Message,
    tip: Message,
    seat: int | None = None,
) -> Sprite:
    return Sprite(name, "micropolis-soldier", x, y, turn, _FIGURE, seat, label, tip)


@lru_cache(maxsize=64)
def architect_in_supply(name: str, number: int) -> Sprite:
    """An architect marker that nobody has."""
    return _architect(name, *layout.SUPPLY_ARCHITECTS[number], None)


@lru_cache(maxsize=64)
def architect_owned(name: str, seat: int, number: int) -> Sprite:
    """An architect marker that a player holds."""
    return _architect(name, *layout.ARCHITECTS[number], seat)


def _architect(name: str, x: float, y: float, seat: int | None) -> Sprite:
    return Sprite(
        name,
        "micropolis-architect-marker",
        x,
        y,
        layer=_TAG,
        seat=seat,
        label=message("micropolis-architect-marker"),
        tip=message("micropolis-architect-marker-tip"),
    )
