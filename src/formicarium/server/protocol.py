"""Everything that travels between server and clients, as types; ``messages`` has the WebSocket's.

Requests are narrow (lengths, ranges, no unknown fields), so that whatever reaches the tables is
well-formed. Field names are the JSON's.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from formicarium.core.message import Message
from formicarium.core.seats import LETTERS
from formicarium.stage.view import View

MOST_SEATS = len(LETTERS)

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Slug: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
ActionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Chosen by the client, new for every intent; a resend carries the old one."""
Length: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
"""How many entries the log has for its viewer: what others choose in secret is not counted."""
Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]

Phase: TypeAlias = Literal["open", "running", "over"]
LineKind: TypeAlias = Literal["action", "undo", "start", "end"]


# ------------------------------------------------------------------ what clients ask for by HTTP


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit here: the creator, whoever comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=40)] | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to set up."""

    game: Slug
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    variant: Slug | None = None
    options: Annotated[dict[Slug, Slug], Meta(max_length=20)] = {}
    listed: bool = False
    hints: bool = True
    """Players may ask what a strong bot would do."""


class Join(Struct, forbid_unknown_fields=True):
    """Someone who wants to sit down."""

    name: Name


class Start(Struct, forbid_unknown_fields=True):
    """Begin now; bots of this kind take the seats that nobody took."""

    bot: Slug | None = None


class StandIn(Struct, forbid_unknown_fields=True):
    """Let a bot play a seat until its person comes back."""

    seat: SeatNumber
    bot: Slug | None = None


class Return(Struct, forbid_unknown_fields=True):
    """Take one's seat back from the bot that played it."""

    seat: SeatNumber


class HintRequest(Struct, forbid_unknown_fields=True):
    """What had this seat best do now?"""

    seat: SeatNumber


class ActionRequest(Struct, forbid_unknown_fields=True):
    """An action, in the game's notation, for a log of this length."""

    id: ActionId
    length: Length
    action: Notation


class UndoRequest(Struct, forbid_unknown_fields=True):
    """Take one's last action back."""

    id: ActionId
    length: Length


class ChatRequest(Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: ChatText


# ------------------------------------------------------------------------ what the server answers


class OptionInfo(Struct):
    """A choice made before the game; the first value is the default."""

    name: str
    values: tuple[str, ...]


class VariantInfo(Struct):
    """A way to play."""

    name: str
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    title: str
    authors: tuple[str, ...]
    publisher: str
    year: int
    minutes: int
    variants: tuple[VariantInfo, ...]


class SeatInfo(Struct):
    """A seat and who sits there."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: str
    taken: bool
    present: bool
    left: bool
    stand_in: str
    """The bot that plays for the person meanwhile; empty if there is none."""


class TableInfo(Struct):
    """A table as its viewer may know it."""

    id: str
    game: str
    variant: str
    players: int
    options: dict[str, str]
    phase: Phase
    listed: bool
    created: str
    seed_hash: str
    seed: str | None
    """In digits, because it is larger than the numbers of JavaScript; only when over."""
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...]
    next: str | None
    """The table of the rematch."""
    hints: bool


class LogLine(Struct):
    """One thing that happened, in words."""

    number: int
    """The length of the log after it."""
    seat: int | None
    kind: LineKind
    messages: tuple[Message, ...]


class ChatLine(Struct):
    """Something that was said; numbers go up by one at each table."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str


class Sync(Struct):
    """All that a viewer needs to begin."""

    table: TableInfo
    length: int
    view: View | None
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]
    may_undo: bool


class Created(Struct):
    """A new table and its secrets, which are told once and never again."""

    table: TableInfo
    secrets: dict[str, str]
    spectator: str


class Joined(Struct):
    """A seat of one's own."""

    table: TableInfo
    seat: int
    secret: str


class HintLine(Struct):
    """An action that is worth a thought, with the words and picks of the choices of its seat."""

    action: str
    path: tuple[str, ...]
    label: Message
    visits: int
    """How often the bot tried it out."""
    share: float
    """What part of the victory it expects then: 0 to 1, and 1 for all seats together."""


class Hint(Struct):
    """The best few actions, the best first."""

    seat: int
    length: int
    """Of the log for which it was asked: when that is longer, the hint is out of date."""
    lines: tuple[HintLine, ...]


class Acknowledged(Struct):
    """It is written down."""

    length: int


class Health(Struct):
    """That the server lives, and which one it is."""

    status: str
    version: str


class Failure(Struct):
    """Why a request was refused."""

    status: int
    reason: str
    rule: str | UnsetType = UNSET
    length: int | UnsetType = UNSET
