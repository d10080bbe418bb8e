"""The variants of Micropolis and the options of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.errors import SetupError
from formicarium.core.options import Option, Variant
from formicarium.core.seats import LETTERS, seat_letter
from formicarium.core.words import either

if TYPE_CHECKING:
    from formicarium.core.options import Setup

DRAWN: Final = "drawn"


def _start(most_players: int) -> Option:
    """P3.5, P12.3: the youngest starts, or chance decides. Here: chance, or a named seat."""
    return Option("start", (DRAWN, *LETTERS[:most_players]), "who has the leader marker at first")


BASE: Final = Variant("base", (2, 3, 4, 5, 6), "one anthill each, ten rounds", (_start(6),))
EXPERT: Final = Variant("expert", (2, 3), "two anthills each, twenty rounds", (_start(3),))
VARIANTS: Final = (BASE, EXPERT)

ANTHILLS_EACH: Final = {BASE.name: 1, EXPERT.name: 2}
"""P3.1, P12.2: how many foundations each player takes."""


def named_start(setup: Setup) -> int | None:
    """Return the seat that the options name as start player; None if it is drawn."""
    start = setup.options["start"]
    if start == DRAWN:
        return None
    seat = LETTERS.index(start)
    if seat >= setup.players:
        fit = either((DRAWN, *(seat_letter(other) for other in range(setup.players))))
        raise SetupError(f"option start is {fit} with {setup.players} players, not {start!r}")
    return seat
