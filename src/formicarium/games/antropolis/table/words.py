"""What the pieces are called and what is said about them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce

from formicarium.core.message import Message, message
from formicarium.games.antropolis.components import (
    BROOD,
    CODES,
    DOUBLE,
    KINDS,
    NEST,
    SIDES,
    SORT,
    SORTS,
    START_NEST,
)


@cache
def player(seat: int) -> Message:
    """Name a player; whoever reads it puts the name in.

    >>> player(2)
    Message(id='seat', args={'seat': 2})
    """
    return message("seat", seat=seat)


def sort_name(face: int) -> str:
    """What a tile is, in a word of a message id.

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
    """Name a tile by what it is, and by its code."""
    return message(f"antropolis-tile-{sort_name(face)}", tile=CODES[face])


@cache
def tile_tip(face: int) -> Message:
    """What a tile is good for, and how many ways lead from it."""
    tunnel_sides = sum([side in "TU" for side in SIDES[face]])
    if SORT[face] == NEST:
        sides = message("antropolis-sides", tunnels=tunnel_sides, open=SIDES[face].count("O"))
    else:
        sides = message("antropolis-tunnel-sides", tunnels=tunnel_sides)
    return message(f"antropolis-tile-{sort_name(face)}-tip", sides=sides)


@cache
def place(face: int) -> Message:
    """What a tile on the table is called in a sentence.

    >>> place(CODES.index("F1")).id
    'antropolis-place-forest'
    """
    return message(f"antropolis-place-{sort_name(face)}")


@cache
def ant(kind: int) -> Message:
    """Name a kind of ant."""
    return message(f"antropolis-{KINDS[kind]}")


@cache
def amount(what: str, count: int) -> Message:
    """So many of something.

    >>> amount("larva", 2)
    Message(id='antropolis-amount-larva', args={'count': 2})
    """
    return message(f"antropolis-amount-{what}", count=count)


def listed(parts: Sequence[Message]) -> Message:
    """Several messages as one.

    >>> listed([message("a"), message("b")]).id
    'antropolis-both'
    """
    return listed_by("antropolis-both", parts)


def listed_by(join: str, parts: Sequence[Message]) -> Message:
    """Several messages as one, joined by a message of this name."""
    return reduce(lambda first, second: message(join, first=first, second=second), parts)


def amounts(things: Sequence[tuple[str, int]]) -> Message:
    """List what there is of things; there has to be something."""
    return listed([amount(what, count) for what, count in things if count])


def each(parts: Sequence[tuple[int, Message]]) -> Message:
    """What is said about each of some players."""
    said = [message("antropolis-each", player=player(seat), what=what) for seat, what in parts]
    return listed_by("antropolis-semicolon", said)
