"""Measure tables on screens of all sizes: what overlaps, is cut off, scrolls or is too small.

``python -m tests.browser.layouts`` measures every game, variant and number of players, early and in
the middle, and prints what is wrong; ``make soak`` runs it. ``test_layout.py`` measures some.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from math import ceil, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

import formicarium as fm
from tests.browser.chromium import FLAGS, find
from tests.browser.tables import set_up
from tests.server.serving import Served

SIZES = [
    (360, 740),
    (390, 844),
    (768, 1024),
    (844, 390),
    (853, 480),  # 1280 x 720 at 150 %
    (960, 600),  # 1440 x 900 at 150 %
    (1024, 768),
    (1280, 720),
    (1366, 650),
    (1440, 780),
    (1440, 900),
    (1536, 730),
    (1920, 1080),
]
"""Widths and heights in pixels of the style sheets."""
PHONE = 704
"""On screens up to this width the page scrolls, and cards stand one below the other."""
LEAST = 2 / 3
"""Boards have at least this part of the size that they could have."""

_SETTLED = """([width, height]) => new Promise(done => {
    let before = '', same = 0;
    const look = () => {
        const boxes = [...document.querySelectorAll('.surfaces, .cell')].map(cell => {
            const {x, y, width, height} = cell.getBoundingClientRect();
            return [x, y, width, height];
        });
        const now = JSON.stringify([innerWidth, innerHeight, ...boxes]);
        same = now === before && innerWidth === width && innerHeight === height ? same + 1 : 0;
        before = now;
        if (same < 4) requestAnimationFrame(look);
        else done();
    };
    look();
})"""
"""The layout follows a new size within a frame or two; then it is still."""

_MEASURE = """phone => {
    const found = [], PHONE = 704, TALL = 600, SHORT = 480;
    const all = (css, from = document) => [...from.querySelectorAll(css)];
    const box = each => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return { left, top, right, bottom };
    };
    const holds = (a, b) => b.left >= a.left - 1 && b.right <= a.right + 1 &&
        b.top >= a.top - 1 && b.bottom <= a.bottom + 1;
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 &&
        a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const name = each => each.getAttribute('aria-label') || each.className || each.tagName;
    const shown = each => each.checkVisibility();
    const root = document.scrollingElement, stage = document.querySelector('.stage');
    const prompt = document.querySelector('.prompt'), header = document.querySelector('header');
    // Chromium keeps an old width of the page's content until something is laid out again.
    document.body.style.display = 'none';
    document.body.getBoundingClientRect();
    document.body.style.display = '';
    scrollTo(0, 0);
    const cards = all('.surfaces .card'), places = cards.map(box), room = box(stage);
    if (root.scrollWidth > innerWidth) found.push(`the page scrolls to ${root.scrollWidth}`);
    if (!phone && root.scrollHeight > innerHeight) found.push('the page scrolls');
    if (stage.scrollWidth > stage.clientWidth) found.push('the stage scrolls sideways');
    const more = stage.scrollHeight - stage.clientHeight;
    if (!phone && more > 0 && (more < 20 || innerHeight >= TALL))
        found.push(`the stage scrolls by ${more}`);
    for (const each of all('.surfaces *, .prompt *, header *')) {
        // On a small screen these may scroll: pieces stay large, and words whole.
        const scrolls = phone ? '.offer .scroll' : innerHeight <= SHORT ? '.acts' : 'svg';
        if (!(each instanceof HTMLElement) || each.matches(scrolls)) continue;
        const more = each.scrollWidth - each.clientWidth;
        if (more > 0 && ['auto', 'scroll'].includes(getComputedStyle(each).overflowX))
            found.push(`${each.className} scrolls by ${more}`);
    }

    const parts = '.drawing, svg.surface, h2, .facts li, header button';
    places.forEach((place, n) => {
        const card = cards[n];
        if (place.left < room.left || place.right > room.right)
            found.push(`${name(card)} is outside`);
        cards.slice(n + 1).filter(other => meet(place, box(other)))
            .forEach(other => found.push(`${name(card)} meets ${name(other)}`));
        all(parts, card)
            .filter(part => shown(part) && !(phone && part.closest('.scroll')))
            .filter(part => !holds(place, box(part)))
            .forEach(part => found.push(`${name(part)} leaves ${name(card)}`));
        for (const facts of all('.facts', card))
            all('h2, header button', card)
                .filter(other => shown(facts) && shown(other) && meet(box(facts), box(other)))
                .forEach(other => found.push(`facts meet ${name(other)} in ${name(card)}`));
    });

    for (const bar of [prompt, header, ...all('.sidebar:not(.drawer)')])
        if (!phone && meet(box(bar), room)) found.push(`${name(bar)} covers the stage`);
    for (const bar of [prompt, header]) for (const button of all('button, a', bar).filter(shown)) {
        const words = button.innerText.trim();
        if (!words && !button.getAttribute('aria-label')) found.push('a button without a label');
        if (!button.closest('.acts') && !holds(box(bar), box(button)))
            found.push(`${name(button)} leaves ${name(bar)}`);
        const spoken = innerWidth > PHONE && innerHeight > SHORT && button.closest('.buttons');
        if (spoken && !words && !button.closest('.turns'))
            found.push(`${name(button)} has no words`);
    }
    const marks = all('[data-seat-points]');
    if (marks.some(mark => !holds(box(header), box(mark.querySelector('svg')))))
        found.push('a mark leaves the header');
    for (const button of all('[data-testid=enlarge]')) {
        button.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = box(button);
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (hit?.closest('button') !== button)
            found.push(`${name(button.closest('.card'))} cannot be enlarged`);
    }

    const before = cards.map(box), acts = prompt.querySelector('.acts');
    const asked = prompt.querySelector('.asked');
    const long = 'many words of a long question that takes several lines '.repeat(4);
    const words = document.createTextNode(long);
    const extra = [...Array(7)].map(() => document.createElement('button'));
    extra.forEach(each => each.append(long.slice(0, 40)));
    asked.append(words);
    acts.append(...extra);
    const after = cards.map(box);
    words.remove();
    extra.forEach(each => each.remove());
    if (JSON.stringify(before) !== JSON.stringify(after))
        found.push('a long question moves the table');

    const surfaces = document.querySelector('.surfaces');
    const whose = card => card.matches('.mine') ? 'own' : 'others';
    const kind = card => card.matches('.player') ? whose(card) : 'shared';
    const board = card => {
        const svg = card.querySelector('svg.surface'), { width, height } = svg.viewBox.baseVal;
        const scale = Math.min(svg.clientWidth / width, svg.clientHeight / height);
        const { left, top } = box(card);
        return { kind: kind(card), width, height, scale, left, top, seat: card.dataset.seat };
    };
    return {
        found, marks: marks.length, width: surfaces.clientWidth, height: surfaces.clientHeight,
        offers: all('.card.offer').length, boards: all('.card.board').map(board),
    };
}"""


class Size(NamedTuple):
    """The width and the height of something on a screen or on a surface."""

    width: float
    height: float


class Kind(NamedTuple):
    """A table to be measured."""

    game: str
    variant: str
    players: int
    least: int
    """The number of actions of the person before it is measured."""

    def __str__(self) -> str:
        return f"{self.game} {self.variant} for {self.players} after {self.least}"


def kinds(least: Sequence[int] = (0, 6)) -> Iterator[Kind]:
    """Yield all tables that can be set up."""
    for game in fm.games():
        for variant in game.variants:
            for players in game.players(variant):
                for actions in least:
                    yield Kind(game.id, variant, players, actions)


def complaints(page: Page, kind: Kind, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """Return what is wrong with the table of a page at some sizes, with the margin open or not."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_SETTLED, [width, height])
        measured = page.evaluate(_MEASURE, width <= PHONE)
        wrong = [*measured["found"], *_small(measured, kind, Size(width, height)), *_rows(measured)]
        if measured["marks"] != kind.players:
            wrong.append(f"{measured['marks']} seats on the line of points")
        found += [f"{kind}, {width}x{height}: {each}" for each in wrong]
    return found


