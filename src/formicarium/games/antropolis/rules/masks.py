"""Sets of spaces or tiles as whole numbers."""

from __future__ import annotations

from functools import lru_cache


def members(mask: int) -> list[int]:
    """List a set in the order of its numbers.

    >>> members(1 << 3 | 1 << 1 | 1 << 150)
    [1, 3, 150]
    """
    return [*_members(mask)] if mask else []


@lru_cache(maxsize=1 << 14)
def _members(mask: int) -> tuple[int, ...]:
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)
