"""The stored playthroughs are what the engine plays."""

import pytest

from tests.golden.playthrough import FOLDER, difference, path_of
from tests.tables import DEFAULT_TABLES, TableKind


@pytest.mark.parametrize("table", DEFAULT_TABLES, ids=str)
def test_playthrough_is_as_stored(table: TableKind) -> None:
    changed = difference(table)
    if changed:
        pytest.fail(f"{path_of(table).name} would change:\n{changed}", pytrace=False)


def test_no_stored_playthrough_is_without_a_game() -> None:
    assert {path_of(table) for table in DEFAULT_TABLES} == set(FOLDER.glob("*.txt"))
