"""The course of the game: turns and rounds (P4), the refill (P8.1-P8.7), the end (P10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.errors import RecordError
from formicarium.games.micropolis.components import ANTHILL_SIZE, ROW_SIZE, TILE_BY_CODE, TILE_CODES
from formicarium.games.micropolis.rules import leader

if TYPE_CHECKING:
    from formicarium.games.micropolis.rules.state import MicropolisState


def begin_round(state: MicropolisState) -> None:
    """P4.2: the leader goes first."""
    state.round += 1
    state.first = state.actor = state.leader // state.each
    state.turn = 0
    state.phase = "take"


def progress(state: MicropolisState) -> int:
    """Return the turns that are over, in percent of all (P4.1, P12.4)."""
    turns = max(0, state.round - 1) * state.players + state.turn
    return 100 * turns // (state.rounds * state.players)


def effect_decided(state: MicropolisState) -> None:
    """End the turn of the owner, who has decided on the effect of her new tile."""
    state.site = state.tile = -1
    end_turn(state)


def end_turn(state: MicropolisState) -> None:
    """P4.2: clockwise, one turn each; then the round is over."""
    state.turn += 1
    if state.turn < state.players:
        state.actor = (state.first + state.turn) % state.players
        state.phase = "take"
    elif state.round < ANTHILL_SIZE * state.each:  # P4.1, P12.4
        _end_round(state)
    else:
        state.phase = "over"
        state.actor = -1


def _end_round(state: MicropolisState) -> None:
    """P8.1: refill the row if it is due, then see who leads; otherwise go on at once (P8.2)."""
    if not refill_is_due(state.variant, state.players, state.round, len(state.row)):
        begin_round(state)
        return
    reveal(state, ROW_SIZE - len(state.row))
    if not leader.must_be_chosen(state):
        begin_round(state)


def refill_is_due(variant: str, players: int, round_: int, row: int) -> bool:
    """P8.3: with fewer tiles than players; in the expert game after every second round (P12.5).

    >>> refill_is_due("base", 4, 1, 3), refill_is_due("base", 2, 1, 5)
    (True, False)
    """
    return round_ % 2 == 0 if variant == "expert" else row < players


def reveal(state: MicropolisState, count: int) -> None:
    """P3.4, P8.3: lay new tiles from the stack behind those that have moved up."""
    drawn = tuple([TILE_CODES[tile] for tile in state.stack[: -count - 1 : -1]])
    told = state.answer("reveal", drawn)
    if told != drawn:
        _bring_to_top(state, told)
    for _ in range(count):
        state.row.append(state.stack.pop())
        state.row_soldiers.append(0)


def _bring_to_top(state: MicropolisState, codes: tuple[str, ...]) -> None:
    """Arrange the stack so that the tiles of a record come next."""
    for code in codes:
        tile = TILE_BY_CODE.get(code)
        if tile is None or tile.index not in state.stack or codes.count(code) > 1:
            raise RecordError(f"tile {code} cannot be revealed: it is not in the stack")
        state.stack.remove(tile.index)
    state.stack += [TILE_BY_CODE[code].index for code in reversed(codes)]
