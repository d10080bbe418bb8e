"""Bots stand in for people who are not there, and people come back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import formicarium as fm
from formicarium.client import Client, ServerRefusal, anyone, bot, me
from formicarium.server.hall import Hall
from formicarium.server.live import LiveTable
from formicarium.server.protocol import ActionRequest, Created, NewTable, SeatWish, UndoRequest
from formicarium.server.refusal import Refusal
from tests.server.serving import Served, open_hall, over, run

GAME = "micropolis"
SIMULTANEOUS = "myrmes"
"""It begins with a simultaneous phase."""


def test_a_bot_plays_for_somebody_who_left_until_she_comes_back(url: str) -> None:
    async def check() -> None:
        async with Client(url) as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
            table, (ida, bo) = created.table.id, created.secrets.values()
            await client.leave(table, [ida])
            told = await client.stand_in(table, [bo], 0, "hard")
            seat = told.seats[0]
            assert (seat.kind, seat.name, seat.stand_in, seat.left) == (
                "person",
                "Ida",
                "hard",
                True,
            )
            async with client.live(table, [bo]) as live:
                for _ in range(3):  # it plays as long as she is away
                    await live.my_turn()
                    await live.act(live.options()[0].action)
                back = await client.come_back(table, [ida], 0)  # her old link still works
                assert (back.seats[0].stand_in, back.seats[0].left) == ("", False)
                while live.table is None or live.table.seats[0].stand_in:
                    await live.receive()
            length = (await client.look(table, [ida])).length
            while 0 not in (sync := await client.look(table, [bo])).view.to_act:  # type: ignore[union-attr]
                async with client.live(table, [bo]) as live:
                    await live.act(live.options()[0].action)
            await asyncio.sleep(0.2)
            assert (await client.look(table, [ida])).length == sync.length >= length

    run(check())


def test_whoever_acts_has_the_seat_back(url: str) -> None:
    async def check() -> None:
        async with Client(url) as client:
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

    run(check())


def test_who_may_call_a_bot(tmp_path: Path) -> None:
    async def check(url: str) -> None:
        async with Client(url) as client:
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
            with pytest.raises(ServerRefusal, match="it has waited 0"):  # she has just gone
                await client.stand_in(table, [bo], 0, "easy")
            await asyncio.sleep(0.5)
            assert (await client.stand_in(table, [bo], 0)).seats[0].stand_in == "medium"
            with pytest.raises(ServerRefusal, match="already plays"):
                await client.stand_in(table, [bo], 0, "easy")
            assert (await client.stand_in(table, [ida], 0, "hard")).seats[0].stand_in == "hard"
            waiting = await client.create(GAME, [me("Ida"), anyone()])
            with pytest.raises(ServerRefusal, match="while a game goes on"):
                await client.stand_in(waiting.table.id, [waiting.secrets["0"]], 0, "easy")

    with Served(tmp_path, absent_seconds=0.4, bot_pause=5.0) as served:
        run(check(served.url))


def test_nobody_is_replaced_as_soon_as_it_is_her_turn(tmp_path: Path) -> None:
    """Whoever plays over days is away while others think; the game has to wait for her first."""

    async def check(url: str) -> None:
        async with Client(url) as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "B"})
            table, (_, bo) = created.table.id, created.secrets.values()
            await asyncio.sleep(0.6)
            async with client.live(table, [bo]) as live:
                while 1 in (await live.my_turn()).to_act:
                    await live.act(live.options()[0].action)
                    if not live.options():
                        break
                with pytest.raises(ServerRefusal, match="has waited"):
                    await client.stand_in(table, [bo], 0, "easy")
                await asyncio.sleep(0.6)
                assert (await client.stand_in(table, [bo], 0, "easy")).seats[0].stand_in

    with Served(tmp_path, absent_seconds=0.5) as served:
        run(check(served.url))


def test_nobody_is_replaced_as_soon_as_the_game_begins(tmp_path: Path) -> None:
    """Whoever waited for the last player long enough to look away is not late at once."""

    async def check(url: str) -> None:
        async with Client(url) as client:
            seats, options = [me("Ida"), anyone()], {"start": "A"}
            created = await client.create(GAME, seats, options=options, listed=True)
            table = created.table.id
            await asyncio.sleep(0.6)
            bo = (await client.join(table, "Bo")).secret
            with pytest.raises(ServerRefusal, match="it has waited 0"):
                await client.stand_in(table, [bo], 0, "easy")

    with Served(tmp_path, absent_seconds=0.5) as served:
        run(check(served.url))


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


async def _thinking_for_ida(hall: Hall, slow: Slow) -> tuple[Created, list[str]]:
    """Set up a table at which a bot thinks for Ida."""
    seats = [SeatWish("me", "Ida"), SeatWish("me", "Bo")]
    created = await hall.create(NewTable(GAME, 2, seats, None, {"start": "A"}))
    ida = [created.secrets["0"]]
    async with hall.table(created.table.id) as table:
        await hall.desk.stand_in(table, ida, 0, "easy")
    await slow.thinking.wait()
    return created, ida


def test_a_person_who_acts_while_the_bot_thinks_is_faster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            slow = Slow(hall, monkeypatch)
            created, ida = await _thinking_for_ida(hall, slow)
            async with hall.table(created.table.id) as table:
                action = _first(table, 0)
                assert await hall.desk.act(table, ida, ActionRequest("mine", 0, action)) == 1
                slow.go_on.set()
                await _calm(hall, table)
                assert table.ledger
                assert [entry.action_id for entry in table.ledger.entries] == ["mine"]
                assert not table.seats[0].stand_in

    run(check())


def test_a_bot_that_was_faster_makes_the_person_look_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            slow = Slow(hall, monkeypatch)
            created, ida = await _thinking_for_ida(hall, slow)
            async with hall.table(created.table.id) as table:
                action = _first(table, 0)
                slow.thinking.clear()
                slow.go_on.set()
                await _calm(hall, table)
                with pytest.raises(Refusal) as refusal:
                    await hall.desk.act(table, ida, ActionRequest("mine", 0, action))
                assert refusal.value.status == 409
                assert refusal.value.length == table.length > 0
                assert table.seats[0].stand_in  # she did not act after all

    run(check())


def test_a_person_back_at_another_server_is_not_played_for_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server at which the bot thinks has not heard of it."""

    async def check() -> None:
        path = tmp_path / "tables.db"
        async with open_hall(path) as hall, open_hall(path) as other:
            slow = Slow(hall, monkeypatch)
            created, ida = await _thinking_for_ida(hall, slow)
            name = created.table.id
            monkeypatch.setattr(other._driver, "wake", lambda _: None)
            async with hall.table(name) as here, other.table(name) as there:
                await other.desk.come_back(there, ida, 0)
                assert here.seats[0].stand_in
                slow.go_on.set()
                await _calm(hall, here)
                stored = await hall.store.load(name)
                assert stored
                assert (here.length, stored.entries, here.seats[0].stand_in) == (0, (), "")

    run(check())


