"""Small sentences for error messages."""

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
