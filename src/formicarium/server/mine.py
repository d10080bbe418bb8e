"""The data of "my games": lists and statistics of one person, and what changes them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from formicarium.core.message import Message
from formicarium.server.protocol import MOST_SEATS, Secret, TableInfo

MOST_TABLES = 50
"""The number of tables in one answer or request."""

TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class SeatResult(Struct, frozen=True):
    """The final points of a seat, by source, and its place; equal seats share the better one."""

    seat: int
    points: int
    place: int
    sources: dict[str, int]


class MyGame(Struct, frozen=True, kw_only=True):
    """A game of one's own, for a list."""

    table: TableInfo
    turn: bool
    """Whether it waits for a decision of mine."""
    to_act: tuple[int, ...]
    standing: Message | None
    """How far it is, in a few words."""
    at: str
    """When it was last played, or created."""
    results: tuple[SeatResult, ...]
    """By seat; empty until it is over."""


class MyGames(Struct, frozen=True):
    """A page of one's games: mine to move first, then those played last."""

    total: int
    """The number of games that the filters let through."""
    turns: int
    """The number of unfinished games, of all, that wait for me."""
    games: tuple[MyGame, ...]


class Tally(Struct, frozen=True):
    """Finished games, counted."""

    games: int
    places: tuple[int, ...]
    """How often I came first, second, …"""
    points: float
    """The mean of my points."""
    sources: dict[str, float]
    """The mean of my points by source."""

    @property
    def wins(self) -> int:
        """How often I won, alone or with others."""
        return self.places[0]


class Opponent(Struct, frozen=True):
    """My games against somebody: a person by name, or a level of bots."""

    name: str
    bot: str
    """Empty for a person."""
    games: int
    ahead: int
    """In how many of them I had the better place than they, or the best of several."""
    behind: int


class Outcome(Struct, frozen=True):
    """How one of the last games ended for me."""

    table: str
    at: str
    players: int
    place: int
    points: int


class GameStatistics(Struct, frozen=True):
    """My finished games of one kind."""

    game: str
    title: str
    tally: Tally
    variants: dict[str, Tally]
    opponents: tuple[Opponent, ...]
    """Those met most often first."""
    recent: tuple[Outcome, ...]
    """The last games, the oldest first."""


class Statistics(Struct, frozen=True):
    """My finished games; those with several seats of mine do not count."""

    games: tuple[GameStatistics, ...]
    missing: int
    """The number of games that were not counted yet: ask again."""


class OwnTable(Struct, forbid_unknown_fields=True):
    """A table with secrets of my seats."""

    id: TableId
    secrets: Annotated[list[Secret], Meta(min_length=1, max_length=MOST_SEATS)]


class TakeAlong(Struct, forbid_unknown_fields=True):
    """A request to bind seats to my key."""

    tables: Annotated[list[OwnTable], Meta(min_length=1, max_length=MOST_TABLES)]


class Taken(Struct, frozen=True):
    """Which of the tables are mine now; seats of other people stay theirs."""

    tables: tuple[str, ...]


class QrRequest(Struct, forbid_unknown_fields=True):
    """A request for a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class QrCode(Struct, frozen=True):
    """A QR code with its quiet zone, as a path of an SVG drawing."""

    size: int
    path: str


class NewKey(Struct, forbid_unknown_fields=True):
    """A request to bind all that belongs to my key to another one."""

    key: Secret
