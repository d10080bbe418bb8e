"""Every record on file is sound, whichever version played it."""

from pathlib import Path

import pytest

import formicarium as fm
from tests.records.gather import FOLDER, RECORDS
from tests.tables import DEFAULT_TABLES

SNAPSHOTS = sorted(FOLDER.glob("*/*.json"))
"""One position of a record each, as ``to_json`` wrote it: TABLE@LENGTH.json."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_record_replays_to_its_stored_result(path: Path) -> None:
    record = fm.Record.load(path)
    assert record.engine == path.parent.name
    assert record.result is not None
    assert tuple(record.replay().scores()) == record.result
    assert record.verify().is_over
    assert record.to_text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", SNAPSHOTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_snapshot_reads_as_the_position_of_its_record(path: Path) -> None:
    name, _, length = path.stem.partition("@")
    record = fm.Record.load(path.with_name(f"{name}.record"))
    state = fm.game(record.game).from_json(path.read_text(encoding="utf-8"))
    expected = record.replay(int(length))
    expected.forced = ()
    assert state == expected


def test_there_is_a_record_for_every_table() -> None:
    kept = {_setup_line(fm.Record.load(path)) for path in RECORDS}
    assert {_setup_line(table.record(0)) for table in DEFAULT_TABLES} <= kept


def _setup_line(record: fm.Record) -> tuple[object, ...]:
    options = tuple(sorted(record.options.items()))
    return record.game, record.variant, record.players, options
