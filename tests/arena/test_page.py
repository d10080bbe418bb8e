"""The page with plots: well formed, complete in itself, and the same numbers as everywhere."""

import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

import msgspec
import pytest

from formicarium.arena import Match, Results, run
from formicarium.arena.page import page, write_page
from formicarium.arena.result import Times
from formicarium.arena.units import percent
from tests.arena.matches import result

_VOID = {"meta", "link", "wbr"}
_LONG = ("search:iterations=1,seconds=0.25", "search:iterations=2,seconds=0.25")
_SIX = ("random", "greedy", "easy", "medium", "hard", "search:iterations=1")


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
        (_LONG, 2, "micropolis", 2),
        (_SIX, 6, "micropolis", 6),
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
    rate = percent(results.standings[0].wins.value).replace(" ", "\N{NO-BREAK SPACE}")
    assert f"<b>greedy</b> won <b>{rate} of the games" in text
    assert (
        "formicarium arena micropolis --variant base --players 2 --option start=A "
        "--bots greedy,random --games 6 --seed 3"
    ) in text


# ------------------------------------------------------------------------------------- the verdict


def _ended(bots: Sequence[str], orders: Sequence[Sequence[str]], games: int) -> Results:
    """A match whose games ended in these orders, the winner first, in turn."""
    match = Match.of("micropolis", bots, players=len(bots), games=games)
    results = []
    for index in range(match.games):
        order, line_up = orders[index % len(orders)], match.line_up(index)
        scores = tuple(60 - 5 * order.index(bot) for bot in line_up)
        game = result(line_up, scores, (line_up.index(order[0]),))
        times = (Times(0.001, 0.002),) * len(bots)
        results.append(msgspec.structs.replace(game, index=index, seconds=times))
    return Results(match, results)


def _verdict(results: Results) -> str:
    found = re.search(r'<p class="verdict">(.*?)</p>', page(results))
    assert found
    return re.sub(r"<.*?>", "", found[1])


def _contest(ahead: int, behind: int) -> Results:
    """Greedy and medium share the victories, and random is always last."""
    won, lost = ("greedy", "medium", "random"), ("medium", "greedy", "random")
    return _ended(won, [won] * ahead + [lost] * behind, ahead + behind)


def test_43_of_60_victories_are_clearly_more_than_17() -> None:
    """Although the intervals of the two ratings overlap."""
    results = _contest(43, 17)
    best, second, _ = results.standings
    assert best.rating.low < second.rating.high
    assert _verdict(results).endswith(": clearly ahead of medium and random.")


def test_33_of_60_victories_are_not_clearly_more_than_27() -> None:
    assert _verdict(_contest(33, 27)).endswith(", but is not clearly ahead of medium.")


def test_four_victories_in_a_row_prove_nothing() -> None:
    results = _ended(("greedy", "random"), [("greedy", "random")], 4)
    assert _verdict(results).endswith(", but is not clearly ahead of random.")


@pytest.mark.parametrize("won", range(10, 20))
def test_between_two_bots_the_verdict_is_that_of_the_plot(won: int) -> None:
    orders = [("greedy", "random")] * won + [("random", "greedy")] * (20 - won)
    results = _ended(("greedy", "random"), orders, 20)
    wins = results.standings[0].wins
    assert ("not clearly" in _verdict(results)) is (wins.low <= 0.5)


def test_a_bot_of_many_seats_must_win_more_often() -> None:
    """Three seats against one: 18 of 24 games are what equal strength would give."""
    bots = ("greedy", "greedy", "greedy", "random")
    match = Match.of("micropolis", bots, players=4, games=24)
    games = []
    for index in range(24):
        line_up = match.line_up(index)
        winner = line_up.index("greedy" if index % 4 else "random")
        scores = tuple(9 if seat == winner else 5 for seat in range(4))
        game = result(line_up, scores, (winner,))
        games.append(msgspec.structs.replace(game, seconds=(Times(0.001, 0.002),) * 4))
    assert "not clearly ahead" in _verdict(Results(match, games))


def test_shared_victories_favour_nobody() -> None:
    results = _ended(("greedy", "random"), [("greedy", "random")], 20)
    shared = [msgspec.structs.replace(game, winners=(0, 1)) for game in results.games]
    assert "not clearly ahead" in _verdict(Results(results.match, shared))


def test_many_bots_are_not_listed() -> None:
    turns = [_SIX[i:] + _SIX[:i] for i in range(6)]
    assert _verdict(_ended(_SIX, [_SIX], 12)).endswith(": clearly ahead of all others.")
    assert _verdict(_ended(_SIX, turns, 12)).endswith(", but is not clearly ahead of any other.")


def test_the_verdict_is_about_the_bot_that_won_most() -> None:
    """Medium is never last and has the highest rating, but greedy won more games."""
    risky, steady = ("greedy", "medium", "random"), ("medium", "random", "greedy")
    results = _ended(risky, [risky, steady, risky, steady, risky], 60)
    assert results.standings[0].bot == "medium"
    assert _verdict(results).startswith("greedy won 60.0")


# ---------------------------------------------------------------------------- words in their place


