"""Personal keys at work: whose seats are whose, lists and statistics, and another key instead."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import insert, select, update

from formicarium.core.message import message
from formicarium.server import keys, my_games, my_statistics, personal, schema
from formicarium.server.mine import Statistics, Taken
from formicarium.server.refusal import Refusal
from formicarium.server.rows import now
from formicarium.server.standing import standing
from formicarium.server.store import ConflictError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import ColumnElement, Row
    from sqlalchemy.sql.dml import UpdateBase

    from formicarium.server.hall import Hall
    from formicarium.server.mine import MyGames, OwnTable
    from formicarium.server.my_games import Wanted

    AnyRow = Row[str, int, str, str]

_AT_ONCE: Final = 5
"""How many tables of older versions one request looks up: each of them must be loaded."""

_log = structlog.get_logger()
_SEATS = schema.seats.c


class People:
    """The people of a hall, known by the hashes of their personal keys."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._broken: set[str] = set()
        """Tables that cannot be loaded, so nothing more is stored about them."""

    async def person(self, secrets: Sequence[str]) -> str:
        """Return the person among the secrets of a request; empty if there is nobody.

        Nothing is bound to a key that was replaced.
        """
        person = personal.person_of(secrets)
        return "" if person and await self._is_renewed(person) else person

    async def known(self, secrets: Sequence[str]) -> str:
        """Return the person of a request; refuse a request without a valid key."""
        person = personal.person_of(secrets)
        if not person:
            raise Refusal(401, message("ui-refused-key"))
        if await self._is_renewed(person):
            raise Refusal(401, message("ui-refused-key-renewed"))
        return person

    async def games(self, person: str, wanted: Wanted) -> MyGames:
        """Return a page of a person's games."""
        found = await self._page(person, wanted)
        if await self._look_up(found.unknown):
            found = await self._page(person, wanted)
        return found.page

    async def statistics(self, person: str, game: str) -> Statistics:
        """Count a person's finished games."""
        async with self._hall.store.reading() as connection:
            lacking = await my_games.without_results(connection, person)
        counted_now = await self._look_up(lacking)
        async with self._hall.store.reading() as connection:
            played = await my_statistics.finished(connection, person, game)
        counted = await asyncio.to_thread(my_statistics.count, played)
        return Statistics(counted, len({*lacking} - self._broken) - counted_now)

    async def take_along(self, person: str, tables: Iterable[OwnTable]) -> Taken:
        """Bind seats to a person; those of other people stay theirs."""
        asked = {table.id: table.secrets for table in tables}
        for table_id, secrets in asked.items():
            theirs = _SEATS.taken & _nobody()
            free = await self._seats((_SEATS.table_id == table_id) & theirs)
            own = [row for row in free if any(keys.fits(each, row.secret) for each in secrets)]
            with suppress(ConflictError):  # somebody else was faster
                await self._bind(own, person)
        mine = await self._seats(_SEATS.table_id.in_(asked) & (_SEATS.person == person))
        return Taken(tuple(sorted({row.table_id for row in mine})))

    async def renew(self, person: str, key: str) -> None:
        """Bind all that belongs to a person to another key; the old one opens nothing any more."""
        if not personal.is_key(key):
            raise Refusal(422, message("ui-refused-key"))
        new = keys.hashed(key)
        if new == person or await self._is_renewed(new):
            raise Refusal(409, message("ui-refused-key-renewed"))
        retired = insert(schema.renewed_keys).values(person=person, at=now())
        if own := await self._seats(_SEATS.person == person):
            await self._bind(own, new, retired)
            late = await self._seats(_SEATS.person == person)  # bound in this very moment
            await self._bind(late, new)

    async def drop(self, person: str, table_id: str) -> None:
        """Take a table out of a person's list: the key no longer opens their seats there."""
        own = await self._seats((_SEATS.table_id == table_id) & (_SEATS.person == person))
        await self._bind(own, "")

    async def _seats(self, wanted: ColumnElement[bool]) -> Sequence[AnyRow]:
        query = select(_SEATS.table_id, _SEATS.seat, _SEATS.secret, _SEATS.person).where(wanted)
        async with self._hall.store.reading() as connection:
            return (await connection.execute(query)).all()

    async def _bind(self, own: Sequence[AnyRow], person: str, *more: UpdateBase) -> None:
        """Bind seats to a person unless they have changed."""
        if own:
            await self._hall.store.write(*more, *[_bound(row, person) for row in own])
            await self._hall.refresh({row.table_id for row in own})

    async def _page(self, person: str, wanted: Wanted) -> my_games.Found:
        async with self._hall.store.reading() as connection:
            return await my_games.page(connection, person, wanted)

    async def _is_renewed(self, person: str) -> bool:
        renewed = schema.renewed_keys.c.person
        async with self._hall.store.reading() as connection:
            return await connection.scalar(select(renewed).where(renewed == person)) is not None

    async def _look_up(self, tables: Iterable[str]) -> int:
        """Store where some of these tables stand, as older versions did not; return how many."""
        done = 0
        for table_id in [each for each in tables if each not in self._broken][:_AT_ONCE]:
            try:
                async with self._hall.table(table_id) as table, table.lock:
                    if table.ledger:
                        at = table.ledger.last_noticed or table.row.created
                        changes = standing(table_id, table.ledger.state, at)
                        await self._hall.store.write(*changes)
            except ConflictError:
                pass  # another request was faster
            except Refusal as refusal:
                self._broken.add(table_id)
                _log.warning("a table cannot be listed", table=table_id, error=refusal.reason)
                continue
            done += 1
        return done


def _nobody() -> ColumnElement[bool]:
    """Whether a seat belongs to nobody, or to a key that was replaced."""
    return (_SEATS.person == "") | _SEATS.person.in_(select(schema.renewed_keys.c.person))


def _bound(row: AnyRow, person: str) -> UpdateBase:
    """Bind a seat to a person, if it is still as it was."""
    place = (_SEATS.table_id == row.table_id) & (_SEATS.seat == row.seat)
    as_it_was = place & (_SEATS.secret == row.secret) & (_SEATS.person == row.person)
    return update(schema.seats).where(as_it_was).values(person=person)
