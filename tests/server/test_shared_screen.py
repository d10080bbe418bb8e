"""People at one screen who choose in secret: one looks, and all of them are present."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from formicarium.client import me
from formicarium.server.hall import Hall
from formicarium.server.live import LiveTable
from formicarium.server.protocol import ActionRequest
from formicarium.server.refusal import Refusal
from tests.server.serving import GAME, SIMULTANEOUS, first_action, set_up


async def act(hall: Hall, table: LiveTable, seat: int, secret: str) -> None:
    assert table.ledger
    length = table.seen_length(frozenset({seat}))
    name = f"id{table.ledger.length}"
    await hall.desk.act(table, [secret], ActionRequest(name, length, first_action(table, seat)))


async def test_a_table_tells_who_chooses_in_secret(hall: Hall) -> None:
    created = await set_up(hall, me("Ida"), me("Jon"), game=SIMULTANEOUS)
    async with hall.table(created.table.id) as table:
        ledger = table.ledger
        assert ledger
        assert table.info().in_secret == (0, 1)
        while 0 in ledger.state.to_act:  # the number of her choices shows nowhere
            assert table.info().in_secret == (0, 1)
            await act(hall, table, 0, created.secrets["0"])
        assert table.info().in_secret == (1,)
        while table.in_secret == (1,):
            await act(hall, table, 1, created.secrets["1"])
        assert not ledger.state.unrevealed or len(ledger.state.to_act) > 1
    created = await set_up(hall, me("Ida"), me("Jon"), game=GAME)
    async with hall.table(created.table.id) as table:
        assert table.info().in_secret is UNSET


async def test_only_the_person_in_front_sees_secrets(hall: Hall) -> None:
    created = await set_up(hall, me("Ida"), me("Jon"), game=SIMULTANEOUS)
    ida, jon = created.secrets.values()
    async with hall.table(created.table.id) as table:
        dark = table.enter((), None, None, (ida, jon))
        front = table.enter((ida,), None, None, (jon,))
        assert (sorted(dark.seats), sorted(dark.present)) == ([], [0, 1])
        assert (sorted(front.seats), sorted(front.present)) == ([0], [0, 1])
        assert [seat.present for seat in table.info().seats] == [True, True]
        assert table.sync(dark.seats) == table.sync(frozenset())
        table.depart(front)
        assert [seat.present for seat in table.info().seats] == [True, True]
        table.depart(dark)
        assert [seat.present for seat in table.info().seats] == [False, False]
        for secrets, beside in (((), ("wrong",)), (("wrong",), ())):
            with pytest.raises(Refusal, match="no such table"):
                table.enter(secrets, None, None, beside)
