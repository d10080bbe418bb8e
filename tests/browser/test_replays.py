"""Looking back: positions by keys and addresses, from files, by other eyes, and on from there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import formicarium as fm
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import until
from tests.browser.tables import set_up
from tests.browser.test_words import assert_all_words_are_there
from tests.server.serving import Served

RECORDS = Path(__file__).parents[1] / "records" / "0.2.0"
_DROP = """text => {
    const dragged = new DataTransfer();
    dragged.items.add(new File([text], 'a.record', { type: 'text/plain' }));
    for (const kind of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(
            new DragEvent(kind, { dataTransfer: dragged, bubbles: true, cancelable: true }));
}"""
_SPEED = "speed => localStorage.setItem('formicarium.replay-speed', speed)"
_PIECES = """() => [...document.querySelectorAll('svg.surface g[data-id]')]
    .map(each => each.getAttribute('transform') + each.innerHTML.match(/href="[^"]*/))
    .sort().join()"""
"""What lies where; ids are counted from somewhere in the game and are left out."""


def text_of(name: str) -> str:
    """The text of a record."""
    return (RECORDS / f"{name}.record").read_text(encoding="utf-8")


def imported(page: Page, served: Served, name: str) -> str:
    """Store a record without clicking; return the address of its replay behind the server's."""
    headers = {"Content-Type": "text/plain"}
    answer = page.request.post(f"{served.url}/api/records", data=text_of(name), headers=headers)
    return f"/#/replay/{answer.json()['id']}"


def expect_at(page: Page, number: int, total: int) -> None:
    """The address and the page are at this number of the record."""
    expect(page).to_have_url(re.compile(rf"[?]at={number}(&|$)"))
    expect(page.locator("body[data-busy]")).to_have_count(0)
    if number:
        words = re.compile(rf"\b{number}\b.*\b{total}\b")
        expect(page.get_by_test_id("replay-move")).to_have_text(words)


@pytest.mark.parametrize(
    ("name", "language"),
    [("micropolis-expert-2", "en"), ("myrmes-second-2", "de"), ("antropolis-base-2", "pl")],
)
def test_every_position_has_keys_and_an_address(
    served: Served, new_page: NewPage, name: str, language: str
) -> None:
    """Others who open the address see the same; the graph and the moves lead there, too."""
    record = fm.Record.from_text(text_of(name))
    total = len(record.moves)
    page = new_page(locale=language)
    address = imported(page, served, name)
    page.goto(served.url + address)
    expect_at(page, 0, total)
    for key, at in [("End", total), ("ArrowLeft", total - 1), ("Home", 0), ("ArrowRight", 1)]:
        page.keyboard.press(key)
        if not name.startswith("myrmes") or key in ("End", "Home"):  # secret choices are left out
            expect_at(page, at, total)
    page.keyboard.press("End")
    expect_at(page, total, total)
    page.keyboard.press("Shift+ArrowLeft")
    scrub = page.get_by_test_id("scrub")
    scrub.focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-testid=moves] .later").last).to_be_attached()
    expect(page.get_by_test_id("graph").locator("[data-series]")).to_have_count(2)
    page.get_by_test_id("graph").click(position={"x": 300, "y": 60})
    expect(page).not_to_have_url(re.compile(rf"at={total}\b"))
    expect(page.locator("body[data-busy]")).to_have_count(0)
    until(page, lambda: _address_is_settled(page))
    assert_all_words_are_there(page)
    seen = page.evaluate(_PIECES)
    other = new_page(locale=language, **PHONE)
    other.goto(page.url)
    expect(other.get_by_test_id("scrub")).to_have_value(scrub.input_value())
    expect(other.locator("svg.surface").first).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("scrub")).to_have_value(other.get_by_test_id("scrub").input_value())
    expect(page.locator("svg.surface").first).to_be_visible()
    assert page.evaluate(_PIECES) == seen
    expect(page.get_by_test_id("moves-loading")).to_have_count(0)
    page.get_by_test_id("moves").get_by_role("button").nth(2).click()
    expect(page.get_by_test_id("moves").locator("button").nth(2)).to_have_attribute(
        "aria-current", "step"
    )


def _address_is_settled(page: Page) -> bool:
    """Whether the number in the address belongs to the position on the screen."""
    shown = re.search(r"\d+", page.get_by_test_id("replay-move").inner_text())
    return shown is not None and bool(re.search(rf"at={shown[0]}\b", page.url))


def test_a_file_is_opened_seen_by_others_and_played_on(served: Served, new_page: NewPage) -> None:
    page = new_page(excused="422 (Unprocessable Entity)")
    page.goto(served.url)
    page.get_by_test_id("import-file").set_input_files(
        {"name": "a.txt", "mimeType": "text/plain", "buffer": b"no record"}
    )
    expect(page.get_by_test_id("toast")).to_contain_text("This record cannot be played")
    page.evaluate(_DROP, text_of("micropolis-base-3"))
    expect_at(page, 0, 40)
    page.get_by_test_id("eyes").select_option("B")
    expect(page).to_have_url(re.compile("at=0&eyes=B"))
    expect(page.locator(".board.mine")).to_have_attribute("data-seat", "1")
    page.get_by_test_id("share").click()
    dialog = page.get_by_test_id("share-dialog")
    expect(dialog.locator("input").first).to_have_value(re.compile("#/replay/.*at=0&eyes=B"))
    with page.expect_download() as saved:
        page.get_by_test_id("save-record").click()
    assert fm.Record.load(saved.value.path()) == fm.Record.from_text(text_of("micropolis-base-3"))
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    expect(page.get_by_test_id("play-on")).to_be_disabled()
    page.get_by_test_id("replay-previous").click()
    expect_at(page, 39, 40)
    position = page.url
    page.get_by_test_id("play-on").click()
    expect(page.get_by_test_id("seat-1")).to_have_value("me")
    page.get_by_test_id("branch").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    page.get_by_test_id("origin").click()
    expect_at(page, 39, 40)
    assert page.url.partition("&")[0] == position.partition("&")[0]


def test_looking_back_from_a_running_table(served: Served, new_page: NewPage) -> None:
    """Since one's last turn, from the log, and back; links carry no secret."""
    page = new_page()
    address = set_up(served, "micropolis", 3, least=2)
    page.goto(served.url)
    page.evaluate(_SPEED, "8")
    page.goto(served.url + address)
    expect(page.get_by_test_id("prompt")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_test_id("recap-bar")).to_contain_text("Since your last turn")
    expect(page.get_by_test_id("prompt")).to_be_visible()
    page.evaluate(_SPEED, "0.001")
    page.get_by_test_id("recap").click()
    page.get_by_test_id("recap-skip").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    page.get_by_test_id("log").get_by_role("link").nth(1).click()
    expect(page.get_by_test_id("scrub")).to_be_visible()
    expect(page).to_have_url(re.compile(r"#/replay/[0-9a-f]+[?]at=\d+$"))
    expect(page.get_by_test_id("eyes")).to_have_count(0)
    page.get_by_test_id("to-table").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
