"""Clicks on what cannot be picked, and the rule that forbids what they mean.

Everything that can be done now lies on the paths of ``choices``. For a click beside them, a game
names the actions that a player may mean by it, and the rules say why they are forbidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from formicarium.core.labels import player
from formicarium.core.message import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.action import Action
    from formicarium.core.message import Broken
    from formicarium.core.registry import AnyGame
    from formicarium.core.scene import Surface
    from formicarium.core.state import State


class Touch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece, or a bare place, that a player clicks on after some picks."""

    surface: str
    x: float
    y: float
    thing: str = ""
    """The id of a sprite; empty for the bare place."""
    picks: tuple[str, ...] = ()
    """The beginning of a path that the player has picked already."""


def why_not(
    game: AnyGame, state: State[Action], seen: State[Action], seat: int, touches: Sequence[Touch]
) -> Broken | None:
    """Return why a click of a seat does nothing; None if it means nothing, or can be done.

    ``touches`` are the pieces under the pointer, the topmost first, then the bare place; the first
    that means something counts. ``seen`` is the position as the seat imagines it. The position
    itself is asked only whose turn it is.

    >>> import formicarium as fm
    >>> game = fm.game("micropolis")
    >>> state = game.new(players=2, seed=7, options={"start": "A"})
    >>> last = Touch("row", 0, 0, f"price-{len(state.row) - 1}")
    >>> [why_not(game, state, state.imagine(seat), seat, [last])[0] for seat in (0, 1)]
    ['P5.4', 'P4.2']
    """
    attempts = _attempts(game, seen, seat, touches)
    owner = None if attempts else _owner(game.scene(seen).surfaces, touches)
    if not attempts and owner in (None, seat):
        return None
    out_of_turn = state.out_of_turn(seat)
    if out_of_turn:
        return out_of_turn
    if owner is not None:
        return seen.own_rule, message("ui-refused-others", player=player(owner))
    legal = set(seen.legal_actions(seat))
    return None if legal.intersection(attempts) else seen.broken_rule(attempts[0])


def _attempts(
    game: AnyGame, seen: State[Action], seat: int, touches: Sequence[Touch]
) -> list[Action]:
    """Return what the player may mean, the likeliest first."""
    for touch in touches:
        attempts = [seen.meant(action) for action in game.attempts(seen, seat, touch)]
        if attempts:
            return attempts
    return []


def _owner(surfaces: Sequence[Surface], touches: Sequence[Touch]) -> int | None:
    """Return the seat to which the touched piece belongs, or the board under it."""
    for surface in surfaces:
        if surface.id == touches[0].surface:
            seats = {sprite.id: sprite.seat for sprite in surface.sprites}
            owners = [seats.get(touch.thing) for touch in touches]
            return next((seat for seat in owners if seat is not None), surface.seat)
    return None
