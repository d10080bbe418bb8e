"""The parts of plots: SVG elements, scales and the symbols of bots."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH = 480
"""The width of a plot, in its own units."""

LEFT, RIGHT = 16, WIDTH - 24
"""The ends of most scales; they leave room for the marks there."""

_BOLD, _PLAIN = 10.0, 9.5  # the width of a letter on a phone, where letters are largest
_STEPS = (1, 2, 5, 10)
_MOST = 7  # maximum number of steps of a scale


def element(name: str, *children: str, **attributes: object) -> str:
    """Return an element; underscores in attribute names become hyphens.

    >>> element("text", "a", text_anchor="end", x=1.25)
    '<text text-anchor="end" x="1.2">a</text>'
    >>> element("path", d="M0 0", class_="line")
    '<path d="M0 0" class="line"></path>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_value(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(children)}</{name}>"


def _value(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def text(x: float, y: float, words: str, *classes: str) -> str:
    """Return a text element with style classes."""
    return element("text", escape(words), x=x, y=y, class_=" ".join(classes))


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    """Return a line element."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=style)


def hint(words: str) -> str:
    """Return the tooltip of an element."""
    return element("title", escape(words))


def drawing(height: float, description: str, *parts: str) -> str:
    """Return a plot; the description is for screen readers."""
    box = f"0 0 {WIDTH} {height:.0f}"
    return element("svg", *parts, viewBox=box, role="img", aria_label=description)


class Bot(NamedTuple):
    """The colour and the shape of a bot in all plots."""

    name: str
    number: int

    @property
    def style(self) -> str:
        """The style class with the bot's colour."""
        return f"bot-{self.number}"

    def mark(self, x: float, y: float, size: float = 0.75) -> str:
        """Draw the bot's shape."""
        place = f"translate({x:.1f} {y:.1f}) scale({size})"
        return element("use", href=f"#seat-{self.number}", class_=self.style, transform=place)

    def icon(self) -> str:
        """Draw the bot's shape as an inline image."""
        return f'<svg viewBox="-12 -12 24 24" aria-hidden="true">{self.mark(0, 0, 1)}</svg>'

    def heading(self, y: float, value: str = "") -> str:
        """Draw the head of a row: shape and name at the left, a number at the right."""
        name = shortened(self.name, _room_beside(value))
        number = text(RIGHT + 8, y, value, "value", "end") if value else ""
        return self.mark(LEFT, y - 5) + text(_NAME, y, name, "name") + number

    def has_room_for(self, value: str) -> bool:
        """Whether the whole name and the number fit into a heading."""
        return len(self.name) * _BOLD <= _room_beside(value)


_NAME = LEFT + 14


def _room_beside(value: str) -> float:
    return RIGHT + 8 - _NAME - (len(value) + 1) * _PLAIN


def shortened(words: str, room: float) -> str:
    """Leave out the middle of a name that is too long.

    >>> shortened("search:iterations=400", 250)
    'search:iterations=400'
    >>> shortened("search:iterations=400", 110)
    'searc…s=400'
    """
    most = int(room / _BOLD)
    if len(words) <= most:
        return words
    end = (most - 1) // 2
    return f"{words[: most - 1 - end]}…{words[len(words) - end :]}"


class Scale(NamedTuple):
    """Maps a range of numbers to a range of the plot."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """Return the position of a number.

        >>> Scale(0, 10, 100, 200)(5)
        150.0
        """
        part = (value - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)

    def ticks(self, least: float = 0.0) -> list[float]:
        """Return round numbers across the scale, at least ``least`` apart.

        >>> Scale(3, 97, 0, 1).ticks()
        [20.0, 40.0, 60.0, 80.0]
        >>> Scale(26.5, 28.5, 0, 1).ticks(least=1.0)
        [27.0, 28.0]
        """
        step = max(least, _round_step((self.high - self.low) / _MOST))
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]

    def axis(
        self, top: float, bottom: float, write: Callable[[float], str], least: float = 1.0
    ) -> str:
        """Draw faint vertical lines at round numbers, with the numbers below.

        ``least`` is the smallest step that ``write`` can show.
        """
        return self.grid(self.ticks(least), top, bottom, write)

    def grid(
        self, at: list[float], top: float, bottom: float, write: Callable[[float], str]
    ) -> str:
        """Draw faint vertical lines at some numbers, with the numbers below."""
        lines = (line(self(tick), top, self(tick), bottom, "grid") for tick in at)
        words = (text(self(tick), bottom + 18, write(tick), "tick", "middle") for tick in at)
        return "".join((*lines, *words))


def _round_step(least: float) -> float:
    """Return the smallest of …, 1, 2, 5, 10, 20, … that is at least ``least``."""
    if least <= 0:
        return 1.0
    power: float = 10.0 ** floor(log10(least))
    return next(step * power for step in _STEPS if step * power >= least * (1 - 1e-9))
