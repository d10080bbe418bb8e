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

TargetKind: TypeAlias = Literal["spot", "button"]


class Target(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to pick that is no sprite: an empty place on a surface, or a button."""

    id: str
    kind: TargetKind
    label: Message
    symbol: str = ""
    """The shape of a spot, or the picture on a button."""
    surface: str = ""
    x: float = 0
    y: float = 0
    rotation: float = 0


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


class Choices(msgspec.Struct, frozen=True):
    """All that one seat may do now."""

    seat: int
    asked: Message
    """What is asked of the player, in words."""
    targets: tuple[Target, ...]
    options: tuple[Choice, ...]