def _small(measured: dict[str, Any], kind: Kind, screen: Size) -> Iterator[str]:
    boards = measured["boards"]
    main = [each for each in boards if each["kind"] != "others"] or boards
    is_now = _mean([each["scale"] * _side(Size(each["width"], each["height"])) for each in main])
    if screen.width <= PHONE:
        could_be = _mean([_on_phone(Size(each["width"], each["height"]), screen) for each in main])
    else:
        others = kind.players > 1
        room = Size(measured["width"], measured["height"])
        could_be = _could_be(main, room, offers=measured["offers"] > 0, others=others)
    if is_now < LEAST * could_be:
        yield f"boards are {is_now:.0f} pixels large and could be {could_be:.0f}"


def _could_be(main: list[dict[str, Any]], room: Size, *, offers: bool, others: bool) -> float:
    """Return how large the main boards could be: a bound that knows nothing of the layout.

    The offer takes at least an eighth of the height, the others together an eighth of the rest, at
    one side or below. Shared and own boards then divide the room in any proportion.
    """
    height = room.height * (7 / 8 if offers else 1)
    eighth = 7 / 8 if others else 1
    rooms = (Size(room.width, height * eighth), Size(room.width * eighth, height))
    return max(_together(main, each) for each in rooms)


def _together(main: list[dict[str, Any]], room: Size) -> float:
    groups = [
        [each for each in main if each["kind"] == kind] for kind in ("shared", "own", "others")
    ]
    sizes = [[Size(each["width"], each["height"]) for each in group] for group in groups if group]
    if len(sizes) == 1:
        return _in_grid(sizes[0], room)
    one, two = sizes
    best = 0.0
    for share in (n / 20 for n in range(4, 17)):
        for vertical in (False, True):
            first, second = _divided(room, share, vertical=vertical)
            drawn = [_in_grid(one, first)] * len(one) + [_in_grid(two, second)] * len(two)
            best = max(best, _mean(drawn))
    return best


