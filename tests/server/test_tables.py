"""Setting tables up, sitting down, standing up, starting, playing again."""

import asyncio

import pytest

from formicarium.client import Client, ServerRefusal, anyone, bot, me
from formicarium.server.live import title_of
from formicarium.server.protocol import SeatWish
from tests.server.serving import GAME, Served, over, play_first, step


async def test_a_table_without_open_seats_starts_at_once(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), bot("random")])
    table = created.table
    assert (table.phase, table.mine, table.seed) == ("running", (0,), None)
    assert set(created.secrets) == {"0"}
    assert [seat.kind for seat in table.seats] == ["person", "bot"]
    assert all(len(secret) >= 22 for secret in [*created.secrets.values(), created.spectator])


async def test_people_join_and_the_last_one_starts_the_game(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), anyone(), anyone()], listed=True)
    table = created.table.id
    assert created.table.phase == "open"
    first = await client.join(table, "  Bo ")
    assert (first.seat, first.table.seats[1].name, first.table.phase) == (1, "Bo", "open")
    with pytest.raises(ServerRefusal, match="link"):
        await client.look(table, [created.secrets["1"]])  # the old link is dead
    second = await client.join(table, "Cy")
    assert (second.seat, second.table.phase, second.table.mine) == (2, "running", (2,))
    with pytest.raises(ServerRefusal, match="already started") as refusal:
        await client.join(table, "Di")
    assert refusal.value.status == 409


async def test_a_link_leads_to_its_own_seat(client: Client) -> None:
    created = await client.create(GAME, [anyone(), anyone(), me("Ida")])
    table, link = created.table.id, created.secrets["1"]
    async with client.live(table, [link]) as live:
        assert live.table
        assert live.table.mine == (1,)
        assert not live.table.seats[1].taken  # to look is not yet to sit down
        joined = await client.join(table, "Bo", [link])
        assert joined.seat == 1
        with pytest.raises(ConnectionError, match="1008"):
            await live.reach(1)  # the link has been used up
    assert (await client.join(table, "Cy", [joined.secret])).seat == 0


async def test_nobody_joins_a_hidden_table_without_a_link(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), anyone()])
    table = created.table.id
    for secrets in ([], ["wrong"]):
        with pytest.raises(ServerRefusal) as refusal:
            await client.join(table, "Bo", secrets)
        assert refusal.value.status == 404
        with pytest.raises(ServerRefusal) as refusal:
            await client.look(table, secrets)
        assert refusal.value.status == 404
    assert table not in [each.id for each in await client.tables()]
    assert (await client.look(table, [created.spectator])).table.mine == ()
    assert (await client.join(table, "Bo", [created.spectator])).seat == 1


async def test_listed_tables_can_be_found_and_watched(client: Client) -> None:
    older = await client.create(GAME, [me("Ida"), anyone()], listed=True)
    newer = await client.create(GAME, [me("Ida"), bot()], listed=True)
    found = [each.id for each in await client.tables()]
    assert found.index(newer.table.id) < found.index(older.table.id)
    sync = await client.look(newer.table.id)
    assert sync.view is not None
    assert sync.view.choices == ()
    assert sync.table.mine == ()
    await client.leave(older.table.id, [older.secrets["0"]])
    assert older.table.id not in [each.id for each in await client.tables()]


async def test_start_gives_open_seats_to_bots(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), anyone(), anyone()])
    table = created.table.id
    with pytest.raises(ServerRefusal) as refusal:
        await client.start(table, [created.spectator])
    assert refusal.value.status == 403
    started = await client.start(table, [created.secrets["0"]], "random")
    assert started.phase == "running"
    assert [seat.bot for seat in started.seats] == ["", "random", "random"]
    with pytest.raises(ServerRefusal):
        await client.look(table, [created.secrets["1"]])
    with pytest.raises(ServerRefusal, match="already started"):
        await client.start(table, [created.secrets["0"]])


async def test_start_needs_no_body(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), anyone()])
    headers = {"Authorization": f"Bearer {created.secrets['0']}"}
    path = f"/api/tables/{created.table.id}/start"
    response = await client.http.post(path, headers=headers)
    assert response.status_code == 200
    assert response.json()["seats"][1]["bot"] == "medium"


async def test_leaving_frees_the_seat_before_the_start_and_marks_it_later(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), anyone(), anyone()], listed=True)
    table, ida = created.table.id, [created.secrets["0"]]
    bo = await client.join(table, "Bo")
    left = await client.leave(table, [bo.secret])
    assert (left.seats[1].taken, left.seats[1].name, left.mine) == (False, "", ())
    again = await client.join(table, "Cy")
    assert again.seat == 1
    await client.start(table, ida)
    marked = await client.leave(table, [again.secret])
    assert (marked.seats[1].left, marked.seats[1].taken) == (True, True)
    with pytest.raises(ServerRefusal) as refusal:
        await client.leave(table, [])
    assert refusal.value.status == 403


async def test_whoever_acts_has_come_back(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), bot()], options={"start": "A"})
    table, ida = created.table.id, [created.secrets["0"]]
    assert (await client.leave(table, ida)).seats[0].left
    async with client.live(table, ida) as live:
        await step(live)
    assert not (await client.look(table, ida)).table.seats[0].left


