"""Every piece as a sprite: its id, its symbol, its place and its words.

Sprites are made once and looked up afterwards, so that a scene is cheap.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from formicarium.core.labels import piece, player
from formicarium.core.message import message
from formicarium.core.scene import Sprite, pooled
from formicarium.games.myrmes.components import (
    BORN_LARVAE,
    BORN_SOLDIERS,
    BORN_WORKERS,
    KIND_NAMES,
    PREY,
    RESOURCES,
    ROOMS,
)
from formicarium.games.myrmes.rules import names
from formicarium.games.myrmes.rules.geometry import TERRAIN, hex_name
from formicarium.games.myrmes.table import layout, words

if TYPE_CHECKING:
    from formicarium.core.labels import Point

GARDEN: Final = "garden"
TABLE: Final = "table"

GROUND, PLATE, TILE, TAG, FIGURE = range(-2, 3)
"""Layers, from the lowest."""


def colony_surface(seat: int) -> str:
    """Return the id of the surface of a colony."""
    return f"colony-{seat}"


# The garden.


@cache
def ground(players: int) -> Sprite:
    """Return the terrain of the part in use."""
    at = layout.garden_middle(players)
    return piece("ground", f"myrmes-garden-{players}", at, "myrmes-ground", layer=GROUND)


@lru_cache(maxsize=4096)
def tile(number: int, players: int, kind: int, place: int, turn: int, owner: int) -> Sprite:
    """Return a tile in the garden; a neutral one has no seat."""
    at = layout.tile_at(players, kind, place, turn)
    label, tip = words.tile_at(kind, owner, place), words.kind_tip(kind)
    symbol = f"myrmes-tile-{KIND_NAMES[kind]}-{turn}"
    return Sprite(laid(number), symbol, *at, 0, TILE, owner if owner >= 0 else None, label, tip)


def laid(number: int) -> str:
    """Return the id of a tile in the garden."""
    return f"laid-{number}"


@lru_cache(maxsize=4096)
def owner_mark(number: int, players: int, place: int, owner: int) -> Sprite:
    """Return the owner's shape, in the upper corner of the first hex of a tile."""
    x, y = layout.hex_at(players, place)
    return _mark(f"mark-{number}", (x, y - 17), owner)


def _mark(name: str, at: Point, owner: int) -> Sprite:
    symbol, who = f"myrmes-owner-{owner}", player(owner)
    return piece(name, symbol, at, "myrmes-mark", layer=TAG, seat=owner, player=who)


@lru_cache(maxsize=4096)
def cube_on_hex(resource: int, tile: int, number: int, players: int, place: int) -> Sprite:
    """Return a cube on a hex of a pheromone."""
    x, y = layout.hex_at(players, place)
    name, symbol = cube_on_tile(resource, tile, number), f"myrmes-{RESOURCES[resource]}"
    said = f"myrmes-cube-{RESOURCES[resource]}"
    return piece(name, symbol, (x, y + 7), said, layer=FIGURE)


def cube_on_tile(resource: int, tile: int, number: int) -> str:
    """Return the id of a cube on a tile."""
    return pooled(RESOURCES[resource], f"tile-{tile}", number)


@lru_cache(maxsize=512)
def prey_in_garden(kind: int, players: int, place: int) -> Sprite:
    """Return a prey token on its hex."""
    symbol = f"myrmes-{PREY[kind]}"
    label, tip = words.prey_at(kind, place), message(f"myrmes-{PREY[kind]}-tip")
    x, y = layout.hex_at(players, place)
    return Sprite(lair(kind, place), symbol, x, y, layer=TAG, label=label, tip=tip)


def lair(kind: int, place: int) -> str:
    """Return the id of a prey token in the garden."""
    return pooled(PREY[kind], f"garden-{hex_name(place)}", 0)


@lru_cache(maxsize=512)
def tunnel_exit(seat: int, players: int, place: int, tolled: bool) -> Sprite:
    """Return a tunnel exit; ``tolled`` if others pay a soldier to enter it (Q8b)."""
    name, at, who = exit_name(seat, place), layout.hex_at(players, place), player(seat)
    said = "myrmes-exit-tolled" if tolled else "myrmes-exit"
    where = layout.hex_on_map(place)
    return piece(name, "myrmes-exit", at, said, layer=TAG, seat=seat, player=who, hex=where)


@lru_cache(maxsize=512)
def exit_mark(seat: int, players: int, place: int) -> Sprite:
    """Return the shape of an exit's owner."""
    x, y = layout.hex_at(players, place)
    return _mark(f"mark-{exit_name(seat, place)}", (x + 15, y - 12), seat)


def exit_name(seat: int, place: int) -> str:
    """Return the id of a tunnel exit."""
    return f"exit-{seat}-{hex_name(place)}"


@lru_cache(maxsize=1024)
def walker(name: str, seat: int, players: int, place: int) -> Sprite:
    """Return the worker that is on its way."""
    at, terrain = layout.hex_at(players, place), words.terrain(TERRAIN[place])
    symbol, said, where = "myrmes-worker", "myrmes-walker", layout.hex_on_map(place)
    return piece(name, symbol, at, said, layer=FIGURE, seat=seat, terrain=terrain, hex=where)


@lru_cache(maxsize=512)
def halo(players: int, place: int) -> Sprite:
    """Return a light round the worker that is on its way."""
    return piece("halo", "myrmes-halo", layout.hex_at(players, place), "myrmes-halo", layer=TAG)


