"""A click on something that cannot be taken says why, by a rule that can be opened."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.tables import set_up
from tests.server.serving import Served

_UNLIT = """([surface, pattern]) => {
    const lit = new Set([...document.querySelectorAll('[data-pick]')].map(e => e.dataset.pick));
    const pieces = [...document.querySelectorAll(`svg[data-surface="${surface}"] g[data-id]`)];
    return pieces.map(e => e.dataset.id).filter(id => RegExp(pattern).test(id) && !lit.has(id));
}"""


def touch(page: Page, surface: str, pattern: str) -> None:
    """Click in the middle of the last piece that matches and is not lit."""
    unlit: list[str] = page.evaluate(_UNLIT, [surface, pattern])
    piece = page.locator(f'svg[data-surface="{surface}"] g[data-id="{unlit[-1]}"]')
    box = piece.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def toast(page: Page) -> Locator:
    return page.get_by_test_id("toast")


def test_a_tile_that_is_too_dear(served: Served, new_page: NewPage) -> None:
    """P5.4 in German: the price and the army are named, and nothing is lost."""
    page = new_page(locale="de")
    page.goto(served.url + set_up(served, "micropolis", persons=2))
    player = Player(page, Random(1))
    assert player.wait_for_turn()
    before = player.pickable(), player.length
    touch(page, "row", "price-6")
    expect(toast(page)).to_contain_text("kostet 6 Soldatinnen")
    touch(page, "row", "price-6")
    expect(toast(page)).to_have_count(1)
    assert (player.pickable(), player.length) == before
    toast(page).get_by_role("button", name="P5.4").click()
    expect(page.locator('article[data-id="P5.4"]')).to_be_in_viewport()
    player.play_action()
