"""How long a search may go on: a time, a number of iterations, or whichever is over first."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeAlias

from formicarium.core.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Clock: TypeAlias = Callable[[], float]

LONGEST: Final = 3600.0
"""The longest time that can be asked for, in seconds."""
MOST: Final = 10**9
"""The most iterations that can be asked for."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a search may spend on a decision.

    >>> Budget.of(seconds="0.5").seconds, Budget.of(iterations="400").iterations
    (0.5, 400)
    """

    seconds: float = inf
    iterations: float = inf

    @classmethod
    def of(cls, seconds: object = None, iterations: object = None) -> Budget:
        """Read numbers or texts; ``SetupError`` for what is none, or not above zero."""
        return cls(
            inf if seconds is None else _seconds(seconds),
            inf if iterations is None else _iterations(iterations),
        )

    def begin(self, clock: Clock = perf_counter) -> Watch:
        """Start the watch."""
        return Watch(self, clock)


class Watch:
    """A budget that is being spent."""

    __slots__ = ("_budget", "_clock", "_end", "_start", "_used")

    def __init__(self, budget: Budget, clock: Clock) -> None:
        self._budget = budget
        self._clock = clock
        self._start = clock()
        self._end = self._start + budget.seconds
        self._used = 0

    def goes_on(self) -> bool:
        """Whether another iteration may begin; it is counted."""
        self._used += 1
        return self._used <= self._budget.iterations and not self.is_up()

    def is_up(self) -> bool:
        """Whether time is up, in the middle of an iteration."""
        return self._clock() >= self._end

    @property
    def spent(self) -> float:
        """What part of the budget is spent, from 0 to 1, whether it is time or iterations."""
        time = (self._clock() - self._start) / self._budget.seconds
        return min(1.0, max(time, self._used / self._budget.iterations))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let no garbage be collected meanwhile, in whatever process this is.

    A search leaves none, and it and evaluations remember much: to look through all of that took up
    to half a second, too long for who keeps a time to within a tenth. In the end all that is new
    is taken for old, or the collector would look through it at once.

    >>> with undisturbed():
    ...     gc.isenabled()
    False
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        if not gc.get_freeze_count():  # what others froze shall not thaw
            gc.freeze()
            gc.unfreeze()
        gc.enable()


def _seconds(value: object) -> float:
    try:
        number = float(str(value))
    except ValueError:
        number = 0.0
    if 0.0 < number <= LONGEST:
        return number
    raise SetupError(
        f"bot search: seconds is a number above 0 and up to {LONGEST:g}, not {str(value)!r}"
    )


def _iterations(value: object) -> int:
    text = str(value)
    if text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) and 0 < int(text) <= MOST:
        return int(text)
    raise SetupError(f"bot search: iterations is a whole number from 1 to {MOST}, not {text!r}")
