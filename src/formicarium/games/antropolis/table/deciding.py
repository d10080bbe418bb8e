"""What decided between players with equal points (A11.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.labels import numbers, player
from formicarium.core.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formicarium.core.message import Message


def tie_break(place: int, by_seat: Mapping[int, int]) -> Message:
    """A11.4: most ants on the table, then who was first to the target."""
    if place == 1:
        return message("antropolis-tie-ants", numbers=numbers(by_seat))
    return message("antropolis-tie-target", player=player(max(by_seat, key=by_seat.__getitem__)))
