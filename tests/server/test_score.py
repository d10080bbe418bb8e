"""The score sheet explains itself over HTTP: for players, spectators, and after the end."""

from __future__ import annotations

from random import Random

import httpx
import pytest

import formicarium as fm
from formicarium.client import Client, LiveClient, ServerRefusal, bot, me
from formicarium.core.explained import Cell
from formicarium.server.watch import Watch
from tests.server.serving import GAME
from tests.server.test_secrets import Game

BETWEEN = 30
"""Actions between two looks at all cells."""


async def explain_all(client: Client, table: str, secrets: list[str]) -> int:
    """Ask for every cell of a sheet; return how many pieces they show.

    If somebody moves meanwhile, the answers are about another position: ask again.
    """
    while (shown := await _explain_position(client, table, secrets)) is None:
        pass
    return shown


async def _explain_position(client: Client, table: str, secrets: list[str]) -> int | None:
    sync = await client.look(table, secrets)
    view = sync.view
    assert view
    there = {sprite.id for surface in view.scene.surfaces for sprite in surface.sprites}
    shown = 0
    for column in view.sheet.columns:
        for source, points in zip(view.sheet.sources, column.points, strict=True):
            told = await client.explain(table, secrets, column.seat, source, column.board)
            if told.length != sync.length:
                return None
            assert (told.seat, told.board, told.source) == (column.seat, column.board, source)
            assert sum(part.points for part in told.parts) == points
            pieces = [name for part in told.parts for name in part.pieces]
            assert there.issuperset(pieces)
            shown += len(pieces)
    return shown


@pytest.mark.parametrize("game", [game.id for game in fm.games()])
async def test_every_cell_is_explained_to_everybody(client: Client, game: str) -> None:
    """A bot scores, also where a person who plays anything does not."""
    created = await client.create(game, [me("Ida"), bot("greedy")])
    table, rng = created.table.id, Random(5)
    shown = {"player": 0, "spectator": 0}
    async with client.sit(created) as live:
        while not all(shown.values()):
            assert not (await live.my_turn()).over, "no cell ever showed pieces"
            await _act(live, rng, BETWEEN)
            for who, secret in (("player", created.secrets["0"]), ("spectator", created.spectator)):
                shown[who] += await explain_all(client, table, [secret])


async def _act(live: LiveClient, rng: Random, times: int) -> None:
    for _ in range(times):
        if (await live.my_turn()).over:
            return
        await live.act(rng.choice(live.options()).action)


async def test_it_is_explained_after_the_end(client: Client) -> None:
    created = await client.create("trail", [me("Ida"), me("Bo")])
    async with client.sit(created) as live:
        while not (await live.my_turn()).over:
            await live.act(live.options()[0].action)
    sync = await client.look(created.table.id, [created.spectator])
    assert sync.view
    assert sync.view.over
    told = await client.explain(created.table.id, [created.spectator], 0, "arrival")
    assert told.length == sync.length
    assert [part.what.id.startswith("trail-part-") for part in told.parts] == [True]
    assert await explain_all(client, created.table.id, [created.spectator])


async def test_a_cell_that_does_not_exist_is_refused(client: Client, url: str) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    table, ida = created.table.id, [created.secrets["0"]]
    for seat, source, board, status in (
        (0, "honey", 0, 404),
        (2, "harvest", 0, 404),
        (0, "harvest", 1, 404),
        (9, "harvest", 0, 400),
        (0, "", 0, 400),
    ):
        with pytest.raises(ServerRefusal) as refusal:
            await client.explain(table, ida, seat, source, board)
        assert refusal.value.status == status, (seat, source, board)
    with pytest.raises(ServerRefusal) as refusal:
        await client.explain(table, ["wrong"], 0, "harvest")
    assert refusal.value.status == 404
    async with httpx.AsyncClient() as http:
        cited = (await http.get(f"{url}/api/games/{GAME}/citations")).json()
        assert cited["rules"]["micropolis-source-harvest"] == "P11.3"
        assert "red army" in cited["reasons"]
        assert (await http.get(f"{url}/api/games/chess/citations")).status_code == 404


def test_what_was_undone_explains_nothing() -> None:
    """Only actions that stand have brought points."""
    game = Game(3, "trail", 2)
    watch = Watch(game.ledger, frozenset())
    told = [watch.explain(Cell(0, 0, "crumbs"))]
    game.act(0, 1)
    watch.follow()
    told.append(watch.explain(Cell(0, 0, "crumbs")))
    game.undo(0)
    watch.follow()
    told.append(watch.explain(Cell(0, 0, "crumbs")))
    assert [len(parts) for parts in told] == [0, 1, 0]
