"""Questions to the database about the games of one person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import and_, exists, func, or_, select

from formicarium.core.message import Message
from formicarium.core.registry import games
from formicarium.core.seats import LETTERS, parse_seat
from formicarium.server import schema
from formicarium.server.live import table_info
from formicarium.server.mine import MyGame, MyGames, SeatResult
from formicarium.server.rows import SeatRow, TableRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, RowMapping, Select
    from sqlalchemy.ext.asyncio import AsyncConnection

_TABLES, _SEATS = schema.tables.c, schema.seats.c
_STANDINGS, _RESULTS = schema.standings.c, schema.results.c


class Wanted(NamedTuple):
    """Filters of a list; those that are empty let everything through."""

    over: bool | None = None
    game: str = ""
    name: str = ""
    """Of another player."""
    bot: str = ""
    text: str = ""
    """Words of which each must be in a name or in the title of the game."""
    offset: int = 0
    limit: int = 20


class Found(NamedTuple):
    """A page of the list, with the tables that lack what is stored for lists."""

    page: MyGames
    unknown: tuple[str, ...]


async def page(connection: AsyncConnection, person: str, wanted: Wanted) -> Found:
    """Return a page of a person's games."""
    mine = _TABLES.id.in_(_own(person))
    chosen = and_(mine, *_filters(person, wanted))
    turn = _turn(person)
    total = await connection.scalar(select(func.count()).select_from(schema.tables).where(chosen))
    turns = await connection.scalar(
        select(func.count()).select_from(_with_standings()).where(mine & turn)
    )
    query = (
        select(schema.tables, turn.label("turn"), *list(_STANDINGS)[1:])
        .select_from(_with_standings())
        .where(chosen)
        .order_by(turn.desc(), _TABLES.phase == "over", _latest().desc(), _TABLES.id)
        .offset(wanted.offset)
        .limit(wanted.limit)
    )
    rows = [as_data(row) for row in (await connection.execute(query)).mappings()]
    ids = [row["id"] for row in rows]
    seats = await _by_table(connection, schema.seats, ids)
    results = await _by_table(connection, schema.results, ids)
    listed = tuple([_my_game(row, seats[row["id"]], results[row["id"]], person) for row in rows])
    unknown = tuple([each.table.id for each in listed if _lacks(each)])
    return Found(MyGames(total or 0, turns or 0, listed), unknown)


async def without_results(connection: AsyncConnection, person: str) -> list[str]:
    """Return the finished games of a person that have no results yet, the latest first."""
    lacking = ~exists().where(_RESULTS.table_id == _TABLES.id)
    over = _TABLES.id.in_(_own(person)) & (_TABLES.phase == "over")
    query = select(_TABLES.id).where(over & lacking).order_by(_TABLES.created.desc())
    return list((await connection.execute(query)).scalars())


def as_data(row: RowMapping) -> dict[str, Any]:
    """Return a row of an answer with plain strings as keys, as msgspec wants them."""
    return {str(name): value for name, value in row.items()}


def _own(person: str) -> Select[tuple[Any]]:
    return select(_SEATS.table_id).where(_SEATS.person == person)


def _with_standings() -> Any:
    return schema.tables.outerjoin(schema.standings, _STANDINGS.table_id == _TABLES.id)


def _latest() -> ColumnElement[Any]:
    return func.coalesce(_STANDINGS.at, _TABLES.created)


def _turn(person: str) -> ColumnElement[bool]:
    """Whether a game waits for a seat of the person that no bot plays."""
    letter = func.substr(LETTERS, _SEATS.seat + 1, 1)
    return exists().where(
        (_SEATS.table_id == _TABLES.id)
        & (_SEATS.person == person)
        & (_SEATS.stand_in == "")
        & (_TABLES.phase == "running")
        & _STANDINGS.to_act.contains(letter)
    )


def _filters(person: str, wanted: Wanted) -> list[ColumnElement[bool]]:
    filters: list[ColumnElement[bool]] = []
    if wanted.over is not None:
        filters.append((_TABLES.phase == "over") == wanted.over)
    if wanted.game:
        filters.append(_TABLES.game == wanted.game)
    if wanted.name:
        filters.append(_somebody(person, _SEATS.name == wanted.name))
    if wanted.bot:
        filters.append(_somebody(person, _SEATS.bot == wanted.bot))
    filters += [_mentions(person, word) for word in wanted.text.split()]
    return filters


def _somebody(person: str, wanted: ColumnElement[bool]) -> ColumnElement[bool]:
    others = (_SEATS.table_id == _TABLES.id) & (_SEATS.person != person)
    return exists().where(others & wanted)


def _mentions(person: str, word: str) -> ColumnElement[bool]:
    titles = [each.id for each in games() if word.casefold() in each.title.casefold()]
    named = _SEATS.name.icontains(word, autoescape=True) | (_SEATS.bot == word.casefold())
    return or_(_TABLES.game.in_(titles), _TABLES.variant == word, _somebody(person, named))


async def _by_table(
    connection: AsyncConnection, part: Any, ids: Sequence[str]
) -> dict[str, list[dict[str, Any]]]:
    """Return rows that belong to tables, in their order."""
    found: dict[str, list[dict[str, Any]]] = {each: [] for each in ids}
    query = select(part).where(part.c.table_id.in_(ids)).order_by(*part.primary_key.columns)
    for row in (await connection.execute(query)).mappings():
        found[row["table_id"]].append(as_data(row))
    return found


def _my_game(
    row: dict[str, Any], seats: list[dict[str, Any]], results: list[dict[str, Any]], person: str
) -> MyGame:
    table = msgspec.convert(row, TableRow)
    sitting = msgspec.convert(seats, tuple[SeatRow, ...])
    mine = frozenset(seat.seat for seat in sitting if seat.person == person)
    return MyGame(
        table=table_info(table, sitting, mine=mine, progress=row["progress"] or 0),
        turn=bool(row["turn"]),
        to_act=tuple(map(parse_seat, row["to_act"] or "")),
        standing=msgspec.convert(row["standing"], Message | None),
        at=row["at"] or table.created,
        results=msgspec.convert(results, tuple[SeatResult, ...]),
    )


def _lacks(each: MyGame) -> bool:
    """Whether a table of an older version lacks what is stored for lists."""
    if each.table.phase == "over":
        return not each.results
    return each.table.phase == "running" and not each.to_act
