"""Pieces that belong to nobody, beside the garden: seasons, atelier, objectives, special tiles."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from formicarium.core.labels import piece
from formicarium.core.message import message
from formicarium.core.scene import Sprite
from formicarium.games.myrmes.components import KIND_NAMES, OBJECTIVES, PHEROMONES, SEASONS
from formicarium.games.myrmes.rules import names
from formicarium.games.myrmes.table import layout, words
from formicarium.games.myrmes.table.pieces import FIGURE, PLATE, TAG

ATELIER_SPACES: Final = ("tunnel", "level", "nurse", "objective")


@cache
def season(number: int) -> Sprite:
    """Return a season of the year."""
    name, at = f"season-{SEASONS[number]}", layout.SEASONS[number]
    return piece(name, f"myrmes-{name}", at, f"myrmes-{name}", layer=PLATE)


@cache
def now(number: int) -> Sprite:
    """Return the marker of the season."""
    return piece("now", "myrmes-now", layout.NOW[number], "myrmes-now", layer=TAG)


@cache
def die(number: int, face: int) -> Sprite:
    """Return a season die."""
    name, at = f"die-{SEASONS[number]}-{face}", layout.DICE[number]
    event = words.event(face)
    return piece(name, f"myrmes-{name}", at, "myrmes-die", layer=FIGURE, event=event)


@cache
def atelier_space(number: int) -> Sprite:
    """Return a space of the atelier."""
    name = atelier_name(number)
    return piece(name, f"myrmes-{name}", layout.ATELIER[number], f"myrmes-{name}", layer=PLATE)


def atelier_name(number: int) -> str:
    """Return the id of a space of the atelier."""
    return f"atelier-{ATELIER_SPACES[number]}"


@cache
def objective(slot: int, number: int, players: int) -> Sprite:
    """Return an objective of this game."""
    label, tip = names.objective(number), words.objective_tip(number, players)
    at, symbol = layout.OBJECTIVES[slot], f"myrmes-objective-{OBJECTIVES[number]}"
    return Sprite(objective_name(slot), symbol, *at, 0, PLATE, None, label, tip)


def objective_name(slot: int) -> str:
    """Return the id of an objective of this game."""
    return f"objective-{slot}"


@lru_cache(maxsize=256)
def special(kind: int, count: int) -> Sprite:
    """Return the special tiles of a kind that are left."""
    return Sprite(
        special_name(kind),
        f"myrmes-reserve-{KIND_NAMES[kind]}",
        *layout.SPECIAL[kind - PHEROMONES],
        layer=TAG,
        label=message("myrmes-special", tile=names.kind(kind), count=count),
        tip=words.kind_tip(kind),
        text=str(count),
    )


def special_name(kind: int) -> str:
    """Return the id of a kind of special tiles on the table."""
    return f"special-{KIND_NAMES[kind]}"
