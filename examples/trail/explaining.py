"""What made the points of a cell of the score sheet (T3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from examples.trail import table
from examples.trail.rules import NOBODY, TrailAction, TrailState
from formicarium.core.explained import Part
from formicarium.core.labels import player
from formicarium.core.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.core.explained import Cell, Gain

    _Gains = Sequence[Gain[TrailState, TrailAction]]

REASONS: Final = frozenset({"arrival"})
"""Another ant was the first, or none is there yet."""


def explain(seen: TrailState, gains: _Gains, cell: Cell) -> tuple[Part, ...]:
    """Explain the points of a seat: the state has only the sum of its crumbs, the course all."""
    if cell.source == "crumbs":
        return tuple(_crumbs(gains, cell.seat))
    return (_arrival(seen, cell),)


def _crumbs(gains: _Gains, seat: int) -> Iterator[Part]:
    """T2.4: a line for each crumb, with its bites."""
    eaten = 0
    for gain in gains:
        bites = range(eaten, eaten + gain.points)
        names = tuple([table.bite(table.store(seat), number) for number in bites])
        yield Part(message("trail-part-crumb", space=gain.after.at[seat]), gain.points, names)
        eaten += gain.points


def _arrival(seen: TrailState, cell: Cell) -> Part:
    """T3.1: whether the ant was the first, or which one was."""
    points, first = cell.points(seen), seen.first_home
    if points:
        return Part(message("trail-part-first"), points, (table.ant_name(cell.seat),))
    if first == NOBODY:
        return Part(message("trail-part-nobody"), points)
    return Part(message("trail-part-other", player=player(first)), points, (table.ant_name(first),))
