"""Personal keys: one's games on every device, lists of them, and what nobody else may learn."""

import asyncio
import re

import httpx
import pytest
from sqlalchemy import delete, update

from formicarium.client import Client, ServerRefusal, anyone, bot, me, new_key
from formicarium.core.message import message
from formicarium.server import schema
from formicarium.server.hall import Hall
from formicarium.server.keys import hashed
from formicarium.server.mine import MyGame, Opponent, OwnTable, Tally
from formicarium.server.my_games import Wanted
from formicarium.server.my_statistics import Finished, Sitting, count
from formicarium.server.protocol import ActionRequest, Created, NewTable
from formicarium.server.refusal import Refusal
from formicarium.server.rows import ResultRow
from tests.server.serving import GAME, SIMULTANEOUS, Served, first_action, play_first, step

IDA, BO = "Ida", "Bo"


async def _pair(client: Client, ida: str, bo: str, *, listed: bool = False) -> tuple[Created, str]:
    """Set up a table of two people; return it and Bo's secret."""
    created = await client.create(GAME, [me(IDA), anyone()], listed=listed, key=ida)
    joined = await client.join(created.table.id, BO, [created.secrets["1"], bo])
    return created, joined.secret


async def _listed(client: Client, key: str, **filters: str | int | bool) -> list[MyGame]:
    return list((await client.my_games(key, **filters)).games)


async def test_a_key_opens_ones_seats_on_another_device(client: Client) -> None:
    ida, bo = new_key(), new_key()
    created, _ = await _pair(client, ida, bo)
    for key, seat in ((ida, 0), (bo, 1)):
        [found] = await _listed(client, key)
        assert (found.table.id, found.table.mine) == (created.table.id, (seat,))
        assert [each.name for each in found.table.seats] == [IDA, BO]
        assert found.standing == message("micropolis-standing", round=1, rounds=10)
        assert found.table.progress in range(10)
        async with client.live(created.table.id, [key]) as live:
            if found.turn:
                await step(live)
    assert await _listed(client, new_key()) == []


async def test_a_person_may_watch_public_tables(client: Client) -> None:
    """A key that opens nothing here is no broken link."""
    created = await client.create(GAME, [me(IDA), anyone()], listed=True, key=new_key())
    assert (await client.look(created.table.id, [new_key()])).table.mine == ()


async def test_a_rematch_and_what_goes_on_from_a_game_belong_to_the_same_people(
    client: Client,
) -> None:
    ida, bo = new_key(), new_key()
    created, _ = await _pair(client, ida, bo)
    async with client.live(created.table.id, [ida, bo]) as live:
        await play_first(live)
    again = await client.rematch(created.table.id, [ida])
    assert again.table.mine == (0,)
    [waiting, *_] = await _listed(client, bo, over=False)
    assert (waiting.table.id, waiting.table.phase) == (again.table.id, "open")
    joined = await client.join(again.table.id, BO, [bo])  # the seat was kept for this key
    assert (joined.seat, joined.table.phase) == (1, "running")
    assert len(await _listed(client, bo)) == len(await _listed(client, ida)) == 2
    response = await client.http.post(
        f"/api/replays/{created.table.id}/branch",
        json={"number": 3, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]},
        headers={"Authorization": f"Bearer {ida}"},
    )
    assert response.status_code == 201
    assert len(await _listed(client, ida)) == 3


async def test_seats_are_taken_along_by_their_secrets(client: Client) -> None:
    ida, bo, thief = new_key(), new_key(), new_key()
    old = await client.create(GAME, [me(IDA), me("Jo"), anyone(), bot("random")])
    name, own = old.table.id, old.secrets
    wrong = {name: ["wrong", old.spectator, own["2"]]}  # to hold a link is not yet to sit
    assert await client.take_along(thief, {**wrong, "unknown": [own["0"]]}) == []
    for _ in range(2):
        assert await client.take_along(ida, {name: [own["0"]]}) == [name]
    assert await client.take_along(thief, {name: [own["0"]]}) == []  # it stays Ida's
    assert await client.take_along(bo, {name: list(own.values())}) == [name]
    assert [(await _listed(client, key))[0].table.mine for key in (ida, bo)] == [(0,), (1,)]
    assert await _listed(client, thief) == []
    sync = await client.look(name, [ida])
    assert sync.table.mine == (0,)
    await client.join(name, "Cy", [own["2"]])  # the table in memory has learnt of the people
    assert (await client.look(name, [bo])).table.mine == (1,)


