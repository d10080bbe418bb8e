"""The actions of Myrmes, and how they are written.

=====================================  =========================================================
``A settle 2,11``                      choose a start space (Q1b)
``A event worker+1``                   move the event cube here, for a larva a step (M4)
``A nurses larvae 2``                  put two nurses on a track or in the atelier (M5)
``A bear workers 1 soldiers 0``        choose the ants that are born if the reserve is short (Q5)
``A work larder``                      work in a room; the quarry asks for ``earth`` or ``stone``
``A out 2,11``                         send a worker out through this exit (M7.1)
``A step 3,10`` / ``A hunt 4,10``      enter a hex or tile; enter the hex of a prey
``A clear 4,10``                       clear the pheromone and stand on this hex of it (Q13)
``A place hook 4,10 3``                lay a tile: its first hex and its orientation
``A stop``                             end the worker's way
``A harvest 4,10 food``                take a cube off the tile with this first hex
``A enough``                           take no further cube with harvest+3
``A tunnel 4,10`` / ``A dig``          atelier: a tunnel exit; a colony level
``A breed``                            atelier: a nurse
``A objective mix6 earth 4``           atelier: an objective, and how it is paid
``A empty 4,10``                       take the cubes off a pheromone for an objective
``A done``                             end the go in the atelier
``A keep food 2 earth 1 stone 1``      choose what stays in the store (M15.2)
``A exchange 3``                       larvae into food (M16)
``A pay``                              winter: no more larvae
=====================================  =========================================================
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, get_args

from formicarium.core.action import Action, Bare
from formicarium.core.notation import Form
from formicarium.games.myrmes.rules.notation import (
    ANT_COUNT,
    CUBE_COUNT,
    EARTH_GIVEN,
    EVENT,
    HEX,
    KIND,
    LARVA_COUNT,
    NO_CHOICE,
    NURSE_COUNT,
    OBJECTIVE,
    RESOURCE,
    ROOM,
    TILES_GIVEN,
    TRACK,
    TURN,
    YIELD,
)


@dataclass(frozen=True, slots=True)
class AtHex(Action):
    """An action about one hex."""

    seat: int
    hex: int


@dataclass(frozen=True, slots=True)
class Settle(AtHex):
    """Choose a start space for the first tunnel exit (Q1b)."""

    form = Form("settle", HEX)


@dataclass(frozen=True, slots=True)
class MoveCube(Action):
    """Move the event cube to a space of the track (M4.1)."""

    form = Form("event", EVENT)
    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class Nurses(Action):
    """Put nurses on a birth track or into the personal atelier (M5.1)."""

    form = Form("nurses", TRACK, NURSE_COUNT)
    seat: int
    track: int
    count: int


@dataclass(frozen=True, slots=True)
class Bear(Action):
    """Choose which ants are born if the reserve has too few (M5.7, Q5)."""

    form = Form("bear", "workers", ANT_COUNT, "soldiers", ANT_COUNT)
    seat: int
    workers: int
    soldiers: int


@dataclass(frozen=True, slots=True)
class Work(Action):
    """Let a worker work in a room of the colony (M6.4)."""

    form = Form("work", ROOM, YIELD)
    seat: int
    room: int
    resource: int = NO_CHOICE


@dataclass(frozen=True, slots=True)
class GoOut(AtHex):
    """Put a worker on a tunnel exit (M7.1)."""

    form = Form("out", HEX)


@dataclass(frozen=True, slots=True)
class Step(AtHex):
    """Move to a hex, or onto the tile with this first hex (M7.4)."""

    form = Form("step", HEX)


@dataclass(frozen=True, slots=True)
class Hunt(AtHex):
    """Enter the hex of a prey and hunt it (M8.1)."""

    form = Form("hunt", HEX)


@dataclass(frozen=True, slots=True)
class Clear(AtHex):
    """Clear the pheromone under the worker, which then stands on this hex (M11, Q13)."""

    form = Form("clear", HEX)


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay a tile: its kind, its first hex, its orientation (M9, M10)."""

    form = Form("place", KIND, HEX, TURN)
    seat: int
    kind: int
    hex: int
    turn: int


@dataclass(frozen=True, slots=True)
class Stop(Bare):
    """End the worker's way without a tile (M7.2)."""

    form = Form("stop")


@dataclass(frozen=True, slots=True)
class Harvest(Action):
    """Take a cube of this kind from the tile with this first hex (M12)."""

    form = Form("harvest", HEX, RESOURCE)
    seat: int
    hex: int
    resource: int


@dataclass(frozen=True, slots=True)
class Enough(Bare):
    """Take no further cube with harvest+3 (M12.4)."""

    form = Form("enough")


@dataclass(frozen=True, slots=True)
class Tunnel(AtHex):
    """Dig a tunnel exit and take an earth (M13.5)."""

    form = Form("tunnel", HEX)


@dataclass(frozen=True, slots=True)
class Dig(Bare):
    """Deepen the colony by a level (M13.6)."""

    form = Form("dig")


@dataclass(frozen=True, slots=True)
class Breed(Bare):
    """Raise a nurse (M13.7)."""

    form = Form("breed")


@dataclass(frozen=True, slots=True)
class Objective(Action):
    """Carry out an objective (M13.8, M14)."""

    form = Form("objective", OBJECTIVE, EARTH_GIVEN, TILES_GIVEN)
    seat: int
    objective: int
    earth: int = NO_CHOICE
    """How many of the cubes are earth, if it takes earth or stone (M14.6)."""
    tiles: tuple[int, ...] = ()
    """The first hexes of the special tiles that are given up (M14.8)."""


@dataclass(frozen=True, slots=True)
class Empty(AtHex):
    """Choose a pheromone that is emptied for an objective (M14.13)."""

    form = Form("empty", HEX)


@dataclass(frozen=True, slots=True)
class Done(Bare):
    """End the go in the atelier (M13.4)."""

    form = Form("done")


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Choose what stays in the store (M15.2)."""

    form = Form("keep", "food", CUBE_COUNT, "earth", CUBE_COUNT, "stone", CUBE_COUNT)
    seat: int
    food: int
    earth: int
    stone: int


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Turn larvae into one food (M16)."""

    form = Form("exchange", LARVA_COUNT)
    seat: int
    larvae: int


@dataclass(frozen=True, slots=True)
class Pay(Bare):
    """Pay for the winter without exchanging more larvae (M17)."""

    form = Form("pay")


MyrmesAction: TypeAlias = (
    Settle
    | MoveCube
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

ACTIONS: Final[tuple[type[MyrmesAction], ...]] = get_args(MyrmesAction)
"""All kinds of actions, in the order of the table above."""
