"""A table over a WebSocket."""

from __future__ import annotations

import asyncio
import secrets as randomness
from typing import TYPE_CHECKING

import msgspec
from websockets.exceptions import ConnectionClosed

from formicarium.client.refusal import ServerRefusal
from formicarium.server.messages import (
    Ack,
    Act,
    Ask,
    ChatMessage,
    ErrorMessage,
    Hello,
    Pong,
    Refused,
    Reply,
    Say,
    ServerMessage,
    StepMessage,
    SyncMessage,
    TableMessage,
    TakebackMessage,
    Undo,
)
from formicarium.server.protocol import Failure
from formicarium.stage.patch import apply_patch
from formicarium.stage.view import View

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from formicarium.core.choices import Choice
    from formicarium.server.protocol import ChatLine, LogLine, TableInfo


def new_id() -> str:
    """Return a new id for an action; a resend must use the old one."""
    return randomness.token_urlsafe(12)


class LiveClient:
    """A table, kept up to date over a WebSocket."""

    def __init__(
        self,
        socket: ClientConnection,
        seen: LiveClient | None = None,
        patience: float | None = None,
    ) -> None:
        self._socket = socket
        self._patience = patience
        self._decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
        self.table: TableInfo | None = seen.table if seen else None
        self.view: View | None = seen.view if seen else None
        self.length: int = seen.length if seen else 0
        self.base: int | None = seen.base if seen else None
        self.log: list[LogLine] = list(seen.log) if seen else []
        self.chat: dict[int, ChatLine] = dict(seen.chat) if seen else {}
        """By number, because a line may arrive twice after a reconnection."""
        self.takebacks: list[TakebackMessage] = []
        """How requests to go back ended."""
        self.may_undo: bool = seen.may_undo if seen else False
        self._resuming = seen is not None and seen.view is not None

    async def greet(self, secrets: list[str], beside: list[str] | None = None) -> None:
        """Send ``Hello`` and wait for the answer."""
        seen = self.length if self._resuming else None
        await self.send(Hello(secrets, seen, self.base, beside or []))
        await self.receive()

    async def send(self, message: Hello | Act | Undo | Ask | Reply | Say) -> None:
        """Send a message."""
        await self._socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> ServerMessage:
        """Wait for the next message, apply it and return it."""
        try:
            message = self._decoder.decode(await self._socket.recv())
        except ConnectionClosed as end:
            code = end.rcvd.code if end.rcvd else None
            raise ConnectionError(f"the server closed the connection ({code})") from None
        self._apply(message)
        return message

    async def act(self, action: str, name: str | None = None) -> int:
        """Play an action and return the new length of the log."""
        asked = Act(name or new_id(), self.length, action)
        await self.send(asked)
        return await self._answer(asked.id)

    async def undo(self, name: str | None = None, to: int | None = None) -> int:
        """Undo the last action and return the new length of the log.

        With ``to``, go back to before the action that led to that length of the log.
        """
        asked = Undo(name or new_id(), self.length, to)
        await self.send(asked)
        return await self._answer(asked.id)

    async def ask_back(self, name: str | None = None, to: int | None = None) -> int:
        """Ask the others to let one go back, as ``undo`` does; ``table.takeback`` has the answers.

        If nobody need be asked, it goes back at once.
        """
        asked = Ask(name or new_id(), self.length, to)
        await self.send(asked)
        return await self._answer(asked.id)

    async def reply(self, accept: bool, takeback: str | None = None) -> int:
        """Answer the request of another player to go back, or withdraw one's own."""
        pending = self.table.takeback if self.table else None
        asked = Reply(new_id(), takeback or (pending.id if pending else "none"), accept)
        await self.send(asked)
        return await self._answer(asked.id)

    async def say(self, text: str) -> None:
        """Send a chat line."""
        await self.send(Say(text))

    async def my_turn(self) -> View:
        """Wait until there is a choice to make or the game is over."""
        while self.view is None or not (self.view.choices or self.view.over):
            await self.receive()
        return self.view

    async def reach(self, length: int) -> None:
        """Wait until the log has this length."""
        while self.length < length:
            await self.receive()

    def options(self) -> list[Choice]:
        """Return all legal actions of the own seats."""
        choices = self.view.choices if self.view else ()
        return [option for each in choices for option in each.options]

    async def _answer(self, name: str) -> int:
        async with asyncio.timeout(self._patience):
            while True:
                message = await self.receive()
                if isinstance(message, Ack) and message.id == name:
                    await self.reach(message.length)
                    return message.length
                if isinstance(message, Refused) and message.id == name:
                    failure = Failure(422, message.reason, message.rule, message.length)
                    raise ServerRefusal(failure)

    def _apply(self, message: ServerMessage) -> None:
        match message:
            case SyncMessage():
                self.table, self.view, self.length = message.table, message.view, message.length
                self.base = message.base
                self.log, self.may_undo = list(message.log), message.may_undo
                self.chat = {line.number: line for line in message.chat}
            case StepMessage():
                self._step(message)
            case TableMessage():
                self.table = message.table
            case ChatMessage():
                self.chat[message.line.number] = message.line
            case TakebackMessage():
                self.takebacks.append(message)
            case ErrorMessage():
                raise ServerRefusal(Failure(400, message.reason))
            case Ack() | Refused() | Pong():
                pass

    def _step(self, step: StepMessage) -> None:
        if self.view is None or step.length != self.length + 1:
            raise ConnectionError(f"step {step.length} does not follow step {self.length}")
        self.view = View(apply_patch(self.view.scene, step.patch), **step.status())
        self.length, self.may_undo = step.length, step.may_undo
        self.log.extend(step.log)
