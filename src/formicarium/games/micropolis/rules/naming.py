"""Names of anthills and tiles, for refusals and for the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.labels import enumerated, player
from formicarium.core.message import message
from formicarium.games.micropolis.rules.notation import ONLY_ANTHILL, ROMAN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.message import Message


def holder(seat: int, number: int) -> Message:
    """Name who has the leader marker: a player, in the expert game one of her anthills."""
    if number == ONLY_ANTHILL:
        return player(seat)
    return message("micropolis-holder-anthill", player=player(seat), number=ROMAN[number])


def codes(tiles: Sequence[str]) -> Message:
    """List tiles by their codes alone."""
    return enumerated([message("micropolis-tile-plain", tile=code) for code in tiles])
