"""Every piece as a sprite, with its id, its place, its label and its tip.

Sprites are cached: making a scene is mostly looking them up.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from formicarium.core.labels import piece, player
from formicarium.core.message import message
from formicarium.core.scene import Sprite, pooled
from formicarium.games.micropolis.components import ARMY_CAP, BARRACKS_CAPACITY, TILE_CODES
from formicarium.games.micropolis.rules.barracks import full_barracks
from formicarium.games.micropolis.table import layout, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.labels import Point
    from formicarium.core.message import Message
    from formicarium.games.micropolis.rules.state import MicropolisState

ROW: Final = "row"
"""The surface of the row."""

_GROUND, _PLATE, _TILE, _TAG, _FIGURE = range(-2, 3)
"""Layers, from the lowest; areas lie over tiles and under figures."""


def surface_id(anthill: int) -> str:
    """Return the surface of an anthill, by its index among all on the table."""
    return f"anthill-{anthill}"


# Where soldiers stand.


class Post(NamedTuple):
    """A place for soldiers."""

    kind: Literal["supply", "row", "army", "barracks"]
    of: int
    """A tile or, for an army, an anthill."""


SUPPLY: Final = Post("supply", 0)


@cache
def row(tile: int) -> Post:
    """Return the post on a tile of the row."""
    return Post("row", tile)


@cache
def army(anthill: int) -> Post:
    """Return the post on the foundation of an anthill."""
    return Post("army", anthill)


@cache
def barracks(tile: int) -> Post:
    """Return the post in the barracks of a tile."""
    return Post("barracks", tile)


def posts(seen: MicropolisState) -> Iterator[tuple[Post, int]]:
    """Yield all posts, and how many soldiers stand there."""
    yield SUPPLY, seen.supply
    yield from zip(map(row, seen.row), seen.row_soldiers, strict=True)
    for anthill, tiles in enumerate(seen.anthills):
        yield army(anthill), seen.army[anthill]
        if seen.full:
            for tile in full_barracks(tiles, seen.full):
                yield barracks(tile), BARRACKS_CAPACITY[tile]


@cache
def soldier(post: Post, number: int) -> str:
    """Return the id of a soldier at a post.

    >>> soldier(SUPPLY, 3), soldier(row(TILE_CODES.index("Q2")), 0)
    ('soldier@supply#3', 'soldier@row-Q2#0')
    """
    kind, of = post
    name = str(of) if kind == "army" else TILE_CODES[of]
    return pooled("soldier", kind if kind == "supply" else f"{kind}-{name}", number)


# Where architect markers lie.


def owned_architect(seat: int, number: int) -> str:
    """Return the id of an architect marker that a player holds."""
    return pooled("architect", f"architects-{seat}", number)


def free_architect(number: int) -> str:
    """Return the id of an architect marker of the supply."""
    return pooled("architect", "architects-supply", number)


# Tiles.


@cache
def tile_id(tile: int) -> str:
    """Return the id of a tile, wherever it lies.

    >>> tile_id(TILE_CODES.index("Q2"))
    'tile-Q2'
    """
    return f"tile-{TILE_CODES[tile]}"


@cache
def tile_in_row(tile: int, slot: int) -> Sprite:
    """Return a tile of the row."""
    return _tile(tile, *layout.slot(slot), 0)


@lru_cache(maxsize=2048)
def tile_in_ring(tile: int, place: int) -> Sprite:
    """Return a tile at a place of the ring, counted from the first tile laid."""
    return _tile(tile, *layout.place(place))


def _tile(tile: int, x: float, y: float, turn: float) -> Sprite:
    code = TILE_CODES[tile]
    return Sprite(
        tile_id(tile),
        f"micropolis-tile-{code}",
        x,
        y,
        turn,
        layer=_TILE,
        label=words.tile(tile),
        tip=words.tile_tip(tile),
    )


# Everything else that does not move.


@cache
def price(slot: int) -> Sprite:
    """Return the price of the tile at this place of the row (P5.3)."""
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
    """Return the stack of tiles, face down."""
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
    """Return the plate with the number of soldiers in the supply."""
    label = message("micropolis-supply", soldiers=soldiers)
    tip = message("micropolis-supply-tip")
    place = layout.SUPPLY
    return Sprite(
        "supply", "micropolis-supply", *place, layer=_TAG, label=label, tip=tip, text=str(soldiers)
    )


@cache
def ring(index: int) -> Sprite:
    """Return the ten places of an anthill."""
    return piece(
        f"ring-{index}", "micropolis-ring", layout.FOUNDATION, "micropolis-ring", layer=_GROUND
    )


@cache
def foundation(index: int, seat: int, army: int) -> Sprite:
    """Return the middle of an anthill, with the number of soldiers on it."""
    return Sprite(
        f"foundation-{index}",
        "micropolis-foundation",
        *layout.FOUNDATION,
        layer=_PLATE,
        seat=seat,
        label=message("micropolis-foundation", player=player(seat), soldiers=army),
        tip=message("micropolis-foundation-tip", most=ARMY_CAP),
        text=str(army),
    )


@cache
def leader_marker(seat: int) -> Sprite:
    """Return the leader marker at an anthill of a player."""
    return Sprite(
        "leader",
        "micropolis-leader",
        *layout.LEADER,
        layer=_TAG,
        label=message("micropolis-leader", player=player(seat)),
        tip=message("micropolis-leader-tip"),
    )


# Pieces that move.


@lru_cache(maxsize=4096)
def soldier_on_row(name: str, slot: int, number: int, soldiers: int) -> Sprite:
    """Return one of the soldiers on a tile of the row."""
    x, y = layout.row_post(slot, number, soldiers)
    tip = message("micropolis-soldiers-on-row-tip", soldiers=soldiers)
    return _soldier(name, x, y, 0, message("micropolis-soldier-on-row"), tip)


@lru_cache(maxsize=1024)
def soldier_in_supply(name: str, number: int) -> Sprite:
    """Return a soldier of the supply."""
    label = message("micropolis-soldier-in-supply")
    return _soldier(name, *layout.supply_post(number), 0, label, message("micropolis-supply-tip"))


@lru_cache(maxsize=4096)
def soldier_in_army(name: str, seat: int, number: int) -> Sprite:
    """Return a soldier on a foundation."""
    label = message("micropolis-soldier-in-army", player=player(seat))
    tip = message("micropolis-soldier-in-army-tip")
    return _soldier(name, *layout.ARMY[number], 0, label, tip, seat)


@lru_cache(maxsize=4096)
def soldier_in_barracks(name: str, tile: int, place: int, number: int, seat: int) -> Sprite:
    """Return a soldier in the barracks of a tile at a place of the ring."""
    spot = layout.barracks_posts(tile, place)[number]
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
    """Return an architect marker of the supply."""
    return _architect(name, layout.SUPPLY_ARCHITECTS[number], None)


@lru_cache(maxsize=64)
def architect_owned(name: str, seat: int, number: int) -> Sprite:
    """Return an architect marker that a player holds."""
    return _architect(name, layout.ARCHITECTS[number], seat)


def _architect(name: str, at: Point, seat: int | None) -> Sprite:
    marker = "micropolis-architect-marker"
    return piece(name, marker, at, marker, layer=_TAG, seat=seat)
