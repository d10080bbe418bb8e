"""One thing that a hand does at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from formicarium.core.seats import seat_letter

if TYPE_CHECKING:
    from formicarium.core.notation import Form


class Action:
    """A request of a seat: immutable, comparable, hashable, and short to write.

    Each kind of action is a frozen dataclass whose first field is the seat.

    >>> import formicarium as fm
    >>> action = fm.game("micropolis").parse("A take Q3 left")
    >>> action.seat, str(action)
    (0, 'A take Q3 left')
    """

    __slots__ = ()

    form: ClassVar[Form]
    """How it is written and read."""
    __match_args__: ClassVar[tuple[str, ...]]

    seat: int

    def __str__(self) -> str:
        """Write the action in the notation that ``game.parse`` reads."""
        values = [getattr(self, name) for name in self.__match_args__[1:]]
        return f"{seat_letter(self.seat)} {self.form.write(values)}"


@dataclass(frozen=True, slots=True)
class Bare(Action):
    """An action that needs nothing but its verb.

    >>> import formicarium as fm
    >>> str(fm.game("micropolis").parse("A fill"))
    'A fill'
    """

    seat: int
