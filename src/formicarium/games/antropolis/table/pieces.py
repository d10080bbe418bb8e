"""Every piece as a sprite: what it is called, where it can lie, what is said about it.

Tiles that show the same, and ants of a colour and a kind, are alike; they are named by their place.
Pieces are made once and looked up afterwards, so that a scene costs next to nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from formicarium.core.message import Message, message
from formicarium.core.scene import Sprite, pooled
from formicarium.games.antropolis.components import CODES, KINDS, SORT, SORTS
from formicarium.games.antropolis.rules.geometry import hex_name, spot_name
from formicarium.games.antropolis.table import layout, words
from formicarium.games.antropolis.table.art.hexagon import Point

MAP: Final = "map"
MARKET: Final = "market"

TILE, TAG, ANT, MARK, SHIELD = range(5)
"""Layers, from the lowest."""


def hand_surface(seat: int) -> str:
    """The surface of a player."""
    return f"hand-{seat}"


def piece(
    name: str,
    symbol: str,
    at: Point,
    said: str,
    *,
    layer: int = ANT,
    seat: int | None = None,
    text: str = "",
    rotation: float = 0,
    **arguments: str | int | Message,
) -> Sprite:
    """A piece whose label and tip are messages of the same name."""
    label = message(f"antropolis-{said}", **arguments)
    tip = message(f"antropolis-{said}-tip", **arguments)
    return Sprite(name, f"antropolis-{symbol}", *at, rotation, layer, seat, label, tip, text)


# Tiles. They never leave the table once they are open.


def tile_name(face: int, place: str, number: int) -> str:
    """The id of a tile at a place: a hex, a hand, a place of the market."""
    return pooled(f"tile-{CODES[face]}", place, number)


@lru_cache(maxsize=8192)
def laid(look: int, place: int, nest: tuple[int, int] | None) -> Sprite:
    """A tile on the map; of an unfinished nest with what it is worth, and its open sides."""
    face, name = look // 6, tile_name(look // 6, hex_name(place), 0)
    return Sprite(
        name,
        f"antropolis-tile-{CODES[face]}",
        *layout.middle(place),
        rotation=layout.turned(look % 6),
        layer=TILE,
        label=words.tile(face),
        tip=words.tile_tip(face) if nest is None else _in_nest(face, nest),
    )


def _in_nest(face: int, nest: tuple[int, int]) -> Message:
    value, still_open = nest
    if not still_open:
        return message("antropolis-nest-complete", tip=words.tile_tip(face))
    return message("antropolis-nest-open", tip=words.tile_tip(face), points=value, open=still_open)


@lru_cache(maxsize=16384)
def to_be_laid(name: str, look: int, place: int) -> Sprite:
    """A tile where it could be laid; without words, since there are many ways."""
    x, y = layout.middle(place)
    symbol = f"antropolis-tile-{CODES[look // 6]}"
    return Sprite(name, symbol, x, y, layout.turned(look % 6), TILE)


@lru_cache(maxsize=8192)
def tile_at(name: str, face: int, x: float, y: float) -> Sprite:
    """A tile in a hand or in the market."""
    symbol, label = f"antropolis-tile-{CODES[face]}", words.tile(face)
    return Sprite(name, symbol, x, y, layer=TILE, label=label, tip=words.tile_tip(face))


def in_hand(seat: int, face: int, number: int) -> str:
    """The id of a tile in a hand, of those with this face."""
    return tile_name(face, f"hand-{seat}", number)


def on_offer(face: int, price: int) -> str:
    """The id of a tile of the market."""
    return tile_name(face, f"market-{SORTS[SORT[face]]}-{price}", 0)


# Ants.


def ant_name(seat: int, kind: int, place: str, number: int) -> str:
    """The id of an ant at a place: a space, the hand, or driven out."""
    return pooled(f"{KINDS[kind]}-{seat}", place, number)


def ant_on_map(seat: int, kind: int, spot: int, number: int) -> str:
    """The id of an ant in a space."""
    return ant_name(seat, kind, spot_name(spot), number)


def ant_in_hand(seat: int, kind: int, number: int) -> str:
    """The id of an ant in a hand."""
    return ant_name(seat, kind, f"hand-{seat}", number)


def beaten(seat: int, kind: int, number: int) -> str:
    """The id of an ant that has to flee."""
    return ant_name(seat, kind, "beaten", number)


@lru_cache(maxsize=16384)
def ant(name: str, seat: int, kind: int, x: float, y: float, where: str) -> Sprite:
    """An ant somewhere: on the table, in hand, or beaten."""
    said = f"{KINDS[kind]}-{where}"
    return piece(name, f"{KINDS[kind]}-{seat}", (x, y), said, seat=seat, player=words.player(seat))


@lru_cache(maxsize=8192)
def spent(seat: int, kind: int, spot: int, number: int, x: float, y: float) -> Sprite:
    """The mark of an ant that can do nothing more in this turn."""
    name = f"spent-{spot_name(spot)}-{KINDS[kind]}-{number}"
    return piece(name, "spent", (x, y), "spent", layer=MARK, seat=seat)


# Signs on the map.


@lru_cache(maxsize=4096)
def claim(seat: int, place: int, number: int, points: int) -> Sprite:
    """What a player would get for an unfinished nest as it is."""
    return piece(
        f"claim-{seat}-{hex_name(place)}",
        "claim",
        layout.shield(place, number),
        "claim",
        layer=SHIELD,
        seat=seat,
        text=str(points),
        player=words.player(seat),
        points=points,
    )


@lru_cache(maxsize=4096)
def gain(seat: int, place: int, number: int, points: int) -> Sprite:
    """What a tile would bring a player at once."""
    at = layout.shield(place, number)
    label = message("antropolis-gain", player=words.player(seat), points=points)
    text = f"+{points}"
    return Sprite(f"gain-{seat}", "antropolis-claim", *at, 0, SHIELD, seat, label, None, text)


@lru_cache(maxsize=4096)
def attacker(seat: int, place: int, side: int, number: int) -> Sprite:
    """A soldier's way into a tile under attack."""
    at, name = layout.entry(place, side), f"attacker-{number}"
    turn = layout.inwards(side)
    return piece(name, "attack", at, "attacker", layer=MARK, seat=seat, rotation=turn)


