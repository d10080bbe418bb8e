"""Every piece as a sprite: what it is called, where it can lie, what is said about it.

Pieces are made once and looked up afterwards, so that a scene costs next to nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from formicarium.core.message import Message, message
from formicarium.core.scene import Sprite, pooled
from formicarium.games.myrmes.components import EVENTS, KIND_NAMES, PREY, ROOMS
from formicarium.games.myrmes.rules.geometry import TERRAIN, hex_name
from formicarium.games.myrmes.table import layout, words

GARDEN: Final = "garden"
TABLE: Final = "table"

GROUND, PLATE, TILE, TAG, FIGURE = range(5)
"""Layers, from the lowest."""

Point = tuple[float, float]


def colony_surface(seat: int) -> str:
    """The surface of a colony."""
    return f"colony-{seat}"


def piece(
    name: str,
    symbol: str,
    at: Point,
    said: str,
    *,
    layer: int = FIGURE,
    seat: int | None = None,
    text: str = "",
    **arguments: str | int | Message,
) -> Sprite:
    """A piece whose label and tip are messages of the same name."""
    label = message(f"myrmes-{said}", **arguments)
    tip = message(f"myrmes-{said}-tip", **arguments)
    return Sprite(name, symbol, at[0], at[1], 0, layer, seat, label, tip, text)


# The garden.


@cache
def ground(players: int) -> Sprite:
    """The terrain."""
    width, height = layout.garden_size(players)
    at = (width / 2, height / 2)
    return piece("ground", f"myrmes-garden-{players}", at, "ground", layer=GROUND)


@lru_cache(maxsize=4096)
def tile(number: int, players: int, kind: int, place: int, turn: int, owner: int | None) -> Sprite:
    """A tile in the garden."""
    at = layout.tile_at(players, kind, place, turn)
    name = KIND_NAMES[kind]
    label = words.tile_of(name, owner)
    tip = message(f"myrmes-kind-{name}-tip")
    symbol = f"myrmes-tile-{name}-{turn}"
    return Sprite(laid(number), symbol, *at, 0, TILE, owner, label, tip)


def laid(number: int) -> str:
    """The id of a tile in the garden."""
    return f"laid-{number}"


@lru_cache(maxsize=4096)
def owner_mark(number: int, players: int, place: int, owner: int) -> Sprite:
    """The shape of a pheromone's owner, in the upper corner of its first hex."""
    x, y = layout.hex_at(players, place)
    name, symbol = f"mark-{number}", f"myrmes-owner-{owner}"
    at = (x, y - 17)
    return piece(name, symbol, at, "mark", layer=TAG, seat=owner, player=words.player(owner))


@lru_cache(maxsize=4096)
def cube_on_hex(name: str, cube: str, players: int, place: int) -> Sprite:
    """A cube on a hex of a pheromone."""
    x, y = layout.hex_at(players, place)
    return piece(name, f"myrmes-{cube}", (x, y + 7), f"cube-{cube}")


@lru_cache(maxsize=512)
def prey_in_garden(kind: int, players: int, place: int) -> Sprite:
    """A prey token on its hex."""
    name = prey_name(kind, f"garden-{hex_name(place)}", 0)
    at = layout.hex_at(players, place)
    return piece(name, f"myrmes-{PREY[kind]}", at, PREY[kind], layer=TAG)


@lru_cache(maxsize=512)
def tunnel_exit(seat: int, players: int, place: int) -> Sprite:
    """A tunnel exit."""
    at = layout.hex_at(players, place)
    player = words.player(seat)
    name = exit_name(seat, place)
    return piece(name, "myrmes-exit", at, "exit", layer=TAG, seat=seat, player=player)


@lru_cache(maxsize=512)
def exit_mark(seat: int, players: int, place: int) -> Sprite:
    """The shape of an exit's owner."""
    x, y = layout.hex_at(players, place)
    at = (x + 15, y - 12)
    name, symbol = f"mark-{exit_name(seat, place)}", f"myrmes-owner-{seat}"
    return piece(name, symbol, at, "mark", layer=TAG, seat=seat, player=words.player(seat))


def exit_name(seat: int, place: int) -> str:
    """The id of a tunnel exit."""
    return f"exit-{seat}-{hex_name(place)}"


@lru_cache(maxsize=1024)
def walker(name: str, seat: int, players: int, place: int) -> Sprite:
    """The worker that is on its way."""
    at = layout.hex_at(players, place)
    return piece(
        name, "myrmes-worker", at, "walker", seat=seat, terrain=words.terrain(TERRAIN[place])
    )


@lru_cache(maxsize=512)
def halo(players: int, place: int) -> Sprite:
    """A light round the worker that is on its way."""
    at = layout.hex_at(players, place)
    return piece("halo", "myrmes-halo", at, "halo", layer=TAG)


