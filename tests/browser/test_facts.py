"""What is to be known about the game and its players is on the screen."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.tables import set_up
from tests.server.serving import Served


def test_without_an_offer_common_facts_stand_on_the_first_board(
    served: Served, new_page: NewPage
) -> None:
    page = new_page()
    page.goto(served.url + set_up(served, "trail"))
    board = page.get_by_role("region", name="The trail")
    expect(board.locator(".facts")).to_contain_text("Points left on the trail")
    expect(page.locator(".player .facts")).to_have_count(2)
    expect(page.locator(".player .facts").first).to_contain_text("Points so far")
