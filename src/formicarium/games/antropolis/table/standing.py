"""How far a game is, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.message import Message, message
from formicarium.games.antropolis.options import target
from formicarium.games.antropolis.rules.scoring import counted

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState


def standing(seen: AntropolisState) -> Message:
    """Say how near the first player is to the target, or how many turns are left."""
    if seen.last_turns >= 0:
        return message("antropolis-standing-last", turns=seen.last_turns)
    best = max(counted(seen, seat) for seat in range(seen.players))
    goal = target(seen.variant, seen.players)
    return message("antropolis-standing", points=best, target=goal)
