"""Myrmes is made known for these tests only: it is not offered to players yet."""

import pytest

from formicarium.core import registry
from tests.games.myrmes.playable import MYRMES
from tests.games.myrmes.tables import TABLES
from tests.tables import TableKind


@pytest.fixture(autouse=True)
def known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game, and forget it afterwards."""
    monkeypatch.setitem(registry._games, MYRMES.id, MYRMES)


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> TableKind:
    """Every variant and player count, and other options."""
    kind: TableKind = request.param
    return kind
