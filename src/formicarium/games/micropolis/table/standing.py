"""How far a game is, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.message import Message, message

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.state import MicropolisState


def standing(seen: MicropolisState) -> Message:
    """Name the round."""
    return message("micropolis-standing", round=seen.round, rounds=seen.rounds)
