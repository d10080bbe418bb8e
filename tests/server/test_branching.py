"""Playing on from a position of a replay, at a new table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import formicarium as fm
from formicarium.cli import main
from formicarium.client import Client, anyone, bot, me
from formicarium.server.hall import Hall
from formicarium.server.protocol import ActionRequest, Branch, Origin, UndoRequest
from formicarium.server.refusal import Refusal
from tests.server.serving import GAME, SIMULTANEOUS, first_action, open_hall, over, play_first
from tests.server.test_replays import refused
from tests.tables import DEFAULT_TABLES, recorded_game

MIDDLE = 20
PAIRS = {table.game.id: table for table in DEFAULT_TABLES if table.players == 2}


async def imported(hall: Hall, game: str) -> tuple[str, fm.Record]:
    """Store a random game; return its id and its record."""
    record = recorded_game(PAIRS[game], 3)
    return await hall.archive.add(record.to_text()), record


@pytest.mark.parametrize("game", ["antropolis", "micropolis", "myrmes"])
async def test_a_game_goes_on_at_a_new_table_and_can_be_checked(
    hall: Hall, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, record = await imported(hall, game)
    number = next(n for n in range(MIDDLE, 0, -1) if not record.replay(n).unrevealed)
    created = await hall.branch(name, record, Branch(number, [me("Ida"), me("Bo")]))
    assert created.table.origin == Origin(name, number)
    assert created.table.seed_hash != record.seed_hash
    own, rng = list(created.secrets.values()), Random(1)
    async with hall.table(created.table.id) as table:
        ledger = table.ledger
        assert ledger
        there = record.replay(number)
        assert [ledger.state.observe(seat) for seat in range(2)] == [
            there.observe(seat) for seat in range(2)
        ]
        assert ledger.record.moves == record.moves[:number]
        with pytest.raises(Refusal, match="nothing to undo"):
            await hall.desk.undo(table, own, UndoRequest("u", ledger.seen_length({0, 1})))
        while not ledger.state.is_over:
            seat = rng.choice(ledger.state.to_act)
            action = str(rng.choice(ledger.state.legal_actions(seat)))
            asked = ActionRequest(f"id{ledger.length}", ledger.seen_length({0, 1}), action)
            await hall.desk.act(table, own, asked)
        text = ledger.record.to_text()
    assert f"\nborrowed: {number}\n" in text
    played = fm.Record.from_text(text)
    assert played.verify().is_over
    assert len({played.seed, record.seed, None}) == 3
    path = tmp_path / "game.record"
    played.save(path)
    with pytest.raises(SystemExit) as end:
        main(["verify", str(path)])
    assert end.value.code == 0
    assert (
        f"after action {number}; what came before is from another game" in capsys.readouterr().out
    )


async def test_the_seed_of_a_game_that_goes_on_is_new_and_decides_what_follows() -> None:
    record = recorded_game(PAIRS["micropolis"], 3)
    record.borrowed, record.seed = 4, 99
    record.seed_hash = fm.Record.begin("micropolis", 2, 99).seed_hash
    with pytest.raises(fm.RecordError, match="chance gives"):
        record.verify()
    record.moves = record.moves[:1]
    with pytest.raises(fm.RecordError, match="borrowed: the record has 1 actions"):
        fm.Record.from_text(record.to_text())


async def test_nobody_goes_back_beyond_where_a_game_goes_on(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "tables.db") as hall:
        name, record = await imported(hall, "micropolis")
        seat = record.replay(MIDDLE).to_act[0]
        seats = [me("Ida") if each == seat else bot("random") for each in range(2)]
        created = await hall.branch(name, record, Branch(MIDDLE, seats))
        own = [created.secrets[str(seat)]]
        async with hall.table(created.table.id) as table:
            await hall.desk.act(table, own, ActionRequest("a", MIDDLE, first_action(table)))
            assert await hall.desk.undo(table, own, UndoRequest("b", MIDDLE + 1, MIDDLE + 1))
    async with open_hall(tmp_path / "tables.db") as hall, hall.table(created.table.id) as table:
        ledger = table.ledger
        assert ledger
        assert (ledger.fixed, len(ledger.line)) == (MIDDLE, MIDDLE)
        assert ledger.state.observe(seat) == record.replay(MIDDLE).observe(seat)
        assert table.info().origin == Origin(name, MIDDLE)
        for to in (None, MIDDLE, 1):
            wish = UndoRequest(f"again {to}", ledger.seen_length({seat}), to)
            with pytest.raises(Refusal, match="nothing to undo"):
                await hall.desk.undo(table, own, wish)


async def test_a_friend_joins_a_game_that_goes_on(tmp_path: Path) -> None:
    """The log waits for its players, also over a restart."""
    async with open_hall(tmp_path / "tables.db") as hall:
        name, record = await imported(hall, SIMULTANEOUS)
        number = next(n for n in range(40, 0, -1) if not record.replay(n).unrevealed)
        wish = Branch(number, [me("Ida"), anyone()], listed=True)
        created = await hall.branch(name, record, wish)
        assert created.table.phase == "open"
    async with open_hall(tmp_path / "tables.db") as hall, hall.table(created.table.id) as table:
        await hall.desk.join(table, [], "Bo")
        ledger = table.ledger
        assert ledger
        assert ledger.record.moves == record.moves[:number]
        assert (ledger.record.borrowed, ledger.record.seats) == (number, ("Ida", "Bo"))
        assert ledger.snapshots


async def test_where_and_how_a_game_can_go_on(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    async with client.sit(created) as live:
        await play_first(live)
    table = created.table.id
    await over(client, table, list(created.secrets.values()))
    end = (await client.replay(table)).length
    two = [me("Cy"), bot("easy")]
    assert "over there" in (await refused(422, client.branch(table, end, two))).reason
    assert "earlier" in (await refused(422, client.branch(table, end + 1, two))).reason
    assert "2 seats" in (await refused(422, client.branch(table, 1, [me("Cy")]))).reason
    assert "unknown bot" in (await refused(422, client.branch(table, 1, [me(), bot("x")]))).reason
    await refused(400, client.branch(table, -1, two))
    first = await client.branch(table, 0, [me("Cy"), me("Di")], hints=False)
    assert (first.table.origin, first.table.hints) == (Origin(table, 0), False)
    async with client.sit(first) as live:
        await live.act(live.options()[0].action)
        again = await client.branch(first.table.id, 1, two, list(first.secrets.values()))
    assert again.table.origin == Origin(first.table.id, 1)
    await refused(404, client.branch(first.table.id, 1, two))


async def test_no_game_goes_on_from_secret_choices(client: Client) -> None:
    created = await client.create(SIMULTANEOUS, [me("Ida"), me("Bo")])
    own, two = list(created.secrets.values()), [me(), me()]
    async with client.sit(created) as live:
        await live.act(live.options()[0].action)
        assert "Secret" in (await refused(422, client.branch(created.table.id, 1, two, own))).reason
        await play_first(live)
    await over(client, created.table.id, own)
    assert "Secret" in (await refused(422, client.branch(created.table.id, 1, two))).reason
    assert (await client.branch(created.table.id, 0, two)).table.phase == "running"
