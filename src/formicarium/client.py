"""A client for a Formicarium server: HTTP for setting up, a WebSocket for playing.

::

    async with Client("http://127.0.0.1:8000") as client:
        created = await client.create("micropolis", seats=[me("Ida"), bot("greedy")])
        async with client.sit(created) as table:
            while not (await table.my_turn()).over:
                await table.act(table.options()[0].action)
"""

from __future__ import annotations

import asyncio
import secrets as randomness
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, TypeVar

import httpx
import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from formicarium.core.errors import FormicariumError
from formicarium.server.protocol import (
    Ack,
    Acknowledged,
    Act,
    ActionRequest,
    ChatLine,
    ChatMessage,
    ChatRequest,
    Created,
    ErrorMessage,
    Failure,
    GameInfo,
    Hello,
    Join,
    Joined,
    LogLine,
    NewTable,
    Pong,
    Refused,
    Say,
    SeatWish,
    ServerMessage,
    Start,
    StepMessage,
    Sync,
    SyncMessage,
    TableInfo,
    TableMessage,
    Undo,
    UndoRequest,
)
from formicarium.stage.patch import apply_patch
from formicarium.stage.view import View

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence
    from contextlib import AbstractAsyncContextManager
    from typing import Self

    from formicarium.core.choices import Choice

T = TypeVar("T")

_LARGEST_MESSAGE: Final = 16 * 1024 * 1024
_UNSET = msgspec.UNSET


class ServerRefusal(FormicariumError):  # noqa: N818 - the server's answer, not a fault
    """The server said no."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.reason)
        self.status = failure.status
        self.reason = failure.reason
        self.rule = None if failure.rule is _UNSET else failure.rule
        self.length = None if failure.length is _UNSET else failure.length


def me(name: str = "") -> SeatWish:
    """Wish for a seat of one's own."""
    return SeatWish("me", name)


def anyone() -> SeatWish:
    """Wish for a seat that is open to others."""
    return SeatWish("open")


def bot(kind: str = "") -> SeatWish:
    """Wish for a bot."""
    return SeatWish("bot", None, kind)


def new_id() -> str:
    """Make an id for an action; a resend has to carry the old one."""
    return randomness.token_urlsafe(12)


class Client:
    """A server, over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.url, timeout=60, trust_env=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def games(self) -> list[GameInfo]:
        """List the games."""
        return await self._ask("GET", "/api/games", list[GameInfo])

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
    ) -> Created:
        """Set a table up."""
        wish = NewTable(game, len(seats), list(seats), variant, options or {}, listed)
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
        async with connect(address, max_size=_LARGEST_MESSAGE, proxy=None) as socket:
            client = LiveClient(socket, seen)
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


class LiveClient:
    """A table, kept up to date over a WebSocket."""

    def __init__(self, socket: ClientConnection, seen: LiveClient | None = None) -> None:
        self._socket = socket
        self._decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
        self.table: TableInfo | None = seen.table if seen else None
        self.view: View | None = seen.view if seen else None
        self.length: int = seen.length if seen else 0
        self.log: list[LogLine] = list(seen.log) if seen else []
        self.chat: dict[int, ChatLine] = dict(seen.chat) if seen else {}
        """By number, because a line may be told twice after a reconnection."""
        self.may_undo: bool = seen.may_undo if seen else False
        self._resuming = seen is not None and seen.view is not None

    async def greet(self, secrets: list[str]) -> None:
        """Say hello and wait for the answer."""
        await self.send(Hello(secrets, self.length if self._resuming else None))
        await self.receive()

    async def send(self, message: Hello | Act | Undo | Say) -> None:
        """Send any message."""
        await self._socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> ServerMessage:
        """Wait for the next message and take in what it says."""
        try:
            message = self._decoder.decode(await self._socket.recv())
        except ConnectionClosed as end:
            code = end.rcvd.code if end.rcvd else None
            raise ConnectionError(f"the server closed the connection ({code})") from None
        self._take_in(message)
        return message

    async def act(self, action: str, name: str | None = None) -> int:
        """Play an action; give the length of the log after it."""
        asked = Act(name or new_id(), self.length, action)
        await self.send(asked)
        return await self._answer(asked.id)

    async def undo(self, name: str | None = None) -> int:
        """Take the last action back; give the length of the log after that."""
        asked = Undo(name or new_id(), self.length)
        await self.send(asked)
        return await self._answer(asked.id)

    async def say(self, text: str) -> None:
        """Say something."""
        await self.send(Say(text))

    async def my_turn(self) -> View:
        """Wait until there is something to choose, or the game is over."""
        while self.view is None or not (self.view.choices or self.view.over):
            await self.receive()
        return self.view

    async def reach(self, length: int) -> None:
        """Wait until so much of the log is known."""
        while self.length < length:
            await self.receive()

    def options(self) -> list[Choice]:
        """List all that one's seats may do now."""
        choices = self.view.choices if self.view else ()
        return [option for each in choices for option in each.options]

    async def _answer(self, name: str) -> int:
        async with asyncio.timeout(60):
            while True:
                message = await self.receive()
                if isinstance(message, Ack) and message.id == name:
                    await self.reach(message.length)
                    return message.length
                if isinstance(message, Refused) and message.id == name:
                    failure = Failure(422, message.reason, message.rule, message.length)
                    raise ServerRefusal(failure)

    def _take_in(self, message: ServerMessage) -> None:
        match message:
            case SyncMessage():
                self.table, self.view, self.length = message.table, message.view, message.length
                self.log, self.may_undo = list(message.log), message.may_undo
                self.chat = {line.number: line for line in message.chat}
            case StepMessage():
                self._step(message)
            case TableMessage():
                self.table = message.table
            case ChatMessage():
                self.chat[message.line.number] = message.line
            case ErrorMessage():
                raise ServerRefusal(Failure(400, message.reason))
            case Ack() | Refused() | Pong():
                pass

    def _step(self, step: StepMessage) -> None:
        if self.view is None or step.length != self.length + 1:
            raise ConnectionError(f"step {step.length} does not follow {self.length}")
        self.view = replace(
            self.view,
            scene=apply_patch(self.view.scene, step.patch),
            choices=step.choices,
            sheet=step.sheet,
            to_act=step.to_act,
            over=step.over,
            winners=step.winners,
        )
        self.length, self.may_undo = step.length, step.may_undo
        self.log.extend(step.log)


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
