"""A bot's thoughts in words: what speaks for the first line of a hint."""

from __future__ import annotations

import pytest

import formicarium as fm
from formicarium.core.goods import Good
from formicarium.server.hint_words import HintWords
from formicarium.server.thinking import Thought
from formicarium.stage import Texts

NAMES = ("Ida", "Bo")
FIRST, SECOND = "A walk 1", "A walk 2"


def advice(*thoughts: Thought) -> HintWords:
    game = fm.game("trail")
    state = game.new(players=2, seed=7)
    return HintWords("myrmes", game.choices(state.imagine(0), state.legal_actions(0)), thoughts)


def thought(action: str, lead: float, **goods: int) -> Thought:
    brings = [Good(name, number, name in ("prey", "queen")) for name, number in goods.items()]
    return Thought(action, 5, 0.5, lead, tuple(brings))


@pytest.mark.parametrize(
    ("first", "second", "lead", "said"),
    [
        ({"food": 2}, {"food": 1}, 0.0, "Compared with the next best: +1 food."),
        ({"food": 2}, {}, 3.0, "Compared with the next best: +2 food."),
        (
            {"prey": 4, "soldiers": -1},
            {"larvae": 2},
            0.2,
            "Compared with the next best: +4 points (Prey), −2 larvae and −1 soldier.",
        ),
        (
            {"queen": 1},
            {"queen": 2},
            1.2,
            "Compared with the next best: −1 point (Queen’s room). But by the end the bot expects "
            "about 1 point more from it.",
        ),
        (
            {"food": 1},
            {"food": 1},
            2.4,
            "The next best brings no less at once. But by the end the bot expects about 2 points "
            "more from this move.",
        ),
        ({"food": 1}, {"food": 1}, 0.4, "The bot considers the next best about equally good."),
        ({}, {"food": 1}, -0.4, "The bot considers the next best about equally good."),
        ({}, {}, 0.0, "The bot considers the next best about equally good."),
    ],
)
def test_what_the_next_best_lacks(
    first: dict[str, int], second: dict[str, int], lead: float, said: str
) -> None:
    against = advice(thought(FIRST, lead, **first), thought(SECOND, 0.0, **second)).against_next()
    assert against is not None
    assert Texts("en", strict=True).format(against, NAMES) == said


def test_a_line_alone_is_compared_with_nothing() -> None:
    assert advice(thought(FIRST, 1.0)).against_next() is None


def test_what_says_the_same_is_one_line() -> None:
    same = [thought(FIRST, 1.0, food=1), thought(FIRST, 0.5, food=1), thought(FIRST, 0.0, food=2)]
    lines = advice(*same).lines()
    assert [line.brings[0].args["what"] for line in lines] == [
        Good("food", 1).said("myrmes"),
        Good("food", 2).said("myrmes"),
    ]
