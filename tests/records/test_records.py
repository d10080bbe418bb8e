"""Every record on file is sound."""

from pathlib import Path

import pytest

import formicarium as fm
from tests.records.gather import FOLDER, gathered, path_of

RECORDS = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_replays_to_its_stored_result(path: Path) -> None:
    record = fm.Record.load(path)
    assert record.result is not None
    assert tuple(record.replay().scores()) == record.result
    assert record.verify().is_over
    assert record.to_text() == path.read_text(encoding="utf-8")


def test_there_is_a_record_for_every_table() -> None:
    assert set(RECORDS) == {path_of(table, seed) for table, seed in gathered()}
