"""The things a hand does in Myrmes, and how they are written.

=====================================  =========================================================
``A event worker+1``                   end the event cube here, for a larva a step (M4)
``A nurses larvae 2``                  put so many nurses on a track or in the atelier (M5)
``A bear workers 1 soldiers 0``        which ants are born if not all can be (Q5)
``A work larder``                      work in a room; the quarry wants ``earth`` or ``stone``
``A out 2,11``                         send a worker out through this exit (M7.1)
``A step 3,10`` / ``A hunt 4,10``      enter a hex or tile; enter the hex of a prey
``A clear 4,10``                       clear the pheromone and stand on this hex of it (Q13)
``A place hook 4,10 3``                lay a tile: its first hex and its orientation
``A stop``                             end the worker's way
``A harvest 4,10 food``                take a cube off the tile with this first hex
``A enough``                           take no further cube with harvest+3
``A tunnel 4,10`` / ``A dig``          atelier: a tunnel exit; a colony level
``A breed``                            atelier: a nurse
``A objective mix6 earth 4``           atelier: an objective, with what it asks to choose
``A empty 4,10``                       take the cubes off a pheromone for an objective
``A done``                             end the go in the atelier
``A keep food 2 earth 1 stone 1``      what stays in the store (M15.2)
``A exchange 3``                       larvae into food (M16)
``A pay``                              winter: no more larvae
=====================================  =========================================================
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from formicarium.core.action import Action
from formicarium.core.seats import seat_letter
from formicarium.games.myrmes.components import (
    ASKS,
    EVENTS,
    KIND_NAMES,
    OBJECTIVES,
    RESOURCES,
    ROOMS,
    TRACKS,
)
from formicarium.games.myrmes.rules.geometry import hex_name

NO_CHOICE = -1
"""The resource of a room that leaves none to choose."""


@dataclass(frozen=True, slots=True)
class Bare(Action):
    """An action that needs nothing but its verb."""

    verb: ClassVar[str]

    seat: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} {self.verb}"


@dataclass(frozen=True, slots=True)
class AtHex(Action):
    """An action about one hex."""

    verb: ClassVar[str]

    seat: int
    hex: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} {self.verb} {hex_name(self.hex)}"


@dataclass(frozen=True, slots=True)
class MoveCube(Action):
    """End the event cube on a space of the track (M4.1)."""

    seat: int
    space: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} event {EVENTS[self.space]}"


@dataclass(frozen=True, slots=True)
class Nurses(Action):
    """Put nurses on a birth track or into the personal atelier (M5.1)."""

    seat: int
    track: int
    count: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} nurses {TRACKS[self.track]} {self.count}"


@dataclass(frozen=True, slots=True)
class Bear(Action):
    """Choose which ants are born where the reserve does not suffice (M5.7, Q5)."""

    seat: int
    workers: int
    soldiers: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} bear workers {self.workers} soldiers {self.soldiers}"


@dataclass(frozen=True, slots=True)
class Work(Action):
    """Let a worker work in a room of the colony (M6.4)."""

    seat: int
    room: int
    resource: int = NO_CHOICE

    def __str__(self) -> str:
        choice = "" if self.resource == NO_CHOICE else f" {RESOURCES[self.resource]}"
        return f"{seat_letter(self.seat)} work {ROOMS[self.room]}{choice}"


@dataclass(frozen=True, slots=True)
class GoOut(AtHex):
    """Put a worker on a tunnel exit (M7.1)."""

    verb: ClassVar[str] = "out"


@dataclass(frozen=True, slots=True)
class Step(AtHex):
    """Go on to a hex, or onto the tile with this first hex (M7.4)."""

    verb: ClassVar[str] = "step"


@dataclass(frozen=True, slots=True)
class Hunt(AtHex):
    """Enter the hex of a prey and hunt it (M8.1)."""

    verb: ClassVar[str] = "hunt"


@dataclass(frozen=True, slots=True)
class Clear(AtHex):
    """Clear the pheromone under the worker, who then stands on this hex (M11, Q13)."""

    verb: ClassVar[str] = "clear"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay a tile: its kind, its first hex, its orientation (M9, M10)."""

    seat: int
    kind: int
    hex: int
    turn: int

    def __str__(self) -> str:
        where = f"{hex_name(self.hex)} {self.turn}"
        return f"{seat_letter(self.seat)} place {KIND_NAMES[self.kind]} {where}"


@dataclass(frozen=True, slots=True)
class Stop(Bare):
    """End the worker's way without a tile (M7.2)."""

    verb: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Harvest(Action):
    """Take a cube of this kind from the tile with this first hex (M12)."""

    seat: int
    hex: int
    resource: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} harvest {hex_name(self.hex)} {RESOURCES[self.resource]}"


@dataclass(frozen=True, slots=True)
class Enough(Bare):
    """Take no further cube with harvest+3 (M12.4)."""

    verb: ClassVar[str] = "enough"


@dataclass(frozen=True, slots=True)
class Tunnel(AtHex):
    """Dig a tunnel exit and take an earth (M13.5)."""

    verb: ClassVar[str] = "tunnel"


@dataclass(frozen=True, slots=True)
class Dig(Bare):
    """Deepen the colony by a level (M13.6)."""

    verb: ClassVar[str] = "dig"


@dataclass(frozen=True, slots=True)
class Breed(Bare):
    """Raise a nurse (M13.7)."""

    verb: ClassVar[str] = "breed"


@dataclass(frozen=True, slots=True)
class Objective(Action):
    """Carry out an objective (M13.8, M14).

    The detail is the number of earth among earth and stone (M14.6), or the first hexes of the
    special tiles given up (M14.8); otherwise there is none.
    """

    seat: int
    objective: int
    detail: tuple[int, ...] = ()

    def __str__(self) -> str:
        words = [seat_letter(self.seat), "objective", OBJECTIVES[self.objective]]
        if ASKS[self.objective] == "mix":
            words += ["earth", *map(str, self.detail)]
        else:
            words += map(hex_name, self.detail)
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Empty(AtHex):
    """Choose a pheromone that is emptied for an objective (M14.13)."""

    verb: ClassVar[str] = "empty"


@dataclass(frozen=True, slots=True)
class Done(Bare):
    """End the go in the atelier (M13.4)."""

    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Choose what stays in the store (M15.2)."""

    seat: int
    food: int
    earth: int
    stone: int

    def __str__(self) -> str:
        kept = f"food {self.food} earth {self.earth} stone {self.stone}"
        return f"{seat_letter(self.seat)} keep {kept}"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Turn larvae into one food (M16)."""

    seat: int
    larvae: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} exchange {self.larvae}"


@dataclass(frozen=True, slots=True)
class Pay(Bare):
    """Face the winter with what there is (M17)."""

    verb: ClassVar[str] = "pay"


MyrmesAction: TypeAlias = (
    MoveCube
    | Nurses
    | Bear
    | Work
    | GoOut
    | Step
    | Hunt
    | Clear
    | Place
    | Stop
    | Harvest
    | Enough
    | Tunnel
    | Dig
    | Breed
    | Objective
    | Empty
    | Done
    | Keep
    | Exchange
    | Pay
)
