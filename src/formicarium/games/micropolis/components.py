"""The pieces of Micropolis: what is in the box and what is printed on the tiles (P2).

The data is in `components.toml`, which also says what comes from the rulebook and what is
reconstructed. This module reads it once, into immutable tuples that the engine can look up fast.
A tile is a number: its index in the file. The file has more tiles than a box: 61 of them are a set,
and a game is played with one of the sets (PT1).

>>> tile = TILE_BY_CODE["N2"]
>>> SPECIALIST[tile.index] is Specialist.NURSE, EGGS[tile.index], ANTS[tile.index]
(True, 2, 3)
>>> [segment.ports for segment in tile.segments] == [LO | RO, LI | RI]
True
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

LO: Final = 1
"""The outer opening on the left edge of a tile, as a bit."""
LI: Final = 2
"""The inner opening on the left edge."""
RO: Final = 4
"""The outer opening on the right edge; it meets the LO of the next tile: `RO == LO << 2`."""
RI: Final = 8
"""The inner opening on the right edge; it meets the LI of the next tile: `RI == LI << 2`."""

PORTS: Final[Mapping[str, int]] = MappingProxyType({"LO": LO, "LI": LI, "RO": RO, "RI": RI})
"""The four openings by name, in the order of their bits."""


class Specialist(IntEnum):
    """The ants with an effect (P9.3-P9.7)."""

    NONE = 0
    QUEEN = 1
    NURSE = 2
    ARCHITECT = 3
    OFFICER = 4
    GUARD = 5


class Fruit(IntEnum):
    """What a gallery is harvested for (P9.8): six kinds of fruit, and the gift for any of them."""

    NONE = 0
    CHERRY = 1
    LEMON = 2
    GRAPE = 3
    BLACKBERRY = 4
    FIG = 5
    POMEGRANATE = 6
    GIFT = 7


FRUITS: Final[tuple[Fruit, ...]] = (
    Fruit.CHERRY,
    Fruit.LEMON,
    Fruit.GRAPE,
    Fruit.BLACKBERRY,
    Fruit.FIG,
    Fruit.POMEGRANATE,
)
"""The six kinds of fruit, without the gift."""


@dataclass(frozen=True, slots=True)
class Segment:
    """One piece of gallery on a tile: the openings it joins and all that lies in it (P7.2).

    >>> queens_hall = TILE_BY_CODE["Q4"].segments[0]
    >>> queens_hall.ports == LO | LI | RO | RI, queens_hall.specialist.name, queens_hall.ants
    (True, 'QUEEN', 1)
    """

    ports: int
    workers: int
    specialist: Specialist
    eggs: int
    fruit: Fruit

    @property
    def ants(self) -> int:
        """Printed ants: the workers and the specialist (P11.1)."""
        return self.workers + (self.specialist != Specialist.NONE)


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile of the anthill; it has one specialist or one barracks at most.

    `barracks` is the capacity, 0 without one; `specialist` and `eggs` are those of its segments.

    >>> tile = TILE_BY_CODE["B18"]
    >>> tile.barracks, tile.specialist.name, tile.ants
    (4, 'NONE', 1)
    >>> TILES[tile.index] is tile
    True
    """

    index: int
    code: str
    segments: tuple[Segment, ...]
    barracks: int
    specialist: Specialist
    eggs: int
    ants: int


def _segment(entry: dict[str, Any]) -> Segment:
    return Segment(
        ports=sum(PORTS[name] for name in entry["ports"].split()),
        workers=entry.get("workers", 0),
        specialist=Specialist[entry.get("specialist", "none").upper()],
        eggs=entry.get("eggs", 0),
        fruit=Fruit[entry.get("fruit", "none").upper()],
    )


def _tile(index: int, code: str, entry: dict[str, Any]) -> Tile:
    segments = tuple([_segment(segment) for segment in entry["segments"]])
    return Tile(
        index=index,
        code=code,
        segments=segments,
        barracks=entry.get("barracks", 0),
        specialist=max([segment.specialist for segment in segments]),
        eggs=sum([segment.eggs for segment in segments]),
        ants=sum([segment.ants for segment in segments]),
    )


