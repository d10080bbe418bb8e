"""A server over HTTP: setting tables up, and all that can be done without a connection."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import connect

from formicarium.client.live import LiveClient, new_id
from formicarium.client.refusal import ServerRefusal
from formicarium.server.protocol import (
    Acknowledged,
    ActionRequest,
    ChatLine,
    ChatRequest,
    Created,
    Failure,
    GameInfo,
    Hint,
    HintRequest,
    Join,
    Joined,
    NewTable,
    Return,
    SeatWish,
    StandIn,
    Start,
    Sync,
    TableInfo,
    UndoRequest,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence
    from contextlib import AbstractAsyncContextManager
    from typing import Self

T = TypeVar("T")

_LARGEST_MESSAGE: Final = 16 * 1024 * 1024


def me(name: str = "") -> SeatWish:
    """Wish for a seat of one's own."""
    return SeatWish("me", name)


def anyone() -> SeatWish:
    """Wish for a seat that is open to others."""
    return SeatWish("open")


def bot(kind: str = "") -> SeatWish:
    """Wish for a bot."""
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
        """List the games."""
        return await self._ask("GET", "/api/games", list[GameInfo])

    async def bots(self) -> list[str]:
        """List the bots for people, the weakest first."""
        return await self._ask("GET", "/api/bots", list[str])

    async def tables(self) -> list[TableInfo]:
        """List the tables that everybody may see."""
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
    ) -> Created:
        """Set a table up."""
        wish = NewTable(game, len(seats), list(seats), variant, options or {}, listed, hints)
        return await self._ask("POST", "/api/tables", Created, (), wish)

    async def join(self, table: str, name: str, secrets: Iterable[str] = ()) -> Joined:
        """Take a free seat."""
        return await self._ask("POST", _path(table, "join"), Joined, secrets, Join(name))

    async def start(self, table: str, secrets: Iterable[str], bot: str | None = None) -> TableInfo:
        """Begin; bots take the seats that are still open."""
        return await self._ask("POST", _path(table, "start"), TableInfo, secrets, Start(bot))

    async def leave(self, table: str, secrets: Iterable[str]) -> TableInfo:
        """Stand up."""
        return await self._ask("POST", _path(table, "leave"), TableInfo, secrets)

    async def stand_in(
        self, table: str, secrets: Iterable[str], seat: int, bot: str | None = None
    ) -> TableInfo:
        """Let a bot play for oneself, or for somebody who has left or is long awaited."""
        asked = StandIn(seat, bot)
        return await self._ask("POST", _path(table, "stand-in"), TableInfo, secrets, asked)

    async def come_back(self, table: str, secrets: Iterable[str], seat: int) -> TableInfo:
        """Take one's seat back from the bot that played it."""
        asked = Return(seat)
        return await self._ask("POST", _path(table, "return"), TableInfo, secrets, asked)

    async def hint(self, table: str, secrets: Iterable[str], seat: int) -> Hint:
        """Ask what one's seat had best do now."""
        return await self._ask("POST", _path(table, "hint"), Hint, secrets, HintRequest(seat))

    async def look(self, table: str, secrets: Iterable[str] = (), since: int | None = None) -> Sync:
        """Look at a table; with ``since`` wait for a longer log."""
        query = "" if since is None else f"?since={since}"
        return await self._ask("GET", f"/api/tables/{table}{query}", Sync, secrets)

    async def act(
        self, table: str, secrets: Iterable[str], action: str, length: int, name: str | None = None
    ) -> int:
        """Play an action; give the length of the log after it."""
        asked = ActionRequest(name or new_id(), length, action)
        path = _path(table, "actions")
        return (await self._ask("POST", path, Acknowledged, secrets, asked)).length

    async def undo(
        self, table: str, secrets: Iterable[str], length: int, name: str | None = None
    ) -> int:
        """Take the last action back; give the length of the log after that."""
        asked = UndoRequest(name or new_id(), length)
        return (await self._ask("POST", _path(table, "undo"), Acknowledged, secrets, asked)).length

    async def say(self, table: str, secrets: Iterable[str], text: str) -> ChatLine:
        """Say something."""
        return await self._ask("POST", _path(table, "chat"), ChatLine, secrets, ChatRequest(text))

    async def rematch(self, table: str, secrets: Iterable[str]) -> Created:
        """Play again."""
        return await self._ask("POST", _path(table, "rematch"), Created, secrets)

    async def record(self, table: str, secrets: Iterable[str] = ()) -> str:
        """Download the record."""
        response = await self.http.get(_path(table, "record"), headers=_bearer(secrets))
        return _checked(response).decode()

    def sit(self, created: Created) -> AbstractAsyncContextManager[LiveClient]:
        """Connect to a table just set up, in all seats that one has there."""
        own = [created.secrets[str(seat)] for seat in created.table.mine]
        return self.live(created.table.id, own)

    @asynccontextmanager
    async def live(
        self, table: str, secrets: Iterable[str] = (), seen: LiveClient | None = None
    ) -> AsyncIterator[LiveClient]:
        """Connect to a table; ``seen`` is an earlier connection to go on from."""
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
