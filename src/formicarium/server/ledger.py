"""The log of one table, with its positions, its record and what each viewer may know of it.

This module knows games, but no networks or databases. An entry is first *drafted*, which checks it
and changes nothing; once it is stored, it is *added*. The rules of undo are in ``undoing``.
"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace as with_fields

from formicarium.core.errors import FormicariumError, IllegalAction, RecordError, StateError
from formicarium.core.message import message
from formicarium.core.record import Record
from formicarium.core.record_text import RecordedMove, outcome_text, parse_outcome
from formicarium.core.registry import game
from formicarium.server import undoing
from formicarium.server.positions import SNAPSHOT_EVERY, Place, Played, Positions, packed, unpacked
from formicarium.server.refusal import Refusal, stale
from formicarium.server.rows import Entry, now, seconds_since

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from formicarium.core.action import Action
    from formicarium.core.message import Message
    from formicarium.core.state import State
    from formicarium.server.positions import Told
    from formicarium.server.rows import EntryKind, SeatRow, Secrecy, TableRow


class Draft(NamedTuple):
    """A legal entry and its effect on the actions that stand."""

    entry: Entry
    state: State[Any]
    """The position after it."""
    kept: int
    """The number of standing actions that stay unchanged."""
    then: tuple[Played, ...]
    """The actions that follow those."""

    far: bool = False
    """Whether the last snapshot before it is that far away that it needs one."""

    @property
    def snapshot(self) -> bytes:
        """The position to be stored with the entry; empty for most entries."""
        return packed(self.state) if self.far or not self.entry.number % SNAPSHOT_EVERY else b""


class Shown(NamedTuple):
    """An action that stands, as a viewer may know of it."""

    number: int
    """The number of standing actions up to it, with those that the viewer may not know of."""
    played: Played
    length: int
    """The length of the viewer's log after it."""


