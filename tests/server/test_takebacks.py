"""Going back by consent: who is asked, what ends a request, and what it may show."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from formicarium.client import Client, ServerRefusal, bot, me
from formicarium.server.driver import is_due
from formicarium.server.hall import Hall
from formicarium.server.ledger import opened
from formicarium.server.live import LiveTable
from formicarium.server.protocol import (
    ActionRequest,
    Created,
    SeatWish,
    Takeback,
    TakebackReply,
    TakebackRequest,
    UndoRequest,
)
from formicarium.server.refusal import Refusal
from formicarium.server.watch import Watch
from tests.server.serving import GAME, SIMULTANEOUS, first_action, open_hall, set_up, until

PEOPLE = (me("Ida"), me("Jon"), me("Kim"))


class Scene:
    """A table and the secrets of its people."""

    def __init__(self, hall: Hall, table: LiveTable, created: Created) -> None:
        self.hall = hall
        self.table = table
        self.secrets = {int(seat): secret for seat, secret in created.secrets.items()}
        self.ids = 0

    def keys(self, seats: Collection[int]) -> list[str]:
        return [self.secrets[seat] for seat in seats]

    def new_id(self) -> str:
        self.ids += 1
        return f"id-{self.ids}-{self.table.length}"

    @property
    def standing(self) -> list[str]:
        assert self.table.ledger
        return [played.entry.action for played in self.table.ledger.line]

    async def act(self, *, seat: int | None = None) -> int:
        """Play the first action of a seat; return the length of the log for it."""
        assert self.table.ledger
        seat = self.table.ledger.state.to_act[0] if seat is None else seat
        length = self.table.seen_length(frozenset({seat}))
        asked = ActionRequest(self.new_id(), length, first_action(self.table, seat))
        return await self.hall.desk.act(self.table, self.keys([seat]), asked)

    async def begin(self) -> tuple[int, int, list[int]]:
        """Play until everybody has acted, and the first player is not the last one.

        Return that seat, the length of the log after its first action, and the other seats.
        """
        assert self.table.ledger
        length = await self.act()
        entries = self.table.ledger.entries
        first = entries[0].seat
        while {entry.seat for entry in entries} != {*self.secrets} or entries[-1].seat == first:
            await self.act()
        return first, length, [seat for seat in self.secrets if seat != first]

    async def ask(self, *seats: int, to: int | None = None, name: str = "") -> str:
        length = self.table.seen_length(frozenset(seats))
        asked = TakebackRequest(name or self.new_id(), length, to)
        await self.hall.desk.ask_back(self.table, self.keys(seats), asked)
        return asked.id

    async def reply(self, *seats: int, accept: bool, to: str) -> None:
        await self.hall.desk.reply(self.table, self.keys(seats), TakebackReply(to, accept))

    def told(self, *seats: int) -> Takeback | None:
        return self.table.info(frozenset(seats)).takeback or None


@asynccontextmanager
async def at_table(
    hall: Hall, seats: Sequence[SeatWish] = PEOPLE, game: str = GAME
) -> AsyncIterator[Scene]:
    created = await set_up(hall, *seats, game=game)
    async with hall.table(created.table.id) as table:
        yield Scene(hall, table, created)


def refused(status: int) -> pytest.RaisesExc[Refusal]:
    return pytest.RaisesExc(Refusal, check=lambda refusal: refusal.status == status)


async def test_all_others_must_agree(hall: Hall) -> None:
    async with at_table(hall) as scene:
        ledger = scene.table.ledger
        assert ledger
        begun = ledger.state
        first, to, others = await scene.begin()
        count = ledger.length
        asked = await scene.ask(first, to=to)
        for viewer in ((), (first,), (others[0],)):
            told = scene.told(*viewer)
            assert told
            assert (told.seat, told.asking, told.waiting) == (first, (first,), (*others,))
            assert (told.count, told.lines[0].seat) == (count, first)
            assert all(line.messages for line in told.lines)
        await scene.reply(others[0], accept=True, to=asked)
        await scene.reply(others[0], accept=True, to=asked)  # a resend
        told = scene.told()
        assert told
        assert (told.accepted, told.waiting) == ((others[0],), (others[1],))
        assert len(scene.standing) == count
        await scene.reply(others[1], accept=True, to=asked)
        assert scene.told() is None
        assert (ledger.state, scene.standing) == (begun, [])
        entry = ledger.entries[-1]
        assert (entry.kind, entry.action_id, entry.kept) == ("takeback", asked, 0)
        length = ledger.length
        await scene.reply(others[1], accept=True, to=asked)  # resends change nothing
        await scene.ask(first, name=asked, to=to)
        assert ledger.length == length
        await scene.act()
        stored = await hall.store.load(scene.table.row.id)
        assert stored
        again = opened(stored.table, stored.seats, stored.entries, stored.snapshots)
        assert (again.state, again.record) == (ledger.state, ledger.record)


async def test_the_first_refusal_ends_it(hall: Hall) -> None:
    async with at_table(hall) as scene:
        first, to, others = await scene.begin()
        before = scene.standing
        asked = await scene.ask(first, to=to)
        await scene.reply(others[0], accept=False, to=asked)
        await scene.reply(others[0], accept=False, to=asked)  # a resend
        assert scene.told() is None
        with refused(409):
            await scene.reply(others[1], accept=True, to=asked)
        await scene.ask(first, name=asked, to=to)  # a resend asks nobody a second time
        assert scene.told() is None
        assert scene.standing == before
        assert scene.table.takeback
        assert (scene.table.takeback.outcome, scene.table.takeback.by) == ("refused", others[0])
        await scene.ask(first, to=to)
        assert scene.told()


@pytest.mark.parametrize("end", ["act", "undo", "leave", "stand in", "withdraw", "other agrees"])
async def test_what_ends_a_request(hall: Hall, end: str) -> None:
    async with at_table(hall) as scene:
        first, to, others = await scene.begin()
        assert scene.table.ledger
        asked = await scene.ask(first, to=to)
        before, desk = scene.standing, hall.desk
        last = scene.table.ledger.entries[-1].seat
        if end == "act":
            await scene.act()
        elif end == "undo":
            wish = UndoRequest("undo", scene.table.length)
            await desk.undo(scene.table, scene.keys([last]), wish)
        elif end == "leave":
            await desk.leave(scene.table, scene.keys(others[:1]))
        elif end == "stand in":
            await desk.stand_in(scene.table, scene.keys(others[:1]), others[0], "random")
        elif end == "withdraw":
            await scene.reply(first, accept=False, to=asked)
        else:
            await scene.reply(others[0], accept=True, to=asked)
        assert (scene.told() is None) == (end != "other agrees")
        if end == "other agrees":
            return
        assert scene.standing[:2] == before[:2]
        with refused(409):
            await scene.reply(others[1], accept=True, to=asked)
        outcome = scene.table.takeback.outcome if scene.table.takeback else ""
        assert outcome == ("withdrawn" if end == "withdraw" else "lapsed")


async def test_a_request_outlives_the_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    async with open_hall(database) as hall, at_table(hall) as scene:
        first, to, others = await scene.begin()
        asked = await scene.ask(first, to=to)
        await scene.reply(others[0], accept=True, to=asked)
        name, told = scene.table.row.id, scene.told()
    async with open_hall(database) as hall, hall.table(name) as table:
        assert told
        assert table.info().takeback == told
        assert table.ledger
        await hall.desk.reply(table, scene.keys(others[1:]), TakebackReply(asked, accept=True))
        assert table.ledger.line == []


async def test_a_move_in_another_process_comes_first(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    async with open_hall(database) as hall, at_table(hall, PEOPLE[:2]) as scene:
        first, to, others = await scene.begin()
        asked = await scene.ask(first, to=to)
        count = len(scene.standing)
        async with open_hall(database) as other, other.table(scene.table.row.id) as table:
            seat = table.ledger.state.to_act[0] if table.ledger else 0
            wish = ActionRequest("there", table.length, first_action(table, seat))
            await other.desk.act(table, scene.keys([seat]), wish)
        with refused(409):
            await scene.reply(others[0], accept=True, to=asked)
        assert len(scene.standing) == count + 1
        assert scene.table.takeback
        assert scene.table.takeback.outcome == "lapsed"
        await scene.ask(first, to=to)
        assert scene.told()


async def test_several_seats_of_a_person_answer_once(hall: Hall) -> None:
    async with at_table(hall, [*PEOPLE, me("Lea")]) as scene:
        first, to, (also, *others) = await scene.begin()
        asked = await scene.ask(first, also, to=to)
        told = scene.told()
        assert told
        assert ({*told.asking}, told.waiting) == ({first, also}, (*others,))
        with refused(422):
            await scene.reply(also, accept=True, to=asked)
        await scene.reply(*others, accept=True, to=asked)
        assert scene.standing == []


async def test_only_the_people_concerned_are_asked(hall: Hall) -> None:
    async with at_table(hall) as scene:
        first, to, others = await scene.begin()
        asked = await scene.ask(first, to=to)
        for strangers in ([], ["wrong"]):
            with refused(404):
                await hall.desk.reply(scene.table, strangers, TakebackReply(asked, accept=False))
        with refused(409):
            await scene.ask(others[0], to=2)
        with refused(409):
            await scene.reply(others[0], accept=True, to="another")
        await hall.desk.stand_in(scene.table, scene.keys(others[1:]), others[1], "random")
        asked = await scene.ask(first, to=to)
        with refused(403):
            await scene.reply(others[1], accept=False, to=asked)
        told = scene.told()
        assert told
        assert told.waiting == (others[0],)
        await hall.desk.leave(scene.table, scene.keys(others[:1]))
        await scene.ask(first, to=to)  # nobody is left who could mind
        assert scene.told() is None
        assert scene.table.ledger
        assert scene.table.ledger.entries[-1].kind == "takeback"


async def test_nobody_goes_back_to_what_is_not_theirs(hall: Hall) -> None:
    async with at_table(hall) as scene:
        first, to, others = await scene.begin()
        for wrong in (to, 0, 10_000):
            with refused(422):
                await scene.ask(others[0], to=wrong)
        stale = TakebackRequest("stale", 1, to)
        with refused(409):
            await hall.desk.ask_back(scene.table, scene.keys([first]), stale)
        assert scene.told() is None


async def test_what_can_be_undone_needs_no_consent(hall: Hall) -> None:
    async with at_table(hall) as scene:
        await scene.act()
        assert scene.table.ledger
        await scene.ask(scene.table.ledger.entries[0].seat)
        assert scene.standing == []
        assert scene.table.ledger.entries[-1].kind == "undo"


async def test_bots_wait_for_the_answer(hall: Hall) -> None:
    async with at_table(hall, [me("Ida"), me("Jon"), bot("random")]) as scene:
        ledger = scene.table.ledger
        assert ledger
        while {entry.seat for entry in ledger.entries} != {0, 1, 2}:
            await until(
                lambda: ledger.state.to_act[0] != 2 or len({e.seat for e in ledger.entries}) == 3
            )
            if ledger.state.to_act[0] != 2:
                await scene.act()
        await until(lambda: ledger.state.to_act[0] != 2)
        own = next(entry for entry in ledger.entries if entry.seat == 0)
        asked = await scene.ask(0, to=own.number)
        assert scene.told()
        assert not any(is_due(scene.table, seat) for seat in range(3))
        with refused(409):
            await hall.desk.act_for_bot(scene.table, 2, "any", ledger.length)
        await scene.reply(1, accept=False, to=asked)
        while ledger.state.to_act[0] != 2:
            await scene.act()
        await until(lambda: ledger.state.to_act[0] != 2)


async def test_chance_answers_the_same_again(hall: Hall) -> None:
    async with at_table(hall, PEOPLE[:2]) as scene:
        ledger = scene.table.ledger
        assert ledger
        while not (ledger.line and ledger.line[-1].move.outcome):
            await scene.act()
        answered = ledger.line[-1]
        seat, draws = answered.entry.seat, ledger.state
        asked = await scene.ask(seat)
        told = scene.told()
        assert told
        assert (told.chance, told.secrets) == (True, False)
        await scene.reply(1 - seat, accept=True, to=asked)
        await scene.act(seat=seat)
        assert ledger.line[-1].move == answered.move
        assert ledger.state == draws


async def test_going_back_past_secret_choices(hall: Hall) -> None:
    """All are asked, and everybody's screen goes back, also in the middle of a secret phase."""
    async with at_table(hall, game=SIMULTANEOUS) as scene:
        ledger = scene.table.ledger
        assert ledger
        length = await scene.act(seat=0)
        for seat in (0, 1, 2):
            while seat in ledger.state.to_act:
                await scene.act(seat=seat)
                if not ledger.state.unrevealed:
                    break
        assert not ledger.state.unrevealed
        watches = [Watch(ledger, seats) for seats in (frozenset[int](), frozenset({1}))]
        await scene.act(seat=ledger.state.to_act[0])
        asked = await scene.ask(0, to=length)
        told = scene.told(1)
        assert told
        assert told.secrets
        for seat in (1, 2):
            await scene.reply(seat, accept=True, to=asked)
        assert ledger.state == ledger.state_of(0)
        assert ledger.entries[-1].secrecy == "open"
        for watch, seats in zip(watches, (frozenset[int](), frozenset({1})), strict=True):
            watch.follow()
            assert watch.view.to_act == Watch(ledger, seats).view.to_act


