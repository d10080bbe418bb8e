"""Tables that go on from a position of another game.

The new game has a seed of its own, so nobody knows what chance will answer; its log begins with the
actions that led to the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from formicarium.core.message import message
from formicarium.core.options import Setup
from formicarium.core.record_text import outcome_text
from formicarium.core.registry import game
from formicarium.server import seating
from formicarium.server.ledger import entries_of, opened
from formicarium.server.refusal import Refusal

if TYPE_CHECKING:
    from formicarium.core.record import Record
    from formicarium.server.protocol import Branch
    from formicarium.server.seating import SetUp


def set_up(origin: str, record: Record, asked: Branch, person: str = "") -> SetUp:
    """Set up a table as requested; ``origin`` is the id of the replay of this record."""
    if len(asked.seats) != record.players:
        raise Refusal(422, f"{record.players} players need {record.players} seats")
    _check_position(record, asked.number)
    options = game(record.game).variant(record.variant).restore(record.options)
    setup = Setup(record.players, 0, record.variant, options)
    row = replace(
        seating.new_row(record.game, setup, asked.listed, asked.hints),
        options=record.options,
        dealt=outcome_text(record.dealt),
        origin=origin,
        origin_number=asked.number,
    )
    pairs = [seating.seat_for(number, wish, person) for number, wish in enumerate(asked.seats)]
    ledger = opened(row, [seat for seat, _ in pairs], entries_of(record, asked.number))
    prepared = seating.complete(row, pairs, tuple(ledger.entries))
    return prepared._replace(stored=prepared.stored._replace(snapshots=ledger.snapshots))


def _check_position(record: Record, number: int) -> None:
    """Refuse a position from which nobody can play on, or not without knowing too much."""
    if number > len(record.moves):
        raise Refusal(422, message("ui-refused-branch-secret"))
    state = record.replay(number)
    if state.is_over:
        raise Refusal(422, message("ui-refused-branch-over"))
    if state.unrevealed:
        raise Refusal(422, message("ui-refused-branch-secret"))
