"""How long the server takes at tables with long logs: ``python -m bench.speed.tables``.

People play a game at one screen up to its last action, go back to its beginning and play again,
until the log is long. No game of ours has 2,000 actions that stand: the longest take some hundreds.
"""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from bench.speed.table import number
from formicarium.server.hall import Hall
from formicarium.server.protocol import ActionRequest, NewTable, SeatWish, UndoRequest
from formicarium.server.run import settle
from formicarium.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from formicarium.core.action import Action
    from formicarium.server.ledger import Ledger
    from formicarium.server.live import LiveTable

GAMES: Final = ("myrmes", "antropolis", "micropolis")
PLAYERS: Final = 4
LENGTHS: Final = (500, 2000)
COLUMNS: Final = ("table", "entries", "load", "act", "undo", "seek, cold", "seek", "points, cold")
HEAD: Final = Path(__file__).with_suffix(".md")
"""What the page says before the table."""


@dataclass
class Times:
    """Milliseconds of processor time of each kind of work."""

    taken: dict[str, list[float]] = field(default_factory=dict)

    async def measure(self, what: str, work: Coroutine[Any, Any, Any]) -> Any:
        """Do some work and note how long it took, in all threads."""
        begun = process_time()
        result = await work
        self.taken.setdefault(what, []).append(1000 * (process_time() - begun))
        return result

    def cells(self) -> list[str]:
        """Write median and 99th percentile of each kind of work."""
        return [_cell(self.taken[what]) for what in COLUMNS[2:]]


def _cell(times: list[float]) -> str:
    most = quantiles(times, n=100, method="inclusive")[-1]
    return f"{number(median(times))} / {number(most)}"


class Growing:
    """A table whose log grows."""

    def __init__(self, hall: Hall, table: LiveTable, secrets: tuple[str, ...], rng: Random) -> None:
        self.hall, self.table, self.secrets, self._rng = hall, table, secrets, rng
        self._names = iter(range(10**9))

    @property
    def ledger(self) -> Ledger:
        """The log."""
        assert self.table.ledger is not None  # noqa: S101 - nobody has to join
        return self.table.ledger

    async def act(self) -> None:
        """Play at random; go back to the beginning before an action that ends the game."""
        action = self._next()
        if action is None:
            await self.undo(0)
        else:
            await self._play(action)

    async def play_on(self) -> None:
        """Play up to the last action of the game."""
        while (action := self._next()) is not None:
            await self._play(action)

    def _next(self) -> Action | None:
        """Return an action at random; None if it would end the game."""
        state = self.ledger.state
        action: Action = self._rng.choice(state.legal_actions(self._rng.choice(state.to_act)))
        after = state.copy()
        after.apply(action)
        return None if after.is_over else action

    async def _play(self, action: Action) -> None:
        asked = ActionRequest(self._name(), self._seen, str(action))
        await self.hall.desk.act(self.table, self.secrets, asked)
        self.table.sync(self._seats)

    async def undo(self, kept: int) -> None:
        """Take back all actions after some that stand."""
        to = self.ledger.line[kept].entry.number
        asked = UndoRequest(self._name(), self._seen, to)
        await self.hall.desk.undo(self.table, self.secrets, asked)
        self.table.sync(self._seats)

    async def load(self) -> None:
        """Load the table again."""
        name = self.table.row.id
        del self.hall._live[name]
        async with self.hall.table(name) as table:
            self.table = table
        self.table.sync(self._seats)

    async def seek(self) -> bytes:
        """Return a part of the replay."""
        assert self.table.replays is not None  # noqa: S101 - as above
        replay = self.table.replays.through(self._seats)
        return msgspec.json.encode(replay.part(self._rng.randrange(replay.parts)))

    async def points(self) -> bytes:
        """Return the points over time."""
        assert self.table.replays is not None  # noqa: S101 - as above
        return msgspec.json.encode(self.table.replays.through(self._seats).points())

    @property
    def _seats(self) -> frozenset[int]:
        return frozenset(range(PLAYERS))

    @property
    def _seen(self) -> int:
        return self.ledger.seen_length(self._seats)

    def _name(self) -> str:
        return f"id{next(self._names)}"


async def measured(
    game: str, lengths: tuple[int, ...], samples: int, fewer: int
) -> list[list[str]]:
    """Return a row for each length of the log of a game."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Settings(database_url=str(Path(folder) / "tables.db")))
        await hall.open()
        try:
            seats = [SeatWish("me") for _ in range(PLAYERS)]
            created = await hall.create(NewTable(game, PLAYERS, seats))
            async with hall.table(created.table.id) as table:
                rng = Random(1)  # noqa: S311 - no secret
                growing = Growing(hall, table, tuple(created.secrets.values()), rng)
            return [await _row(growing, game, length, samples, fewer) for length in lengths]
        finally:
            await hall.close()


async def _row(growing: Growing, game: str, length: int, samples: int, fewer: int) -> list[str]:
    while growing.ledger.length < length - 2 * samples:
        await growing.act()
    times = Times()
    for sample in range(samples):
        await times.measure("act", growing.act())
        back = 20 if sample % 10 == 9 else 1
        if growing.ledger.line:
            kept = max(0, len(growing.ledger.line) - back)
            await times.measure("undo", growing.undo(kept))
    await growing.play_on()
    await growing.load()  # a warm-up
    for _ in range(fewer):
        await times.measure("load", growing.load())
        await times.measure("seek, cold", growing.seek())
        await times.measure("points, cold", growing.points())
    for _ in range(samples):
        await times.measure("seek", growing.seek())
    return [f"{game.title()}, {PLAYERS} players", f"{growing.ledger.length:,}", *times.cells()]


def section(lengths: tuple[int, ...] = LENGTHS, samples: int = 100, fewer: int = 30) -> str:
    """Measure all games and return the section of the page."""
    settle()
    rows = [row for game in GAMES for row in asyncio.run(measured(game, lengths, samples, fewer))]
    ruler = ["---", *["--:"] * (len(COLUMNS) - 1)]
    lines = "".join(f"| {' | '.join(line)} |\n" for line in (COLUMNS, ruler, *rows))
    return HEAD.read_text(encoding="utf-8").format(samples=samples, fewer=fewer) + lines


if __name__ == "__main__":
    print(section())  # noqa: T201 - that is what it is for