async def test_over_the_network(client: Client) -> None:
    """The same by the client: the answers of the others arrive as they are given."""
    created = await client.create(GAME, list(PEOPLE[:2]))
    name, secrets = created.table.id, list(created.secrets.values())
    async with client.live(name, secrets[:1]) as ida, client.live(name, secrets[1:]) as jon:
        people, length = (ida, jon), 0
        while {line.seat for line in ida.log if line.seat is not None} != {0, 1}:
            acting = next(each for each in people if each.view and each.view.choices)
            length = await acting.act(acting.options()[0].action)
            for each in people:
                await each.reach(length)
        to = next(line.number for line in ida.log if line.seat == 0)
        if ida.may_undo:
            ida, jon, to = jon, ida, next(line.number for line in ida.log if line.seat == 1)
        for accept in (False, True):
            await ida.ask_back(to=to)
            while not (jon.table and jon.table.takeback):
                await jon.receive()
            await jon.reply(accept=accept)
            while not ida.takebacks:
                await ida.receive()
            assert ida.takebacks.pop().outcome == ("accepted" if accept else "refused")
        await ida.reach(length + 1)
        assert (ida.log[-1].kind, ida.log[-1].undone) == ("takeback", length - to + 1)
        with pytest.raises(ServerRefusal, match="ended"):
            await jon.reply(accept=True, takeback="unknown")
        async with client.live(name, [created.spectator]) as watching:
            with pytest.raises(ServerRefusal, match="no seat"):
                await watching.ask_back()
