"""What the evaluation thinks of plain positions, and how the greedy bot plays with it."""

from random import Random

import pytest

from formicarium.bots.greedy_bot import GreedyBot
from formicarium.games.antropolis import evaluation
from formicarium.games.antropolis.state import AntropolisState
from tests.games.antropolis.tables import ANTROPOLIS, build, give, play, put, start, take, to_phase


def worth(state: AntropolisState) -> float:
    return ANTROPOLIS.evaluate(state, 0)


def best(state: AntropolisState) -> str:
    return str(GreedyBot().choose(state, state.actor, Random(1)))


def test_it_is_the_lead_when_the_game_is_over() -> None:
    """A11.3."""
    state = start()
    while not state.is_over:
        play(state, f"{'AB'[state.turn]} end")
    first, second = state.scores()
    assert ANTROPOLIS.evaluate(state, 0) == first - second


def test_a_smaller_gap_is_better_and_closing_best() -> None:
    """A9.2."""
    state = start()
    before = worth(state)
    build(state, "N4 3,-1 4")
    assert worth(state) > before
    give(state, 0, "N4")
    assert best(state) == "A lay N4 2,1 2"


def test_a_nest_that_nobody_can_close_promises_nothing() -> None:
    """AQ39."""
    state = start()
    whole = evaluation._promises(state)[0]
    build(state, "N21 3,0 0")
    assert evaluation._promises(state)[0] < whole
    take(state, 0, "queen", "2,0")
    assert evaluation._promises(state)[0] == 0


def test_manned_tunnels_promise_points() -> None:
    """A10.2."""
    state = start()
    build(state, "N6 3,-1 4", "T2 4,-2 1")
    unmanned = evaluation._promises(state)[0]
    put(state, 0, "worker", "4,-2")
    assert evaluation._promises(state)[0] > unmanned
    give(state, 0, "F1")
    assert best(state) == "A lay F1 5,-3 4"


def test_a_tunnel_from_a_forest_promises_less() -> None:
    """A10.2."""
    state = start()
    build(state, "T3 1,-1 5")
    before = evaluation._promises(state)[0]
    put(state, 0, "worker", "1,-1")
    assert evaluation._promises(state)[0] > before


def test_food_is_collected_before_the_phase_ends() -> None:
    """A6.1."""
    state = to_phase(start(), "act")
    assert best(state) == "A collect 1,0"


def test_the_end_comes_nearer() -> None:
    """A11.1, A11.2."""
    state = start()
    early = evaluation.lateness(state)
    state.points[0] = 8
    assert early < evaluation.lateness(state) < 0.95
    state.first_to_target = 0
    assert evaluation.lateness(state) == 0.95


@pytest.mark.parametrize("variant", ANTROPOLIS.variants)
def test_greedy_beats_random(variant: str) -> None:
    won = 0
    for seed in range(4):
        state, rng, bot = ANTROPOLIS.new(2, seed, variant), Random(seed), GreedyBot()
        greedy = seed % 2
        while not state.is_over:
            if state.actor == greedy:
                state.advance(ANTROPOLIS.parse(str(bot.choose(state, greedy, rng))))
            else:
                state.advance(rng.choice(state.legal_actions(state.actor)))
        won += state.winners() == (greedy,)
    assert won >= 3
