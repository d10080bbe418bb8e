"""Statistics of one person's finished games, counted from their stored results."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from sqlalchemy import func, select

from formicarium.server import schema
from formicarium.server.live import title_of
from formicarium.server.mine import GameStatistics, Opponent, Outcome, Tally
from formicarium.server.my_games import as_data
from formicarium.server.rows import ResultRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import RowMapping
    from sqlalchemy.ext.asyncio import AsyncConnection

_RECENT: Final = 30
_OPPONENTS: Final = 20


class Sitting(NamedTuple):
    """A seat of a finished game with its result."""

    mine: bool
    name: str
    bot: str
    result: ResultRow


class Finished(NamedTuple):
    """A finished game in which one seat was mine."""

    table: str
    game: str
    variant: str
    at: str
    me: Sitting
    others: tuple[Sitting, ...]


async def finished(connection: AsyncConnection, person: str, game: str = "") -> list[Finished]:
    """Return the finished games of a person, the oldest first.

    Games in which several seats were theirs, at one screen, are left out.
    """
    tables, seats, results = schema.tables.c, schema.seats.c, schema.results.c
    own = select(seats.table_id).where(seats.person == person)
    own = own.group_by(seats.table_id).having(func.count() == 1)
    query = (
        select(
            tables.id,
            tables.game,
            tables.variant,
            schema.standings.c.at,
            (seats.person == person).label("mine"),
            seats.name,
            seats.bot,
            *list(results)[1:],
        )
        .join_from(schema.tables, schema.standings)
        .join(schema.seats, seats.table_id == tables.id)
        .join(schema.results, (results.table_id == tables.id) & (results.seat == seats.seat))
        .where(tables.id.in_(own) & ((tables.game == game) if game else True))
        .order_by(schema.standings.c.at, tables.id, seats.seat)
    )
    return _grouped((await connection.execute(query)).mappings())


def count(played: Iterable[Finished]) -> tuple[GameStatistics, ...]:
    """Count finished games, by the game; those played most often come first."""
    by_game = _split(played, "game")
    counted = [_statistics(game, each) for game, each in by_game.items()]
    return tuple(sorted(counted, key=lambda each: -each.tally.games))


def _grouped(rows: Iterable[RowMapping]) -> list[Finished]:
    by_table: dict[tuple[str, str, str, str], list[Sitting]] = defaultdict(list)
    for row in rows:
        values = as_data(row)
        result = msgspec.convert(values, ResultRow)
        sitting = Sitting(bool(values["mine"]), values["name"], values["bot"], result)
        by_table[values["id"], values["game"], values["variant"], values["at"]].append(sitting)
    return [
        Finished(*facts, me, tuple([each for each in sitting if each is not me]))
        for facts, sitting in by_table.items()
        for me in sitting
        if me.mine
    ]


def _split(played: Iterable[Finished], field: str) -> dict[str, list[Finished]]:
    parts: dict[str, list[Finished]] = defaultdict(list)
    for each in played:
        parts[getattr(each, field)].append(each)
    return parts


def _statistics(game: str, played: Sequence[Finished]) -> GameStatistics:
    return GameStatistics(
        game=game,
        title=title_of(game),
        tally=tally(played),
        variants={name: tally(each) for name, each in _split(played, "variant").items()},
        opponents=opponents(played),
        recent=tuple(map(_outcome, played[-_RECENT:])),
    )


def tally(played: Sequence[Finished]) -> Tally:
    """Count the places and the points of some games."""
    own = [each.me.result for each in played]
    places = Counter(result.place for result in own)
    sources = dict.fromkeys(source for result in own for source in result.sources)
    return Tally(
        games=len(own),
        places=tuple([places[place] for place in range(1, max(places) + 1)]),
        points=fmean(result.points for result in own),
        sources={name: fmean(each.sources.get(name, 0) for each in own) for name in sources},
    )


def opponents(played: Iterable[Finished]) -> tuple[Opponent, ...]:
    """Count the games against each person and each level of bots, the most frequent first."""
    met: dict[tuple[str, str], list[int]] = defaultdict(list)
    for each in played:
        best: dict[tuple[str, str], int] = {}
        for other in each.others:
            who = (other.name, other.bot)
            best[who] = min(other.result.place, best.get(who, other.result.place))
        for who, place in best.items():
            met[who].append(place - each.me.result.place)
    found = [
        Opponent(name, bot, len(leads), sum(n > 0 for n in leads), sum(n < 0 for n in leads))
        for (name, bot), leads in met.items()
    ]
    return tuple(sorted(found, key=lambda each: (-each.games, each.name, each.bot))[:_OPPONENTS])


def _outcome(each: Finished) -> Outcome:
    mine = each.me.result
    return Outcome(each.table, each.at, len(each.others) + 1, mine.place, mine.points)
