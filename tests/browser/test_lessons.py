"""Guided first games: to their ends, in all languages, by mouse, finger and keyboard."""

from __future__ import annotations

import re
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from formicarium import lessons
from formicarium.core.registry import games
from formicarium.lessons.script import text_of
from formicarium.stage import Texts
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Player, card, until
from tests.browser.test_words import LANGUAGES, assert_all_words_are_there
from tests.server.serving import Served

LESSONS = [game.id for game in games() if lessons.has(game.id)]
each_lesson = pytest.mark.parametrize("game", LESSONS)
_READY = """() => !document.body.hasAttribute('data-busy') && document.querySelector(
    '[data-pick], [data-testid=lesson-next], [data-testid=lesson-play]')"""
_ELSEWHERE = """() => {
    const free = [...document.querySelectorAll('svg.surface')].flatMap(svg => {
        if (svg.closest('.player:not(.mine)')) return [];
        const box = svg.getBoundingClientRect();
        const at = [[.03, .5], [.97, .5], [.5, .03], [.5, .97], [.03, .97], [.97, .03]];
        return at.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height]);
    });
    const middles = [...document.querySelectorAll('[data-pick]')].map(pick => {
        const box = pick.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    });
    return free.find(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit?.closest('svg.surface') && !hit.closest('[data-pick], [data-area]')
            && middles.every(([a, b]) => Math.hypot(a - x, b - y) > 60);
    });
}"""
"""A place on the table that is not lit, nor near anything that is."""


class Learner(Player):
    """A player who is guided: does what is lit, and reads on where nothing is."""

    def __init__(self, page: Page, game: str, language: str = "en", *, touch: bool = False) -> None:
        super().__init__(page, Random(1), touch=touch)
        self.steps = lessons.script(game).steps
        self.said = [Texts(language).format(text_of(game, step)) for step in self.steps]

    @property
    def step(self) -> int:
        """The index of the step that is shown."""
        return int(self.coach.get_attribute("data-step") or 0) - 1

    def is_beyond(self, step: int) -> bool:
        """Whether a later step is shown."""
        return self.step > step

    @property
    def coach(self) -> Locator:
        return self.page.get_by_test_id("coach")

    def ready(self) -> None:
        """Wait until the moves of the others have been shown."""
        self.page.wait_for_function(_READY)

    def is_asked(self) -> bool:
        """Whether something is lit to be picked."""
        self.ready()
        return self.page.locator("[data-pick]").count() > 0

    def reads(self) -> None:
        """What the script says is on the screen, in the language of the page."""
        self.ready()
        shown = self.page.get_by_test_id("lesson-text").inner_text()
        for paragraph in self.said[self.step].split("\n\n"):
            assert " ".join(paragraph.split()) in " ".join(shown.split())

    def go_on(self) -> None:
        """Make the move that is lit, or read on."""
        before = self.step
        if self.is_asked():
            assert self.touch or self.covered() == []
            assert len(self.pickable()) == 1
            self.play_action()
        else:
            self.press_button("lesson-next")
            self.page.wait_for_function(
                """n => document.body.hasAttribute('data-busy') ||
                Number(document.querySelector('[data-testid=coach]').dataset.step) > n""",
                arg=before + 1,
            )
        self.ready()

    def press_button(self, name: str) -> None:
        """Press a button of the card."""
        button = self.page.get_by_test_id(name)
        if self.touch:
            button.tap()
        else:
            button.click()

    def go_on_until(self, step: int) -> None:
        """Go on until this step is shown."""
        while self.step < step:
            self.go_on()

    def first_move(self) -> int:
        """Return the index of the first step that asks for a move."""
        return next(number for number, step in enumerate(self.steps) if step.do)


def open_lesson(served: Served, page: Page, game: str) -> None:
    """Come from the start page."""
    page.goto(served.url)
    card(page, game).get_by_test_id("learn").click()
    page.get_by_test_id("coach").wait_for()


def click_elsewhere(page: Page) -> None:
    """Click on a place of the table that is not lit."""
    x, y = page.evaluate(_ELSEWHERE)
    page.mouse.click(x, y)


@pytest.mark.parametrize(
    ("game", "language"),
    [(game, LANGUAGES[number % len(LANGUAGES)]) for number, game in enumerate(LESSONS)],
)
def test_to_the_end(served: Served, new_page: NewPage, game: str, language: str) -> None:
    """Every step says what its script says; a full game against a bot follows."""
    page = new_page(locale=language)
    open_lesson(served, page, game)
    learner = Learner(page, game, language)
    for number in range(len(learner.steps) - 1):
        learner.go_on_until(number)
        learner.reads()
        assert_all_words_are_there(page)
    learner.go_on_until(len(learner.steps) - 1)
    learner.reads()
    expect(page.get_by_test_id("lesson-won")).to_be_visible()
    assert learner.length == learner.steps[-1].at
    assert_all_words_are_there(page)
    page.get_by_test_id("lesson-play").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_test_id("score-sheet").locator("thead th")).to_have_count(2)
    page.goto(served.url)
    expect(card(page, game).get_by_test_id("play-bots")).to_have_class(re.compile("main"))


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_steps_in_every_language(
    served: Served, new_page: NewPage, game: str, language: str
) -> None:
    page = new_page(locale=language)
    open_lesson(served, page, game)
    learner = Learner(page, game, language)
    for number in range(learner.first_move() + 2):
        learner.go_on_until(number)
        learner.reads()
        assert_all_words_are_there(page)
    other = LANGUAGES[LANGUAGES.index(language) - 1]
    page.get_by_test_id("settings-button").click()
    page.get_by_test_id("lang").select_option(other)
    expect(page.locator("html")).to_have_attribute("lang", other)
    page.keyboard.press("Escape")
    Learner(page, game, other).reads()


