"""A table in memory: its seats, its viewers, its game and the messages to viewers.

Nothing here awaits while it reads or sends, so that all viewers see events in the same order. The
changes of a table are in ``changes``.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from formicarium.core.chance import seed_hash
from formicarium.core.errors import SetupError
from formicarium.core.message import message
from formicarium.core.registry import game
from formicarium.core.touch import Touch
from formicarium.server import consent, keys
from formicarium.server.guests import NOT_ALLOWED, Guest, LastSeen
from formicarium.server.ledger import Ledger, opened
from formicarium.server.messages import ChatMessage, SyncMessage, TableMessage, TakebackMessage
from formicarium.server.personal import looks_like_key
from formicarium.server.protocol import (
    ChatLine,
    Explained,
    LogLine,
    Origin,
    SeatInfo,
    Sync,
    TableInfo,
    Takeback,
    WhyNot,
    WhyRequest,
)
from formicarium.server.refusal import Refusal, no_such_table
from formicarium.server.replay import Replays
from formicarium.server.store import CHAT_KEPT
from formicarium.server.watch import Watch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from msgspec import UnsetType

    from formicarium.core.explained import Cell
    from formicarium.server.messages import ServerMessage
    from formicarium.server.rows import ChatRow, SeatRow, Stored, TableRow, TakebackRow

_encode = msgspec.json.Encoder().encode

_PROGRESS = {"open": 0, "over": 100}


def encoded(message: ServerMessage) -> bytes:
    """Return a message as it is sent."""
    return _encode(message)


class LiveTable:
    """One loaded table."""

    def __init__(self, stored: Stored, ledger: Ledger | None) -> None:
        self.row: TableRow = stored.table
        self.seats: tuple[SeatRow, ...] = stored.seats
        self.chat: list[ChatRow] = list(stored.chat)
        self.ledger = ledger
        self.takeback = stored.takeback
        """The last request to go back by consent."""
        self.prologue = stored.entries
        """What the log begins with, as long as the game has not started."""
        self.lock = asyncio.Lock()
        """Held while the table is being changed."""
        self.doubtful = False
        """A write failed with an unknown result: read the table before the next write."""
        self.guests: set[Guest] = set()
        self.users = 0
        """The number of requests and connections that prevent unloading."""
        self.last_used = time.monotonic()
        self._last_seen = LastSeen()
        self._watches: dict[frozenset[int], Watch] = {}
        self.replays = None if ledger is None else Replays(ledger)
        self._waiting: dict[asyncio.Event, frozenset[int]] = {}
        """Requests that wait for news, with the seats of their callers."""

    # --------------------------------------------------------------------------------- permissions

    def held_by(self, secrets: Sequence[str]) -> frozenset[int]:
        """Return the seats that these secrets open."""
        return frozenset(
            row.seat
            for row in self.seats
            if any(keys.fits(secret, lock) for secret in secrets for lock in row.locks)
        )

    def admit(self, secrets: Sequence[str]) -> frozenset[int]:
        """Return the seats of a viewer; refuse a viewer without access."""
        seats = self.held_by(secrets)
        self._last_seen.note(seats)
        if seats or self.is_spectator(secrets):
            return seats
        if not self.row.listed:
            raise no_such_table()
        if not all(map(looks_like_key, secrets)):  # a person may watch where they do not play
            raise Refusal(401, message("ui-refused-old-link"))
        return seats

    def is_spectator(self, secrets: Sequence[str]) -> bool:
        """Whether one of the secrets belongs to a spectator."""
        return any(keys.fits(secret, known) for secret in secrets for known in self.row.spectators)

    def rivals(self, seats: frozenset[int]) -> frozenset[int]:
        """Return the seats of other people; a seat stays its person's while a bot stands in."""
        return frozenset(row.seat for row in self.seats if not row.bot) - seats

    @property
    def pending(self) -> TakebackRow | None:
        """The request to go back that waits for answers."""
        return self.takeback if consent.is_pending(self.takeback, self.ledger) else None

    @property
    def in_secret(self) -> tuple[int, ...]:
        """The seats that choose in secret now: several at the same time, or the last of them."""
        state = self.ledger.state if self.ledger else None
        if state is None:
            return ()
        others_chose = not {*state.unrevealed} <= {*state.to_act}
        return state.to_act if len(state.to_act) > 1 or others_chose else ()

    # ---------------------------------------------------------------------------------- looking

    @property
    def length(self) -> int:
        """The full length of the log; internal, because it counts secret choices."""
        return self.ledger.length if self.ledger else 0

    def seen_length(self, seats: frozenset[int]) -> int:
        """Return the length of the log for a viewer."""
        return self.ledger.seen_length(seats) if self.ledger else 0

    def info(self, seats: frozenset[int] = frozenset()) -> TableInfo:
        """Describe the table to a viewer."""
        progress = self.ledger.state.progress if self.ledger else UNSET
        info = table_info(self.row, self.seats, self._present(), seats, progress)
        info.in_secret = self.in_secret or UNSET
        info.takeback = self._told_takeback(seats)
        return info

    def sync(self, seats: frozenset[int]) -> Sync:
        """Return everything that a viewer may see."""
        watch = self._watch(seats)
        return Sync(
            table=self.info(seats),
            length=watch.length if watch else 0,
            base=watch.base if watch else 0,
            view=watch.view if watch else None,
            log=tuple(watch.log) if watch else (),
            chat=tuple(map(_chat_line, self.chat)),
            may_undo=watch.may_undo if watch else False,
            moved=watch.moved if watch else UNSET,
        )

    def lines(self, seats: frozenset[int], before: int) -> tuple[LogLine, ...]:
        """Return the lines of a viewer's log before a length of it."""
        watch = self._watch(seats)
        return watch.lines(before) if watch else ()

    def explain(self, seats: frozenset[int], cell: Cell) -> Explained:
        """Say to a viewer what made the points of a cell of the score sheet."""
        watch = self._watch(seats)
        if watch is None:
            raise Refusal(409, message("ui-refused-not-started"))
        try:
            parts = watch.explain(cell)
        except KeyError:
            raise Refusal(404, "the score sheet has no such cell") from None
        return Explained(watch.length, *cell, parts)

    def sync_message(self, seats: frozenset[int]) -> bytes:
        """Return ``sync`` as a message."""
        sync = self.sync(seats)
        fields = {name: getattr(sync, name) for name in Sync.__struct_fields__}
        return encoded(SyncMessage(**fields))

    def why_not(self, seats: frozenset[int], asked: WhyRequest) -> WhyNot:
        """Return why a click does nothing; no reason if it is about another position."""
        watch = self._watch(seats)
        if watch is None or watch.length != asked.length:
            return WhyNot()
        broken = watch.why_not(asked.seat, touches(asked))
        return WhyNot(*broken) if broken else WhyNot()

    async def wait_beyond(self, seats: frozenset[int], length: int, seconds: float) -> None:
        """Wait until a viewer's log is longer or the game begins, for at most this long."""
        if self.seen_length(seats) > length:
            return
        changed = asyncio.Event()
        self._waiting[changed] = seats
        try:
            await asyncio.wait_for(changed.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            del self._waiting[changed]

    # ------------------------------------------------------------------------------------ presence

    def enter(
        self,
        secrets: tuple[str, ...],
        seen: int | None,
        base: int | None = None,
        beside: tuple[str, ...] = (),
    ) -> Guest:
        """Connect a viewer; it gets what it has missed since ``seen``, then all news.

        ``beside`` are secrets of other people at the same screen: they are present and see nothing.
        """
        everybody, present = self.admit((*secrets, *beside)), self._present()
        guest = Guest(secrets, self.held_by(secrets), beside, everybody)
        self.guests.add(guest)
        self._welcome(guest, seen, base)
        if self._present() != present:
            self.tell_table(besides=guest)
        return guest

    def depart(self, guest: Guest) -> None:
        """Disconnect a viewer."""
        present = self._present()
        self.guests.discard(guest)
        self._last_seen.note(guest.present)
        self.last_used = time.monotonic()
        if self._present() != present:
            self.tell_table()

    def waited_for(self, seat: int) -> float:
        """Return the seconds for which the game has waited for an absent player."""
        if self.ledger is None or seat not in self.ledger.state.to_act:
            return 0.0
        if seat in self._present():
            return 0.0
        return min(self._last_seen.ago(seat), self.ledger.quiet_for(self.row.created))

    def wake(self) -> None:
        """Wake all waiting requests."""
        for changed in self._waiting:
            changed.set()

    def _present(self) -> frozenset[int]:
        return frozenset().union(*(guest.present for guest in self.guests))

    def _welcome(self, guest: Guest, seen: int | None, base: int | None) -> None:
        watch = self._watch(guest.seats)
        if watch is None or seen is None or watch.base != base:
            guest.outbox.resync()
            return
        steps = watch.steps_after(seen)
        if steps is None:
            guest.outbox.resync()
            return
        guest.outbox.answer(encoded(TableMessage(self.info(guest.seats))))
        for step in steps:
            guest.outbox.answer(step)
        last = watch.number_of(seen)
        for line in self.chat:
            if line.length >= last:  # earlier lines were sent before the last step it saw
                guest.outbox.answer(encoded(ChatMessage(_chat_line(line))))

    # ---------------------------------------------------------------------------------- telling

    def tell_step(self) -> None:
        """Send the newest entry to all viewers who may know of it."""
        if self.ledger is None:
            return
        number = self.ledger.length
        for guest in self.guests:
            watch = self._watch(guest.seats)
            if watch and self.ledger.shows(number, guest.seats):
                for step in watch.steps_after(watch.length - 1) or ():
                    guest.outbox.put(step)
        for changed, seats in self._waiting.items():
            if self.ledger.shows(number, seats):
                changed.set()

    def tell_table(self, besides: Guest | None = None) -> None:
        """Send seats, presence and phase."""
        told: dict[frozenset[int], bytes] = {}
        for guest in self.guests - {besides}:
            if guest.seats not in told:
                told[guest.seats] = encoded(TableMessage(self.info(guest.seats)))
            guest.outbox.put(told[guest.seats])

    def tell_chat(self, line: ChatRow) -> None:
        """Keep and send a chat line."""
        self.chat = [*self.chat, line][-CHAT_KEPT:]
        message = encoded(ChatMessage(_chat_line(line)))
        for guest in self.guests:
            guest.outbox.put(message)

    def tell_takeback(self, row: TakebackRow) -> None:
        """Keep a changed request to go back; say to everybody how it stands or ended."""
        self.takeback = row
        if row.outcome:
            told = encoded(TakebackMessage(row.seats, row.outcome, row.by))
            for guest in self.guests:
                guest.outbox.put(told)
        self.tell_table()

    # --------------------------------------------------------------------------------- changing

    def begin(self, ledger: Ledger) -> None:
        """Start the game and send the whole table to everybody."""
        self.ledger, self.replays = ledger, Replays(ledger)
        self._last_seen = LastSeen()  # the game waits for players only from now on
        for guest in self.guests:
            guest.outbox.resync()
        self.wake()

    def reseat(self, seats: tuple[SeatRow, ...]) -> None:
        """Replace the seats; connections gain or lose access with their secrets."""
        self.seats = seats
        for guest in self.guests:
            held = self.held_by(guest.secrets)
            everybody = held | self.held_by(guest.beside)
            if (held, everybody) == (guest.seats, guest.present):
                continue
            guest.seats, guest.present = held, everybody
            if everybody or self.row.listed or self.is_spectator(guest.secrets):
                guest.outbox.resync()
            else:
                guest.outbox.close(NOT_ALLOWED)
        self.tell_table()

    def take_in(self, stored: Stored) -> None:
        """Catch up with the changes of another process."""
        self.row, pending = stored.table, self.pending
        if stored.seats != self.seats:
            self.reseat(stored.seats)
        if self.ledger is None and self.row.phase != "open":
            self.begin(opened(self.row, self.seats, self.prologue))
        for entry in stored.entries[self.length :]:
            assert self.ledger is not None  # noqa: S101 - a log without a game does not load
            self.ledger.repeat(entry)
            self.tell_step()
        last = self.chat[-1].number if self.chat else 0
        for line in stored.chat:
            if line.number > last:
                self.tell_chat(line)
        self.takeback = stored.takeback
        if pending and not self.pending:
            self.tell_takeback(self._ended(pending))
        else:
            self.tell_table()

    def _ended(self, pending: TakebackRow) -> TakebackRow:
        """Return how a request ended in another process."""
        row = self.takeback
        known = row is not None and row.action_id == pending.action_id and row.outcome
        return row if row is not None and known else consent.lapsed(pending, None)

    def _told_takeback(self, seats: frozenset[int]) -> Takeback | UnsetType:
        pending, watch = self.pending, self._watch(seats)
        if pending is None or watch is None or self.ledger is None:
            return UNSET
        return consent.told(pending, self.ledger, self.seats, watch)

    def _watch(self, seats: frozenset[int]) -> Watch | None:
        if self.ledger is None:
            return None
        if seats not in self._watches:
            self._watches[seats] = Watch(self.ledger, seats, self.rivals(seats))
        watch = self._watches[seats]
        watch.follow()
        return watch


def touches(asked: WhyRequest) -> list[Touch]:
    """Return the click of a question: on each of the pieces, and last on the bare place."""
    picks = tuple(asked.picks)
    things = (*asked.things, "")
    return [Touch(asked.surface, asked.x, asked.y, thing, picks) for thing in things]


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    present: frozenset[int] = frozenset(),
    mine: frozenset[int] = frozenset(),
    progress: int | UnsetType = UNSET,
) -> TableInfo:
    """Describe a table; the seed is included only when the game is over."""
    return TableInfo(
        id=row.id,
        game=row.game,
        title=title_of(row.game),
        variant=row.variant,
        players=row.players,
        options=row.options,
        phase=row.phase,
        listed=row.listed,
        created=row.created,
        seed_hash=seed_hash(int(row.seed)),
        seed=row.seed if row.phase == "over" else None,
        seats=tuple(_seat_info(seat, seat.seat in present) for seat in seats),
        mine=tuple(sorted(mine)),
        next=row.next,
        hints=row.hints,
        origin=Origin(row.origin, row.origin_number) if row.origin else None,
        progress=_PROGRESS.get(row.phase, progress),
    )


def title_of(game_id: str) -> str:
    """Return the title of a game, or its id if it is no longer installed."""
    try:
        return game(game_id).title
    except SetupError:
        return game_id


def _seat_info(row: SeatRow, present: bool) -> SeatInfo:
    return SeatInfo(
        seat=row.seat,
        kind="bot" if row.bot else "person",
        name=row.name,
        bot=row.bot,
        taken=row.taken,
        present=present or bool(row.bot),
        left=row.gone,
        stand_in=row.stand_in,
    )


def _chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)
