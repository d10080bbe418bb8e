"""Setup (P3, P12.2, P12.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.micropolis.components import ARMY_AT_START, ROW_SIZE, SOLDIERS, TILE_SETS
from formicarium.games.micropolis.options import ANTHILLS_EACH, TILES
from formicarium.games.micropolis.rules import leader, rounds
from formicarium.games.micropolis.rules.state import NOTHING, MicropolisState

if TYPE_CHECKING:
    from formicarium.core.chance import Outcome
    from formicarium.core.options import Setup


def lay_out(setup: Setup, forced: tuple[Outcome, ...]) -> MicropolisState:
    """Put foundations, soldiers, row and stack on the table; the start player gets the marker."""
    state = _foundations(setup, forced)
    start = state.draw_start(setup)  # P3.5, P12.3
    _row_and_stack(state)
    _leader_marker(state, start)
    return state


def _foundations(setup: Setup, forced: tuple[Outcome, ...]) -> MicropolisState:
    """P3.1, P3.2, P12.2: five soldiers on every foundation, the others are the supply."""
    anthills = setup.players * ANTHILLS_EACH[setup.variant]
    state = MicropolisState.begin(setup, forced)
    state.tile_set = setup.options[TILES.name]
    state.anthills = [()] * anthills
    state.left_of_first = [0] * anthills
    state.army = [ARMY_AT_START] * anthills
    state.supply = SOLDIERS - ARMY_AT_START * anthills
    state.full = 0
    state.architect_markers = [0] * setup.players
    state.receivers = ()
    state.site = state.tile = NOTHING
    return state


def _row_and_stack(state: MicropolisState) -> None:
    """P3.3, P3.4: shuffle all tiles, reveal seven; the first lies farthest from the stack."""
    state.stack = list(TILE_SETS[state.tile_set])
    state.chance.shuffle(state.stack)
    state.row = []
    state.row_soldiers = []
    rounds.reveal(state, ROW_SIZE)


def _leader_marker(state: MicropolisState, start: int) -> None:
    """P3.5; in the expert game she chooses which of her anthills it lies at (P12.3, PQ27)."""
    state.round = state.turn = 0
    state.first = start
    state.leader = start * state.each
    if state.each == 1:
        rounds.begin_round(state)
    else:
        leader.ask(state, (state.leader, state.leader + 1))
