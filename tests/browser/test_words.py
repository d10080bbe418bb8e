"""Four languages, two themes, and words for everything on the table."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import Player, card, until
from tests.browser.tables import set_up
from tests.server.serving import Served

LANGUAGES = ("en", "de", "pl", "nl")
_FADED = "() => Promise.all(document.getAnimations().map(each => each.finished)).then(() => {})"
"""Colours fade from one theme to the other."""


def assert_all_words_are_there(page: Page) -> None:
    """No message id and no placeable shows through."""
    text = page.locator("body").inner_text()
    labels = page.locator("[aria-label]").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    for words in [text, *labels]:
        assert not re.search(r"\b(ui|antropolis|micropolis|myrmes|trail)-[a-z]|\{ ?\$", words), (
            words
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_every_language(served: Served, new_page: NewPage, language: str) -> None:
    page = new_page(locale={"en": "en-GB", "de": "de-DE", "pl": "pl-PL", "nl": "nl-NL"}[language])
    page.goto(served.url)
    expect(page.get_by_test_id("lang")).to_have_value(language)
    assert_all_words_are_there(page)
    card(page).get_by_test_id("make-table").click()
    expect(page.get_by_test_id("make")).to_be_visible()
    assert_all_words_are_there(page)
    page.keyboard.press("Escape")
    card(page).get_by_test_id("play-bots").click()
    player = Player(page, Random(10))
    assert player.wait_for_turn()
    assert_all_words_are_there(page)
    page.goto(served.url + set_up(served, "micropolis", 3, least=9))
    while player.wait_for_turn():
        player.play_action()
        assert_all_words_are_there(page)
    assert_all_words_are_there(page)


def test_the_language_can_be_switched_at_the_table(served: Served, new_page: NewPage) -> None:
    page = new_page()
    page.goto(served.url)
    card(page).get_by_test_id("play-bots").click()
    Player(page, Random(1)).wait_for_turn()
    asked = page.get_by_test_id("asked")
    page.get_by_test_id("settings-button").click()
    seen = set()
    for language in LANGUAGES:
        page.get_by_test_id("lang").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        until(page, lambda: asked.inner_text() not in seen)
        seen.add(asked.inner_text())


def test_the_theme_can_be_switched_and_stays(served: Served, new_page: NewPage) -> None:
    page = new_page()
    page.goto(served.url)
    theme = page.get_by_test_id("theme")
    papers = {}
    for _ in range(3):
        page.evaluate(_FADED)
        value = theme.get_attribute("data-value")
        papers[value] = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
        theme.click()
    assert papers["auto"] == papers["light"] != papers["dark"]
    theme.click()
    expect(theme).to_have_attribute("data-value", "light")
    page.reload()
    expect(theme).to_have_attribute("data-value", "light")


def test_pointing_explains(served: Served, new_page: NewPage) -> None:
    page = new_page()
    page.goto(served.url)
    card(page).get_by_test_id("play-bots").click()
    Player(page, Random(1)).wait_for_turn()
    page.locator('[data-id="stack"]').hover()
    expect(page.get_by_test_id("explanation")).to_be_visible()


def test_the_tab_says_whose_turn_it_is(served: Served, new_page: NewPage) -> None:
    page = new_page()
    page.goto(served.url)
    calm = page.title()
    card(page).get_by_test_id("play-bots").click()
    expect(page).to_have_title(re.compile("turn", re.IGNORECASE))
    assert page.title() != calm


def test_links_that_lead_nowhere_say_so(served: Served, new_page: NewPage) -> None:
    page = new_page(excused="404 (Not Found)")
    page.goto(f"{served.url}/#/table/nowhere?s=secret")
    expect(page.locator(".problem.card")).to_be_visible()
    assert_all_words_are_there(page)