def _divided(room: Size, share: float, *, vertical: bool) -> tuple[Size, Size]:
    if vertical:
        return Size(room.width, room.height * share), Size(room.width, room.height * (1 - share))
    return Size(room.width * share, room.height), Size(room.width * (1 - share), room.height)


def _in_grid(boards: list[Size], room: Size) -> float:
    """Return the side of one of some equal boards in the best grid of cards."""
    sides = []
    for columns in range(1, len(boards) + 1):
        cell = Size(room.width / columns, room.height / ceil(len(boards) / columns))
        sides.append(_drawn(boards[0], Size(cell.width - 18, cell.height - 48)))
    return max(sides)


def _on_phone(board: Size, screen: Size) -> float:
    """Return the side of a board that is as wide as the screen and leaves room for the question."""
    return _drawn(board, Size(screen.width - 30, screen.height * 0.65))


def _drawn(board: Size, room: Size) -> float:
    scale = min(room.width / board.width, room.height / board.height)
    return max(scale, 0.001) * _side(board)


def _side(board: Size) -> float:
    return sqrt(board.width * board.height)


def _mean(sides: list[float]) -> float:
    product = 1.0
    for side in sides:
        product *= side
    return float(product ** (1 / len(sides)))


def _rows(measured: dict[str, Any]) -> Iterator[str]:
    """The boards of others form one line or one column, with all boards of a player in one line."""
    others = [each for each in measured["boards"] if each["kind"] == "others"]
    if len(others) == len(measured["boards"]):  # nobody's are all others
        return
    each = max((sum(o["seat"] == other["seat"] for o in others) for other in others), default=0)
    columns = len({other["left"] for other in others})
    rows = len({other["top"] for other in others})
    if others and rows > 1 and columns > each:
        yield f"others in {columns} columns and {rows} rows"


def main() -> None:
    """Measure everything and print what is wrong."""
    found: list[str] = []
    with (
        tempfile.TemporaryDirectory() as data,
        Served(Path(data)) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        page = browser.new_page(reduced_motion="reduce", locale="en-GB")
        for kind in kinds():
            address = set_up(
                served, kind.game, kind.players, variant=kind.variant, least=kind.least
            )
            page.goto("about:blank")
            page.goto(served.url + address)
            page.locator("svg.surface").first.wait_for()
            wrong = complaints(page, kind)
            sys.stdout.write("\n".join([f"{kind}: {len(wrong) or 'fine'}", *wrong, ""]))
            sys.stdout.flush()
            found += wrong
        browser.close()
    if found:
        sys.exit(f"{len(found)} complaints")


if __name__ == "__main__":
    main()
