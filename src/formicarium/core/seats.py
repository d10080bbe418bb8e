"""Seats are numbers from 0 inside the engine and letters from A for people."""

from formicarium.core.errors import NotationError

LETTERS = "ABCDEF"


def seat_letter(seat: int) -> str:
    """Return the letter of a seat.

    >>> seat_letter(2)
    'C'
    """
    return LETTERS[seat]


def parse_seat(text: str) -> int:
    """Read the letter of a seat.

    >>> parse_seat("C")
    2
    >>> parse_seat("Z")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.NotationError: unknown seat 'Z'; seats are A, B, C, D, E, F
    """
    if len(text) == 1 and text in LETTERS:
        return LETTERS.index(text)
    raise NotationError(f"unknown seat {text!r}; seats are {', '.join(LETTERS)}")
