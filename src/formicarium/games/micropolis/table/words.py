"""What the pieces are called and what is said about them.

Nothing here depends on the course of a game, so every label is made once.
"""

from __future__ import annotations

from functools import cache, reduce
from typing import TYPE_CHECKING, Any, Final

from formicarium.core.message import Message, message
from formicarium.games.micropolis.components import (
    BARRACKS_POINTS,
    LI,
    LO,
    RI,
    RO,
    TILE_BY_CODE,
    Fruit,
    Segment,
    Specialist,
    Tile,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_ROMAN: Final = ("", "I", "II")


def player(seat: int) -> Message:
    """Name a player; whoever reads it puts the name in.

    >>> player(2)
    Message(id='seat', args={'seat': 2})
    """
    return message("seat", seat=seat)


def anthill(seat: int, number: int) -> Message:
    """Name an anthill, in the expert game with its number."""
    if number == 0:
        return message("micropolis-anthill", player=player(seat))
    return message("micropolis-anthill-numbered", player=player(seat), number=_ROMAN[number])


def holder(seat: int, number: int) -> Message:
    """Name who has the leader marker: a player, in the expert game one of her anthills."""
    if number == 0:
        return player(seat)
    return message("micropolis-holder-anthill", player=player(seat), number=_ROMAN[number])


def anthill_at(place: dict[str, Any]) -> Message:
    """Name an anthill as an observation does."""
    return anthill(place["seat"], place["anthill"])


def where(side: str, number: int) -> Message:
    """At which end of the anthill a tile is added."""
    if side == "left":
        end = message("micropolis-place-left")
    elif side == "right":
        end = message("micropolis-place-right")
    else:
        end = message("micropolis-place-only")
    if number == 0:
        return end
    return message("micropolis-place-in-anthill", place=end, number=_ROMAN[number])


def listed(parts: Sequence[Message]) -> Message:
    """Several messages as one.

    >>> listed([message("a"), message("b")]).id
    'micropolis-both'
    """
    return reduce(
        lambda first, second: message("micropolis-both", first=first, second=second), parts
    )


@cache
def tile(code: str) -> Message:
    """Name a tile by what it is good for.

    >>> tile("N2").args
    {'tile': 'N2', 'eggs': 2}
    """
    shown = TILE_BY_CODE[code]
    if shown.barracks:
        return message("micropolis-tile-barracks", tile=code, soldiers=shown.barracks)
    match shown.specialist:
        case Specialist.QUEEN:
            return message("micropolis-tile-queen", tile=code)
        case Specialist.NURSE:
            return message("micropolis-tile-nurse", tile=code, eggs=shown.eggs)
        case Specialist.ARCHITECT:
            return message("micropolis-tile-architect", tile=code)
        case Specialist.OFFICER:
            return message("micropolis-tile-officer", tile=code)
        case Specialist.GUARD:
            return message("micropolis-tile-guard", tile=code)
        case _:
            return message("micropolis-tile-plain", tile=code)


@cache
def tile_tip(code: str) -> Message:
    """Say what a tile does, and what lies in each of its galleries."""
    shown = TILE_BY_CODE[code]
    effect = _effect(shown)
    galleries = listed([_gallery(segment) for segment in shown.segments])
    if effect is None:
        return message("micropolis-tile-tip-plain", galleries=galleries)
    return message("micropolis-tile-tip", effect=effect, galleries=galleries)


def _effect(shown: Tile) -> Message | None:
    if shown.barracks:
        points = BARRACKS_POINTS[shown.barracks]
        return message("micropolis-effect-barracks", soldiers=shown.barracks, points=points)
    match shown.specialist:
        case Specialist.QUEEN:
            return message("micropolis-effect-queen")
        case Specialist.NURSE:
            return message("micropolis-effect-nurse", eggs=shown.eggs)
        case Specialist.ARCHITECT:
            return message("micropolis-effect-architect")
        case Specialist.OFFICER:
            return message("micropolis-effect-officer")
        case Specialist.GUARD:
            return message("micropolis-effect-guard")
        case _:
            return None


_WAYS: Final = {
    LO: message("micropolis-way-lo"),
    LI: message("micropolis-way-li"),
    RO: message("micropolis-way-ro"),
    RI: message("micropolis-way-ri"),
    LO | RO: message("micropolis-way-lo-ro"),
    LI | RI: message("micropolis-way-li-ri"),
    LO | RI: message("micropolis-way-lo-ri"),
    LI | RO: message("micropolis-way-li-ro"),
    LO | LI: message("micropolis-way-lo-li"),
    RO | RI: message("micropolis-way-ro-ri"),
    LO | LI | RO: message("micropolis-way-lo-li-ro"),
    LO | LI | RI: message("micropolis-way-lo-li-ri"),
    LO | RO | RI: message("micropolis-way-lo-ro-ri"),
    LI | RO | RI: message("micropolis-way-li-ro-ri"),
    LO | LI | RO | RI: message("micropolis-way-hall"),
}

_FRUITS: Final = {
    Fruit.CHERRY: message("micropolis-cherry"),
    Fruit.LEMON: message("micropolis-lemon"),
    Fruit.GRAPE: message("micropolis-grape"),
    Fruit.BLACKBERRY: message("micropolis-blackberry"),
    Fruit.FIG: message("micropolis-fig"),
    Fruit.POMEGRANATE: message("micropolis-pomegranate"),
    Fruit.GIFT: message("micropolis-gift"),
}

_SPECIALISTS: Final = {
    Specialist.QUEEN: message("micropolis-queen"),
    Specialist.NURSE: message("micropolis-nurse"),
    Specialist.ARCHITECT: message("micropolis-architect"),
    Specialist.OFFICER: message("micropolis-officer"),
    Specialist.GUARD: message("micropolis-guard"),
}


def _gallery(segment: Segment) -> Message:
    things = list(_things(segment)) or [message("micropolis-empty")]
    return message("micropolis-gallery", way=_WAYS[segment.ports], things=listed(things))


def _things(segment: Segment) -> Iterator[Message]:
    if segment.specialist:
        yield _SPECIALISTS[segment.specialist]
    if segment.workers:
        yield message("micropolis-workers", workers=segment.workers)
    if segment.fruit:
        yield _FRUITS[segment.fruit]


def price(soldiers: int, *, architect: bool) -> Message:
    """What a tile costs: soldiers, or an architect marker."""
    if architect:
        return message("micropolis-price-architect")
    return message("micropolis-price-soldiers", soldiers=soldiers)


def anthill_index(observation: dict[str, Any], seat: int, number: int) -> int:
    """The number, among all on the table, of an anthill that an action names (0: the only one)."""
    players: int = observation["players"]
    return seat * (len(observation["anthills"]) // players) + max(number - 1, 0)
