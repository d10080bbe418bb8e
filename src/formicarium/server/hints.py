"""Hints: what a strong bot would do in a player's place."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

import structlog

from formicarium.core.message import message
from formicarium.server.protocol import Hint, HintLine
from formicarium.server.refusal import Refusal
from formicarium.server.thinking import BotFailure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.choices import Choice
    from formicarium.server.live import LiveTable
    from formicarium.server.thinking import Thinker, Thought

_ADVISERS: Final = ("search:seconds=1", "hard")
"""The bot for hints, and the one that replaces it if it fails."""

_log = structlog.get_logger()


class _Asked(NamedTuple):
    """A pending or answered question."""

    length: int
    thoughts: asyncio.Task[tuple[Thought, ...]]


class Adviser:
    """Gives hints; the same question in the same position gets the same hint."""

    def __init__(self, thinker: Thinker, at_once: int) -> None:
        self._thinker = thinker
        self._turn = asyncio.Semaphore(at_once)
        self._asked: WeakKeyDictionary[LiveTable, dict[int, _Asked]] = WeakKeyDictionary()

    async def hint(self, table: LiveTable, secrets: Sequence[str], seat: int) -> Hint:
        """Return the best actions of one of the caller's seats."""
        own = table.admit(secrets)
        _check(table, own, seat)
        length = table.seen_length(own)
        options = _options(table, own, seat)
        thoughts = await self._thoughts(table, seat)
        lines = tuple(_line(options[each.action], each) for each in thoughts)
        return Hint(seat, length, lines)

    async def close(self) -> None:
        """Cancel all pending hints."""
        thinking = [each.thoughts for asked in self._asked.values() for each in asked.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def _thoughts(self, table: LiveTable, seat: int) -> tuple[Thought, ...]:
        """Return the bot's answer; equal questions share one search."""
        assert table.ledger is not None  # noqa: S101 - _check has found a running game
        length, known = table.ledger.seen_length({seat}), self._asked.setdefault(table, {})
        if seat not in known or known[seat].length != length:
            position = table.ledger.state.to_json()
            task = asyncio.create_task(self._think(table.row.game, position, seat))
            known[seat] = _Asked(length, task)
        asked = known[seat]
        try:
            return await asyncio.shield(asked.thoughts)
        except BotFailure:
            if known.get(seat) is asked:
                del known[seat]
            raise Refusal(503, message("ui-refused-no-hint"), retry_after=2) from None

    async def _think(self, game: str, position: str, seat: int) -> tuple[Thought, ...]:
        async with self._turn:
            for bot in _ADVISERS:
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


def _options(table: LiveTable, own: frozenset[int], seat: int) -> dict[str, Choice]:
    """Return the choices of the seat by action, with the labels and picks of its screen."""
    view = table.sync(own).view
    assert view is not None  # noqa: S101 - _check has found a running game
    (choices,) = [each for each in view.choices if each.seat == seat]
    return {option.action: option for option in choices.options}


def _line(option: Choice, thought: Thought) -> HintLine:
    share = round(thought.share, 4)
    return HintLine(option.action, option.path, option.label, thought.visits, share)
