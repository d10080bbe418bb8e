"""Playing: acknowledged moves, stale ones, resent ones, undo, records."""

import asyncio
from pathlib import Path

import pytest

import formicarium as fm
from formicarium.cli import main
from formicarium.client import Client, LiveClient, ServerRefusal, anyone, bot, me, new_id
from tests.server.serving import GAME, play_first
from tests.tables import DEFAULT_TABLES, TableKind

PAIRS = [table for table in DEFAULT_TABLES if table.players == 2]


@pytest.mark.parametrize("kind", PAIRS, ids=str)
async def test_two_people_play_a_whole_game(
    client: Client, kind: TableKind, tmp_path: Path
) -> None:
    created = await client.create(kind.game.id, [me("Ida"), anyone()], kind.variant, listed=True)
    table, ida = created.table.id, [created.secrets["0"]]
    bo = [(await client.join(table, "Bo")).secret]
    async with (
        client.live(table, ida) as one,
        client.live(table, bo) as two,
        client.live(table) as watching,
    ):
        await asyncio.gather(play_first(one), play_first(two))
        while watching.view is None or not watching.view.over:
            await watching.receive()
        for live, secrets in ((one, ida), (two, bo), (watching, [])):
            fresh = await client.look(table, secrets)
            assert live.view == fresh.view  # patch by patch or at once: the same
            lines = fresh.log
            while lines[0].number:  # a client gets the last lines at once, earlier ones on demand
                lines = (*await client.log(table, lines[0].number, secrets), *lines)
            assert live.log == list(lines)
        while one.table is None or one.table.phase != "over":
            await one.receive()
        assert one.table.seed is not None
    record = fm.Record.from_text(await client.record(table))
    assert record.verify().is_over
    assert record.seats == ("Ida", "Bo")
    assert record.seed is not None
    path = tmp_path / "game.record"
    record.save(path)
    with pytest.raises(SystemExit) as end:
        main(["verify", str(path)])
    assert end.value.code == 0


