"""Imported records: games that were played elsewhere, to look back at."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from formicarium.core.errors import FormicariumError
from formicarium.core.message import message
from formicarium.core.record import Record
from formicarium.server.ledger import Ledger, imported
from formicarium.server.live import title_of
from formicarium.server.protocol import SeatInfo, TableInfo
from formicarium.server.refusal import Refusal
from formicarium.server.replay import Replays
from formicarium.server.rows import RecordRow, now
from formicarium.server.store import ConflictError, new_record

if TYPE_CHECKING:
    from formicarium.core.state import State
    from formicarium.server.store import Store

PREFIX: Final = "r"
"""The first letter of an id; ids of tables are hexadecimal."""
BODY_LIMIT: Final = 1_000_000
"""The largest record that is sent, in bytes."""
MOST_ACTIONS: Final = 5000
"""The longest games have some hundred actions."""
_DIGITS = 24
_KEPT = 16
_BOT = "bot "


class Game:
    """An imported game."""

    def __init__(self, row: RecordRow, record: Record) -> None:
        self.record = record
        self.ledger: Ledger = imported(record)
        self.replays = Replays(self.ledger)
        self.info = _info(row, record, self.ledger.state)


class Archive:
    """The imported records; those used last stay in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Game] = OrderedDict()
        self._reading = asyncio.Lock()
        """Held while a record is played again: long ones keep a processor busy."""

    async def add(self, text: str) -> str:
        """Store a record that the rules allow, and return its id; the same one has the same id."""
        text = text.replace("\r\n", "\n")
        name = name_of(text)
        if await self._find(name) is None:
            row = RecordRow(id=name, text=text, created=now())
            async with self._reading:
                game = await asyncio.to_thread(_checked, row)
            with suppress(ConflictError):
                await self._store.write(new_record(row))
            self._keep(game)
        return name

    async def game(self, name: str) -> Game:
        """Return an imported game."""
        game = await self._find(name)
        if game is None:
            raise Refusal(404, message("ui-refused-no-record"))
        return game

    async def _find(self, name: str) -> Game | None:
        if name not in self._kept:
            row = await self._store.record(name)
            if row is None:
                return None
            async with self._reading:
                if name not in self._kept:
                    self._keep(await asyncio.to_thread(_read, row))
        self._kept.move_to_end(name)
        return self._kept[name]

    def _keep(self, game: Game) -> None:
        self._kept[game.info.id] = game
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)


def name_of(text: str) -> str:
    """Return the id of a record.

    >>> name_of("formicarium record 1")
    'r6f78319b8c63404f9b400be5'
    """
    return PREFIX + hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]


def _checked(row: RecordRow) -> Game:
    """Read a record and check everything that it claims."""
    try:
        record = Record.from_text(row.text)
        if len(record.moves) > MOST_ACTIONS:
            raise Refusal(413, message("ui-refused-record-long"))
        record.verify()
        return Game(row, record)
    except FormicariumError as error:
        raise Refusal(422, message("ui-refused-record", why=str(error))) from None


def _read(row: RecordRow) -> Game:
    """Read a record that was checked when it was stored; its game may be gone since."""
    try:
        return Game(row, Record.from_text(row.text))
    except FormicariumError as error:
        raise Refusal(422, message("ui-refused-record", why=str(error))) from None


def _info(row: RecordRow, record: Record, state: State[Any]) -> TableInfo:
    """Describe the game like a table that nobody plays at."""
    return TableInfo(
        id=row.id,
        game=record.game,
        title=title_of(record.game),
        variant=record.variant,
        players=record.players,
        options=record.options,
        phase="over" if state.is_over else "running",
        listed=False,
        created=row.created,
        seed_hash=record.seed_hash,
        seed=None if record.seed is None else str(record.seed),
        seats=tuple([_seat_info(seat, name) for seat, name in enumerate(record.seats)]),
        mine=(),
        next=None,
        hints=False,
        progress=state.progress,
    )


def _seat_info(seat: int, name: str) -> SeatInfo:
    bot = name.removeprefix(_BOT) if name.startswith(_BOT) else ""
    return SeatInfo(
        seat=seat,
        kind="bot" if bot else "person",
        name="" if bot else name,
        bot=bot,
        taken=True,
        present=False,
        left=False,
        stand_in="",
    )
