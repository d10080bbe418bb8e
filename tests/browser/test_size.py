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


FONTS = 70 * KB
"""All four styles; they are the same for every page and stay in the browser."""


def transferred(page: Page) -> tuple[Callable[[], int], Callable[[], int]]:
    """Count the bytes of all answers from now on, without those of the WebSocket: fonts apart."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    fonts: set[str] = set()
    sizes: list[int] = []
    sizes_of_fonts: list[int] = []

    def asked(request: dict[str, Any]) -> None:
        if request["request"]["url"].endswith(".woff2"):
            fonts.add(request["requestId"])

    def finished(answer: dict[str, Any]) -> None:
        kind = sizes_of_fonts if answer["requestId"] in fonts else sizes
        kind.append(round(answer["encodedDataLength"]))

    network.on("Network.requestWillBeSent", asked)
    network.on("Network.loadingFinished", finished)
    return lambda: sum(sizes), lambda: sum(sizes_of_fonts)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_start_page_is_small(served: Served, new_page: NewPage, language: str) -> None:
    page = new_page(locale=language)
    size, fonts = transferred(page)
    page.goto(served.url)
    expect(page.get_by_test_id("make-table").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 0 < size() < 130 * KB, size()
    assert 0 < fonts() < FONTS, fonts()


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", ["micropolis", "myrmes", "antropolis"])
def test_a_table_is_small(served: Served, new_page: NewPage, game: str, language: str) -> None:
    address = set_up(served, game)
    page = new_page(locale=language)
    size, fonts = transferred(page)
    page.goto(served.url + address)
    expect(page.locator("svg.surface").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 0 < size() < 155 * KB, size()
    assert 0 < fonts() < FONTS, fonts()
