"""Tables on screens of many sizes: ``layouts`` says what is measured, and measures all of them."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPage
from tests.browser.layouts import Kind, complaints
from tests.browser.tables import set_up
from tests.server.serving import Served

KINDS = [
    Kind("micropolis", "base", 6, 5),
    Kind("micropolis", "expert", 3, 4),
    Kind("myrmes", "second", 2, 6),
    Kind("antropolis", "supersize", 4, 6),
]
"""One of each arrangement: no shared board, two own boards, a wide garden, a map that grows."""

SIZES = [(390, 844), (768, 1024), (853, 480), (1280, 720), (1440, 900)]
"""A phone, a tablet, a laptop at 150 %, a low and a usual screen."""


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_tables_fit_all_screens(served: Served, new_page: NewPage, kind: Kind) -> None:
    page = new_page()
    address = set_up(served, kind.game, kind.players, variant=kind.variant, least=kind.least)
    page.goto(served.url + address)
    page.locator("svg.surface").first.wait_for()
    assert complaints(page, kind, SIZES) == []


def test_the_margin_can_be_folded(served: Served, new_page: NewPage) -> None:
    """Then the table grows. A hint and a panel are both in sight, and Escape closes the menu."""
    page = new_page()
    page.goto(served.url + set_up(served, "micropolis", 2))
    own = page.locator(".board.mine")
    before = own.evaluate("card => card.clientWidth")
    page.get_by_test_id("hint").click()
    page.get_by_test_id("tab-more").click()
    page.get_by_test_id("tab-seats").click()
    for part in ("hint-box", "seats"):
        box = page.get_by_test_id(part).bounding_box()
        assert box
        assert box["y"] < 600
    page.get_by_test_id("tab-more").click()
    page.get_by_test_id("tab-share").press("Escape")
    page.get_by_test_id("tab-share").wait_for(state="detached")
    page.get_by_test_id("hint-box").get_by_role("button", name="Close").click()
    page.get_by_test_id("fold").click()
    page.wait_for_function(
        "width => document.querySelector('.board.mine').clientWidth > width + 50",
        arg=before,
    )
    page.get_by_test_id("tab-log").click()
    page.get_by_test_id("log").wait_for()
    page.set_viewport_size({"width": 900, "height": 600})
    page.get_by_test_id("panel").wait_for(state="detached")
