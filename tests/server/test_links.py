"""Links that are right for others: where the server is found, and links for spectators."""

import socket
from pathlib import Path

import pytest

from formicarium.client import Client, ServerRefusal, anyone, bot, me
from formicarium.server import reach, seating
from tests.server.serving import GAME, Served


async def test_a_server_for_this_computer_names_no_other_address(client: Client) -> None:
    assert (await client.http.get("/api/reach")).json() == {"addresses": []}


async def test_a_server_for_all_names_its_address_in_the_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "_outward", lambda _: "192.168.1.7")
    with Served(tmp_path, host="0.0.0.0") as served:  # noqa: S104 - the tests listen elsewhere
        port = served.url.rsplit(":", 1)[1]
        async with served.client() as client:
            told = (await client.http.get("/api/reach")).json()
            assert told == {"addresses": [f"http://192.168.1.7:{port}/"]}
            stranger = {"X-Forwarded-For": "203.0.113.5"}
            told = (await client.http.get("/api/reach", headers=stranger)).json()
            assert told == {"addresses": []}


def test_without_a_network_there_is_no_other_address(monkeypatch: pytest.MonkeyPatch) -> None:
    everybody = "255.255.255.255"  # nobody may connect to that
    monkeypatch.setitem(reach._ELSEWHERE, socket.AF_INET, everybody)
    assert reach.addresses("0.0.0.0", 8000) == []  # noqa: S104


async def test_whoever_joins_can_let_others_watch(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), anyone()])
    table = created.table.id
    joined = await client.join(table, "Bo", [created.secrets["1"]])
    link = await client.spectator(table, [joined.secret])
    watched = await client.look(table, [link])
    assert watched.table.mine == ()
    for secrets in ([], [link], [created.spectator], ["wrong"]):
        with pytest.raises(ServerRefusal) as refusal:
            await client.spectator(table, secrets)
        assert refusal.value.status == (404 if secrets in ([], ["wrong"]) else 403)


async def test_the_first_link_for_spectators_always_works(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), bot("random")])
    table, own = created.table.id, list(created.secrets.values())
    links = [await client.spectator(table, own) for _ in range(seating._SPECTATOR_LINKS)]
    for works in (created.spectator, links[1], links[-1]):
        assert (await client.look(table, [works])).table.mine == ()
    with pytest.raises(ServerRefusal):
        await client.look(table, [links[0]])
