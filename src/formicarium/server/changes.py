"""All changes of a table: planned, stored, and only then applied and sent to clients.

Each change is a :class:`Plan`. Planning checks the request and changes nothing. If another process
was faster, the table catches up and the change is planned again, so that a refusal gives the right
reason.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import structlog
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from formicarium.core.errors import FormicariumError
from formicarium.core.message import message
from formicarium.server import consent, seating, store, undoing
from formicarium.server.names import clean_line, clean_name
from formicarium.server.protocol import ChatLine, Joined, Spectating, TableInfo
from formicarium.server.refusal import Refusal, stale
from formicarium.server.rows import ChatRow, now
from formicarium.server.standing import standing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence

    from sqlalchemy.sql.dml import UpdateBase

    from formicarium.server.ledger import Draft, Ledger
    from formicarium.server.live import LiveTable
    from formicarium.server.protocol import (
        ActionRequest,
        TakebackOutcome,
        TakebackReply,
        TakebackRequest,
        UndoRequest,
    )
    from formicarium.server.rows import SeatRow, TakebackRow
    from formicarium.server.store import Store

T = TypeVar("T")

_ATTEMPTS = 3

_log = structlog.get_logger()


class Plan(NamedTuple, Generic[T]):
    """Changes to store and the step after storing them; without changes only the answer."""

    changes: Sequence[UpdateBase]
    done: Callable[[], T]


class Desk:
    """Changes tables, one change of a table at a time."""

    def __init__(
        self,
        storage: Store,
        after: Callable[[LiveTable], None],
        announce: Callable[[str], Awaitable[None]],
        patience: float,
    ) -> None:
        self._patience = patience
        self._store = storage
        self._after = after
        self._announce = announce

    async def act(self, table: LiveTable, secrets: Sequence[str], asked: ActionRequest) -> int:
        """Play an action and return the new length of the log."""

        def plan() -> Plan[int]:
            seats = _own_seats(table, secrets)
            with _length_told(table, seats):
                draft = _ledger(table).draft_action(asked.action, seats, asked.length, asked.id)
            return _entry_plan(table, seats, draft)

        return await self._carry_out(table, plan)

    async def act_for_bot(self, table: LiveTable, seat: int, action: str, length: int) -> int:
        """Play a bot's action; clients cannot use the form of its id."""

        def plan() -> Plan[int]:
            row = table.seats[seat]
            if not row.played_by or table.pending:  # the person has come back, or asks to go back
                raise stale()
            name = f"bot:{seat}:{length}"
            draft = _ledger(table).draft_action(action, {seat}, length, name)
            planned = _entry_plan(table, {seat}, draft, row)
            if not row.stand_in:
                return planned
            still = store.changed_seat(
                table.row.id, row, row
            )  # fails if the person came back in another process
            return planned._replace(changes=[*planned.changes, still])

        return await self._carry_out(table, plan)

    async def undo(self, table: LiveTable, secrets: Sequence[str], asked: UndoRequest) -> int:
        """Take actions of the caller back and return the new length of the log."""

        def plan() -> Plan[int]:
            seats = _own_seats(table, secrets)
            with _length_told(table, seats):
                draft = _ledger(table).draft_undo(
                    seats, asked.length, asked.id, table.rivals(seats), asked.to
                )
            return _entry_plan(table, seats, draft)

        return await self._carry_out(table, plan)

    async def ask_back(
        self, table: LiveTable, secrets: Sequence[str], asked: TakebackRequest
    ) -> int:
        """Ask the others to let the caller go back; return the length of the log.

        If nobody need be asked, the actions are taken back at once.
        """

        def plan() -> Plan[int]:
            seats = _own_seats(table, secrets)
            with _length_told(table, seats):
                return _asked(table, seats, asked)

        return await self._carry_out(table, plan)

    async def reply(self, table: LiveTable, secrets: Sequence[str], reply: TakebackReply) -> int:
        """Answer a request to go back; the last consent takes the actions back."""

        def plan() -> Plan[int]:
            seats = _own_seats(table, secrets)
            with _length_told(table, seats):
                return _replied(table, seats, reply)

        return await self._carry_out(table, plan)

    async def say(self, table: LiveTable, secrets: Sequence[str], text: str) -> ChatLine:
        """Add a chat line and send it to the table."""

        def plan() -> Plan[ChatLine]:
            seats = table.admit(secrets)
            if not seats and not table.is_spectator(secrets):
                raise Refusal(403, message("ui-refused-not-invited"))
            row = _said(table, min(seats, default=None), clean_line(text))

            def done() -> ChatLine:
                table.tell_chat(row)
                return ChatLine(row.number, row.seat, row.name, row.text, row.at)

            return Plan([store.new_chat(table.row.id, row)], done)

        return await self._carry_out(table, plan)

    async def join(
        self, table: LiveTable, secrets: Sequence[str], name: str, person: str = ""
    ) -> Joined:
        """Take a seat; the game starts when the last open seat is taken.

        ``person`` is the hash of the caller's personal key.
        """

        def plan() -> Plan[Joined]:
            table.admit(secrets)
            seating.check_open(table)
            called = clean_name(name)
            if not called:
                raise Refusal(422, message("ui-refused-name-letters"))
            taken, secret = seating.taken(seating.free_seat(table, secrets), called, person)
            change = seating.Change.of(table, [taken])

            def done() -> Joined:
                change.done()
                return Joined(table.info(frozenset({taken.seat})), taken.seat, secret)

            return Plan(change.stored(), done)

        return await self._carry_out(table, plan)

    async def start(self, table: LiveTable, secrets: Sequence[str], bot: str) -> TableInfo:
        """Start the game; bots take the seats that are still open."""

        def plan() -> Plan[TableInfo]:
            _own_seats(table, secrets)
            seating.check_open(table)
            return _reseating(table, secrets, seating.filled_with_bots(table, bot))

        return await self._carry_out(table, plan)

    async def leave(self, table: LiveTable, secrets: Sequence[str]) -> TableInfo:
        """Leave the caller's seats."""

        def plan() -> Plan[TableInfo]:
            seats = _own_seats(table, secrets)
            return _reseating(table, secrets, seating.vacated(table, seats))

        return await self._carry_out(table, plan)

    async def open_to_spectators(self, table: LiveTable, secrets: Sequence[str]) -> Spectating:
        """Let a player hand out a link for spectators: of older links only hashes are known."""

        def plan() -> Plan[Spectating]:
            _own_seats(table, secrets)
            row, secret = seating.with_spectator(table.row)

            def done() -> Spectating:
                table.row = row
                return Spectating(secret)

            return Plan([store.changed_table(table.row, row)], done)

        return await self._carry_out(table, plan)

    async def stand_in(
        self, table: LiveTable, secrets: Sequence[str], seat: int, bot: str
    ) -> TableInfo:
        """Let a bot play for the caller or for an absent player."""

        def plan() -> Plan[TableInfo]:
            seats = _own_seats(table, secrets)
            seating.check_stand_in(table, seat, seats, self._patience)
            return _reseating(table, secrets, [seating.stood_in(table, seat, bot)])

        return await self._carry_out(table, plan)

    async def come_back(self, table: LiveTable, secrets: Sequence[str], seat: int) -> TableInfo:
        """Let the caller play their seat again."""

        def plan() -> Plan[TableInfo]:
            if seat not in _own_seats(table, secrets):
                raise Refusal(403, message("ui-refused-other-seat"))
            return _reseating(table, secrets, [seating.returned(table, seat)])

        return await self._carry_out(table, plan)

    async def catch_up(self, table: LiveTable) -> None:
        """Read the changes of other processes."""
        stored = await self._store.load(table.row.id)
        if stored is not None:
            try:
                table.take_in(stored)
            except FormicariumError as error:
                raise broken(table.row.id, error) from None
        table.doubtful = False

    async def _carry_out(self, table: LiveTable, plan: Callable[[], Plan[T]]) -> T:
        async with table.lock:
            result, changed = await self._store_and_do(table, plan)
            if changed:
                self._after(table)
        if changed:
            await self._announce(table.row.id)
        return result

    async def _store_and_do(self, table: LiveTable, plan: Callable[[], Plan[T]]) -> tuple[T, bool]:
        try:
            if table.doubtful:
                await self.catch_up(table)
            for _ in range(_ATTEMPTS):
                planned = plan()
                try:
                    if planned.changes:
                        await self._store.write(*planned.changes)
                    return planned.done(), bool(planned.changes)
                except store.ConflictError:
                    await self.catch_up(table)
        except (SQLAlchemyError, OSError) as error:
            table.doubtful = True
            _log.error("not stored", table=table.row.id, error=str(error))
            raise Refusal(503, message("ui-refused-database"), retry_after=2) from error
        raise stale()