@pytest.mark.parametrize(
    ("seats", "more", "reason"),
    [
        ([me(), me()], {"game": "chess"}, "unknown game"),
        ([me()], {}, "players"),
        ([me(), bot("clever")], {}, "unknown bot"),
        ([me("bot greedy"), me()], {}, "begin with “bot”"),
        ([me("\x07"), me()], {}, "name"),
        ([me(), SeatWish("open", "", "greedy")], {}, "cannot name a bot"),
        ([me(), me()], {"variant": "solo"}, "no variant"),
        ([me(), me()], {"options": {"start": "F"}}, "start"),
        ([me(), me()], {"options": {"finish": "A"}}, "unknown option"),
    ],
)
async def test_impossible_tables_are_refused_with_a_reason(
    client: Client, seats: list[SeatWish], more: dict[str, str], reason: str
) -> None:
    wish: dict[str, object] = {"game": GAME, **more}
    with pytest.raises(ServerRefusal, match=reason) as refusal:
        await client.create(seats=seats, **wish)  # type: ignore[arg-type]
    assert refusal.value.status == 422


async def test_rematch_leads_everybody_to_the_same_new_table(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), anyone(), bot("random")], listed=True)
    table, ida = created.table.id, [created.secrets["0"]]
    bo = [(await client.join(table, "Bo")).secret]
    with pytest.raises(ServerRefusal, match="not over"):
        await client.rematch(table, ida)
    async with client.live(table, ida) as one, client.live(table, bo) as two:
        await asyncio.gather(play_first(one), play_first(two))
        with pytest.raises(ServerRefusal, match="who played"):
            await client.rematch(table, [created.spectator])
        first = await client.rematch(table, ida)
        assert (first.table.phase, set(first.secrets)) == ("open", {"0"})
        assert first.table.mine == (0,)
        while one.table is None or one.table.next is None:
            await one.receive()
        assert one.table.next == first.table.id
    with pytest.raises(ServerRefusal, match="No seat is free"):
        await client.join(first.table.id, "Stranger")  # Bo's seat is kept
    second = await client.rematch(table, bo)
    assert second.table.id == first.table.id
    assert (second.table.phase, set(second.secrets)) == ("running", {"1"})
    assert second.table.seed_hash != created.table.seed_hash
    for spectator in (first.spectator, second.spectator):
        assert (await client.look(first.table.id, [spectator])).length >= 0


async def test_a_rematch_takes_nobody_the_seat(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo"), me("")], listed=True)
    table, (ida, bo, cy) = created.table.id, created.secrets.values()
    async with client.sit(created) as live:
        await play_first(live)
    new = (await client.rematch(table, [ida])).table.id
    first = await client.rematch(table, [bo])
    again = await client.rematch(table, [bo])  # the answer was lost: the same seat again
    assert set(first.secrets) == set(again.secrets) == {"1"}
    await client.leave(new, [again.secrets["1"]])
    stranger = await client.join(new, "Di")
    assert stranger.seat == 1
    last = await client.rematch(table, [bo, cy])
    assert set(last.secrets) == {"2"}  # Bo left, so the seat is Di's now
    assert last.table.phase == "running"
    assert (await client.look(new, [stranger.secret])).table.mine == (1,)


async def test_links_of_spectators_do_not_pile_up(client: Client, served: Served) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    table, own = created.table.id, list(created.secrets.values())
    async with client.sit(created) as live:
        await play_first(live)
    links = [(await client.rematch(table, own)).spectator for _ in range(40)]
    new = (await client.look(table, own)).table.next
    assert new
    assert len(served.table(new).row.spectators) == 20
    assert (await client.look(new, [links[-1]])).table.mine == ()


async def test_bots_play_on_their_own_to_the_end(client: Client) -> None:
    created = await client.create(GAME, [bot("random"), bot("greedy"), bot("random")])
    await over(client, created.table.id, [created.spectator])
    sync = await client.look(created.table.id, [created.spectator])
    assert sync.view is not None
    assert sync.view.over
    assert sync.view.winners
    assert sync.log[0].kind == "start"
    assert sync.log[-1].kind == "end"


async def test_unknown_tables_are_not_found(client: Client) -> None:
    for name in ("nowhere", "a" * 500, "%00", "..", "x'--"):
        response = await client.http.get(f"/api/tables/{name}")
        assert response.status_code == 404


async def test_games_and_bots_are_listed(client: Client) -> None:
    (game,) = [game for game in await client.games() if game.id == GAME]
    assert game.variants[0].players == (2, 3, 4, 5, 6)
    assert await client.bots() == ["easy", "medium", "hard", "expert"]


async def test_who_sits_at_a_table_can_be_asked_without_its_position(client: Client) -> None:
    created = await client.create("trail", [me("Ida"), anyone()])
    known = await client.info(created.table.id, [created.secrets["0"]])
    assert known == (await client.look(created.table.id, [created.secrets["0"]])).table
    assert (known.title, known.mine) == ("Trail", (0,))
    with pytest.raises(ServerRefusal) as refusal:
        await client.info(created.table.id, ["wrong"])
    assert refusal.value.status == 404


def test_a_table_of_a_game_that_is_gone_is_called_by_its_id() -> None:
    assert title_of("chess") == "chess"