class Ledger:
    """The log of a running or finished game.

    It begins as the record says, or in a given position.
    """

    def __init__(self, record: Record, begin: State[Any] | None = None) -> None:
        self.game = game(record.game)
        self.entries: list[Entry] = []
        self.line: list[Played] = []
        """The actions that stand: those not undone."""
        self.positions = Positions(self.game, record.replay(0) if begin is None else begin)
        self._record = record
        self._places: list[Place] = [self.positions.begin]
        """The place after each number of entries."""
        self._undone: dict[int, tuple[Entry, ...]] = {}
        """By the number of an undo, what it took back."""
        self._unnoticed: list[Entry] = []
        """Entries that only their own seat could notice."""
        self._by_id: dict[str, Entry] = {}

    @property
    def length(self) -> int:
        """The number of entries."""
        return len(self.entries)

    @property
    def state(self) -> State[Any]:
        """The present position."""
        return self.state_after(self.length)

    def state_after(self, number: int) -> State[Any]:
        """Return the position after this number of entries; nobody may change it."""
        return self.positions.state(self._places[number])

    def state_of(self, count: int) -> State[Any]:
        """Return the position after this number of standing actions; nobody may change it."""
        return self.positions.state(self._place_of(count))

    def told_of(self, number: int) -> Told:
        """Return what ``Viewer.tell`` needs to tell the action with this number."""
        played = self._places[number]
        assert isinstance(played, Played)  # noqa: S101 - an undo is told in another way
        return self.positions.told(played)

    @property
    def record(self) -> Record:
        """The public record, without the seed while the game goes on.

        It ends before the first secret choice that is not yet revealed.
        """
        moves = [played.move for played in self.line]
        if self.state.is_over:
            return replace(self._record, moves=moves, result=tuple(self.state.scores()))
        return replace(self._record, seed=None, moves=moves[: self.settled])

    @property
    def fixed(self) -> int:
        """The number of actions that were played in another game: nobody can undo them."""
        return self._record.borrowed or 0

    @property
    def snapshots(self) -> dict[int, bytes]:
        """The positions that are stored, by the number of entries before them."""
        return {number: each.snapshot for number, each in enumerate(self._places) if each.snapshot}

    @property
    def settled(self) -> int:
        """The last number of standing actions after which nothing was secret."""
        count = len(self.line)
        while count and self.state_of(count).unrevealed:
            count -= 1
        return count

    def index_of(self, number: int) -> int | None:
        """Return the index of a standing action by the number of its entry; None if it is gone."""
        found = (at for at, played in enumerate(self.line) if played.entry.number == number)
        return next(found, None)

    def answered(self, action_id: str) -> Entry | None:
        """Return the entry with an id; None if there is no such entry."""
        return self._by_id.get(action_id)

    def course(self, seats: Collection[int]) -> Iterator[tuple[Action, State[Any]]]:
        """Yield the actions that stand and that these seats may know of, with the states after."""
        for number, played, _ in self.shown(seats):
            yield played.move.action, self.state_of(number)

    def _place_of(self, count: int) -> Place:
        return self.line[count - 1] if count else self.positions.begin

    # ----------------------------------------------------------------------------------- visibility

    def shows(self, number: int, seats: Collection[int]) -> bool:
        """Whether viewers with these seats may know of the entry with this number."""
        entry = self.entries[number - 1]
        return entry.secrecy != "unnoticed" or entry.seat in seats

    def seen_length(self, seats: Collection[int], upto: int | None = None) -> int:
        """Count the entries, or the first ``upto`` of them, that these seats may know of.

        The number of secret entries of others could reveal their choices.
        """
        end = self.length if upto is None else upto
        hidden = [each for each in self._unnoticed if each.number <= end and each.seat not in seats]
        return end - len(hidden)

    def shown(self, seats: Collection[int]) -> Iterator[Shown]:
        """Yield the actions that stand and that viewers with these seats may know of."""
        hidden = [each.number for each in self._unnoticed if each.seat not in seats]
        before = 0
        for count, played in enumerate(self.line, 1):
            number = played.entry.number
            while before < len(hidden) and hidden[before] < number:
                before += 1
            if before == len(hidden) or hidden[before] != number:
                yield Shown(count, played, number - before)

    def undone(self, number: int) -> tuple[Entry, ...]:
        """Return what the undo with this number took back."""
        return self._undone[number]

    @property
    def last_noticed(self) -> str | None:
        """When the last entry was made that everybody could see; None if there is no such entry."""
        numbers = range(self.length, 0, -1)
        shown = (self.entries[number - 1].at for number in numbers if self.shows(number, ()))
        return next(shown, None)

    def quiet_for(self, begun: str) -> float:
        """Return the seconds since the last action that everybody could see, or the start."""
        return seconds_since(self.last_noticed or begun)

    # ---------------------------------------------------------------------------------- drafting

    def draft_action(
        self, text: str, seats: Collection[int], length: int, action_id: str
    ) -> Draft | int:
        """Check an action of one of these seats; return a number to answer a resend."""
        action = self._parse(text)
        if action.seat not in seats:
            raise Refusal(403, message("ui-refused-other-seat"))
        written = str(action)
        resent = self._by_id.get(action_id)
        if resent is not None:
            asked = ("action", action.seat, written)
            return _resent(resent, asked == (resent.kind, resent.seat, resent.action))
        self.check_length(seats, length)
        return self._try(action, written, action_id)

    def draft_undo(
        self,
        seats: Collection[int],
        length: int,
        action_id: str,
        rivals: Collection[int] | None = None,
        to: int | None = None,
    ) -> Draft | int:
        """Check an undo; return a number to answer a resend.

        It takes the last action of these seats back; with ``to``, all from the action that made
        the log of these seats that long. ``rivals`` are as in ``why_no_undo``.
        """
        resent = self._by_id.get(action_id)
        if resent is not None:
            return _resent(resent, resent.kind != "action" and resent.seat in seats)
        self.check_length(seats, length)
        kept = self.own_action(seats, to)
        if why := undoing.why_not(self, seats, rivals, kept):
            raise Refusal(422, why)
        taken = self.line[kept].entry
        is_last = undoing.why_not(self, seats, None, kept) is None
        entry = self._entry("undo" if is_last else "takeback", taken.seat, taken.action, action_id)
        return self._without(entry if is_last else with_fields(entry, kept=kept), kept)

    def draft_takeback(self, index: int, action_id: str) -> Draft:
        """Draft the takeback of the standing action at an index, to which all have agreed."""
        taken = self.line[index].entry
        entry = self._entry("takeback", taken.seat, taken.action, action_id)
        return self._without(with_fields(entry, kept=index), index)

    def why_no_undo(
        self, seats: Collection[int], rivals: Collection[int] | None = None
    ) -> Message | None:
        """Return the reason why these seats cannot undo; None if they can.

        ``rivals`` are the seats of other people; None means all others. Without rivals, players
        can go back to any action of theirs.
        """
        return undoing.why_not(self, seats, rivals, undoing.last_own(self.line, seats))

    def own_action(self, seats: Collection[int], length: int | None) -> int:
        """Return the index of the standing action of these seats that made their log this long.

        By default, of the last one; -1 if there is no such action.
        """
        if length is None:
            return undoing.last_own(self.line, seats)
        for shown in self.shown(seats):
            if shown.length == length and shown.played.entry.seat in seats:
                return shown.number - 1
        return -1

    def _without(self, entry: Entry, kept: int) -> Draft:
        """Draft an undo of the standing action after the first ``kept``."""
        then = self._kept_after(entry, kept)
        state = self.positions.state(then[-1] if then else self._place_of(kept))
        return self._drafted(entry, state, kept, then)

    def _kept_after(self, entry: Entry, kept: int) -> tuple[Played, ...]:
        """Return the actions that an undo of the one after the first ``kept`` leaves standing.

        These are secret choices of others, which are made again; a takeback leaves none.
        """
        again: list[Played] = []
        if entry.kind == "undo":
            for played in self.line[kept + 1 :]:
                parent = again[-1] if again else self._place_of(kept)
                again.append(played.after(parent))
        return tuple(again)

    def _drafted(
        self, entry: Entry, state: State[Any], kept: int, then: tuple[Played, ...]
    ) -> Draft:
        entry = with_fields(entry, secrecy=self._secrecy(entry, state))
        if entry.kind == "action":
            then[-1].entry = entry
        place = then[-1] if then else self._place_of(kept)
        return Draft(entry, state, kept, then, self.positions.is_far(place))

    def _secrecy(self, entry: Entry, after: State[Any]) -> Secrecy:
        before = self.state
        if entry.kind == "takeback" and self._is_seen(entry):
            return "open"
        if entry.seat not in (after if entry.kind == "action" else before).unrevealed:
            return "open"
        return "unnoticed" if before.to_act == after.to_act else "secret"

    def _is_seen(self, takeback: Entry) -> bool:
        """Whether a takeback takes more back than secret choices of its seat."""
        gone = [played.entry for played in self.line[takeback.kept :]]
        return any(each.secrecy == "open" or each.seat != takeback.seat for each in gone)

    # ------------------------------------------------------------------------------------- adding

    def add(self, draft: Draft) -> None:
        """Add a stored entry."""
        place = self._link(draft.entry, draft.kept, draft.then)
        self.positions.keep(place, draft.state)
        place.snapshot = place.snapshot or draft.snapshot

    def repeat(self, entry: Entry) -> None:
        """Add an entry of the stored log; raise ``RecordError`` if it is impossible."""
        try:
            self.add(self._repeated(entry))
        except FormicariumError as error:
            raise RecordError(f"entry {entry.number}: {error}") from None

    def resume(self, entries: Sequence[Entry], snapshots: Mapping[int, bytes]) -> None:
        """Read a stored log.

        What came before the last snapshot was checked when it was stored. Logs of older versions
        have no snapshots, and a new version may not know the old ones: they are played again.
        """
        newest = sorted(snapshots, reverse=True)
        start = next((n for n in newest if self._is_known(entries[:n], snapshots[n])), 0)
        for entry in entries[:start]:
            place = self._link(*self._read(entry))
            place.snapshot = snapshots.get(entry.number, b"")
        for entry in entries[start:]:
            self.repeat(entry)

    def _is_known(self, entries: Sequence[Entry], snapshot: bytes) -> bool:
        """Whether these entries lead to a snapshot, which these rules can read."""
        if not all(entry.secrecy for entry in entries):
            return False
        try:
            unpacked(self.game, snapshot)
        except StateError:
            return False
        return True

    def _link(self, entry: Entry, kept: int, then: tuple[Played, ...]) -> Place:
        """Put an entry into the log without its position; return its place."""
        again = {played.entry.number for played in then}
        gone = [each.entry for each in self.line[kept:] if each.entry.number not in again]
        if entry.kind != "action":
            self._undone[entry.number] = tuple(gone)
        if entry.secrecy == "unnoticed":
            self._unnoticed.append(entry)
        self._by_id[entry.action_id] = entry
        self.line[kept:] = then
        self._places.append(self._place_of(len(self.line)))
        self.entries.append(entry)
        return self._places[-1]

    def _read(self, entry: Entry) -> tuple[Entry, int, tuple[Played, ...]]:
        """Read an entry of the stored log and its effect."""
        if entry.number != self.length + 1:
            raise RecordError(f"entry {self.length + 1} is missing")
        if entry.kind == "action":
            return entry, len(self.line), (self._played(entry),)
        kept = undoing.kept_by(entry, self.line)
        return entry, kept, self._kept_after(entry, kept)

    def _repeated(self, entry: Entry) -> Draft:
        _, kept, then = self._read(entry)
        place = then[-1] if then else self._place_of(kept)
        return self._drafted(entry, self.positions.state(place), kept, then)

    def _played(self, entry: Entry, move: RecordedMove | None = None) -> Played:
        return Played(self._place_of(len(self.line)), entry, self.game, move)

    def _parse(self, text: str) -> Action:
        try:
            action: Action = self.game.parse(text)
        except FormicariumError as error:
            raise Refusal(422, str(error)) from None
        return action

    def _try(self, action: Action, written: str, action_id: str) -> Draft:
        state = self.state.copy()
        try:
            state.apply(action)
        except IllegalAction as error:
            raise Refusal(422, error.why, rule=error.rule) from None
        move = RecordedMove(action, state.outcome)
        entry = self._entry("action", action.seat, written, action_id)
        entry = with_fields(entry, outcome=outcome_text(move.outcome))
        return self._drafted(entry, state, len(self.line), (self._played(entry, move),))

    def check_length(self, seats: Collection[int], length: int) -> None:
        """Refuse a request for another position; secret choices of others do not matter."""
        seen, number = self.seen_length(seats), self.length
        while number and seen > length and self._is_others_secret(number, seats):
            seen -= self.shows(number, seats)
            number -= 1
        if seen != length:
            raise stale()

    def _is_others_secret(self, number: int, seats: Collection[int]) -> bool:
        entry = self.entries[number - 1]
        return entry.secrecy != "open" and entry.seat not in seats

    def _entry(self, kind: EntryKind, seat: int, action: str, action_id: str) -> Entry:
        return Entry(
            number=self.length + 1,
            kind=kind,
            seat=seat,
            action=action,
            outcome="",
            action_id=action_id,
            at=now(),
        )


