"""Going back by consent, at two screens and for a spectator."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player, until
from tests.browser.tables import set_up_for_two
from tests.server.serving import Served


def play_until_one_must_ask(*pages: Page) -> tuple[Page, Page]:
    """Play until one of them can go back only if the other agrees; return both, that one first."""
    players = [Player(page, Random(number)) for number, page in enumerate(pages)]
    asking: list[Page] = []
    while not asking:
        until(pages[0], lambda: any(player.pickable() for player in players))
        acting = next(player for player in players if player.pickable())
        acting.play_action()
        for page in pages:
            page.wait_for_function(
                "n => Number(document.body.dataset.length) >= n", arg=acting.length
            )
        asking = [page for page in pages if page.get_by_test_id("ask-back").is_visible()]
    return asking[0], next(page for page in pages if page is not asking[0])


def test_the_others_are_asked(served: Served, new_page: NewPage) -> None:
    ida, jon = set_up_for_two(served, "micropolis", {})
    pages = new_page(), new_page()
    for page, address in zip(pages, (ida, jon), strict=True):
        page.goto(served.url + address)
    asker, other = play_until_one_must_ask(*pages)
    watcher = new_page(**PHONE)
    watcher.goto(asker.url)

    asker.get_by_test_id("log").locator("li", has=asker.get_by_test_id("back-to")).first.hover()
    asker.get_by_test_id("back-to").first.click()  # at the newest own line of the log
    bars = [page.get_by_test_id("takeback") for page in (asker, other, watcher)]
    for bar in bars:
        expect(bar.locator("li").first).to_be_visible()
    expect(bars[0]).to_contain_text("You have asked")
    expect(bars[1]).to_contain_text("asks to take back")
    expect(bars[2].get_by_role("button")).to_have_count(0)
    asker.reload()  # it waits at the server
    expect(bars[0]).to_contain_text("You have asked")
    other.get_by_test_id("takeback-refuse").click()
    for page, bar in zip((asker, other, watcher), bars, strict=True):
        expect(page.get_by_test_id("toast").filter(has_text="refused")).to_be_visible()
        expect(bar).to_have_count(0)

    asker.get_by_test_id("ask-back").click()
    asker.get_by_test_id("takeback-withdraw").click()
    expect(other.get_by_test_id("toast").filter(has_text="no longer asks")).to_be_visible()

    asker.get_by_test_id("ask-back").click()
    other.get_by_test_id("takeback-accept").click()
    for page in (asker, other):
        expect(page.get_by_test_id("toast").filter(has_text="All agreed")).to_be_visible()
        expect(page.get_by_test_id("log").locator(".takeback")).to_have_count(1)