def test_stand_ins_go_on_after_a_restart(tmp_path: Path) -> None:
    """Nobody watches, and nobody but the stand-in is a bot."""

    async def begin(url: str) -> Created:
        async with Client(url) as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            for seat, secret in created.secrets.items():
                await client.leave(created.table.id, [secret])
                await client.stand_in(created.table.id, [secret], int(seat), "random")
            return created

    async def end(url: str, created: Created) -> None:
        async with Client(url) as client:
            table, (ida, bo) = created.table.id, created.secrets.values()
            await over(client, table, [ida])
            record = fm.Record.from_text(await client.record(table, [ida]))
            assert record.seats == ("Ida", "Bo")
            assert record.verify().is_over
            again = await client.rematch(table, [ida])  # there the seats are the persons'
            assert again.table.mine == (0,)
            seats = (await client.rematch(table, [bo])).table.seats
            assert [(seat.name, seat.stand_in, seat.left) for seat in seats] == [
                ("Ida", "", False),
                ("Bo", "", False),
            ]

    with Served(tmp_path, bot_pause=0.5) as served:
        created = run(begin(served.url))
    with Served(tmp_path) as served:
        run(end(served.url, created))


def test_a_stand_in_chooses_in_secret_like_anybody(tmp_path: Path) -> None:
    """Its choices show nowhere, and keep nobody from taking back a choice of her own."""

    async def check(served: Served) -> None:
        async with Client(served.url) as client:
            created = await client.create(SIMULTANEOUS, [me("Ida"), me("Bo"), me("Cy")])
            table, (ida, bo, cy) = created.table.id, created.secrets.values()
            async with client.live(table, [ida]) as one, client.live(table, [cy]) as three:
                await one.act(one.options()[0].action)
                await client.leave(table, [bo])
                await client.stand_in(table, [ida], 1, "easy")
                while 1 in three.view.to_act:  # type: ignore[union-attr]
                    await three.receive()
                assert three.length == 1  # one line tells that it has chosen, whatever it did
                ledger = served.hall._live[table].ledger
                assert ledger
                own = [entry for entry in ledger.entries if entry.seat == 1]
                assert own
                assert all(entry.action_id.startswith("bot:1:") for entry in own)
                assert one.may_undo
                await one.undo()
                sync = await client.look(table, [bo])
                assert sync.may_undo  # back at the table, she may choose anew
                await client.undo(table, [bo], sync.length)
                sync = await client.look(table, [bo])
                assert sync.view
                assert 1 in sync.view.to_act
                assert not sync.table.seats[1].stand_in

    with Served(tmp_path) as served:
        run(check(served))


def test_an_undo_of_others_makes_the_stand_in_think_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            seats = [SeatWish("me", "Ida"), SeatWish("me", "Bo")]
            created = await hall.create(NewTable(GAME, 2, seats, None, {"start": "B"}))
            ida, bo = ([secret] for secret in created.secrets.values())
            async with hall.table(created.table.id) as table:
                slow = Slow(hall, monkeypatch)
                await hall.desk.stand_in(table, ida, 0, "easy")
                while table.ledger and 1 in table.ledger.state.to_act:
                    asked = ActionRequest(f"{table.length}", table.length, _first(table, 1))
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

    run(check())


def _first(table: LiveTable, seat: int) -> str:
    assert table.ledger
    return str(table.ledger.state.legal_actions(seat)[0])


async def _calm(hall: Hall, table: LiveTable) -> None:
    """Wait until no bot owes anything."""
    while hall._driver.is_busy(table):
        await asyncio.sleep(0.01)
