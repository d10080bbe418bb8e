"""Fixtures for all tests."""

import pytest
from hypothesis import HealthCheck, settings

from tests.tables import ALL_TABLES, SOAK, TableKind

# The same examples each time: what has passed passes again. The soak looks for new ones.
# However long they take: a busy machine is no fault of theirs.
SLOWLY = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", SLOWLY, max_examples=100, derandomize=True)
settings.register_profile("soak", SLOWLY, max_examples=5000)
settings.load_profile("soak" if SOAK else "quick")


@pytest.fixture(scope="module", params=ALL_TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> TableKind:
    """Every game, variant and player count, one after the other.

    Of a module, so that all its tests of one table come together and can share a game.
    """
    kind: TableKind = request.param
    return kind
