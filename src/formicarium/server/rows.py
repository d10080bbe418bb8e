"""The stored data of a table."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from formicarium.core.message import Message
from formicarium.server.protocol import Phase, TakebackOutcome

EntryKind: TypeAlias = Literal["action", "undo", "takeback"]
Secrecy: TypeAlias = Literal["", "open", "secret", "unnoticed"]


class TableRow(Struct, frozen=True, kw_only=True):
    """A table."""

    id: str
    game: str
    variant: str
    players: int
    options: dict[str, str]
    seed: str
    engine: str
    rules: int
    phase: Phase
    listed: bool
    created: str
    dealt: str
    """The random outcomes of the setup; empty until the start."""
    spectators: tuple[str, ...]
    """Hashes of the secrets in spectator links."""
    next: str | None
    hints: bool
    """Whether players may ask what a strong bot would do."""
    origin: str = ""
    """If the game goes on from a position of another one, the id of its replay."""
    origin_number: int = 0
    """How many actions of that game were played before; the log begins with them."""


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat; ``bot`` is empty for a person."""

    seat: int
    name: str
    """The name of the player; an open seat may be reserved for one."""
    bot: str
    secret: str
    """The hash of the secret; empty if no secret opens the seat."""
    taken: bool
    gone: bool
    """Whether the person has left during the game."""
    stand_in: str
    """The bot that stands in for the person; empty if the person plays."""
    person: str = ""
    """The hash of the personal key of its person, which opens the seat, too; empty without one."""

    @property
    def played_by(self) -> str:
        """The bot that plays this seat, perhaps for a person; empty if the person plays."""
        return self.bot or self.stand_in

    @property
    def locks(self) -> tuple[str, str]:
        """The hashes of what opens the seat: its secret, and the key of its person."""
        return self.secret, self.person


class Entry(Struct, frozen=True, kw_only=True):
    """An entry of the log: an action with the outcomes of chance, an undo or a takeback.

    An undo takes back the last action of its seat; a takeback, an action and all after it.
    """

    number: int
    kind: EntryKind
    seat: int
    action: str
    """The action in notation; for an undo or a takeback, the (first) action taken back."""
    outcome: str
    action_id: str
    at: str
    secrecy: Secrecy = ""
    """Who could know of it: everybody; its seat, while others saw that something was chosen; or
    its seat alone. Empty in logs of older versions."""
    kept: int = -1
    """For a takeback, the number of standing actions before those taken back."""


class TakebackRow(Struct, frozen=True, kw_only=True):
    """The last request of a table for going back by consent."""

    action_id: str
    """The id of the request, and of the takeback if all agree."""
    seats: tuple[int, ...]
    """All seats of the person who asks."""
    number: int
    """The entry of the first action that would be taken back."""
    length: int
    """The number of entries that everybody could know of; once it grows, the request has ended."""
    accepted: tuple[int, ...]
    outcome: TakebackOutcome
    """Empty as long as the request was not answered."""
    by: int | None
    """The seat that ended it."""
    version: int
    """Increases with each change, so that of two writers one notices the other."""


class ChatRow(Struct, frozen=True, kw_only=True):
    """A chat line."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str
    length: int
    """The length of the log at that time; shows what a returning client has missed."""


class StandingRow(Struct, frozen=True, kw_only=True):
    """Where a game stands, for lists."""

    to_act: str
    """The letters of the seats that owe a decision."""
    standing: Message | None
    """How far the game is, in a few words; None if the game has no words for it."""
    progress: int
    """How much of the game is over, in percent."""
    at: str
    """When the last entry was made."""


class ResultRow(Struct, frozen=True, kw_only=True):
    """The final points of a seat, by source, and its place; a shared place is the better one."""

    seat: int
    points: int
    place: int
    sources: dict[str, int]


class RecordRow(Struct, frozen=True, kw_only=True):
    """An imported record."""

    id: str
    text: str
    created: str


class Stored(NamedTuple):
    """A whole stored table."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    entries: tuple[Entry, ...]
    chat: tuple[ChatRow, ...]
    snapshots: Mapping[int, bytes] = MappingProxyType({})
    """Positions after some numbers of entries, as ``positions.packed`` writes them."""
    takeback: TakebackRow | None = None


def now() -> str:
    """Return the current time, readable and sortable."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def seconds_since(then: str) -> float:
    """Return the seconds since a time returned by ``now``.

    >>> seconds_since(now()) >= 0.0
    True
    """
    return (datetime.now(UTC) - datetime.fromisoformat(then)).total_seconds()
