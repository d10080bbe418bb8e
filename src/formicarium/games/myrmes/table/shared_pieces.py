"""Pieces that belong to nobody, beside the garden: seasons, atelier, objectives, special tiles."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from formicarium.core.message import message
from formicarium.core.scene import Sprite
from formicarium.games.myrmes.components import EVENTS, KIND_NAMES, SEASONS
from formicarium.games.myrmes.table import layout, words
from formicarium.games.myrmes.table.pieces import PLATE, TAG, piece

ATELIER_SPACES: Final = ("tunnel", "level", "nurse", "objective")


@cache
def season(number: int) -> Sprite:
    """A season of the year."""
    name = SEASONS[number]
    at = layout.SEASONS[number]
    return piece(f"season-{name}", f"myrmes-season-{name}", at, f"season-{name}", layer=PLATE)


@cache
def now(number: int) -> Sprite:
    """The marker of the season."""
    return piece("now", "myrmes-now", layout.NOW[number], "now", layer=TAG)


@cache
def die(number: int, face: int) -> Sprite:
    """A season die."""
    name = SEASONS[number]
    symbol = f"myrmes-die-{name}-{face}"
    event = message(f"myrmes-event-{words.slug(EVENTS[face])}")
    return piece(f"die-{name}-{face}", symbol, layout.DICE[number], "die", event=event)


@cache
def atelier_space(number: int) -> Sprite:
    """A space of the atelier."""
    name = f"atelier-{ATELIER_SPACES[number]}"
    return piece(name, f"myrmes-{name}", layout.ATELIER[number], name, layer=PLATE)


@cache
def objective(number: int, name: str, players: int) -> Sprite:
    """An objective of this game."""
    label, tip = words.objective(name), words.objective_tip(name, players)
    at = layout.OBJECTIVES[number]
    symbol = f"myrmes-objective-{name}"
    return Sprite(f"objective-{number}", symbol, *at, 0, PLATE, None, label, tip)


@lru_cache(maxsize=256)
def special(number: int, kind: int, count: int) -> Sprite:
    """The special tiles of a kind that are left."""
    name = KIND_NAMES[kind]
    return Sprite(
        f"special-{name}",
        f"myrmes-reserve-{name}",
        *layout.SPECIAL[number],
        layer=TAG,
        label=message("myrmes-special", tile=words.kind(name), count=count),
        tip=message(f"myrmes-kind-{name}-tip"),
        text=str(count),
    )
