"""Bots at the table: levels, hints, and bots that stand in for people."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player, card, open_panel, until
from tests.browser.tables import set_up_for_two
from tests.server.clock import Clock
from tests.server.serving import Served

GAME = "micropolis"


def seat(page: Page, number: int) -> Locator:
    """A line of the panel that lists the players."""
    return page.locator(f'[data-testid=seat][data-seat="{number}"]')


def test_a_hint_against_a_hard_bot(
    served: Served, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chosen in the form, asked for by button and by key, looked at, followed, played, undone."""
    monkeypatch.setattr("formicarium.server.hints._LONGER", ("search:iterations=40,thorough=yes",))
    page = new_page()
    page.goto(served.url)
    card(page, GAME).get_by_test_id("make-table").click()
    offered = page.get_by_test_id("seat-1").locator("option")
    expect(offered.last).to_have_text("Expert bot")
    assert offered.all_inner_texts()[2:] == ["Easy bot", "Medium bot", "Hard bot", "Expert bot"]
    page.get_by_test_id("seat-1").select_option(label="Hard bot")
    expect(page.get_by_test_id("hints")).to_be_checked()
    page.get_by_test_id("make").click()
    player = Player(page, Random(1))
    assert player.wait_for_turn()
    open_panel(page, "seats")
    expect(seat(page, 1)).to_contain_text("Hard bot")

    page.get_by_test_id("hint").click()
    lines = page.get_by_test_id("hint-line")
    expect(lines.first).to_be_visible()
    expect(lines.first).to_contain_text(re.compile(r"\d+%.*examined", re.DOTALL))
    expect(page.get_by_test_id("hint-brings").first).to_contain_text(re.compile("[+−]\\d"))
    expect(page.get_by_test_id("hint-reason")).to_contain_text("next best")
    page.get_by_test_id("hint-longer").click()
    expect(page.get_by_test_id("hint-longer")).to_be_hidden()
    expect(page.get_by_test_id("hint-thought")).to_contain_text("Thought for")
    expect(page.get_by_test_id("hint-reason")).to_contain_text("next best")
    marks = page.get_by_test_id("hint-mark")
    numbers = " ".join(marks.all_text_contents()).split()
    assert sorted(numbers) == [str(number + 1) for number in range(lines.count())]
    lines.first.hover()
    expect(page.locator(".ghosts > *").first).to_be_attached()
    lines.first.click()
    expect(page.locator("[data-pick].lit")).to_have_count(1)
    expect(marks).to_have_text(["1"])
    length = player.length
    page.get_by_test_id("hint-play").click()
    player.wait_for_more(length)
    expect(page.get_by_test_id("hint-box")).to_be_hidden()
    expect(marks).to_have_count(0)

    assert player.wait_for_turn()
    page.keyboard.press("h")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-box")).to_be_hidden()


def test_a_table_without_hints_on_a_phone_and_one_with(served: Served, new_page: NewPage) -> None:
    page = new_page(**PHONE)
    player = Player(page, Random(2), touch=True)
    for hints in (False, True):
        page.goto(served.url)
        card(page, GAME).get_by_test_id("make-table").tap()
        page.get_by_test_id("seat-1").select_option("bot:easy")
        page.get_by_test_id("hints").set_checked(hints)
        page.get_by_test_id("make").tap()
        assert player.wait_for_turn()
        assert page.get_by_test_id("hint").count() == hints
    page.get_by_test_id("hint").tap()
    lines = page.get_by_test_id("hint-line")
    expect(lines.first).to_contain_text(re.compile(r"\d+%.*examined", re.DOTALL))
    lines.first.tap()
    expect(lines).to_have_count(1)  # the table can be seen
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    length = player.length
    page.get_by_test_id("hint-play").tap()
    player.wait_for_more(length)


def test_a_bot_stands_in_and_the_person_comes_back(
    served: Served, new_page: NewPage, clock: Clock
) -> None:
    host, guest = new_page(excused="409"), new_page()  # a bot that is called too early
    ida, jon = set_up_for_two(served, GAME, {"start": "B"})
    levels: list[Route] = []

    def hold(route: Route) -> None:
        levels.append(route)

    host.route("**/api/bots", hold)
    host.goto(served.url + ida)
    guest.goto(served.url + jon)
    players = [Player(host, Random(3)), Player(guest, Random(4))]
    assert players[1].wait_for_turn()
    guest.goto("about:blank")  # away, but not for long yet
    open_panel(host, "seats")
    seat(host, 1).get_by_test_id("stand-in").click()
    clock.seconds += 10
    until(host, lambda: levels)
    expect(host.get_by_test_id("call-bot")).to_be_disabled()  # it is not known which bots there are
    levels[0].continue_()
    host.get_by_test_id("call-bot").click()
    expect(host.get_by_test_id("toast")).to_contain_text("call in a bot in 5 minutes")
    guest.goto(served.url + jon)
    open_panel(guest, "seats")
    guest.get_by_test_id("leave").click()
    guest.get_by_test_id("stay").click()
    guest.get_by_test_id("leave").click()
    guest.get_by_test_id("leave-surely").click()
    expect(guest.get_by_test_id("my-tables")).to_contain_text("Your turn")

    host.get_by_test_id("prompt-stand-in").click()
    expect(seat(host, 1)).to_contain_text("has left the table")
    seat(host, 1).get_by_test_id("stand-in").click()
    host.get_by_test_id("level").select_option(label="Easy bot")
    host.get_by_test_id("call-bot").click()
    expect(seat(host, 1)).to_contain_text("Easy bot plays for Jon")
    assert players[0].wait_for_turn()  # it has moved, and so has the hard bot

    guest.get_by_test_id("my-tables").locator("li").get_by_role("link").first.click()
    expect(guest.get_by_test_id("asked")).to_have_text("Easy bot plays for you.")
    guest.get_by_test_id("prompt-come-back").click()
    expect(seat(host, 1)).to_contain_text("is here")
    until(host, lambda: players[0].pickable() or players[1].pickable())
    while not players[1].pickable():
        players[0].play_action()
        until(host, lambda: players[0].pickable() or players[1].pickable())
    length = players[1].length
    players[1].play_action()
    assert players[1].length > length
