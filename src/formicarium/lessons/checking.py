"""Whether a script fits its record: each error names the step and the field."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from formicarium import rulebook
from formicarium.core.errors import FormicariumError, RecordError
from formicarium.core.seats import parse_seat, seat_letter
from formicarium.lessons.script import LessonError, Script, Step, text_of
from formicarium.stage.texts import TextError, Texts

if TYPE_CHECKING:
    from formicarium.core.record import Record


def check(script: Script, record: Record) -> None:
    """Raise ``LessonError`` unless the script can be shown along the record.

    What is lit is checked later, as the tables are laid out.
    """
    _check_record(record)
    seat = parse_seat(script.seat)
    if seat >= record.players:
        raise LessonError(f"seat: {script.seat} does not play; the record has {record.players}")
    for number, step in enumerate(script.steps, start=1):
        _check_step(number, step, seat, record)
    for number, (before, step) in enumerate(pairwise(script.steps), start=2):
        if step.at < before.end:
            raise _wrong(number, step, "at", f"{step.at} is before the end of the last step")
    last = script.steps[-1]
    if last.at != len(record.moves):
        told = f"the last step is shown at the end of the game, at {len(record.moves)}"
        raise _wrong(len(script.steps), last, "at", told)


def _check_record(record: Record) -> None:
    try:
        over = record.verify().is_over
    except RecordError as error:
        raise LessonError(f"game.record: {error}") from None
    if not over:
        raise LessonError("game.record: the game is not over")


def _check_step(number: int, step: Step, seat: int, record: Record) -> None:
    total = len(record.moves)
    if step.end > total:
        field = "do" if step.at <= total else "at"
        raise _wrong(number, step, field, f"the record has only {total} actions")
    for move in record.moves[step.at : step.end]:
        if move.action.seat != seat:
            told = f"'{move.action}' is not an action of {seat_letter(seat)}"
            raise _wrong(number, step, "do", told)
    try:
        if step.rule:
            rulebook.rule(record.game, step.rule)
    except FormicariumError as error:
        raise _wrong(number, step, "rule", str(error)) from None
    try:
        Texts(strict=True).format(text_of(record.game, step))
    except TextError as error:
        raise _wrong(number, step, "text", str(error)) from None


def _wrong(number: int, step: Step, field: str, told: str) -> LessonError:
    return LessonError(f"step {number} ({step.text}), {field}: {told}")


def unknown_lit(number: int, step: Step, name: str) -> LessonError:
    """Return the error for something lit that is not on the table."""
    return _wrong(number, step, "lit", f"nothing on the table is called {name!r}")
