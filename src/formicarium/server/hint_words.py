"""A bot's thoughts in words: the lines of a hint, and what speaks for the first of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.goods import compared
from formicarium.core.labels import enumerated
from formicarium.core.message import message
from formicarium.server.protocol import HintLine

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.core.choices import Choice, Choices
    from formicarium.core.goods import Good
    from formicarium.core.message import Message
    from formicarium.server.thinking import Thought


class HintWords:
    """The best few actions of a seat, no two of which read alike."""

    def __init__(self, game: str, choices: Choices, thoughts: Sequence[Thought]) -> None:
        self._game = game
        self._turns = {each.id: each.label for each in choices.targets if each.kind == "turn"}
        self._options = {option.action: option for option in choices.options}
        self._thoughts = list(self._unlike(thoughts))

    def lines(self) -> tuple[HintLine, ...]:
        """Return the lines, the best first."""
        return tuple([self._line(each) for each in self._thoughts])

    def against_next(self) -> Message | None:
        """Say what the second line lacks; None if there is none."""
        if len(self._thoughts) < 2:
            return None
        first, second = self._thoughts[:2]
        goods, points = compared(second.brings, first.brings), round(first.lead - second.lead)
        if points > 0 and not goods:
            return message("ui-hint-next-later", points=points)
        if points > 0 and goods[-1].number < 0:
            return message("ui-hint-next-but", what=self._list(goods), points=points)
        if goods and goods[0].number > 0:
            return message("ui-hint-next", what=self._list(goods))
        return message("ui-hint-next-even")

    def _list(self, goods: Sequence[Good]) -> Message:
        return enumerated(self._signed(goods))

    def _unlike(self, thoughts: Sequence[Thought]) -> Iterator[Thought]:
        """Yield the thoughts without those that say the same as an earlier one."""
        said: list[tuple[object, ...]] = []
        for thought in thoughts:
            option = self._options[thought.action]
            words = option.label, self._turn(option), thought.brings
            if words not in said:
                said.append(words)
                yield thought

    def _turn(self, option: Choice) -> Message | None:
        return next((self._turns[pick] for pick in option.path if pick in self._turns), None)

    def _line(self, thought: Thought) -> HintLine:
        option, share = self._options[thought.action], round(thought.share, 4)
        brings = tuple(self._signed(thought.brings))
        return HintLine(option.action, option.path, option.label, thought.visits, share, brings)

    def _signed(self, goods: Sequence[Good]) -> list[Message]:
        return [
            message(
                "ui-hint-more" if good.number > 0 else "ui-hint-less", what=good.said(self._game)
            )
            for good in goods
        ]
