"""My games, on two devices."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.tables import set_up
from tests.server.serving import Served

GAME = "micropolis"


def games(page: Page) -> list[str]:
    """The ids of the games in the list."""
    listed = page.get_by_test_id("games")
    expect(listed).to_have_attribute("aria-busy", "false")
    return [each.get_attribute("data-table") or "" for each in page.get_by_test_id("game").all()]


def test_my_games_on_two_devices(served: Served, new_page: NewPage) -> None:
    """Games that a browser had, on a phone by typed words; found, counted, played, removed."""
    ended = set_up(served, GAME, 3, until=None)
    running = set_up(served, GAME, 2, bots="medium")
    over, open_ = (re.search("table/([^?]+)", each)[1] for each in (ended, running))  # type: ignore[index]
    desktop, phone = new_page(), new_page(**PHONE, excused="401")
    for address in (ended, running):
        desktop.goto(served.url + address)
        expect(desktop.locator("svg.surface").first).to_be_visible()
    desktop.goto(served.url)
    mine = desktop.get_by_test_id("my-tables")
    expect(mine.get_by_role("listitem")).to_have_count(1)  # finished games are not among them
    expect(mine).to_contain_text(re.compile("Your turn.*Medium bot.*Round \\d+ of 10", re.DOTALL))
    desktop.get_by_test_id("all-games").click()
    expect(desktop.get_by_test_id("game")).to_have_attribute("data-table", open_)
    expect(desktop.get_by_test_id("played")).to_have_text("1")

    desktop.get_by_test_id("key").click()
    words = desktop.get_by_test_id("key-words").get_by_role("listitem").all_text_contents()
    expect(desktop.get_by_test_id("qr")).to_be_visible()
    assert len(words) == 9
    phone.goto(served.url)
    phone.get_by_test_id("games-elsewhere").tap()
    phone.get_by_test_id("key").tap()
    phone.get_by_test_id("key-use").tap()
    typed, said = phone.get_by_test_id("key-typed"), phone.get_by_test_id("key-slip")
    typed.fill(" ".join(words[:4]))
    expect(said).to_have_text("4 of 9 words")
    slip = [*words[:5], words[5][::-1], *words[6:]]
    typed.fill(" ".join(slip))
    expect(said).to_contain_text("There is a typo")
    expect(phone.get_by_test_id("key-go")).to_be_disabled()
    typed.fill("".join(words).upper())
    expect(said).to_have_text("The key fits: 2 games.")
    phone.get_by_test_id("key-go").tap()
    expect(phone.get_by_test_id("game")).to_have_attribute("data-table", open_)
    assert phone.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    phone.get_by_test_id("tab-over").tap()
    expect(phone.get_by_test_id("game")).to_have_attribute("data-table", over)
    expect(phone.get_by_test_id("game")).to_contain_text(
        re.compile("(Won|Place \\d) · -?\\d+ points")
    )
    phone.get_by_test_id("search-games").fill("medium")
    expect(phone.get_by_test_id("game")).to_have_count(0)
    phone.get_by_test_id("clear-filters").tap()
    expect(phone.get_by_test_id("game")).to_have_count(1)
    phone.locator("summary").tap()
    expect(phone.get_by_test_id("statistics")).to_contain_text("Barracks")
    phone.get_by_test_id("opponent").tap()
    expect(phone.get_by_text("Against Random bot")).to_be_visible()
    assert games(phone) == [over]

    phone.get_by_test_id("tab-open").tap()
    phone.get_by_test_id("clear-filters").tap()
    phone.get_by_test_id("go-on").tap()
    expect(phone.get_by_test_id("prompt")).to_contain_text(re.compile("\\w"))
    expect(phone.locator("svg [data-pick]").first).to_be_visible()  # the seat opens here, too

    phone.goto(f"{served.url}/#/games")
    expect(phone.get_by_test_id("go-on")).to_be_visible()
    desktop.get_by_test_id("key-renew").click()
    desktop.get_by_test_id("renew").click()
    desktop.get_by_test_id("renew-surely").click()
    expect(desktop.get_by_test_id("toast")).to_contain_text("your new key")
    fresh = desktop.get_by_test_id("key-words").get_by_role("listitem").all_text_contents()
    assert fresh != words
    phone.reload()
    expect(phone.get_by_test_id("key-problem")).to_contain_text("replaced by a new one")
    phone.goto(f"{served.url}/#/key/{'-'.join(fresh)}")
    phone.get_by_test_id("key-go").tap()
    expect(phone.get_by_test_id("game")).to_have_attribute("data-table", open_)
    assert "key" not in phone.url

    desktop.reload()
    desktop.get_by_test_id("drop").click()
    expect(desktop.get_by_test_id("drop-dialog")).to_be_visible()
    desktop.keyboard.press("Escape")
    desktop.get_by_test_id("drop").click()
    desktop.get_by_test_id("drop-surely").click()
    expect(desktop.get_by_test_id("game")).to_have_count(0)
    phone.context.set_offline(True)
    phone.get_by_test_id("tab-over").tap()
    expect(phone.get_by_test_id("games-away")).to_be_visible()
    phone.get_by_test_id("tab-open").tap()
    expect(phone.get_by_test_id("game")).to_have_attribute("data-table", open_)  # listed last
