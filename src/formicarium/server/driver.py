"""Lets the bots of a table move when it is their turn."""

from __future__ import annotations

import asyncio
from contextvars import Context
from typing import TYPE_CHECKING

import structlog

from formicarium.server.refusal import Refusal
from formicarium.server.thinking import BotFailure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from formicarium.server.live import LiveTable
    from formicarium.server.thinking import Thinker

    Play = Callable[[LiveTable, int, str, int], Awaitable[int]]

_LONGEST_WAIT = 60.0
_STALE = 409
_AGAINST_THE_RULES = (403, 422)
_STAND_IN = "random"
"""Moves for a bot that gives no legal action in time, so that nobody waits for ever."""

_log = structlog.get_logger()


class Driver:
    """One task for each table at which a bot is to act."""

    def __init__(self, thinker: Thinker, pause: float, play: Play) -> None:
        self._thinker = thinker
        self._pause = pause
        self._play = play
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, table: LiveTable) -> None:
        """Look whether a bot is to act."""
        name = table.row.id
        if self._closed or name in self._tasks or bot_to_act(table) is None:
            return
        self._thinker.warm_up()
        # of its own, because this outlives the request that woke the bots, and its id in the logs
        context = Context()
        task = asyncio.create_task(self._drive(table), name=f"bots of {name}", context=context)
        self._tasks[name] = task
        task.add_done_callback(lambda _: self._ended(table))

    def is_busy(self, table: LiveTable) -> bool:
        """Whether bots are playing at the table."""
        return table.row.id in self._tasks

    def stop(self) -> None:
        """Stop all bots where they are; the log remembers."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()

    async def close(self) -> None:
        """Wait until all bots have stopped."""
        self.stop()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _ended(self, table: LiveTable) -> None:
        self._tasks.pop(table.row.id, None)
        self.wake(table)  # a person may have acted just before this task was forgotten

    async def _drive(self, table: LiveTable) -> None:
        failures = 0
        while (seat := bot_to_act(table)) is not None:
            try:
                await self._move(table, seat)
                failures = 0
            except Refusal as refusal:
                if refusal.status != _STALE:  # otherwise somebody was faster: look again
                    failures += 1
                    _log.error("a bot was refused", table=table.row.id, reason=refusal.reason)
            except Exception:  # noqa: BLE001 - whatever a bot does, the server goes on
                failures += 1
                _log.exception("a bot failed", table=table.row.id, seat=seat)
            if failures:
                await asyncio.sleep(min(_LONGEST_WAIT, 2.0**failures))

    async def _move(self, table: LiveTable, seat: int) -> None:
        ledger = table.ledger
        if ledger is None:
            return
        length, state = ledger.seen_length({seat}), ledger.state.to_json()
        if seat not in ledger.state.unrevealed:  # else its time would tell how much it has chosen
            await asyncio.sleep(self._pause)
        if ledger.seen_length({seat}) != length:
            return
        for bot in (table.seats[seat].bot, _STAND_IN):
            if await self._try(table, seat, bot, state, length):
                return
        raise BotFailure("neither the bot nor its stand-in has moved")

    async def _try(self, table: LiveTable, seat: int, bot: str, state: str, length: int) -> bool:
        """Let a bot move; False if it did not, or not by the rules."""
        action = ""
        try:
            action = await self._thinker.choose(table.row.game, bot, state, seat)
            await self._play(table, seat, action, length)
        except BotFailure as failure:
            trouble = str(failure)
        except Refusal as refusal:
            if refusal.status not in _AGAINST_THE_RULES:
                raise
            trouble = f"{action}: {refusal.reason}"
        else:
            return True
        _log.error("a bot did not move", table=table.row.id, seat=seat, bot=bot, trouble=trouble)
        return False


def bot_to_act(table: LiveTable) -> int | None:
    """Find a bot that owes a decision."""
    if table.ledger is None:
        return None
    return next((seat for seat in table.ledger.state.to_act if table.seats[seat].bot), None)
