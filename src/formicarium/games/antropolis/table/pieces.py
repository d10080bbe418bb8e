"""Every piece as a sprite: its id, its place, its label and its tip.

Tiles with the same face, and ants of a colour and a kind, are alike; they are named by their place.
Pieces are made once and looked up afterwards, so that a scene is cheap.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from formicarium.core.labels import piece, player
from formicarium.core.message import Message, message
from formicarium.core.scene import Sprite, pooled
from formicarium.games.antropolis.components import CODES, KINDS, SORT, SORTS
from formicarium.games.antropolis.rules.geometry import hex_name, spot_name
from formicarium.games.antropolis.table import layout, places, words

MAP: Final = "map"
MARKET: Final = "market"

STALL, TILE, TAG, ANT, MARK, SHIELD = range(-1, 5)
"""Layers, from the lowest."""


def hand_surface(seat: int) -> str:
    """Return the id of the surface of a player."""
    return f"hand-{seat}"


# Tiles. They never leave the table once they are open.


def tile_name(face: int, place: str, number: int) -> str:
    """Return the id of a tile at a place: a hex, a hand, a place of the market."""
    return pooled(f"tile-{CODES[face]}", place, number)


@lru_cache(maxsize=8192)
def laid(look: int, place: int, nest: tuple[int, int] | None) -> Sprite:
    """Return a tile on the map; ``nest`` is the value of its nest and its open sides."""
    face, name = look // 6, tile_name(look // 6, hex_name(place), 0)
    return Sprite(
        name,
        f"antropolis-tile-{CODES[face]}",
        *layout.middle(place),
        rotation=layout.turned(look % 6),
        layer=TILE,
        label=words.tile_on_map(look, place),
        tip=words.tile_tip(face) if nest is None else _in_nest(face, nest),
    )


def _in_nest(face: int, nest: tuple[int, int]) -> Message:
    value, still_open = nest
    if not still_open:
        return message("antropolis-nest-complete", tip=words.tile_tip(face))
    return message("antropolis-nest-open", tip=words.tile_tip(face), points=value, open=still_open)


@lru_cache(maxsize=16384)
def to_be_laid(name: str, look: int, place: int) -> Sprite:
    """Return a tile where it could be laid; without words, since there are many ways."""
    x, y = layout.middle(place)
    symbol = f"antropolis-tile-{CODES[look // 6]}"
    return Sprite(name, symbol, x, y, layout.turned(look % 6), TILE)


@lru_cache(maxsize=8192)
def tile_at(name: str, face: int, x: float, y: float) -> Sprite:
    """Return a tile in a hand or in the market."""
    symbol, label = f"antropolis-tile-{CODES[face]}", words.tile_to_lay(face)
    return Sprite(name, symbol, x, y, layer=TILE, label=label, tip=words.tile_tip(face))


def in_hand(seat: int, face: int, number: int) -> str:
    """Return the id of a tile in a hand; ``number`` counts those with this face."""
    return tile_name(face, f"hand-{seat}", number)


def on_offer(face: int, price: int) -> str:
    """Return the id of a tile of the market."""
    return tile_name(face, f"market-{SORTS[SORT[face]]}-{price}", 0)


# Ants.


def ant_name(seat: int, kind: int, place: str, number: int) -> str:
    """Return the id of an ant at a place: a space, the hand, or driven out."""
    return pooled(f"{KINDS[kind]}-{seat}", place, number)


def ant_on_map(seat: int, kind: int, spot: int, number: int) -> str:
    """Return the id of an ant in a space."""
    return ant_name(seat, kind, spot_name(spot), number)


def ant_in_hand(seat: int, kind: int, number: int) -> str:
    """Return the id of an ant in a hand."""
    return ant_name(seat, kind, f"hand-{seat}", number)


def beaten(seat: int, kind: int, number: int) -> str:
    """Return the id of an ant that has to flee."""
    return ant_name(seat, kind, "beaten", number)


@lru_cache(maxsize=16384)
def ant_at(name: str, seat: int, kind: int, x: float, y: float, look: int, spot: int) -> Sprite:
    """Return an ant in a space on the map; ``look`` is that of its tile."""
    symbol, said = f"antropolis-token-{KINDS[kind]}-{seat}", f"antropolis-{KINDS[kind]}-on-map"
    who, at = player(seat), places.where(look, spot)
    return piece(name, symbol, (x, y), said, layer=ANT, seat=seat, player=who, hex=at)


@lru_cache(maxsize=16384)
def ant(name: str, seat: int, kind: int, x: float, y: float, where: str) -> Sprite:
    """Return an ant elsewhere: in hand, or beaten."""
    symbol, said = f"antropolis-token-{KINDS[kind]}-{seat}", f"antropolis-{KINDS[kind]}-{where}"
    return piece(name, symbol, (x, y), said, layer=ANT, seat=seat, player=player(seat))


@lru_cache(maxsize=8192)
def spent(seat: int, kind: int, spot: int, number: int, x: float, y: float) -> Sprite:
    """Return the mark of an ant that can do nothing more in this turn."""
    name = f"spent-{spot_name(spot)}-{KINDS[kind]}-{number}"
    return piece(name, "antropolis-spent", (x, y), "antropolis-spent", layer=MARK, seat=seat)


# Signs on the map.


@lru_cache(maxsize=4096)
def claim(seat: int, place: int, points: int) -> Sprite:
    """Return the points that a player would get for an unfinished nest as it is."""
    return piece(
        f"claim-{seat}-{hex_name(place)}",
        f"antropolis-claim-{seat}",
        layout.shield(place, 0),
        "antropolis-claim",
        layer=SHIELD,
        seat=seat,
        text=str(points),
        player=player(seat),
        points=points,
    )


@lru_cache(maxsize=4096)
def gain(seat: int, place: int, number: int, points: int) -> Sprite:
    """Return the points that a tile would bring a player at once."""
    at = layout.shield(place, number)
    label = message("antropolis-gain", player=player(seat), points=points)
    text = f"+{points}"
    return Sprite(
        f"gain-{seat}", f"antropolis-claim-{seat}", *at, 0, SHIELD, seat, label, None, text
    )


@lru_cache(maxsize=4096)
def attacker(seat: int, place: int, side: int, number: int) -> Sprite:
    """Return a soldier's way into a tile under attack."""
    return piece(
        f"attacker-{number}",
        "antropolis-attack",
        layout.entry(place, side),
        "antropolis-attacker",
        layer=MARK,
        seat=seat,
        rotation=layout.inwards(side),
    )


