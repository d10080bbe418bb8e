"""The WebSocket route: one connection for each viewer of a table."""

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from formicarium.server.guests import GOING_AWAY, NOT_ALLOWED, TOO_MUCH, Guest
from formicarium.server.hall import Hall
from formicarium.server.limits import Kind, Limits
from formicarium.server.live import LiveTable, encoded
from formicarium.server.messages import (
    Ack,
    Act,
    Ask,
    ClientMessage,
    ErrorMessage,
    Hello,
    Ping,
    Pong,
    Refused,
    Reply,
    Say,
    Undo,
)
from formicarium.server.protocol import ActionRequest, TakebackReply, TakebackRequest, UndoRequest
from formicarium.server.refusal import Refusal, closing
from formicarium.server.routes_tables import address

AnySocket = WebSocket[Any, Any, Any]

_HELLO_SECONDS = 10.0
_SEND_SECONDS = 30.0
_BROKEN = 1011
_IGNORED_SECONDS = 1.0
_BAD_REQUEST = 400
_LIMITED: dict[type, Kind] = {
    Act: "act",
    Undo: "act",
    Ask: "act",
    Reply: "act",
    Say: "chat",
    Ping: "look",
    Hello: "look",
}

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_log = structlog.get_logger()


@websocket("/api/tables/{table_id:str}/live")
async def live(
    table_id: FromPath[str],
    socket: AnySocket,
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
) -> None:
    """Watch a table and play at it."""
    await socket.accept()
    connection = Connection(socket, hall, limits)
    with contextlib.suppress(WebSocketDisconnect):
        await connection.run(table_id)


class Connection:
    """The connection of one viewer."""

    def __init__(self, socket: AnySocket, hall: Hall, limits: Limits) -> None:
        self._socket = socket
        self._hall = hall
        self._limits = limits
        self._address = address(socket)

    async def run(self, table_id: str) -> None:
        """Serve the connection until it ends."""
        try:
            self._limits.take("look", self._address)
            with self._limits.connection(self._address):
                hello = await self._hello()
                async with self._hall.table(table_id) as table:
                    await self._attend(table, hello)
        except Refusal as refusal:
            if refusal.retry_after is not None:  # temporary: the client should reconnect
                await self._close(GOING_AWAY if self._hall.closing.is_set() else TOO_MUCH)
                return
            await self._send(encoded(ErrorMessage(refusal.reason)))
            await self._close(NOT_ALLOWED)
        except WebSocketDisconnect:
            raise
        except Exception:  # noqa: BLE001 - the client must see no traceback
            _log.exception("a connection failed", table=table_id)
            await self._close(_BROKEN)

    async def _hello(self) -> Hello:
        try:
            message = await asyncio.wait_for(self._receive(), _HELLO_SECONDS)
        except TimeoutError:
            raise Refusal(_BAD_REQUEST, "the first message must be a hello") from None
        if not isinstance(message, Hello):
            raise Refusal(_BAD_REQUEST, "the first message must be a hello")
        return message

    async def _attend(self, table: LiveTable, hello: Hello) -> None:
        if self._hall.closing.is_set():
            raise closing()
        guest = table.enter(tuple(hello.secrets), hello.seen, hello.base, tuple(hello.beside))
        tasks = {
            asyncio.create_task(self._deliver(table, guest)),
            asyncio.create_task(self._listen(table, guest)),
        }
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.depart(guest)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()

    # ---------------------------------------------------------------------------------- outgoing

    async def _deliver(self, table: LiveTable, guest: Guest) -> None:
        while True:
            await guest.outbox.ready()
            messages, resync, close = guest.outbox.take()
            if resync:
                messages.append(table.sync_message(guest.seats))
            for message in messages:
                await self._send(message)
            if close is not None:
                await self._close(close)
                return

    async def _send(self, message: bytes) -> None:
        try:
            await asyncio.wait_for(self._socket.send_text(message), _SEND_SECONDS)
        except (OSError, RuntimeError):  # closed, closing or not reading
            raise WebSocketDisconnect(detail="gone") from None

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # it may be closed already
            await self._socket.close(code)

    # ---------------------------------------------------------------------------------- incoming

    async def _receive(self) -> ClientMessage:
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event.get("code") or NOT_ALLOWED)
        data = event.get("text")
        try:
            return _decoder.decode(event.get("bytes") or b"" if data is None else data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._limits.take("look", self._address)
            raise Refusal(_BAD_REQUEST, f"invalid message: {error}") from None

    async def _listen(self, table: LiveTable, guest: Guest) -> None:
        while True:
            name = ""
            await asyncio.sleep(0)  # give other tasks a turn even if many messages are waiting
            try:
                message = await self._receive()
                name = getattr(message, "id", "")
                self._limits.take(_LIMITED[type(message)], self._address)
                await self._obey(table, guest, message)
            except Refusal as refusal:
                guest.outbox.answer(_refused(table, guest, name, refusal))
                if refusal.retry_after is not None:  # ignore a client above its limit for a while
                    await asyncio.sleep(_IGNORED_SECONDS)

    async def _obey(self, table: LiveTable, guest: Guest, message: ClientMessage) -> None:
        desk, secrets = self._hall.desk, guest.secrets
        match message:
            case Act(id=name, length=length, action=action):
                asked = ActionRequest(name, length, action)
                after = await self._hall.unbroken(desk.act(table, secrets, asked))
                guest.outbox.answer(encoded(Ack(name, after)))
            case Undo(id=name, length=length, to=to):
                wish = UndoRequest(name, length, to)
                after = await self._hall.unbroken(desk.undo(table, secrets, wish))
                guest.outbox.answer(encoded(Ack(name, after)))
            case Ask(id=name, length=length, to=to):
                asking = TakebackRequest(name, length, to)
                after = await self._hall.unbroken(desk.ask_back(table, secrets, asking))
                guest.outbox.answer(encoded(Ack(name, after)))
            case Reply(id=name, takeback=takeback, accept=accept):
                reply = TakebackReply(takeback, accept)
                after = await self._hall.unbroken(desk.reply(table, secrets, reply))
                guest.outbox.answer(encoded(Ack(name, after)))
            case Say(text=text):
                await self._hall.unbroken(desk.say(table, secrets, text))
            case Ping():
                guest.outbox.answer(encoded(Pong()))
            case Hello():
                guest.outbox.resync()  # an inconsistent client asks for the whole table


def _refused(table: LiveTable, guest: Guest, name: str, refusal: Refusal) -> bytes:
    length = table.seen_length(guest.seats) if refusal.length is None else refusal.length
    rule = msgspec.UNSET if refusal.rule is None else refusal.rule
    why = refusal.why or msgspec.UNSET
    return encoded(Refused(name, refusal.reason, length, rule, why))
