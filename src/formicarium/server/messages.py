"""The messages of the WebSocket, as types; their parts are those of ``protocol``."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from formicarium.core.choices import Choices
from formicarium.server.protocol import (
    MOST_SEATS,
    ActionId,
    ChatLine,
    ChatText,
    Length,
    LogLine,
    Notation,
    Secret,
    Sync,
    TableInfo,
)
from formicarium.stage.patch import Patch
from formicarium.stage.view import Sheet

# ----------------------------------------------------------------------------------- from clients


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: who is there, and how much of the log it has seen."""

    secrets: Annotated[list[Secret], Meta(max_length=MOST_SEATS + 1)] = []
    seen: Length | None = None


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """As ``ActionRequest``."""

    id: ActionId
    length: Length
    action: Notation


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """As ``UndoRequest``."""

    id: ActionId
    length: Length


class Say(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """As ``ChatRequest``."""

    text: ChatText


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage: TypeAlias = Hello | Act | Undo | Say | Ping


# -------------------------------------------------------------------------------- from the server


class SyncMessage(Sync, tag_field="type", tag="sync"):
    """The whole table."""


class StepMessage(Struct, tag_field="type", tag="step"):
    """What one entry of the log changed."""

    length: int
    patch: Patch
    choices: tuple[Choices, ...]
    sheet: Sheet
    to_act: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    log: tuple[LogLine, ...]
    may_undo: bool


class TableMessage(Struct, tag_field="type", tag="table"):
    """Seats, presence, start or end changed."""

    table: TableInfo


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """Someone said something."""

    line: ChatLine


class Ack(Struct, tag_field="type", tag="ack"):
    """The action or undo of this id is written down."""

    id: str
    length: int


class Refused(Struct, tag_field="type", tag="refused"):
    """It is not; nothing changed."""

    id: str
    reason: str
    length: int
    rule: str | UnsetType = UNSET


class Pong(Struct, tag_field="type", tag="pong"):
    """Here I am."""


class ErrorMessage(Struct, tag_field="type", tag="error"):
    """Why the connection is closed now."""

    reason: str


ServerMessage: TypeAlias = (
    SyncMessage | StepMessage | TableMessage | ChatMessage | Ack | Refused | Pong | ErrorMessage
)