def broken(table_id: str, error: Exception) -> Refusal:
    """Refuse a broken table; only the log gives the reason, which may reveal secrets."""
    _log.error("a table cannot be loaded", table=table_id, error=str(error))
    return Refusal(500, message("ui-refused-broken-table"))


def _own_seats(table: LiveTable, secrets: Sequence[str]) -> frozenset[int]:
    seats = table.admit(secrets)
    if not seats:
        raise Refusal(403, message("ui-refused-no-seat"), length=table.seen_length(seats))
    return seats


@contextmanager
def _length_told(table: LiveTable, seats: frozenset[int]) -> Iterator[None]:
    """Add the length of the log that the caller sees to a refusal."""
    try:
        yield
    except Refusal as refusal:
        refusal.length = table.seen_length(seats)
        raise


def _ledger(table: LiveTable) -> Ledger:
    if table.ledger is None:
        raise Refusal(409, message("ui-refused-not-started"))
    return table.ledger


def _reseating(
    table: LiveTable, secrets: Sequence[str], changed: Sequence[SeatRow]
) -> Plan[TableInfo]:
    """Plan changed seats; the answer is the table as the caller sees it then."""
    change, pending = seating.Change.of(table, changed), table.pending
    changes = change.stored()
    if changes and pending:  # other people may be concerned now
        ended = consent.ended(pending, "lapsed", changed[0].seat)
        changes.append(store.changed_takeback(table.row.id, pending, ended))

    def done() -> TableInfo:
        change.done()
        if changes and pending:
            table.tell_takeback(ended)
        return table.info(table.held_by(secrets))

    return Plan(changes, done)


