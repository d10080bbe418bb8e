"""What actions of Antropolis bring, to the end of what belongs to them."""

from __future__ import annotations

from formicarium.bots import prospects
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.games.antropolis.positions import JOINED, position
from tests.games.antropolis.tables import ANTROPOLIS, legal, play, to_phase


def brings(state: AntropolisState, line: str) -> dict[str, int]:
    assert line in legal(state)
    return {good.name: good.number for good in prospects.brings(state, ANTROPOLIS.parse(line))}


def test_a_nest_tile_brings_its_points_and_the_tile_is_no_loss() -> None:
    """A9.4: it closes the nest, with or without another ant."""
    state = position("N4 3,-1 4", hand="N4")
    assert brings(state, "A lay N4 2,1 2")["nests"] == 4
    assert "tiles" not in brings(state, "A lay N4 2,1 2")
    play(state, "A lay N4 2,1 2")
    home = {"nests": 4, "queen-placed": -1}  # A9.8: a queen of a closed nest goes home
    assert brings(state, "A put worker 2,1") == {**home, "worker-placed": 1}
    assert brings(state, "A no-ant") == home


def test_a_further_tile_costs_food() -> None:
    """A4.3."""
    state = position(hand="T3 T3", food=1)
    play(state, "A lay T3 1,-1 5", "A no-ant")
    line = next(line for line in legal(state) if " lay " in line)
    assert brings(state, line)["food"] == -1


def test_ants_act_to_the_end_of_the_phase() -> None:
    """A6.1: a worker that goes from its forest collects first or not at all."""
    state = position(*JOINED, phase="act")
    assert brings(state, "A collect 1,0") == {"food": 1}
    assert brings(state, "A end") == {}


def test_the_market_and_the_hand() -> None:
    """A7.3, A8.3."""
    state = to_phase(play(position(hand="N4 F1", food=3), "A lay N4 3,-1 4", "A no-ant"), "buy")
    line = next(line for line in legal(state) if " buy " in line)
    brought = brings(state, line)
    assert brought["tiles"] == 1
    assert brought["food"] < 0
