"""Bots stand in for people who are not there, and people come back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import formicarium as fm
from formicarium.client import Client, ServerRefusal, anyone, bot, me
from formicarium.server.driver import is_due
from formicarium.server.hall import Hall
from formicarium.server.live import LiveTable
from formicarium.server.protocol import ActionRequest, Created, UndoRequest
from formicarium.server.refusal import Refusal
from tests.server.clock import Clock
from tests.server.serving import (
    GAME,
    LONG,
    SIMULTANEOUS,
    Served,
    first_action,
    open_hall,
    over,
    set_up,
    step,
    until,
)


async def test_a_bot_plays_for_somebody_who_left_until_she_comes_back(
    client: Client, served: Served
) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
    table, (ida, bo) = created.table.id, created.secrets.values()
    await client.leave(table, [ida])
    told = await client.stand_in(table, [bo], 0, "hard")
    seat = told.seats[0]
    assert (seat.kind, seat.name, seat.left) == ("person", "Ida", True)
    assert seat.stand_in == "hard"
    async with client.live(table, [bo]) as live:
        for _ in range(3):  # it plays as long as she is away
            await step(live)
        back = await client.come_back(table, [ida], 0)  # her old link still works
        assert (back.seats[0].stand_in, back.seats[0].left) == ("", False)
        while live.table is None or live.table.seats[0].stand_in:
            await live.receive()
    length = (await client.look(table, [ida])).length
    while 0 not in (sync := await client.look(table, [bo])).view.to_act:  # type: ignore[union-attr]
        async with client.live(table, [bo]) as live:
            await live.act(live.options()[0].action)
    assert not is_due(served.table(table), 0)
    assert (await client.look(table, [ida])).length == sync.length >= length


async def test_whoever_acts_has_the_seat_back(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
    table, (ida, bo) = created.table.id, created.secrets.values()
    await client.stand_in(table, [ida], 0, "easy")  # for oneself at any time
    async with client.live(table, [bo]) as live:
        await live.my_turn()
    length = (await client.look(table, [ida])).length
    await client.undo(table, [ida], length)  # what it did in her name can be taken back
    seat = (await client.look(table, [ida])).table.seats[0]
    assert (seat.stand_in, seat.left) == ("", False)
    async with client.live(table, [ida]) as live:
        assert (await live.my_turn()).to_act == (0,)


async def test_who_may_call_a_bot(client: Client, served: Served, clock: Clock) -> None:
    seats = [me("Ida"), me("Bo"), bot("random")]
    created = await client.create(GAME, seats, options={"start": "A"}, listed=True)
    table, (ida, bo) = created.table.id, created.secrets.values()
    async with client.live(table, [ida]):
        for secrets, seat, kind, status, reason in (
            ([bo], 0, "easy", 409, "who has left"),  # she is there, and it is her turn
            ([ida], 1, "easy", 409, "who has left"),  # it is not his turn
            ([created.spectator], 0, "easy", 403, "no seat"),
            ([], 0, "easy", 403, "no seat"),
            ([bo], 2, "easy", 422, "person"),
            ([bo], 5, "easy", 422, "person"),
            ([ida], 0, "clever", 422, "known bots: easy, medium, hard, expert, random"),
        ):
            with pytest.raises(ServerRefusal, match=reason) as refusal:
                await client.stand_in(table, secrets, seat, kind)
            assert refusal.value.status == status
        with pytest.raises(ServerRefusal, match="not yours"):
            await client.come_back(table, [bo], 0)
    await until(lambda: not served.table(table).guests)
    clock.seconds += 299
    with pytest.raises(ServerRefusal, match="it has waited for 299"):
        await client.stand_in(table, [bo], 0, "easy")
    clock.seconds += 1
    assert (await client.stand_in(table, [bo], 0)).seats[0].stand_in == "medium"
    with pytest.raises(ServerRefusal, match="already plays"):
        await client.stand_in(table, [bo], 0, "easy")
    assert (await client.stand_in(table, [ida], 0, "hard")).seats[0].stand_in == "hard"
    waiting = await client.create(GAME, [me("Ida"), anyone()])
    with pytest.raises(ServerRefusal, match="while a game is being played"):
        await client.stand_in(waiting.table.id, [waiting.secrets["0"]], 0, "easy")


async def test_nobody_is_replaced_as_soon_as_it_is_her_turn(client: Client, clock: Clock) -> None:
    """People who play over days are away while others think; the game waits for them first."""
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "B"})
    table, (_, bo) = created.table.id, created.secrets.values()
    clock.seconds += 400
    async with client.live(table, [bo]) as live:
        while live.options():
            await live.act(live.options()[0].action)
        with pytest.raises(ServerRefusal, match="it has waited for 0"):
            await client.stand_in(table, [bo], 0, "easy")
        clock.seconds += 400
        assert (await client.stand_in(table, [bo], 0, "easy")).seats[0].stand_in


async def test_nobody_is_replaced_as_soon_as_the_game_begins(client: Client, clock: Clock) -> None:
    """A long wait for the last player does not count."""
    seats, options = [me("Ida"), anyone()], {"start": "A"}
    created = await client.create(GAME, seats, options=options, listed=True)
    table = created.table.id
    clock.seconds += 400
    bo = (await client.join(table, "Bo")).secret
    with pytest.raises(ServerRefusal, match="it has waited for 0"):
        await client.stand_in(table, [bo], 0, "easy")


class Slow:
    """A thinker that says nothing before it is let to."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self._choose = hall.thinker.choose
        self.thinking = asyncio.Event()
        self.go_on = asyncio.Event()
        monkeypatch.setattr(hall.thinker, "choose", self.choose)

    async def choose(self, *position: Any) -> str:
        action = await self._choose(*position)
        self.thinking.set()
        await self.go_on.wait()
        return action


