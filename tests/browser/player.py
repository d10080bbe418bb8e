"""Somebody who plays by clicking on whatever is lit up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from playwright.sync_api import Locator, Page

T = TypeVar("T")

_TURN = """() => !document.body.hasAttribute('data-busy') &&
    document.querySelector('[data-pick], [data-testid=end-dialog], [data-testid=curtain-next]')"""
_SOMETHING_NEW = """before => !document.body.hasAttribute('data-busy') &&
    (Number(document.body.dataset.length) > before || document.querySelector('[data-pick]'))"""
_SHOWN = """() => [
    document.body.dataset.length,
    document.body.hasAttribute('data-busy'),
    ...[...document.querySelectorAll('[data-pick]')].map(pick => pick.outerHTML),
].join()"""
_SWALLOWED = """() => [...document.querySelectorAll('svg [data-pick]')].flatMap(pick => {
    const box = pick.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.closest('[data-testid=prompt], header')) return [];
    const found = hit.closest('[data-pick]')?.dataset.pick;
    return found === pick.dataset.pick ? [] : [`${pick.dataset.pick} is covered by ${found}`];
})"""


def card(page: Page, game: str = "micropolis") -> Locator:
    """The card of a game on the start page."""
    return page.locator(f'[data-game="{game}"]')


def open_panel(page: Page, name: str) -> None:
    """Open a panel that is not on a tab but in the menu of the others."""
    page.get_by_test_id("tab-more").click()
    page.get_by_test_id(f"tab-{name}").click()


def until(page: Page, happens: Callable[[], object]) -> None:
    """Wait for something that a locator alone cannot say."""
    while not happens():
        page.wait_for_timeout(20)


class Player:
    """A person in front of a page, with a will of her own."""

    def __init__(self, page: Page, rng: Random, *, touch: bool = False) -> None:
        self.page = page
        self.rng = rng
        self.touch = touch

    @property
    def length(self) -> int:
        """The length of the log as the page knows it."""
        return int(self.page.locator("body").get_attribute("data-length") or 0)

    def is_over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.page.get_by_test_id("end-dialog").is_visible()

    def wait_for_turn(self) -> bool:
        """Wait until something can be picked; False if the game is over instead.

        Whoever is asked to sit down in front of the screen does so.
        """
        self.page.wait_for_function(_TURN)
        if (sit_down := self.page.get_by_test_id("curtain-next")).is_visible():
            sit_down.click()
            return self.wait_for_turn()
        return not self.is_over()

    def pickable(self) -> list[str]:
        """The ids of all that is lit up."""
        picks = self.page.locator("[data-pick]")
        ids: list[str] = picks.evaluate_all("all => all.map(each => each.dataset.pick)")
        return ids

    def press(self, spot: Locator) -> None:
        """Click or tap, and wait until the page shows it: a tap is heard of a moment later."""
        if not self.touch:
            spot.click()
            return
        before = self.page.evaluate(_SHOWN)
        spot.tap()
        self.page.wait_for_function(f"before => ({_SHOWN})() !== before", arg=before)

    def pick(self, target: str) -> None:
        """Press what is lit up; a finger taps a last pick twice, after its preview."""
        spot = self.page.locator(f'[data-pick="{target}"]').first
        final, length = spot.get_attribute("data-final") is not None, self.length
        self.press(spot)
        if not self.touch or not final:
            return
        done = self.length > length or self.page.locator("body[data-busy]").count()
        if not done:  # a place that was previewed before needs one tap only
            self.press(spot)

    def turn(self, previewed: Callable[[Page], T]) -> T:
        """Turn what is previewed with the button; return what is previewed then."""
        before = previewed(self.page)
        self.page.get_by_test_id("turn-right").tap()
        until(self.page, lambda: previewed(self.page) != before)
        return previewed(self.page)

    def choose(self, picks: list[str]) -> str:
        """What to click on next."""
        return self.rng.choice(picks)

    def covered(self) -> list[str]:
        """Picks on the table at whose middle the browser finds something else."""
        found: list[str] = self.page.evaluate(_SWALLOWED)
        return found

    def wait_for_more(self, length: int) -> None:
        """Wait until the log is longer than this."""
        self.page.wait_for_function("n => Number(document.body.dataset.length) > n", arg=length)

    def play_action(self) -> None:
        """Pick among what is lit up until an action is made."""
        before = self.length
        for _ in range(12):
            self.pick(self.choose(self.pickable()))
            self.page.wait_for_function(_SOMETHING_NEW, arg=before)
            if self.length > before:
                return
        raise AssertionError("twelve picks did not make an action")

    def play_to_the_end(self, most: int = 600) -> None:
        """Play until the end of the game is announced; a mouse can hit every pick in its middle."""
        for _ in range(most):
            if not self.wait_for_turn():
                return
            assert self.touch or self.covered() == []
            self.play_action()
        raise AssertionError("the game does not end")
