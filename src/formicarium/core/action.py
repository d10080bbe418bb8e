"""One thing that a hand does at the table."""

from abc import ABC, abstractmethod


class Action(ABC):
    """What a seat asks for: immutable, comparable, hashable, and short to write.

    >>> import formicarium as fm
    >>> action = fm.game("micropolis").parse("A take Q3 left")
    >>> action.seat, str(action)
    (0, 'A take Q3 left')
    """

    __slots__ = ()

    seat: int

    @abstractmethod
    def __str__(self) -> str:
        """Write the action in the notation that ``game.parse`` reads."""
