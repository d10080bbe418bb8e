"""``formicarium serve``: run a server."""

from __future__ import annotations

import webbrowser
from typing import Annotated

import typer
from msgspec.structs import replace

from formicarium.core.errors import SetupError


def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen on.")] = None,
    port: Annotated[
        int | None, typer.Option("--port", help="The port; 0 means any free one.", min=0, max=65535)
    ] = None,
    database_url: Annotated[
        str | None, typer.Option("--database-url", help="A database URL or an SQLite file.")
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser.")
    ] = False,
) -> None:
    """Serve tables to browsers until Ctrl-C; see also the FORMICARIUM_… variables."""
    try:  # the server's libraries are only needed here
        from formicarium.server.logs import set_up_logs  # noqa: PLC0415
        from formicarium.server.run import serve as run  # noqa: PLC0415
        from formicarium.server.settings import Settings  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise SetupError(f"the server needs the package {error.name}: install it first") from None
    settings = Settings.from_environment()
    given = {"host": host, "port": port, "database_url": database_url}
    settings = replace(settings, **{k: v for k, v in given.items() if v is not None})
    set_up_logs(settings)

    def ready(url: str, others: list[str]) -> None:
        typer.echo(f"Formicarium is open at {url} (stop with Ctrl-C)")
        for other in others:
            typer.echo(f"In your network it is open at {other}")
        if open_browser:
            webbrowser.open(url)

    run(settings, ready)
