"""Myrmes by clicking: a shared board, many small picks, tiles that are turned, secret choices."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from math import cos, radians, sin
from random import Random

import pytest
from playwright.sync_api import Page, expect

from formicarium.core.choices import Choice
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player, until
from tests.browser.tables import meet, set_up
from tests.server.serving import Served

Turning = Callable[..., tuple[Player, str]]

# Workers are born and go out, so that there is something to do in the garden.
BUSILY = (" out ", " nurses workers [1-9]")


def can_be_turned(options: Sequence[Choice]) -> bool:
    """Some tile can be laid in several orientations."""
    return bool(turnable(options))


def turnable(options: Sequence[Choice]) -> list[str]:
    turns: dict[str, set[str]] = defaultdict(set)
    for option in options:
        if " place " in option.action:
            turns[option.path[0]].add(option.path[-1])
    return [kind for kind, ways in turns.items() if len(ways) > 1]


def is_priced(options: Sequence[Choice]) -> bool:
    """An event that costs larvae is offered."""
    return any(" event " in option.action and option.badges for option in options)


def ghost(page: Page) -> str:
    """The symbol of the tile that is previewed."""
    return page.locator('[data-surface="garden"] .ghosts use').first.get_attribute("href") or ""


def laid(page: Page) -> list[str | None]:
    """The symbols of the person's tiles in the garden; bots may lay some of theirs meanwhile."""
    tiles = page.locator('[data-surface="garden"] .seat-0[data-id^="laid-"] use')
    return [tile.get_attribute("href") for tile in tiles.all()]


def width(page: Page, surface: str) -> float:
    """How wide a surface is on the screen."""
    box = page.locator(f'[data-surface="{surface}"]').bounding_box()
    assert box
    return box["width"]


def take_a_tile(player: Player) -> str:
    """Pick up a tile that can be turned; return the first place that is lit up."""
    page = player.page
    for kind in page.locator('[data-pick^="reserve-"]').all():
        player.press(kind)
        if page.get_by_test_id("turn-right").is_visible():
            place = page.locator('[data-pick^="point-"]').first.get_attribute("data-pick")
            assert place
            return place
        player.press(page.get_by_test_id("back"))
    raise AssertionError("there is nothing to turn")


@pytest.fixture
def turning(served: Served, new_page: NewPage) -> Turning:
    """Open a page at which a person has picked up a tile that can be turned, and sees a place."""

    def open_page(*, touch: bool = False) -> tuple[Player, str]:
        page = new_page(**PHONE) if touch else new_page()
        page.goto(served.url + set_up(served, "myrmes", until=can_be_turned, rather=BUSILY))
        player = Player(page, Random(1), touch=touch)
        assert player.wait_for_turn()
        return player, f'[data-pick="{take_a_tile(player)}"]'

    return open_page


@pytest.mark.parametrize(("players", "least"), [(2, 0), (4, 30)])
def test_a_game_by_clicking(served: Served, new_page: NewPage, players: int, least: int) -> None:
    """A small table from its beginning, a large one from its second half on."""
    page = new_page()
    page.goto(served.url + set_up(served, "myrmes", players, least=least))
    Player(page, Random(players)).play_to_the_end()


def test_a_tile_is_turned_with_r_and_with_the_wheel(turning: Turning) -> None:
    player, place = turning()
    page = player.page
    page.locator(place).hover()
    seen = [ghost(page)]
    garden = page.locator('[data-surface="garden"]')
    view = garden.get_attribute("viewBox")
    page.keyboard.press("r")
    seen.append(ghost(page))
    assert seen[0] != seen[1]
    page.keyboard.press("Shift+R")
    assert ghost(page) == seen[0]
    page.mouse.wheel(0, 120)
    expect(page.locator('[data-surface="garden"] .ghosts use').first).to_have_attribute(
        "href", seen[1]
    )
    assert garden.get_attribute("viewBox") == view
    length, before = player.length, laid(page)
    page.mouse.down()
    page.mouse.up()
    player.wait_for_more(length)
    assert laid(page).count(seen[1]) == before.count(seen[1]) + 1


def test_the_wheel_zooms_where_nothing_is_turned(served: Served, new_page: NewPage) -> None:
    page = new_page()
    page.goto(served.url + set_up(served, "myrmes"))
    garden = page.locator('[data-surface="garden"]')
    whole = garden.get_attribute("viewBox")
    garden.hover()
    page.mouse.wheel(0, -200)
    expect(garden).not_to_have_attribute("viewBox", whole or "")
    page.get_by_test_id("zoom-fit").click()
    expect(garden).to_have_attribute("viewBox", whole or "")
    page.get_by_test_id("zoom-in").focus()
    page.keyboard.press("Enter")
    expect(garden).not_to_have_attribute("viewBox", whole or "")
    page.keyboard.press("0")
    expect(garden).to_have_attribute("viewBox", whole or "")


def test_keys_turn_and_lay_a_tile(turning: Turning) -> None:
    """Without a mouse: the focus is on a place, R turns, and what is said changes with it."""
    player, place = turning()
    page = player.page
    page.keyboard.press("Tab")
    page.locator(place).focus()
    first, said = ghost(page), page.locator('[data-pick^="point-"].lit').get_attribute("aria-label")
    page.keyboard.press("r")
    lit = page.locator('[data-pick^="point-"].lit')
    assert ghost(page) != first
    assert lit.get_attribute("aria-label") != said
    turned, length = ghost(page), player.length
    lit.focus()
    page.keyboard.press("Enter")
    player.wait_for_more(length)
    assert turned in laid(page)


