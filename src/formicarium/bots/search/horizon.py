"""Where iterations end: all of a search at the same moment, so that they can be compared."""

from __future__ import annotations

from math import inf
from typing import Final

FORESIGHT: Final = 8
"""So many decisions of all seats are looked ahead, and then to the seat's next turn."""


class Horizon:
    """The moment when a turn of the searching seat begins, so many turns from now.

    A turn goes on as long as nobody else decides. Positions in the middle of a turn cannot be
    compared with those in the middle of another's: the one seat has just had something, the other
    is about to have it. How many turns it takes is found out by the first iteration.

    >>> horizon = Horizon(seat=0, turns=1)
    >>> [horizon.is_reached(seat) for seat in (0, 0, 1, 2, 0)]
    [False, False, False, False, True]
    """

    __slots__ = ("_begun", "_last", "_seat", "_turns", "decisions")

    def __init__(self, seat: int, turns: float = inf) -> None:
        self._seat = self._last = seat
        self._turns = turns
        self._begun = 0
        self.decisions = 0
        """How many decisions it took to come here."""

    def is_reached(self, seat: int) -> bool:
        """Look who decides next: is that the end?"""
        if seat != self._last:
            self._last = seat
            self._begun += seat == self._seat
            if seat == self._seat and self._turns == inf and self.decisions >= FORESIGHT:
                self._turns = self._begun
        return self._begun >= self._turns

    @property
    def turns(self) -> float:
        """How far away the end is, for the next iteration."""
        return self._begun + 1 if self._turns == inf else self._turns
