"""A server over HTTP: setting up tables, and playing without a live connection."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.asyncio.client import connect

from formicarium.client.live import LiveClient, new_id
from formicarium.client.refusal import ServerRefusal
from formicarium.server import mine, protocol
from formicarium.server.protocol import (
    Acknowledged,
    ChatLine,
    Created,
    Explained,
    Failure,
    GameInfo,
    Hint,
    Joined,
    LogLine,
    SeatWish,
    Spectating,
    Sync,
    TableInfo,
)
from formicarium.server.replay import Imported, PointsSoFar, ReplayInfo, ReplayPart
from formicarium.server.teaching import Course

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
    from contextlib import AbstractAsyncContextManager
    from typing import Self

T = TypeVar("T")

_LARGEST_MESSAGE: Final = 16 * 1024 * 1024


def me(name: str = "") -> SeatWish:
    """Request a seat for oneself."""
    return SeatWish("me", name)


def anyone() -> SeatWish:
    """Request a seat that is open to others."""
    return SeatWish("open")


def bot(kind: str = "") -> SeatWish:
    """Request a seat for a bot."""
    return SeatWish("bot", None, kind)


class Client:
    """A server, over HTTP.

    ``patience`` is how many seconds to wait for an answer; ``None`` is as long as it takes.
    """

    def __init__(self, url: str, patience: float | None = 60.0) -> None:
        self.url = url.rstrip("/")
        self.patience = patience
        self.http = httpx.AsyncClient(base_url=self.url, timeout=patience, trust_env=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def games(self) -> list[GameInfo]:
        """Return the games."""
        return await self._ask("GET", "/api/games", list[GameInfo])

    async def bots(self) -> list[str]:
        """Return the names of the bots, from weak to strong."""
        return await self._ask("GET", "/api/bots", list[str])

    async def lesson(self, game: str) -> Course:
        """Return the guided first game of a game."""
        return await self._ask("GET", f"/api/games/{game}/lesson", Course)

    async def lesson_why(self, game: str, question: protocol.WhyRequest) -> protocol.WhyNot:
        """Return why a click does nothing in a guided first game."""
        path = f"/api/games/{game}/lesson/why"
        return await self._ask("POST", path, protocol.WhyNot, (), question)

    async def tables(self) -> list[TableInfo]:
        """Return the public tables."""
        return await self._ask("GET", "/api/tables", list[TableInfo])

    async def create(
        self,
        game: str,
        seats: Sequence[SeatWish],
        variant: str | None = None,
        options: dict[str, str] | None = None,
        *,
        listed: bool = False,
        hints: bool = True,
        key: str = "",
    ) -> Created:
        """Create a table; one's seats are bound to a personal key, if there is one."""
        wish = protocol.NewTable(
            game, len(seats), list(seats), variant, options or {}, listed, hints
        )
        return await self._ask("POST", "/api/tables", Created, [key] if key else (), wish)

    async def join(self, table: str, name: str, secrets: Iterable[str] = ()) -> Joined:
        """Take a free seat."""
        return await self._post(table, "join", Joined, secrets, protocol.Join(name))

    async def start(self, table: str, secrets: Iterable[str], bot: str | None = None) -> TableInfo:
        """Start the game; bots take the seats that are still open."""
        return await self._post(table, "start", TableInfo, secrets, protocol.Start(bot))

    async def leave(self, table: str, secrets: Iterable[str]) -> TableInfo:
        """Leave the table."""
        return await self._post(table, "leave", TableInfo, secrets)

    async def stand_in(
        self, table: str, secrets: Iterable[str], seat: int, bot: str | None = None
    ) -> TableInfo:
        """Let a bot play for oneself, or for a player who has left or is absent for long."""
        asked = protocol.StandIn(seat, bot)
        return await self._post(table, "stand-in", TableInfo, secrets, asked)

    async def come_back(self, table: str, secrets: Iterable[str], seat: int) -> TableInfo:
        """Take one's seat back from a bot."""
        return await self._post(table, "return", TableInfo, secrets, protocol.Return(seat))

    async def spectator(self, table: str, secrets: Iterable[str]) -> str:
        """Return the secret of a new link for spectators, which a player can hand out."""
        return (await self._post(table, "spectator", Spectating, secrets)).spectator

    async def hint(
        self, table: str, secrets: Iterable[str], seat: int, *, longer: bool = False
    ) -> Hint:
        """Ask for the best actions of one's seat; ``longer`` takes several seconds."""
        wish = protocol.HintRequest(seat, longer)
        return await self._post(table, "hint", Hint, secrets, wish)

    async def why(
        self, table: str, secrets: Iterable[str], asked: protocol.WhyRequest
    ) -> protocol.WhyNot:
        """Ask for the rule that forbids what a click means."""
        return await self._post(table, "why", protocol.WhyNot, secrets, asked)

    async def explain(
        self, table: str, secrets: Iterable[str], seat: int, source: str, board: int = 0
    ) -> Explained:
        """Ask what made the points of a cell of the score sheet."""
        query = urlencode({"seat": seat, "board": board, "source": source})
        return await self._ask("GET", f"{_path(table, 'score')}?{query}", Explained, secrets)

    async def info(self, table: str, secrets: Iterable[str] = ()) -> TableInfo:
        """Return who sits at a table and what is played, without the position."""
        return await self._ask("GET", f"/api/tables/{table}/info", TableInfo, secrets)

    async def look(self, table: str, secrets: Iterable[str] = (), since: int | None = None) -> Sync:
        """Return the state of a table; with ``since``, wait for a longer log."""
        query = "" if since is None else f"?since={since}"
        return await self._ask("GET", f"/api/tables/{table}{query}", Sync, secrets)

    async def log(
        self, table: str, before: int, secrets: Iterable[str] = ()
    ) -> tuple[LogLine, ...]:
        """Return the lines of the log before a length of it, as many as the server sends."""
        path = f"/api/tables/{table}/log?before={before}"
        return await self._ask("GET", path, tuple[LogLine, ...], secrets)

    async def act(
        self, table: str, secrets: Iterable[str], action: str, length: int, name: str | None = None
    ) -> int:
        """Play an action and return the new length of the log."""
        asked = protocol.ActionRequest(name or new_id(), length, action)
        return (await self._post(table, "actions", Acknowledged, secrets, asked)).length

    async def undo(
        self,
        table: str,
        secrets: Iterable[str],
        length: int,
        name: str | None = None,
        to: int | None = None,
    ) -> int:
        """Undo the last action and return the new length of the log."""
        asked = protocol.UndoRequest(name or new_id(), length, to)
        return (await self._post(table, "undo", Acknowledged, secrets, asked)).length

    async def ask_back(
        self,
        table: str,
        secrets: Iterable[str],
        length: int,
        name: str | None = None,
        to: int | None = None,
    ) -> int:
        """Ask the others to let one go back, as ``undo`` does, and return the length of the log."""
        asked = protocol.TakebackRequest(name or new_id(), length, to)
        return (await self._post(table, "takeback", Acknowledged, secrets, asked)).length

    async def reply(
        self, table: str, secrets: Iterable[str], takeback: str, *, accept: bool
    ) -> int:
        """Answer a request to go back by its id, or withdraw one's own."""
        asked = protocol.TakebackReply(takeback, accept)
        return (await self._post(table, "takeback/reply", Acknowledged, secrets, asked)).length

    async def say(self, table: str, secrets: Iterable[str], text: str) -> ChatLine:
        """Send a chat line."""
        return await self._post(table, "chat", ChatLine, secrets, protocol.ChatRequest(text))

    async def rematch(self, table: str, secrets: Iterable[str]) -> Created:
        """Create a table for a rematch."""
        return await self._post(table, "rematch", Created, secrets)

    async def replay(
        self, name: str, secrets: Iterable[str] = (), eyes: str | None = None
    ) -> ReplayInfo:
        """Return what there is to look back at: ``name`` is the id of a table or of a record.

        ``eyes`` is the letter of a seat, or ``none``; by default the caller's seats.
        """
        return await self._ask("GET", _replay(name, "", eyes), ReplayInfo, secrets)

    async def replay_part(
        self, name: str, number: int, secrets: Iterable[str] = (), eyes: str | None = None
    ) -> ReplayPart:
        """Return some of the actions of a replay, with the position before them."""
        path = _replay(name, f"/parts/{number}", eyes)
        return await self._ask("GET", path, ReplayPart, secrets)

    async def replay_points(
        self, name: str, secrets: Iterable[str] = (), eyes: str | None = None
    ) -> tuple[PointsSoFar, ...]:
        """Return the points of every seat by source, each time they changed in a replay."""
        path = _replay(name, "/points", eyes)
        return await self._ask("GET", path, tuple[PointsSoFar, ...], secrets)

    async def replay_record(self, name: str, secrets: Iterable[str] = ()) -> str:
        """Return the record of a replay."""
        return (await self._get(_replay(name, "/record"), secrets)).decode()

    async def branch(
        self,
        name: str,
        number: int,
        seats: Sequence[SeatWish],
        secrets: Iterable[str] = (),
        *,
        listed: bool = False,
        hints: bool = True,
    ) -> Created:
        """Create a table that goes on from a position of a replay."""
        wish = protocol.Branch(number, list(seats), listed, hints)
        return await self._ask("POST", _replay(name, "/branch"), Created, secrets, wish)

    async def import_record(self, text: str | bytes) -> str:
        """Store a record as a game to look back at, and return its id."""
        headers = {"Content-Type": "text/plain"}
        response = await self.http.post("/api/records", content=text, headers=headers)
        return msgspec.json.decode(_checked(response), type=Imported).id

    async def record(self, table: str, secrets: Iterable[str] = ()) -> str:
        """Return the record."""
        return (await self._get(_path(table, "record"), secrets)).decode()

    async def my_games(self, key: str, **filters: str | int | bool) -> mine.MyGames:
        """Return a page of one's games: mine to move first, then those played last.

        The filters are ``over``, ``game``, ``name`` and ``bot`` (of an opponent), ``text``,
        ``offset`` and ``limit``.
        """
        query = urlencode(filters)
        return await self._ask("GET", f"/api/my/games?{query}", mine.MyGames, [key])

    async def my_statistics(self, key: str, game: str = "") -> mine.Statistics:
        """Count one's finished games."""
        query = urlencode({"game": game})
        return await self._ask("GET", f"/api/my/statistics?{query}", mine.Statistics, [key])

    async def take_along(self, key: str, tables: Mapping[str, Sequence[str]]) -> list[str]:
        """Bind the seats that some secrets open to a personal key; return the tables of the key."""
        own = [mine.OwnTable(table, list(secrets)) for table, secrets in tables.items()]
        taken = await self._ask("POST", "/api/my/games", mine.Taken, [key], mine.TakeAlong(own))
        return list(taken.tables)

    async def drop_game(self, key: str, table: str) -> None:
        """Take a table out of one's list; one's key no longer opens it."""
        path = f"/api/my/games/{table}"
        _checked(await self.http.request("DELETE", path, headers=_bearer([key])))

    async def renew_key(self, key: str, new: str) -> None:
        """Bind all that belongs to a personal key to a new one, which replaces it."""
        body = msgspec.json.encode(mine.NewKey(new))
        _checked(await self.http.post("/api/my/key", content=body, headers=_bearer([key])))

    def sit(self, created: Created) -> AbstractAsyncContextManager[LiveClient]:
        """Connect to a new table, in all one's seats."""
        own = [created.secrets[str(seat)] for seat in created.table.mine]
        return self.live(created.table.id, own)

    @asynccontextmanager
    async def live(
        self, table: str, secrets: Iterable[str] = (), seen: LiveClient | None = None
    ) -> AsyncIterator[LiveClient]:
        """Connect to a table; ``seen`` is an earlier connection to continue."""
        address = self.url.replace("http", "ws", 1) + _path(table, "live")
        async with connect(
            address,
            max_size=_LARGEST_MESSAGE,
            proxy=None,
            open_timeout=self.patience,
            ping_timeout=self.patience,
            close_timeout=self.patience,
        ) as socket:
            client = LiveClient(socket, seen, self.patience)
            await client.greet(list(secrets))
            yield client

    async def _post(
        self, table: str, what: str, kind: type[T], secrets: Iterable[str], body: object = None
    ) -> T:
        return await self._ask("POST", _path(table, what), kind, secrets, body)

    async def _get(self, path: str, secrets: Iterable[str]) -> bytes:
        return _checked(await self.http.get(path, headers=_bearer(secrets)))

    async def _ask(
        self,
        method: str,
        path: str,
        kind: type[T],
        secrets: Iterable[str] = (),
        body: object = None,
    ) -> T:
        content = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", **_bearer(secrets)}
        response = await self.http.request(method, path, content=content, headers=headers)
        return msgspec.json.decode(_checked(response), type=kind)


def _path(table: str, what: str) -> str:
    return f"/api/tables/{table}/{what}"


def _replay(name: str, what: str, eyes: str | None = None) -> str:
    query = "" if eyes is None else f"?{urlencode({'eyes': eyes})}"
    return f"/api/replays/{name}{what}{query}"


def _bearer(secrets: Iterable[str]) -> dict[str, str]:
    joined = ",".join(secrets)
    return {"Authorization": f"Bearer {joined}"} if joined else {}


def _checked(response: httpx.Response) -> bytes:
    if response.is_success:
        return response.content
    try:
        raise ServerRefusal(msgspec.json.decode(response.content, type=Failure))
    except msgspec.MsgspecError:
        failure = Failure(response.status_code, f"HTTP {response.status_code}")
        raise ServerRefusal(failure) from None
