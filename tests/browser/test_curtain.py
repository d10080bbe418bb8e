"""People who share a screen and choose in secret see nothing of each other's choices."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import NewPage
from tests.browser.player import Player, until
from tests.browser.tables import set_up
from tests.server.serving import Served


class Screen:
    """A screen that two people share, and all that it hears."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.player = Player(page, Random(3))
        self.curtain = page.get_by_test_id("curtain")
        self.front = page.get_by_test_id("hand-over")
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def seats(self) -> set[int]:
        """Return whose screen the server takes this for, according to all that it has sent."""
        frames = [json.loads(frame) for frame in self.heard]
        tables = [frame["table"] for frame in frames if "table" in frame]
        return {seat for table in tables for seat in table["mine"]}

    def choose_all(self) -> None:
        """Pick what is offered until the person in front has chosen, or all is revealed."""
        expect(self.front).to_be_visible()
        while self.front.is_visible():
            picks = self.player.pickable()
            if picks and self.page.locator("body[data-busy]").count() == 0:
                self.player.pick(self.player.choose(picks))
            self.page.wait_for_timeout(20)


@pytest.fixture
def screen(served: Served, new_page: NewPage) -> Screen:
    screen = Screen(new_page())
    screen.page.goto(served.url + set_up(served, "myrmes", 3, persons=2))
    return screen


def test_a_curtain_between_people(screen: Screen) -> None:
    page, curtain = screen.page, screen.curtain
    expect(curtain).to_contain_text("Hand the screen to Ida")
    until(page, lambda: screen.heard)
    assert screen.seats() == set()  # nobody is in front

    page.keyboard.press("Enter")  # the focus is on "I am Ida"
    screen.choose_all()
    expect(curtain).to_contain_text("Hand the screen to Jon")
    expect(page.get_by_test_id("log")).not_to_contain_text("Ida chooses the event")

    screen.heard.clear()
    page.reload()  # nothing of hers comes to the screen again
    expect(curtain).to_contain_text("Hand the screen to Jon")
    page.get_by_test_id("curtain-next").click()
    expect(page.get_by_test_id("log").locator("li").first).to_be_visible()
    assert screen.player.wait_for_turn()
    assert "Ida chooses the event" not in page.locator("body").inner_text()
    assert screen.seats() == {1}

    screen.front.click()  # she may come back, and choose again
    page.get_by_test_id("curtain-other").filter(has_text="Ida").click()
    expect(page.get_by_test_id("detail")).to_contain_text("You have chosen")
    page.get_by_test_id("undo").click()
    assert screen.player.wait_for_turn()
    screen.choose_all()
    page.get_by_test_id("curtain-next").click()
    screen.choose_all()
    # All is revealed: both see the same, or the next secret phase begins.
    until(page, lambda: curtain.is_visible() or page.get_by_test_id("prompt").is_visible())
    assert not screen.front.is_visible()
