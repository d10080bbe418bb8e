"""A game through the eyes of some seats: views, steps and log lines, made once for all of them.

Every entry of the log is shown in order from the very first, so the ids of pieces depend on the
log alone: a client can go on where it was, even at another process or after a restart.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from formicarium.core.message import Message, message
from formicarium.server.messages import StepMessage
from formicarium.server.protocol import LogLine
from formicarium.stage.patch import diff
from formicarium.stage.view import History, Viewer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.explained import Cell, Part
    from formicarium.core.message import Broken
    from formicarium.core.state import State
    from formicarium.core.touch import Touch
    from formicarium.server.ledger import Ledger
    from formicarium.server.rows import Entry
    from formicarium.stage.view import View

STEPS_KEPT = 32
"""A client that missed more gets the whole table, which is smaller than that many steps."""

BEGINNING = LogLine(0, None, "start", (message("ui-log-start"),))
"""The first line of every log."""

_encode = msgspec.json.Encoder().encode


def with_end(line: LogLine, view: View) -> tuple[LogLine, ...]:
    """Return a line of the log, and the end of the game if it led there."""
    if not view.over:
        return (line,)
    return (line, LogLine(line.number, None, "end", (message("ui-log-end"),)))


class Watch:
    """What a set of seats has been shown; no seats are the spectators.

    It skips entries that others made in secret: they change nothing that the seats see, and their
    number could tell what was chosen. So lengths and numbers here are those of this viewer.
    """

    def __init__(self, ledger: Ledger, seats: frozenset[int]) -> None:
        self._ledger = ledger
        self._seats = seats
        self._viewer = Viewer(ledger.game, seats, self._imagine)
        self._imagined: deque[tuple[State[Any], int | None, State[Any]]] = deque(maxlen=6)
        """What was imagined last: the tables before and after a step are needed more than once."""
        self._steps: deque[bytes] = deque(maxlen=STEPS_KEPT)
        self._read = 0
        """How many entries were looked at, also of those that are not shown."""
        self._shown = [0]
        """The numbers of those that were shown."""
        self.view = self._viewer.show(ledger.states[0])
        self.log = [BEGINNING]

    @property
    def length(self) -> int:
        """How many entries were shown."""
        return len(self._shown) - 1

    def number_of(self, length: int) -> int:
        """Return the number of the entry that made this viewer's log that long."""
        return self._shown[length]

    @property
    def may_undo(self) -> bool:
        """Whether one of the seats may take its last action back."""
        return bool(self._seats) and not self._ledger.why_no_undo(self._seats)

    def why_not(self, seat: int, touches: Sequence[Touch]) -> Broken | None:
        """Return why a click of one of the seats does nothing, if a rule forbids what it means."""
        return self._viewer.why_not(self._ledger.states[self._shown[-1]], seat, touches)

    def explain(self, cell: Cell) -> tuple[Part, ...]:
        """Say what made the points of a cell of the score sheet in the last view."""
        history = History(self._ledger.states[0], self._ledger.course(self._seats))
        return self._viewer.explain(self._ledger.states[self._shown[-1]], cell, history)

    def follow(self) -> None:
        """Look at all entries that are new."""
        new = self._ledger.entries[self._read :]
        shown = [entry for entry in new if self._ledger.shows(entry.number, self._seats)]
        self._read += len(new)
        for left, entry in zip(range(len(shown) - 1, -1, -1), shown, strict=True):
            self._next(entry, left)

    def steps_after(self, seen: int) -> list[bytes] | None:
        """Return the messages after the entries seen; None if they are gone or not yet there.

        A step says what may be undone *now*, so only the last one mentions it.
        """
        missing = self.length - seen
        if not 0 <= missing <= len(self._steps):
            return None
        return list(self._steps)[len(self._steps) - missing :]

    def _next(self, entry: Entry, left: int) -> None:
        """Show an entry; ``left`` more will be shown after it."""
        before = self.view
        self._shown.append(entry.number)
        self.view = self._viewer.show(self._ledger.states[entry.number])
        lines = self._lines(entry)
        self.log.extend(lines)
        if left >= STEPS_KEPT:
            return
        patch = diff(before.scene, self.view.scene)
        may_undo = not left and self.may_undo
        status = self.view.status()
        step = StepMessage(self.length, patch, **status, log=lines, may_undo=may_undo)
        self._steps.append(_encode(step))

    def _lines(self, entry: Entry) -> tuple[LogLine, ...]:
        line = LogLine(self.length, entry.seat, entry.kind, self._told(entry))
        return with_end(line, self.view)

    def _told(self, entry: Entry) -> tuple[Message, ...]:
        if entry.kind == "undo":
            return (message("ui-log-undo", player=message("seat", seat=entry.seat)),)
        before, after = self._ledger.states[entry.number - 1 : entry.number + 1]
        action = self._ledger.game.parse(entry.action)
        return self._viewer.tell(self._ledger.begun[entry.number - 1], before, action, after)

    def _imagine(self, state: State[Any], eye: int | None) -> State[Any]:
        """Imagine a state of the ledger, which never changes, through the eyes of a seat."""
        for known, viewer, seen in self._imagined:
            if known is state and viewer == eye:
                return seen
        seen = state.imagine(eye)
        self._imagined.append((state, eye, seen))
        return seen
