"""What decided between players with equal points (P11.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.labels import numbers
from formicarium.core.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formicarium.core.message import Message


def tie_break(_: int, by_seat: Mapping[int, int]) -> Message:
    """P11.7, P12.14: the larger army decides."""
    return message("micropolis-tie-army", numbers=numbers(by_seat))
