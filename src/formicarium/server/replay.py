"""A game to look back at: its positions in parts, and its points over time.

A replay leaves out what was undone and what its viewer could not know. It holds places of the game
that never change, so that it can be read in another thread while the game goes on.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct

from formicarium.server.imagining import Imagining
from formicarium.server.messages import Step
from formicarium.server.positions import SNAPSHOT_EVERY
from formicarium.server.protocol import LogLine, TableInfo
from formicarium.server.watch import BEGINNING, with_end
from formicarium.stage.patch import diff
from formicarium.stage.view import View, Viewer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.registry import AnyGame
    from formicarium.core.scene import Scene
    from formicarium.core.state import State
    from formicarium.server.ledger import Ledger
    from formicarium.server.positions import Played, Positions

PART: Final = SNAPSHOT_EVERY
"""The number of actions in a part."""
_KEPT: Final = 8


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
        self.length = ledger.length
        """The length of the game's log; a longer one needs another replay."""
        self.steps: tuple[Seen, ...] = tuple(_steps(ledger, seats))
        self._game: AnyGame = ledger.game
        self._positions: Positions = ledger.positions
        self._points: tuple[PointsSoFar, ...] | None = None

    @property
    def parts(self) -> int:
        """The number of parts; a part may have no actions."""
        return max(1, -(-len(self.steps) // PART))

    def at(self, number: int) -> int:
        """Return how many of the actions come up to a number of the record."""
        return bisect_right(self.steps, number, key=lambda seen: seen.number)

    def part(self, number: int) -> ReplayPart:
        """Return some of the actions, with the position before them."""
        first = number * PART
        viewer = Viewer(self._game, self.seats, Imagining(), asks=False)
        before = viewer.show(self._state(first))
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
        if self._points is None:
            self._points = tuple(self._changes())
        return self._points

    def scene(self, length: int) -> Scene:
        """Return the scene after this number of the actions."""
        return Viewer(self._game, self.seats, asks=False).show(self._state(length)).scene

    def _changes(self) -> Iterator[PointsSoFar]:
        known: dict[tuple[int, int, str], int] = {}
        for length in range(len(self.steps) + 1):
            for column in self._state(length).score_sheet().columns:
                for source, points in column.points.items():
                    key = column.seat, column.board, source
                    if points != known.get(key, 0):
                        known[key] = points
                        yield PointsSoFar(length, *key, points)

    def _state(self, length: int) -> State[Any]:
        place = self.steps[length - 1].played if length else self._positions.begin
        return self._positions.state(place)


class Replays:
    """The replays of a game that were asked for last, one for each set of seats."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._kept: OrderedDict[frozenset[int], Replay] = OrderedDict()

    def through(self, seats: frozenset[int]) -> Replay:
        """Return the replay up to now through the eyes of some seats; none are a spectator's."""
        replay = self._kept.get(seats)
        if replay is None or replay.length != self._ledger.length:
            replay = self._kept[seats] = Replay(self._ledger, seats)
        self._kept.move_to_end(seats)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return replay


def _steps(ledger: Ledger, seats: frozenset[int]) -> Iterator[Seen]:
    """Yield what the seats may know of.

    Nothing in the numbers of actions may tell how many secret ones of others came before.
    """
    settled, number = ledger.settled, 0
    for count, played, length in ledger.shown(seats):
        number = count if count <= settled else max(number, settled) + 1
        yield Seen(number, length, played)
