"""Draw the pictures of the documentation again: ``make pictures``.

They show real tables of a real server in a real browser, and the README's table drawn by
``formicarium render``. Look at each of them before committing. Only what the documentation shows
goes there; ``python -m tests.browser.pictures FOLDER`` writes all games, moments, screens and
themes into a folder, for those who work on the client.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import formicarium as fm
from formicarium.core.choices import Choice
from formicarium.stage import Picture
from formicarium.version import __version__
from tests.browser.chromium import FLAGS, find
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.tables import Wanted, at_once, set_up
from tests.server.serving import Served

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
_RECORDS = ROOT / "tests" / "records" / __version__
_RECORD = _RECORDS / "micropolis-base-3.record"

_KEY = "babad-bamag-bibaj-bimal-boban-bomar-bubat-bumaz-jahut"
"""A personal key; every screen shows the games of the same person."""

SCREENS: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")


def tiles_to_lay(options: Sequence[Choice]) -> bool:
    """There are tiles that can be taken up and laid in several ways."""
    laid = [option.path[0] for option in options if re.search(" (take|place|lay) ", option.action)]
    return len({tile for tile in laid if laid.count(tile) > 1}) > 1


class Moment(NamedTuple):
    """A position worth a picture."""

    name: str
    game: str
    players: int
    turns: int | None
    """After so many actions of the person; None for the end."""
    variant: str | None = None

    @property
    def until(self) -> Wanted | None:
        """In the middle of a game something is to be laid."""
        if self.turns is None:
            return None
        return tiles_to_lay if self.name.endswith("middle") else at_once


_MYRMES = {"early": 3, "middle": 25, "late": 60, "end": None}
_ANTROPOLIS = {"base": (2, 2, 18, 36), "all-tiles": (3, 2, 30, 60), "supersize": (4, 2, 25, 45)}
"""The number of players, and after how many actions it is early, the middle and late."""
MOMENTS = [
    Moment("early", "micropolis", 3, 0),
    Moment("middle", "micropolis", 3, 6),
    Moment("late", "micropolis", 3, 11),
    Moment("end", "micropolis", 3, None),
    *(
        Moment(f"myrmes-{players}-{name}", "myrmes", players, turns)
        for players in (2, 3, 4)
        for name, turns in _MYRMES.items()
    ),
    *(
        Moment(f"antropolis-{variant}-{players}-{name}", "antropolis", players, turns, variant)
        for variant, (players, *moments) in _ANTROPOLIS.items()
        for name, turns in zip(("early", "middle", "late", "end"), [*moments, None], strict=True)
    ),
]
SHOWN = {
    "start-desktop-light",
    "games-desktop-light",
    "middle-desktop-light",
    "middle-phone-dark",
    "end-desktop-light",
    "hint-desktop-light",
    "lesson-desktop-light",
    "lesson-phone-dark",
    "score-desktop-light",
    "settings-desktop-light",
    "replay-desktop-light",
    "replay-phone-dark",
    "myrmes-4-middle-desktop-light",
    "myrmes-3-late-desktop-dark",
    "myrmes-2-middle-phone-light",
    "antropolis-supersize-4-middle-desktop-light",
    "antropolis-supersize-4-middle-phone-light",
}
"""The pictures of the documentation."""
RATHER = (
    " lay ",
    " put ",
    " feed ",
    " mate ",
    " collect ",
    " buy ",
    " place ",
    " hunt ",
    " objective ",
    " dig",
    " harvest ",
    " tunnel ",
    " out ",
    " step ",
    " nurses workers [123]",
    " nurses larvae 0",
    " nurses atelier [12]",
    " work (?!gestation)",
)
"""What somebody does who wants her table to look lived in; other games know no such words."""


def main() -> None:
    """Draw the README's table, then photograph games on every kind of screen."""
    everything = len(sys.argv) > 1
    folder = Path(sys.argv[1]) if everything else FOLDER
    folder.mkdir(exist_ok=True)
    _draw_table(folder)
    with (
        tempfile.TemporaryDirectory() as data,
        Served(Path(data)) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        camera = Camera(browser, folder, None if everything else SHOWN)
        camera.start_pages(served)
        for moment in MOMENTS:
            camera.moment(served, moment)
        camera.hints(served)
        camera.lessons(served)
        camera.scores(served)
        camera.games(served)
        camera.settings(served)
        camera.replays(served)
        browser.close()


def _draw_table(folder: Path) -> None:
    record = fm.Record.load(_RECORD)
    state = record.replay(upto=len(record.moves) * 2 // 3)
    path = folder / "table.png"
    path.write_bytes(Picture(state).png())
    _shrink(path)


class Camera:
    """Photographs pages on every kind of screen, if they are wanted."""

    def __init__(self, browser: Browser, folder: Path, wanted: set[str] | None) -> None:
        self._browser = browser
        self._folder = folder
        self._wanted = wanted

    def start_pages(self, served: Served) -> None:
        """The start page."""
        for name, page in self._pages("start"):
            page.goto(served.url)
            page.get_by_test_id("play-bots").first.wait_for()
            page.add_style_tag(
                content="[data-game=trail] { display: none !important }"
            )  # only tests know it
            self._shoot(page, name)

    def moment(self, served: Served, moment: Moment) -> None:
        """One table on all screens."""
        pages = list(self._pages(moment.name))
        if not pages:
            return
        address = set_up(
            served,
            moment.game,
            moment.players,
            variant=moment.variant,
            until=moment.until,
            least=moment.turns or 0,
            rather=RATHER,
            bots="greedy",
        )
        for name, page in pages:
            page.goto(served.url + address)
            page.get_by_test_id("prompt").wait_for()
            page.wait_for_timeout(300)
            if moment.name.endswith("middle"):
                _take_up(page)
            self._shoot(page, name)

    def hints(self, served: Served) -> None:
        """What a strong bot would do, with the pointer at its first choice."""
        address = set_up(served, "micropolis", 3, until=tiles_to_lay, least=6)
        for name, page in self._pages("hint"):
            page.goto(served.url + address)
            page.get_by_test_id("hint").click()
            page.get_by_test_id("hint-line").first.hover()
            self._shoot(page, name)

    def lessons(self, served: Served) -> None:
        """A guided first game, at the step about winter."""
        for name, page in self._pages("lesson"):
            page.goto(f"{served.url}/#/learn/myrmes")
            for _ in range(2):
                page.get_by_test_id("lesson-next").click()
            self._shoot(page, name)

    def scores(self, served: Served) -> None:
        """What made the points of a cell of the score sheet."""
        address = set_up(served, "micropolis", 3, least=9, bots="greedy")
        for name, page in self._pages("score"):
            page.goto(served.url + address)
            if name.startswith("score-phone"):
                page.get_by_test_id("menu").tap()
            page.get_by_test_id("score-cell").first.click()
            page.get_by_test_id("score-part").first.wait_for()
            self._shoot(page, name)

    def settings(self, served: Served) -> None:
        """The settings above a table."""
        address = set_up(served, "myrmes", 3, least=25, rather=RATHER, bots="greedy")
        for name, page in self._pages("settings"):
            page.goto(served.url + address)
            page.get_by_test_id("settings-button").click()
            page.get_by_test_id("settings-sheet").wait_for()
            self._shoot(page, name)

    def games(self, served: Served) -> None:
        """Open and finished games of a person, with their statistics."""
        pages = list(self._pages("games"))
        if not pages:
            return
        addresses = [
            set_up(served, game, players, until=until, bots=bots, least=least, rather=RATHER)
            for game, players, until, bots, least in (
                ("micropolis", 3, None, "easy", 0),
                ("micropolis", 2, None, "random", 0),
                ("micropolis", 3, None, "easy", 0),
                ("antropolis", 2, at_once, "easy", 9),
                ("micropolis", 4, at_once, "medium", 5),
                ("myrmes", 3, at_once, "easy", 20),
            )
        ]
        secrets = [re.search(r"table/([^?]+)\?s=(.+)", each) for each in addresses]
        tables = [{"id": each[1], "secrets": [each[2]]} for each in secrets if each]
        for name, page in pages:
            page.goto(served.url)
            page.evaluate(
                "tables => localStorage.setItem('formicarium.tables', JSON.stringify(tables))",
                tables,
            )
            page.evaluate(
                "key => localStorage.setItem('formicarium.key', JSON.stringify(key))", _KEY
            )
            page.goto(f"{served.url}/#/games")
            page.get_by_test_id("statistics").wait_for()
            page.get_by_test_id("go-on").first.wait_for()
            self._shoot(page, name)

    def replays(self, served: Served) -> None:
        """A game to look back at, in its middle, through the eyes of a player."""
        text = (_RECORDS / "myrmes-second-3.record").read_bytes()
        for name, page in self._pages("replay"):
            headers = {"Content-Type": "text/plain"}
            url = f"{served.url}/api/records"
            replay = page.request.post(url, data=text, headers=headers).json()["id"]
            page.goto(f"{served.url}/#/replay/{replay}?at=215&eyes=A")
            page.get_by_test_id("scrub").wait_for()
            if name.startswith("replay-desktop"):  # the rounds come when all moves are there
                page.get_by_test_id("graph").locator(".round").first.wait_for(state="attached")
            self._shoot(page, name)

    def _pages(self, name: str) -> Iterator[tuple[str, Page]]:
        for screen, theme in product(SCREENS, THEMES):
            full = f"{name}-{screen}-{theme}"
            if self._wanted is None or full in self._wanted:
                context = self._browser.new_context(
                    **SCREENS[screen],
                    color_scheme="dark" if theme == "dark" else "light",
                    reduced_motion="reduce",
                    locale="en-GB",
                    bypass_csp=True,  # for a style of ours
                )
                yield full, context.new_page()

    def _shoot(self, page: Page, name: str) -> None:
        page.wait_for_timeout(700)
        path = self._folder / f"{name}.png"
        page.screenshot(path=path)
        _shrink(path)
        page.context.close()


def _take_up(page: Page) -> None:
    """With a tile in hand: the places where it fits are lit up."""
    tiles = page.locator("svg [data-pick]:not([data-final])")
    if not tiles.count():
        return
    tiles.last.click()
    places = page.locator("svg .spot[data-final]")
    if places.count():
        places.first.scroll_into_view_if_needed()
        places.first.hover()


def _shrink(path: Path) -> None:
    with Image.open(path) as image:
        opaque = image.convert("RGB")
    opaque.save(path, optimize=True)


if __name__ == "__main__":
    main()
