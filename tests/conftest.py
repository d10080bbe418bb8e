"""Fixtures for all tests."""

import pytest
from hypothesis import settings

from tests.tables import ALL_TABLES, SOAK, TableKind

# The same examples each time: what has passed passes again. The soak looks for new ones.
settings.register_profile("quick", max_examples=100, deadline=None, derandomize=True)
settings.register_profile("soak", max_examples=5000, deadline=None)
settings.load_profile("soak" if SOAK else "quick")


@pytest.fixture(scope="module", params=ALL_TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> TableKind:
    """Every game, variant and player count, one after the other.

    Of a module, so that all its tests of one table come together and can share a game.
    """
    kind: TableKind = request.param
    return kind
