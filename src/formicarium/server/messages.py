"""The messages of the WebSocket; their parts are in ``protocol``."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from formicarium.core.message import Message
from formicarium.server.protocol import (
    MOST_SECRETS,
    ActionId,
    ChatLine,
    ChatText,
    Length,
    LogLine,
    Notation,
    Secret,
    Sync,
    TableInfo,
    TakebackOutcome,
)
from formicarium.stage.moved import Moved
from formicarium.stage.patch import Patch
from formicarium.stage.view import Status

# ----------------------------------------------------------------------------------- from clients


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: the client's secrets and what it has seen.

    ``seen`` is the length of the log, ``base`` as in the last ``sync``.
    """

    secrets: Annotated[list[Secret], Meta(max_length=MOST_SECRETS)] = []
    seen: Length | None = None
    base: Length | None = None
    beside: Annotated[list[Secret], Meta(max_length=MOST_SECRETS)] = []
    """Secrets of others at the screen, who see nothing but count as present."""


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Plays an action at this length of the log.

    The same as ``ActionRequest``.
    """

    id: ActionId
    length: Length
    action: Notation


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undoes one's last action at this length of the log.

    The same as ``UndoRequest``.
    """

    id: ActionId
    length: Length
    to: Length | None = None


class Ask(Struct, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """Asks the others to let one go back at this length of the log.

    The same as ``TakebackRequest``.
    """

    id: ActionId
    length: Length
    to: Length | None = None


class Reply(Struct, tag_field="type", tag="reply", forbid_unknown_fields=True):
    """Answers another player's request to go back, or withdraws one's own.

    The same as ``TakebackReply``.
    """

    id: ActionId
    takeback: ActionId
    accept: bool


class Say(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Adds a chat line.

    The same as ``ChatRequest``.
    """

    text: ChatText


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Asks for a ``Pong``."""


ClientMessage: TypeAlias = Hello | Act | Undo | Ask | Reply | Say | Ping


# -------------------------------------------------------------------------------- from the server


class SyncMessage(Sync, tag_field="type", tag="sync"):
    """The whole table."""


class _Told(Status, frozen=True, kw_only=True):
    """The fields of a step that follow those of the view."""

    log: tuple[LogLine, ...]
    may_undo: bool
    moved: tuple[Moved, ...] | UnsetType = UNSET
    """What others did since the viewer's last turn; for spectators, what the last player did."""


class Step(_Told, frozen=True):
    """The changes by one entry of the log."""

    length: int
    patch: Patch


class StepMessage(Step, frozen=True, tag_field="type", tag="step"):
    """A step, as soon as it is taken."""


class TableMessage(Struct, tag_field="type", tag="table"):
    """The table after a change of seats, presence or phase."""

    table: TableInfo


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """A new chat line."""

    line: ChatLine


class TakebackMessage(Struct, tag_field="type", tag="takeback"):
    """The end of a request to go back."""

    seats: tuple[int, ...]
    """All seats of the person who asked."""
    outcome: TakebackOutcome
    """Lapsed if somebody moved, left or gave a seat to a bot."""
    by: int | None
    """The seat that ended it."""


class Ack(Struct, tag_field="type", tag="ack"):
    """The action or undo with this id is stored."""

    id: str
    length: int


class Refused(Struct, tag_field="type", tag="refused"):
    """The action or undo with this id was refused; nothing changed."""

    id: str
    reason: str
    length: int
    rule: str | UnsetType = UNSET
    why: Message | UnsetType = UNSET
    """The reason for people, to be shown in their language."""


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to ``Ping``."""


class ErrorMessage(Struct, tag_field="type", tag="error"):
    """The reason why the connection closes now."""

    reason: str


ServerMessage: TypeAlias = (
    SyncMessage
    | StepMessage
    | TableMessage
    | ChatMessage
    | TakebackMessage
    | Ack
    | Refused
    | Pong
    | ErrorMessage
)
