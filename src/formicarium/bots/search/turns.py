"""Where iterations end: all those of a search at the same point, to be comparable."""

from __future__ import annotations


class Turns:
    """Counts the finished turns of the searching seat; it starts in the middle of one.

    A turn lasts until another seat decides. Positions within a turn cannot be compared with those
    at its end or after another seat's turn, because the
    evaluation depends on which seat has just gained something.

    >>> turns = Turns(seat=0)
    >>> [turns.end_before(seat) for seat in (0, 0, 1, 2, 0, 1)]
    [False, False, True, False, False, True]
    >>> turns.ended
    2
    """

    __slots__ = ("_goes_on", "_seat", "ended")

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._goes_on = True
        self.ended = 0

    def end_before(self, seat: int) -> bool:
        """Note which seat decides next; return whether this ends a turn of the searching seat."""
        goes_on, self._goes_on = self._goes_on, seat == self._seat
        self.ended += goes_on and not self._goes_on
        return goes_on and not self._goes_on

    def copy(self) -> Turns:
        """Return a counter that continues separately from here."""
        new = Turns(self._seat)
        new._goes_on, new.ended = self._goes_on, self.ended
        return new
