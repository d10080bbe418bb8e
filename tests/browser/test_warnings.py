"""Warnings that a friend would give: shown, hidden, switched off, and off after a reload."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from playwright.sync_api import Locator, Page, expect

from formicarium.core.choices import Choice
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player, until
from tests.browser.tables import set_up
from tests.server.serving import Served


def nurses_for_workers(options: Sequence[Choice]) -> bool:
    """Whether nurses go to the worker track now."""
    return any(re.search(" nurses workers 1", option.action) for option in options)


def warning(page: Page) -> Locator:
    return page.get_by_test_id("warning")


def switch(page: Page) -> Locator:
    return page.get_by_test_id("warnings")


def one_nurse(page: Page) -> Locator:
    """The first place on the worker track: a single nurse there brings nothing."""
    return page.locator("svg [data-pick]").first


def on_page(thing: Locator) -> float:
    """How far below the top of the page something is, wherever the page is scrolled."""
    top: float = thing.evaluate("each => each.getBoundingClientRect().top + window.scrollY")
    return round(top)


def at_rest(page: Page) -> float:
    """Return where it is when it has not moved for some frames: a new page finds its layout."""
    places = [on_page(one_nurse(page))]

    def rests() -> bool:
        places.append(on_page(one_nurse(page)))
        return len(places) > 10 and len(set(places[-10:])) == 1

    until(page, rests)
    return places[-1]


def height(page: Page) -> float:
    """The height of the prompt, on which the place of the table depends."""
    return (page.get_by_test_id("prompt").bounding_box() or {"height": 0.0})["height"]


def test_a_choice_is_warned_of_and_the_switch_is_kept(served: Served, new_page: NewPage) -> None:
    """In German: with the rule, and without moving the table."""
    page = new_page(locale="de")
    page.goto(served.url + set_up(served, "myrmes", 2, until=nurses_for_workers))
    assert Player(page, Random(1)).wait_for_turn()
    expect(switch(page)).to_have_attribute("data-value", "on")
    expect(warning(page)).to_have_count(0)
    before = height(page)
    one_nurse(page).hover()
    expect(warning(page)).to_contain_text("Diese Amme bringt hier nichts")
    expect(warning(page)).to_have_attribute("data-about", "action")
    expect(warning(page).get_by_test_id("rule-link")).to_have_text("M5.3")
    expect(page.get_by_test_id("warnings-shown")).to_have_attribute("aria-live", "polite")
    assert height(page) == before
    page.locator("h1").hover()
    expect(warning(page)).to_have_count(0)
    switch(page).click()
    expect(switch(page)).to_have_attribute("data-value", "off")
    for _ in range(2):
        one_nurse(page).hover()
        expect(page.get_by_test_id("detail")).to_be_visible()
        expect(warning(page)).to_have_count(0)
        page.reload()
        assert Player(page, Random(1)).wait_for_turn()
        expect(switch(page)).to_have_attribute("data-value", "off")
    switch(page).click()
    one_nurse(page).hover()
    expect(warning(page)).to_be_visible()


def test_a_choice_is_warned_of_by_keyboard(served: Served, new_page: NewPage) -> None:
    page = new_page()
    page.goto(served.url + set_up(served, "myrmes", 2, until=nurses_for_workers))
    assert Player(page, Random(1)).wait_for_turn()
    one_nurse(page).focus()
    expect(warning(page)).to_contain_text("This nurse brings nothing here")
    switch(page).press("Enter")
    expect(page.get_by_test_id("warnings-shown")).to_have_count(0)


def test_a_position_is_warned_of_until_it_is_hidden(served: Served, new_page: NewPage) -> None:
    """In Polish: before winter, with a link to the rule."""
    page = new_page(locale="pl")
    page.goto(served.url + set_up(served, "myrmes", 2, warned="myrmes-warning-winter"))
    assert Player(page, Random(1)).wait_for_turn()
    winter = warning(page).filter(has_text="przyjdzie zima")
    expect(winter).to_have_attribute("data-about", "position")
    assert warning(page).count() <= 2
    before = height(page)
    link = winter.get_by_test_id("rule-link")
    rule = link.get_attribute("data-rule") or ""
    link.click()
    expect(page.locator(f'article[data-id="{rule}"]')).to_be_in_viewport()
    page.get_by_test_id("rules-sheet").press("Escape")
    winter.get_by_test_id("warning-close").click()
    expect(winter).to_have_count(0)
    assert height(page) == before


def test_a_phone_warns_at_the_first_tap(served: Served, new_page: NewPage) -> None:
    """In Dutch; there the switch is in the panel, and the choice is free all the same."""
    page = new_page(locale="nl", **PHONE)
    page.goto(served.url + set_up(served, "myrmes", 2, until=nurses_for_workers))
    player = Player(page, Random(1), touch=True)
    assert player.wait_for_turn()
    before, place = player.length, at_rest(page)
    player.press(one_nurse(page))
    expect(warning(page)).to_contain_text("Deze voedster levert hier niets op")
    assert player.length == before
    assert on_page(one_nurse(page)) == place
    page.get_by_test_id("menu").tap()
    switch(page).tap()
    page.get_by_test_id("menu").tap()
    expect(page.get_by_test_id("warnings-shown")).to_have_count(0)
    player.pick(one_nurse(page).get_attribute("data-pick") or "")
    player.wait_for_more(before)


def test_after_a_first_game_a_friend_is_silent(served: Served, new_page: NewPage) -> None:
    """In this game only, and in this browser."""
    page = new_page()
    page.goto(served.url + set_up(served, "micropolis", 2, until=None))
    expect(page.get_by_test_id("end-dialog")).to_be_visible()
    for game, value in (("micropolis", "off"), ("myrmes", "on")):
        page.goto(served.url + set_up(served, game, 2))
        expect(switch(page)).to_have_attribute("data-value", value)
