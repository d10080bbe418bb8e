"""What a seat has that players count: points by source, and things such as food or soldiers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from formicarium.core.message import message, slug

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formicarium.core.message import Message
    from formicarium.core.state import State


class Good(NamedTuple):
    """A number of one kind of thing, or the points of one source."""

    name: str
    """A source of the score sheet, or the end of a message id: ``<game>-amount-<name>``."""
    number: int
    are_points: bool = False

    def said(self, game: str) -> Message:
        """Return its number and name, without a sign.

        >>> Good("food", -2).said("myrmes").id
        'myrmes-amount-food'
        >>> Good("red army", 5, are_points=True).said("micropolis").args["source"].id
        'micropolis-source-red-army'
        """
        number = abs(self.number)
        if not self.are_points:
            return message(f"{game}-amount-{self.name}", count=number)
        source = message(f"{game}-source-{slug(self.name)}")
        return message("ui-hint-points", points=number, source=source)


def points(state: State[Any], seat: int) -> list[Good]:
    """Return the points of a seat by source, in the order of the score sheet.

    >>> import formicarium as fm
    >>> points(fm.game("micropolis").new(players=2, seed=7), 0)[4]
    Good(name='red army', number=5, are_points=True)
    """
    sheet = state.score_sheet()[seat]
    return [Good(source, number, are_points=True) for source, number in sheet.items()]


def compared(before: Iterable[Good], after: Iterable[Good]) -> tuple[Good, ...]:
    """Return the differences between two lists: what is more, then what is less; points first.

    >>> before, after = [Good("food", 3), Good("eggs", 1)], [Good("food", 1), Good("eggs", 2)]
    >>> [(good.name, good.number) for good in compared(before, after)]
    [('eggs', 1), ('food', -2)]
    """
    changes: dict[tuple[str, bool], int] = {}
    for sign, goods in ((-1, before), (1, after)):
        for name, number, are_points in goods:
            kind = name, are_points
            changes[kind] = changes.get(kind, 0) + sign * number
    changed = [Good(name, change, scored) for (name, scored), change in changes.items() if change]
    return tuple(sorted(changed, key=lambda good: (good.number < 0, not good.are_points)))
