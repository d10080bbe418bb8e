"""The Litestar application."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from formicarium.server import (
    failures,
    routes_games,
    routes_lessons,
    routes_my,
    routes_pictures,
    routes_replays,
    routes_tables,
    site,
)
from formicarium.server.doorman import Doorman
from formicarium.server.hall import Hall
from formicarium.server.limits import Limits
from formicarium.server.routes_live import live
from formicarium.server.settings import Settings
from formicarium.version import __version__

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from formicarium.server.notices import Notices

BODY_LIMIT = 64 * 1024


def create_app(settings: Settings | None = None, others: Notices | None = None) -> Litestar:
    """Create the application; ``others`` replaces the connection to other processes."""
    settings = settings or Settings.from_environment()
    hall = Hall(settings, others)
    limits = Limits(settings.rate_limits)

    @asynccontextmanager
    async def open_hall(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        [
            routes_games.health,
            routes_games.reach,
            routes_games.list_games,
            routes_games.list_bots,
            routes_games.rules,
            routes_games.citations,
            routes_games.figure,
            routes_games.art,
            routes_games.cover_svg,
            routes_games.locale,
            routes_games.palette_css,
            routes_lessons.lesson,
            routes_lessons.why,
            *routes_my.HANDLERS,
            *routes_pictures.HANDLERS,
            *routes_replays.HANDLERS,
            *routes_tables.HANDLERS,
            live,
            site.index,
            site.file,
            site.asset,
        ],
        dependencies={
            "caller": Provide(routes_tables.caller, sync_to_thread=False),
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "person": Provide(routes_my.person),
            "replayed": Provide(routes_replays.source),
            "secrets": Provide(routes_tables.bearer, sync_to_thread=False),
            "table": Provide(routes_tables.table_in_use),
        },
        guards=[routes_tables.limited],
        lifespan=[open_hall],
        exception_handlers=failures.HANDLERS,
        openapi_config=_openapi(),
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6),
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
        debug=False,
    )
    app.state.hall, app.state.limits = hall, limits
    app.asgi_handler = Doorman(app.asgi_handler, settings.origins)
    return app


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Formicarium",
        version=__version__,
        description="Tables for people and bots; live play goes over /api/tables/{id}/live.",
        path="/schema",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        use_handler_docstrings=True,
    )
