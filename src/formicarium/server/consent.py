"""Going back by consent: who is asked, and what becomes of a request.

A table has at most one request. It lasts as long as nothing happens that everybody can see: the
public length of the log settles all races. It is stored, so it outlives the server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from formicarium.core.message import message
from formicarium.server import undoing
from formicarium.server.protocol import Takeback
from formicarium.server.refusal import Refusal
from formicarium.server.rows import TakebackRow

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from formicarium.server.ledger import Ledger
    from formicarium.server.protocol import TakebackOutcome
    from formicarium.server.rows import SeatRow
    from formicarium.server.watch import Watch

_LINES_TOLD = 5
"""The number of lines of the log that a request cites."""


def concerned(seats: Iterable[SeatRow], asking: Collection[int]) -> frozenset[int]:
    """Return the seats whose people must agree: those who play and do not ask themselves.

    A person who has left, or for whom a bot stands in, is not asked: the game goes on without them.
    """
    return frozenset(
        row.seat
        for row in seats
        if row.taken and not row.played_by and not row.gone and row.seat not in asking
    )


def is_pending(row: TakebackRow | None, ledger: Ledger | None) -> bool:
    """Whether a request still waits for answers."""
    if row is None or row.outcome or ledger is None or ledger.state.is_over:
        return False
    return row.length == ledger.seen_length(()) and ledger.index_of(row.number) is not None


def request(
    ledger: Ledger, asking: frozenset[int], index: int, action_id: str, before: TakebackRow | None
) -> TakebackRow:
    """Return a request for going back to before the standing action at an index."""
    return TakebackRow(
        action_id=action_id,
        seats=tuple(sorted(asking)),
        number=ledger.line[index].entry.number,
        length=ledger.seen_length(()),
        accepted=(),
        outcome="",
        by=None,
        version=before.version + 1 if before else 1,
    )


def ended(row: TakebackRow, outcome: TakebackOutcome, by: int | None) -> TakebackRow:
    """Return a request that has come to its end."""
    return replace(row, outcome=outcome, by=by, version=row.version + 1)


def lapsed(row: TakebackRow, by: int | None) -> TakebackRow:
    """Return a request that the log has overtaken; that is never stored, as the log tells it."""
    return replace(row, outcome="lapsed", by=by)


def accepted(row: TakebackRow, seats: Collection[int]) -> TakebackRow:
    """Return a request that these seats have accepted, too."""
    agreed = tuple(sorted({*row.accepted, *seats}))
    return replace(row, accepted=agreed, version=row.version + 1)


def is_repeated(row: TakebackRow, seats: Collection[int], accept: bool) -> bool:
    """Whether these seats have given this answer already: it is a resend."""
    if accept:
        return row.outcome in ("", "accepted") and not {*row.accepted}.isdisjoint(seats)
    return row.outcome in ("refused", "withdrawn") and row.by in seats


def answering(
    row: TakebackRow, seats: frozenset[int], asked: frozenset[int], accept: bool
) -> frozenset[int]:
    """Return the seats for which somebody answers; refuse an answer that is not theirs."""
    if not seats.isdisjoint(row.seats):
        if accept:
            raise Refusal(422, message("ui-refused-takeback-own"))
        return seats & frozenset(row.seats)
    if seats.isdisjoint(asked):
        raise Refusal(403, message("ui-refused-takeback-not-asked"))
    return seats & asked


def told(row: TakebackRow, ledger: Ledger, seats: Iterable[SeatRow], watch: Watch) -> Takeback:
    """Describe a request to a viewer, with the lines of the log that it would take back."""
    index = ledger.index_of(row.number)
    assert index is not None  # noqa: S101 - the request is pending
    chance, secrets = undoing.revealed_since(ledger, index)
    lines = watch.lines_of(played.entry.number for played in ledger.line[index:])
    return Takeback(
        id=row.action_id,
        seat=ledger.line[index].entry.seat,
        asking=row.seats,
        accepted=row.accepted,
        waiting=tuple(sorted(concerned(seats, row.seats) - {*row.accepted})),
        count=len(lines),
        lines=tuple(line for line in lines if line.messages)[:_LINES_TOLD],
        chance=chance,
        secrets=secrets,
    )
