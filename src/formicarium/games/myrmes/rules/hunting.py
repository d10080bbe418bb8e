"""Hunting (M8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.message import message
from formicarium.games.myrmes.components import FOOD, PREY, PREY_FOOD, PREY_POINTS, PREY_SOLDIERS
from formicarium.games.myrmes.rules import sources
from formicarium.games.myrmes.rules.geometry import LAIR_AT
from formicarium.games.myrmes.rules.goods import gain, score

if TYPE_CHECKING:
    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.actions import Hunt
    from formicarium.games.myrmes.rules.state import MyrmesState


def prey_at(state: MyrmesState, place: int) -> int:
    """Return the kind of prey on a hex, -1 if there is none."""
    lair = LAIR_AT[state.players][place]
    return state.prey[lair] if lair >= 0 else -1


def hunt(state: MyrmesState, action: Hunt) -> None:
    """M8.1-M8.5: enter for a movement point, pay the soldiers, gain, and keep the token."""
    seat = action.seat
    lair = LAIR_AT[state.players][action.hex]
    prey = state.prey[lair]
    state.steps_left -= 1
    state.worker = action.hex
    state.soldiers[seat] -= PREY_SOLDIERS[prey]
    state.prey[lair] = -1
    state.blocked ^= 1 << action.hex  # M8.5
    state.prey_held[len(PREY) * seat + prey] += 1
    gain(state, seat, FOOD, PREY_FOOD[prey])
    score(state, seat, sources.PREY, PREY_POINTS[prey])


def why_not(state: MyrmesState, seat: int, prey: int) -> Broken:
    """Return the rule that forbids this hunt, and the reason."""
    name, needed = message(f"myrmes-{PREY[prey]}"), PREY_SOLDIERS[prey]
    soldiers = state.soldiers[seat]
    return "M8.2", message("myrmes-refused-hunt", prey=name, needed=needed, soldiers=soldiers)