def _segment_at(tile: Tile) -> tuple[int, ...]:
    """Return, for each opening, the index of its segment in `tile.segments`, or -1."""
    at = [-1, -1, -1, -1]
    for place, segment in enumerate(tile.segments):
        for port in range(4):
            if segment.ports >> port & 1:
                at[port] = place
    return tuple(at)


def _read() -> dict[str, Any]:
    source = files("formicarium.games.micropolis").joinpath("components.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))


_DATA: Final[dict[str, Any]] = _read()
_SUPPLY: Final[dict[str, int]] = _DATA["supply"]
_TABLE: Final[dict[str, int]] = _DATA["table"]
_SCORING: Final[dict[str, Any]] = _DATA["scoring"]

TILE_COUNT: Final[int] = _SUPPLY["tiles"]
"""Tiles in the box, and so in each set (P2, PT1)."""
SOLDIERS: Final[int] = _SUPPLY["soldiers"]
"""Soldiers in the box; armies, barracks, row and supply share them (P2, P2.2)."""
ARCHITECT_MARKERS: Final[int] = _SUPPLY["architect_markers"]
"""Architect markers in the box (P2)."""
ROW_SIZE: Final[int] = _TABLE["row_size"]
"""Tiles in a full row (P3.4)."""
ANTHILL_SIZE: Final[int] = _TABLE["anthill_size"]
"""Tiles in a complete anthill, which closes the ring (P4.1, P6.4)."""
ARMY_AT_START: Final[int] = _TABLE["army_at_start"]
"""Soldiers on each foundation at the start (P3.1)."""
ARMY_CAP: Final[int] = _TABLE["army_cap"]
"""No foundation ever holds more soldiers than this (P5.7)."""
MAJORITY_BONUS: Final[int] = _SCORING["majority_bonus"]
"""Points for the most populous gallery, and for the largest army (P11.2, P11.5)."""
HARVEST_POINTS: Final[tuple[int, ...]] = tuple(_SCORING["harvest"])
"""Points of a gallery by its number of different fruits, 0 to 6 (P11.3)."""
BARRACKS_POINTS: Final[tuple[int, ...]] = (
    0,
    *[_SCORING["barracks"][str(capacity)] for capacity in range(1, 5)],
)
"""Points of a full barracks by its capacity (P11.6); capacity 0 means no barracks."""

TILES: Final[tuple[Tile, ...]] = tuple(
    [_tile(index, code, entry) for index, (code, entry) in enumerate(_DATA["tiles"].items())]
)
"""All tiles by index, those of every set."""
TILE_CODES: Final[tuple[str, ...]] = tuple([tile.code for tile in TILES])
"""The short names of the tiles by index: a letter for the kind and a number, such as `Q1`."""
TILE_BY_CODE: Final[Mapping[str, Tile]] = MappingProxyType({tile.code: tile for tile in TILES})
"""The tiles by short name."""
TILE_SETS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        name: tuple([TILE_BY_CODE[code].index for code in codes.split()])
        for name, codes in _DATA["sets"].items()
    }
)
"""The tiles of each set by index; a changed face has the place of the one it replaces (PT1)."""

BARRACKS_CAPACITY: Final[tuple[int, ...]] = tuple([tile.barracks for tile in TILES])
"""By tile index, the capacity of its barracks; 0 without one."""
SPECIALIST: Final[tuple[Specialist, ...]] = tuple([tile.specialist for tile in TILES])
"""By tile index, its specialist."""
EGGS: Final[tuple[int, ...]] = tuple([tile.eggs for tile in TILES])
"""By tile index, the eggs its nurse carries; 0 without one."""
ANTS: Final[tuple[int, ...]] = tuple([tile.ants for tile in TILES])
"""By tile index, its printed ants."""
SEGMENT_AT: Final[tuple[tuple[int, ...], ...]] = tuple([_segment_at(tile) for tile in TILES])
"""By tile index and opening (0 to 3: LO, LI, RO, RI), the index of its segment; -1 if none."""
BIT: Final[tuple[int, ...]] = tuple(
    [
        next(1 << tiles.index(tile) for tiles in TILE_SETS.values() if tile in tiles)
        for tile in range(len(TILES))
    ]
)
"""By tile index, its place in its set as a bit: 61 bits hold a set of tiles of one game."""