async def test_several_seats_at_one_screen(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo"), me("Cy")])
    async with client.sit(created) as live:
        assert live.table
        assert live.table.mine == (0, 1, 2)
        await play_first(live)
        assert {line.seat for line in live.log if line.kind == "action"} == {0, 1, 2}


async def test_the_seed_is_withheld_until_the_game_is_over(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    secrets = list(created.secrets.values())
    async with client.sit(created) as live:
        await live.act(live.options()[0].action)
        text = await client.record(created.table.id, secrets)
        record = fm.Record.from_text(text)
        assert record.seed is None
        assert len(record.moves) == 1
        record.verify()
        await play_first(live)
    record = fm.Record.from_text(await client.record(created.table.id, secrets))
    assert record.seed is not None
    assert record.seed_hash == created.table.seed_hash
    record.verify()


async def test_a_stale_write_is_refused_with_the_present_length(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    table, secrets = created.table.id, list(created.secrets.values())
    async with client.sit(created) as live:
        first = live.options()[0].action
        await live.act(first)
        with pytest.raises(ServerRefusal) as refusal:
            await client.act(table, secrets, live.options()[0].action, 0)
        assert (refusal.value.status, refusal.value.length) == (409, 1)
        live.length = 0  # a client that missed something
        with pytest.raises(ServerRefusal, match="has changed in the meantime") as refusal:
            await live.act(live.options()[0].action)
        assert refusal.value.length == 1


async def test_of_many_writes_at_once_one_wins(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    table, secrets = created.table.id, list(created.secrets.values())
    sync = await client.look(table, secrets)
    assert sync.view is not None
    action = sync.view.choices[0].options[0].action
    answers = await asyncio.gather(
        *(client.act(table, secrets, action, 0) for _ in range(20)), return_exceptions=True
    )
    assert answers.count(1) == 1
    lost = [each for each in answers if isinstance(each, ServerRefusal)]
    assert [each.status for each in lost] == [409] * 19
    assert (await client.look(table, secrets)).length == 1


async def test_a_resent_action_is_answered_like_the_first_time(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    table, secrets = created.table.id, list(created.secrets.values())
    async with client.sit(created) as live:
        name, action = new_id(), live.options()[0].action
        answers = await asyncio.gather(
            *(client.act(table, secrets, action, 0, name) for _ in range(10))
        )
        assert answers == [1] * 10
        await live.reach(1)
        await live.act(live.options()[0].action)
        assert await client.act(table, secrets, action, 0, name) == 1
        assert (await client.look(table, secrets)).length == 2
        other = live.options()[0].action
        with pytest.raises(ServerRefusal, match="something else"):
            await client.act(table, secrets, other, 2, name)


async def test_illegal_actions_name_the_rule(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
    table, secrets = created.table.id, list(created.secrets.values())
    async with client.sit(created) as live:
        action = live.options()[0].action.replace("A ", "B ", 1)
        with pytest.raises(ServerRefusal) as refusal:
            await client.act(table, secrets, action, 0)
        assert (refusal.value.status, refusal.value.rule) == (422, "P4.2")
        with pytest.raises(ServerRefusal, match="not B’s turn") as refusal:
            await live.act(action)
        assert refusal.value.rule == "P4.2"
        with pytest.raises(ServerRefusal) as refusal:
            await client.act(table, secrets, "A eat", 0)
        assert (refusal.value.status, refusal.value.rule) == (422, None)
        assert (await client.look(table, secrets)).length == 0


async def test_nobody_plays_for_another_seat(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
    table = created.table.id
    async with client.live(table, [created.secrets["0"]]) as live:
        action = live.options()[0].action
    for secrets, status in (([created.secrets["1"]], 403), ([created.spectator], 403)):
        with pytest.raises(ServerRefusal) as refusal:
            await client.act(table, secrets, action, 0)
        assert refusal.value.status == status
    with pytest.raises(ServerRefusal) as refusal:
        await client.act(table, ["guess"], action, 0)
    assert refusal.value.status == 404


async def _until_undo(live: LiveClient) -> str:
    """Play until the last action may be taken back; give that action."""
    while True:
        await live.my_turn()
        action = live.options()[0].action
        await live.act(action)
        if live.may_undo:
            return action


async def test_undo_takes_back_the_own_last_action(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    table, secrets = created.table.id, list(created.secrets.values())
    async with client.sit(created) as live:
        before = live.view
        action = await _until_undo(live)
        assert live.length == 1
        name = new_id()
        assert await live.undo(name) == 2
        assert live.view is not None
        assert before is not None
        assert live.view.scene == before.scene
        assert live.view.choices == before.choices
        assert live.log[-1].kind == "undo"
        assert await client.undo(table, secrets, 1, name) == 2  # resent
        assert live.may_undo is False
        with pytest.raises(ServerRefusal, match="nothing to undo"):
            await live.undo()
        await live.act(action)  # the same action again, with a new id
        assert live.length == 3
        text = await client.record(table, secrets)
        assert len(fm.Record.from_text(text).moves) == 1
        await play_first(live)
        with pytest.raises(ServerRefusal, match="over"):
            await live.undo()
    fm.Record.from_text(await client.record(table, secrets)).verify()


async def test_undo_never_passes_another_player_or_chance(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    table, both = created.table.id, list(created.secrets.values())
    chance = other = 0
    async with client.sit(created) as live:
        while not (await live.my_turn()).over:
            await live.act(live.options()[0].action)
            if live.view is None or live.view.over:
                break
            actor = live.log[-1].seat
            assert actor is not None
            with pytest.raises(ServerRefusal, match=r"your own action|nothing to undo"):
                await client.undo(table, [both[1 - actor]], live.length)
            other += 1
            if not (await client.look(table, [both[actor]])).may_undo:
                with pytest.raises(ServerRefusal, match="Chance has answered"):
                    await client.undo(table, [both[actor]], live.length)
                chance += 1
    assert chance
    assert other


async def test_a_person_and_bots_finish_a_game(client: Client) -> None:
    created = await client.create(GAME, [bot("greedy"), me("Ida"), bot("random")])
    async with client.sit(created) as live:
        await play_first(live)
    record = await client.record(created.table.id, [created.secrets["1"]])
    assert fm.Record.from_text(record).seats == ("bot greedy", "Ida", "bot random")


async def test_nothing_happens_before_the_start(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), anyone()])
    table, ida = created.table.id, [created.secrets["0"]]
    sync = await client.look(table, ida)
    assert (sync.view, sync.length, sync.log) == (None, 0, ())
    for attempt in (client.act(table, ida, "A fill", 0), client.undo(table, ida, 0)):
        with pytest.raises(ServerRefusal, match="not started"):
            await attempt
    with pytest.raises(ServerRefusal, match="not started"):
        await client.record(table, ida)
