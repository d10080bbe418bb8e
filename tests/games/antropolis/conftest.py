"""The tables of Antropolis, for tests that ask for one."""

import pytest

from tests.games.antropolis.tables import TABLES
from tests.tables import TableKind


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> TableKind:
    """Every variant and player count, and other options."""
    kind: TableKind = request.param
    return kind
