"""The commands; errors print one line on stderr and exit with code 2."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import typer

from formicarium.cli.arena import ArenaCommand, arena
from formicarium.cli.commands import games, replay, rules, verify
from formicarium.cli.play import play
from formicarium.cli.render import render
from formicarium.cli.serve import serve
from formicarium.cli.simulate import simulate
from formicarium.core.errors import FormicariumError
from formicarium.core.registry import games as all_games
from formicarium.version import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

app = typer.Typer(
    name="formicarium",
    no_args_is_help=True,
    add_completion=False,
    help="Play, study and simulate ant-colony board games.",
)
for command in (games, serve, play, simulate, replay, render, verify, rules):
    app.command()(command)
app.command(cls=ArenaCommand)(arena)


def _show_version(asked: bool) -> None:
    if asked:
        build = ", compiled" if "formicarium__mypyc" in sys.modules else ""  # `make fast`
        typer.echo(f"formicarium {__version__}{build}")
        raise typer.Exit


@app.callback()
def _options(
    version: bool = typer.Option(
        False, "--version", callback=_show_version, is_eager=True, help="Print the version."
    ),
) -> None:
    all_games()  # a wrong FORMICARIUM_GAMES is an error before a command begins


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    try:
        status = app(arguments, standalone_mode=False)
    except FormicariumError as error:
        _fail(str(error))
    except typer.BadParameter as error:
        _fail(error.format_message())
    except typer.TyperException as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    else:
        sys.exit(status if isinstance(status, int) else 0)


def _fail(message: str) -> None:
    if message:  # empty if the help was printed because no command was given
        typer.echo(f"formicarium: {' '.join(message.split())}", err=True)
    sys.exit(2)
