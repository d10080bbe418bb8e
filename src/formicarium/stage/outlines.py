"""Points along an SVG path, close enough together to measure a drawing.

Points are complex numbers: x + yj.
"""

from __future__ import annotations

import cmath
import math
import re
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_STEPS = 12
_NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_COMMAND = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_PLAIN = re.compile(_NUMBER)
_NEXT = re.compile(rf"[\s,]*({_NUMBER})")
_FLAG = re.compile(r"[\s,]*([01])")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def path_points(path: str) -> list[complex]:
    """Return points along the ``d`` of a path.

    >>> path_points("M1 1 h2 V5 z")
    [(1+1j), (3+1j), (3+5j), (1+1j)]
    """
    pen = _Pen()
    for letter, numbers in _commands(path):
        pen.draw(letter, numbers)
    return pen.points


def numbers_in(text: str) -> list[float]:
    """Find all numbers, even if only a sign or a dot separates them.

    >>> numbers_in("1,2-.5.5")
    [1.0, 2.0, -0.5, 0.5]
    """
    return [float(number) for number in _PLAIN.findall(text)]


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Split a path into single commands; one letter may stand for several."""
    for letter, rest in _COMMAND.findall(path):
        numbers = _arc_numbers(rest) if letter in "Aa" else numbers_in(rest)
        arity = _ARITY[letter.upper()]
        for start in range(0, len(numbers) if arity else 1, arity or 1):
            yield letter, numbers[start : start + arity]


def _arc_numbers(text: str) -> list[float]:
    """Read the numbers of arcs; their two flags need no separators."""
    numbers: list[float] = []
    position = 0
    while match := (_FLAG if len(numbers) % 7 in (3, 4) else _NEXT).match(text, position):
        numbers.append(float(match[1]))
        position = match.end()
    return numbers


class _Pen:
    """Draws command by command and collects points."""

    def __init__(self) -> None:
        self.points: list[complex] = []
        self._at = self._start = 0j
        self._control: complex | None = None

    def draw(self, letter: str, numbers: Sequence[float]) -> None:
        origin = self._at if letter.islower() else 0j
        command = letter.upper()
        if command in "HV":
            self._line(self._straight(command, letter.islower(), numbers[0]))
        elif command == "A":
            self._arc(numbers, origin + complex(*numbers[5:]))
        elif command == "Z":
            self._line(self._start)
        else:
            pairs = [
                origin + complex(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)
            ]
            self._through(command, pairs)
        if command == "M":
            self._start = self._at

    def _straight(self, command: str, relative: bool, length: float) -> complex:
        if command == "H":
            return complex(length + (self._at.real if relative else 0), self._at.imag)
        return complex(self._at.real, length + (self._at.imag if relative else 0))

    def _through(self, command: str, pairs: list[complex]) -> None:
        if command in "ML":
            self._line(pairs[0])
            return
        if command in "ST":  # the first control point mirrors the last one
            mirrored = self._at if self._control is None else 2 * self._at - self._control
            pairs = [mirrored, *pairs]
        self._curve([self._at, *pairs])
        self._control = pairs[-2]

    def _line(self, end: complex) -> None:
        self.points.append(end)
        self._at = end
        self._control = None

    def _curve(self, control: list[complex]) -> None:
        for step in range(1, _STEPS + 1):
            self.points.append(_bezier(control, step / _STEPS))
        self._at = control[-1]

    def _arc(self, numbers: Sequence[float], end: complex) -> None:
        self.points.extend(_arc_points(self._at, end, numbers))
        self._line(end)


def _bezier(control: list[complex], t: float) -> complex:
    while len(control) > 1:
        control = [a + (b - a) * t for a, b in pairwise(control)]
    return control[0]


def _arc_points(start: complex, end: complex, numbers: Sequence[float]) -> Iterator[complex]:
    """Yield points along an arc, computed where its ellipse is a unit circle."""
    rx, ry, tilt, large, sweep = numbers[:5]
    turn = cmath.rect(1, math.radians(tilt))
    if start == end or not rx or not ry:
        return
    first, last = (_squeezed(point / turn, 1 / rx, 1 / ry) for point in (start, end))
    half = (last - first) / 2
    radius = max(1, abs(half))  # SVG enlarges radii that are too small
    offset = math.sqrt(radius**2 - abs(half) ** 2) / abs(half)
    centre = (first + last) / 2 + half * 1j * (offset if large != sweep else -offset)
    begin, angle = cmath.phase(first - centre), cmath.phase((last - centre) / (first - centre))
    angle = angle % math.tau if sweep else -(-angle % math.tau)
    for step in range(1, _STEPS):
        point = centre + cmath.rect(radius, begin + angle * step / _STEPS)
        yield _squeezed(point, rx, ry) * turn


def _squeezed(point: complex, across: float, down: float) -> complex:
    return complex(point.real * across, point.imag * down)
