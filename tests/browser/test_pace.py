"""The pace of what bots do, settings, taking back against bots, choices made for the player."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Page, expect

from formicarium.core.choices import Choice
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player
from tests.browser.tables import set_up
from tests.server.serving import Served

_LENGTHS = """() => {
    window.lengths = [];
    new MutationObserver(() => window.lengths.push(Number(document.body.dataset.length)))
        .observe(document.body, {attributeFilter: ['data-length']});
}"""
"""Notes each length of the log that is shown."""
_PATIENCE = """{
    const later = window.setTimeout;
    const holds = ms => 1000 < ms && ms <= 4000;
    window.setTimeout = (work, ms, ...more) => later(work, holds(ms) ? 3600000 : ms, ...more);
}"""
"""The beginning of a turn waits for the rest of it, however slowly the bots think."""
_NOTICES = """{
    window.notices = [];
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { return (Notification.permission = 'granted'); }
        constructor(title, options) { window.notices.push(title + ': ' + options.body); }
        close() {}
    };
    window.hide = value =>
        Object.defineProperty(document, 'hidden', {value, configurable: true});
}"""
"""Notices that are only written down, and a page that can be hidden."""


def keep(page: Page, **settings: object) -> None:
    """Begin with these settings."""
    text = json.dumps(json.dumps(settings))
    page.add_init_script(f"localStorage.setItem('formicarium.settings', {text})")


def one_choice(options: Sequence[Choice]) -> bool:
    """Whether there is nothing to choose."""
    return len(options) == 1


@pytest.mark.parametrize(("pace", "least"), [("normal", 1), ("fast", 2), ("once", 6)])
def test_each_pace(served: Served, new_page: NewPage, pace: str, least: int) -> None:
    """What three bots do is shown move by move, turn by turn, or at once; a key skips the rest."""
    page = new_page()
    page.add_init_script(_PATIENCE)
    keep(page, pace=pace)
    page.goto(served.url + set_up(served, "antropolis", 4, bots="random"))
    player = Player(page, Random(5))
    assert player.wait_for_turn()
    expect(page.get_by_test_id("pace")).to_have_attribute("data-value", pace)
    page.evaluate(_LENGTHS)
    begin = player.length
    while player.length < begin + 12:
        if pace == "normal" and page.get_by_test_id("skip").count():
            page.keyboard.press("x")
        if page.locator("body:not([data-busy]) [data-pick]").count():
            player.play_action()
    shown = [begin, *page.evaluate("window.lengths")]
    steps = [after - before for before, after in pairwise(shown)]
    assert max(steps) >= least, shown
    assert player.wait_for_turn()
    expect(page.get_by_test_id("skip")).to_have_count(0)


def test_settings_stay_and_take_effect(served: Served, new_page: NewPage) -> None:
    """On the page and at a table, by keys, too; with a finger on a phone."""
    page = new_page()
    page.add_init_script(_NOTICES)
    page.goto(served.url)
    page.get_by_test_id("settings-link").click()
    expect(page.get_by_test_id("keys")).to_contain_text("opens the rules")
    chosen = ["size-larger", "theme-dark", "confirm-always", "warnings-off", "motion-less"]
    for name in [*chosen, "pace-fast"]:
        page.get_by_test_id(f"set-{name}").check(force=True)
    for name in ["sounds", "notify"]:
        page.get_by_test_id(f"set-{name}").check()
    page.reload()
    for name in [*chosen, "pace-fast", "sounds"]:
        expect(page.get_by_test_id(f"set-{name}")).to_be_checked()
    size = page.evaluate("() => getComputedStyle(document.body).fontSize")
    assert float(size.removesuffix("px")) > 20
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    page.get_by_test_id("set-notify").check()

    page.evaluate("address => location.assign(address)", set_up(served, "micropolis", 2))
    player = Player(page, Random(2))
    assert player.wait_for_turn()
    page.keyboard.press("s")
    expect(page.get_by_test_id("pace")).to_have_attribute("data-value", "once")
    page.keyboard.press("k")
    expect(page.get_by_test_id("keys-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press(",")
    expect(page.get_by_test_id("set-pace-once")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("settings-sheet")).to_be_hidden()

    before = player.length
    while page.get_by_test_id("confirm").count() == 0:
        player.pick(player.pickable()[0])
    page.get_by_test_id("decline").click()
    expect(page.get_by_test_id("confirm")).to_be_hidden()
    assert player.length == before
    page.evaluate("window.hide(true)")
    while player.length == before:
        if page.get_by_test_id("confirm").count():
            page.get_by_test_id("confirm").click()
            player.wait_for_more(before)
        else:
            player.pick(player.pickable()[0])
    while not page.evaluate("window.notices.length"):
        if page.get_by_test_id("confirm").count():
            page.get_by_test_id("confirm").click()
        elif player.wait_for_turn() and player.pickable():
            player.pick(player.pickable()[0])
    assert page.evaluate("window.notices") == ["Your turn: Micropolis"]


def test_back_to_an_earlier_own_decision(served: Served, new_page: NewPage) -> None:
    """Again and again by the button, and by a line of the log, on a phone; it survives a reload."""
    page = new_page(**PHONE)
    page.goto(served.url + set_up(served, "micropolis", 3, least=4))
    player = Player(page, Random(3), touch=True)
    assert player.wait_for_turn()
    for _ in range(2):
        before = player.length
        page.get_by_test_id("undo").tap()
        player.wait_for_more(before)
        assert player.wait_for_turn()
    page.get_by_test_id("menu").tap()
    page.get_by_test_id("tab-log").tap()
    ways = page.get_by_test_id("log").get_by_test_id("back-to")
    expect(ways).to_have_count(2)
    ways.last.tap()
    expect(page.get_by_test_id("log")).to_contain_text("Take back 2 of your decisions")
    page.get_by_test_id("back-not").tap()
    expect(ways).to_have_count(2)
    ways.last.tap()
    page.get_by_test_id("back-surely").tap()
    expect(ways).to_have_count(0)
    page.reload()
    assert player.wait_for_turn()
    expect(page.get_by_test_id("undo")).to_be_hidden()  # nothing is left to undo
    player.play_action()
    expect(page.get_by_test_id("undo")).to_be_visible()


def test_a_forced_choice_is_made(served: Served, new_page: NewPage) -> None:
    """Only if the player wants that; it is said in the log and can be taken back."""
    page = new_page()
    address = set_up(served, "antropolis", 2, until=one_choice)
    page.goto(served.url + address)
    player = Player(page, Random(4))
    assert player.wait_for_turn()
    before = player.length
    page.keyboard.press(",")
    page.get_by_test_id("set-autoplay").check()
    page.keyboard.press("Escape")
    player.play_action()
    expect(page.get_by_test_id("made")).to_have_count(0)  # that one was made by hand
    page.get_by_test_id("undo").click()
    expect(page.locator("[data-pick]").first).to_be_visible()
    page.reload()
    player.wait_for_more(before + 2)
    expect(page.get_by_test_id("made").first).to_have_text(re.compile("played for you"))
    assert player.wait_for_turn()
