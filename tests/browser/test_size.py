"""What a first visit transfers, compressed: pages that are not opened are not loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.tables import set_up
from tests.server.serving import Served

KB = 1000


def transferred(page: Page) -> Callable[[], int]:
    """Count the bytes of all answers from now on, without those of the WebSocket."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    sizes: list[int] = []

    def finished(answer: dict[str, Any]) -> None:
        sizes.append(round(answer["encodedDataLength"]))

    network.on("Network.loadingFinished", finished)
    return lambda: sum(sizes)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_start_page_is_small(served: Served, new_page: NewPage, language: str) -> None:
    page = new_page(locale=language)
    size = transferred(page)
    page.goto(served.url)
    expect(page.get_by_test_id("make-table").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 0 < size() < 130 * KB


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", ["micropolis", "myrmes", "antropolis"])
def test_a_table_is_small(served: Served, new_page: NewPage, game: str, language: str) -> None:
    address = set_up(served, game)
    page = new_page(locale=language)
    size = transferred(page)
    page.goto(served.url + address)
    expect(page.locator("svg.surface").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 0 < size() < 120 * KB, size()