@lru_cache(maxsize=8192)
def step(seat: int, place: int, near: int, number: int) -> Sprite:
    """A step of an ant from a tile to the next one."""
    return Sprite(f"step-{number}", "antropolis-step", *layout.passage(place, near), MARK, seat)


@lru_cache(maxsize=8192)
def blocked(x: float, y: float, number: int) -> Sprite:
    """The sign at ants of another colour that bar the way."""
    name, at, label = f"blocked-{number}", layout.barrier((x, y)), message("antropolis-blocked")
    return Sprite(name, "antropolis-blocked", *at, 0, SHIELD, None, label)


# The market.


@cache
def pile(sort: int, slots: int, count: int) -> Sprite:
    """Tiles of a sort, face down."""
    name, at = pile_name(sort), layout.pile(sort, slots)
    return piece(name, name, at, name, layer=TAG, text=str(count), count=count)


def pile_name(sort: int) -> str:
    """The id of a pile."""
    return f"pile-{SORTS[sort]}"


@cache
def price(sort: int, slots: int, number: int) -> Sprite:
    """What a place of the market costs."""
    name, at = f"price-{SORTS[sort]}-{number + 1}", layout.price(sort, slots, number)
    cost = number + 1
    return piece(name, f"price-{cost}", at, "price", layer=TAG, food=cost)


@cache
def supply(slots: int, count: int) -> Sprite:
    """The food that nobody has."""
    at = layout.supply(slots)
    return piece("supply", "supply", at, "supply", layer=TAG, text=str(count), count=count)


@cache
def drawn(sort: int, number: int) -> Sprite:
    """A tile that would be drawn: its back, since nobody knows its face."""
    x, y = layout.in_hand(number, number + 1)
    return Sprite("drawn", f"antropolis-back-{SORTS[sort]}", x, y, layer=TILE)


# A player's hand.


@lru_cache(maxsize=1024)
def food(seat: int, variant: str, number: int, total: int) -> Sprite:
    """A food of a player."""
    name, at = pooled("food", f"purse-{seat}", number), layout.purse(variant, number, total)
    return piece(name, "food", at, "food", player=words.player(seat))


@cache
def start_player(seat: int) -> Sprite:
    """The mark of the start player."""
    return piece("start", "start", layout.START, "start", player=words.player(seat))
