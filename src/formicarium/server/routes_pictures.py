"""Pictures of replays: of one position, or animated; and the page for other sites."""

import asyncio
from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.params import QueryParameter

from formicarium.core.message import message
from formicarium.core.seats import seat_letter
from formicarium.server.doorman import embeddable
from formicarium.server.painting import Kind, Painting
from formicarium.server.protocol import TableInfo
from formicarium.server.refusal import Refusal
from formicarium.server.replay import Replay
from formicarium.server.routes_replays import Eyes, Source, TheSource
from formicarium.server.routes_tables import TheHall
from formicarium.server.site import page
from formicarium.stage.animation import MOST_FRAMES, chosen
from formicarium.stage.texts import Texts, languages

At = Annotated[int | None, QueryParameter(name="at", ge=0, le=1_000_000)]
Theme = Annotated[Literal["light", "dark"], QueryParameter(name="theme")]
Lang = Annotated[str, QueryParameter(name="lang", max_length=10)]
Width = Annotated[int, QueryParameter(name="width", ge=100, le=2400)]
FilmWidth = Annotated[int, QueryParameter(name="width", ge=100, le=1000)]
Frames = Annotated[int, QueryParameter(name="frames", ge=2, le=MOST_FRAMES)]

_REPLAY = "/api/replays/{replay_id:str}"


@get(f"{_REPLAY}/picture.png", limit="picture", media_type="image/png")
async def picture(
    replayed: TheSource,
    hall: TheHall,
    at: At = None,
    eyes: Eyes = None,
    theme: Theme = "light",
    lang: Lang = "en",
    width: Width = 1200,
) -> Response[bytes]:
    """Return a picture of a position as PNG: after action ``at`` of the record, or the last."""
    replay = replayed.replay(eyes)
    length = len(replay.steps) if at is None else replay.at(at)
    scenes = await asyncio.to_thread(_scenes, replay, [length])
    painting = Painting(scenes, "png", _known(lang), theme, _names(replayed.info, lang), width)
    return Response(await hall.studio.still(painting), media_type="image/png")


@get(
    [f"{_REPLAY}/animation.webp", f"{_REPLAY}/animation.gif"],
    limit="animation",
    media_type="image/webp",
)
async def animation(
    request: Request[Any, Any, Any],
    replayed: TheSource,
    hall: TheHall,
    eyes: Eyes = None,
    theme: Theme = "light",
    lang: Lang = "en",
    width: FilmWidth = 720,
    frames: Frames = 60,
) -> Response[bytes]:
    """Return the game as an animated picture, WebP or GIF; long games skip some positions."""
    kind: Kind = "gif" if request.url.path.endswith(".gif") else "webp"
    replay = replayed.replay(eyes)
    how = kind, _known(lang), theme, _names(replayed.info, lang), width
    name = (replayed.info.id, replay.seats, replay.length, frames, *how)
    film = hall.studio.kept(name)
    if film is None:
        places = chosen(len(replay.steps), frames)
        scenes = await asyncio.to_thread(_scenes, replay, places)
        film = await hall.studio.film(name, Painting(scenes, *how))
    return Response(film, media_type=f"image/{kind}")


@get("/embed/{replay_id:str}", limit="look", include_in_schema=False, media_type="text/html")
async def embed(request: Request[Any, Any, Any], replayed: TheSource) -> Response[bytes]:
    """Return the page of the browser client for a frame of another site."""
    _check_public(replayed)
    headers = embeddable(request.headers.get("host", ""))
    return Response(await asyncio.to_thread(page), media_type="text/html", headers=headers)


def _check_public(replayed: Source) -> None:
    if not replayed.free:
        raise Refusal(403, message("ui-refused-embed"))


def _scenes(replay: Replay, places: list[int]) -> Any:
    return tuple([replay.scene(place) for place in places])


def _known(lang: str) -> str:
    if lang not in languages():
        raise Refusal(422, f"lang: {lang!r} is unknown; known: {', '.join(languages())}")
    return lang


def _names(info: TableInfo, lang: str) -> tuple[str, ...]:
    """Return the names of the seats as screens show them; seats without a name have a letter."""
    texts = Texts(lang)
    return tuple(
        [
            texts.format(message("ui-bot-name", letter=seat_letter(seat.seat)))
            if seat.bot
            else seat.name
            for seat in info.seats
        ]
    )


HANDLERS = [picture, animation, embed]
