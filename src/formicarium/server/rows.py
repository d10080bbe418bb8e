"""What the database keeps about a table, as plain data."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from formicarium.server.protocol import Phase

EntryKind: TypeAlias = Literal["action", "undo"]


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
    """What chance answered to the setup; empty until the start."""
    spectators: tuple[str, ...]
    """Hashes of the secrets of spectators' links."""
    next: str | None
    hints: bool
    """Whether players may ask what a strong bot would do."""


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat: of a bot if ``bot`` names one, else of a person."""

    seat: int
    name: str
    """Of an open seat: whom it is kept for, if anyone."""
    bot: str
    secret: str
    """The hash; empty where no secret opens the seat."""
    taken: bool
    gone: bool
    """The person left while the game went on."""
    stand_in: str
    """The bot that plays for the person until they come back; empty if they play themselves."""

    @property
    def played_by(self) -> str:
        """The bot that plays here, for itself or for a person; empty if the person plays."""
        return self.bot or self.stand_in


class Entry(Struct, frozen=True, kw_only=True):
    """A line of the log: what was asked and what chance answered."""

    number: int
    kind: EntryKind
    seat: int
    action: str
    """In the game's notation; for an undo, what it takes back."""
    outcome: str
    action_id: str
    at: str


class ChatRow(Struct, frozen=True, kw_only=True):
    """Something that was said."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str
    length: int
    """How long the log was then: tells what a client that comes back has missed."""


class Stored(NamedTuple):
    """A whole table as it is stored."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    entries: tuple[Entry, ...]
    chat: tuple[ChatRow, ...]


def now() -> str:
    """Tell the time, for people and for sorting."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def seconds_since(then: str) -> float:
    """Count the seconds since ``now`` gave this.

    >>> seconds_since(now()) >= 0.0
    True
    """
    return (datetime.now(UTC) - datetime.fromisoformat(then)).total_seconds()
