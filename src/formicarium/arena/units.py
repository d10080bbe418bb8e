"""Formatting numbers for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formicarium.arena.intervals import Rate

_UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


def percent(part: float) -> str:
    """Format a share as a percentage.

    >>> percent(0.9831)
    '98.3 %'
    """
    return f"{part * 100:.1f} %"


def interval(rate: Rate) -> str:
    """Format the interval of a rate.

    >>> from formicarium.arena.intervals import wilson
    >>> interval(wilson(8, 10))
    '49.0 – 94.3 %'
    """
    return f"{rate.low * 100:.1f} – {rate.high * 100:.1f} %"


def duration(seconds: float) -> str:
    """Format a time with a suitable unit and two or three digits.

    >>> duration(1.25), duration(0.0123), duration(0.000004)
    ('1.2 s', '12 ms', '4 µs')
    """
    size, unit = next((each for each in _UNITS if seconds >= each[0]), _UNITS[-1])
    value = seconds / size
    return f"{value:.1f} {unit}" if value < 10 and unit != "µs" else f"{value:.0f} {unit}"
