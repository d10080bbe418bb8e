"""Words and sprites that all games make in the same way."""

from __future__ import annotations

from functools import cache, reduce
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from formicarium.core.choices import Badge
from formicarium.core.message import Message, message
from formicarium.core.scene import Fact, Sprite

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from formicarium.core.message import Argument
    from formicarium.core.scene import FactKind

Point: TypeAlias = tuple[float, float]


@cache
def player(seat: int) -> Message:
    """Return a message for a player; the client fills in the name.

    >>> player(2)
    Message(id='seat', args={'seat': 2})
    """
    return message("seat", seat=seat)


Part = TypeVar("Part", bound="Argument")


def enumerated(parts: Sequence[Part]) -> Part | Message:
    """Return a message for things side by side, as in "a, b and c" in the reader's language.

    >>> enumerated([message("a"), message("b")]).args
    {'0': Message(id='a', args={}), '1': Message(id='b', args={})}
    >>> enumerated([message("a")])
    Message(id='a', args={})
    """
    if len(parts) == 1:
        return parts[0]
    return Message("list", {str(number): part for number, part in enumerate(parts)})


def numbers(by_seat: Mapping[int, int]) -> Message:
    """Return a message for the numbers of several players.

    >>> numbers({1: 7}).args["number"]
    7
    """
    return enumerated(
        [
            message("ui-tie-number", player=player(seat), number=number)
            for seat, number in by_seat.items()
        ]
    )


def listed(join: str, parts: Sequence[Message]) -> Message:
    """Join several messages by a message with the arguments ``first`` and ``second``.

    >>> listed("and", [message("a"), message("b")])
    Message(id='and', args={'first': Message(id='a', args={}), 'second': Message(id='b', args={})})
    """
    return reduce(lambda first, second: message(join, first=first, second=second), parts)


def badge(amount: int, symbol: str) -> Badge:
    """Return a badge with what a pick costs or brings.

    >>> badge(-2, "food").text, badge(1, "food").text
    ('−2', '+1')
    """
    return Badge(f"{amount:+d}".replace("-", "\N{MINUS SIGN}"), symbol)


def fact(
    symbol: str, value: int, said: str, seat: int | None = None, kind: FactKind | None = None
) -> Fact:
    """Return a fact whose message needs no arguments."""
    return Fact(symbol, str(value), message(said), seat, kind)


def piece(
    name: str,
    symbol: str,
    at: Point,
    said: str,
    *,
    layer: int,
    seat: int | None = None,
    text: str = "",
    rotation: float = 0,
    **arguments: Argument,
) -> Sprite:
    """Return a sprite with the label ``said`` and the tip ``said-tip``, both with the arguments."""
    label, tip = message(said, **arguments), message(f"{said}-tip", **arguments)
    return Sprite(name, symbol, *at, rotation, layer, seat, label, tip, text)


@cache
def in_line(left: float, right: float, y: float, gap: float, number: int, total: int) -> Point:
    """Return the place of one of several pieces side by side, closer together if there are many.

    >>> in_line(0, 100, 5, 40, 1, 3), in_line(0, 100, 5, 40, 1, 6)
    ((40, 5), (20.0, 5))
    """
    step = min(gap, (right - left) / max(1, total - 1))
    return round(left + number * step, 1), y
