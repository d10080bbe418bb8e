"""The score sheet explains itself, and explanations lead to their rules."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from formicarium import rulebook
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player
from tests.browser.tables import set_up
from tests.server.serving import Served

MINUS = "\N{MINUS SIGN}"


def number(text: str) -> int:
    """Read a number as the sheet writes it."""
    assert "-" not in text
    return int(text.replace(MINUS, "-"))


def points_of(parts: Locator) -> int:
    """Add up the lines of a cell."""
    return sum(number(text) for text in parts.locator(".points").all_inner_texts())


def told(page: Page) -> Locator:
    """The pieces on the table that are said to have made points."""
    return page.locator("[data-surface] g.sprite.told")


def open_cell(page: Page) -> Locator:
    """Open the first cell that has points and pieces; return its lines."""
    page.get_by_test_id("score-cell").first.click()
    lines = page.get_by_test_id("score-parts")
    expect(lines.locator("button[data-testid=score-part]").first).to_be_visible()
    return lines


def opened_rule(page: Page, game: str, link: Locator, language: str) -> None:
    """Follow a link and check that its rule is shown beside the table."""
    rule = link.get_attribute("data-rule") or ""
    assert rule in rulebook.rules(game)
    link.click()
    shown = page.get_by_test_id("rules-sheet").locator(f'article[data-id="{rule}"]')
    expect(shown).to_be_in_viewport()
    expect(shown).to_have_class(re.compile("marked"))
    said = rulebook.rule(game, rule, language).split("**", 2)[2].split()[0]
    expect(shown).to_contain_text(said)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", ["micropolis", "myrmes", "antropolis"])
def test_a_cell_explains_its_points(
    served: Served, new_page: NewPage, game: str, language: str
) -> None:
    page = new_page(locale=language)
    page.goto(served.url + set_up(served, game, 3, least=9, bots="greedy"))
    assert Player(page, Random(1)).wait_for_turn()
    cell = page.get_by_test_id("score-cell").first
    expect(cell).to_have_attribute("aria-expanded", "false")
    cell.click()
    expect(cell).to_have_attribute("aria-expanded", "true")
    lines = page.get_by_test_id("score-parts")
    expect(lines.get_by_test_id("score-part").first).to_be_visible()
    assert points_of(lines) == number(cell.inner_text())
    row = page.locator("tr.unfolded")
    opened_rule(page, game, row.get_by_test_id("rule-link").first, language)
    page.get_by_test_id("rules-sheet").press("Escape")
    cell.press("Escape")
    expect(lines).to_have_count(0)
    expect(cell).to_be_focused()


def test_a_line_lights_its_pieces(served: Served, new_page: NewPage) -> None:
    """By pointer and by keyboard; a click keeps them lit, a second one does not."""
    page = new_page()
    page.goto(served.url + set_up(served, "micropolis", 4, least=6))
    assert Player(page, Random(1)).wait_for_turn()
    expect(page.locator("thead .name").nth(3)).to_be_visible()
    lines = open_cell(page)
    expect(told(page).first).to_be_visible()
    everything = told(page).count()
    line = lines.locator("button[data-testid=score-part]").first
    line.hover()
    expect(told(page).first).to_be_visible()
    assert 0 < told(page).count() <= everything
    page.get_by_test_id("asked").hover()
    page.locator("h1").click()
    expect(told(page)).to_have_count(0)
    line.focus()
    expect(told(page).first).to_be_visible()
    line.press("Enter")
    page.locator("h1").click()
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(told(page).first).to_be_visible()
    line.click()
    page.locator("h1").click()
    expect(told(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)


def test_a_phone_shows_a_line_on_the_table(served: Served, new_page: NewPage) -> None:
    page = new_page(**PHONE)
    page.goto(served.url + set_up(served, "micropolis", 3, least=6))
    assert Player(page, Random(1)).wait_for_turn()
    page.get_by_test_id("menu").tap()
    for button in page.get_by_test_id("score-cell").all():
        assert (button.bounding_box() or {"height": 0})["height"] >= 44
    lines = open_cell(page)
    lines.locator("button[data-testid=score-part]").first.tap()
    expect(page.get_by_test_id("panel")).to_have_count(0)
    expect(page.get_by_test_id("score-shown")).to_be_visible()
    expect(told(page).first).to_be_in_viewport()
    page.get_by_test_id("score-back").tap()
    expect(lines).to_be_visible()
    expect(page.get_by_test_id("score-shown")).to_have_count(0)


def test_the_sheet_of_a_finished_game_explains_itself(served: Served, new_page: NewPage) -> None:
    page = new_page()
    page.goto(served.url + set_up(served, "micropolis", 2, until=None))
    dialog = page.get_by_test_id("end-dialog")
    cell = dialog.get_by_test_id("score-cell").first
    cell.click()
    lines = dialog.get_by_test_id("score-parts")
    line = lines.locator("button[data-testid=score-part]").first
    expect(line).to_be_visible()
    assert points_of(lines) == number(cell.inner_text())
    line.click()
    expect(dialog).to_have_count(0)
    expect(told(page).first).to_be_visible()
    page.get_by_test_id("score-back").click()
    expect(dialog.get_by_test_id("score-parts")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_questions_pieces_and_the_log_lead_to_their_rules(
    served: Served, new_page: NewPage, language: str
) -> None:
    page = new_page(locale=language)
    page.goto(served.url + set_up(served, "micropolis", 3, least=3))
    assert Player(page, Random(1)).wait_for_turn()
    asked = page.get_by_test_id("prompt").get_by_test_id("rule-link")
    opened_rule(page, "micropolis", asked, language)
    logged = page.get_by_test_id("log").get_by_test_id("rule-link").first
    opened_rule(page, "micropolis", logged, language)
    page.locator("[data-surface=row] g[data-id=stack]").hover()
    tip = page.get_by_test_id("explanation").get_by_test_id("rule-link")
    expect(tip).to_be_visible()
    tip.hover()
    opened_rule(page, "micropolis", tip, language)
    expect(page.get_by_test_id("explanation")).to_have_count(0)
