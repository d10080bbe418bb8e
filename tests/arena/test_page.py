"""The page with plots: well formed, complete in itself, and the same numbers as everywhere."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from formicarium.arena import Match, run
from formicarium.arena.page import page, write_page
from formicarium.arena.units import percent

_VOID = {"meta", "link"}


class _Tags(HTMLParser):
    """Notes which elements are open, and what is named and referred to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.references: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in _VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(str(value))
            if name == "href" and str(value).startswith("#"):
                self.references.add(str(value)[1:])

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(
    params=[
        (("greedy", "random"), 2, "micropolis", 6),
        (("random",), 6, "micropolis", 1),
        (("greedy", "random", "random", "random"), 4, "micropolis", 4),
        (("random",), 2, "myrmes", 2),
    ],
    ids=str,
    scope="module",
)
def drawn(request: pytest.FixtureRequest) -> str:
    bots, players, game, games = request.param
    return page(run(Match.of(game, bots, players=players, games=games, seed=3)))


def test_every_element_is_closed_and_every_symbol_is_there(drawn: str) -> None:
    tags = _Tags()
    tags.feed(drawn)
    tags.close()
    assert tags.open == []
    assert len(set(tags.ids)) == len(tags.ids)
    assert tags.references <= set(tags.ids)


def test_drawings_are_well_formed_and_stay_in_their_frames(drawn: str) -> None:
    plots = re.findall(r"<svg viewBox.*?</svg>", drawn)
    assert len(plots) >= 5
    for plot in plots:
        root = ET.fromstring(plot)  # noqa: S314 - our own drawing
        left, top, width, height = map(float, root.attrib["viewBox"].split())
        for shape in root.iter():
            for name in ("x", "x1", "x2", "cx"):
                assert left <= float(shape.get(name, left)) <= left + width
            for name in ("y", "y1", "y2", "cy"):
                assert top <= float(shape.get(name, top)) <= top + height


def test_numbers_are_numbers(drawn: str) -> None:
    assert not re.search(r"\b(nan|inf)\b", drawn)


def test_nothing_is_fetched_and_nothing_runs(drawn: str) -> None:
    assert "<script" not in drawn
    assert "://" not in drawn
    assert "default-src 'none'" in drawn


def test_light_and_dark(drawn: str) -> None:
    assert "prefers-color-scheme:dark" in drawn
    named = set(re.findall(r"var\(--([\w-]+)\)", drawn))
    defined = set(re.findall(r"--([\w-]+):", drawn))
    assert named <= defined


def test_it_says_who_won_and_how_to_play_it_again(tmp_path: Path) -> None:
    match = Match.of(
        "micropolis", ["greedy", "random"], players=2, games=6, seed=3, options={"start": "A"}
    )
    results = run(match)
    write_page(results, tmp_path / "page.html")
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert f"<b>greedy</b> won <b>{percent(results.standings[0].wins.value)} of the games" in text
    assert (
        "formicarium arena micropolis --variant base --players 2 --option start=A "
        "--bots greedy,random --games 6 --seed 3"
    ) in text
