"""Helpers for sentences in error messages."""

from collections.abc import Iterable


def either(things: Iterable[object]) -> str:
    """Join with commas and a final "or".

    >>> either([2, 3, 4])
    '2, 3 or 4'
    >>> either(["base"])
    'base'
    """
    *most, last = [str(thing) for thing in things]
    return f"{', '.join(most)} or {last}" if most else last


def counted(number: int, thing: str, things: str | None = None) -> str:
    """Return a number and a noun; without ``things`` its plural is regular.

    >>> counted(1, "deal"), counted(1200, "game"), counted(2, "larva", "larvae")
    ('1 deal', '1200 games', '2 larvae')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {things or f'{thing}s'}"