class _Box(NamedTuple):
    """What a part of a plot covers."""

    name: str
    left: float
    right: float
    top: float
    bottom: float

    def covers(self, other: "_Box") -> bool:
        return (
            min(self.right, other.right) - max(self.left, other.left) > 1
            and min(self.bottom, other.bottom) - max(self.top, other.top) > 1
        )


def _plots(drawn: str) -> Iterator[ET.Element]:
    for plot in re.findall(r'<svg viewBox="0 0 480.*?</svg>', drawn):
        yield ET.fromstring(plot)  # noqa: S314 - our own drawing


def _words(plot: ET.Element) -> list[_Box]:
    """Where the words of a plot are on a phone, where letters are largest, in a wide font."""
    return [_word(each) for each in plot.iter("text")]


def _word(each: ET.Element) -> _Box:
    classes = each.attrib["class"].split()
    size = 15 if {"tick", "note"} & set(classes) else 14 if "halo" in classes else 16
    words = each.text or ""
    width = len(words) * size * (0.61 if "name" in classes else 0.58)
    x, y = float(each.attrib["x"]), float(each.attrib["y"])
    left = x - width if "end" in classes else x - width / 2 if "middle" in classes else x
    return _Box(words, left, left + width, y - 0.75 * size, y + 0.2 * size)


def _marks(plot: ET.Element) -> list[_Box]:
    """Where the symbols and the bars of intervals are."""
    marks = []
    for each in plot.iter("circle"):
        x, y, r = (float(each.attrib[name]) for name in ("cx", "cy", "r"))
        marks.append(_Box("circle", x - r, x + r, y - r, y + r))
    for each in plot.iter("use"):
        x, y, size = map(float, re.findall(r"-?[\d.]+", each.attrib["transform"]))
        marks.append(_Box("mark", x - 9 * size, x + 9 * size, y - 9 * size, y + 9 * size))
    for each in plot.iter("line"):
        if "interval" in each.attrib["class"]:
            x1, x2, y = (float(each.attrib[name]) for name in ("x1", "x2", "y1"))
            marks.append(_Box("interval", x1 - 4.5, x2 + 4.5, y - 4.5, y + 4.5))
    return marks


def test_words_stay_in_their_frame(drawn: str) -> None:
    for plot in _plots(drawn):
        for word in _words(plot):
            assert word.left >= 0, word
            assert word.right <= 480, word


def test_words_do_not_cover_each_other(drawn: str) -> None:
    for plot in _plots(drawn):
        for one, other in combinations(_words(plot), 2):
            assert not one.covers(other), (one, other)


def test_marks_do_not_cover_words(drawn: str) -> None:
    for plot in _plots(drawn):
        for mark in _marks(plot):
            for word in _words(plot):
                assert not mark.covers(word), (mark, word)


def test_seats_that_never_won_are_named() -> None:
    results = _ended(("greedy", "random"), [("greedy", "random"), ("random", "greedy")], 20)
    assert results.seats[1].value == 0
    test_marks_do_not_cover_words(page(results))


def test_no_number_stands_twice_on_an_axis(drawn: str) -> None:
    for plot in _plots(drawn):
        ticks = [each.text for each in plot.iter("text") if "tick" in each.attrib["class"]]
        assert len(set(ticks)) == len(ticks)
        assert ticks


def test_games_of_one_length_have_one_number() -> None:
    drawn = page(_ended(("greedy", "random"), [("greedy", "random")], 6))
    lengths = next(p for p in _plots(drawn) if p.attrib["aria-label"].startswith("Decisions"))
    assert any(each.text == "2" for each in lengths.iter("text"))
    test_no_number_stands_twice_on_an_axis(drawn)


def test_each_bot_has_its_own_row_of_ratings(drawn: str) -> None:
    found = [p for p in _plots(drawn) if p.attrib["aria-label"].startswith("Ratings")]
    for plot in found:
        rows = [line.attrib for line in plot.iter("line") if "interval" in line.attrib["class"]]
        assert all(row["y1"] == row["y2"] for row in rows)
        assert len({row["y1"] for row in rows}) == len(rows) > 1


# ------------------------------------------------------------------------------------- for all eyes


def test_tables_scroll_and_say_so(drawn: str) -> None:
    """By finger, by wheel and by keyboard; each is named for those who cannot see it."""
    tables = drawn.count("<table>")
    regions = re.findall(r'<div class="wide" tabindex="0" role="region" aria-label="[^"]+">', drawn)
    assert len(regions) == tables >= 2


def test_numbers_are_not_parted_from_their_percent_sign(drawn: str) -> None:
    assert not re.search(r"\d %", drawn)


def test_thinking_says_which_mean_it_means(drawn: str) -> None:
    assert re.search(r">median [\d.]+ [mµ]?s, longest [\d.]+ [mµ]?s<", drawn)
    assert ">Mean time<" in drawn
    assert ">Time<" not in drawn


def test_nothing_is_named_by_pointing_only(drawn: str) -> None:
    assert "Point at" not in drawn
    legend = re.search(r'<ul class="legend">(.*?)</ul>', drawn)
    assert legend
    parts = set(re.findall(r"<rect[^>]*><title>([^<:]+):", drawn))
    assert len(parts) > 1
    assert all(f"</i>{part}</li>" in legend[1] for part in parts)
