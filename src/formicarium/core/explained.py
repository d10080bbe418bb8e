"""What made the points of one cell of the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import msgspec

from formicarium.core.action import Action
from formicarium.core.message import Message
from formicarium.core.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

S = TypeVar("S", bound="State[Any]")
A = TypeVar("A", bound=Action)


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line below a cell: some of its points, and what made them."""

    what: Message
    points: int
    """The points of all parts add up to those of the cell; 0 for a reason why something scores
    nothing."""
    pieces: tuple[str, ...] = ()
    """The ids of the sprites that made the points; they may have left the table since."""


class Cell(NamedTuple):
    """A place on the score sheet: the points of a board of a seat from one source."""

    seat: int
    board: int
    source: str

    def points(self, state: State[Any]) -> int:
        """Return the points in this cell; raise ``KeyError`` if the sheet has no such cell.

        >>> import formicarium as fm
        >>> Cell(0, 0, "population").points(fm.game("micropolis").new(players=2, seed=7))
        0
        """
        for column in state.score_sheet().columns:
            if (column.seat, column.board) == (self.seat, self.board):
                return column.points[self.source]
        raise KeyError(self)


class Gain(NamedTuple, Generic[S, A]):
    """An action that changed the points of a cell; the states are imagined."""

    before: S
    action: A
    after: S
    points: int


def gains(
    cell: Cell, begin: S, course: Iterable[tuple[A, S]], viewer: int | None
) -> Iterator[Gain[S, A]]:
    """Yield what changed a cell in a course of actions, each with the state after it.

    Their points and those that the cell had in the beginning add up to what it has now.
    """
    before, had = begin, cell.points(begin)
    for action, after in course:
        has = cell.points(after)
        if has != had:
            yield Gain(before.imagine(viewer), action, after.imagine(viewer), has - had)
        before, had = after, has
