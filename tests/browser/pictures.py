"""Make the pictures of the documentation anew: ``make pictures``.

They show real tables of a real server in a real browser, and the README's table drawn by
``formicarium render``. Look at each of them before committing.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import formicarium as fm
from formicarium.stage import Picture
from tests.browser.chromium import FLAGS, find
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.player import Player
from tests.server.serving import Served

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
_RECORD = ROOT / "tests" / "records" / "micropolis-base-3.record"
_MIDDLE, _LATE = 4, 7


def main() -> None:
    """Draw the README's table, then photograph a game on every kind of screen."""
    FOLDER.mkdir(exist_ok=True)
    _draw_table()
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder)) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        for screen, options in (("desktop", DESKTOP), ("phone", PHONE)):
            for theme in ("light", "dark"):
                _photograph(browser, served, f"{screen}-{theme}", theme, options)
        browser.close()


def _draw_table() -> None:
    record = fm.Record.load(_RECORD)
    state = record.replay(upto=len(record.moves) * 2 // 3)
    path = FOLDER / "table.png"
    path.write_bytes(Picture(state).png())
    _shrink(path)


def _photograph(
    browser: Browser, served: Served, name: str, theme: Any, options: dict[str, Any]
) -> None:
    context = browser.new_context(
        **options, color_scheme=theme, reduced_motion="reduce", locale="en-GB"
    )
    page = context.new_page()
    page.goto(served.url)
    page.get_by_test_id("play-bots").wait_for()
    page.wait_for_timeout(600)
    _shoot(page, f"start-{name}")
    page.get_by_test_id("play-bots").click()
    player = Player(page, Random(name), touch="has_touch" in options)
    _play_and_shoot(player, name)
    context.close()


def _play_and_shoot(player: Player, name: str) -> None:
    """Play to the end, and stop for a picture when so many tiles have been taken."""
    moments: list[tuple[int, Callable[[], None]]] = [
        (0, lambda: _shoot(player.page, f"early-{name}")),
        (_MIDDLE, lambda: _shoot_preview(player, f"middle-{name}")),
        (_LATE, lambda: _shoot(player.page, f"late-{name}")),
    ]
    while player.wait_for_turn():
        taken = player.page.locator('[data-surface="anthill-0"] [data-id^="tile-"]').count()
        if moments and taken >= moments[0][0]:
            moments.pop(0)[1]()
        if player.wait_for_turn():
            player.play_action()
    _shoot(player.page, f"end-{name}")


def _shoot_preview(player: Player, name: str) -> None:
    """With a tile in hand: the places where it fits are lit up."""
    player.pick(player.pickable()[-1])
    _shoot(player.page, name)
    if player.page.get_by_test_id("back").is_visible():
        player.page.get_by_test_id("back").click()


def _shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(700)
    path = FOLDER / f"{name}.png"
    page.screenshot(path=path)
    _shrink(path)


def _shrink(path: Path) -> None:
    with Image.open(path) as image:
        opaque = image.convert("RGB")
    opaque.save(path, optimize=True)


if __name__ == "__main__":
    main()
