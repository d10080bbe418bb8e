"""The actions of Antropolis, and how they are written.

=================================  ===========================================================
``A lay T3 2,-1 4``                lay a tile with this face on a hex, in this turn (A4)
``A put worker 2,-1b``             put an ant on the tile just laid; b is a second tunnel (A4.10)
``A no-ant``                       put none there
``A move worker 1,0 2,0``          move an ant from one space to another (A5)
``A collect 1,0``                  a worker on a forest takes a food (A6.1)
``A leave 2,0``                    a queen leaves the nest into the hand (A6.2)
``A feed 2,0 soldier``             a worker feeds a larva, which becomes this ant (S6.2)
``A mate 2,0``                     a soldier mates with a queen: a larva (S7.2)
``A expel 2,-1 1,0 3``             send a soldier at 1,0 into 2,-1 through its side 3 (S7.3)
``A strike``                       no more soldiers: the attack takes place
``B flee worker 0,0``              a beaten ant flees to a space (S7.3.4)
``B escape worker 0,0``            the miraculous escape (S7.3.6)
``A buy T3 2``                     buy the tile at this price (A7)
``A enlarge``                      make the hand larger by one tile (A8.2)
``A draw tunnel``                  draw from a pile (A8.1)
``A end``                          end the phase (A3)
=================================  ===========================================================

Ants of a colour and a kind in one space are alike, so an ant is named by its kind and space.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, get_args

from formicarium.core.action import Action, Bare
from formicarium.core.notation import Form
from formicarium.games.antropolis.rules.notation import (
    BORN,
    FACE,
    HEX,
    KIND,
    PRICE,
    SIDE,
    SORT,
    SPACE,
    TURN,
)


@dataclass(frozen=True, slots=True)
class InSpace(Action):
    """An action in a space; the verb says which kind of ant acts."""

    seat: int
    spot: int


@dataclass(frozen=True, slots=True)
class OneAnt(Action):
    """An action that sets an ant of a kind on a space."""

    seat: int
    kind: int
    spot: int


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a tile from the hand (A4)."""

    form = Form("lay", FACE, HEX, TURN)

    seat: int
    face: int
    hex: int
    turn: int


@dataclass(frozen=True, slots=True)
class Put(OneAnt):
    """Put an ant from the hand on the tile just laid (A4.10)."""

    form = Form("put", KIND, SPACE)


@dataclass(frozen=True, slots=True)
class NoAnt(Bare):
    """Put no ant on the tile just laid (A4.10)."""

    form = Form("no-ant")


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move an ant (A5, S4)."""

    form = Form("move", KIND, SPACE, SPACE)

    seat: int
    kind: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Collect(InSpace):
    """Take a food with a worker on a forest (A6.1)."""

    form = Form("collect", SPACE)


@dataclass(frozen=True, slots=True)
class Leave(InSpace):
    """Take a queen off the table into the hand (A6.2)."""

    form = Form("leave", SPACE)


@dataclass(frozen=True, slots=True)
class Feed(Action):
    """Let a worker feed a larva, which becomes a worker or a soldier (S6.2)."""

    form = Form("feed", SPACE, BORN)

    seat: int
    spot: int
    kind: int


@dataclass(frozen=True, slots=True)
class Mate(InSpace):
    """Let a soldier mate with a queen in a brood chamber (S7.2)."""

    form = Form("mate", SPACE)


@dataclass(frozen=True, slots=True)
class Expel(Action):
    """Send a soldier against a space, through a side of it (S7.3)."""

    form = Form("expel", SPACE, SPACE, SIDE)

    seat: int
    target: int
    start: int
    side: int


@dataclass(frozen=True, slots=True)
class Strike(Bare):
    """Attack with the soldiers sent so far (S7.3.8)."""

    form = Form("strike")


@dataclass(frozen=True, slots=True)
class Flee(OneAnt):
    """Let a beaten ant flee (S7.3.4)."""

    form = Form("flee", KIND, SPACE)


@dataclass(frozen=True, slots=True)
class Escape(OneAnt):
    """Put the last ant of its kind on a tile of choice (S7.3.6)."""

    form = Form("escape", KIND, SPACE)


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a tile of the market (A7)."""

    form = Form("buy", FACE, PRICE)

    seat: int
    face: int
    price: int


@dataclass(frozen=True, slots=True)
class Enlarge(Bare):
    """Make the hand larger by one tile, for good (A8.2)."""

    form = Form("enlarge")


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw a tile from a pile (A8.1)."""

    form = Form("draw", SORT)

    seat: int
    sort: int


@dataclass(frozen=True, slots=True)
class End(Bare):
    """End the phase (A3.1)."""

    form = Form("end")


AntropolisAction: TypeAlias = (
    Lay
    | Put
    | NoAnt
    | Move
    | Collect
    | Leave
    | Feed
    | Mate
    | Expel
    | Strike
    | Flee
    | Escape
    | Buy
    | Enlarge
    | Draw
    | End
)
ACTIONS: Final[tuple[type[AntropolisAction], ...]] = get_args(AntropolisAction)