def _resent(entry: Entry, same: bool) -> int:
    """Answer a resend like the first time; refuse an id that was used otherwise."""
    if same:
        return entry.number
    raise Refusal(409, "this id was used for something else")


def imported(record: Record) -> Ledger:
    """Return the ledger of a record; raise ``RecordError`` if it is impossible."""
    ledger = Ledger(record)
    for entry in entries_of(record):
        ledger.repeat(entry)
    return ledger


def entries_of(record: Record, upto: int | None = None) -> list[Entry]:
    """Return the actions of a record, or the first ones, as entries of a log."""
    at = now()
    return [
        Entry(
            number=number,
            kind="action",
            seat=move.action.seat,
            action=str(move.action),
            outcome=outcome_text(move.outcome),
            action_id=f"record:{number}",
            at=at,
        )
        for number, move in enumerate(record.moves[:upto], 1)
    ]


def opened(
    table: TableRow,
    seats: Sequence[SeatRow],
    entries: Sequence[Entry] = (),
    snapshots: Mapping[int, bytes] = MappingProxyType({}),
) -> Ledger:
    """Return the ledger of a stored table; raise ``RecordError`` if its log is invalid."""
    ledger = Ledger(record_of(table, seats))
    ledger.resume(entries, snapshots)
    return ledger


def record_of(table: TableRow, seats: Sequence[SeatRow]) -> Record:
    """Return the record of a table without moves; deal now if that has not happened yet."""
    names = [f"bot {seat.bot}" if seat.bot else seat.name for seat in seats]
    options = game(table.game).variant(table.variant).restore(table.options)
    record = Record.begin(table.game, table.players, int(table.seed), table.variant, options, names)
    record.engine, record.rules = table.engine, table.rules
    if table.dealt:
        record.dealt = parse_outcome(table.dealt)
    if table.origin:
        record.borrowed = table.origin_number
    return record
