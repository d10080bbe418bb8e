"""The start page at every width: nothing overlaps, is cut off or scrolls sideways."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import card
from tests.server.serving import Served

WIDTHS = (320, 390, 540, 640, 768, 834, 900, 959, 961, 1088, 1100, 1366, 1440, 1920)
MEASURED = """() => {
    const found = [];
    const box = (each) => each.getBoundingClientRect();
    if (document.documentElement.scrollWidth > innerWidth) found.push("scrolls sideways");
    const things = [...document.querySelectorAll(
        ".hero h1, .hero p, .switches, article img, article .caption, article h2, .facts, .summary,"
        + " .buttons > *, .links > *, .people > *, main li")].filter((each) => box(each).height);
    const name = (each) => each.tagName + " " + each.textContent.trim().slice(0, 20);
    for (const [n, one] of things.entries()) {
        const { left, right, top, bottom } = box(one);
        if (left < 0 || right > innerWidth + 0.5) found.push(name(one) + " reaches out");
        if (one.clientWidth && one.scrollWidth > one.clientWidth + 1)
            found.push(name(one) + " is cut");
        for (const other of things.slice(n + 1)) {
            const there = box(other);
            if (one.contains(other) || other.contains(one)) continue;
            const across = Math.min(right, there.right) - Math.max(left, there.left);
            const down = Math.min(bottom, there.bottom) - Math.max(top, there.top);
            if (across > 1 && down > 2) found.push(name(one) + " overlaps " + name(other));
        }
    }
    for (const each of document.querySelectorAll("article button, article a"))
        if (box(each).height < 43.5) found.push(name(each) + " is too small for a finger");
    return found;
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Wait for a frame of the new size: the page learns of it a little later."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height"
        " && new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        ".then(() => true)",
        arg=[width, height],
    )


def test_the_start_page_is_right_at_every_width(served: Served, new_page: NewPage) -> None:
    """In the language with the longest words; the lightest game is the first one."""
    page = new_page(locale="de-DE")
    page.goto(served.url)
    expect(card(page, "micropolis").get_by_test_id("learn")).to_be_visible()
    page.evaluate("document.fonts.ready")
    card(page, "trail").evaluate("card => card.remove()")  # only tests know it
    games = page.locator("[data-game]").evaluate_all("all => all.map((each) => each.dataset.game)")
    assert games == ["micropolis", "antropolis", "myrmes"]
    cover = card(page, "micropolis").locator("img")
    cover.evaluate("img => img.decode()")
    for width in WIDTHS:
        resize(page, width, 900)
        assert page.evaluate(MEASURED) == [], width
        place = cover.bounding_box()
        assert place
        assert abs(place["width"] / place["height"] - 1.6) < 0.02
    resize(page, 1366, 650)
    seen = card(page, "micropolis").get_by_test_id("play-bots").bounding_box()
    assert seen, "the way to play is in sight on a short laptop"
    assert seen["y"] + seen["height"] <= 650
