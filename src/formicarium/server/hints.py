"""Hints: what a strong bot would do in a player's place."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

import structlog

from formicarium.core.message import message
from formicarium.server.hint_words import HintWords
from formicarium.server.protocol import Hint
from formicarium.server.refusal import Refusal
from formicarium.server.thinking import BotFailure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.choices import Choices
    from formicarium.server.live import LiveTable
    from formicarium.server.thinking import Thinker, Thoughts

_ADVISERS: Final = ("search:seconds=1", "hard")
"""The bot for hints, and the one that replaces it if it fails."""
_LONGER: Final = ("search:seconds=5,thorough=yes", "hard")
"""The bots if the player asks for more thinking."""

_log = structlog.get_logger()


class _Asked(NamedTuple):
    """A pending or answered question."""

    length: int
    longer: bool
    thoughts: asyncio.Task[Thoughts]

    def answers(self, length: int, longer: bool) -> bool:
        """Whether the answer serves a question, too: longer thinking serves both."""
        return self.length == length and self.longer >= longer


class Adviser:
    """Gives hints; the same question in the same position gets the same hint.

    A seat never occupies two processes: more thinking begins after the first answer.
    """

    def __init__(self, thinker: Thinker, at_once: int) -> None:
        self._thinker = thinker
        self._turn = asyncio.Semaphore(at_once)
        self._asked: WeakKeyDictionary[LiveTable, dict[int, _Asked]] = WeakKeyDictionary()

    async def hint(
        self, table: LiveTable, secrets: Sequence[str], seat: int, *, longer: bool = False
    ) -> Hint:
        """Return the best actions of one of the caller's seats."""
        own = table.admit(secrets)
        _check(table, own, seat)
        length, choices = table.seen_length(own), _choices(table, own, seat)
        asked = await self._asked_for(table, seat, longer)
        lines, seconds = asked.thoughts.result()
        words = HintWords(table.row.game, choices, lines)
        said = words.lines(), words.against_next()
        return Hint(seat, length, *said, round(seconds, 1), asked.longer)

    async def close(self) -> None:
        """Cancel all pending hints."""
        thinking = [each.thoughts for asked in self._asked.values() for each in asked.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def _asked_for(self, table: LiveTable, seat: int, longer: bool) -> _Asked:
        """Return the question with the bot's answer; equal questions share one search."""
        assert table.ledger is not None  # noqa: S101 - _check has found a running game
        length, known = table.ledger.seen_length({seat}), self._asked.setdefault(table, {})
        before = known.get(seat)
        if before is None or not before.answers(length, longer):
            position = table.ledger.state.to_json()
            thinking = self._think(table.row.game, position, seat, longer, before)
            known[seat] = _Asked(length, longer, asyncio.create_task(thinking))
        asked = known[seat]
        try:
            await asyncio.shield(asked.thoughts)
        except BotFailure:
            if known.get(seat) is asked:
                del known[seat]
            raise Refusal(503, message("ui-refused-no-hint"), retry_after=2) from None
        return asked

    async def _think(
        self, game: str, position: str, seat: int, longer: bool, before: _Asked | None
    ) -> Thoughts:
        if before:
            await asyncio.wait([before.thoughts])
        async with self._turn:
            for bot in _LONGER if longer else _ADVISERS:
                try:
                    return await self._thinker.explain(game, bot, position, seat)
                except BotFailure as failure:
                    _log.error("a bot gave no hint", bot=bot, seat=seat, trouble=str(failure))
        raise BotFailure("no bot gave a hint")


def _check(table: LiveTable, own: frozenset[int], seat: int) -> None:
    if seat not in own:
        raise Refusal(403, message("ui-refused-hint-seat"))
    if not table.row.hints:
        raise Refusal(409, message("ui-refused-without-hints"))
    if table.ledger is None or seat not in table.ledger.state.to_act:
        raise Refusal(409, message("ui-refused-nothing-to-decide"))
    if table.seats[seat].stand_in:
        raise Refusal(409, message("ui-refused-bot-plays"))


def _choices(table: LiveTable, own: frozenset[int], seat: int) -> Choices:
    """Return the choices of the seat, with the labels and picks of its screen."""
    view = table.sync(own).view
    assert view is not None  # noqa: S101 - _check has found a running game
    (choices,) = [each for each in view.choices if each.seat == seat]
    return choices
