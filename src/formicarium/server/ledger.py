"""The log of one table and what follows from it: positions, the record, what may be undone.

It knows the contract of the games and nothing of networks or databases. An entry is first
*drafted*, which checks it and changes nothing; once it is stored, it is *added*.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from formicarium.core.chance import Outcome
from formicarium.core.errors import FormicariumError, IllegalAction, RecordError
from formicarium.core.record import Record
from formicarium.core.record_text import Move, outcome_text
from formicarium.core.registry import game
from formicarium.server.refusal import Refusal, stale
from formicarium.server.rows import Entry, now

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from formicarium.core.action import Action
    from formicarium.core.state import State
    from formicarium.server.rows import SeatRow, TableRow


class Draft(NamedTuple):
    """An entry that is legal now, and the position it leads to."""

    entry: Entry
    state: State[Any]
    move: Move | None
    """None for an undo."""


class Ledger:
    """A running or finished game as its log tells it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = game(record.game)
        self.entries: list[Entry] = []
        self.states: list[State[Any]] = [record.replay(0)]
        """The position after each number of entries."""
        self._effective: list[int] = []
        """The numbers of the actions that were not taken back."""
        self._by_id: dict[str, Entry] = {}

    @property
    def length(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    @property
    def state(self) -> State[Any]:
        """The present position."""
        return self.states[-1]

    def draft_action(
        self, text: str, seats: Collection[int], length: int, action_id: str
    ) -> Draft | int:
        """Check an action of one of these seats; a number is the answer to a resend."""
        action = self._parse(text)
        if action.seat not in seats:
            raise Refusal(403, "this action is for a seat that is not yours", length=self.length)
        written = str(action)
        resent = self._by_id.get(action_id)
        if resent is not None:
            asked = ("action", action.seat, written)
            return self._resent(resent, asked == (resent.kind, resent.seat, resent.action))
        self._check_length(length)
        return self._try(action, written, action_id)

    def draft_undo(self, seats: Collection[int], length: int, action_id: str) -> Draft | int:
        """Check that the last action may be taken back; a number is the answer to a resend."""
        resent = self._by_id.get(action_id)
        if resent is not None:
            return self._resent(resent, resent.kind == "undo" and resent.seat in seats)
        self._check_length(length)
        reason = self.why_no_undo(seats)
        if reason:
            raise Refusal(422, reason, length=self.length)
        undone = self.entries[self._effective[-1] - 1]
        entry = self._entry("undo", undone.seat, undone.action, "", action_id)
        return Draft(entry, self.states[undone.number - 1], None)

    def why_no_undo(self, seats: Collection[int]) -> str:
        """Say why these seats may take nothing back now; empty if they may."""
        if self.state.is_over:
            return "the game is over"
        if not self._effective:
            return "there is nothing to take back"
        last = self.entries[self._effective[-1] - 1]
        if last.seat not in seats:
            return "only your own action can be taken back, and only while it is the last one"
        if last.outcome:
            return f"chance has answered ({last.outcome}): no undo past that"
        return ""

    def add(self, draft: Draft) -> None:
        """Take in what was stored."""
        self.entries.append(draft.entry)
        self._by_id[draft.entry.action_id] = draft.entry
        self.states.append(draft.state)
        if draft.move is None:
            self._effective.pop()
            self.record.take_back()
            return
        self._effective.append(draft.entry.number)
        self.record.moves.append(draft.move)
        if draft.state.is_over:
            self.record.result = tuple(draft.state.scores())

    def repeat(self, entry: Entry) -> None:
        """Take in an entry of the stored log; ``RecordError`` if it cannot be."""
        if entry.number != self.length + 1:
            raise RecordError(f"entry {self.length + 1} is missing")
        try:
            self.add(self._repeated(entry))
        except (FormicariumError, Refusal) as error:
            raise RecordError(f"entry {entry.number}: {error}") from None

    def _repeated(self, entry: Entry) -> Draft:
        if entry.kind == "undo":
            draft = self.draft_undo({entry.seat}, self.length, entry.action_id)
            if isinstance(draft, int):
                raise RecordError("its action id is there twice")
            return Draft(entry, draft.state, None)
        move = Move(self.game.parse(entry.action), outcomes(entry.outcome))
        state = self.state.copy()
        state.forced = move.outcome
        state.apply(move.action)
        if state.forced or state.outcome != move.outcome:
            given = outcome_text(state.outcome)
            raise RecordError(f"the log says '{entry.outcome}', chance gives '{given}'")
        return Draft(entry, state, move)

    def _parse(self, text: str) -> Action:
        try:
            action: Action = self.game.parse(text)
        except FormicariumError as error:
            raise Refusal(422, str(error), length=self.length) from None
        return action

    def _try(self, action: Action, written: str, action_id: str) -> Draft:
        state = self.state.copy()
        try:
            state.apply(action)
        except IllegalAction as error:
            raise Refusal(422, error.reason, rule=error.rule, length=self.length) from None
        move = Move(action, state.outcome)
        entry = self._entry("action", action.seat, written, outcome_text(move.outcome), action_id)
        return Draft(entry, state, move)

    def _resent(self, entry: Entry, same: bool) -> int:
        """Answer a resend like the first time; an id that meant something else is refused."""
        if same:
            return entry.number
        raise Refusal(409, "this id stands for something else", length=self.length)

    def _check_length(self, length: int) -> None:
        if length != self.length:
            raise stale(self.length)

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


def outcomes(text: str) -> tuple[Outcome, ...]:
    """Read what ``outcome_text`` wrote.

    >>> outcomes("start B; reveal Q1 W3")[1].values
    ('Q1', 'W3')
    >>> outcomes("")
    ()
    """
    return tuple(Outcome.parse(each) for each in text.split(";")) if text else ()


def opened(table: TableRow, seats: Sequence[SeatRow], entries: Iterable[Entry] = ()) -> Ledger:
    """Open the ledger of a stored table; ``RecordError`` if its log does not replay."""
    ledger = Ledger(record_of(table, seats))
    for entry in entries:
        ledger.repeat(entry)
    return ledger


def record_of(table: TableRow, seats: Sequence[SeatRow]) -> Record:
    """Begin the record of a table: as it was dealt, or dealt now if that is still to come."""
    names = [f"bot {seat.bot}" if seat.bot else seat.name for seat in seats]
    record = Record.begin(
        table.game, table.players, int(table.seed), table.variant, table.options, names
    )
    record.engine, record.rules = table.engine, table.rules
    if table.dealt:
        record.dealt = outcomes(table.dealt)
    return record
