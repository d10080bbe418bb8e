"""``formicarium arena``: matches between bots."""

from __future__ import annotations

import os
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from typer.core import TyperCommand

from formicarium.arena import Match, run
from formicarium.arena.page import write_page
from formicarium.arena.units import duration, interval, percent
from formicarium.bots import split_bots
from formicarium.cli.arguments import GameName, Options, VariantName, parse_options
from formicarium.cli.show import console, show_whole
from formicarium.core.errors import SetupError
from formicarium.core.files import check_writable
from formicarium.core.seats import seat_letter
from formicarium.core.words import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.arena import GameResult, Results
    from formicarium.arena.run import OnGame

_TENTHS = 10
_RAY_NAMES = ("auto", "local")


class ArenaCommand(TyperCommand):
    """The arena command; the address after ``--ray`` is optional."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments after adding an empty address if there is none."""
        return super().parse_args(ctx, _with_address(args))


def _with_address(arguments: list[str]) -> list[str]:
    """Add an empty address after ``--ray`` unless one follows.

    >>> _with_address(["--ray", "micropolis", "--ray", "10.0.0.1:6379"])
    ['--ray=', 'micropolis', '--ray', '10.0.0.1:6379']
    """
    return [
        "--ray=" if this == "--ray" and not (":" in after or after in _RAY_NAMES) else this
        for this, after in pairwise([*arguments, ""])
    ]


def arena(
    game: GameName,
    players: Annotated[int, typer.Option("--players", help="The number of players.")],
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="BOT,BOT…", help="The bots; repeated to fill the seats."),
    ],
    games: Annotated[
        int, typer.Option("--games", help="The number of games, rounded up to whole deals.", min=1)
    ] = 400,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the match.", min=0)] = 0,
    variant: VariantName = None,
    option: Options = None,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", help="The number of processes; by default all cores.", min=1),
    ] = None,
    json_file: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write JSON lines, or continue from them."),
    ] = None,
    html_file: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page with plots.")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="[ADDRESS]", help="Play on a Ray cluster: HOST:PORT."),
    ] = None,
) -> None:
    """Play a match between bots: paired deals, rotated seats, ratings, a page of plots."""
    match = Match.of(
        game,
        split_bots(bots),
        players=players,
        games=games,
        seed=seed,
        variant=variant,
        options=parse_options(option),
    )
    _check_files(json_file, html_file)
    with _progress(match) as on_game:
        results = _run(match, jobs or os.cpu_count() or 1, ray, json_file, on_game)
    if html_file:  # before printing: a closed pipe may end the program there
        write_page(results, html_file)
    _show(results, games)
    if html_file:
        console.print(f"Wrote {html_file}", soft_wrap=True, markup=False)


def _check_files(json_file: Path | None, html_file: Path | None) -> None:
    """Check before the games that the page can be written after them."""
    if html_file is None:
        return
    if json_file and _is_same(json_file, html_file):
        raise SetupError("--json and --html name the same file")
    check_writable(html_file)


def _is_same(one: Path, other: Path) -> bool:
    """Whether two paths lead to the same file, also through links."""
    if one.exists() and other.exists():
        return one.samefile(other)
    return one.resolve() == other.resolve()


def _run(match: Match, jobs: int, ray: str | None, file: Path | None, on_game: OnGame) -> Results:
    try:
        return run(match, jobs=jobs, ray=ray, file=file, on_game=on_game)
    except KeyboardInterrupt:
        if file:
            typer.echo(f"Stopped; run the same command to continue from {file}.", err=True)
        raise


# ----------------------------------------------------------------------------------------- progress


class _Tally:
    """The win rates so far."""

    def __init__(self, match: Match) -> None:
        self._wins: dict[str, float] = dict.fromkeys(match.bots, 0.0)
        self.played = 0

    def add(self, game: GameResult) -> None:
        self.played += 1
        for seat in game.winners:
            self._wins[game.line_up[seat]] += 1 / len(game.winners)

    def __str__(self) -> str:
        rates = ((bot, wins / max(1, self.played)) for bot, wins in self._wins.items())
        return ", ".join(f"{bot} {percent(rate)}" for bot, rate in rates)


@contextmanager
def _progress(match: Match) -> Iterator[OnGame]:
    """Show the progress of the match: a bar on a terminal, ten lines elsewhere."""
    stderr, tally = Console(stderr=True, highlight=False), _Tally(match)
    if not stderr.is_terminal:
        yield lambda game: _tell(match, tally, game)
        return
    how_far = BarColumn(bar_width=20), MofNCompleteColumn()
    times = TimeElapsedColumn(), TimeRemainingColumn()
    who_leads = TextColumn("{task.description}")  # last: a narrow terminal may cut it off
    with Progress(*how_far, *times, who_leads, console=stderr, transient=True) as progress:
        task = progress.add_task("Playing …", total=match.games)

        def advance(game: GameResult) -> None:
            tally.add(game)
            progress.update(task, advance=1, description=str(tally))

        yield advance


def _tell(match: Match, tally: _Tally, game: GameResult) -> None:
    before = tally.played * _TENTHS // match.games
    tally.add(game)
    if tally.played * _TENTHS // match.games > before:
        typer.echo(f"{tally.played} of {match.games} games: {tally}", err=True)


# ------------------------------------------------------------------------------------------ results


def _show(results: Results, asked: int) -> None:
    for table in (_ranking(results), _sources(results), _seats(results)):
        show_whole(table)
    match = results.match
    rounded = "" if asked == match.games else f" ({asked} requested)"
    times = "once" if match.rotations == 1 else f"{match.rotations} times, with rotated seats"
    played, deals = counted(match.games, "game"), counted(match.deals, "deal")
    console.print(f"{played}{rounded}: {deals}, each played {times}.")


def _ranking(results: Results) -> Table:
    match = results.match
    title = f"{match.game} ({match.variant}), {match.players} players, seed {match.seed}"
    table = Table("Bot", title=title, title_justify="left")
    for column in ("rating", "wins", "95 %", "fair", "points", "time"):
        table.add_column(column, justify="right", no_wrap=True)
    for each in results.standings:
        table.add_row(
            each.bot,
            f"{each.rating.points:.0f} ± {each.rating.margin:.0f}",
            percent(each.wins.value),
            interval(each.wins),
            percent(each.fair),
            f"{each.mean_score:.1f}",
            duration(each.seconds[0]),
        )
    return table


def _sources(results: Results) -> Table:
    table = Table("Source", title="Mean points by source", title_justify="left")
    for each in results.standings:
        table.add_column(each.bot, justify="right")
    for source in results.sources:
        table.add_row(source, *(f"{each.sources[source]:.2f}" for each in results.standings))
    table.add_section()
    table.add_row("total", *(f"{each.mean_score:.2f}" for each in results.standings))
    return table


def _seats(results: Results) -> Table:
    title = f"Wins by seat (fair: {percent(results.fair_share)})"
    table = Table("Seat", title=title, title_justify="left")
    for column in ("wins", "95 %"):
        table.add_column(column, justify="right")
    for seat, wins in enumerate(results.seats):
        table.add_row(seat_letter(seat), percent(wins.value), interval(wins))
    return table
