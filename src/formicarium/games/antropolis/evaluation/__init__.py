"""How well a seat stands: its points and what the table promises it, less its best rival's.

All of it is in points (``weights``). What is counted at the end of the game, and what rivals have,
weighs the more the nearer the end is; what may still come of nests and tunnels (``promise``), and
of ants, food and tiles (``colony``), weighs less and less. So at first building pays more than
spoiling, and when the game is over, the evaluation is the lead in points itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.antropolis.evaluation import weights as w
from formicarium.games.antropolis.evaluation.colony import colony, this_turn, to_come
from formicarium.games.antropolis.evaluation.promise import promised
from formicarium.games.antropolis.evaluation.rim import edges_of
from formicarium.games.antropolis.options import target
from formicarium.games.antropolis.scoring import bonus, counted, total

if TYPE_CHECKING:
    from formicarium.games.antropolis.evaluation.rim import Edges
    from formicarium.games.antropolis.state import AntropolisState


def evaluate(state: AntropolisState, seat: int) -> float:
    """The lead over the best rival, in points."""
    if state.phase == "ant":
        state = _decided(state)
    return _lead(state, seat)


def _decided(state: AntropolisState) -> AntropolisState:
    """The table after the ant that is best for its owner has come onto the new tile."""
    ways: list[tuple[float, int, AntropolisState]] = []
    for action in state.legal_actions(state.actor):
        after = state.copy()
        after.advance(action)
        ways.append((_lead(after, state.actor), len(ways), after))
    return max(ways)[2]


def _lead(state: AntropolisState, seat: int) -> float:
    """Own points to expect against the best rival's, who matters the more the nearer the end is."""
    others = [other for other in range(state.players) if other != seat]
    if state.is_over:
        return float(total(state, seat) - max([total(state, other) for other in others]))
    late = lateness(state)
    edges = edges_of(state)
    own = expectation(state, seat, edges, late) + this_turn(state, seat)
    rivalry = w.RIVALRY / len(others) ** 2
    return own - rivalry * max([expectation(state, other, edges, late) for other in others])


def expectation(state: AntropolisState, seat: int, edges: Edges, late: float) -> float:
    """The points that a seat may expect."""
    end = sum(bonus(state, seat)) + to_come(state, seat)
    later = promised(state, seat, edges) + colony(state, seat)
    return counted(state, seat) + late * end + (1.0 - late) * later


def lateness(state: AntropolisState) -> float:
    """How near the end is, from 0 to 1."""
    if state.is_over:
        return 1.0
    if state.first_to_target >= 0 or state.last_turns > 0:
        return 0.95
    best = max([counted(state, seat) for seat in range(state.players)])
    race = best / target(state.variant, state.players)
    laid = len(state.looks)
    used = laid / (laid + sum([len(tiles) for tiles in (*state.piles, *state.hands)]))
    return 0.9 * max(race**w.RACE_FADES, used**w.TILES_FADE)
