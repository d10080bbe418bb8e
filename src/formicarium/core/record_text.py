"""The text form of a record, both ways.

::

    formicarium record 1
    game: micropolis
    variant: base
    players: 2
    option start: drawn
    seed: 7
    seed-hash: 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451
    engine: 0.1.0
    rules: 1
    seat A: Nadine
    seat B: bot random

    0. ! start A; reveal W3 B2 Q1 N5 B9 O2 A4
    1. A take W3
    2. B take Q1
    …
    6. B take B9 left ! reveal G1 W5 Q2 B11 B4 N1

The answers of chance follow ``!``. A game that is over has a ``result`` line with its scores. One
that goes on from a position of another game has a ``borrowed`` line with the number of actions
before it: the seed gives only the answers of chance after them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from formicarium.core.chance import Outcome
from formicarium.core.errors import FormicariumError, RecordError
from formicarium.core.registry import AnyGame, game
from formicarium.core.seats import LETTERS, seat_letter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.action import Action
    from formicarium.core.record import Record
    from formicarium.core.state import State

FIRST_LINE = "formicarium record 1"
SIZE_LIMIT = 4_000_000
NAME_LIMIT = 60

_MOVE = re.compile(r"([0-9]{1,6})\.( [^!]*[^! ])?(?: !( .+))?")
_OPTIONAL = ("result", "borrowed")
_KEYS = ("game", "variant", "players", "seed", "seed-hash", "engine", "rules")


class RecordedMove(NamedTuple):
    """An action and the answers of chance to it."""

    action: Action
    outcome: tuple[Outcome, ...]

    def repeat(self, state: State[Any], *, forced: bool) -> None:
        """Apply the action to a state; ``RecordError`` unless chance answers the same again.

        With ``forced``, chance is told to answer this outcome; otherwise it must draw the same.
        """
        if forced:
            state.forced = self.outcome
        state.apply(self.action)
        if state.forced or state.outcome != self.outcome:
            said, given = outcome_text(self.outcome), outcome_text(state.outcome)
            raise RecordError(f"the record says '{said}', chance gives '{given}'")


def write(record: Record) -> str:
    """Write a record as text."""
    header: dict[str, object] = {
        "game": record.game,
        "variant": record.variant,
        "players": record.players,
        **{f"option {name}": value for name, value in record.options.items()},
        "seed": "withheld" if record.seed is None else record.seed,
        "seed-hash": record.seed_hash,
        "engine": record.engine,
        "rules": record.rules,
        **{f"seat {seat_letter(seat)}": name for seat, name in enumerate(record.seats)},
    }
    if record.borrowed is not None:
        header["borrowed"] = record.borrowed
    if record.result is not None:
        header["result"] = " ".join(map(str, record.result))
    lines = [FIRST_LINE, *(f"{key}: {value}" for key, value in header.items()), ""]
    lines.append(f"0.{_after_mark(record.dealt)}")
    for number, (action, outcome) in enumerate(record.moves, start=1):
        lines.append(f"{number}. {action}{_after_mark(outcome)}")
    return "\n".join(lines) + "\n"


def read(text: str) -> dict[str, Any]:
    """Read the fields of a record from text; ``RecordError`` names what is wrong."""
    if len(text) > SIZE_LIMIT:
        raise RecordError(f"a record has at most {SIZE_LIMIT} characters, not {len(text)}")
    lines = text.split("\n")
    if lines[0] != FIRST_LINE:
        raise RecordError(f"line 1: a record begins with '{FIRST_LINE}'")
    end = lines.index("") if "" in lines else len(lines)
    fields = _header_fields(_header(lines[1:end]))
    fields["dealt"], fields["moves"] = _moves(game(fields["game"]), lines, end + 1)
    if (fields["borrowed"] or 0) > len(fields["moves"]):
        raise RecordError(f"borrowed: the record has {len(fields['moves'])} actions")
    return fields


def outcome_text(outcome: Sequence[Outcome]) -> str:
    """Write the answers of chance to one action.

    >>> outcome_text([Outcome("start", ("B",)), Outcome("reveal", ("Q1", "W3"))])
    'start B; reveal Q1 W3'
    """
    return "; ".join(map(str, outcome))


def parse_outcome(text: str) -> tuple[Outcome, ...]:
    """Read what ``outcome_text`` wrote.

    >>> parse_outcome("start B; reveal Q1 W3")[1].values
    ('Q1', 'W3')
    >>> parse_outcome("")
    ()
    """
    return tuple(map(Outcome.parse, text.split(";"))) if text else ()


def _after_mark(outcome: Sequence[Outcome]) -> str:
    return f" ! {outcome_text(outcome)}" if outcome else ""


def _header(lines: Sequence[str]) -> dict[str, str]:
    header: dict[str, str] = {}
    for number, line in enumerate(lines, start=2):
        key, colon, value = line.partition(": ")
        if not colon or key in header:
            wrong = "is there twice" if colon else "is not 'key: value'"
            raise RecordError(f"line {number}: {line[:80]!r} {wrong}")
        header[key] = value
    return header


def _header_fields(header: dict[str, str]) -> dict[str, Any]:
    for key in _KEYS:
        if key not in header:
            raise RecordError(f"the header has no line '{key}: …'")
    players = _number(header, "players", most=len(LETTERS))
    seat_keys = [f"seat {letter}" for letter in LETTERS[:players]]
    options = {k.removeprefix("option "): v for k, v in header.items() if k.startswith("option ")}
    unknown = set(header) - {
        *_KEYS,
        *_OPTIONAL,
        *seat_keys,
        *(f"option {name}" for name in options),
    }
    if unknown:
        raise RecordError(f"the header has an unknown line '{min(unknown)[:80]}: …'")
    game(header["game"])
    return {
        "game": header["game"],
        "variant": header["variant"],
        "players": players,
        "options": options,
        "seed": None if header["seed"] == "withheld" else _number(header, "seed"),
        "seed_hash": header["seed-hash"],
        "engine": header["engine"],
        "rules": _number(header, "rules", most=10**6),
        "seats": tuple(header.get(key, "") for key in seat_keys),
        "result": _result(header["result"], players) if "result" in header else None,
        "borrowed": _number(header, "borrowed", most=10**6) if "borrowed" in header else None,
    }


def _number(header: dict[str, str], key: str, most: int = 1 << 256) -> int:
    digits = header[key]
    if re.fullmatch(r"0|[1-9][0-9]{0,77}", digits) and int(digits) <= most:
        return int(digits)
    raise RecordError(f"{key}: {digits[:80]!r} is not a number up to {most}")


def _result(text: str, players: int) -> tuple[int, ...]:
    if re.fullmatch(r"-?[0-9]{1,6}( -?[0-9]{1,6})*", text) and text.count(" ") == players - 1:
        return tuple(map(int, text.split()))
    raise RecordError(f"result: {text[:80]!r} is not {players} numbers")


def _moves(
    played: AnyGame, lines: Sequence[str], start: int
) -> tuple[tuple[Outcome, ...], list[RecordedMove]]:
    dealt: tuple[Outcome, ...] = ()
    moves: list[RecordedMove] = []
    for expected, line in enumerate(lines[start:-1] if lines[-1] == "" else lines[start:]):
        where = f"line {start + expected + 1}"
        match = _MOVE.fullmatch(line)
        if not match or match[1] != str(expected) or bool(match[2]) != bool(expected):
            form = f"'{expected}. action ! outcome'" if expected else "'0. ! outcome'"
            raise RecordError(f"{where}: {line[:80]!r} is not {form}")
        try:
            outcome = parse_outcome(match[3] or "")
            if expected:
                moves.append(RecordedMove(played.parse(match[2].strip()), outcome))
            else:
                dealt = outcome
        except FormicariumError as error:
            raise RecordError(f"{where}: {error}") from None
    return dealt, moves