@lru_cache(maxsize=8192)
def within_reach(players: int, place: int, moves: int, soldiers: int) -> Sprite:
    """Return the mark of a hex that a worker could reach, with its price."""
    x, y = layout.hex_at(players, place)
    name, symbol = f"reach-{hex_name(place)}", f"myrmes-reach-{soldiers}"
    price = names.goods((("moves", moves), ("soldiers", soldiers)))
    label = message("myrmes-reach", price=price)
    return Sprite(name, symbol, x, y, layer=FIGURE, label=label, text=str(moves))


# Pieces that have many like them: an id names the kind, the place and a number.


def worker(seat: int, place: str, number: int = 0) -> str:
    """Return the id of a worker, or of an ant in reserve, at a place such as way or reserve."""
    return pooled(f"worker-{seat}", f"{place}-{seat}", number)


def soldier(seat: int, number: int) -> str:
    """Return the id of a soldier."""
    return pooled(f"soldier-{seat}", f"soldiers-{seat}", number)


def nurse(seat: int, place: str, number: int = 0) -> str:
    """Return the id of a nurse at a place."""
    return pooled(f"nurse-{seat}", f"{place}-{seat}", number)


@lru_cache(maxsize=8192)
def figure(name: str, symbol: str, at: Point, said: str, seat: int | None = None) -> Sprite:
    """Return a piece of a player, or a cube, at a point."""
    symbol, said = f"myrmes-{symbol}", f"myrmes-{said}"
    if seat is None:
        return piece(name, symbol, at, said, layer=FIGURE)
    return piece(name, symbol, at, said, layer=FIGURE, seat=seat, player=player(seat))


# A colony's board.


@cache
def board(seat: int) -> Sprite:
    """Return the ground of a colony."""
    name, at, who = f"board-{seat}", layout.MIDDLE, player(seat)
    return piece(name, "myrmes-colony", at, "myrmes-board", layer=GROUND, seat=seat, player=who)


@cache
def event_space(seat: int, number: int) -> Sprite:
    """Return a space of the event track."""
    name, symbol = event_name(seat, number), f"myrmes-event-{number}"
    said = words.event(number).id
    return piece(name, symbol, layout.EVENT[number], said, layer=PLATE, seat=seat)


def event_name(seat: int, number: int) -> str:
    """Return the id of a space of the event track."""
    return f"event-{seat}-{number}"


@cache
def event_cube(seat: int, number: int) -> Sprite:
    """Return the event cube on a space."""
    name, symbol, at = f"event-cube-{seat}", "myrmes-event-cube", layout.EVENT_CUBE[number]
    return piece(name, symbol, at, symbol, layer=FIGURE, seat=seat)


_BORN: Final = (BORN_LARVAE, BORN_WORKERS, BORN_SOLDIERS)
_TRACKS: Final = ("larva-track", "worker-track", "soldier-track", "own-atelier")


@cache
def slot(seat: int, track: int, number: int) -> Sprite:
    """Return a place for a nurse on a birth track or in the atelier."""
    born = f"-{_BORN[track][number + 1]}" if track < len(_BORN) else ""
    name, symbol, said = slot_name(seat, track, number), f"myrmes-slot{born}", _TRACKS[track]
    at = layout.TRACK[track][number]
    return piece(name, symbol, at, f"myrmes-{said}", layer=PLATE, seat=seat, nurses=number + 1)


def slot_name(seat: int, track: int, number: int) -> str:
    """Return the id of a nurse's place."""
    return f"slot-{seat}-{track}-{number}"


@cache
def closed(seat: int, number: int) -> Sprite:
    """Return the soil over a room that is still too deep."""
    name, at = f"closed-{seat}-{ROOMS[number]}", layout.ROOMS[number]
    return piece(name, "myrmes-closed", at, "myrmes-closed", layer=TILE, level=number)


@cache
def room(seat: int, number: int) -> Sprite:
    """Return a room of the colony."""
    said = f"myrmes-room-{ROOMS[number]}"
    return piece(room_name(seat, number), said, layout.ROOMS[number], said, layer=PLATE)


def room_name(seat: int, number: int) -> str:
    """Return the id of a room of the colony."""
    return f"room-{seat}-{ROOMS[number]}"


@cache
def level_marker(seat: int, level: int) -> Sprite:
    """Return the marker that shows how deep the colony is."""
    name, symbol, at = f"level-{seat}", "myrmes-level-marker", layout.LEVELS[level]
    return piece(name, symbol, at, "myrmes-level", layer=FIGURE, seat=seat, level=level)


@lru_cache(maxsize=1024)
def tag(name: str, symbol: str, at: Point, said: str, number: int) -> Sprite:
    """Return a plate with a number."""
    text, said = str(number), f"myrmes-{said}"
    return piece(name, f"myrmes-{symbol}", at, said, layer=TAG, text=text, count=number)


@lru_cache(maxsize=1024)
def reserve(seat: int, kind: int, count: int) -> Sprite:
    """Return the pheromones of a kind that a player has left."""
    return Sprite(
        reserve_name(seat, kind),
        f"myrmes-reserve-{KIND_NAMES[kind]}",
        *layout.RESERVE[kind],
        layer=TAG,
        seat=seat,
        label=message("myrmes-reserve", tile=names.kind(kind), count=count),
        tip=words.kind_tip(kind),
        text=str(count),
    )


def reserve_name(seat: int, kind: int) -> str:
    """Return the id of a kind of pheromones beside a colony."""
    return f"reserve-{seat}-{KIND_NAMES[kind]}"


@cache
def first_player(seat: int) -> Sprite:
    """Return the first-player token."""
    symbol = "myrmes-first"
    return piece("first", symbol, layout.FIRST, symbol, layer=FIGURE, player=player(seat))