def test_a_phone_turns_a_tile_with_a_button(turning: Turning) -> None:
    """A tap shows the tile, the button turns it, another tap on it lays it."""
    player, place = turning(touch=True)
    page = player.page
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.locator(place).tap()
    turned, length = player.turn(ghost), player.length
    page.locator('[data-pick^="point-"].lit').tap()
    player.wait_for_more(length)
    assert turned in laid(page)


def test_two_fingers_turn_a_tile(turning: Turning) -> None:
    player, place = turning(touch=True)
    page = player.page
    page.locator(place).tap()
    first = ghost(page)
    box = page.locator('[data-surface="garden"]').bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    for degrees in range(0, 41, 5):
        turn = radians(degrees)
        points = [{"x": x + r * cos(turn), "y": y + r * sin(turn)} for r in (-60, 60)]
        kind = "touchMove" if degrees else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(page, lambda: ghost(page) != first)


def test_a_price_stands_beside_a_pick(served: Served, new_page: NewPage) -> None:
    page = new_page()
    page.goto(served.url + set_up(served, "myrmes", until=is_priced))
    assert Player(page, Random(4)).wait_for_turn()
    expect(page.locator(".badge").first).to_contain_text(re.compile("\N{MINUS SIGN}[1-9]"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_fits_on_a_desktop(served: Served, new_page: NewPage, players: int) -> None:
    """The garden and the own colony are large, the others' are in sight, nothing is scrolled."""
    page = new_page()
    page.goto(served.url + set_up(served, "myrmes", players))
    assert Player(page, Random(5)).wait_for_turn()
    stage = page.locator("main")
    page.wait_for_function("() => document.querySelector('main').clientHeight > 600")
    assert stage.evaluate("e => e.scrollHeight <= e.clientHeight && e.scrollWidth <= e.clientWidth")
    assert width(page, "garden") > 480
    assert width(page, "colony-0") > 440
    if players == 2:
        assert width(page, "colony-1") > 120
    else:
        lowest = page.locator("[data-ledger]").last.bounding_box()
        assert lowest
        assert lowest["width"] > 320
        assert lowest["y"] + lowest["height"] <= 900


def test_opponents_have_rows_that_open_their_boards(served: Served, new_page: NewPage) -> None:
    """From two opponents on and on a phone; every number has words."""
    address = served.url + set_up(served, "myrmes", 3)
    for page in (new_page(), new_page(**PHONE)):
        page.goto(address)
        rows = page.locator("[data-ledger]")
        expect(rows).to_have_count(2)
        expect(rows.first).to_contain_text("Colony level 0")
        expect(rows.first).to_contain_text("3 nurses")
        assert rows.first.evaluate("row => row.scrollWidth <= row.clientWidth")
        rows.first.get_by_role("button").press("Enter")
        board = page.locator(".enlarged[data-seat='1']")
        expect(board.locator("[data-surface='colony-1']")).to_be_visible()
        page.keyboard.press("Escape")
        expect(board).to_have_count(0)


def test_choosing_at_the_same_time(served: Served, new_page: NewPage) -> None:
    """Two people choose in secret: each sees who still owes a choice and may change her own."""
    host, guest = new_page(), new_page()
    meet(host, guest, served.url, "myrmes")
    first, second = Player(host, Random(7)), Player(guest, Random(8))
    assert first.wait_for_turn()
    assert second.wait_for_turn()
    expect(host.get_by_test_id("detail")).to_contain_text("also choosing")
    while first.pickable():
        first.play_action()
    expect(host.get_by_test_id("asked")).to_contain_text("Waiting for")
    expect(host.get_by_test_id("detail")).to_contain_text("You have chosen")
    host.get_by_test_id("undo").click()
    assert first.wait_for_turn()
    while first.pickable():
        first.play_action()
    while second.pickable():
        second.play_action()
    expect(host.get_by_test_id("asked")).not_to_contain_text("You have chosen")


def test_the_table_stays_where_it_is_while_one_points(served: Served, new_page: NewPage) -> None:
    """Whatever is said about a pick under the pointer, the pick does not move away from it."""
    page = new_page(viewport={"width": 1180, "height": 820})
    page.goto(served.url + set_up(served, "myrmes", until=can_be_turned, rather=BUSILY))
    assert Player(page, Random(10)).wait_for_turn()
    garden = page.locator('[data-surface="garden"]')
    place = garden.bounding_box()
    for pick in page.locator("[data-pick]").all():
        pick.hover()
        expect(page.get_by_test_id("detail")).to_be_visible()
        assert garden.bounding_box() == place


def test_a_phone_scrolls_to_what_is_asked(served: Served, new_page: NewPage) -> None:
    """With a large garden above it the own colony would be out of sight."""
    page = new_page(**PHONE)
    page.goto(served.url + set_up(served, "myrmes", 4))
    assert Player(page, Random(11), touch=True).wait_for_turn()
    expect(page.locator('[data-pick^="event-0-"]').first).to_be_in_viewport()
    page.wait_for_function(
        """() => [...document.querySelectorAll('svg [data-pick]')].some(pick =>
            pick.getBoundingClientRect().bottom <=
            document.querySelector('[data-testid=prompt]').getBoundingClientRect().top)"""
    )
