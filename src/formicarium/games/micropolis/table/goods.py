"""What a player has, and how far a tile taken shows its worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.goods import Good, points

if TYPE_CHECKING:
    from collections.abc import Callable

    from formicarium.games.micropolis.rules.actions import MicropolisAction
    from formicarium.games.micropolis.rules.state import MicropolisState


def goods(seen: MicropolisState, seat: int) -> list[Good]:
    """Count points by source, soldiers in the armies, and architect markers."""
    return [
        *points(seen, seat),
        Good("soldiers", sum(seen.armies_of(seat))),
        Good("architects", seen.architect_markers[seat]),
    ]


def outlook(
    seen: MicropolisState,
    action: MicropolisAction,
    choose: Callable[[MicropolisState], MicropolisAction],
) -> MicropolisState:
    """P6.7: take a tile and decide what its barracks or its guard do."""
    after = seen.copy()
    after.advance(action)
    while after.phase in ("barracks", "guard") and after.actor == action.seat:
        after.advance(choose(after))
    return after
