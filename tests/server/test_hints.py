"""Hints: what a strong bot would do, for those who may know and a table that allows it."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from formicarium.client import Client, ServerRefusal, anyone, bot, me
from formicarium.server.hall import Hall
from formicarium.server.protocol import NewTable, SeatWish
from formicarium.server.refusal import Refusal
from formicarium.server.thinking import BotFailure, Thought
from tests.server.serving import Served, open_hall, run

GAME = "micropolis"


def test_a_hint_names_the_best_few_actions(url: str) -> None:
    async def check() -> None:
        async with Client(url) as client:
            created = await client.create(GAME, [me("Ida"), bot("easy")], options={"start": "A"})
            table, ida = created.table.id, [created.secrets["0"]]
            async with client.sit(created) as live:
                await live.my_turn()
                options = {option.action: option for option in live.options()}
                hint = await client.hint(table, ida, 0)
                assert (hint.seat, hint.length) == (0, live.length)
                assert 1 < len(hint.lines) <= 5
                for line in hint.lines:
                    option = options[line.action]
                    assert (line.path, line.label) == (option.path, option.label)
                    assert 0 <= line.share <= 1
                visits = [line.visits for line in hint.lines]
                assert visits == sorted(visits, reverse=True)
                assert await live.act(hint.lines[0].action) == hint.length + 1

    run(check())


@pytest.mark.parametrize("game", ["micropolis", "myrmes", "antropolis"])
def test_a_hint_takes_about_a_second_in_every_game(url: str, game: str) -> None:
    """Also in a simultaneous phase, where others choose at the same time."""

    async def check() -> None:
        async with Client(url) as client:
            created = await client.create(game, [me("Ida"), me("Bo")])
            async with client.sit(created) as live:
                choices = (await live.my_turn()).choices[-1]
                begun = time.monotonic()
                own = [created.secrets[str(choices.seat)]]
                hint = await client.hint(created.table.id, own, choices.seat)
                assert hint.lines
                assert time.monotonic() - begun < 8

    run(check())


def test_the_same_question_gets_the_same_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            table, own = await _waiting_for_ida(hall)
            explain, asked = hall.thinker.explain, []

            async def counted(*position: Any) -> tuple[Thought, ...]:
                asked.append(position)
                return await explain(*position)

            monkeypatch.setattr(hall.thinker, "explain", counted)
            async with hall.table(table) as live:
                calls = [hall.adviser.hint(live, own, 0) for _ in range(5)]
                first, *others = await asyncio.gather(*calls)
                assert all(other == first for other in others)
            assert [bot for _, bot, *_ in asked] == ["search:seconds=1"]

    run(check())


def test_a_hint_needs_a_seat_of_ones_own_whose_turn_it_is(url: str) -> None:
    async def check() -> None:
        async with Client(url) as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
            table, (ida, bo) = created.table.id, created.secrets.values()
            for secrets, seat, status in (
                ([bo], 1, 409),  # not their turn
                ([bo], 0, 403),  # not their seat
                ([created.spectator], 0, 403),
                (["wrong"], 0, 404),
                ([ida], 5, 403),
                ([ida], 6, 400),
            ):
                with pytest.raises(ServerRefusal) as refusal:
                    await client.hint(table, secrets, seat)
                assert refusal.value.status == status, (secrets, seat)
            waiting = await client.create(GAME, [me("Ida"), anyone()])
            with pytest.raises(ServerRefusal, match="nothing to decide"):
                await client.hint(waiting.table.id, [waiting.secrets["0"]], 0)

    run(check())


def test_a_table_can_be_played_without_hints(url: str) -> None:
    async def check() -> None:
        async with Client(url) as client:
            wish: dict[str, Any] = {"options": {"start": "A"}, "hints": False}
            created = await client.create(GAME, [me("Ida"), bot("random")], **wish)
            assert not created.table.hints
            with pytest.raises(ServerRefusal, match="without hints") as refusal:
                await client.hint(created.table.id, [created.secrets["0"]], 0)
            assert refusal.value.status == 409

    run(check())


def test_another_bot_is_asked_if_the_strong_one_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            table, own = await _waiting_for_ida(hall)
            explain, broken = hall.thinker.explain, {"search:seconds=1", "hard"}

            async def confused(game: str, bot: str, *position: Any) -> tuple[Thought, ...]:
                if bot in broken:
                    raise BotFailure("confused")
                return await explain(game, bot, *position)

            monkeypatch.setattr(hall.thinker, "explain", confused)
            async with hall.table(table) as live:
                with pytest.raises(Refusal) as refusal:
                    await hall.adviser.hint(live, own, 0)
                assert refusal.value.status == 503
                broken.remove("hard")
                hint = await hall.adviser.hint(live, own, 0)  # the failure is not remembered
                assert {line.visits for line in hint.lines} == {1}

    run(check())


def test_hints_cannot_be_asked_for_without_end(tmp_path: Path) -> None:
    async def check(url: str) -> None:
        async with Client(url) as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
            own = [created.secrets["0"]]
            often = [client.hint(created.table.id, own, 0) for _ in range(20)]
            answers = await asyncio.gather(*often, return_exceptions=True)
            refused = [each for each in answers if isinstance(each, ServerRefusal)]
            assert {each.status for each in refused} == {429}
            assert len(refused) == 10

    with Served(tmp_path, rate_limits=True) as served:
        run(check(served.url))


def test_a_server_stops_while_somebody_waits_for_a_hint(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            table, own = await _waiting_for_ida(hall)
            async with hall.table(table) as live:
                waiting = asyncio.create_task(hall.adviser.hint(live, own, 0))
                await asyncio.sleep(0.1)
                async with asyncio.timeout(5):
                    await hall.close()
                with pytest.raises(asyncio.CancelledError):
                    await waiting

    run(check())


async def _waiting_for_ida(hall: Hall) -> tuple[str, list[str]]:
    """Set up a table at which Ida is to act; give its id and her secret."""
    seats = [SeatWish("me", "Ida"), SeatWish("me", "Bo")]
    created = await hall.create(NewTable(GAME, 2, seats, None, {"start": "A"}))
    return created.table.id, [created.secrets["0"]]
