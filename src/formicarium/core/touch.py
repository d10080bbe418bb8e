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
    from formicarium.core.scene import Scene
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
    attempts, owner = _meaning(game, seen, seat, touches)
    if not attempts and owner in (None, seat):
        return None
    out_of_turn = state.out_of_turn(seat)
    if out_of_turn:
        return out_of_turn
    if owner is not None:
        return seen.own_rule, message("ui-refused-others", player=player(owner))
    legal = set(seen.legal_actions(seat))
    return None if legal.intersection(attempts) else seen.broken_rule(attempts[0])


def can_be_done(game: AnyGame, seen: State[Action], seat: int, touches: Sequence[Touch]) -> bool:
    """Return whether a click of a seat means an action that the rules allow.

    >>> import formicarium as fm
    >>> game = fm.game("trail")
    >>> state = game.new(players=2, seed=7)
    >>> [can_be_done(game, state, 0, [Touch("trail", x, 90)]) for x in (170, 470)]
    [True, False]
    """
    attempts, _ = _meaning(game, seen, seat, touches)
    return not set(seen.legal_actions(seat)).isdisjoint(attempts)


def _meaning(
    game: AnyGame, seen: State[Action], seat: int, touches: Sequence[Touch]
) -> tuple[list[Action], int | None]:
    """Return what the player may mean, the likeliest first, or to whom the thing belongs."""
    owners: dict[str, int | None] | None = None
    for touch in touches:
        attempts = [seen.meant(action) for action in game.attempts(seen, seat, touch)]
        if attempts:
            return attempts, None
        if owners is None:
            owners = _owners(game.scene(seen), touches[0].surface)
        owner = owners.get(touch.thing)
        if owner not in (None, seat):
            return [], owner
    return [], None


def _owners(scene: Scene, surface: str) -> dict[str, int | None]:
    """Return the owners of all pieces of a surface; bare places belong to the owner of all."""
    for each in scene.surfaces:
        if each.id == surface:
            seats = {sprite.id: sprite.seat for sprite in each.sprites}
            return seats | {"": each.seat}
    return {}
