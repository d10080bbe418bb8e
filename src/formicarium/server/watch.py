"""A game through the eyes of some seats: views, steps and log lines, made once for all of them.

A watch begins at the last snapshot. The ids of identical pieces depend on where it began, so a
client can go on where it was, even at another process or after a restart, if that watch began at
the same length of the log.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, UnsetType

from formicarium.core.message import Message, message
from formicarium.server.imagining import Imagining
from formicarium.server.messages import StepMessage
from formicarium.server.positions import SNAPSHOT_EVERY
from formicarium.server.protocol import LogLine
from formicarium.stage.moved import Moves
from formicarium.stage.patch import diff
from formicarium.stage.view import History, Viewer

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from formicarium.core.explained import Cell, Part
    from formicarium.core.message import Broken
    from formicarium.core.state import State
    from formicarium.core.touch import Touch
    from formicarium.server.ledger import Ledger
    from formicarium.server.rows import Entry
    from formicarium.stage.moved import Moved, Table

STEPS_KEPT = 32
"""A client that missed more gets the whole table, which is smaller than that many steps."""
LINES_KEPT = 60
"""The number of entries whose lines a client gets at once; it can ask for earlier ones."""

BEGINNING = LogLine(0, None, "start", (message("ui-log-start"),))
"""The first line of every log."""

_encode = msgspec.json.Encoder().encode


def with_end(line: LogLine, over: bool) -> tuple[LogLine, ...]:
    """Return a line of the log, and the end of the game if it led there."""
    if not over:
        return (line,)
    return (line, LogLine(line.number, None, "end", (message("ui-log-end"),)))


class Watch:
    """What a set of seats is shown; no seats are the spectators.

    It skips entries that others made in secret: they change nothing that the seats see, and their
    number could tell what was chosen. So lengths and numbers here are those of this viewer.
    """

    def __init__(
        self, ledger: Ledger, seats: frozenset[int], rivals: Collection[int] | None = None
    ) -> None:
        self._ledger = ledger
        self._seats = seats
        self._rivals = rivals
        """The seats of other people, as in ``Ledger.why_no_undo``."""
        self._viewer = Viewer(ledger.game, seats, Imagining())
        self._steps: deque[bytes] = deque(maxlen=STEPS_KEPT)
        self._read = _beginning(ledger, seats)
        """How many entries were looked at, also of those that are not shown."""
        numbers = range(1, self._read + 1)
        self._shown = [0, *(number for number in numbers if ledger.shows(number, seats))]
        """The numbers of those that are shown."""
        self.base = self.length
        """The length of the log at which this watch began."""
        self.view = self._viewer.show(self._state)
        self._moves = [Moves(seats)]
        """What was marked after each entry since then, to be found again after an undo."""
        self.log = list(self.lines(self.length + 1))

    @property
    def length(self) -> int:
        """How many entries are shown."""
        return len(self._shown) - 1

    @property
    def moved(self) -> tuple[Moved, ...] | UnsetType:
        """What others moved and laid since the viewer's last turn."""
        return self._moves[-1].shown(self.view.to_act) or UNSET

    def number_of(self, length: int) -> int:
        """Return the number of the entry that made this viewer's log that long."""
        return self._shown[length]

    @property
    def may_undo(self) -> bool:
        """Whether one of the seats may take its last action back."""
        return bool(self._seats) and not self._ledger.why_no_undo(self._seats, self._rivals)

    def why_not(self, seat: int, touches: Sequence[Touch]) -> Broken | None:
        """Return why a click of one of the seats does nothing, if a rule forbids what it means."""
        return self._viewer.why_not(self._state, seat, touches)

    def explain(self, cell: Cell) -> tuple[Part, ...]:
        """Say what made the points of a cell of the score sheet in the last view."""
        history = History(self._ledger.state_after(0), self._ledger.course(self._seats))
        return self._viewer.explain(self._state, cell, history)

    def lines(self, before: int) -> tuple[LogLine, ...]:
        """Return the last lines of the log before a length of it."""
        before = min(before, self.length + 1)
        first = max(0, before - LINES_KEPT)
        told = [self._lines(length) for length in range(max(1, first), before)]
        beginning = [] if first else [(BEGINNING,)]
        return tuple([line for lines in (*beginning, *told) for line in lines])

    def lines_of(self, numbers: Iterable[int]) -> list[LogLine]:
        """Return the lines of the entries with these numbers, as far as they are shown."""
        lengths = {number: length for length, number in enumerate(self._shown)}
        return [self._lines(lengths[number])[0] for number in numbers if number in lengths]

    def follow(self) -> None:
        """Look at all entries that are new."""
        new = self._ledger.entries[self._read :]
        shown = [entry for entry in new if self._ledger.shows(entry.number, self._seats)]
        self._read += len(new)
        for left, entry in zip(range(len(shown) - 1, -1, -1), shown, strict=True):
            self._next(entry, left)
        del self.log[: -2 * LINES_KEPT]

    def steps_after(self, seen: int) -> list[bytes] | None:
        """Return the messages after the entries seen; None if they are gone or not yet there.

        A step says what may be undone *now*, so only the last one mentions it.
        """
        missing = self.length - seen
        if not 0 <= missing <= len(self._steps):
            return None
        return list(self._steps)[len(self._steps) - missing :]

    @property
    def _state(self) -> State[Any]:
        return self._ledger.state_after(self._shown[-1])

    def _next(self, entry: Entry, left: int) -> None:
        """Show an entry; ``left`` more will be shown after it."""
        before, table = self.view, self._viewer.table
        self._shown.append(entry.number)
        self.view = self._viewer.show(self._state, passing=left > 0)
        self._moves.append(self._moves_after(entry, table))
        lines = self._lines(self.length)
        self.log.extend(lines)
        if left >= STEPS_KEPT:
            return
        patch = diff(before.scene, self.view.scene)
        may_undo = not left and self.may_undo
        status = self.view.status()
        step = StepMessage(
            self.length, patch, **status, log=lines, may_undo=may_undo, moved=self.moved
        )
        self._steps.append(_encode(step))

    def _moves_after(self, entry: Entry, before: Table) -> Moves:
        """Return the marks after an entry; an undo brings those before the undone action back."""
        if entry.kind == "action":
            to_act = self.view.to_act
            return self._moves[-1].after(entry.seat, to_act, before, self._viewer.table)
        undone = [each.number for each in self._ledger.undone(entry.number)]
        back = bisect_left(self._shown, min(undone, default=entry.number)) - 1 - self.base
        return self._moves[back] if back >= 0 else Moves(self._seats)

    def _lines(self, length: int) -> tuple[LogLine, ...]:
        """Return the lines of the entry that made the log that long."""
        entry = self._ledger.entries[self._shown[length] - 1]
        told = self._told(entry) if entry.kind == "action" else _told_undo(entry)
        line = LogLine(length, entry.seat, entry.kind, told, self._undone(entry))
        return with_end(line, self._ledger.state_after(entry.number).is_over)

    def _told(self, entry: Entry) -> tuple[Message, ...]:
        return self._viewer.tell(*self._ledger.told_of(entry.number))

    def _undone(self, entry: Entry) -> int:
        """Count the actions that an entry took back, as far as they were shown."""
        if entry.kind == "action":
            return 0
        gone = self._ledger.undone(entry.number)
        return sum(self._ledger.shows(each.number, self._seats) for each in gone)


def _beginning(ledger: Ledger, seats: frozenset[int]) -> int:
    """Return where a watch begins: at the last snapshot, or at the viewer's last turn before it.

    So it knows what others did since then, also of a game that was not in memory.
    """
    snapshot = ledger.length - ledger.length % SNAPSHOT_EVERY
    begin, least = ledger.length, max(0, snapshot - SNAPSHOT_EVERY)
    last = seats or {entry.seat for entry in ledger.entries[-1:]}
    while begin > least and ledger.entries[begin - 1].seat in last:
        begin -= 1
    while seats and begin > least and ledger.entries[begin - 1].seat not in last:
        begin -= 1
    return min(snapshot, begin)


def _told_undo(entry: Entry) -> tuple[Message, ...]:
    return (message(f"ui-log-{entry.kind}", player=message("seat", seat=entry.seat)),)