async def test_a_new_key_replaces_the_old_one(client: Client) -> None:
    old, new, other = new_key(), new_key(), new_key()
    first = await client.create(GAME, [me(IDA), me("Jo"), bot("random")], key=old)
    second = await client.create(GAME, [me(IDA), bot("random")], key=new)
    async with client.live(first.table.id, [old]) as live:
        await client.renew_key(old, new)
        with pytest.raises(ConnectionError, match="1008"):
            await live.reach(10_000)  # no game is that long
    with pytest.raises(ServerRefusal, match="replaced") as refusal:
        await client.my_games(old)
    assert refusal.value.status == 401
    with pytest.raises(ServerRefusal) as refusal:
        await client.look(first.table.id, [old])
    assert refusal.value.status == 404
    found = {each.table.id: each.table.mine for each in await _listed(client, new)}
    assert found == {first.table.id: (0, 1), second.table.id: (0,)}
    lost = await client.create(GAME, [me(IDA), bot("random")], key=old)
    own = [lost.secrets["0"]]
    assert await client.take_along(new, {lost.table.id: own}) == [lost.table.id]
    slip = new[:-1] + ("d" if new.endswith("b") else "b")
    for bad, status in ((new, 409), (old, 409), (slip, 422), ("word", 422)):
        with pytest.raises(ServerRefusal) as refusal:
            await client.renew_key(new, bad)
        assert refusal.value.status == status
    await client.renew_key(other, new)  # nothing belongs to it, so nothing is to be done
    assert await _listed(client, other) == []


async def test_a_game_can_be_taken_out_of_the_list(client: Client) -> None:
    key = new_key()
    created = await client.create(GAME, [me(IDA), me("Jo"), anyone()], key=key)
    name = created.table.id
    await client.drop_game(new_key(), name)
    assert len(await _listed(client, key)) == 1
    for _ in range(2):
        await client.drop_game(key, name)
        assert await _listed(client, key) == []
    with pytest.raises(ServerRefusal):
        await client.look(name, [key])
    assert (await client.look(name, [created.secrets["0"]])).table.mine == (0,)


async def test_only_a_key_without_a_slip_is_a_person(url: str) -> None:
    key = new_key()
    swapped = "-".join([*key.split("-")[1::-1], *key.split("-")[2:]])
    wrong = ("", "wrong", key.upper(), key[:-6], swapped, f"{key},{new_key()}")
    async with httpx.AsyncClient(base_url=url) as http:
        for each in wrong:
            headers = {"Authorization": f"Bearer {each}"} if each else {}
            for path in ("games", "statistics"):
                answer = await http.get(f"/api/my/{path}", headers=headers)
                assert answer.status_code == 401, each
        bad = ("limit=0", "limit=51", "offset=-1", f"text={'x' * 101}", "over=perhaps")
        for query in bad:
            headers = {"Authorization": f"Bearer {key}"}
            answer = await http.get(f"/api/my/games?{query}", headers=headers)
            assert answer.status_code == 400, query