@pytest.fixture
def slow(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(hall, monkeypatch)


@pytest.fixture
async def thinking_for_ida(hall: Hall, slow: Slow) -> Created:
    """A table at which a bot thinks for Ida."""
    created = await set_up(hall, me("Ida"), me("Bo"), start="A")
    async with hall.table(created.table.id) as table:
        await hall.desk.stand_in(table, [created.secrets["0"]], 0, "easy")
    await slow.thinking.wait()
    return created


async def test_a_person_who_acts_while_the_bot_thinks_is_faster(
    hall: Hall, slow: Slow, thinking_for_ida: Created
) -> None:
    ida = [thinking_for_ida.secrets["0"]]
    async with hall.table(thinking_for_ida.table.id) as table:
        mine = ActionRequest("mine", 0, first_action(table))
        assert await hall.desk.act(table, ida, mine) == 1
        slow.go_on.set()
        await _calm(hall, table)
        assert table.ledger
        assert [entry.action_id for entry in table.ledger.entries] == ["mine"]
        assert not table.seats[0].stand_in


async def test_a_bot_that_was_faster_makes_the_person_look_again(
    hall: Hall, slow: Slow, thinking_for_ida: Created
) -> None:
    async with hall.table(thinking_for_ida.table.id) as table:
        mine = ActionRequest("mine", 0, first_action(table))
        slow.go_on.set()
        await _calm(hall, table)
        with pytest.raises(Refusal) as refusal:
            await hall.desk.act(table, [thinking_for_ida.secrets["0"]], mine)
        assert refusal.value.status == 409
        assert refusal.value.length == table.length > 0
        assert table.seats[0].stand_in  # she did not act after all


async def test_a_person_back_at_another_server_is_not_played_for_any_more(
    hall: Hall, slow: Slow, thinking_for_ida: Created, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server at which the bot thinks has not heard of it."""
    name = thinking_for_ida.table.id
    async with open_hall(hall.settings.database_url) as other:
        monkeypatch.setattr(other._driver, "wake", lambda _: None)
        async with hall.table(name) as here, other.table(name) as there:
            await other.desk.come_back(there, [thinking_for_ida.secrets["0"]], 0)
            assert here.seats[0].stand_in
            slow.go_on.set()
            await _calm(hall, here)
            stored = await hall.store.load(name)
            assert stored
            assert (here.length, stored.entries, here.seats[0].stand_in) == (0, (), "")


async def test_stand_ins_go_on_after_a_restart(tmp_path: Path) -> None:
    """Nobody watches, and nobody but the stand-in is a bot."""
    with Served(tmp_path, bot_pause=LONG) as served:
        async with served.client() as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            table, (ida, bo) = created.table.id, created.secrets.values()
            for seat, secret in enumerate((ida, bo)):
                await client.leave(table, [secret])
                await client.stand_in(table, [secret], seat, "random")
    with Served(tmp_path) as served:
        async with served.client() as client:
            await over(client, table, [ida])
            record = fm.Record.from_text(await client.record(table, [ida]))
            assert record.seats == ("Ida", "Bo")
            assert record.verify().is_over
            again = await client.rematch(table, [ida])  # there the seats are the persons'
            assert again.table.mine == (0,)
            seats = (await client.rematch(table, [bo])).table.seats
            assert [seat.name for seat in seats] == ["Ida", "Bo"]
            assert not any(seat.stand_in or seat.left for seat in seats)


async def test_a_stand_in_chooses_in_secret_like_anybody(client: Client, served: Served) -> None:
    """Its choices show nowhere, and keep nobody from taking back a choice of her own."""
    created = await client.create(SIMULTANEOUS, [me("Ida"), me("Bo"), me("Cy")])
    table, (ida, bo, cy) = created.table.id, created.secrets.values()
    async with client.live(table, [ida]) as one, client.live(table, [cy]) as three:
        await one.act(one.options()[0].action)
        await client.leave(table, [bo])
        await client.stand_in(table, [ida], 1, "easy")
        while 1 in three.view.to_act:  # type: ignore[union-attr]
            await three.receive()
        assert three.length == 1  # one line tells that it has chosen, whatever it did
        ledger = served.table(table).ledger
        assert ledger
        own = [entry for entry in ledger.entries if entry.seat == 1]
        assert own
        assert all(entry.action_id.startswith("bot:1:") for entry in own)
        assert one.may_undo
        await one.undo()
        sync = await client.look(table, [bo])
        assert sync.may_undo  # back at the table, she may choose again
        await client.undo(table, [bo], sync.length)
        sync = await client.look(table, [bo])
        assert sync.view
        assert 1 in sync.view.to_act
        assert not sync.table.seats[1].stand_in


async def test_an_undo_of_others_makes_the_stand_in_think_again(hall: Hall, slow: Slow) -> None:
    created = await set_up(hall, me("Ida"), me("Bo"), start="B")
    ida, bo = ([secret] for secret in created.secrets.values())
    async with hall.table(created.table.id) as table:
        await hall.desk.stand_in(table, ida, 0, "easy")
        while table.ledger and 1 in table.ledger.state.to_act:
            asked = ActionRequest(f"{table.length}", table.length, first_action(table, 1))
            await hall.desk.act(table, bo, asked)
        await slow.thinking.wait()
        length = table.length
        assert table.ledger
        assert not table.ledger.why_no_undo({1})
        await hall.desk.undo(table, bo, UndoRequest("back", length))
        slow.go_on.set()
        await _calm(hall, table)
        assert table.length == length + 1
        assert table.ledger.state.to_act == (1,)


async def _calm(hall: Hall, table: LiveTable) -> None:
    """Wait until no bot owes anything."""
    await until(lambda: not hall._driver.is_busy(table))


@pytest.mark.parametrize("game", ["antropolis", "micropolis", "myrmes"])
async def test_bots_end_every_game_that_people_have_left(hall: Hall, game: str) -> None:
    created = await set_up(hall, me("Ida"), me("Bo"), game=game)
    ida, bo = ([secret] for secret in created.secrets.values())
    async with hall.table(created.table.id) as table:
        await hall.desk.leave(table, ida)
        await hall.desk.stand_in(table, bo, 0, "random")
        await hall.desk.stand_in(table, bo, 1, "random")
        await until(lambda: table.row.phase == "over")
        assert (table.info().progress, table.seats[0].gone) == (100, True)
