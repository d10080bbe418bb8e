"""How well a seat stands: its points and its prospects, less those of its best rival.

All weights are in points (``weights``). The bonus at the end of the game and the rival's points
weigh more as the end comes near. Prospects of nests and tunnels (``promise``), and of ants, food
and tiles (``holdings``), weigh less and less. So building pays more than spoiling at first, and
when the game is over, the evaluation is the lead in points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.antropolis.components import WORKER
from formicarium.games.antropolis.evaluation import weights as w
from formicarium.games.antropolis.evaluation.chances import stock_of
from formicarium.games.antropolis.evaluation.crew import crew_of, nests_of
from formicarium.games.antropolis.evaluation.holdings import (
    holdings_of,
    this_turn,
    to_come,
    value_of,
)
from formicarium.games.antropolis.evaluation.promise import promised
from formicarium.games.antropolis.evaluation.region import region_of
from formicarium.games.antropolis.evaluation.rim import rim_of
from formicarium.games.antropolis.options import target
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.scoring import bonus, counted, total

if TYPE_CHECKING:
    from formicarium.games.antropolis.evaluation.rim import Rim
    from formicarium.games.antropolis.rules.state import AntropolisState


def evaluate(state: AntropolisState, seat: int) -> float:
    """Return the lead over the best rival, in points."""
    if state.phase != "ant":
        return _lead(state, seat)
    lead, decided = _decided(state)
    return lead if seat == state.actor else _lead(decided, seat)


def expectations(state: AntropolisState) -> list[float]:
    """Guess the final points of every seat.

    >>> import formicarium as fm
    >>> state = fm.game("antropolis").new(players=2, seed=7)
    >>> first, second = expectations(state)
    >>> first > 0 < second
    True
    """
    if state.phase == "ant":
        _, state = _decided(state)
    if state.is_over:
        return [float(total(state, seat)) for seat in range(state.players)]
    return [value + this_turn(state, seat) for seat, value in enumerate(_expected(state))]


def _decided(state: AntropolisState) -> tuple[float, AntropolisState]:
    """Return the lead and the table after the best choice of an ant for the new tile."""
    ways: list[tuple[float, int, AntropolisState]] = []
    for action in state.legal_actions(state.actor):
        after = state.copy()
        after.advance(action)
        ways.append((_lead(after, state.actor), len(ways), after))
    lead, _, decided = max(ways)
    return lead, decided


def _lead(state: AntropolisState, seat: int) -> float:
    """Return the expected points, less a part of the best rival's; all of them at the end."""
    others = [other for other in range(state.players) if other != seat]
    if state.is_over:
        return float(total(state, seat) - max([total(state, other) for other in others]))
    expected = _expected(state)
    own = expected[seat] + this_turn(state, seat)
    rivalry = w.RIVALRY / len(others) ** 2
    return own - rivalry * max([expected[other] for other in others])


def _expected(state: AntropolisState) -> list[float]:
    """Return the points that each seat may expect, without the present turn."""
    rim, late, seats = rim_of(state), lateness(state), range(state.players)
    queens = [nests_of(state, seat) for seat in seats]
    expected = []
    for seat in seats:
        having = holdings_of(state, rim, seat)
        end = sum(bonus(state, seat)) + to_come(having)
        later = promise_to(state, rim, seat, queens) + value_of(having)
        expected.append(counted(state, seat) + late * end + (1.0 - late) * later)
    return expected


def promise_to(state: AntropolisState, rim: Rim, seat: int, queens: list[dict[int, int]]) -> float:
    """Return the points to expect of nests and tunnels; ``queens`` are by seat and nest."""
    workers = state.standing[KIND_COUNT * seat + WORKER]
    region = region_of(state, rim, tuple(queens[seat]), workers)
    return promised(region, crew_of(state, seat, region, queens), stock_of(state, seat))


def lateness(state: AntropolisState) -> float:
    """Return how near the end is, from 0 to 1."""
    if state.is_over:
        return 1.0
    if state.first_to_target >= 0 or state.last_turns > 0:
        return 0.95
    best = max([counted(state, seat) for seat in range(state.players)])
    race = best / target(state.variant, state.players)
    laid = len(state.looks)
    used = laid / (laid + sum(map(len, state.piles)) + sum(map(len, state.hands)))
    return 0.9 * max(race**w.RACE_FADES, used**w.TILES_FADE)
