"""The legal actions of a seat, as paths of picks.

Every legal action is one path: pick a sprite, then a spot, then a button… No path is the beginning
of another. A client that highlights the possible next picks, and narrows them as the player picks,
reaches every legal action and no illegal one.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from formicarium.core.message import Message
from formicarium.core.scene import Sprite

TargetKind: TypeAlias = Literal["spot", "button", "turn"]
"""A turn is the orientation of a piece at the spot before it in the path. A screen shows one turn
of a spot at a time and lets the player change it, instead of asking for it afterwards."""

MOST_WARNINGS: Final = 2
"""How many warnings about a position are given at once."""


class Target(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to pick that is not a sprite: an empty place on a surface, a button, or a turn."""

    id: str
    kind: TargetKind
    label: Message
    symbol: str = ""
    """The shape of a spot, or the picture on a button or of a turn."""
    surface: str = ""
    x: float = 0
    y: float = 0
    rotation: float = 0
    """The clockwise rotation of a turn; the other side of the piece starts at 360."""


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small plate beside a pick, with what it costs or brings."""

    text: str
    """A few characters that need no translation, such as ``-1``."""
    symbol: str = ""
    """A picture of the things counted."""


class Placed(msgspec.Struct, frozen=True):
    """A sprite at the place where it would be."""

    surface: str
    sprite: Sprite


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action and the picks that lead to it."""

    action: str
    """In the game's notation."""
    path: tuple[str, ...]
    """Ids of sprites of the scene and of targets."""
    label: Message
    preview: tuple[Placed, ...] = ()
    """Sprites that would appear or move, as far as the player can foresee it."""
    badges: tuple[Badge, ...] = ()
    """Shown beside the first pick that decides what the action costs and brings."""
    warning: Message | None = None
    """What a friend would say before the player does this."""


class Choices(msgspec.Struct, frozen=True, omit_defaults=True):
    """All legal actions of one seat."""

    seat: int
    asked: Message
    """The question to the player."""
    targets: tuple[Target, ...]
    options: tuple[Choice, ...]
    warnings: tuple[Message, ...] = ()
    """What a friend would say about the position, at most ``MOST_WARNINGS``."""
    forced: bool = False
    """Whether a client may make the only choice for the player: nothing about it is secret, and
    there is no warning."""
