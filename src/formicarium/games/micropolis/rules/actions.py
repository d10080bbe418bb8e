"""The five things a hand does in Micropolis, and how they are written.

========================================  ======================================================
``A take Q3 left``                        take a tile and add it at the left end of the anthill
``A take Q3``                             … where there is only one place for it (P6.1, P6.4)
``A take Q3 II right``                    … in the expert game, to the second anthill
``A take Q3 left with architect``         … handing in an architect marker instead of soldiers
``A fill`` / ``A leave``                  man the barracks just built, or leave it empty
``A guard B3 B7`` / ``A guard none``      the barracks that are full after the guard's work
``A marker C`` / ``A marker C II``        give the leader marker to a player (to an anthill)
========================================  ======================================================
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from formicarium.core.action import Action, Bare
from formicarium.core.notation import Form
from formicarium.games.micropolis.rules import notation as say


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a tile from the row and add it to an anthill (P5, P6)."""

    form = Form("take", say.TILE, say.ANTHILL, say.SIDE, say.WITH_ARCHITECT)
    seat: int
    tile: int
    anthill: int
    side: str
    architect: bool


@dataclass(frozen=True, slots=True)
class Fill(Bare):
    """Move soldiers into the barracks just built (P9.2)."""

    form = Form("fill")


@dataclass(frozen=True, slots=True)
class Leave(Bare):
    """Leave the barracks just built empty (P9.2)."""

    form = Form("leave")


@dataclass(frozen=True, slots=True)
class Guard(Action):
    """Redistribute soldiers so that just these barracks are full (P9.6)."""

    form = Form("guard", say.BARRACKS)
    seat: int
    full: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PassMarker(Action):
    """Put the leader marker in front of an anthill (P8.10, P12.3, P12.12)."""

    form = Form("marker", say.SEAT, say.ANTHILL)
    seat: int
    receiver: int
    anthill: int


MicropolisAction: TypeAlias = Take | Fill | Leave | Guard | PassMarker

ACTIONS: Final = (Take, Fill, Leave, Guard, PassMarker)
