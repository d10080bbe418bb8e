"""Beaten ants: flight, death and the miraculous escape (S7.3.4-S7.3.8).

All beaten ants have one owner and stand in one space, so either all can flee or none. Their owner
decides in the middle of another player's turn, if there is anything to decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.message import Broken, message
from formicarium.games.antropolis.components import SOLDIER, WORKER
from formicarium.games.antropolis.rules import ants, routes
from formicarium.games.antropolis.rules.actions import AntropolisAction, Escape, Flee
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.board import space_at, spaces, spot
from formicarium.games.antropolis.rules.geometry import STEP
from formicarium.games.antropolis.rules.masks import members

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState

BEATABLE: Final = (WORKER, SOLDIER)


def begin(state: AntropolisState, victim: int) -> None:
    """Ask where beaten ants flee; a single refuge is taken without asking."""
    if not any(state.beaten):
        _go_on(state)
        return
    state.actor = victim
    places = refuges(state)
    if not places:
        _die(state)
    elif len(places) > 1:
        state.phase = "flee"
    else:
        for kind, number in zip(BEATABLE, state.beaten, strict=True):
            for _ in range(number):
                ants.put(state, victim, kind, places[0])
        _go_on(state)


def refuges(state: AntropolisState) -> list[int]:
    """S7.3.4, SQ12: the adjacent spaces, but not through a side by which an attacker came."""
    place, closed = state.hexes[state.target >> 1], 0
    for side in range(6):
        tile = state.tile_at.get(place + STEP[side], -1)
        if state.closed_sides >> side & 1 and tile >= 0:
            closed |= 3 << 2 * tile
    return members(routes.refuges(state, state.actor, state.target, closed))


def havens(state: AntropolisState) -> list[int]:
    """S7.3.6, SQ14: every space free of other colours."""
    foreign = routes.foreign(state, state.actor)
    return [space for space in spaces(state) if not foreign >> space & 1]


def next_kind(state: AntropolisState) -> int:
    """Return the kind of ant that flees next: workers before soldiers."""
    return WORKER if state.beaten[0] else SOLDIER


def legal(state: AntropolisState) -> list[AntropolisAction]:
    """S7.3.4, S7.3.6, SQ11: the owner chooses a space for each beaten ant."""
    kind = next_kind(state)
    if state.phase == "escape":
        return [Escape(state.actor, kind, spot(state, space)) for space in havens(state)]
    return [Flee(state.actor, kind, spot(state, space)) for space in refuges(state)]


def flee(state: AntropolisState, action: Flee | Escape) -> None:
    """Put one beaten ant into a space; the next one follows."""
    ants.put(state, action.seat, action.kind, space_at(state, action.spot))
    workers, soldiers = state.beaten
    state.beaten = (workers - 1, soldiers) if action.kind == WORKER else (workers, soldiers - 1)
    if not any(state.beaten):
        _go_on(state)


def _die(state: AntropolisState) -> None:
    """S7.3.5, S7.3.6, SQ13: ants return to the hand; the last of a kind on the table escapes."""
    survivors = []
    for kind, number in zip(BEATABLE, state.beaten, strict=True):
        last = number > 0 and not state.standing[KIND_COUNT * state.actor + kind]
        survivors.append(int(last and bool(havens(state))))
        state.hand_ants[KIND_COUNT * state.actor + kind] += number - survivors[-1]
    state.beaten = (survivors[0], survivors[1])
    if any(survivors):
        state.phase = "escape"
    else:
        _go_on(state)


def _go_on(state: AntropolisState) -> None:
    """Go on with the attacker's turn."""
    state.beaten = (0, 0)
    state.target = -1
    state.closed_sides = 0
    state.actor = state.turn
    state.phase = "act"


def why_not(state: AntropolisState, action: AntropolisAction) -> Broken:
    """Return the rule that forbids this flight, and the reason."""
    expected = Flee if state.phase == "flee" else Escape
    if not isinstance(action, Flee | Escape) or not isinstance(action, expected):
        return "S7.3.8", message("antropolis-refused-flight")
    if action.kind != next_kind(state):
        return "S7.3.8", message("antropolis-refused-first", ant=ants.name(next_kind(state)))
    rule = "S7.3.4" if state.phase == "flee" else "S7.3.6"
    return rule, message(f"antropolis-refused-to-{state.phase}")
