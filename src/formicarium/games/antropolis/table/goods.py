"""What a player has, and how far an action shows its worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.goods import Good
from formicarium.games.antropolis.components import KINDS
from formicarium.games.antropolis.rules import ants
from formicarium.games.antropolis.rules.actions import Lay
from formicarium.games.antropolis.rules.sources import COUNTED, SOURCES

if TYPE_CHECKING:
    from collections.abc import Callable

    from formicarium.games.antropolis.rules.actions import AntropolisAction
    from formicarium.games.antropolis.rules.state import AntropolisState


def goods(seen: AntropolisState, seat: int) -> list[Good]:
    """Count the points that are scored during the game, food, ants on the table, and the hand.

    The bonus at the end (A11.3) counts ants, tiles and food, which are all named here.
    """
    scored = seen.points[COUNTED * seat : COUNTED * (seat + 1)]
    placed = [ants.on_table(seen, seat, kind) for kind in range(len(KINDS))]
    return [
        *[Good(SOURCES[source], number, are_points=True) for source, number in enumerate(scored)],
        *map(Good, [f"{name}-placed" for name in KINDS], placed),
        Good("food", seen.food[seat]),
        Good("tiles", len(seen.hands[seat])),
        Good("capacity", seen.capacity[seat]),
    ]


def outlook(
    seen: AntropolisState,
    action: AntropolisAction,
    choose: Callable[[AntropolisState], AntropolisAction],
) -> AntropolisState:
    """Lay a tile and put an ant on it (A4.11), or move and act with all ants (A5, A6).

    An action that ends a phase does nothing else.
    """
    after, phase = seen.copy(), seen.phase
    after.advance(action)
    while after.actor == action.seat and (after.phase == "ant" or _acts(phase, after)):
        after.advance(choose(after))
    if isinstance(action, Lay):
        after.hands[action.seat] = seen.hands[action.seat]  # a tile on the map is no loss
    return after


def _acts(phase: str, after: AntropolisState) -> bool:
    """Whether the second phase goes on."""
    return phase in ("act", "attack") and after.phase in ("act", "attack")
