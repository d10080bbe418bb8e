"""Reading actions: the exact inverse of how ``actions`` writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.errors import NotationError
from formicarium.core.seats import parse_seat
from formicarium.games.myrmes.components import (
    ANTS,
    ASKS,
    EARTH,
    EVENTS,
    KIND_NAMES,
    NURSES,
    OBJECTIVES,
    OWNER_CUBES,
    QUARRY,
    RESOURCES,
    ROOMS,
    SHAPE,
    STONE,
    TRACKS,
)
from formicarium.games.myrmes.rules import actions as act
from formicarium.games.myrmes.rules.geometry import WAYS, parse_hex

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from formicarium.games.myrmes.rules.actions import MyrmesAction

    Reader: TypeAlias = Callable[[int, list[str]], MyrmesAction]

_LONGEST: Final = 200
_MOST_CUBES: Final = 99


def parse(text: str) -> MyrmesAction:
    """Read an action in the notation of ``actions``.

    >>> str(parse("B work quarry stone"))
    'B work quarry stone'
    """
    if len(text) > _LONGEST:
        raise NotationError(f"an action has at most {_LONGEST} characters, not {len(text)}")
    try:
        seat, verb, *words = text.split(" ")
        read = _VERBS[verb]
    except (ValueError, KeyError):
        raise NotationError(f"{text!r}: expected a seat and one of {', '.join(_VERBS)}") from None
    try:
        return read(parse_seat(seat), words)
    except NotationError as error:
        raise NotationError(f"{text!r}: {error}") from None


def _number(text: str, most: int) -> int:
    if text.isascii() and text.isdigit() and str(int(text[:3])) == text and int(text) <= most:
        return int(text)
    raise NotationError(f"{text!r} is not a number from 0 to {most}")


def _one_of(names: Sequence[str], text: str, what: str) -> int:
    if text in names:
        return names.index(text)
    raise NotationError(f"there is no {what} {text!r}; there is {', '.join(names)}")


def _expect(words: list[str], form: str) -> list[str]:
    """The words that stand for the capital letters of a form such as ``place KIND HEX TURN``."""
    pattern = form.split()[1:]
    fits = len(words) == len(pattern)
    if not fits or any(p.islower() and p != w for p, w in zip(pattern, words, strict=True)):
        raise NotationError(f"expected '{form}'")
    return [word for place, word in zip(pattern, words, strict=True) if place.isupper()]


def _event(seat: int, words: list[str]) -> MyrmesAction:
    (name,) = _expect(words, "event NAME")
    return act.MoveCube(seat, _one_of(EVENTS, name, "event"))


def _nurses(seat: int, words: list[str]) -> MyrmesAction:
    track, count = _expect(words, "nurses TRACK COUNT")
    return act.Nurses(seat, _one_of(TRACKS, track, "track"), _number(count, NURSES))


def _bear(seat: int, words: list[str]) -> MyrmesAction:
    workers, soldiers = _expect(words, "bear workers COUNT soldiers COUNT")
    return act.Bear(seat, _number(workers, ANTS), _number(soldiers, ANTS))


def _work(seat: int, words: list[str]) -> MyrmesAction:
    if words[:1] != [ROOMS[QUARRY]]:
        (name,) = _expect(words, "work ROOM")
        return act.Work(seat, _one_of(ROOMS, name, "room"))
    (resource,) = _expect(words, "work quarry RESOURCE")
    if resource not in (RESOURCES[EARTH], RESOURCES[STONE]):
        raise NotationError("the quarry gives earth or stone")
    return act.Work(seat, QUARRY, RESOURCES.index(resource))


def _place(seat: int, words: list[str]) -> MyrmesAction:
    name, place, turn = _expect(words, "place KIND HEX TURN")
    kind = _one_of(KIND_NAMES, name, "tile")
    ways = len(WAYS[SHAPE[kind]])
    return act.Place(seat, kind, parse_hex(place), _number(turn, ways - 1))


def _harvest(seat: int, words: list[str]) -> MyrmesAction:
    place, resource = _expect(words, "harvest HEX RESOURCE")
    return act.Harvest(seat, parse_hex(place), _one_of(RESOURCES, resource, "resource"))


def _objective(seat: int, words: list[str]) -> MyrmesAction:
    if not words:
        raise NotationError("expected 'objective NAME'")
    objective = _one_of(OBJECTIVES, words[0], "objective")
    if ASKS[objective] == "mix":
        _, earth = _expect(words, "objective NAME earth COUNT")
        return act.Objective(seat, objective, (_number(earth, _MOST_CUBES),))
    if ASKS[objective] == "special":
        tiles = [parse_hex(word) for word in words[1:]]
        if not 0 < len(tiles) <= OWNER_CUBES or len(set(tiles)) < len(tiles):
            raise NotationError("expected 'objective NAME' and the first hexes of special tiles")
        return act.Objective(seat, objective, tuple(tiles))
    _expect(words, "objective NAME")
    return act.Objective(seat, objective)


def _keep(seat: int, words: list[str]) -> MyrmesAction:
    counts = _expect(words, "keep food COUNT earth COUNT stone COUNT")
    food, earth, stone = [_number(count, _MOST_CUBES) for count in counts]
    return act.Keep(seat, food, earth, stone)


def _exchange(seat: int, words: list[str]) -> MyrmesAction:
    (larvae,) = _expect(words, "exchange LARVAE")
    return act.Exchange(seat, _number(larvae, 3))


def _at(kind: type[MyrmesAction], verb: str) -> Reader:
    def read(seat: int, words: list[str]) -> MyrmesAction:
        (place,) = _expect(words, f"{verb} HEX")
        return kind(seat, parse_hex(place))  # type: ignore[call-arg]

    return read


def _bare(kind: type[MyrmesAction], verb: str) -> Reader:
    def read(seat: int, words: list[str]) -> MyrmesAction:
        _expect(words, verb)
        return kind(seat)  # type: ignore[call-arg]

    return read


_AT: Final = (act.GoOut, act.Step, act.Hunt, act.Clear, act.Tunnel, act.Empty)
_BARE: Final = (act.Stop, act.Enough, act.Dig, act.Breed, act.Done, act.Pay)
_VERBS: Final[dict[str, Reader]] = {
    "event": _event,
    "nurses": _nurses,
    "bear": _bear,
    "work": _work,
    "place": _place,
    "harvest": _harvest,
    "objective": _objective,
    "keep": _keep,
    "exchange": _exchange,
    **{kind.verb: _at(kind, kind.verb) for kind in _AT},
    **{kind.verb: _bare(kind, kind.verb) for kind in _BARE},
}
