"""Routes for guided first games."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody

from formicarium import lessons
from formicarium.core.errors import SetupError
from formicarium.core.message import message
from formicarium.server import teaching
from formicarium.server.live import touches
from formicarium.server.protocol import WhyNot, WhyRequest
from formicarium.server.refusal import Refusal
from formicarium.server.routes_games import cacheable


@get("/api/games/{game_id:str}/lesson", sync_to_thread=True)
def lesson(game_id: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the guided first game of a game (a ``Course``)."""
    _check(game_id)
    return cacheable(request, teaching.encoded(game_id), MediaType.JSON)


@post("/api/games/{game_id:str}/lesson/why", status_code=200, limit="why", sync_to_thread=True)
def why(game_id: FromPath[str], data: JSONBody[WhyRequest]) -> WhyNot:
    """Return why a click does nothing in a guided first game.

    Without a rule the click means something that the rules allow and the lesson does not show.
    """
    _check(game_id)
    taught = lessons.lesson(game_id)
    if data.seat != taught.seat:
        raise Refusal(403, message("ui-refused-other-seat"))
    return teaching.why(taught, data.length, touches(data))


def _check(game_id: str) -> None:
    try:
        known = lessons.has(game_id)
    except SetupError as error:
        raise Refusal(404, str(error)) from None
    if not known:
        raise Refusal(404, f"{game_id} has no guided first game")
