"""The five things a hand does in Micropolis, and how they are written.

========================================  ======================================================
``A take Q3 left``                        take a tile and add it at the left end of the anthill
``A take Q3``                             … where there is only one place for it (P6.1, P6.4)
``A take Q3 II right``                    … in the expert game, to the second anthill
``A take Q3 left with architect``         … handing in an architect marker instead of soldiers
``A fill`` / ``A leave``                  man the barracks just built, or leave it empty
``A guard B3 B7`` / ``A guard none``      the barracks that are full after the guard's work
``A marker C`` / ``A marker C II``        give the leader marker to a player (to an anthill)
========================================  ======================================================
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from formicarium.core.action import Action
from formicarium.core.errors import NotationError
from formicarium.core.seats import parse_seat, seat_letter
from formicarium.games.micropolis.components import BARRACKS_CAPACITY, TILE_BY_CODE, TILE_CODES

if TYPE_CHECKING:
    from collections.abc import Callable

ONLY_PLACE: Final = ""
LEFT: Final = "left"
RIGHT: Final = "right"

ONLY_ANTHILL: Final = 0
"""How the base game names a player's one anthill; the expert game says 1 and 2."""
_ROMAN: Final = ("", "I", "II")

_LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a tile from the row and add it to an anthill (P5, P6)."""

    seat: int
    tile: int
    anthill: int
    side: str
    architect: bool

    def __str__(self) -> str:
        words = [seat_letter(self.seat), "take", TILE_CODES[self.tile], _ROMAN[self.anthill]]
        words += [self.side, "with architect" if self.architect else ""]
        return " ".join(word for word in words if word)


@dataclass(frozen=True, slots=True)
class Fill(Action):
    """Move soldiers into the barracks just built (P9.2)."""

    seat: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} fill"


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leave the barracks just built empty (P9.2)."""

    seat: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} leave"


@dataclass(frozen=True, slots=True)
class Guard(Action):
    """Redistribute soldiers so that just these barracks are full (P9.6)."""

    seat: int
    full: tuple[int, ...]

    def __str__(self) -> str:
        codes = " ".join(TILE_CODES[tile] for tile in self.full)
        return f"{seat_letter(self.seat)} guard {codes or 'none'}"


@dataclass(frozen=True, slots=True)
class PassMarker(Action):
    """Put the leader marker in front of an anthill (P8.10, P12.3, P12.12)."""

    seat: int
    receiver: int
    anthill: int

    def __str__(self) -> str:
        words = (seat_letter(self.seat), "marker", seat_letter(self.receiver), _ROMAN[self.anthill])
        return " ".join(word for word in words if word)


MicropolisAction: TypeAlias = Take | Fill | Leave | Guard | PassMarker


def parse(text: str) -> MicropolisAction:
    """Read an action in the notation above.

    >>> parse("B take Q3 II left with architect")
    Take(seat=1, tile=2, anthill=2, side='left', architect=True)
    """
    if len(text) > _LONGEST:
        raise NotationError(f"an action has at most {_LONGEST} characters, not {len(text)}")
    try:
        seat, verb, *words = text.split(" ")
        read = _VERBS[verb]
    except (ValueError, KeyError):
        verbs = ", ".join(_VERBS)
        raise NotationError(f"{text!r}: expected a seat and one of {verbs}") from None
    try:
        return read(parse_seat(seat), words)
    except NotationError as error:
        raise NotationError(f"{text!r}: {error}") from None


def _parse_take(seat: int, words: list[str]) -> Take:
    tile = _parse_tile(words.pop(0)) if words else None
    anthill = _ROMAN.index(words.pop(0)) if words and words[0] in _ROMAN[1:] else ONLY_ANTHILL
    side = words.pop(0) if words and words[0] in (LEFT, RIGHT) else ONLY_PLACE
    if tile is None or words not in ([], ["with", "architect"]):
        raise NotationError("expected 'take TILE [I|II] [left|right] [with architect]'")
    return Take(seat, tile, anthill, side, architect=bool(words))


def _parse_guard(seat: int, words: list[str]) -> Guard:
    full = [] if words == ["none"] else [_parse_tile(word) for word in words]
    if not words or full != sorted(set(full)) or not all(BARRACKS_CAPACITY[tile] for tile in full):
        raise NotationError("expected 'guard none' or 'guard' and barracks tiles in their order")
    return Guard(seat, tuple(full))


def _parse_marker(seat: int, words: list[str]) -> PassMarker:
    if not words or words[1:] not in ([], ["I"], ["II"]):
        raise NotationError("expected 'marker SEAT [I|II]'")
    return PassMarker(seat, parse_seat(words[0]), _ROMAN.index(" ".join(words[1:])))


def _parse_bare(kind: type[Fill | Leave]) -> Callable[[int, list[str]], Fill | Leave]:
    def read(seat: int, words: list[str]) -> Fill | Leave:
        if words:
            raise NotationError(f"nothing follows, but there is {' '.join(words)!r}")
        return kind(seat)

    return read


def _parse_tile(code: str) -> int:
    if code not in TILE_BY_CODE:
        raise NotationError(f"there is no tile {code!r}")
    return TILE_BY_CODE[code].index


_VERBS: Final[dict[str, Callable[[int, list[str]], MicropolisAction]]] = {
    "take": _parse_take,
    "fill": _parse_bare(Fill),
    "leave": _parse_bare(Leave),
    "guard": _parse_guard,
    "marker": _parse_marker,
}
