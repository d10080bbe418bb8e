"""Reading actions: the exact inverse of how ``actions`` writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.errors import NotationError
from formicarium.core.seats import parse_seat
from formicarium.games.antropolis.components import CODES, KINDS, SOLDIER, SORTS, WORKER
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules.geometry import parse_hex, parse_spot, turns_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from formicarium.games.antropolis.rules.actions import AntropolisAction

    Reader: TypeAlias = Callable[[int, list[str]], AntropolisAction]

_LONGEST: Final = 100
_HIGHEST_PRICE: Final = 3
_LAST_SIDE: Final = 5


def parse(text: str) -> AntropolisAction:
    """Read an action in the notation of ``actions``.

    >>> str(parse("B move worker 1,0 2,-1b"))
    'B move worker 1,0 2,-1b'
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


def _number(text: str, least: int, most: int) -> int:
    if len(text) == 1 and text in "0123456789" and least <= int(text) <= most:
        return int(text)
    raise NotationError(f"{text!r} is not a number from {least} to {most}")


def _one_of(names: Sequence[str], text: str, what: str) -> int:
    if text in names:
        return names.index(text)
    raise NotationError(f"there is no {what} {text!r}; there is {', '.join(names)}")


def _expect(words: list[str], form: str) -> list[str]:
    """The words after the verb of a form such as ``lay FACE HEX TURN``."""
    if len(words) != len(form.split()) - 1:
        raise NotationError(f"expected '{form}'")
    return words


def _lay(seat: int, words: list[str]) -> AntropolisAction:
    code, place, turn = _expect(words, "lay FACE HEX TURN")
    face = _one_of(CODES, code, "face")
    return act.Lay(seat, face, parse_hex(place), _number(turn, 0, turns_of(face) - 1))


def _move(seat: int, words: list[str]) -> AntropolisAction:
    kind, start, end = _expect(words, "move KIND SPACE SPACE")
    return act.Move(seat, _one_of(KINDS, kind, "ant"), parse_spot(start), parse_spot(end))


def _feed(seat: int, words: list[str]) -> AntropolisAction:
    spot, kind = _expect(words, "feed SPACE KIND")
    if kind not in (KINDS[WORKER], KINDS[SOLDIER]):
        raise NotationError("a larva becomes a worker or a soldier")
    return act.Feed(seat, parse_spot(spot), KINDS.index(kind))


def _expel(seat: int, words: list[str]) -> AntropolisAction:
    target, start, side = _expect(words, "expel SPACE SPACE SIDE")
    return act.Expel(seat, parse_spot(target), parse_spot(start), _number(side, 0, _LAST_SIDE))


def _buy(seat: int, words: list[str]) -> AntropolisAction:
    code, price = _expect(words, "buy FACE PRICE")
    return act.Buy(seat, _one_of(CODES, code, "face"), _number(price, 1, _HIGHEST_PRICE))


def _draw(seat: int, words: list[str]) -> AntropolisAction:
    (sort,) = _expect(words, "draw SORT")
    return act.Draw(seat, _one_of(SORTS, sort, "pile"))


def _at(kind: type[act.AtSpot]) -> Reader:
    def read(seat: int, words: list[str]) -> AntropolisAction:
        (spot,) = _expect(words, f"{kind.verb} SPACE")
        return kind(seat, parse_spot(spot))  # type: ignore[return-value]

    return read


def _ant_at(kind: type[act.AntAt]) -> Reader:
    def read(seat: int, words: list[str]) -> AntropolisAction:
        ant, spot = _expect(words, f"{kind.verb} KIND SPACE")
        return kind(seat, _one_of(KINDS, ant, "ant"), parse_spot(spot))  # type: ignore[return-value]

    return read


def _bare(kind: type[act.Bare]) -> Reader:
    def read(seat: int, words: list[str]) -> AntropolisAction:
        _expect(words, kind.verb)
        return kind(seat)  # type: ignore[return-value]

    return read


_AT: Final = (act.Collect, act.Leave, act.Mate)
_ANT_AT: Final = (act.Put, act.Flee, act.Escape)
_BARE: Final = (act.NoAnt, act.Strike, act.Enlarge, act.End)
_VERBS: Final[dict[str, Reader]] = {
    "lay": _lay,
    "move": _move,
    "feed": _feed,
    "expel": _expel,
    "buy": _buy,
    "draw": _draw,
    **{kind.verb: _at(kind) for kind in _AT},
    **{kind.verb: _ant_at(kind) for kind in _ANT_AT},
    **{kind.verb: _bare(kind) for kind in _BARE},
}
