"""One server for all tests that need no special one."""

from collections.abc import Iterator

import pytest
import structlog

from tests.server.serving import Served

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A running server."""
    with Served(tmp_path_factory.mktemp("served")) as served:
        yield served


@pytest.fixture
def url(served: Served) -> str:
    return served.url
