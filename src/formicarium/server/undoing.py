"""The rules of undo: what players may take back, and what an undo in a stored log took back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.errors import RecordError
from formicarium.core.message import message

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from formicarium.core.message import Message
    from formicarium.server.ledger import Ledger
    from formicarium.server.positions import Played
    from formicarium.server.rows import Entry


def last_own(line: Sequence[Played], seats: Collection[int]) -> int:
    """Return the index of the last standing action of these seats; -1 if there is none."""
    places = range(len(line) - 1, -1, -1)
    return next((at for at in places if line[at].entry.seat in seats), -1)


def kept_by(entry: Entry, line: Sequence[Played]) -> int:
    """Return how many actions stood before what an undo of the stored log took back."""
    kept = last_own(line, {entry.seat}) if entry.kind == "undo" else entry.kept
    if not 0 <= kept < len(line) or line[kept].entry.action != entry.action:
        raise RecordError(f"it cannot take '{entry.action}' back")
    return kept


def why_not(
    ledger: Ledger, seats: Collection[int], rivals: Collection[int] | None, index: int
) -> Message | None:
    """Return why these seats cannot take back the standing action at an index; None if they can.

    Against bots alone, players can go back to any action of theirs. Otherwise it must be their
    last one, with nothing after it but secret choices: nobody can have known of it yet.
    """
    if ledger.state.is_over:
        return message("ui-refused-over")
    if index < ledger.fixed:
        return message("ui-refused-undo-nothing")
    if rivals is not None and not rivals:
        return None
    return _why_not_among_people(ledger, seats, index)


def revealed_since(ledger: Ledger, index: int) -> tuple[bool, bool]:
    """Return what has become known since the standing action at an index.

    Whether chance has answered, and whether secret choices of others were revealed.
    """
    since = ledger.line[index:]
    secrets = any(
        {*ledger.state_of(count).unrevealed}
        - {*ledger.state_of(count + 1).unrevealed, played.entry.seat}
        for count, played in enumerate(since, index)
    )
    return any(played.move.outcome for played in since), secrets


def _why_not_among_people(ledger: Ledger, seats: Collection[int], index: int) -> Message | None:
    line = ledger.line
    if index < last_own(line, seats):
        return message("ui-refused-undo-last")
    if index < len(line) - 1 and not _all_secret(ledger, index):
        return message("ui-refused-undo-last")
    if line[index].move.outcome:
        return message("ui-refused-undo-chance")
    before, after = ledger.state_of(index), ledger.state_of(index + 1)
    if {*before.unrevealed} - {*after.unrevealed, line[index].entry.seat}:
        return message("ui-refused-undo-revealed")
    return None


def _all_secret(ledger: Ledger, index: int) -> bool:
    """Whether the action at this index and all after it are still secret."""
    seat = ledger.line[index].entry.seat
    return all(
        {seat, played.entry.seat} <= {*ledger.state_of(count).unrevealed}
        for count, played in enumerate(ledger.line[index:], index + 1)
    )
