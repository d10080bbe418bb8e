"""The data exchanged by server and clients; ``messages`` has the messages of the WebSocket.

Request types are strict (lengths, ranges, no unknown fields), so that only well-formed requests
reach the tables. Field names are those of the JSON.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from formicarium.core.explained import Part
from formicarium.core.message import Message
from formicarium.core.seats import LETTERS
from formicarium.stage.moved import Moved
from formicarium.stage.view import View

MOST_SEATS = len(LETTERS)
MOST_SECRETS = MOST_SEATS + 2
"""One for each seat, one of a spectator, and a personal key."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Slug: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
ActionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Chosen by the client, new for every action; a resend uses the old one."""
Length: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
"""The number of entries of the log for its viewer, without secret choices of others."""
Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]

PieceId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Coordinate: TypeAlias = Annotated[float, Meta(ge=-100_000, le=100_000)]

Phase: TypeAlias = Literal["open", "running", "over"]
TakebackOutcome: TypeAlias = Literal["", "accepted", "refused", "withdrawn", "lapsed"]
LineKind: TypeAlias = Literal["action", "undo", "takeback", "start", "end"]


# -------------------------------------------------------------------------------- HTTP requests


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table: for the creator, open to others, or for a bot."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=40)] | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A request for a new table."""

    game: Slug
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    variant: Slug | None = None
    options: Annotated[dict[Slug, Slug], Meta(max_length=20)] = {}
    listed: bool = False
    hints: bool = True
    """Whether players may ask what a strong bot would do."""


class Branch(Struct, forbid_unknown_fields=True):
    """A request for a table that goes on from a position of a replay."""

    number: Length
    """The number of actions before it, as in the record."""
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    listed: bool = False
    hints: bool = True


class Join(Struct, forbid_unknown_fields=True):
    """A request for a free seat."""

    name: Name


class Start(Struct, forbid_unknown_fields=True):
    """A request to start now; bots of this kind take the open seats."""

    bot: Slug | None = None


class StandIn(Struct, forbid_unknown_fields=True):
    """A request for a bot to play a seat until its person comes back."""

    seat: SeatNumber
    bot: Slug | None = None


class Return(Struct, forbid_unknown_fields=True):
    """A request to take one's seat back from a bot."""

    seat: SeatNumber


class HintRequest(Struct, forbid_unknown_fields=True):
    """A request for the best actions of a seat."""

    seat: SeatNumber
    longer: bool = False
    """Whether the bot is to think for several seconds."""


class WhyRequest(Struct, forbid_unknown_fields=True):
    """A question: why does a click of this seat do nothing, at this length of the log?"""

    seat: SeatNumber
    length: Length
    surface: PieceId
    x: Coordinate
    y: Coordinate
    """The place on the surface, in its units."""
    things: Annotated[list[PieceId], Meta(max_length=20)] = []
    """The ids of the sprites there, the topmost first."""
    picks: Annotated[list[PieceId], Meta(max_length=10)] = []
    """What the player has picked before."""


class ActionRequest(Struct, forbid_unknown_fields=True):
    """A request to play an action, in the game's notation, at this length of the log."""

    id: ActionId
    length: Length
    action: Notation


class UndoRequest(Struct, forbid_unknown_fields=True):
    """A request to undo one's last action, at this length of the log."""

    id: ActionId
    length: Length
    to: Length | None = None
    """To go further back: the length of the log that one's action led to which is taken back,
    with all after it."""


class TakebackRequest(Struct, forbid_unknown_fields=True):
    """A request to go back, if the others agree; its fields are those of ``UndoRequest``."""

    id: ActionId
    length: Length
    to: Length | None = None


class TakebackReply(Struct, forbid_unknown_fields=True):
    """An answer to such a request. A player who asked can only withdraw it."""

    takeback: ActionId
    """The id of the request."""
    accept: bool


class ChatRequest(Struct, forbid_unknown_fields=True):
    """A request to add a chat line."""

    text: ChatText


# ----------------------------------------------------------------------------------------- answers


class OptionInfo(Struct):
    """An option of a variant; the first value is the default."""

    name: str
    values: tuple[str, ...]
    at: dict[int, tuple[str, ...]]
    """The values that fit, by the number of players."""


class VariantInfo(Struct):
    """A variant of a game."""

    name: str
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]


class GameInfo(Struct):
    """A game of this server."""

    id: str
    title: str
    authors: tuple[str, ...]
    publisher: str
    year: int
    minutes: int
    variants: tuple[VariantInfo, ...]
    lesson: int | None
    """How many minutes its guided first game takes; None if it has none."""
    weight: int
    """How much there is to learn, from 1 to 3."""