@lru_cache(maxsize=8192)
def within_reach(players: int, place: int, moves: int, soldiers: int) -> Sprite:
    """A hex that a worker could reach, with its price."""
    x, y = layout.hex_at(players, place)
    name, symbol = f"reach-{hex_name(place)}", f"myrmes-reach-{soldiers}"
    price = words.goods((("moves", moves), ("soldiers", soldiers)))
    label = message("myrmes-reach", price=price)
    return Sprite(name, symbol, x, y, layer=FIGURE, label=label, text=str(moves))


# Pieces of which many are alike.


def prey_name(kind: int, place: str, number: int) -> str:
    """The id of a prey token at a place."""
    return pooled(PREY[kind], place, number)


def worker(seat: int, place: str, number: int) -> str:
    """The id of a worker, or of an ant in reserve, at a place: way, workers, a room, reserve."""
    return pooled(f"worker-{seat}", f"{place}-{seat}", number)


def soldier(seat: int, number: int) -> str:
    """The id of a soldier."""
    return pooled(f"soldier-{seat}", f"soldiers-{seat}", number)


def nurse(seat: int, place: str, number: int) -> str:
    """The id of a nurse at a place."""
    return pooled(f"nurse-{seat}", f"{place}-{seat}", number)


def cube(kind: str, place: str, number: int) -> str:
    """The id of a cube or larva at a place."""
    return pooled(kind, place, number)


@lru_cache(maxsize=8192)
def figure(name: str, symbol: str, x: float, y: float, said: str, seat: int | None) -> Sprite:
    """A piece of a player at a point."""
    if seat is None:
        return piece(name, f"myrmes-{symbol}", (x, y), said)
    player = words.player(seat)
    return piece(name, f"myrmes-{symbol}", (x, y), said, seat=seat, player=player)


# A colony's board.


@cache
def board(seat: int) -> Sprite:
    """The ground of a colony."""
    at, player = layout.MIDDLE, words.player(seat)
    return piece(
        f"board-{seat}", "myrmes-colony", at, "board", layer=GROUND, seat=seat, player=player
    )


@cache
def event_space(seat: int, number: int) -> Sprite:
    """A space of the event track."""
    name, said = f"event-{seat}-{number}", words.slug(EVENTS[number])
    symbol = f"myrmes-event-{number}"
    return piece(name, symbol, layout.EVENT[number], f"event-{said}", layer=PLATE, seat=seat)


@cache
def event_cube(seat: int, number: int) -> Sprite:
    """The event cube on a space."""
    at = layout.EVENT_CUBE[number]
    return piece(f"event-cube-{seat}", "myrmes-event-cube", at, "event-cube", seat=seat)


_SLOT_NUMBERS: Final = (("1", "3", "5"), ("0", "1", "1", "2"), ("0", "1", "2"), ("", "", "", ""))


@cache
def slot(seat: int, track: int, number: int) -> Sprite:
    """A place for a nurse on a birth track or in the atelier."""
    born = _SLOT_NUMBERS[track][number]
    symbol = f"myrmes-slot-{born}" if born else "myrmes-slot"
    said = ("larva-track", "worker-track", "soldier-track", "own-atelier")[track]
    name, at = slot_name(seat, track, number), layout.TRACK[track][number]
    return piece(name, symbol, at, said, layer=PLATE, seat=seat, nurses=number + 1)


def slot_name(seat: int, track: int, number: int) -> str:
    """The id of a nurse's place."""
    return f"slot-{seat}-{track}-{number}"


@cache
def closed(seat: int, number: int) -> Sprite:
    """Soil over a room that is too deep yet."""
    name, at = f"closed-{seat}-{ROOMS[number]}", layout.ROOMS[number]
    return piece(name, "myrmes-closed", at, "closed", layer=TILE, level=number)


@cache
def room(seat: int, number: int) -> Sprite:
    """A room of the colony."""
    name, symbol = f"room-{seat}-{ROOMS[number]}", f"myrmes-room-{ROOMS[number]}"
    return piece(name, symbol, layout.ROOMS[number], f"room-{ROOMS[number]}", layer=PLATE)


@cache
def level_marker(seat: int, level: int) -> Sprite:
    """How deep the colony is."""
    at = layout.LEVELS[level]
    return piece(f"level-{seat}", "myrmes-level-marker", at, "level", seat=seat, level=level)


@lru_cache(maxsize=1024)
def tag(name: str, symbol: str, x: float, y: float, said: str, number: int) -> Sprite:
    """A plate with a number."""
    text = str(number)
    return piece(name, symbol, (x, y), said, layer=TAG, text=text, count=number)


@lru_cache(maxsize=1024)
def reserve(seat: int, kind: int, count: int) -> Sprite:
    """The pheromones of a kind that a player has left."""
    name = KIND_NAMES[kind]
    return Sprite(
        f"reserve-{seat}-{name}",
        f"myrmes-reserve-{name}",
        *layout.RESERVE[kind],
        layer=TAG,
        seat=seat,
        label=message("myrmes-reserve", tile=words.kind(name), count=count),
        tip=message(f"myrmes-kind-{name}-tip"),
        text=str(count),
    )


@cache
def first_player(seat: int) -> Sprite:
    """The first-player token."""
    return piece("first", "myrmes-first", layout.FIRST, "first", player=words.player(seat))
