"""What things are called: in refusals, and on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from formicarium.core.labels import enumerated
from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    ASKS,
    GIVES_UP,
    KIND_NAMES,
    NEEDS,
    OBJECTIVE_LEVEL,
    RESOURCES,
)

if TYPE_CHECKING:
    from formicarium.core.message import Message

Goods: TypeAlias = Sequence[tuple[str, int]]
"""Kinds of things and how many of each, as in ``[("food", 2), ("points", 4)]``."""


@cache
def kind(number: int) -> Message:
    """Name a kind of tile."""
    return message(f"myrmes-kind-{KIND_NAMES[number]}")


@cache
def objective(number: int) -> Message:
    """Name an objective by its level and its task."""
    task = message(f"myrmes-task-{ASKS[number]}", count=NEEDS[number], given=GIVES_UP[number])
    return message("myrmes-objective", level="I" * (OBJECTIVE_LEVEL[number] + 1), task=task)


@cache
def amount(what: str, count: int) -> Message:
    """Name a number of things.

    >>> amount("larvae", 3)
    Message(id='myrmes-amount-larvae', args={'count': 3})
    """
    return message(f"myrmes-amount-{what}", count=count)


def goods(things: Goods) -> Message:
    """List things and their numbers, without those that are 0.

    >>> goods([("food", 2), ("earth", 0)]).id, goods([]).id
    ('myrmes-amount-food', 'myrmes-nothing')
    """
    parts = [amount(what, count) for what, count in things if count]
    return enumerated(parts) if parts else message("myrmes-nothing")


def cubes(counts: Sequence[int]) -> Message:
    """List food, earth and stone, without what is 0.

    >>> cubes((0, 2, 0))
    Message(id='myrmes-amount-earth', args={'count': 2})
    """
    return goods(tuple(zip(RESOURCES, counts, strict=True)))
