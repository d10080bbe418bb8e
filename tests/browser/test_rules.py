"""The rules in the browser, beside the table, and in the form of a table."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

import formicarium as fm
from formicarium import rulebook
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player, card
from tests.browser.tables import set_up
from tests.browser.test_words import LANGUAGES
from tests.server.serving import Served

GAMES = tuple(game.id for game in fm.games() if not game.home)


def shown(page: Page) -> list[str]:
    """Return the numbers of the rules that the page shows."""
    rules = page.locator("[data-testid=rules] article")
    numbers: list[str] = rules.evaluate_all("all => all.map(each => each.dataset.id)")
    return numbers


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_opened_searched_and_followed(
    served: Served, new_page: NewPage, game: str
) -> None:
    page = new_page()
    page.goto(served.url)
    card(page, game).get_by_test_id("rules-link").click()
    expect(page).to_have_url(re.compile(f"#/rules/{game}$"))
    expect(page.get_by_test_id("rules").locator("article").first).to_be_visible()
    assert shown(page) == list(rulebook.rules(game))
    pictures = page.locator("svg.piece")
    assert pictures.count() > 5
    sizes = pictures.evaluate_all("all => all.map(each => each.getBBox().width)")
    assert all(size > 0 for size in sizes)
    page.get_by_test_id("rules-search").fill("queen")
    found = [n for n, text in rulebook.rules(game).items() if "queen" in text.lower()]
    expect(page.get_by_test_id("rules").locator("article")).to_have_count(len(found))
    assert shown(page) == found
    page.get_by_test_id("rules-search").fill("xyzzy")
    expect(page.get_by_test_id("rules-none")).to_be_visible()
    page.get_by_test_id("rules-search").fill("")
    link = page.get_by_test_id("rules").locator("article a").first
    number = (link.get_attribute("href") or "").removeprefix("#")
    link.click()
    expect(page.locator(f'article[data-id="{number}"]')).to_be_focused()
    expect(page.locator(f'article[data-id="{number}"]')).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_has_an_address_in_every_language(
    served: Served, new_page: NewPage, language: str
) -> None:
    page = new_page(locale=language, **PHONE)
    page.goto(f"{served.url}/#/rules/myrmes/M8.2")
    rule = page.locator('article[data-id="M8.2"]')
    expect(rule).to_be_in_viewport()
    said = rulebook.rule("myrmes", "M8.2", language).splitlines()[0].removeprefix("- **M8.2** ")
    expect(rule).to_contain_text(said.split()[0])
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_rules_beside_the_table(served: Served, new_page: NewPage) -> None:
    """A button with a word on it, the key ``?``; the table can be played meanwhile."""
    page = new_page()
    page.goto(served.url + set_up(served, "micropolis"))
    player, sheet = Player(page, Random(3)), page.get_by_test_id("rules-sheet")
    assert player.wait_for_turn()
    expect(page.get_by_test_id("rules-button")).to_have_text("Rules")
    page.keyboard.press("?")
    expect(sheet.locator("article").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_test_id("rules-button").click()
    expect(sheet.locator("article").first).to_be_visible()
    sheet.get_by_test_id("rules-search").fill("r h ?")
    length = player.length
    while player.length == length:
        page.locator("[data-pick]").first.focus()
        page.keyboard.press("Enter")
        player.wait_for_turn()
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_explains_options_and_offers_what_fits(
    served: Served, new_page: NewPage, language: str
) -> None:
    page = new_page(locale=language)
    page.goto(served.url)
    card(page, "antropolis").get_by_test_id("make-table").click()
    form = page.get_by_test_id("make-dialog")
    form.get_by_test_id("options").click()
    form.get_by_test_id("players").select_option("3")
    start = form.get_by_test_id("option-start").locator("option")
    expect(start).to_have_count(4)
    abouts = form.locator(".options small")
    assert abouts.count() == form.locator(".options select").count()
    without_rule = [text for text in abouts.all_inner_texts() if not re.search(r"\([A-Z]+\d", text)]
    assert without_rule == []
    form.get_by_test_id("option-compensation").select_option("last-food")
    form.get_by_test_id("option-start").select_option("C")
    form.get_by_test_id("players").select_option("2")
    expect(form.get_by_test_id("option-start")).to_have_value("drawn")
    form.get_by_test_id("players").select_option("4")
    expect(form.get_by_test_id("option-compensation")).to_have_count(0)
    form.get_by_test_id("seat-1").select_option("bot:easy")
    form.get_by_test_id("seat-2").select_option("bot:easy")
    form.get_by_test_id("seat-3").select_option("bot:easy")
    form.get_by_test_id("make").click()
    assert Player(page, Random(1)).wait_for_turn()
