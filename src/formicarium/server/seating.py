"""Seats: setting up tables and rematches, joining, leaving, starting, standing in."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from formicarium.core.errors import FormicariumError
from formicarium.core.message import message
from formicarium.core.options import Setup
from formicarium.core.record_text import outcome_text
from formicarium.core.registry import game
from formicarium.server import keys, opponents, store
from formicarium.server.ledger import Ledger, opened
from formicarium.server.names import clean_name
from formicarium.server.refusal import Refusal
from formicarium.server.rows import SeatRow, Stored, TableRow, now
from formicarium.server.standing import standing
from formicarium.version import __version__

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy.sql.dml import UpdateBase

    from formicarium.server.live import LiveTable
    from formicarium.server.protocol import NewTable, SeatWish
    from formicarium.server.rows import Entry


_SPECTATOR_LINKS = 20
"""The number of valid spectator links of a table."""


class SetUp(NamedTuple):
    """A table that is not stored yet, and its secrets, which are never stored."""

    stored: Stored
    ledger: Ledger | None
    secrets: dict[str, str]
    spectator: str


def written(prepared: SetUp) -> list[UpdateBase]:
    """Return the changes that store a table which was set up."""
    table_id, game_begun = prepared.stored.table.id, prepared.ledger
    begun = standing(table_id, game_begun.state) if game_begun else []
    return [*store.new_table(prepared.stored), *begun]


class Change(NamedTuple):
    """Changed seats, and the start of the game if no seat is open any more."""

    table: LiveTable
    row: TableRow
    seats: tuple[SeatRow, ...]
    ledger: Ledger | None

    @classmethod
    def of(cls, table: LiveTable, changed: Iterable[SeatRow]) -> Change:
        """Plan a change of some seats."""
        by_seat = {row.seat: row for row in table.seats} | {row.seat: row for row in changed}
        seats = tuple(by_seat[seat] for seat in sorted(by_seat))
        row, ledger = table.row, None
        if row.phase == "open" and all(seat.taken for seat in seats):
            row, ledger = started(row, seats, table.prologue)
        return cls(table, row, seats, ledger)

    def stored(self) -> list[UpdateBase]:
        """Return the changes to store: all seats, to detect concurrent changes."""
        old, table_id = self.table, self.row.id
        if self.row is old.row and self.seats == old.seats:
            return []
        changes: list[UpdateBase] = [
            store.changed_seat(table_id, before, after)
            for before, after in zip(old.seats, self.seats, strict=True)
        ]
        if self.row is not old.row:
            changes.append(store.changed_table(old.row, self.row))
        if self.ledger is not None:
            changes += standing(table_id, self.ledger.state)
        return changes

    def done(self) -> None:
        """Apply the change to the table."""
        self.table.row = self.row
        if self.ledger is not None:
            self.table.begin(self.ledger)
        self.table.reseat(self.seats)


def set_up(asked: NewTable, person: str = "") -> SetUp:
    """Set up a table as requested; ``person`` is the hash of the creator's personal key."""
    if len(asked.seats) != asked.players:
        raise Refusal(422, f"{asked.players} players need {asked.players} seats")
    options = dict(asked.options)
    try:
        setup = game(asked.game).setup(asked.players, 0, asked.variant, options)
    except FormicariumError as error:
        raise Refusal(422, str(error)) from None
    pairs = [seat_for(number, wish, person) for number, wish in enumerate(asked.seats)]
    row = new_row(asked.game, setup, asked.listed, asked.hints)
    return complete(row, pairs)


def set_up_again(
    old: TableRow, seats: Sequence[SeatRow], callers: frozenset[int], person: str = ""
) -> SetUp:
    """Set up a rematch: the callers take their seats, the others' seats are reserved."""
    pairs = []
    for seat in seats:
        if seat.bot:
            pairs.append((seat, ""))
        elif seat.seat in callers:
            pairs.append(taken(seat, seat.name, person or seat.person))
        else:
            pairs.append((_present(seat, secret="", taken=False), ""))
    options = game(old.game).variant(old.variant).restore(old.options)
    setup = Setup(old.players, 0, old.variant, options)
    return complete(new_row(old.game, setup, old.listed, old.hints), pairs)


def kept_for(
    old: Sequence[SeatRow], new: Sequence[SeatRow], callers: frozenset[int]
) -> list[SeatRow]:
    """Return the callers' seats at the rematch, unless bots or other people have them."""
    return [
        after
        for before, after in zip(old, new, strict=True)
        if after.seat in callers and not after.bot and after.name == before.name
    ]


def new_row(game_id: str, setup: Setup, listed: bool, hints: bool) -> TableRow:
    """Return the row of a new table."""
    return TableRow(
        id=keys.new_table_id(),
        game=game_id,
        variant=setup.variant,
        players=setup.players,
        options=setup.options,
        seed=str(keys.new_seed()),
        engine=__version__,
        rules=game(game_id).meta.rules_version,
        phase="open",
        listed=listed,
        created=now(),
        dealt="",
        spectators=(),
        next=None,
        hints=hints,
    )


