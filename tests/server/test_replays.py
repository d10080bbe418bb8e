"""Looking back: what a replay shows, to whom, and what it is made of."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import formicarium as fm
from formicarium.client import Client, ServerRefusal, anyone, me
from formicarium.core.scene import Scene
from formicarium.server.protocol import LogLine
from formicarium.server.replay import PART, Replay, Replays
from formicarium.server.watch import Watch
from formicarium.stage.patch import apply_patch
from formicarium.stage.view import Status
from tests.server.serving import GAME, SIMULTANEOUS, over, play_first
from tests.server.test_ledger import SEATS, play, take_back
from tests.server.test_secrets import Game

EYES = (frozenset[int](), frozenset({0}), frozenset({1, 2}))


def plain(scene: Scene) -> Any:
    """Return a scene without the ids of pieces, which are counted from where a viewer began."""
    return [
        (
            replace(surface, sprites=()),
            sorted(str(replace(sprite, id="")) for sprite in surface.sprites),
        )
        for surface in scene.surfaces
    ], scene.facts


def shown(status: Status) -> tuple[object, ...]:
    """Return all of a view or a step but the scene and what the viewer may do."""
    return status.sheet, status.to_act, status.over, status.winners


def positions(replay: Replay) -> Iterator[tuple[Any, tuple[object, ...], tuple[LogLine, ...]]]:
    """Yield every position of a replay, with the lines of the log that led there."""
    scene = None
    for number in range(replay.parts):
        part = replay.part(number)
        assert part.first == number * PART
        assert scene is None or plain(part.view.scene) == plain(scene)
        scene = part.view.scene
        if not number:
            yield plain(scene), shown(part.view), part.log
        for step in part.steps:
            assert not step.choices
            assert not step.may_undo
            scene = apply_patch(scene, step.patch)
            yield plain(scene), shown(step), step.log


@pytest.mark.parametrize(("game", "players"), [("antropolis", 3), ("micropolis", 3), ("myrmes", 3)])
def test_a_replay_shows_what_the_live_table_showed(game: str, players: int) -> None:
    table, rng = Game(3, game, players), Random(3)
    watches = [Watch(table.ledger, seats) for seats in EYES]
    live = [[(plain(watch.view.scene), shown(watch.view))] for watch in watches]
    lines = [list(watch.log) for watch in watches]
    while not table.ledger.state.is_over:
        seat = rng.choice(table.ledger.state.to_act)
        table.act(seat, rng.randrange(len(table.ledger.state.legal_actions(seat))))
        for watch, seen, told in zip(watches, live, lines, strict=True):
            before = watch.length
            watch.follow()
            if watch.length > before:
                seen.append((plain(watch.view.scene), shown(watch.view)))
                told.extend(line for line in watch.log if line.number == watch.length)
    for seats, seen, told in zip(EYES, live, lines, strict=True):
        replay = Replay(table.ledger, seats)
        replayed = list(positions(replay))
        assert [each[:2] for each in replayed] == seen
        assert [line for _, _, each in replayed for line in each] == told
        assert [step.length for step in replay.steps] == list(range(1, len(seen)))


def test_a_replay_leaves_out_what_was_undone() -> None:
    game = Game(seed=5)
    play(game, 120, Random(3))
    ledger = game.ledger
    record = ledger.record
    for seats in SEATS:
        replay = Replay(ledger, seats)
        for length, step in enumerate(replay.steps, 1):
            if step.number <= ledger.settled:
                assert step.played.move == record.moves[step.number - 1]
                assert replay.at(step.number) == length
            assert step.length == ledger.seen_length(seats, step.played.entry.number)
        numbers = [step.number for step in replay.steps]
        assert numbers == sorted(set(numbers))
        assert replay.at(0) == 0
        assert replay.at(10**6) == len(numbers)


def test_points_are_told_whenever_they_change() -> None:
    game, rng = Game(2), Random(2)
    while not game.ledger.state.is_over:
        seat = rng.choice(game.ledger.state.to_act)
        game.act(seat, rng.randrange(len(game.ledger.state.legal_actions(seat))))
    replay = Replay(game.ledger, frozenset({0}))
    known: dict[tuple[int, int, str], int] = {}
    changes = {change.length: change for change in replay.points()}
    assert max(changes) <= len(replay.steps)
    for change in replay.points():
        assert known.get((change.seat, change.board, change.source), 0) != change.points
        known[change.seat, change.board, change.source] = change.points
    sheet = game.ledger.state.score_sheet()
    for column in sheet.columns:
        for source, points in column.points.items():
            assert known.get((column.seat, column.board, source), 0) == points


def test_a_replay_is_kept_until_the_game_goes_on() -> None:
    game = Game()
    replays = Replays(game.ledger)
    before = replays.through(frozenset({0}))
    assert replays.through(frozenset({0})) is before
    action = game.act(0)
    after = replays.through(frozenset({0}))
    assert [str(step.played.move.action) for step in after.steps] == [action]
    take_back(game, 0)
    assert not replays.through(frozenset({0})).steps


# ----------------------------------------------------------------------------------- over the wire


async def refused(status: int, asked: Any) -> ServerRefusal:
    with pytest.raises(ServerRefusal) as refusal:
        await asked
    assert refusal.value.status == status
    return refusal.value


async def test_a_running_game_is_seen_through_own_eyes_only(client: Client) -> None:
    created = await client.create(SIMULTANEOUS, [me("Ida"), me("Bo")])
    table, (ida, bo) = created.table.id, created.secrets.values()
    async with client.live(table, [ida]) as one, client.live(table, [bo]) as two:
        while one.view and 0 in one.view.to_act:
            await one.act(one.options()[0].action)
        own = await client.replay(table, [ida])
        assert (own.eyes, own.free, own.imported, own.settled) == ((0,), False, False, 0)
        assert own.length == one.length
        assert own.lines == own.numbers == tuple(range(1, own.length + 1))
        for secrets, eyes in (
            ([bo], None),
            ([bo], "B"),
            ([ida], "none"),
            ([created.spectator], None),
        ):
            others = await client.replay(table, secrets, eyes)
            assert (others.length, others.numbers, others.settled) == (1, (1,), 0)
            part = await client.replay_part(table, 0, secrets, eyes)
            assert len(part.steps) == 1
            assert part.steps[0].patch.surfaces == ()
            assert await client.replay_points(table, secrets, eyes) == await client.replay_points(
                table, [ida]
            )
        assert "1." not in await client.replay_record(table, [bo])
        both = await client.replay(table, [ida, bo])
        assert both.eyes == (0, 1)
        await two.act(two.options()[0].action)
    assert (await client.replay(table, [ida], "A")).length == own.length
    for eyes in ("B", "C", "AB", "", "a"):
        refusal = await refused(403 if eyes == "B" else 422, client.replay(table, [ida], eyes))
        assert ("own eyes" if eyes == "B" else "known: A, B, none") in refusal.reason
    await refused(403, client.replay_part(table, 0, [created.spectator], "A"))
    await refused(403, client.replay_points(table, [created.spectator], "A"))
    for asked in (client.replay(table), client.replay_part(table, 0), client.replay_record(table)):
        assert "no such table" in (await refused(404, asked)).reason
    await refused(404, client.replay_part(table, 1, [ida]))
    await refused(404, client.replay_part(table, -1, [ida]))


async def test_a_finished_game_is_seen_by_everybody_with_its_address(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    async with client.sit(created) as live:
        await play_first(live)
        log = live.log
    table = created.table.id
    await over(client, table, list(created.secrets.values()))
    info = await client.replay(table)
    assert (info.free, info.eyes, info.table.mine) == (True, (), ())
    assert info.settled == info.numbers[-1] == info.length
    assert info.table.seed is not None
    parts = [await client.replay_part(table, n) for n in range(-(-info.length // info.part))]
    steps = [step for part in parts for step in part.steps]
    assert [step.length for step in steps] == list(range(1, info.length + 1))
    assert steps[-1].over
    assert [*parts[0].log, *(line for step in steps for line in step.log)] == log
    assert info.actors == tuple(step.log[0].seat for step in steps)
    for letter, seat in (("A", 0), ("B", 1)):
        assert (await client.replay(table, (), letter)).eyes == (seat,)
    assert (await client.replay(table, created.secrets.values())).eyes == (0, 1)
    assert (await client.replay(table, ["of another table"])).eyes == ()
    record = fm.Record.from_text(await client.replay_record(table))
    assert record.verify().is_over


async def test_there_is_nothing_to_look_back_at(client: Client) -> None:
    waiting = await client.create(GAME, [me("Ida"), anyone()], listed=True)
    assert "not started" in (await refused(409, client.replay(waiting.table.id))).reason
    assert "no such table" in (await refused(404, client.replay("0" * 18))).reason
    assert "no such record" in (await refused(404, client.replay("r" + "0" * 24))).reason