def _asked(table: LiveTable, seats: frozenset[int], asked: TakebackRequest) -> Plan[int]:
    ledger, before = _ledger(table), table.takeback
    if before and before.action_id == asked.id:
        if seats.isdisjoint(before.seats):
            raise Refusal(409, "this id was used for something else")
        return Plan((), lambda: ledger.seen_length(seats))
    index, rivals = ledger.own_action(seats, asked.to), table.rivals(seats)
    if ledger.answered(asked.id) or not undoing.why_not(ledger, seats, rivals, index):
        draft = ledger.draft_undo(seats, asked.length, asked.id, rivals, asked.to)
        return _entry_plan(table, seats, draft)
    ledger.check_length(seats, asked.length)
    if why := undoing.why_not(ledger, seats, (), index):
        raise Refusal(422, why)
    if table.pending:
        raise Refusal(409, message("ui-refused-takeback-pending"))
    if not consent.concerned(table.seats, seats):
        return _entry_plan(table, seats, ledger.draft_takeback(index, asked.id))
    return _takeback_plan(table, seats, consent.request(ledger, seats, index, asked.id, before))


def _replied(table: LiveTable, seats: frozenset[int], reply: TakebackReply) -> Plan[int]:
    ledger, row = _ledger(table), table.takeback
    if row is None or row.action_id != reply.takeback:
        raise Refusal(409, message("ui-refused-takeback-ended"))
    if consent.is_repeated(row, seats, reply.accept):
        return Plan((), lambda: ledger.seen_length(seats))
    if not table.pending:
        raise Refusal(409, message("ui-refused-takeback-ended"))
    asked = consent.concerned(table.seats, row.seats)
    own = consent.answering(row, seats, asked, reply.accept)
    if not reply.accept:
        outcome: TakebackOutcome = "refused" if own.isdisjoint(row.seats) else "withdrawn"
        return _takeback_plan(table, seats, consent.ended(row, outcome, min(own)))
    agreed = consent.accepted(row, own)
    if not asked <= {*agreed.accepted}:
        return _takeback_plan(table, seats, agreed)
    index = ledger.index_of(row.number)
    assert index is not None  # noqa: S101 - the request is pending
    agreed = consent.ended(agreed, "accepted", min(own))
    draft = ledger.draft_takeback(index, row.action_id)
    planned = _entry_plan(table, seats, draft, table.seats[draft.entry.seat], agreed)
    stored = store.changed_takeback(table.row.id, row, agreed)
    return planned._replace(changes=[*planned.changes, stored])


