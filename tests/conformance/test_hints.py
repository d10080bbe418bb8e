"""Hints of every game: true goods in all languages, no two lines alike, nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from formicarium.bots import bot, prospects
from formicarium.core.choices import Choices
from formicarium.core.goods import compared
from formicarium.core.message import Message
from formicarium.server.hint_words import HintWords
from formicarium.server.protocol import HintLine
from formicarium.server.thinking import Thought
from formicarium.stage import Texts, languages
from tests.tables import SEEDS, SOAK, AnyState, TableKind, play_randomly

NAMES: Final = ("Ida", "Bo", "Zoë", "Max", "Noa", "Eli")
TEXTS: Final = {language: Texts(language, strict=True) for language in languages()}
STRIDE: Final = 5 if SOAK else 23
"""Every how manyth position is looked at."""


def decisions(table: TableKind, seed: int) -> Iterator[tuple[AnyState, int]]:
    """Give positions of a random game, each with a seat that can choose."""
    positions = play_randomly(table.new(seed), Random(seed))
    for number, (state, action) in enumerate(positions):
        if number % STRIDE == 0 and len(state.legal_actions(action.seat)) > 1:
            yield state, action.seat


def think(state: AnyState, seat: int) -> list[Thought]:
    """Think as a bot's process does."""
    advice = prospects.different(state, bot("greedy").explain(state, seat, Random(1)))
    return [
        Thought(str(each.action), *each[1:], prospects.brings(state, each.action))
        for each in advice
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_two_lines_read_alike_in_any_language(table: TableKind, seed: int) -> None:
    for state, seat in decisions(table, seed):
        choices = table.game.choices(state.imagine(seat), state.legal_actions(seat))
        advice = HintWords(table.game.id, choices, think(state, seat))
        lines, against = advice.lines(), advice.against_next()
        assert (against is None) == (len(lines) == 1)
        for text in TEXTS.values():
            said = [_read(text, choices, line) for line in lines]
            assert len(set(said)) == len(said), said
            if against:
                assert text.format(against, NAMES)


def _read(text: Texts, choices: Choices, line: HintLine) -> str:
    """Return what a line says, as the screen shows it, but for the numbers behind it."""
    turns: list[Message] = [
        each.label for each in choices.targets if each.kind == "turn" and each.id in line.path
    ]
    return ", ".join(text.format(each, NAMES) for each in (line.label, *turns, *line.brings))


@pytest.mark.parametrize("seed", SEEDS)
def test_reasons_depend_on_nothing_that_the_seat_cannot_know(table: TableKind, seed: int) -> None:
    for state, seat in decisions(table, seed):
        other = state.determinize(seat, Random(seed + 99))
        for action in Random(seed).sample(state.legal_actions(seat), 2):
            assert prospects.brings(state, action) == prospects.brings(other, action)


@pytest.mark.parametrize("seed", SEEDS)
def test_points_are_those_of_the_score_sheet(table: TableKind, seed: int) -> None:
    for state, seat in decisions(table, seed):
        goods = table.game.goods(state.imagine(seat), seat)
        assert len({good[::2] for good in goods}) == len(goods)
        sheet = state.score_sheet()[seat]
        scored = {good.name: good.number for good in goods if good.are_points}
        assert scored.items() <= sheet.items()
        assert not compared(goods, goods)
