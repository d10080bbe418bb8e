"""Whole games, played by clicking on what is lit up."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import formicarium as fm
from tests.browser.conftest import PATIENCE, PHONE, NewPage
from tests.browser.player import Player, card, until
from tests.browser.tables import finish, make_table, meet, seat_address
from tests.server.serving import Served

_LATER = """n => Number(document.body.dataset.length) > n ||
    document.querySelector('[data-testid=back]')"""


def download_record(page: Page, folder: Path) -> fm.Record:
    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    path = folder / "downloaded.record"
    download.value.save_as(path)
    return fm.Record.load(path)


class Wire:
    """The page's WebSocket, with scissors."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live$"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        self.sockets.append(socket)

    def cut(self, player: Player) -> None:
        """Cut the connection, and wait until the page has found a new one by itself."""
        used = len(self.sockets)
        self.sockets[-1].close(code=4000)
        until(player.page, lambda: len(self.sockets) > used)
        expect(player.page.get_by_test_id("connection")).to_have_attribute("data-state", "live")


def undo_if_allowed(player: Player) -> bool:
    """Take the last action back, if the page lets us."""
    undo = player.page.get_by_test_id("undo")
    if not player.wait_for_turn() or not undo.is_enabled():
        return False
    length = player.length
    undo.click()
    player.wait_for_more(length)
    return True


def test_against_bots_in_one_click_to_the_end(
    served: Served, new_page: NewPage, tmp_path: Path
) -> None:
    """The base game, with a reload and a lost connection on the way."""
    page = new_page()
    wire = Wire(page)
    page.goto(served.url)
    card(page).get_by_test_id("play-bots").click()
    player = Player(page, Random(1))
    for number in range(6):
        assert player.wait_for_turn()
        player.play_action()
        if number == 2:
            length = player.length
            page.reload()
            assert player.wait_for_turn()
            assert player.length >= length
        if number == 4:
            wire.cut(player)
    player.play_to_the_end()
    record = download_record(page, tmp_path)
    assert record.verify().is_over
    assert record.game == "micropolis"


def test_the_expert_game_with_undo(served: Served, new_page: NewPage, tmp_path: Path) -> None:
    """Two people at one screen, two anthills each; what can be taken back is, now and then."""
    page = new_page()
    page.goto(served.url)
    make_table(page, "me", "me", variant="expert")
    player, undone = Player(page, Random(2)), 0
    while undone < 3:
        assert player.wait_for_turn()
        player.play_action()
        if player.rng.random() < 0.3:
            undone += undo_if_allowed(player)
    finish(served, seat_address(page))
    expect(page.get_by_test_id("end-dialog")).to_be_visible()
    record = download_record(page, tmp_path)
    assert record.variant == "expert"
    assert record.verify().is_over


def test_two_browsers_at_one_table(served: Served, new_page: NewPage) -> None:
    """Each sees what the other does; both see the same end."""
    host, guest = new_page(), new_page()
    meet(host, guest, served.url)
    players = [Player(host, Random(3)), Player(guest, Random(4))]
    for _ in range(8):
        until(host, lambda: any(player.pickable() for player in players))
        next(player for player in players if player.pickable()).play_action()
    finish(served, seat_address(host), seat_address(guest))
    ends = [page.get_by_test_id("end-dialog") for page in (host, guest)]
    for end in ends:
        expect(end).to_be_visible()
    sheets = [end.locator("table").inner_text() for end in ends]
    assert sheets[0].split()[-2:] == sheets[1].split()[-2:]
    tops = [int(points) for points in ends[0].locator("tfoot td").all_inner_texts()]
    assert tops == sorted(tops, reverse=True)
    plate = ends[0].get_by_test_id("plate")
    expect(plate.locator("li b")).to_have_text([str(points) for points in tops])
    assert plate.locator("svg .sprite").count() > 10
    place = str(ends[0].get_by_test_id("share-plate").get_attribute("href"))
    picture = guest.request.get(served.url + place, timeout=PATIENCE)
    assert picture.ok
    assert picture.body()[1:4] == b"PNG"


def test_a_second_tab_stays_in_step(served: Served, new_page: NewPage) -> None:
    page = new_page()
    page.goto(served.url)
    card(page).get_by_test_id("play-bots").click()
    player = Player(page, Random(5))
    assert player.wait_for_turn()
    second = page.context.new_page()
    second.goto(page.url)
    mirror = Player(second, Random(6))
    for _ in range(3):
        assert player.wait_for_turn()
        player.play_action()
    assert player.wait_for_turn()
    expect(second.locator("body")).to_have_attribute("data-length", str(player.length))
    assert mirror.pickable() == player.pickable()


def test_a_phone_and_a_finger(served: Served, new_page: NewPage) -> None:
    """A whole game by tapping; targets are large enough and nothing runs out of the screen."""
    page = new_page(**PHONE)
    page.goto(served.url)
    card(page).get_by_test_id("play-bots").tap()
    player = Player(page, Random(7), touch=True)
    assert player.wait_for_turn()
    sizes = page.locator("[data-pick]").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).map(r => Math.min(r.width, r.height))"
    )
    assert min(sizes) >= 44
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    player.play_to_the_end()


def test_keys_are_enough(served: Served, new_page: NewPage) -> None:
    """Enter picks, Escape steps back; with two places to choose from, picking a tile is a step."""
    page = new_page()
    page.goto(served.url)
    card(page).get_by_test_id("play-bots").click()
    player = Player(page, Random(8))
    while player.wait_for_turn() and not player.pickable()[0].startswith("tile-"):
        player.play_action()
    before, length = player.pickable(), player.length
    while not page.get_by_test_id("back").is_visible():
        before, length = player.pickable(), player.length
        page.locator("[data-pick]").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(_LATER, arg=length)
        player.wait_for_turn()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("back")).to_be_hidden()
    assert player.pickable() == before
    page.locator("[data-pick]").first.focus()
    page.keyboard.press("Enter")
    page.locator('[data-pick^="place-"]').last.focus()
    page.keyboard.press("Enter")
    player.wait_for_more(length)


@pytest.mark.parametrize("steps", [12, 1], ids=["calmly", "in one go"])
def test_a_tile_can_be_dragged_to_its_place(served: Served, new_page: NewPage, steps: int) -> None:
    """Also by a hand so fast that the page hears of it only far beyond the offer."""
    page = new_page()
    page.goto(served.url)
    card(page).get_by_test_id("play-bots").click()
    player = Player(page, Random(9))
    assert player.wait_for_turn()
    length = player.length
    tile = page.locator('[data-pick^="tile-"]').first.bounding_box()
    ring = page.locator('[data-id="ring-0"]').bounding_box()
    assert tile
    assert ring
    page.mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    page.mouse.down()
    page.mouse.move(ring["x"] + ring["width"] / 2, ring["y"] + 60, steps=steps)
    page.mouse.up()
    player.wait_for_more(length)
