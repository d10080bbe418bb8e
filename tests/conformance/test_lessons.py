"""Guided first games: each can be shown to its end, and says what it has to say briefly."""

from __future__ import annotations

from itertools import pairwise

import pytest

from formicarium import lessons
from formicarium.core.registry import games
from formicarium.lessons.script import text_of
from formicarium.stage import Texts, languages
from tests.conformance.test_words import CODES, COORDINATES

MOST_WORDS = 55
"""About 45 in English; other languages need some more."""
MOST_SHOWN = 30
"""Moves between two steps: at the pace of the table, more cannot be followed."""

LESSONS = [game.id for game in games() if lessons.has(game.id)]
each_lesson = pytest.mark.parametrize("game", LESSONS)


def test_there_is_a_lesson() -> None:
    assert "trail" in LESSONS


@each_lesson
def test_it_can_be_shown(game: str) -> None:
    """Its record replays, and all rules, texts and lit pieces exist."""
    lesson = lessons.lesson(game)
    assert lesson.moments[-1].view.over
    assert all(moment.view.sheet.columns for moment in lesson.moments)


@each_lesson
def test_the_player_plays(game: str) -> None:
    """Most steps before the end ask for a move, or lead to one; the player does not lose."""
    lesson = lessons.lesson(game)
    asking = [step for step in lesson.steps if step.do]
    assert len(asking) * 4 >= len(lesson.steps)
    assert lesson.seat in lesson.moments[-1].view.winners


@each_lesson
def test_moves_between_steps_are_few_or_skipped(game: str) -> None:
    steps = lessons.script(game).steps
    for before, after in pairwise(steps):
        assert after.skip or after.at - before.end <= MOST_SHOWN, after.text


@each_lesson
@pytest.mark.parametrize("language", languages())
def test_texts_are_short_and_without_codes(game: str, language: str) -> None:
    texts = Texts(language, strict=True)
    for step in lessons.script(game).steps:
        said = texts.format(text_of(game, step))
        assert len(said.split()) <= MOST_WORDS, step.text
        assert not COORDINATES.search(said), step.text
        assert not CODES.search(said), step.text
