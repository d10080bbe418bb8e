"""A click on something that cannot be taken says why, by a rule that can be opened."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from formicarium import rulebook
from formicarium.server.protocol import WhyNot
from formicarium.stage import Texts
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


_KINDS_OF_CLICKS = """() => {
    const found = new Map();
    const picks = [...document.querySelectorAll('[data-pick]')].map(e => e.getBoundingClientRect());
    const near = (x, y) => picks.some(box => // a click there means the pick
        x > box.left - 40 && x < box.right + 40 && y > box.top - 40 && y < box.bottom + 40);
    for (const svg of document.querySelectorAll('svg.surface')) {
        if (svg.closest('.player:not(.mine)')) continue; // a click enlarges it
        const outer = svg.getBoundingClientRect();
        const surface = svg.dataset.surface.replace(/\\d+/g, '');
        const add = (kind, x, y) => {
            const hit = document.elementFromPoint(x, y);
            const free = hit?.closest('svg.surface') === svg && !hit.closest('[data-pick]');
            if (free && !near(x, y) && !found.has(kind)) found.set(kind, [x, y]);
        };
        for (const piece of svg.querySelectorAll('g[data-id]')) {
            const box = piece.getBoundingClientRect();
            const kind = piece.dataset.id.replace(/[\\d,A-Z-]+/g, '').split('@')[0];
            add(`${surface}/${kind}`, box.x + box.width / 2, box.y + box.height / 2);
        }
        add(`${surface}/bare`, outer.x + 3, outer.y + outer.height - 3);
        add(`${surface}/middle`, outer.x + outer.width / 2, outer.y + outer.height / 2);
    }
    return [...found];
}"""
"""A place for each kind of piece, and bare places of each kind of board, that are not lit."""


@pytest.mark.parametrize(
    ("game", "language"),
    [("micropolis", "de"), ("myrmes", "pl"), ("antropolis", "nl"), ("antropolis", "en")],
)
def test_each_kind_of_click_is_refused_in_the_language_of_the_page(
    served: Served, new_page: NewPage, game: str, language: str
) -> None:
    """What the server says of a click is shown in words, with its rule; nothing is lost.

    Each game and each language once: the conformance suite tries all of a game's refusals in all.
    """
    page, texts = new_page(locale=language), Texts(language, strict=True)
    page.goto(served.url + set_up(served, game, persons=2, least=5))
    player = Player(page, Random(1))
    assert player.wait_for_turn()
    before, refused = (player.pickable(), player.length), set[str]()
    for kind, (x, y) in page.evaluate(_KINDS_OF_CLICKS):
        with page.expect_response(re.compile("/why$")) as asked:
            page.mouse.click(x, y)
        answer = msgspec.convert(asked.value.json(), WhyNot)
        if answer.why:
            said = texts.format(answer.why, ("Ida", "Jon"))
            shown = toast(page).filter(has_text=said)
            expect(shown).to_have_count(1)
            assert answer.rule in rulebook.rules(game)
            expect(shown.get_by_role("button").first).to_contain_text(answer.rule)
            shown.get_by_role("button").last.click()
            expect(shown).to_have_count(0)
            refused.add(kind)
        assert (player.pickable(), player.length) == before
    assert len(refused) >= 2
