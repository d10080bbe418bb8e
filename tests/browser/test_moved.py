"""What others did since a player's last turn stands out until her own turn ends."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player
from tests.browser.tables import set_up
from tests.server.serving import Served


def marked(page: Page) -> set[str]:
    """Return the ids of the pieces with a rim."""
    rims = page.locator("[data-moved]")
    return set(rims.evaluate_all("all => all.map(each => each.dataset.moved)"))


_BARE = """name => {
    const piece = document.querySelector(`g.sprite[data-id="${name}"]`);
    const { x, y, width, height } = piece.getBoundingClientRect();
    for (let part = 0; part < 100; part++) {
        const left = x + width * (part % 10 + 0.5) / 10;
        const top = y + height * (Math.floor(part / 10) + 0.5) / 10;
        if (document.elementFromPoint(left, top)?.closest('g.sprite') === piece) return [left, top];
    }
}"""
"""A place of a piece that no other piece covers."""


def test_marks_of_what_others_did(served: Served, new_page: NewPage) -> None:
    """They are there after a reload and on a phone, have words, and give way to newer ones."""
    address = served.url + set_up(served, "micropolis", 3, least=2)
    page = new_page()
    page.goto(address)
    player = Player(page, Random(1))
    assert player.wait_for_turn()
    before = marked(page)
    assert before
    for name in before:
        piece = page.locator(f'g.sprite[data-id="{name}"]')
        expect(piece).to_have_attribute("aria-label", re.compile("moved by (Lasius|Atta)$"))
        expect(page.locator(f'.player:not(.mine) [data-moved="{name}"]')).to_have_count(1)
    page.mouse.move(*page.evaluate(_BARE, min(before)))
    expect(page.get_by_test_id("explanation")).to_contain_text(re.compile("by (Lasius|Atta)"))
    page.reload()
    assert player.wait_for_turn()
    assert marked(page) == before
    phone = new_page(**PHONE, color_scheme="dark")
    phone.goto(address)
    assert Player(phone, Random(2), touch=True).wait_for_turn()
    assert marked(phone) == before
    boxes = [each.bounding_box() for each in phone.locator("[data-moved]").all()]
    assert all(box and min(box["width"], box["height"]) >= 10 for box in boxes)
    while marked(page) & before:
        player.play_action()
        if not player.wait_for_turn():
            break
    assert not marked(page) & before