@lru_cache(maxsize=8192)
def step(seat: int, place: int, near: int, number: int) -> Sprite:
    """Return a step of an ant from a tile to the next one."""
    return Sprite(f"step-{number}", "antropolis-step", *layout.passage(place, near), MARK, seat)


@lru_cache(maxsize=8192)
def blocked(x: float, y: float, number: int) -> Sprite:
    """Return the sign at ants of another colour that bar the way."""
    name, at, label = f"blocked-{number}", layout.barrier((x, y)), message("antropolis-blocked")
    return Sprite(name, "antropolis-blocked", *at, 0, SHIELD, None, label)


# The market.


@cache
def pile(sort: int, slots: int, count: int) -> Sprite:
    """Return the tiles of a sort, face down."""
    name, at = pile_name(sort), layout.pile(sort, slots)
    kind = f"antropolis-{name}"
    return piece(name, kind, at, kind, layer=TAG, text=str(count), count=count)


def pile_name(sort: int) -> str:
    """Return the id of a pile."""
    return f"pile-{SORTS[sort]}"


@cache
def price(sort: int, slots: int, number: int) -> Sprite:
    """Return the price of a place of the market."""
    cost, at = number + 1, layout.price(sort, slots, number)
    name, symbol = f"price-{SORTS[sort]}-{cost}", f"antropolis-price-{cost}"
    return piece(name, symbol, at, "antropolis-price", layer=TAG, food=cost)


@cache
def stall(sort: int, slots: int, number: int) -> Sprite:
    """Return the place of the market itself, which is seen when it is empty."""
    cost, at = number + 1, layout.on_offer(sort, slots, number)
    name = f"stall-{SORTS[sort]}-{cost}"
    return piece(name, "antropolis-stall", at, "antropolis-price", layer=STALL, food=cost)


@cache
def supply(slots: int, count: int) -> Sprite:
    """Return the food that nobody has."""
    at, kind = layout.supply(slots), "antropolis-supply"
    return piece("supply", kind, at, kind, layer=TAG, text=str(count), count=count)


@cache
def drawn(sort: int, number: int) -> Sprite:
    """Return the back of a tile that would be drawn, since nobody knows its face."""
    x, y = layout.in_hand(number, number + 1)
    return Sprite("drawn", f"antropolis-back-{SORTS[sort]}", x, y, layer=TILE)


# A player's hand.


@lru_cache(maxsize=1024)
def food(seat: int, variant: str, number: int, total: int) -> Sprite:
    """Return a food of a player."""
    name, at = food_name(seat, number), layout.purse(variant, number, total)
    return piece(name, "antropolis-food", at, "antropolis-food", layer=ANT, player=player(seat))


def food_name(seat: int, number: int) -> str:
    """Return the id of a food of a player."""
    return pooled("food", f"purse-{seat}", number)


@cache
def start_player(seat: int) -> Sprite:
    """Return the mark of the start player."""
    kind, at = "antropolis-start", layout.START
    return piece("start", kind, at, kind, layer=ANT, player=player(seat))
