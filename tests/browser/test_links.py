"""What the address bar shows, and to whom links lead."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import open_panel
from tests.browser.tables import set_up_for_two
from tests.server.serving import Served

NO_STORAGE = """Object.defineProperty(window, 'localStorage', {
    get() { throw new Error('refused'); },
});"""
FOR_OTHERS = re.compile(r"#/table/[\w-]+\?w=[\w-]+$")


def sits_as(page: Page, *letters: str) -> None:
    """Wait until these seats are the page's own."""
    open_panel(page, "seats")
    seats = page.get_by_test_id("panel").locator("li", has_text="you")
    expect(seats).to_have_count(len(letters))
    for letter in letters:
        expect(seats.filter(has_text=letter)).to_have_count(1)


def test_the_address_gives_no_seat_away(served: Served, new_page: NewPage) -> None:
    ida, jon = set_up_for_two(served, "micropolis", {})
    page, other, private = new_page(), new_page(), new_page()

    page.goto(served.url + ida)
    expect(page).to_have_url(FOR_OTHERS)
    page.reload()
    sits_as(page, "Ida")
    expect(page).to_have_url(FOR_OTHERS)

    other.goto(page.url)  # as somebody who was sent what stands in the address bar
    expect(
        other.get_by_test_id("detail").or_(other.get_by_text("You are watching"))
    ).to_be_visible()
    sits_as(other)

    page.goto(served.url + jon)  # a link for another seat takes nothing away
    question = page.get_by_test_id("other-seat")
    expect(question).to_contain_text("Ida")
    expect(question).to_contain_text("Jon")
    page.get_by_test_id("keep-seat").click()
    sits_as(page, "Ida")
    page.goto("about:blank")
    page.goto(served.url + jon)
    page.get_by_test_id("both-seats").click()
    sits_as(page, "Ida", "Jon")
    page.reload()
    sits_as(page, "Ida", "Jon")
    open_panel(page, "share")
    expect(page.get_by_test_id("alone")).to_contain_text("--host 0.0.0.0")

    private.add_init_script(NO_STORAGE)  # nothing can be stored, and reloading works
    private.goto(served.url + jon)
    expect(private).to_have_url(FOR_OTHERS)
    private.reload()
    sits_as(private, "Jon")
