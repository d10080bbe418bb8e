"""Letters and digits as strokes, so that pieces need no font and look the same everywhere."""

from __future__ import annotations

from typing import Final

_GLYPHS: Final = {
    "0": "M3 0C1 0 0 2 0 4.5S1 9 3 9 6 7 6 4.5 5 0 3 0Z",
    "1": "M.8 2 3.4 0V9",
    "2": "M.3 2C.8-.6 5.6-.8 5.6 2.4 5.6 4.6 2 6.4.2 9H5.9",
    "3": "M.6.8C2.4-.6 5.6 0 5.5 2.2 5.4 3.8 4 4.2 2.6 4.2 4.4 4.2 5.9 5 5.8 6.6 5.6 9.2 2 9.6.2 8",
    "4": "M4.4 9V0L.2 6.2H6",
    "5": "M5.4 0H1.4L.8 4C3 2.8 6 3.4 6 6.2 6 9 2.4 9.8.2 8.2",
    "6": "M5 .2C2.2.4.2 3 .2 6 .2 8 1.4 9 3 9S5.9 8 5.9 6.2 4.6 3.6 3 3.6.4 4.6.2 6",
    "7": "M.2 0H5.8L2.2 9",
    "8": "M3 4.2C-.6 3.4 0 0 3 0S6.6 3.4 3 4.2C-.8 5 -.6 9 3 9S6.8 5 3 4.2Z",
    "9": "M1 8.8C3.8 8.6 5.8 6 5.8 3 5.8 1 4.6 0 3 0S.1 1 .1 2.8 1.4 5.4 3 5.4 5.6 4.4 5.8 3",
    "A": "M0 9 3 0 6 9M1 6H5",
    "B": "M.4 4.2H3.2C5.6 4.2 5.6 0 3.2 0H.4V9H3.2C6.4 9 6.4 4.2 3.2 4.2",
    "G": "M5.8 1.6C4-.8.1-.4.1 4.5S4.4 9.6 5.9 7.4V4.8H3.4",
    "I": "M3 0V9",
    "N": "M.3 9V0L5.7 9V0",
    "O": "M3 0C1 0 0 2 0 4.5S1 9 3 9 6 7 6 4.5 5 0 3 0Z",
    "Q": "M3 0C1 0 0 2 0 4.5S1 9 3 9 6 7 6 4.5 5 0 3 0ZM3.6 6.4 6.2 9.8",
    "W": "M-.4 0 1.4 9 3 2.4 4.6 9 6.4 0",
    "+": "M0 4.5H6M3 1.5V7.5",
}
"""Six wide and nine high; only the characters that the games use."""
_ADVANCE: Final = {"I": 4.6}
_USUAL_ADVANCE: Final = 8.4


def short(value: float) -> str:
    """Write a number as briefly as SVG allows.

    >>> short(-0.5), short(12.0), short(3.14), short(-0.01)
    ('-.5', '12', '3.1', '0')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("-0.", "-.")


def written(text: str, x: float, y: float, scale: float = 1, colour: str = "var(--ink)") -> str:
    """Draw letters and digits around a point.

    >>> written("1", 3, 4.5).count("<path")
    1
    """
    starts, at = [], 0.0
    for letter in text:
        starts.append(at)
        at += _ADVANCE.get(letter, _USUAL_ADVANCE)
    left = x - scale * (starts[-1] + 6) / 2
    glyphs = "".join(
        f'<path d="{_GLYPHS[letter]}" transform="translate({short(start)})"/>'
        for letter, start in zip(text, starts, strict=True)
    )
    return (
        f'<g fill="none" stroke="{colour}" stroke-width="1.6" stroke-linecap="round" '
        f'stroke-linejoin="round" transform="translate({short(left)} '
        f'{short(y - 4.5 * scale)}) scale({scale:g})">{glyphs}</g>'
    )
