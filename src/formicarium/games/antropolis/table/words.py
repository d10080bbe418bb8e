"""What the pieces are called, and actions in words: as something to do, and as something done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, TypeAlias

from formicarium.core.labels import enumerated, listed, player
from formicarium.core.message import Argument, Message, message
from formicarium.games.antropolis.components import (
    BROOD,
    DOUBLE,
    KINDS,
    NEST,
    SIDES,
    SORT,
    SORTS,
    START_NEST,
)
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules import ants, hand, placing
from formicarium.games.antropolis.rules.board import space_at
from formicarium.games.antropolis.table import places

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.actions import AntropolisAction
    from formicarium.games.antropolis.rules.state import AntropolisState

Gains: TypeAlias = tuple[tuple[int, int], ...]
"""Seats and the points that they get, without seats that get none."""
_Arguments: TypeAlias = dict[str, Argument]


# Tiles and ants.


def sort_name(face: int) -> str:
    """Return the word for a tile in message ids.

    >>> from formicarium.games.antropolis.components import CODES
    >>> sort_name(CODES.index("T10")), sort_name(CODES.index("N5"))
    ('double', 'brood')
    """
    if face == START_NEST:
        return "start"
    if DOUBLE[face]:
        return "double"
    return "brood" if BROOD[face] else SORTS[SORT[face]]


@cache
def tile(face: int) -> Message:
    """Name a tile by its sort."""
    return message(f"antropolis-tile-{sort_name(face)}")


@cache
def tile_to_lay(face: int) -> Message:
    """Name a tile in a hand or in the market, and say how it lies there."""
    return message("antropolis-tile-lying", tile=tile(face), sides=places.lying(6 * face))


@lru_cache(maxsize=8192)
def tile_on_map(look: int, place: int) -> Message:
    """Name a tile on the map and its hex, and say how it lies."""
    name, at = tile(look // 6), places.hex_on_map(place)
    return message("antropolis-tile-at", tile=name, hex=at, sides=places.lying(look))


@cache
def tile_tip(face: int) -> Message:
    """Explain what a tile is good for, and count the ways that lead from it."""
    tunnel_sides = sum([side in "TU" for side in SIDES[face]])
    if SORT[face] == NEST:
        sides = message("antropolis-sides", tunnels=tunnel_sides, open=SIDES[face].count("O"))
    else:
        sides = message("antropolis-tunnel-sides", tunnels=tunnel_sides)
    return message(f"antropolis-tile-{sort_name(face)}-tip", sides=sides)


def place_at(seen: AntropolisState, spot: int) -> Message:
    """Name the tile at a spot as the place to which an ant goes."""
    look = seen.looks[seen.tile_at[spot >> 1]]
    return message(f"antropolis-place-{sort_name(look // 6)}", hex=places.where(look, spot))


@cache
def amount(what: str, count: int) -> Message:
    """Say how many there are of something.

    >>> amount("worker", 2)
    Message(id='antropolis-amount-worker', args={'count': 2})
    """
    return message(f"antropolis-amount-{what}", count=count)


def amounts(of_kinds: Sequence[tuple[int, int]]) -> Message:
    """List how many ants of each kind there are; at least one kind has some."""
    return enumerated([amount(KINDS[kind], count) for kind, count in of_kinds if count])


def points_each(gains: Sequence[tuple[int, int]]) -> Message:
    """Say how many points each of some seats gets."""
    said = [
        message("antropolis-each", player=player(seat), what=amount("points", points))
        for seat, points in gains
    ]
    return listed("antropolis-semicolon", said)


# Actions.


def cost(seen: AntropolisState, action: AntropolisAction) -> int:
    """Return the food that an action costs."""
    match action:
        case act.Lay():
            return placing.price(seen)
        case act.Buy():
            return action.price
        case act.Enlarge():
            return hand.ENLARGING_COSTS
        case _:
            return 0


def label(seen: AntropolisState, action: AntropolisAction, gains: Gains = ()) -> Message:
    """Offer an action: what it does, what it costs, and who would get points for it."""
    name, arguments = _deed(seen, action)
    deed = message(f"antropolis-do-{name}", **arguments, **_where(seen, action))
    if isinstance(action, act.Collect | act.Feed | act.Mate | act.Leave):
        at = places.where_at(seen, action.spot)
        deed = message("antropolis-do-at", deed=deed, hex=at)
    food = cost(seen, action)
    parts = [message("antropolis-for-food", food=food)] if food else []
    if gains:
        parts.append(points_each(gains))
    if not parts:
        return deed
    return message("antropolis-do", deed=deed, what=listed("antropolis-semicolon", parts))


def told(seen: AntropolisState, action: AntropolisAction) -> Message:
    """Tell an action that was done, and what it cost."""
    name, arguments = _deed(seen, action)
    deed = message(f"antropolis-did-{name}", player=player(action.seat), **arguments)
    food = cost(seen, action)
    if not food:
        return message("antropolis-did-free", deed=deed)
    return message("antropolis-did", deed=deed, paid=message("antropolis-for-food", food=food))


def button(seen: AntropolisState, action: AntropolisAction) -> Message:
    """Offer an action that many ants may do, before it is said which one does it."""
    name, arguments = _deed(seen, action)
    return message(f"antropolis-do-{name}", **arguments)


def _where(seen: AntropolisState, action: AntropolisAction) -> _Arguments:
    """Return what tells an action from others of its kind, but is not worth a word in the log."""
    match action:
        case act.Lay():
            return {"beside": places.beside(seen, action.hex)}
        case act.Move():
            return {"start": places.where_at(seen, action.start)}
        case act.Put():
            return {"hex": places.where_at(seen, action.spot)}
        case act.Expel():
            return {
                "start": places.where_at(seen, action.start),
                "hex": places.where_at(seen, action.target),
                "side": places.side(action.side),
            }
        case _:
            return {}


def rival(seen: AntropolisState, action: act.Expel) -> Message:
    """Name the player whose ants a soldier is sent against."""
    return player(ants.owner(seen, space_at(seen, action.target)))


def _deed(seen: AntropolisState, action: AntropolisAction) -> tuple[str, _Arguments]:
    """Return the name of an action in message ids, and the arguments of its messages."""
    verb = action.form.verb
    match action:
        case act.Lay():
            return verb, {"tile": tile(action.face), "hex": places.hex_on_map(action.hex)}
        case act.Buy():
            return verb, {"tile": tile(action.face)}
        case act.Put() | act.Feed():
            return f"{verb}-{KINDS[action.kind]}", {}
        case act.Move():
            return f"{verb}-{KINDS[action.kind]}", {"place": place_at(seen, action.end)}
        case act.Flee() | act.Escape():
            return f"{verb}-{KINDS[action.kind]}", {"place": place_at(seen, action.spot)}
        case act.Expel():
            return verb, {"rival": rival(seen, action)}
        case act.Enlarge():
            return verb, {"size": seen.capacity[action.seat] + 1}
        case act.Draw():
            return f"{verb}-{SORTS[action.sort]}", {}
        case act.End():
            return f"{verb}-{seen.phase}", {}
        case _:
            return verb, {}
