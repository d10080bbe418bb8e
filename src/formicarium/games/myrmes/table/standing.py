"""How far a game is, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.message import Message, message
from formicarium.games.myrmes.components import SEASONS, YEARS

if TYPE_CHECKING:
    from formicarium.games.myrmes.rules.state import MyrmesState


def standing(seen: MyrmesState) -> Message:
    """Name the season and the year."""
    season = SEASONS[seen.season]
    return message(f"myrmes-standing-{season}", year=seen.year + 1, years=YEARS)
