"""The table as data that any screen can draw.

A game describes its table as a :class:`Scene`, made from an imagined state, so that a scene cannot
show anything that its viewer must not know. Coordinates are units of the surface, y down. Rotation
is clockwise in degrees, about the origin of the sprite's symbol.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from formicarium.core.message import Message


class Sprite(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece at its place. It keeps its id, so that it can glide from place to place."""

    id: str
    symbol: str
    """The id of a symbol in the game's art."""
    x: float
    y: float
    rotation: float = 0
    layer: int = 0
    """Higher layers are drawn over lower ones."""
    seat: int | None = None
    """The owner: screens tint the sprite in this seat's colour."""
    label: Message | None = None
    """What it is, in a few words."""
    tip: Message | None = None
    """What it does or counts for, in a sentence or two."""
    text: str = ""
    """A number drawn on it."""


class Line(msgspec.Struct, frozen=True):
    """A column or a row of a map, whose name stands at the edge."""

    name: str
    at: float
    """Where its middle is: x of a column, y of a row."""


AreaKind: TypeAlias = Literal["region", "way", "gap"]


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a surface that stands out: whose it is, what scores, what is still open.

    It lies over the sprites of layer 0 and below the others, and nobody can pick it.
    """

    id: str
    kind: AreaKind
    """A region has a contour and a tint, a way glows, and a gap is a dashed line."""
    path: str
    """An SVG path, in units of the surface."""
    seat: int | None = None
    """The player in whose colour it is."""


SurfaceKind: TypeAlias = Literal["board", "offer", "player"]
Ground: TypeAlias = Literal["", "earth", "lawn", "garden"]
"""What a surface lies on. Earth and garden are lit by a lamp at night: screens with a dark theme
show the table's drawings in the light colours, dimmed."""
Mood: TypeAlias = Literal["", "spring", "summer", "autumn", "winter"]
"""The season on a surface, which tints the page around it."""


FactKind: TypeAlias = Literal["points", "target"]


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number about the game or a player, shown at a glance."""

    symbol: str
    value: str
    label: Message
    seat: int | None = None
    kind: FactKind | None = None
    """Screens show the points of all seats on one line, with the target that some games have."""


class Surface(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table with its own coordinates: a board, the offer, a player's board."""

    id: str
    kind: SurfaceKind
    title: Message
    width: float
    height: float
    sprites: tuple[Sprite, ...]
    seat: int | None = None
    x: float = 0
    y: float = 0
    """The upper left corner is ``(x, y)``. A board that grows to the left or upwards moves it, not
    its pieces."""
    folds: tuple[float, ...] = ()
    """Where a narrow screen may cut it from top to bottom, to stack the parts."""
    columns: tuple[Line, ...] = ()
    rows: tuple[Line, ...] = ()
    """The grid of a map: places are named by their column and row."""
    ground: Ground = ""
    mood: Mood = ""
    areas: tuple[Area, ...] = ()
    facts: tuple[Fact, ...] = ()
    """What a player's board holds. Where several boards would be too small to be read, screens show
    this instead of their drawings."""


class Scene(msgspec.Struct, frozen=True):
    """Everything that one viewer sees."""

    surfaces: tuple[Surface, ...]
    facts: tuple[Fact, ...]


def pooled(pool: str, place: str, number: int) -> str:
    """Return an id for one of many equal pieces, by its place; ``stage`` follows the piece.

    >>> pooled("soldier", "army-0", 3)
    'soldier@army-0#3'
    """
    return f"{pool}@{place}#{number}"