async def test_a_link_is_drawn_as_a_qr_code(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        link = f"https://ants.example/#/key/{new_key()}"
        answer = await http.post("/api/qr", json={"text": link})
        code = answer.json()
        assert (answer.status_code, code["size"] >= 29) == (200, True)
        assert re.fullmatch(r"(M\d+ \d+h\d+v1h-\d+z)+", code["path"])
        for bad in ("", "x" * 501):
            assert (await http.post("/api/qr", json={"text": bad})).status_code == 400


async def test_guessing_is_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("limited")
    with Served(folder, rate_limits=True) as served:
        async with served.client() as client:
            with pytest.raises(ServerRefusal) as refusal:
                await asyncio.gather(*(client.my_games(new_key()) for _ in range(100)))
            assert refusal.value.status == 429


async def test_nothing_tells_who_a_person_is(client: Client) -> None:
    ida, bo = new_key(), new_key()
    created, secret = await _pair(client, ida, bo, listed=True)
    name = created.table.id
    for key in (ida, bo):
        headers = {"Authorization": f"Bearer {key}"}
        for path in (
            "my/games",
            "my/statistics",
            f"tables/{name}",
            f"tables/{name}/info",
            "tables",
        ):
            text = (await client.http.get(f"/api/{path}", headers=headers)).text
            assert not any(word in text for word in (hashed(ida), hashed(bo), ida, bo, "person_"))
    assert [each.table.mine for each in await _listed(client, bo)] == [(1,)]
    assert (await client.look(name, [secret])).table.mine == (1,)


@pytest.fixture
async def games(hall: Hall) -> tuple[Hall, str, str]:
    """A hall in which Ida has some games; her key, and the hash of it."""
    key = new_key()
    wishes = [
        NewTable(GAME, 2, [me(IDA), bot("hard")]),
        NewTable(GAME, 3, [me(IDA), me("50% Ant"), me("Bo_b")], "expert"),
        NewTable(SIMULTANEOUS, 2, [anyone(), me(IDA)]),
        NewTable(SIMULTANEOUS, 2, [me(IDA), bot("easy")]),
    ]
    for wish in wishes:
        await hall.create(wish, [key])
    await hall.create(NewTable(GAME, 2, [me("Eve"), bot("hard")]), [new_key()])
    return hall, key, hashed(key)


async def test_filters_and_search(games: tuple[Hall, str, str]) -> None:
    hall, _, ida = games

    async def found(**wanted: object) -> int:
        page = await hall.people.games(ida, Wanted(**wanted))  # type: ignore[arg-type]
        assert page.total == len(page.games)
        return page.total

    assert [await found(over=over) for over in (None, False, True)] == [4, 4, 0]
    assert [await found(game=game) for game in (GAME, SIMULTANEOUS, "chess")] == [2, 2, 0]
    assert [await found(bot=level) for level in ("hard", "easy", "expert")] == [1, 1, 0]
    for text, number in (
        ("mYrM", 2), ("micro hard", 1), ("expert", 1), ("micro myrmes", 0),
        ("%", 0), ("Bo_", 0), (IDA, 0), ("  ", 4), ("'; --", 0),
    ):  # fmt: skip
        assert await found(text=text) == number, text
    page = await hall.people.games(ida, Wanted(offset=1, limit=2))
    assert (page.total, len(page.games)) == (4, 2)


async def test_games_that_wait_for_me_come_first(games: tuple[Hall, str, str]) -> None:
    hall, key, ida = games
    page = await hall.people.games(ida, Wanted())
    turns = [each.turn for each in page.games]
    assert turns == sorted(turns, reverse=True)
    assert page.turns == sum(turns)
    assert page.games[-1].table.phase == "open"  # it waits for others
    myrmes = next(each for each in page.games if each.table.variant == "second" and each.turn)
    assert myrmes.standing == message("myrmes-standing-spring", year=1, years=3)
    async with hall.table(myrmes.table.id) as table:
        await hall.desk.stand_in(table, [key], 0, "easy")
    page = await hall.people.games(ida, Wanted(game=SIMULTANEOUS, bot="easy"))
    assert not page.games[0].turn  # a bot plays for me


async def test_a_list_does_not_tell_of_secret_choices(hall: Hall) -> None:
    """Not even when the last of them was made."""
    jo = new_key()
    created = await hall.create(NewTable(SIMULTANEOUS, 2, [me(IDA), me("Jo")]))
    own = OwnTable(created.table.id, [created.secrets["1"]])
    await hall.people.take_along(hashed(jo), [own])
    before = await hall.people.games(hashed(jo), Wanted())
    async with hall.table(created.table.id) as table:
        assert table.ledger
        length, hidden = 0, 0
        while 0 in table.ledger.state.to_act and not hidden:
            action = table.ledger.state.legal_actions(0)[-1]
            asked = ActionRequest(f"n{length}", length, str(action))
            length = await hall.desk.act(table, [created.secrets["0"]], asked)
            hidden += table.ledger.entries[-1].secrecy == "unnoticed"
        assert hidden
    assert await hall.people.games(hashed(jo), Wanted()) == before


async def _finish(hall: Hall, key: str, *names: str) -> str:
    """Play a game of people to its end, the first of whom has this key; return its id."""
    created = await hall.create(NewTable(GAME, len(names), [*map(me, names)]))
    own = OwnTable(created.table.id, [created.secrets["0"]])
    await hall.people.take_along(hashed(key), [own])
    async with hall.table(created.table.id) as table:
        length = 0
        while table.row.phase != "over":
            asked = ActionRequest(f"n{length}", length, first_action(table))
            length = await hall.desk.act(table, list(created.secrets.values()), asked)
    return created.table.id


async def test_results_are_stored_at_the_end_and_counted(hall: Hall) -> None:
    key = new_key()
    ida = hashed(key)
    names = [await _finish(hall, key, IDA, *others) for others in (["Jo"], [BO, "Jo"])]
    page = await hall.people.games(ida, Wanted(over=True))
    assert [each.table.id for each in page.games] == names[::-1]
    for each in page.games:
        async with hall.table(each.table.id) as table:
            assert table.ledger
            state = table.ledger.state
        assert [result.points for result in each.results] == state.scores()
        assert [result.sources for result in each.results] == list(state.score_sheet())
        firsts = [result.seat for result in each.results if result.place == 1]
        assert firsts == list(state.winners())
        assert (each.turn, each.to_act, each.at) == (False, (), table.ledger.entries[-1].at)
    counted = await hall.people.statistics(ida, "")
    [game] = counted.games
    mine = [each.results[0] for each in page.games]
    assert (game.game, game.tally.games, counted.missing) == (GAME, 2, 0)
    assert game.tally.points == sum(result.points for result in mine) / 2
    assert sum(game.tally.sources.values()) == pytest.approx(game.tally.points)
    assert [(each.name, each.games) for each in game.opponents] == [("Jo", 2), (BO, 1)]
    assert [each.table for each in game.recent] == names
    assert (await hall.people.statistics(ida, "myrmes")).games == ()


async def test_games_of_older_versions_are_looked_up_a_few_at_a_time(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("formicarium.server.people._AT_ONCE", 1)
    key = new_key()
    ida = hashed(key)
    names = [await _finish(hall, key, IDA, "Jo") for _ in range(3)]
    before = await hall.people.games(ida, Wanted())
    running = await hall.create(NewTable(GAME, 2, [me(IDA), me("Jo")]), [key])
    await hall.store.write(delete(schema.results), delete(schema.standings))
    broken = update(schema.tables).where(schema.tables.c.id == names[0]).values(rules=99)
    await hall.store.write(broken)
    hall._live.clear()
    page = await hall.people.games(ida, Wanted(over=False))
    assert page.games[0].standing == message("micropolis-standing", round=1, rounds=10)
    assert page.games[0].table.id == running.table.id
    first = await hall.people.statistics(ida, "")
    assert (first.games[0].tally.games, first.missing) == (1, 2)
    second = await hall.people.statistics(ida, "")
    assert (second.games[0].tally.games, second.missing) == (2, 1)
    third = await hall.people.statistics(ida, "")  # one cannot be loaded, and is not asked again
    assert (third.games[0].tally.games, third.missing) == (2, 0)
    after = await hall.people.games(ida, Wanted(over=True))
    known = {each.table.id: each for each in before.games}
    assert [each for each in after.games if each.results] == [known[n] for n in names[:0:-1]]


def _sitting(place: int, *, name: str = "", bot: str = "", mine: bool = False) -> Sitting:
    result = ResultRow(seat=0, points=40 - place, place=place, sources={"nests": 40 - place})
    return Sitting(mine, name, bot, result)


def test_statistics() -> None:
    """By game, variant and opponent; of two bots of a level, the better one counts."""
    medium = [_sitting(place, bot="medium") for place in (1, 3)]
    games = [
        Finished("a", GAME, "base", "1", _sitting(2, mine=True), (*medium, _sitting(4, name=BO))),
        Finished("b", GAME, "base", "2", _sitting(1, mine=True), (_sitting(1, name=BO),)),
        Finished("c", GAME, "expert", "3", _sitting(3, mine=True), tuple(medium)),
        Finished("d", SIMULTANEOUS, "second", "4", _sitting(1, mine=True), ()),
    ]
    micropolis, myrmes = count(games)
    assert (micropolis.title, myrmes.tally.places, myrmes.opponents) == ("Micropolis", (1,), ())
    assert micropolis.tally == Tally(3, (1, 1, 1), 38, {"nests": 38})
    assert micropolis.variants["base"] == Tally(2, (1, 1), 38.5, {"nests": 38.5})
    bots, bo = micropolis.opponents
    assert bots == Opponent("", "medium", 2, 0, 2)
    assert bo == Opponent(BO, "", 2, 1, 0)
    assert [each.place for each in micropolis.recent] == [2, 1, 3]
    many = [games[1]] * 40
    assert [len(each.recent) for each in count(many)] == [30]


async def test_games_at_one_screen_do_not_count(hall: Hall) -> None:
    """Nobody won against themselves."""
    key = new_key()
    name = await _finish(hall, key, IDA, "Jo")
    await hall.store.write(
        update(schema.seats).where(schema.seats.c.seat == 1).values(person=hashed(key))
    )
    assert (await hall.people.statistics(hashed(key), "")).games == ()
    page = await hall.people.games(hashed(key), Wanted())
    assert [(each.table.id, each.table.mine) for each in page.games] == [(name, (0, 1))]


async def test_a_change_of_keys_meets_other_changes(hall: Hall) -> None:
    """Nothing is overwritten by what a table in memory still believes."""
    old, new = new_key(), new_key()
    created = await hall.create(NewTable(GAME, 2, [me(IDA), me("Jo")]), [old])
    async with hall.table(created.table.id) as table:
        stale = table.seats
        await hall.people.renew(hashed(old), new)
        assert [seat.person for seat in table.seats] == [hashed(new)] * 2
        table.seats = stale
        await hall.desk.stand_in(table, [created.secrets["0"]], 0, "easy")
        assert [seat.person for seat in table.seats] == [hashed(new)] * 2
    with pytest.raises(Refusal):
        await hall.people.known([old])