def complete(
    row: TableRow, pairs: Sequence[tuple[SeatRow, str]], prologue: tuple[Entry, ...] = ()
) -> SetUp:
    """Return a table with these seats and secrets; it starts if no seat is open.

    ``prologue`` are entries that the log begins with, if the row says how it was dealt.
    """
    spectator = keys.new_secret()
    row = replace(row, spectators=(keys.hashed(spectator),))
    seats = tuple(seat for seat, _ in pairs)
    secrets = {str(seat.seat): secret for seat, secret in pairs if secret}
    ledger = None
    if all(seat.taken for seat in seats):
        row, ledger = started(row, seats, prologue)
    return SetUp(Stored(row, seats, prologue, ()), ledger, secrets, spectator)


def with_spectator(row: TableRow) -> tuple[TableRow, str]:
    """Return a table with one more link for spectators, and its secret.

    The first link of a table always works; of the others, only the newest.
    """
    secret = keys.new_secret()
    newest = (*row.spectators[1:], keys.hashed(secret))[1 - _SPECTATOR_LINKS :]
    return replace(row, spectators=(*row.spectators[:1], *newest)), secret


def seat_for(number: int, wish: SeatWish, person: str = "") -> tuple[SeatRow, str]:
    """Return a seat as wished, and its secret."""
    if wish.kind == "bot":
        return _bot_seat(number, wish.bot or ""), ""
    if wish.bot:
        raise Refusal(422, f"seat {number} is for a person and cannot name a bot")
    secret = keys.new_secret()
    row = SeatRow(
        seat=number,
        name=clean_name(wish.name or ""),
        bot="",
        secret=keys.hashed(secret),
        taken=wish.kind == "me",
        gone=False,
        stand_in="",
        person=person if wish.kind == "me" else "",
    )
    return row, secret


def _bot_seat(number: int, name: str) -> SeatRow:
    kind = opponents.checked(name)
    return SeatRow(seat=number, name="", bot=kind, secret="", taken=True, gone=False, stand_in="")


def started(
    row: TableRow, seats: tuple[SeatRow, ...], prologue: Sequence[Entry] = ()
) -> tuple[TableRow, Ledger]:
    """Deal, by the current rules even if the table was set up under older ones.

    A table that goes on from another game has been dealt already, and has a prologue.
    """
    row = replace(row, engine=__version__, rules=game(row.game).meta.rules_version)
    ledger = opened(row, seats, prologue)
    dealt = outcome_text(ledger.record.dealt)
    return replace(row, phase="running", dealt=dealt), ledger


def check_open(table: LiveTable) -> None:
    """Refuse a request that comes after the start."""
    if table.row.phase != "open":
        raise Refusal(409, message("ui-refused-started"))


def free_seat(table: LiveTable, secrets: Sequence[str]) -> SeatRow:
    """Return a free seat: that of the caller's link, else the first unreserved one."""
    held = table.held_by(secrets)
    free = [row for row in table.seats if not row.taken]
    for row in free:
        if row.seat in held:
            return row
    for row in free:
        if not row.name:
            return row
    raise Refusal(409, message("ui-refused-full"))


def taken(seat: SeatRow, name: str, person: str = "") -> tuple[SeatRow, str]:
    """Return a seat taken by a person, and its new secret."""
    secret = keys.new_secret()
    hashed = keys.hashed(secret)
    return _present(seat, name=name, secret=hashed, taken=True, person=person), secret


def filled_with_bots(table: LiveTable, bot: str) -> list[SeatRow]:
    """Return the open seats as seats of bots; their links stop working."""
    return [_bot_seat(row.seat, bot) for row in table.seats if not row.taken]


def vacated(table: LiveTable, seats: frozenset[int]) -> list[SeatRow]:
    """Return seats as free before the start; during the game they are only marked."""
    own = [row for row in table.seats if row.seat in seats]
    if table.row.phase == "open":
        return [replace(row, name="", secret="", taken=False, person="") for row in own]
    return [replace(row, gone=True) for row in own] if table.row.phase == "running" else []


def stood_in(table: LiveTable, seat: int, bot: str) -> SeatRow:
    """Return a seat played by a bot for its person."""
    return replace(table.seats[seat], stand_in=opponents.checked(bot))


def returned(table: LiveTable, seat: int) -> SeatRow:
    """Return a seat whose person has come back."""
    return _present(table.seats[seat])


def _present(seat: SeatRow, **changes: Any) -> SeatRow:
    """Return a seat without marks of absence."""
    return replace(seat, gone=False, stand_in="", **changes)


def check_stand_in(table: LiveTable, seat: int, callers: frozenset[int], patience: float) -> None:
    """Refuse a stand-in for a player for whom the game can still wait."""
    if table.row.phase != "running":
        raise Refusal(409, message("ui-refused-stand-in-over"))
    if seat >= len(table.seats) or table.seats[seat].bot:
        raise Refusal(422, message("ui-refused-stand-in-bot"))
    if seat in callers:
        return
    if table.seats[seat].stand_in:
        raise Refusal(409, message("ui-refused-stand-in-twice"))
    if table.seats[seat].gone:
        return
    waited = table.waited_for(seat)
    if waited < patience:
        raise Refusal(
            409,
            message("ui-refused-stand-in-early", patience=round(patience), waited=round(waited)),
            retry_after=ceil(patience - waited) if waited else None,
        )
