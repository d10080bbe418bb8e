"""One person's games over HTTP. They prove who they are by ``Authorization: Bearer key``."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Annotated

import segno
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from formicarium.server.mine import (
    MOST_TABLES,
    MyGames,
    NewKey,
    QrCode,
    QrRequest,
    Statistics,
    TakeAlong,
    Taken,
)
from formicarium.server.my_games import Wanted
from formicarium.server.routes_tables import Secrets, TheHall

_QUIET = 4
"""The width of the light margin of a QR code, in modules, as its standard wants it."""

Person = NamedDependency[str]
Over = Annotated[bool | None, QueryParameter(name="over")]
Game = Annotated[str, QueryParameter(name="game", max_length=40)]
Name = Annotated[str, QueryParameter(name="name", max_length=40)]
Bot = Annotated[str, QueryParameter(name="bot", max_length=40)]
Text = Annotated[str, QueryParameter(name="text", max_length=100)]
Offset = Annotated[int, QueryParameter(name="offset", ge=0, le=1_000_000)]
Limit = Annotated[int, QueryParameter(name="limit", ge=1, le=MOST_TABLES)]


async def person(hall: TheHall, secrets: Secrets) -> str:
    """Provide the person of a request, as the hash of their key."""
    return await hall.people.known(secrets)


@get("/api/my/games", limit="my")
async def my_games(
    person: Person,
    hall: TheHall,
    over: Over = None,
    game: Game = "",
    name: Name = "",
    bot: Bot = "",
    text: Text = "",
    offset: Offset = 0,
    limit: Limit = 20,
) -> MyGames:
    """Return a page of one's games: mine to move first, then those played last."""
    wanted = Wanted(over, game, name, bot, text, offset, limit)
    return await hall.unbroken(hall.people.games(person, wanted))


@get("/api/my/statistics", limit="my")
async def my_statistics(person: Person, hall: TheHall, game: Game = "") -> Statistics:
    """Count one's finished games."""
    return await hall.unbroken(hall.people.statistics(person, game))


@post("/api/my/games", status_code=200, limit="key")
async def take_along(person: Person, hall: TheHall, data: JSONBody[TakeAlong]) -> Taken:
    """Bind seats whose secrets one has to one's key."""
    return await hall.unbroken(hall.people.take_along(person, data.tables))


@delete("/api/my/games/{table_id:str}", limit="my")
async def drop(person: Person, hall: TheHall, table_id: FromPath[str]) -> None:
    """Take a table out of one's list; one's key no longer opens it."""
    await hall.unbroken(hall.people.drop(person, table_id))


@post("/api/my/key", status_code=204, limit="key")
async def renew(person: Person, hall: TheHall, data: JSONBody[NewKey]) -> None:
    """Bind all that belongs to one's key to another one, and retire the old key."""
    await hall.unbroken(hall.people.renew(person, data.key))


@post("/api/qr", status_code=200, limit="look", sync_to_thread=True)
def qr(data: JSONBody[QrRequest]) -> QrCode:
    """Draw a text as a QR code, to be opened on another device."""
    rows = list(segno.make_qr(data.text).matrix_iter(border=_QUIET))
    return QrCode(len(rows), "".join(_runs(rows)))


def _runs(rows: Iterable[Iterable[int]]) -> Iterator[str]:
    """Yield the dark parts of each row as a path."""
    for y, row in enumerate(rows):
        x = 0
        for dark, modules in groupby(row):
            length = len(list(modules))
            if dark:
                yield f"M{x} {y}h{length}v1h-{length}z"
            x += length


HANDLERS = [my_games, my_statistics, take_along, drop, renew, qr]
