"""The log of one table, with its positions, its record and its rules of undo.

This module knows games, but no networks or databases. An entry is first *drafted*, which checks it
and changes nothing; once it is stored, it is *added*.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from formicarium.core.errors import FormicariumError, IllegalAction, RecordError
from formicarium.core.message import Message, message
from formicarium.core.record import Record
from formicarium.core.record_text import RecordedMove, outcome_text, parse_outcome
from formicarium.core.registry import game
from formicarium.server.refusal import Refusal, stale
from formicarium.server.rows import Entry, now, seconds_since

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from formicarium.core.action import Action
    from formicarium.core.state import State
    from formicarium.server.rows import SeatRow, TableRow


class Played(NamedTuple):
    """An action that was not undone, and the position after it."""

    entry: Entry
    move: RecordedMove
    state: State[Any]


class Draft(NamedTuple):
    """A legal entry and its effect on the actions that stand."""

    entry: Entry
    state: State[Any]
    """The position after it."""
    kept: int
    """The number of standing actions that stay unchanged."""
    then: tuple[Played, ...]
    """The actions that follow those."""


class Ledger:
    """The log of a running or finished game."""

    def __init__(self, record: Record) -> None:
        self.game = game(record.game)
        self.entries: list[Entry] = []
        self.states: list[State[Any]] = [record.replay(0)]
        """The position after each number of entries."""
        self.begun: list[State[Any]] = []
        """By entry, the position in which began what was under way before it."""
        self._record = record
        self._line: list[Played] = []
        """The actions that stand: those not undone."""
        self._secret: list[bool] = []
        """By entry, whether it was made in secret."""
        self._unnoticed: list[bool] = []
        """By entry, whether only its own seat could notice it."""
        self._by_id: dict[str, Entry] = {}

    @property
    def length(self) -> int:
        """The number of entries."""
        return len(self.entries)

    @property
    def state(self) -> State[Any]:
        """The present position."""
        return self.states[-1]

    @property
    def record(self) -> Record:
        """The public record, without the seed while the game goes on.

        It ends before the first secret choice that is not yet revealed.
        """
        moves = [played.move for played in self._line]
        if self.state.is_over:
            return replace(self._record, moves=moves, result=tuple(self.state.scores()))
        return replace(self._record, seed=None, moves=moves[: self._settled()])

    def course(self, seats: Collection[int]) -> Iterator[tuple[Action, State[Any]]]:
        """Yield the actions that stand and that these seats may know of, with the states after."""
        for entry, move, state in self._line:
            if self.shows(entry.number, seats):
                yield move.action, state

    # ----------------------------------------------------------------------------------- visibility

    def shows(self, number: int, seats: Collection[int]) -> bool:
        """Whether viewers with these seats may know of the entry with this number."""
        return not self._unnoticed[number - 1] or self.entries[number - 1].seat in seats

    def seen_length(self, seats: Collection[int], upto: int | None = None) -> int:
        """Count the entries, or the first ``upto`` of them, that these seats may know of.

        The number of secret entries of others could reveal their choices.
        """
        numbers = range(1, (self.length if upto is None else upto) + 1)
        return sum(self.shows(number, seats) for number in numbers)

    def quiet_for(self, begun: str) -> float:
        """Return the seconds since the last action that everybody could see, or the start."""
        numbers = range(self.length, 0, -1)
        shown = (self.entries[number - 1].at for number in numbers if self.shows(number, ()))
        return seconds_since(next(shown, begun))

    def _settled(self) -> int:
        """Return the last number of standing actions after which nothing was secret."""
        positions = self._positions(len(self._line))
        return max(count for count, state in enumerate(positions) if not state.unrevealed)

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
        self._check_length(seats, length)
        return self._try(action, written, action_id)

    def draft_undo(self, seats: Collection[int], length: int, action_id: str) -> Draft | int:
        """Check an undo; return a number to answer a resend."""
        resent = self._by_id.get(action_id)
        if resent is not None:
            return _resent(resent, resent.kind == "undo" and resent.seat in seats)
        self._check_length(seats, length)
        if why := self.why_no_undo(seats):
            raise Refusal(422, why)
        kept = self._last_own(seats)
        undone = self._line[kept].entry
        then = self._played_again(kept)
        state = then[-1].state if then else self._position(kept)
        entry = self._entry("undo", undone.seat, undone.action, "", action_id)
        return Draft(entry, state, kept, then)

    def why_no_undo(self, seats: Collection[int]) -> Message | None:
        """Return the reason why these seats cannot undo; None if they can.

        An undo takes back their last action. Secret choices of others after a secret choice do not
        prevent it, because nobody can have known of the other.
        """
        if self.state.is_over:
            return message("ui-refused-over")
        index = self._last_own(seats)
        if index < 0:
            return message("ui-refused-undo-nothing")
        if index < len(self._line) - 1 and not self._all_secret(index):
            return message("ui-refused-undo-last")
        if self._line[index].move.outcome:
            return message("ui-refused-undo-chance")
        seat, before = self._line[index].entry.seat, self._position(index)
        if {*before.unrevealed} - {*self._line[index].state.unrevealed, seat}:
            return message("ui-refused-undo-revealed")
        return None

    def _last_own(self, seats: Collection[int]) -> int:
        """Return the index of the last standing action of these seats; -1 if none."""
        places = range(len(self._line) - 1, -1, -1)
        return next((at for at in places if self._line[at].entry.seat in seats), -1)

    def _all_secret(self, index: int) -> bool:
        """Whether the action at this index and all after it are still secret."""
        seat = self._line[index].entry.seat
        return all(
            {seat, played.entry.seat} <= {*played.state.unrevealed} for played in self._line[index:]
        )

    def _played_again(self, without: int) -> tuple[Played, ...]:
        """Replay the actions after one that is left out."""
        state, again = self._position(without), []
        for played in self._line[without + 1 :]:
            state = state.copy()
            state.apply(played.move.action)
            again.append(played._replace(state=state))
        return tuple(again)

    def _position(self, count: int) -> State[Any]:
        """Return the position after this number of standing actions."""
        return self._line[count - 1].state if count else self.states[0]

    def _positions(self, count: int) -> list[State[Any]]:
        """Return the positions up to this number of standing actions."""
        return [self.states[0], *(played.state for played in self._line[:count])]

    # ------------------------------------------------------------------------------------- adding

    def add(self, draft: Draft) -> None:
        """Add a stored entry."""
        before = self.state
        chosen = before if draft.entry.kind == "undo" else draft.state
        secret = draft.entry.seat in chosen.unrevealed
        self._secret.append(secret)
        self._unnoticed.append(secret and before.to_act == draft.state.to_act)
        self._by_id[draft.entry.action_id] = draft.entry
        self.begun.append(self.game.begin(self._positions(draft.kept)))
        self._line[draft.kept :] = draft.then
        self.states.append(draft.state)
        self.entries.append(draft.entry)  # last: another thread may be reading, see ``get_ready``

    def repeat(self, entry: Entry) -> None:
        """Add an entry of the stored log; raise ``RecordError`` if it is impossible."""
        if entry.number != self.length + 1:
            raise RecordError(f"entry {self.length + 1} is missing")
        try:
            self.add(self._repeated(entry))
        except (FormicariumError, Refusal) as error:
            raise RecordError(f"entry {entry.number}: {error}") from None

    def _repeated(self, entry: Entry) -> Draft:
        if entry.kind == "undo":
            length = self.seen_length({entry.seat})
            draft = self.draft_undo({entry.seat}, length, entry.action_id)
            if isinstance(draft, int):
                raise RecordError("its action id is not unique")
            if draft.entry.action != entry.action:
                raise RecordError(f"it cannot take '{entry.action}' back")
            return draft._replace(entry=entry)
        move = RecordedMove(self.game.parse(entry.action), parse_outcome(entry.outcome))
        state = self.state.copy()
        move.repeat(state, forced=True)
        return self._played(entry, move, state)

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
        entry = self._entry("action", action.seat, written, outcome_text(move.outcome), action_id)
        return self._played(entry, move, state)

    def _played(self, entry: Entry, move: RecordedMove, state: State[Any]) -> Draft:
        return Draft(entry, state, len(self._line), (Played(entry, move, state),))

    def _check_length(self, seats: Collection[int], length: int) -> None:
        """Refuse a request for another position; secret choices of others do not matter."""
        seen, number = self.seen_length(seats), self.length
        while number and seen > length and self._is_others_secret(number, seats):
            seen -= self.shows(number, seats)
            number -= 1
        if seen != length:
            raise stale()

    def _is_others_secret(self, number: int, seats: Collection[int]) -> bool:
        return self._secret[number - 1] and self.entries[number - 1].seat not in seats

    def _entry(self, kind: Any, seat: int, action: str, outcome: str, action_id: str) -> Entry:
        return Entry(
            number=self.length + 1,
            kind=kind,
            seat=seat,
            action=action,
            outcome=outcome,
            action_id=action_id,
            at=now(),
        )


def _resent(entry: Entry, same: bool) -> int:
    """Answer a resend like the first time; refuse an id that was used otherwise."""
    if same:
        return entry.number
    raise Refusal(409, "this id was used for something else")


def opened(table: TableRow, seats: Sequence[SeatRow], entries: Iterable[Entry] = ()) -> Ledger:
    """Return the ledger of a stored table; raise ``RecordError`` if its log is invalid."""
    ledger = Ledger(record_of(table, seats))
    for entry in entries:
        ledger.repeat(entry)
    return ledger


def record_of(table: TableRow, seats: Sequence[SeatRow]) -> Record:
    """Return the record of a table without moves; deal now if that has not happened yet."""
    names = [f"bot {seat.bot}" if seat.bot else seat.name for seat in seats]
    options = game(table.game).variant(table.variant).restore(table.options)
    record = Record.begin(table.game, table.players, int(table.seed), table.variant, options, names)
    record.engine, record.rules = table.engine, table.rules
    if table.dealt:
        record.dealt = parse_outcome(table.dealt)
    return record