class SeatInfo(Struct):
    """A seat and its player."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: str
    taken: bool
    present: bool
    left: bool
    stand_in: str
    """The bot that stands in for the person; empty if the person plays."""


class Origin(Struct):
    """The position of another game from which a game goes on."""

    id: str
    """The id of its replay."""
    number: int
    """The number of actions before it."""


class TableInfo(Struct):
    """A table as its viewer may see it."""

    id: str
    game: str
    title: str
    """The name on the box; the id of a game that is no longer installed."""
    variant: str
    players: int
    options: dict[str, str]
    phase: Phase
    listed: bool
    created: str
    seed_hash: str
    seed: str | None
    """As digits, because JavaScript numbers are too small; None until the game is over."""
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...]
    next: str | None
    """The id of the rematch's table."""
    hints: bool
    origin: Origin | None = None
    progress: int | UnsetType = UNSET
    """How much of the game is over, in percent; left out if only loading it would tell."""
    in_secret: tuple[int, ...] | UnsetType = UNSET
    """The seats that choose in secret now; left out if nobody does."""
    takeback: Takeback | UnsetType = UNSET
    """A request to go back that waits for answers."""


class LogLine(Struct, omit_defaults=True):
    """One event in words."""

    number: int
    """The length of the log after it."""
    seat: int | None
    kind: LineKind
    messages: tuple[Message, ...]
    undone: int = 0
    """How many actions it took back."""


class Takeback(Struct):
    """A request of a player to go back to before an own action."""

    id: str
    seat: int
    """The seat of that action."""
    asking: tuple[int, ...]
    """All seats of the person who asks."""
    accepted: tuple[int, ...]
    waiting: tuple[int, ...]
    """The seats whose people have not answered."""
    count: int
    """How many actions it would take back, as far as they were shown."""
    lines: tuple[LogLine, ...]
    """The first of these."""
    chance: bool
    """Whether chance has answered since."""
    secrets: bool
    """Whether secret choices of others were revealed since."""


class ChatLine(Struct):
    """A chat line; each table numbers its lines from 1."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str


class Sync(Struct):
    """Everything that a viewer may see of a table."""

    table: TableInfo
    length: int
    base: int
    """The length of the log from which the ids of identical pieces are counted."""
    view: View | None
    log: tuple[LogLine, ...]
    """The last lines; if they begin with a higher number than 0, there are earlier ones."""
    chat: tuple[ChatLine, ...]
    may_undo: bool
    moved: tuple[Moved, ...] | UnsetType = UNSET
    """What others did since the viewer's last turn; for spectators, what the last player did."""


class Created(Struct):
    """A new table and its secrets, which are sent only once."""

    table: TableInfo
    secrets: dict[str, str]
    spectator: str


class Joined(Struct):
    """A seat that was taken, and its secret."""

    table: TableInfo
    seat: int
    secret: str


class HintLine(Struct):
    """A recommended action, with the label and the picks of its choice."""

    action: str
    path: tuple[str, ...]
    label: Message
    visits: int
    """How often the bot tried it."""
    share: float
    """The expected share of the victory, from 0 to 1; the shares of all seats add up to 1."""
    brings: tuple[Message, ...]
    """What the seat has more and less after it and what belongs to it, such as "+2 food"."""


class Hint(Struct):
    """The best few actions, the best first."""

    seat: int
    length: int
    """The length of the log at the request; once it grows, the hint is out of date."""
    lines: tuple[HintLine, ...]
    against_next: Message | None
    """What speaks for the first line rather than the second, if there is one."""
    seconds: float
    """How long the bot thought."""
    longer: bool
    """Whether it could take the longer time."""


class WhyNot(Struct):
    """Why a click does nothing; without a rule and a reason if it means nothing."""

    rule: str | None = None
    why: Message | None = None


class Explained(Struct):
    """What made the points of a cell of the score sheet; the points of the parts add up to them."""

    length: int
    """The length of the log at the request; once it changes, the explanation is out of date."""
    seat: int
    board: int
    source: str
    parts: tuple[Part, ...]


class Citations(Struct):
    """Where the rulebook of a game says more."""

    rules: dict[str, str]
    """By the id of a message that explains something, the number of a rule."""
    reasons: tuple[str, ...]
    """The sources of points that can also say why they bring nothing."""
    headings: tuple[str, ...]
    """Messages of the log that begin a round, a season or a turn."""


class Acknowledged(Struct):
    """The action or undo is stored."""

    length: int


class Spectating(Struct):
    """The secret of a link for spectators."""

    spectator: str


class Reach(Struct):
    """Where other computers find this server."""

    addresses: tuple[str, ...]
    """Addresses of the page in the local network; empty if only this computer can open it."""


class Health(Struct):
    """The status and the version of the server."""

    status: str
    version: str


class Failure(Struct):
    """The reason why a request was refused."""

    status: int
    reason: str
    rule: str | UnsetType = UNSET
    length: int | UnsetType = UNSET
    why: Message | UnsetType = UNSET
    """The reason for people, to be shown in their language."""
