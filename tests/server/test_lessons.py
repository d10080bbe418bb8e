"""Guided first games over HTTP."""

import msgspec
import pytest

from formicarium import lessons
from formicarium.client import Client, ServerRefusal
from formicarium.core.message import message
from formicarium.core.registry import games
from formicarium.server.protocol import WhyNot, WhyRequest
from formicarium.server.teaching import Course
from formicarium.stage.patch import apply_patch

LESSON = "/api/games/trail/lesson"


async def test_games_say_whether_they_have_a_lesson(client: Client) -> None:
    told = {info.id: info.lesson for info in await client.games()}
    for game in games():
        known = lessons.script(game.id).minutes if lessons.has(game.id) else None
        assert told[game.id] == known
    assert told["trail"] == 2


async def test_a_lesson_is_a_whole_game_and_can_be_cached(client: Client) -> None:
    course = await client.lesson("trail")
    assert (course.game, course.seat, course.players, course.minutes) == ("trail", 0, 2, 2)
    assert [move.length for move in course.moves] == list(range(1, 12))
    scene = course.view.scene
    for move in course.moves:
        scene = apply_patch(scene, move.patch)
    assert scene == lessons.lesson("trail").moments[-1].view.scene
    assert [line.kind for line in course.moves[-1].log] == ["action", "end"]
    assert course.steps[1].text == message("trail-lesson-goal")
    response = await client.http.get(LESSON)
    again = await client.http.get(LESSON, headers={"If-None-Match": response.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert msgspec.json.decode(response.content, type=Course) == course


@pytest.mark.parametrize(("game", "reason"), [("chess", "unknown game"), ("bare", "no guided")])
async def test_games_without_a_lesson_say_so(
    client: Client, monkeypatch: pytest.MonkeyPatch, game: str, reason: str
) -> None:
    if game == "bare":
        monkeypatch.setattr(lessons, "has", lambda _: False)
    response = await client.http.get(f"/api/games/{game}/lesson")
    assert response.status_code == 404
    assert reason in response.json()["reason"]


def click(space: int, length: int, seat: int = 0) -> WhyRequest:
    """Ask about a space of the trail."""
    return WhyRequest(seat, length, "trail", 50 + 60 * space, 90)


async def test_other_clicks_are_answered(client: Client) -> None:
    taken = await client.lesson_why("trail", click(3, 2))
    assert (taken.rule, taken.why) == ("T2.2", message("trail-refused-taken", space=3))
    possible = await client.lesson_why("trail", click(1, 0))
    assert possible == WhyNot(why=message("ui-lesson-possible"))
    assert await client.lesson_why("trail", click(1, 1)) == WhyNot()
    with pytest.raises(ServerRefusal, match="not yours"):
        await client.lesson_why("trail", click(1, 0, seat=1))
