"""Clicks on pieces and places that cannot be picked."""

from __future__ import annotations

from formicarium.core.labels import Point
from formicarium.core.message import in_english
from formicarium.core.registry import AnyGame
from formicarium.core.touch import Touch, why_not
from tests.tables import AnyState

NO_BREAK = "\N{NO-BREAK SPACE}"
"""It keeps a number on the line of its unit."""


def on_piece(
    game: AnyGame, state: AnyState, name: str, *picks: str, seat: int | None = None
) -> str | None:
    """Click on a piece of the scene; return the rule and the reason in English, if any."""
    seat = state.to_act[0] if seat is None else seat
    seen = state.imagine(seat)
    (touch,) = [
        Touch(surface.id, piece.x, piece.y, name, picks)
        for surface in game.scene(seen).surfaces
        for piece in surface.sprites
        if piece.id == name
    ]
    return _why_not(game, state, seat, touch)


def on_place(game: AnyGame, state: AnyState, surface: str, at: Point, *picks: str) -> str | None:
    """Click on a bare place; return the rule and the reason in English, if any."""
    return _why_not(game, state, state.to_act[0], Touch(surface, *at, "", picks))


def _why_not(game: AnyGame, state: AnyState, seat: int, touch: Touch) -> str | None:
    bare = Touch(touch.surface, touch.x, touch.y, "", touch.picks)
    broken = why_not(game, state, state.imagine(seat), seat, [touch, bare])
    return f"{broken[0]} {in_english(broken[1])}".replace(NO_BREAK, " ") if broken else None
