"""Routes for games and bots, and for the art, texts and colours of screens."""

import hashlib
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath

from formicarium import lessons, rulebook
from formicarium.core.errors import SetupError
from formicarium.core.options import Option
from formicarium.core.registry import AnyGame, game, games
from formicarium.server import reach as ways
from formicarium.server.hall import Hall
from formicarium.server.opponents import OFFERED
from formicarium.server.protocol import Citations, GameInfo, Health, OptionInfo, Reach, VariantInfo
from formicarium.server.refusal import Refusal
from formicarium.stage import palette, symbols, texts
from formicarium.stage.cover import cover
from formicarium.version import __version__

_REVALIDATE = "public, no-cache"


@get("/healthz", sync_to_thread=False)
def health() -> Health:
    """Return the status of the server."""
    return Health("ok", __version__)


@get("/api/reach", sync_to_thread=True)
def reach(request: Request[Any, Any, Any], hall: NamedDependency[Hall]) -> Reach:
    """Return where others find this server; only this computer is told."""
    caller = request.client.host if request.client else ""
    if not caller or not ways.is_local(caller):
        return Reach(())
    _, port = request.scope["server"] or ("", 0)
    return Reach(tuple(ways.addresses(hall.settings.host, port or 0)))


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Return the games."""
    ordered = sorted(games(), key=lambda each: (each.meta.weight, each.meta.minutes, each.title))
    return [_game_info(each) for each in ordered]


@get("/api/bots", sync_to_thread=False)
def list_bots() -> list[str]:
    """Return the names of the bots for people, from weak to strong."""
    return list(OFFERED)


@get("/api/games/{game_id:str}/art.svg", sync_to_thread=True, media_type="image/svg+xml")
def art(game_id: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the symbols of a game and the shared ones as one SVG document."""
    try:
        drawn = symbols.art(game(game_id))
    except SetupError as error:
        raise Refusal(404, str(error)) from None
    return cacheable(request, drawn.encode(), "image/svg+xml")


@get("/api/games/{game_id:str}/cover.svg", sync_to_thread=True, media_type="image/svg+xml")
def cover_svg(game_id: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the picture of a game on the start page."""
    try:
        drawn = cover(game_id)
    except SetupError as error:
        raise Refusal(404, str(error)) from None
    return cacheable(request, drawn.encode(), "image/svg+xml")


@get("/api/games/{game_id:str}/citations", sync_to_thread=False)
def citations(game_id: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return which rules the messages of a game explain (``Citations``)."""
    try:
        cited = game(game_id)
    except SetupError as error:
        raise Refusal(404, str(error)) from None
    reasons, headings = tuple(sorted(cited.reasons)), tuple(sorted(cited.headings))
    told = Citations(dict(cited.citations), reasons, headings)
    return cacheable(request, msgspec.json.encode(told), MediaType.JSON)


@get("/api/games/{game_id:str}/rules/{lang:str}", sync_to_thread=True)
def rules(
    game_id: FromPath[str], lang: FromPath[str], request: Request[Any, Any, Any]
) -> Response[bytes]:
    """Return the rulebook of a game in a language (a ``Book``), as HTML by section and rule."""
    try:
        book = rulebook.book(game_id, lang)
    except SetupError as error:
        raise Refusal(404, str(error)) from None
    return cacheable(request, msgspec.json.encode(book), MediaType.JSON)


@get("/api/figures/{name:str}", sync_to_thread=True, media_type="image/svg+xml")
def figure(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a larger picture of a rulebook."""
    try:
        drawn = rulebook.figure(name.removesuffix(".svg"))
    except SetupError as error:
        raise Refusal(404, str(error)) from None
    return cacheable(request, drawn, "image/svg+xml")


@get("/api/locale/{lang:str}/{name:str}", sync_to_thread=True, media_type=MediaType.TEXT)
def locale(
    lang: FromPath[str], name: FromPath[str], request: Request[Any, Any, Any]
) -> Response[bytes]:
    """Return the texts of a game or of the interface (``interface.ftl``) in a language."""
    try:
        text = texts.source_text(lang, name.removesuffix(".ftl"))
    except SetupError as error:
        raise Refusal(404, str(error)) from None
    return cacheable(request, text.encode(), "text/plain")


@get("/palette.css", sync_to_thread=False, media_type=MediaType.CSS)
def palette_css(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the colours as CSS custom properties."""
    return cacheable(request, palette.css().encode(), "text/css")


def cacheable(request: Request[Any, Any, Any], content: bytes, media_type: str) -> Response[bytes]:
    """Return a response that browsers cache and revalidate by its ETag."""
    etag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"ETag": etag, "Cache-Control": _REVALIDATE}
    known = request.headers.get("if-none-match", "").replace("W/", "")
    if etag in known:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)


def _option_info(option: Option, players: tuple[int, ...]) -> OptionInfo:
    at = {count: option.values_at(count) for count in players}
    return OptionInfo(option.name, option.values, at)


def _game_info(each: AnyGame) -> GameInfo:
    meta = each.meta
    variants = tuple(
        VariantInfo(
            variant.name,
            variant.players,
            tuple(_option_info(option, variant.players) for option in variant.options),
        )
        for variant in each.variant_table
    )
    return GameInfo(
        meta.id,
        meta.title,
        meta.authors,
        meta.publisher,
        meta.year,
        meta.minutes,
        variants,
        lessons.script(meta.id).minutes if lessons.has(meta.id) else None,
        meta.weight,
    )
