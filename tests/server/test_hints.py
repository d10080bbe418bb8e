"""Hints: what a strong bot would do, for those who may know and a table that allows it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import formicarium as fm
from formicarium.client import Client, ServerRefusal, anyone, bot, me
from formicarium.server.hall import Hall
from formicarium.server.refusal import Refusal
from formicarium.server.thinking import BotFailure, Thoughts
from tests.server.serving import GAME, Served, set_up

ADVISER = "search:seconds=1"
"""The bot that is asked first."""
LONGER = "search:seconds=5,thorough=yes"
"""The bot that is asked for more thinking."""


@pytest.fixture
def broken(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The bots that fail, none so far; for all others "hard" thinks."""
    explain, failing = hall.thinker.explain, set[str]()

    async def confused(game: str, bot: str, *position: Any) -> Thoughts:
        if bot in failing:
            raise BotFailure("confused")
        return await explain(game, "hard", *position)

    monkeypatch.setattr(hall.thinker, "explain", confused)
    return failing


async def test_a_hint_names_the_best_few_actions(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("formicarium.server.hints._ADVISERS", ("search:iterations=40",))
    created = await client.create(GAME, [me("Ida"), bot("easy")], options={"start": "A"})
    async with client.sit(created) as live:
        await live.my_turn()
        options = {option.action: option for option in live.options()}
        hint = await client.hint(created.table.id, [created.secrets["0"]], 0)
        assert (hint.seat, hint.length) == (0, live.length)
        assert 1 < len(hint.lines) <= 5
        for line in hint.lines:
            option = options[line.action]
            assert (line.path, line.label) == (option.path, option.label)
            assert 0 <= line.share <= 1
            assert {each.id for each in line.brings} <= {"ui-hint-more", "ui-hint-less"}
        assert any(line.brings for line in hint.lines)
        assert hint.against_next is not None
        assert not hint.longer
        visits = [line.visits for line in hint.lines]
        assert visits == sorted(visits, reverse=True)
        assert await live.act(hint.lines[0].action) == hint.length + 1


@pytest.mark.parametrize("game", [game.id for game in fm.games()])
async def test_hints_are_given_in_every_game(client: Client, game: str) -> None:
    """Also in a simultaneous phase, where others choose at the same time."""
    created = await client.create(game, [me("Ida"), me("Bo")])
    async with client.sit(created) as live:
        choices = (await live.my_turn()).choices[-1]
        own = [created.secrets[str(choices.seat)]]
        hint = await client.hint(created.table.id, own, choices.seat)
        assert {line.action for line in hint.lines} <= {each.action for each in choices.options}
        assert hint.lines


async def test_the_same_question_gets_the_same_answer(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, own = await _waiting_for_ida(hall)
    explain, asked = hall.thinker.explain, []

    async def counted(game: str, bot: str, *position: Any) -> Thoughts:
        asked.append(bot)
        return await explain(game, "hard", *position)

    monkeypatch.setattr(hall.thinker, "explain", counted)
    async with hall.table(table) as live:
        calls = [hall.adviser.hint(live, own, 0) for _ in range(5)]
        first, *others = await asyncio.gather(*calls)
        assert all(other == first for other in others)
    assert asked == [ADVISER]


async def test_more_thinking_follows_and_answers_both_questions(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two who ask for it at once share it, and it never runs beside the first answer."""
    table, own = await _waiting_for_ida(hall)
    explain, asked = hall.thinker.explain, []
    running: set[str] = set()

    async def counted(game: str, bot: str, *position: Any) -> Thoughts:
        assert not running
        running.add(bot)
        asked.append(bot)
        thoughts = await explain(game, "hard", *position)
        running.remove(bot)
        return thoughts

    monkeypatch.setattr(hall.thinker, "explain", counted)
    async with hall.table(table) as live:
        ask = hall.adviser.hint
        first, longer, same = await asyncio.gather(
            ask(live, own, 0), ask(live, own, 0, longer=True), ask(live, own, 0, longer=True)
        )
        assert (first.longer, longer.longer) == (False, True)
        assert longer == same == await ask(live, own, 0)
    assert asked == [ADVISER, LONGER]


async def test_more_thinking_says_how_long_it_took(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("formicarium.server.hints._LONGER", ("search:iterations=40,thorough=yes",))
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
    table, own = created.table.id, [created.secrets["0"]]
    longer = await client.hint(table, own, 0, longer=True)
    assert longer.longer
    assert longer.seconds >= 0
    assert await client.hint(table, own, 0) == longer


async def test_more_thinking_that_fails_leaves_the_first_answer_to_be_asked_for(
    hall: Hall, broken: set[str]
) -> None:
    table, own = await _waiting_for_ida(hall)
    broken |= {LONGER, "hard"}
    async with hall.table(table) as live:
        hint = await hall.adviser.hint(live, own, 0)
        with pytest.raises(Refusal) as refusal:
            await hall.adviser.hint(live, own, 0, longer=True)
        assert refusal.value.status == 503
        assert (await hall.adviser.hint(live, own, 0)).lines == hint.lines
        broken.clear()
        assert (await hall.adviser.hint(live, own, 0, longer=True)).longer


async def test_a_hint_needs_a_seat_of_ones_own_whose_turn_it_is(client: Client) -> None:
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


async def test_a_table_can_be_played_without_hints(client: Client) -> None:
    wish: dict[str, Any] = {"options": {"start": "A"}, "hints": False}
    created = await client.create(GAME, [me("Ida"), bot("random")], **wish)
    assert not created.table.hints
    with pytest.raises(ServerRefusal, match="without hints") as refusal:
        await client.hint(created.table.id, [created.secrets["0"]], 0)
    assert refusal.value.status == 409


async def test_another_bot_is_asked_if_the_strong_one_fails(hall: Hall, broken: set[str]) -> None:
    table, own = await _waiting_for_ida(hall)
    broken |= {ADVISER, "hard"}
    async with hall.table(table) as live:
        with pytest.raises(Refusal) as refusal:
            await hall.adviser.hint(live, own, 0)
        assert refusal.value.status == 503
        broken.remove("hard")
        hint = await hall.adviser.hint(live, own, 0)  # the failure is not remembered
        assert {line.visits for line in hint.lines} == {1}


@pytest.mark.usefixtures("no_refill")
async def test_hints_cannot_be_asked_for_without_end(tmp_path: Path) -> None:
    with Served(tmp_path, rate_limits=True) as served:
        async with served.client() as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
            own = [created.secrets["0"]]
            often = [client.hint(created.table.id, own, 0) for _ in range(20)]
            answers = await asyncio.gather(*often, return_exceptions=True)
            refused = [each for each in answers if isinstance(each, ServerRefusal)]
            assert {each.status for each in refused} == {429}
            assert len(refused) == 10


async def test_a_server_stops_while_somebody_waits_for_a_hint(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, own = await _waiting_for_ida(hall)
    thinking = asyncio.Event()

    async def think_for_ever(*_: Any) -> Thoughts:
        thinking.set()
        return await asyncio.Future()

    monkeypatch.setattr(hall.thinker, "explain", think_for_ever)
    async with hall.table(table) as live:
        waiting = asyncio.create_task(hall.adviser.hint(live, own, 0))
        await thinking.wait()
        await hall.close()
        with pytest.raises(asyncio.CancelledError):
            await waiting


async def _waiting_for_ida(hall: Hall) -> tuple[str, list[str]]:
    """Set up a table at which Ida is to act; return its id and her secret."""
    created = await set_up(hall, me("Ida"), me("Bo"), start="A")
    return created.table.id, [created.secrets["0"]]
