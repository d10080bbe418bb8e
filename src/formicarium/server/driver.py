"""Makes the bots of a table move when it is their turn."""

from __future__ import annotations

import asyncio
import time
from contextvars import Context
from typing import TYPE_CHECKING

import structlog

from formicarium.server.opponents import succession
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

_log = structlog.get_logger()


class _Turn:
    """A pending decision of a bot."""

    def __init__(self, seat: int, state: str, length: int, pause: float) -> None:
        self.seat = seat
        self.state = state
        self.length = length
        """The length of the log as the seat sees it."""
        self.until = time.monotonic() + pause
        """The earliest time of the move, so that people can follow; thinking time counts."""


class Driver:
    """Runs one task for each bot that must act, so that several can think at once."""

    def __init__(self, thinker: Thinker, pause: float, play: Play) -> None:
        self._thinker = thinker
        self._pause = pause
        self._play = play
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, table: LiveTable) -> None:
        """Start the bots that must act."""
        if table.ledger is None or self._closed:
            return
        for seat in table.ledger.state.to_act:
            if (table.row.id, seat) not in self._tasks and is_due(table, seat):
                self._begin(table, seat)

    def is_busy(self, table: LiveTable) -> bool:
        """Whether bots are playing at the table."""
        return any(name == table.row.id for name, _ in self._tasks)

    def stop(self) -> None:
        """Stop all bots; after a restart they continue from the log."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()

    async def close(self) -> None:
        """Wait until all bots have stopped."""
        self.stop()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _begin(self, table: LiveTable, seat: int) -> None:
        self._thinker.warm_up()
        # a new context: the task outlives the request, whose id must not appear in its logs
        context, name = Context(), f"bot {seat} of {table.row.id}"
        task = asyncio.create_task(self._drive(table, seat), name=name, context=context)
        self._tasks[table.row.id, seat] = task
        task.add_done_callback(lambda _: self._ended(table, seat))

    def _ended(self, table: LiveTable, seat: int) -> None:
        self._tasks.pop((table.row.id, seat), None)
        self.wake(table)  # another action may have come just before this task ended

    async def _drive(self, table: LiveTable, seat: int) -> None:
        failures = 0
        while is_due(table, seat):
            try:
                await self._move(table, seat)
                failures = 0
            except Refusal as refusal:
                if refusal.status != _STALE:  # if stale, another action came first: try again
                    failures += 1
                    _log.error("a bot was refused", table=table.row.id, reason=refusal.reason)
            except Exception:  # noqa: BLE001 - no bot may stop the server
                failures += 1
                _log.exception("a bot failed", table=table.row.id, seat=seat)
            if failures:
                await asyncio.sleep(min(_LONGEST_WAIT, 2.0**failures))

    async def _move(self, table: LiveTable, seat: int) -> None:
        ledger = table.ledger
        if ledger is None:
            return
        # pauses between secret choices would reveal their number
        pause = 0.0 if seat in ledger.state.unrevealed else self._pause
        turn = _Turn(seat, ledger.state.to_json(), ledger.seen_length({seat}), pause)
        for bot in succession(table.seats[seat].played_by):
            if await self._try(table, turn, bot):
                return
        raise BotFailure("neither the bot nor any weaker one has moved")

    async def _try(self, table: LiveTable, turn: _Turn, bot: str) -> bool:
        """Let a bot move; return False if it fails or breaks the rules."""
        action, seat = "", turn.seat
        try:
            action = await self._thinker.choose(table.row.game, bot, turn.state, seat)
            await asyncio.sleep(turn.until - time.monotonic())
            await self._play(table, seat, action, turn.length)
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


def is_due(table: LiveTable, seat: int) -> bool:
    """Whether a seat must act and is played by a bot; bots wait for answers to a request."""
    if table.pending:
        return False
    acting = table.ledger.state.to_act if table.ledger else ()
    return seat in acting and bool(table.seats[seat].played_by)
