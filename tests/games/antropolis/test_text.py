"""The table as text, and positions that are refused."""

from collections.abc import Callable

import pytest

import formicarium as fm
from formicarium.games.antropolis.rules.board import lay_tile
from formicarium.games.antropolis.rules.geometry import parse_hex
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.games.antropolis.positions import FORKED, position, supersize
from tests.games.antropolis.tables import ANTROPOLIS, play


def drawing(state: AntropolisState) -> str:
    return ANTROPOLIS.draw(state.imagine(None), state.to_act)


def test_map_tiles_market_and_players() -> None:
    text = drawing(position())
    assert "A to play: phase 1, lay a tile or end" in text
    assert "  0 NB1 fB1     fA1 NA1" in text
    assert "1,0 F5  TETETE A:1w" in text
    assert "A · nests 0 tunnels 0 · with bonus 4 · food 0 · ants in hand 1q 2w" in text


def test_attacks_and_beaten_ants() -> None:
    state = supersize(*FORKED, ants="A soldier 1,-1; B worker 0,-1")
    play(state, "A expel 0,-1 1,0 0")
    assert "attack on 0,-1 from 1,0 by side 0; needs 1" in drawing(state)
    play(state, "A strike")
    assert "B to play in the turn of A: choose where beaten ants flee" in drawing(state)
    assert "beaten at 0,-1: 1 workers and 0 soldiers of B" in drawing(state)


def test_the_end_is_announced() -> None:
    state = position()
    state.points[0] = 9
    state.first_to_target = 0
    assert "A has reached the target" in drawing(state)
    while not state.is_over:
        play(state, f"{'AB'[state.turn]} end")
    assert "the game is over" in drawing(state)


def test_a_wide_table_is_drawn_in_parts() -> None:
    state = position()
    lay_tile(state, state.looks[0], parse_hex("40,0"))
    text = drawing(state)
    assert "farther east:" in text
    assert max(map(len, text.split("\n"))) <= 80


def _crowd(state: AntropolisState) -> None:
    state.ants[0] = 5 << 12 | 1


def _lost_ant(state: AntropolisState) -> None:
    state.hand_ants[0] = 0


def _short(state: AntropolisState) -> None:
    state.food = [0]


def _rich(state: AntropolisState) -> None:
    state.food = [15, 15]


def _seat(state: AntropolisState) -> None:
    state.turn = 3


def _hand(state: AntropolisState) -> None:
    state.hands[0] = state.hands[0][::-1]


def _attack(state: AntropolisState) -> None:
    state.phase = "attack"


def _beaten(state: AntropolisState) -> None:
    state.beaten = (1, 0)


def _done(state: AntropolisState) -> None:
    state.done = (1,)


@pytest.mark.parametrize(
    "spoil", [_crowd, _lost_ant, _short, _rich, _seat, _hand, _attack, _beaten, _done]
)
def test_impossible_positions_are_refused(spoil: Callable[[AntropolisState], None]) -> None:
    """A1.1, A1.7, A1.8, A2.3, A3.1, A5.1, S7.3."""
    state = position()
    spoil(state)
    with pytest.raises(fm.StateError):
        state.check()


def _no_memory(state: AntropolisState) -> None:
    state.hosted = []


def _stranger(state: AntropolisState) -> None:
    state.hosted[1] |= 4


def _forest(state: AntropolisState) -> None:
    state.hosted[0] = 1


def _forgotten(state: AntropolisState) -> None:
    state.hosted[3] = 0


def _parts(state: AntropolisState) -> None:
    state.hosted[4] |= 2


def _guest(state: AntropolisState) -> None:
    state.hosted[5] = 0


@pytest.mark.parametrize("spoil", [_no_memory, _stranger, _forest, _forgotten, _parts, _guest])
def test_a_nest_remembers_its_queens(spoil: Callable[[AntropolisState], None]) -> None:
    """A1.1, A2.7, A9.1, AQ31."""
    state = position("N14 3,-1 1", "N4 0,0 1", ants="A queen 0,0", queen_last="yes")
    spoil(state)
    with pytest.raises(fm.StateError):
        state.check()


def test_no_queens_were_on_a_tile_before_it_was_laid() -> None:
    """A4.14, AQ31."""
    state = play(position(hand="N14", queen_last="yes"), "A lay N14 3,-1 1")
    assert state.phase == "ant"
    state.hosted[-1] = 1
    with pytest.raises(fm.StateError, match="before it was laid"):
        state.check()


def test_finished_queens_are_a_matter_of_supersize_colony() -> None:
    """S3.2."""
    state = position()
    state.finished_stay = True
    with pytest.raises(fm.StateError, match=r"S3\.2"):
        state.check()
