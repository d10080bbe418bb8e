"""What may be done, as paths of picks.

Every legal action is one path: pick a sprite, then a spot, then a button… No path begins with
another one, so a client that lights up what can be picked next, and narrows as the player picks,
reaches every legal action and no illegal one.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from formicarium.core.message import Message
from formicarium.core.scene import Sprite

TargetKind: TypeAlias = Literal["spot", "button", "turn"]
"""A turn is how a piece lies at the spot that comes before it in the path: a screen shows one turn
of a spot at a time and lets the player change it, instead of asking for it afterwards."""


class Target(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to pick that is no sprite: an empty place on a surface, a button, or a turn."""

    id: str
    kind: TargetKind
    label: Message
    symbol: str = ""
    """The shape of a spot, or the picture on a button or of a turn."""
    surface: str = ""
    x: float = 0
    y: float = 0
    rotation: float = 0
    """Of a turn, how far the piece is turned, clockwise; on its other side it goes on from 360."""


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small plate beside a pick: what it costs or brings, at a glance."""

    text: str
    """A few signs, such as ``-1``, that need no translation."""
    symbol: str = ""
    """A picture of what is counted."""


class Placed(msgspec.Struct, frozen=True):
    """A sprite where it would be."""

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
    """What would appear or move, as far as the player can foresee it."""
    badges: tuple[Badge, ...] = ()
    """Shown beside the pick after which nothing else can cost or bring something different."""


class Choices(msgspec.Struct, frozen=True):
    """All that one seat may do now."""

    seat: int
    asked: Message
    """What is asked of the player, in words."""
    targets: tuple[Target, ...]
    options: tuple[Choice, ...]
