"""The stored playthroughs are what the engine plays."""

from pathlib import Path

import pytest

from tests.golden import playthrough
from tests.golden.playthrough import FOLDER, difference, path_of
from tests.tables import DEFAULT_TABLES, TableKind


@pytest.mark.parametrize("table", DEFAULT_TABLES, ids=str)
def test_playthrough_is_as_stored(table: TableKind) -> None:
    changed = difference(table)
    if changed:
        pytest.fail(f"{path_of(table).name} would change:\n{changed}", pytrace=False)


def test_no_stored_playthrough_is_without_a_game() -> None:
    assert {path_of(table) for table in DEFAULT_TABLES} == set(FOLDER.glob("*.txt"))


def test_a_missing_playthrough_names_the_command_that_writes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)
    table = DEFAULT_TABLES[0]
    assert f"python -m tests.golden.playthrough {table.game.id}" in difference(table)
