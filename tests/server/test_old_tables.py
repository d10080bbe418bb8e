"""Tables that an older version began go on under the rules and options they began with."""

from pathlib import Path

import pytest

import formicarium as fm
from formicarium.core.record_text import outcome_text
from formicarium.server.ledger import opened
from formicarium.server.rows import Entry, SeatRow, TableRow
from formicarium.version import __version__
from tests.records.gather import RECORDS

OLDER = [path for path in RECORDS if path.parent.name != __version__]


def stored(record: fm.Record) -> tuple[TableRow, list[SeatRow], list[Entry]]:
    """Return a table as the version of the record stored it."""
    row = TableRow(
        id="table", game=record.game, variant=record.variant, players=record.players,
        options=record.options, seed=str(record.seed), engine=record.engine, rules=record.rules,
        phase="running", listed=False, created="", dealt=outcome_text(record.dealt),
        spectators=(), next=None, hints=False,
    )  # fmt: skip
    seats = [
        SeatRow(seat=seat, name=name, bot="", secret="", taken=True, gone=False, stand_in="")
        for seat, name in enumerate(record.seats)
    ]
    entries = [
        Entry(
            number=number, kind="action", seat=move.action.seat, action=str(move.action),
            outcome=outcome_text(move.outcome), action_id=str(number), at="",
        )
        for number, move in enumerate(record.moves, 1)
    ]  # fmt: skip
    return row, seats, entries


@pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_table_of_an_older_version_goes_on(path: Path) -> None:
    record = fm.Record.load(path)
    row, seats, entries = stored(record)
    ledger = opened(row, seats, entries)
    assert ledger.state == record.replay()
    assert ledger.record.verify().scores() == list(record.result or ())
    halfway = opened(row, seats, entries[: len(entries) // 2]).state
    for move in record.moves[len(entries) // 2 :]:
        halfway.apply(move.action)
    assert halfway.scores() == list(record.result or ())


@pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_table_that_was_open_is_dealt_as_it_would_have_been(path: Path) -> None:
    record = fm.Record.load(path)
    row, seats, _ = stored(record)
    assert opened(row, seats).state == record.replay(0)
