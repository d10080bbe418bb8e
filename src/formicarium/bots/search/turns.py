"""Where iterations end: all of a search at the same moment, so that they can be compared."""

from __future__ import annotations


class Turns:
    """Counts the turns of the searching seat that have ended; one is going on at first.

    A turn goes on as long as nobody else decides. Positions in the middle of a turn cannot be
    compared with those at its end, or after another's: the seat is about to have something, or has
    just had it, or somebody else has.

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
        """Look who decides next: has a turn of the searching seat just ended?"""
        goes_on, self._goes_on = self._goes_on, seat == self._seat
        self.ended += goes_on and not self._goes_on
        return goes_on and not self._goes_on

    def copy(self) -> Turns:
        """Count on separately from here."""
        new = Turns(self._seat)
        new._goes_on, new.ended = self._goes_on, self.ended
        return new
