"""Why a click does nothing: the server asks the rules, for those who sit at the table."""

import asyncio
from pathlib import Path

import pytest

from formicarium.client import Client, LiveClient, ServerRefusal, anyone, me
from formicarium.core.scene import Sprite
from formicarium.server.protocol import WhyNot, WhyRequest
from tests.server.serving import GAME, SIMULTANEOUS, Served


def sprite(live: LiveClient, surface: str, begins: str) -> Sprite:
    """Return the last piece of a surface whose id begins like this."""
    assert live.view
    (found,) = [part for part in live.view.scene.surfaces if part.id == surface]
    return [each for each in found.sprites if each.id.startswith(begins)][-1]


def question(live: LiveClient, seat: int, surface: str, begins: str) -> WhyRequest:
    """Return a question about a piece of the screen."""
    piece = sprite(live, surface, begins)
    return WhyRequest(seat, live.length, surface, piece.x, piece.y, [piece.id])


async def test_a_tile_that_is_too_dear_is_refused_by_its_rule(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
    own = [created.secrets["0"]]
    async with client.sit(created) as live:
        await live.my_turn()
        told = await client.why(created.table.id, own, question(live, 0, "row", "price-6"))
        assert (told.rule, told.why and told.why.args) == ("P5.4", {"cost": 6, "army": 5})
        cheap = question(live, 0, "row", "price-0")
        assert await client.why(created.table.id, own, cheap) == WhyNot()


async def test_pieces_are_asked_about_by_the_names_on_the_screen(client: Client) -> None:
    """A soldier of an army has a name for life there, which the game does not know."""
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
    async with client.sit(created) as live:
        await live.my_turn()
        soldier = question(live, 0, "anthill-0", "soldier-")
        told = await client.why(created.table.id, [created.secrets["0"]], soldier)
        assert told.rule == "P4.3"
        theirs = question(live, 0, "anthill-1", "foundation-1")
        told = await client.why(created.table.id, [created.secrets["0"]], theirs)
        assert told.rule == "P3.1"


async def test_who_is_not_to_act_is_told_whose_turn_it_is(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
    bo = [created.secrets["1"]]
    async with client.live(created.table.id, bo) as live:
        told = await client.why(created.table.id, bo, question(live, 1, "row", "price-0"))
        assert told.rule == "P4.2"
        assert told.why
        assert told.why.id == "ui-refused-turn"


async def test_a_question_about_another_position_gets_no_answer(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
    own = [created.secrets["0"]]
    async with client.sit(created) as live:
        await live.my_turn()
        asked = question(live, 0, "row", "price-6")
        asked.length += 1
        assert await client.why(created.table.id, own, asked) == WhyNot()
        asked.length -= 1
        await live.act(live.options()[0].action)
        assert await client.why(created.table.id, own, asked) == WhyNot()


async def test_unknown_things_mean_nothing(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
    own = [created.secrets["0"]]
    for surface, things in (("row", ["tile-X99"]), ("moon", ["price-6"]), ("row", [])):
        asked = WhyRequest(0, 0, surface, 1.5, -2, things, ["unknown"])
        assert await client.why(created.table.id, own, asked) == WhyNot()


async def test_only_holders_of_a_seat_may_ask(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
    ida = created.secrets["0"]
    for secrets, seat, status in (
        ([ida], 1, 403),
        ([created.spectator], 0, 403),
        (["wrong"], 0, 404),
        ([], 0, 404),
        ([ida], 6, 400),
    ):
        asked = WhyRequest(seat, 0, "row", 0, 0, ["price-6"])
        with pytest.raises(ServerRefusal) as refusal:
            await client.why(created.table.id, secrets, asked)
        assert refusal.value.status == status, (secrets, seat)


async def test_what_is_too_long_or_too_far_away_is_refused(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
    own = [created.secrets["0"]]
    for asked in (
        WhyRequest(0, 0, "row", 1e9, 0),
        WhyRequest(0, 0, "row", 0, 0, ["x"] * 21),
        WhyRequest(0, 0, "row", 0, 0, ["x" * 61]),
        WhyRequest(0, 0, "row", 0, 0, [], ["x"] * 11),
        WhyRequest(0, -1, "row", 0, 0),
    ):
        with pytest.raises(ServerRefusal) as refusal:
            await client.why(created.table.id, own, asked)
        assert refusal.value.status == 400


async def test_a_table_that_waits_for_players_has_no_answers(client: Client) -> None:
    waiting = await client.create(GAME, [me("Ida"), anyone()])
    asked = WhyRequest(0, 0, "row", 0, 0, ["price-6"])
    assert await client.why(waiting.table.id, [waiting.secrets["0"]], asked) == WhyNot()


async def test_a_secret_choice_is_not_told_to_others(client: Client) -> None:
    """Whether Bo has chosen or not, and what: Ida gets the same answers."""
    created = await client.create(SIMULTANEOUS, [me("Ida"), me("Bo")])
    ida, bo = ([created.secrets[seat]] for seat in "01")
    table = created.table.id
    async with client.live(table, ida) as live, client.live(table, bo) as other:
        asked = [
            question(live, 0, "colony-0", "event-0-7"),
            question(live, 0, "colony-1", "event-cube-1"),
            question(live, 0, "garden", "ground"),
        ]
        before = [await client.why(table, ida, each) for each in asked]
        await other.act(other.options()[0].action)
        assert [await client.why(table, ida, each) for each in asked] == before
        assert any(told.rule for told in before)


@pytest.mark.usefixtures("no_refill")
async def test_questions_cannot_be_asked_without_end(tmp_path: Path) -> None:
    with Served(tmp_path, rate_limits=True) as served:
        async with served.client() as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")], options={"start": "A"})
            asked = WhyRequest(0, 0, "row", 0, 0, ["price-6"])
            own = [created.secrets["0"]]
            often = [client.why(created.table.id, own, asked) for _ in range(50)]
            answers = await asyncio.gather(*often, return_exceptions=True)
            refused = [each for each in answers if isinstance(each, ServerRefusal)]
            assert {each.status for each in refused} == {429}
            assert len(refused) == 10
