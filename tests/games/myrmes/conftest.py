"""Tests of this folder that ask for a table get each table of Myrmes."""

import pytest

from tests.games.myrmes.tables import TABLES
from tests.tables import TableKind


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> TableKind:
    """Every variant and player count, and other options."""
    kind: TableKind = request.param
    return kind
