"""A game to look back at: its positions in parts, and its points over time.

A replay leaves out what was undone and what its viewer could not know. It holds places of the game
that never change, so that it can be read in another thread while the game goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from formicarium.server.imagining import Imagining
from formicarium.server.messages import Step
from formicarium.server.positions import SNAPSHOT_EVERY
from formicarium.server.protocol import LogLine, TableInfo
from formicarium.server.watch import BEGINNING, with_end
from formicarium.stage.patch import diff
from formicarium.stage.view import View, Viewer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.core.registry import AnyGame
    from formicarium.server.ledger import Ledger
    from formicarium.server.positions import Place, Played, Positions

PART = SNAPSHOT_EVERY
"""The number of actions in a part."""


class ReplayInfo(Struct):
    """A game to look back at, through the eyes of some seats."""

    table: TableInfo
    """For an imported record, a table that nobody can play at."""
    imported: bool
    eyes: tuple[int, ...]
    """The seats through whose eyes it is seen; none are a spectator's."""
    free: bool
    """Whether everybody may choose through whose eyes: the game is over, or was imported."""
    length: int
    """The number of actions that are shown; a replay has one position more."""
    part: int
    """The number of actions in a part."""
    numbers: tuple[int, ...]
    """For each action, its number in the record: the position has its address by it."""
    actors: tuple[int, ...]
    """For each action, the seat that made it."""
    lines: tuple[int, ...]
    """For each action, the length of the viewer's log at the table after it."""
    settled: int
    """The last number in the record from which the game can be played on."""


class PointsSoFar(Struct):
    """Points of a source that changed in a replay."""

    length: int
    """The number of actions before."""
    seat: int
    board: int
    source: str
    points: int


class ReplayPart(Struct):
    """Some actions of a replay; all lengths count its actions."""

    first: int
    """The number of actions before it."""
    view: View
    """The position there; ids of identical pieces are counted from it."""
    log: tuple[LogLine, ...]
    """The beginning of the log, if this is the first part."""
    steps: tuple[Step, ...]


class Imported(Struct):
    """An imported record can be looked at as the replay with this id."""

    id: str


class Seen(NamedTuple):
    """An action that the viewer may know of."""

    number: int
    """Its number in the record of the game; while it may still be taken back, the next one."""
    length: int
    """The length of the viewer's log after it."""
    played: Played


class Replay:
    """The actions of a game up to now, through the eyes of some seats; none are a spectator's."""

    def __init__(self, ledger: Ledger, seats: frozenset[int]) -> None:
        self.seats = seats
        self.steps: tuple[Seen, ...] = tuple(_steps(ledger, seats))
        self._game: AnyGame = ledger.game
        self._positions: Positions = ledger.positions

    @property
    def parts(self) -> int:
        """The number of parts; a part may have no actions."""
        return max(1, -(-len(self.steps) // PART))

    def part(self, number: int) -> ReplayPart:
        """Return some of the actions, with the position before them."""
        first = number * PART
        viewer = Viewer(self._game, self.seats, Imagining(), asks=False)
        before = viewer.show(self._positions.state(self._place(first)))
        steps, view = [], before
        for length, seen in enumerate(self.steps[first : first + PART], first + 1):
            told = self._positions.told(seen.played)
            last, view = view, viewer.show(told.after)
            line = LogLine(length, told.action.seat, "action", viewer.tell(*told))
            lines = with_end(line, view.over)
            patch = diff(last.scene, view.scene)
            steps.append(Step(length, patch, **view.status(), log=lines, may_undo=False))
        return ReplayPart(first, before, () if first else (BEGINNING,), tuple(steps))

    def points(self) -> tuple[PointsSoFar, ...]:
        """Return the points of every seat by source, each time they change."""
        known: dict[tuple[int, int, str], int] = {}
        changes: list[PointsSoFar] = []
        for length in range(len(self.steps) + 1):
            sheet = self._positions.state(self._place(length)).score_sheet()
            for column in sheet.columns:
                for source, points in column.points.items():
                    key = column.seat, column.board, source
                    if points != known.get(key, 0):
                        known[key] = points
                        changes.append(PointsSoFar(length, *key, points))
        return tuple(changes)

    def _place(self, length: int) -> Place:
        return self.steps[length - 1].played if length else self._positions.begin


def _steps(ledger: Ledger, seats: frozenset[int]) -> Iterator[Seen]:
    """Yield what the seats may know of.

    Nothing in the numbers of actions may tell how many secret ones of others came before.
    """
    settled, number = ledger.settled, 0
    for count, played in enumerate(ledger.line, 1):
        entry = played.entry
        if ledger.shows(entry.number, seats):
            number = count if count <= settled else max(number, settled) + 1
            yield Seen(number, ledger.seen_length(seats, entry.number), played)


def index_of(steps: Sequence[Seen], number: int) -> int:
    """Return how many of the actions come up to a number of the record."""
    return sum(seen.number <= number for seen in steps)
