"""One server for all tests that need no special one."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
import structlog

from formicarium.client import Client
from formicarium.server.hall import Hall
from formicarium.server.limits import RATES
from tests.server.clock import Clock
from tests.server.restarts import Zygote
from tests.server.serving import LONG, Served, open_hall

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Coroutines are run by asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A running server."""
    with Served(tmp_path_factory.mktemp("served")) as served:
        yield served


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal with the seeds 1, 2, 3, …, so that a test meets the same games each time."""
    monkeypatch.setattr("formicarium.server.keys.new_seed", count(1).__next__)


@pytest.fixture
def url(served: Served) -> str:
    return served.url


@pytest.fixture
async def client(served: Served) -> AsyncIterator[Client]:
    """A client of the server."""
    async with served.client() as client:
        yield client


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall without a network, in the loop of the test."""
    async with open_hall(tmp_path / "tables.db") as hall:
        yield hall


@pytest.fixture
def zygote(tmp_path: Path) -> Iterator[Zygote]:
    """Servers that can be killed."""
    zygote = Zygote(tmp_path / "tables.db")
    yield zygote
    zygote.close()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock by which the server tells how long somebody is away, and bots pause."""
    clock = Clock()
    for name in ("guests.time", "rows.datetime", "driver.time"):
        monkeypatch.setattr(f"formicarium.server.{name}", clock)
    patched = SimpleNamespace(**{**vars(asyncio), "sleep": clock.sleep})
    monkeypatch.setattr("formicarium.server.driver.asyncio", patched)
    return clock


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow nobody more than the first burst, however long a test takes."""
    for kind, rate in RATES.items():
        monkeypatch.setitem(RATES, kind, rate._replace(each_second=1 / LONG))
