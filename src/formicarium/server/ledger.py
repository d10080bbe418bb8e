"""The log of one table and what follows from it: positions, the record, what may be undone.

It knows the contract of the games and nothing of networks or databases. An entry is first
*drafted*, which checks it and changes nothing; once it is stored, it is *added*.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from formicarium.core.errors import FormicariumError, IllegalAction, RecordError
from formicarium.core.record import Record
from formicarium.core.record_text import Move, outcome_text, parse_outcome
from formicarium.core.registry import game
from formicarium.server.refusal import Refusal, stale
from formicarium.server.rows import Entry, now, seconds_since

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from formicarium.core.action import Action
    from formicarium.core.state import State
    from formicarium.server.rows import SeatRow, TableRow


class Played(NamedTuple):
    """An action that was not taken back, and the position after it."""

    entry: Entry
    move: Move
    state: State[Any]


class Draft(NamedTuple):
    """An entry that is legal now, and what it does to the actions that stand."""

    entry: Entry
    state: State[Any]
    """The position it leads to."""
    kept: int
    """So many of the actions that stand stay as they are."""
    then: tuple[Played, ...]
    """Those that follow them now."""


class Ledger:
    """A running or finished game as its log tells it."""

    def __init__(self, record: Record) -> None:
        self.game = game(record.game)
        self.entries: list[Entry] = []
        self.states: list[State[Any]] = [record.replay(0)]
        """The position after each number of entries."""
        self._record = record
        self._line: list[Played] = []
        """The actions that stand."""
        self._secret: list[bool] = []
        """By entry, whether it was made in secret."""
        self._unnoticed: list[bool] = []
        """By entry, whether nobody but its seat could even see that something happened."""
        self._by_id: dict[str, Entry] = {}

    @property
    def length(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    @property
    def state(self) -> State[Any]:
        """The present position."""
        return self.states[-1]

    @property
    def record(self) -> Record:
        """The record of what everybody may know: without the seed while the game goes on.

        It ends where somebody has begun to choose in secret, until all of that is revealed.
        """
        moves = [played.move for played in self._line]
        if self.state.is_over:
            return replace(self._record, moves=moves, result=tuple(self.state.scores()))
        return replace(self._record, seed=None, moves=moves[: self._settled()])

    # ------------------------------------------------------------------------- what is seen of it

    def shows(self, number: int, seats: Collection[int]) -> bool:
        """Tell whether viewers with these seats may know that there is an entry of this number."""
        return not self._unnoticed[number - 1] or self.entries[number - 1].seat in seats

    def seen_length(self, seats: Collection[int], upto: int | None = None) -> int:
        """Count the entries, or the first ``upto`` of them, that these seats may know of.

        How many entries others have made in secret could tell what they have chosen.
        """
        numbers = range(1, (self.length if upto is None else upto) + 1)
        return sum(self.shows(number, seats) for number in numbers)

    def quiet_for(self, begun: str) -> float:
        """Count the seconds since everybody could see that somebody acted, or the game began."""
        numbers = range(self.length, 0, -1)
        shown = (self.entries[number - 1].at for number in numbers if self.shows(number, ()))
        return seconds_since(next(shown, begun))

    def _settled(self) -> int:
        """After how many of the actions that stand everything was last known to everybody."""
        positions = [self.states[0], *(played.state for played in self._line)]
        return max(count for count, state in enumerate(positions) if not state.unrevealed)

    # ---------------------------------------------------------------------------------- drafting

    def draft_action(
        self, text: str, seats: Collection[int], length: int, action_id: str
    ) -> Draft | int:
        """Check an action of one of these seats; a number is the answer to a resend."""
        action = self._parse(text)
        if action.seat not in seats:
            raise Refusal(403, "this action is for a seat that is not yours")
        written = str(action)
        resent = self._by_id.get(action_id)
        if resent is not None:
            asked = ("action", action.seat, written)
            return _resent(resent, asked == (resent.kind, resent.seat, resent.action))
        self._check_length(seats, length)
        return self._try(action, written, action_id)

    def draft_undo(self, seats: Collection[int], length: int, action_id: str) -> Draft | int:
        """Check that an action may be taken back; a number is the answer to a resend."""
        resent = self._by_id.get(action_id)
        if resent is not None:
            return _resent(resent, resent.kind == "undo" and resent.seat in seats)
        self._check_length(seats, length)
        reason = self.why_no_undo(seats)
        if reason:
            raise Refusal(422, reason)
        kept = self._last_own(seats)
        undone = self._line[kept].entry
        then = self._played_again(kept)
        state = then[-1].state if then else self._position(kept)
        entry = self._entry("undo", undone.seat, undone.action, "", action_id)
        return Draft(entry, state, kept, then)

    def why_no_undo(self, seats: Collection[int]) -> str:
        """Say why these seats may take nothing back now; empty if they may.

        It is always their last action that is taken back. Others may have chosen in secret after
        a secret choice: neither can have known of the other.
        """
        if self.state.is_over:
            return "the game is over"
        index = self._last_own(seats)
        if index < 0:
            return "you have nothing to take back"
        if index < len(self._line) - 1 and not self._all_secret(index):
            return "only your own action can be taken back, and only while it is the last one"
        if self._line[index].move.outcome:
            return "chance has answered: no undo past that"
        seat, before = self._line[index].entry.seat, self._position(index)
        if {*before.unrevealed} - {*self._line[index].state.unrevealed, seat}:
            return "what others chose in secret was revealed: no undo past that"
        return ""

    def _last_own(self, seats: Collection[int]) -> int:
        """Find the last action of these seats that stands; -1 if there is none."""
        places = range(len(self._line) - 1, -1, -1)
        return next((at for at in places if self._line[at].entry.seat in seats), -1)

    def _all_secret(self, index: int) -> bool:
        """Whether the action at this place and all after it were made in secret and still are."""
        seat = self._line[index].entry.seat
        return all(
            {seat, played.entry.seat} <= {*played.state.unrevealed} for played in self._line[index:]
        )

    def _played_again(self, without: int) -> tuple[Played, ...]:
        """Play what follows an action without it."""
        state, again = self._position(without), []
        for played in self._line[without + 1 :]:
            state = state.copy()
            state.apply(played.move.action)
            again.append(played._replace(state=state))
        return tuple(again)

    def _position(self, count: int) -> State[Any]:
        """Give the position after so many of the actions that stand."""
        return self._line[count - 1].state if count else self.states[0]

    # ---------------------------------------------------------------------------------- taking in

    def add(self, draft: Draft) -> None:
        """Take in what was stored."""
        before = self.state
        chosen = before if draft.entry.kind == "undo" else draft.state
        secret = draft.entry.seat in chosen.unrevealed
        self._secret.append(secret)
        self._unnoticed.append(secret and before.to_act == draft.state.to_act)
        self._by_id[draft.entry.action_id] = draft.entry
        self._line[draft.kept :] = draft.then
        self.states.append(draft.state)
        self.entries.append(draft.entry)  # last, because others may be looking, see ``get_ready``

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
            length = self.seen_length({entry.seat})
            draft = self.draft_undo({entry.seat}, length, entry.action_id)
            if isinstance(draft, int):
                raise RecordError("its action id is there twice")
            if draft.entry.action != entry.action:
                raise RecordError(f"it cannot take '{entry.action}' back")
            return draft._replace(entry=entry)
        move = Move(self.game.parse(entry.action), parse_outcome(entry.outcome))
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
            raise Refusal(422, error.reason, rule=error.rule) from None
        move = Move(action, state.outcome)
        entry = self._entry("action", action.seat, written, outcome_text(move.outcome), action_id)
        return self._played(entry, move, state)

    def _played(self, entry: Entry, move: Move, state: State[Any]) -> Draft:
        return Draft(entry, state, len(self._line), (Played(entry, move, state),))

    def _check_length(self, seats: Collection[int], length: int) -> None:
        """Refuse what was meant for another position; secrets of others make no difference."""
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
    """Answer a resend like the first time; an id that meant something else is refused."""
    if same:
        return entry.number
    raise Refusal(409, "this id stands for something else")


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
        record.dealt = parse_outcome(table.dealt)
    return record