@each_lesson
def test_other_clicks_get_a_word_and_lose_nothing(
    served: Served, new_page: NewPage, game: str
) -> None:
    page = new_page()
    open_lesson(served, page, game)
    learner, toasts = Learner(page, game), page.get_by_test_id("toast")
    learner.ready()
    click_elsewhere(page)
    expect(toasts).to_have_count(1)
    assert learner.step == 0
    learner.go_on_until(learner.first_move())
    before = learner.pickable(), learner.length, learner.step
    click_elsewhere(page)
    expect(toasts).to_have_count(2)
    assert (learner.pickable(), learner.length, learner.step) == before
    assert_all_words_are_there(page)
    learner.go_on()
    assert learner.length > before[1]


@each_lesson
def test_it_can_be_left_and_taken_up_again(served: Served, new_page: NewPage, game: str) -> None:
    page = new_page()
    open_lesson(served, page, game)
    learner = Learner(page, game)
    learner.go_on_until(learner.first_move() + 1)
    place = learner.step, learner.length
    page.reload()
    learner.ready()
    assert (learner.step, learner.length) == place
    page.locator("a.home").click()
    expect(card(page, game).get_by_test_id("learn")).to_have_text("Continue the lesson")
    card(page, game).get_by_test_id("learn").click()
    learner.ready()
    assert (learner.step, learner.length) == place
    page.get_by_test_id("lesson-restart").click()
    expect(learner.coach).to_have_attribute("data-step", "1")
    assert learner.length == 0
    expect(page.get_by_test_id("lesson-restart")).to_be_disabled()


@each_lesson
def test_on_a_phone_by_tapping(served: Served, new_page: NewPage, game: str) -> None:
    page = new_page(**PHONE)
    open_lesson(served, page, game)
    learner = Learner(page, game, touch=True)
    for number in range(learner.first_move() + 3):
        learner.go_on_until(number)
        learner.reads()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        box = learner.coach.bounding_box()
        assert box
        assert box["height"] <= 844 / 2, "the table can be seen"
    page.get_by_test_id("menu").tap()
    expect(page.get_by_test_id("score-sheet")).to_be_visible()


def test_keys_are_enough(served: Served, new_page: NewPage) -> None:
    """Enter goes on and picks; the focus is always where it is needed."""
    page = new_page()
    page.goto(f"{served.url}/#/learn/trail")
    learner = Learner(page, "trail")
    learner.ready()
    last = len(learner.steps) - 1
    while learner.step < last:
        before = learner.step
        asked = "[data-pick]" if learner.is_asked() else "[data-testid=lesson-next]"
        page.wait_for_function("asked => document.activeElement.matches(asked)", arg=asked)
        page.keyboard.press("Enter")
        until(page, partial(learner.is_beyond, before))
    expect(page.get_by_test_id("lesson-play")).to_be_focused()


def test_steps_back_shown_moves_and_rules(served: Served, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{served.url}/#/learn/trail")
    learner, sheet = Learner(page, "trail"), page.get_by_test_id("rules-sheet")
    learner.go_on_until(2)
    page.get_by_test_id("lesson-show").click()
    expect(learner.coach).to_have_attribute("data-step", "4")
    assert learner.length == 2
    page.get_by_test_id("lesson-back").click()
    expect(learner.coach).to_have_attribute("data-step", "3")
    assert (learner.length, learner.is_asked()) == (0, True)
    page.get_by_test_id("lesson-next").click()
    expect(learner.coach).to_have_attribute("data-step", "4")
    learner.coach.get_by_test_id("rule-link").click()
    expect(sheet.locator('article[data-id="T2.2"]')).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("?")
    expect(sheet).to_be_visible()


def test_moves_of_others_are_shown_one_by_one_and_can_be_hurried(
    served: Served, new_page: NewPage
) -> None:
    page = new_page(reduced_motion="no-preference")
    page.clock.install(time=0)
    page.goto(f"{served.url}/#/learn/trail")
    learner = Learner(page, "trail")
    learner.ready()
    page.get_by_test_id("lesson-next").click()
    page.get_by_test_id("lesson-next").click()
    page.clock.pause_at(3600)
    page.get_by_test_id("lesson-show").click()
    expect(page.locator("body")).to_have_attribute("data-length", "1")
    expect(page.locator("body[data-busy]")).to_have_count(1)
    page.clock.run_for(100)
    assert learner.length == 1
    page.get_by_test_id("lesson-hurry").click()
    expect(learner.coach).to_have_attribute("data-step", "4")


def test_a_game_without_a_lesson(served: Served, new_page: NewPage) -> None:
    page = new_page(excused="404 (Not Found)")
    page.goto(f"{served.url}/#/learn/chess")
    expect(page.get_by_role("heading")).to_have_text("There is no guided first game here")


def test_the_rules_lead_to_the_lesson(served: Served, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{served.url}/#/rules/trail")
    page.get_by_test_id("learn").click()
    expect(page.get_by_test_id("coach")).to_be_visible()
