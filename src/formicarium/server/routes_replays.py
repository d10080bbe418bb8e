"""Replays of tables and of imported records, and tables that go on from them."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter

from formicarium.core.message import message
from formicarium.core.record import Record
from formicarium.core.seats import LETTERS
from formicarium.server import archive
from formicarium.server.ledger import Ledger
from formicarium.server.protocol import Branch, Created, TableInfo
from formicarium.server.refusal import Refusal
from formicarium.server.replay import (
    PART,
    Imported,
    PointsSoFar,
    Replay,
    ReplayInfo,
    ReplayPart,
    Replays,
)
from formicarium.server.routes_tables import Secrets, TheHall

NOBODY = "none"
"""The value of ``eyes`` for a spectator."""

Eyes = Annotated[str | None, QueryParameter(name="eyes", max_length=4)]


class Source:
    """A game to look back at."""

    def __init__(
        self, info: TableInfo, ledger: Ledger, replays: Replays, imported: Record | None = None
    ) -> None:
        self.info = info
        self.ledger = ledger
        self.imported = imported is not None
        self._replays = replays
        self._record = imported

    @property
    def record(self) -> Record:
        """The record: that of a running game has no secrets, an imported one is as it came."""
        return self._record or self.ledger.record

    @property
    def free(self) -> bool:
        """Whether everybody may look through the eyes of any seat."""
        return self.imported or self.ledger.state.is_over

    def replay(self, eyes: str | None) -> Replay:
        """Return the replay through the eyes of a seat, by default those of the caller."""
        return self._replays.through(self._seats(eyes))

    def _seats(self, eyes: str | None) -> frozenset[int]:
        if eyes is None:
            return frozenset(self.info.mine)
        letters = LETTERS[: self.info.players]
        if eyes == NOBODY:
            return frozenset()
        if len(eyes) != 1 or eyes not in letters:
            raise Refusal(422, f"eyes: {eyes!r} is unknown; known: {', '.join(letters)}, {NOBODY}")
        seat = letters.index(eyes)
        if not self.free and seat not in self.info.mine:
            raise Refusal(403, message("ui-refused-eyes"))
        return frozenset({seat})


TheSource = NamedDependency[Source]


async def source(
    replay_id: FromPath[str], hall: TheHall, secrets: Secrets
) -> AsyncIterator[Source]:
    """Provide the game of a request; a table stays in memory until the answer.

    A finished game is open to everybody who has its address, so that it can be sent.
    """
    if replay_id.startswith(archive.PREFIX):
        game = await hall.archive.game(replay_id)
        yield Source(game.info, game.ledger, game.replays, game.record)
        return
    async with hall.table(replay_id) as table:
        over = table.ledger is not None and table.ledger.state.is_over
        seats = table.held_by(secrets) if over else table.admit(secrets)
        if table.ledger is None or table.replays is None:
            raise Refusal(409, message("ui-refused-not-started"))
        yield Source(table.info(seats), table.ledger, table.replays)


@get("/api/replays/{replay_id:str}", limit="look")
async def info(replayed: TheSource, eyes: Eyes = None) -> ReplayInfo:
    """Return what there is to look back at."""
    replay = replayed.replay(eyes)
    return ReplayInfo(
        table=replayed.info,
        imported=replayed.imported,
        eyes=tuple(sorted(replay.seats)),
        free=replayed.free,
        length=len(replay.steps),
        part=PART,
        numbers=tuple([seen.number for seen in replay.steps]),
        actors=tuple([seen.played.entry.seat for seen in replay.steps]),
        lines=tuple([seen.length for seen in replay.steps]),
        settled=replayed.ledger.settled,
    )


@get("/api/replays/{replay_id:str}/parts/{number:int}", limit="replay")
async def part(replayed: TheSource, number: FromPath[int], eyes: Eyes = None) -> ReplayPart:
    """Return some of the actions, with the position before them."""
    replay = replayed.replay(eyes)
    if not 0 <= number < replay.parts:
        raise Refusal(404, f"there is no part {number}; the last one is {replay.parts - 1}")
    return await asyncio.to_thread(replay.part, number)


@get("/api/replays/{replay_id:str}/points", limit="replay")
async def points(replayed: TheSource, eyes: Eyes = None) -> tuple[PointsSoFar, ...]:
    """Return the points of every seat by source, each time they changed."""
    return await asyncio.to_thread(replayed.replay(eyes).points)


@get("/api/replays/{replay_id:str}/record", media_type=MediaType.TEXT, limit="look")
async def record(replayed: TheSource) -> Response[str]:
    """Return the record; during a game without the seed and without secret choices."""
    name = f"{replayed.info.game}-{replayed.info.id}.record"
    return Response(
        replayed.record.to_text(),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/api/replays/{replay_id:str}/branch", status_code=201, limit="create")
async def branch(
    replayed: TheSource, data: JSONBody[Branch], hall: TheHall, secrets: Secrets
) -> Created:
    """Create a table that goes on from a position of the game."""
    return await hall.unbroken(hall.branch(replayed.info.id, replayed.record, data, secrets))


@post("/api/records", status_code=201, limit="create", request_max_body_size=archive.BODY_LIMIT)
async def import_record(request: Request[Any, Any, Any], hall: TheHall) -> Imported:
    """Store the text of a record as a game to look back at."""
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal(422, message("ui-refused-record", why="not a text in UTF-8")) from None
    return Imported(await hall.unbroken(hall.archive.add(text)))


HANDLERS = [info, part, points, record, branch, import_record]
