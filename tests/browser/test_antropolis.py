"""Antropolis by clicking: a map that grows, tiles that are turned, ants that are driven out."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from formicarium.core.choices import Choice
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player, until
from tests.browser.tables import set_up
from tests.server.serving import Served

# Two who dig towards each other and send soldiers as soon as they can.
HOSTILE = (
    " strike",
    " expel ",
    " lay T",
    " lay ",
    " put soldier",
    " collect ",
    " draw tunnel",
    " buy T",
)


_GAMES = 20


class Hasty(Player):
    """Somebody who often leaves her ants alone, so that a game is not that long."""

    def choose(self, picks: list[str]) -> str:
        """What to click on next."""
        ants = "end" in picks and not any(pick.startswith("tile-") for pick in picks)
        return "end" if ants and self.rng.random() < 1 / 2 else super().choose(picks)


class Leftward(Player):
    """Somebody who lays each tile as far to the left as possible."""

    def choose(self, picks: list[str]) -> str:
        """What to click on next."""
        lefts = {pick: self._left(pick) for pick in picks if pick.startswith("hex-")}
        return min(lefts, key=lambda pick: lefts[pick]) if lefts else super().choose(picks)

    def _left(self, pick: str) -> float:
        return box_of(self.page.locator(f'[data-pick="{pick}"]').first)["x"]


def can_be_turned(options: Sequence[Choice]) -> bool:
    """Each tile in hand can be laid in several orientations."""
    turns: dict[str, set[str]] = defaultdict(set)
    for option in options:
        if " lay " in option.action:
            turns[option.path[0]].add(option.path[-1])
    return bool(turns) and all(len(ways) > 1 for ways in turns.values())


def can_be_turned_on_the_spot(options: Sequence[Choice]) -> bool:
    """The first tile in hand can be laid in several orientations on its first hex."""
    lays = [option.path for option in options if " lay " in option.action]
    return len([path for path in lays if path[:2] == lays[0][:2]]) > 1


def has_to_flee(options: Sequence[Choice]) -> bool:
    """Ants have been driven out, and their owner is asked where they go."""
    return any(re.search(" (flee|escape) ", option.action) for option in options)


def numbers(tile: list[str]) -> list[float]:
    """Where a tile lies, and how far it is turned."""
    return [float(each) for each in re.findall(r"-?[\d.]+", tile[1])]


def rotation(tile: list[str]) -> float:
    return numbers(tile)[2]


def is_inside(at: list[float], view: tuple[float, ...]) -> bool:
    x, y, width, height = view
    return x < at[0] < x + width and y < at[1] < y + height


def the_map(page: Page) -> Locator:
    return page.locator('[data-surface="map"]')


def view_box(page: Page) -> tuple[float, ...]:
    """The part of the map that is shown: where it begins, and how large it is."""
    return tuple(map(float, (the_map(page).get_attribute("viewBox") or "").split()))


def box_of(found: Locator) -> FloatRect:
    """Where something is on the screen."""
    box = found.bounding_box()
    assert box
    return box


def tiles(page: Page, where: str) -> list[list[str]]:
    """Tiles in a part of the map: what they show, where they lie and how they are turned."""
    found: list[list[str]] = the_map(page).evaluate(
        """(map, where) => [...map.querySelectorAll(`:scope > ${where} > use`)]
            .map(use => [use.getAttribute("href"), use.parentNode.getAttribute("transform")])
            .filter(([symbol]) => symbol.startsWith("#antropolis-tile-"))""",
        where,
    )
    return found


def laid(page: Page) -> list[list[str]]:
    return tiles(page, ".sprite")


def ghost(page: Page) -> list[str]:
    """The tile that is previewed."""
    until(page, lambda: tiles(page, ".ghosts > .sprite"))
    return tiles(page, ".ghosts > .sprite")[0]


def hand(page: Page) -> Locator:
    """The tiles that can be taken up."""
    return page.locator('[data-surface="hand-0"] [data-pick^="tile-"]')


def hexes(page: Page) -> Locator:
    """Where the tile in hand can be laid."""
    return page.locator('[data-pick^="hex-"]')


@pytest.mark.parametrize(("variant", "least"), [("base", 0), ("all-tiles", 150), ("supersize", 80)])
def test_a_game_by_clicking(served: Served, new_page: NewPage, variant: str, least: int) -> None:
    """The base game from its beginning, the longer ones from a position with much on the table."""
    page = new_page()
    page.goto(served.url + set_up(served, "antropolis", variant=variant, least=least))
    Hasty(page, Random(1)).play_to_the_end()


def test_a_tile_is_turned_with_r_and_laid(served: Served, new_page: NewPage) -> None:
    """R turns the tile where it is, and Shift+R back; a click lays what is shown."""
    page = new_page()
    page.goto(served.url + set_up(served, "antropolis", until=can_be_turned_on_the_spot))
    player = Player(page, Random(2))
    assert player.wait_for_turn()
    hand(page).first.click()
    hexes(page).first.hover()
    first = ghost(page)
    page.keyboard.press("r")
    assert ghost(page)[0] == first[0]
    assert rotation(ghost(page)) != rotation(first)
    page.keyboard.press("Shift+R")
    assert ghost(page) == first
    page.keyboard.press("r")
    turned, length = ghost(page), player.length
    assert turned not in laid(page)
    page.locator('[data-pick^="hex-"].lit').click()
    player.wait_for_more(length)
    assert turned in laid(page)


@pytest.mark.parametrize("steps", [12, 1], ids=["calmly", "in one go"])
def test_a_tile_is_dragged_from_the_hand(served: Served, new_page: NewPage, steps: int) -> None:
    page = new_page()
    page.goto(served.url + set_up(served, "antropolis", until=can_be_turned))
    player = Player(page, Random(3))
    assert player.wait_for_turn()
    start = box_of(hand(page).first)
    hand(page).first.click()
    end = box_of(hexes(page).last)
    page.keyboard.press("Escape")
    expect(hexes(page)).to_have_count(0)
    length, before = player.length, len(laid(page))
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=steps)
    page.mouse.up()
    player.wait_for_more(length)
    assert len(laid(page)) == before + 1


View = tuple[float, ...]


def grown_map(served: Served, new_page: NewPage) -> tuple[Player, Page, View, View]:
    """Play until the map has grown to the left or to the top; return what both pages showed first.

    The second page looks closer by hand. The server draws the seeds: if a game ends before its map
    has grown, another one is played.
    """
    for number in range(_GAMES):
        page, closer = new_page(), new_page()
        address = served.url + set_up(served, "antropolis")
        page.goto(address)
        closer.goto(address)
        player = Leftward(page, Random(number))
        assert player.wait_for_turn()
        closer.get_by_test_id("zoom-in").click()
        first, zoomed = view_box(page), view_box(closer)
        assert zoomed[2] < first[2]
        while player.wait_for_turn():
            if view_box(page)[:2] != first[:2]:
                return player, closer, first, zoomed
            player.play_action()
        page.close()
        closer.close()
    raise AssertionError("the map does not grow to the left or to the top")


def test_the_map_grows_and_is_shown_whole(served: Served, new_page: NewPage) -> None:
    """To the left or to the top as well; a person who looks closer by hand keeps the view."""
    player, closer, first, zoomed = grown_map(served, new_page)
    page, whole = player.page, view_box(player.page)
    assert whole[0] <= first[0]
    assert whole[1] <= first[1]
    assert all(is_inside(numbers(tile), whole) for tile in laid(page))
    expect(closer.locator("body")).to_have_attribute("data-length", str(player.length))
    assert view_box(closer) == zoomed
    closer.get_by_test_id("zoom-fit").click()
    assert view_box(closer) == whole


def test_a_phone_and_a_finger(served: Served, new_page: NewPage) -> None:
    """The larger market leaves room for the map; tiles are turned by a button."""
    page = new_page(**PHONE)
    page.goto(served.url + set_up(served, "antropolis", variant="supersize", until=can_be_turned))
    player = Player(page, Random(5), touch=True)
    assert player.wait_for_turn()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert box_of(page.locator('[data-surface="market"]'))["height"] < 844 / 4
    player.press(hand(page).first)
    player.press(hexes(page).first)
    turned, length = player.turn(ghost), player.length
    page.locator('[data-pick^="hex-"].lit').tap()
    player.wait_for_more(length)
    assert turned in laid(page)
    for _ in range(12):
        assert player.wait_for_turn()
        player.play_action()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_ants_flee_in_the_middle_of_anothers_turn(served: Served, new_page: NewPage) -> None:
    """Two at one screen: whoever was attacked is asked, then the attacker goes on."""
    page = new_page()
    address = set_up(
        served, "antropolis", variant="supersize", persons=2, until=has_to_flee, rather=HOSTILE
    )
    page.goto(served.url + address)
    player = Player(page, Random(6))
    assert player.wait_for_turn()
    attacked = page.locator("section.acting").get_attribute("data-seat")
    asked = page.get_by_test_id("asked")
    expect(asked).to_contain_text(re.compile("flee|escape"))
    while re.search("flee|escape", asked.inner_text()):
        player.play_action()
        assert player.wait_for_turn()
    attacker = page.locator("section.acting").get_attribute("data-seat")
    assert {attacked, attacker} == {"0", "1"}
