"""What the pieces are called and what is said about them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from typing import Final, TypeAlias

from formicarium.core.message import Message, message
from formicarium.games.myrmes.components import (
    ASKS,
    GIVES_UP,
    NEEDS,
    OBJECTIVE_LEVEL,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    TO_EARLIER,
)

Goods: TypeAlias = Sequence[tuple[str, int]]
"""Kinds of things and how many of each, as in ``[("food", 2), ("points", 4)]``."""

_TERRAINS: Final = {"g": "grass", "e": "earth", "s": "stone", "m": "mushroom", "~": "water"}


@cache
def player(seat: int) -> Message:
    """Name a player; whoever reads it puts the name in.

    >>> player(2)
    Message(id='seat', args={'seat': 2})
    """
    return message("seat", seat=seat)


def slug(name: str) -> str:
    """Make a name fit for a message id.

    >>> slug("worker+1"), slug("others' objectives")
    ('worker-1', 'others-objectives')
    """
    return name.replace("+", "-").replace("'", "").replace(" ", "-")


@cache
def terrain(letter: str) -> Message:
    """Name the terrain of a hex.

    >>> terrain("m").id
    'myrmes-terrain-mushroom'
    """
    return message(f"myrmes-terrain-{_TERRAINS[letter]}")


@cache
def kind(name: str) -> Message:
    """Name a kind of tile."""
    return message(f"myrmes-kind-{name}")


@cache
def tile_of(name: str, owner: int | None) -> Message:
    """Name a tile in the garden by its kind and owner."""
    if owner is None:
        return message("myrmes-tile-neutral", tile=kind(name))
    return message("myrmes-tile-of", tile=kind(name), player=player(owner))


@cache
def room(name: str) -> Message:
    """Name a room."""
    return message(f"myrmes-room-{name}")


@cache
def event(name: str) -> Message:
    """Name an event."""
    return message(f"myrmes-event-{slug(name)}")


# Lists of goods.


@cache
def amount(what: str, count: int) -> Message:
    """So many of something.

    >>> amount("larvae", 3)
    Message(id='myrmes-amount-larvae', args={'count': 3})
    """
    return message(f"myrmes-amount-{what}", count=count)


def listed(parts: Sequence[Message]) -> Message:
    """Several messages as one.

    >>> listed([message("a"), message("b")]).id
    'myrmes-both'
    """
    return listed_by("myrmes-both", parts)


def listed_by(join: str, parts: Sequence[Message]) -> Message:
    """Several messages as one, joined by a message of this name."""
    return reduce(lambda first, second: message(join, first=first, second=second), parts)


def goods(things: Goods) -> Message:
    """List what there is of things; nothing is said to be nothing.

    >>> goods([("food", 2), ("earth", 0)]).id, goods([]).id
    ('myrmes-amount-food', 'myrmes-nothing')
    """
    parts = [amount(what, count) for what, count in things if count]
    return listed(parts) if parts else message("myrmes-nothing")


def with_goods(form: str, deed: Message, costs: Goods, brings: Goods) -> Message:
    """Say a deed together with what it costs and brings, if anything.

    >>> with_goods("do", message("deed"), [], [("food", 1)]).id
    'myrmes-do-brings'
    """
    paid, won = any(count for _, count in costs), any(count for _, count in brings)
    if paid and won:
        return message(f"myrmes-{form}-both", deed=deed, costs=goods(costs), brings=goods(brings))
    if paid:
        return message(f"myrmes-{form}-costs", deed=deed, costs=goods(costs))
    if won:
        return message(f"myrmes-{form}-brings", deed=deed, brings=goods(brings))
    return message(f"myrmes-{form}", deed=deed)


# Objectives.


@cache
def objective(name: str) -> Message:
    """Name an objective by its level and what it is about."""
    number = OBJECTIVES.index(name)
    level = "I" * (OBJECTIVE_LEVEL[number] + 1)
    return message("myrmes-objective", level=level, task=_task(number))


def _task(number: int) -> Message:
    return message(f"myrmes-task-{ASKS[number]}", count=NEEDS[number], given=GIVES_UP[number])


@cache
def objective_tip(name: str, players: int) -> Message:
    """What an objective is worth, to those who did it before as well."""
    points = OBJECTIVE_POINTS[OBJECTIVE_LEVEL[OBJECTIVES.index(name)]]
    return message("myrmes-objective-tip", points=points, earlier=TO_EARLIER[players])
