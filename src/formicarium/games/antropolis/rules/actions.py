"""The things a hand does in Antropolis, and how they are written.

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
from typing import ClassVar, TypeAlias

from formicarium.core.action import Action
from formicarium.core.seats import seat_letter
from formicarium.games.antropolis.components import CODES, KINDS, SORTS
from formicarium.games.antropolis.rules.geometry import hex_name, spot_name


@dataclass(frozen=True, slots=True)
class Bare(Action):
    """An action that needs nothing but its verb."""

    verb: ClassVar[str]

    seat: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} {self.verb}"


@dataclass(frozen=True, slots=True)
class AtSpot(Action):
    """An action in one space."""

    verb: ClassVar[str]

    seat: int
    spot: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} {self.verb} {spot_name(self.spot)}"


@dataclass(frozen=True, slots=True)
class AntAt(Action):
    """An action about one kind of ant and one space."""

    verb: ClassVar[str]

    seat: int
    kind: int
    spot: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} {self.verb} {KINDS[self.kind]} {spot_name(self.spot)}"


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a tile from the hand (A4)."""

    seat: int
    face: int
    hex: int
    turn: int

    def __str__(self) -> str:
        where = f"{hex_name(self.hex)} {self.turn}"
        return f"{seat_letter(self.seat)} lay {CODES[self.face]} {where}"


@dataclass(frozen=True, slots=True)
class Put(AntAt):
    """Put an ant from the hand on the tile just laid (A4.10)."""

    verb: ClassVar[str] = "put"


@dataclass(frozen=True, slots=True)
class NoAnt(Bare):
    """Put no ant on the tile just laid (A4.10)."""

    verb: ClassVar[str] = "no-ant"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move an ant (A5, S4)."""

    seat: int
    kind: int
    start: int
    end: int

    def __str__(self) -> str:
        way = f"{spot_name(self.start)} {spot_name(self.end)}"
        return f"{seat_letter(self.seat)} move {KINDS[self.kind]} {way}"


@dataclass(frozen=True, slots=True)
class Collect(AtSpot):
    """Take a food with a worker on a forest (A6.1)."""

    verb: ClassVar[str] = "collect"


@dataclass(frozen=True, slots=True)
class Leave(AtSpot):
    """Take a queen off the table into the hand (A6.2)."""

    verb: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class Feed(Action):
    """Let a worker feed a larva, which becomes a worker or a soldier (S6.2)."""

    seat: int
    spot: int
    kind: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} feed {spot_name(self.spot)} {KINDS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Mate(AtSpot):
    """Let a soldier mate with a queen in a brood chamber (S7.2)."""

    verb: ClassVar[str] = "mate"


@dataclass(frozen=True, slots=True)
class Expel(Action):
    """Send a soldier against a space, through a side of it (S7.3)."""

    seat: int
    target: int
    start: int
    side: int

    def __str__(self) -> str:
        way = f"{spot_name(self.target)} {spot_name(self.start)} {self.side}"
        return f"{seat_letter(self.seat)} expel {way}"


@dataclass(frozen=True, slots=True)
class Strike(Bare):
    """Attack with the soldiers named so far (S7.3.8)."""

    verb: ClassVar[str] = "strike"


@dataclass(frozen=True, slots=True)
class Flee(AntAt):
    """Let a beaten ant flee (S7.3.4)."""

    verb: ClassVar[str] = "flee"


@dataclass(frozen=True, slots=True)
class Escape(AntAt):
    """Put the last ant of its kind on a tile of choice (S7.3.6)."""

    verb: ClassVar[str] = "escape"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a tile of the market (A7)."""

    seat: int
    face: int
    price: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} buy {CODES[self.face]} {self.price}"


@dataclass(frozen=True, slots=True)
class Enlarge(Bare):
    """Make the hand larger by one tile, for good (A8.2)."""

    verb: ClassVar[str] = "enlarge"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw a tile from a pile (A8.1)."""

    seat: int
    sort: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} draw {SORTS[self.sort]}"


@dataclass(frozen=True, slots=True)
class End(Bare):
    """End the phase (A3.1)."""

    verb: ClassVar[str] = "end"


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