def _takeback_plan(table: LiveTable, own: frozenset[int], row: TakebackRow) -> Plan[int]:
    """Plan a new or changed request; the answer is the length of the log for the caller."""

    def done() -> int:
        table.tell_takeback(row)
        return table.seen_length(own)

    return Plan([store.changed_takeback(table.row.id, table.takeback, row)], done)


def _entry_plan(
    table: LiveTable,
    own: Collection[int],
    draft: Draft | int,
    after: SeatRow | None = None,
    agreed: TakebackRow | None = None,
) -> Plan[int]:
    """Plan an entry; the answer is the new length of the log for the seats of the caller.

    ``after`` is the new row of the acting seat; by default its person has come back. ``agreed`` is
    the request that the entry fulfils; any other one ends with an entry that everybody sees.
    """
    ledger = _ledger(table)
    if isinstance(draft, int):
        return Plan((), lambda: ledger.seen_length(own, draft))
    row = replace(table.row, phase="over") if draft.state.is_over else table.row
    before = table.seats[draft.entry.seat]
    seat = seating.returned(table, before.seat) if after is None else after
    changes = [store.new_entry(table.row.id, draft.entry)]
    if snapshot := draft.snapshot:
        changes.append(store.new_snapshot(table.row.id, draft.entry.number, snapshot))
    if draft.entry.secrecy != "unnoticed":  # not even the time of it is for others
        changes += standing(table.row.id, draft.state, draft.entry.at)
    if row is not table.row:
        changes.append(store.changed_table(table.row, row))
    if seat != before:
        changes.append(store.changed_seat(row.id, before, seat))

    def done() -> int:
        news = row is not table.row or seat != before
        pending, in_secret = table.pending, table.in_secret
        table.row, table.seats = row, _with(table.seats, seat)
        ledger.add(draft)
        news |= table.in_secret != in_secret
        table.tell_step()
        if pending and not table.pending:
            table.tell_takeback(agreed or consent.lapsed(pending, seat.seat))
        if news:
            table.tell_table()
        return ledger.seen_length(own)

    return Plan(changes, done)


def _with(seats: tuple[SeatRow, ...], seat: SeatRow) -> tuple[SeatRow, ...]:
    return (*seats[: seat.seat], seat, *seats[seat.seat + 1 :])


def _said(table: LiveTable, seat: int | None, text: str) -> ChatRow:
    return ChatRow(
        number=table.chat[-1].number + 1 if table.chat else 1,
        seat=seat,
        name="" if seat is None else table.seats[seat].name,
        text=text,
        at=now(),
        length=table.length,
    )
