"""The limits of a search: a time, a number of iterations, or both."""

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
"""The maximum time, in seconds."""
MOST: Final = 10**9
"""The maximum number of iterations."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The time and the iterations that a search may spend on a decision.

    >>> Budget.of(seconds="0.5").seconds, Budget.of(iterations="400").iterations
    (0.5, 400)
    """

    seconds: float = inf
    iterations: float = inf

    @classmethod
    def of(cls, seconds: object = None, iterations: object = None) -> Budget:
        """Read numbers or strings; raise ``SetupError`` unless they are positive numbers."""
        return cls(
            inf if seconds is None else _seconds(seconds),
            inf if iterations is None else _iterations(iterations),
        )

    def begin(self, clock: Clock = perf_counter) -> Stopwatch:
        """Start a stopwatch."""
        return Stopwatch(self, clock)


class Stopwatch:
    """Measures how much of a budget is spent."""

    __slots__ = ("_budget", "_clock", "_end", "_start", "_used")

    def __init__(self, budget: Budget, clock: Clock) -> None:
        self._budget = budget
        self._clock = clock
        self._start = clock()
        self._end = self._start + budget.seconds
        self._used = 0

    def goes_on(self) -> bool:
        """Count another iteration and return whether it may begin."""
        self._used += 1
        return self._used <= self._budget.iterations and not self.is_up()

    def is_up(self) -> bool:
        """Whether the time is up; iterations are not counted here."""
        return self._clock() >= self._end

    @property
    def spent(self) -> float:
        """The spent part of the budget, from 0 to 1: of the time or of the iterations."""
        time = (self._clock() - self._start) / self._budget.seconds
        return min(1.0, max(time, self._used / self._budget.iterations))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Suspend garbage collection in this process.

    A search creates no reference cycles, but it and the evaluations keep many objects. Scanning
    them took up to half a second, too long for a bot that must keep its time within 10 %. At the
    end all new objects move to the oldest generation; otherwise the collector would scan them at
    once.

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
        if not gc.get_freeze_count():  # keep frozen what other code has frozen
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
        f"bot search: seconds must be a number above 0, at most {LONGEST:g}, not {str(value)!r}"
    )


def _iterations(value: object) -> int:
    text = str(value)
    if text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) and 0 < int(text) <= MOST:
        return int(text)
    raise SetupError(
        f"bot search: iterations must be a whole number from 1 to {MOST}, not {text!r}"
    )
