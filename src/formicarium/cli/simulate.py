"""``formicarium simulate``: scores of many games, and the speed of the engine."""

from __future__ import annotations

import json
from random import Random
from statistics import mean
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer
from rich.progress import track
from rich.table import Table

from formicarium.bots import play_out, read_bot
from formicarium.cli.arguments import GameName, Options, VariantName, parse_options
from formicarium.cli.show import console
from formicarium.core.registry import AnyGame
from formicarium.core.registry import game as find_game
from formicarium.core.seats import seat_letter

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formicarium.bots import Bot
    from formicarium.core.options import Setup
    from formicarium.core.state import State

_LOOP_STEPS = 1_000
_LOOP_SECONDS = 0.25


class Played(NamedTuple):
    """One finished game."""

    state: State[Any]
    decisions: int
    seconds: float


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option("--players", help="The number of players.")],
    games: Annotated[int, typer.Option("--games", help="The number of games.", min=1)] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game.", min=0)] = 0,
    variant: VariantName = None,
    option: Options = None,
    bots: Annotated[
        str, typer.Option("--bot", help="The bot for all seats, such as search:iterations=50.")
    ] = "random",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Play many games with bots and report scores and speed."""
    played = find_game(game)
    setup = played.setup(players, seed, variant, parse_options(option))
    player = read_bot(bots)
    numbers: Iterable[int] = range(games)
    if not as_json:
        numbers = track(numbers, "Playing …", console=console, transient=True)
    loops = reference_loops_per_second()
    runs = [_timed_game(played, _numbered(setup, number), player) for number in numbers]
    loops = max(loops, reference_loops_per_second())
    header = {"game": game, "variant": setup.variant, "players": players, "seed": seed, "bot": bots}
    report = header | _scores(runs) | _speed(runs, loops) | _sample(played, setup, runs)
    if as_json:
        console.print_json(json.dumps(report))
    else:
        _show(report)


def _timed_game(played: AnyGame, setup: Setup, player: Bot) -> Played:
    """Play one game, including setup and scores, with the same bot in every seat."""
    rng = Random(setup.seed)  # noqa: S311 - for the bots
    start = perf_counter()
    state = played.deal(setup)
    decisions = play_out(state, [player] * setup.players, rng)
    state.scores()
    return Played(state, decisions, perf_counter() - start)


def reference_loops_per_second() -> float:
    """Return the speed of a fixed loop in plain Python, to compare machines."""
    cells = [0] * 64
    value = rounds = 0
    start = perf_counter()
    while perf_counter() - start < _LOOP_SECONDS:
        for _ in range(_LOOP_STEPS):
            value = (value * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
            cells[value >> 25] += 1
        rounds += 1
    return rounds / (perf_counter() - start)


def _numbered(setup: Setup, number: int) -> Setup:
    return setup._replace(seed=setup.seed + number)


def _scores(runs: Sequence[Played]) -> dict[str, Any]:
    seats = range(runs[0].state.players)
    totals = [run.state.scores() for run in runs]
    sheets = [run.state.score_sheet() for run in runs]
    wins = [run.state.winners() for run in runs]
    everyone = [points for sheet in sheets for points in sheet]
    return {
        "games": len(runs),
        "mean_score": mean(points for scores in totals for points in scores),
        "seats": [
            {
                "seat": seat_letter(seat),
                "mean": mean(scores[seat] for scores in totals),
                "least": min(scores[seat] for scores in totals),
                "most": max(scores[seat] for scores in totals),
                "wins": sum((seat in winners) / len(winners) for winners in wins) / len(runs),
            }
            for seat in seats
        ],
        "sources": {
            source: mean(points[source] for points in everyone) for source in sheets[0].sources
        },
    }


def _speed(runs: Sequence[Played], loops: float) -> dict[str, float]:
    decisions = sum(run.decisions for run in runs)
    per_second = decisions / sum(run.seconds for run in runs)
    return {
        "decisions_per_game": decisions / len(runs),
        "decisions_per_second": per_second,
        "reference_loops_per_second": loops,
        "decisions_per_reference_loop": per_second / loops,
    }


_SAMPLED_GAMES = 50


def _sample(played: AnyGame, setup: Setup, runs: Sequence[Played]) -> dict[str, float]:
    """Measure legal actions and the time of a copy over all positions of some games."""
    choices, copying, decisions = 0, 0.0, 0
    for number in range(min(len(runs), _SAMPLED_GAMES)):
        state, rng = played.deal(_numbered(setup, number)), Random(number)  # noqa: S311
        while not state.is_over:
            start = perf_counter()
            for _ in range(10):
                state.copy()
            copying += perf_counter() - start
            actions = state.legal_actions(state.to_act[0])
            choices += len(actions)
            decisions += 1
            state.advance(rng.choice(actions))
    return {
        "legal_actions_mean": choices / decisions,
        "copy_microseconds": copying / decisions / 10 * 1e6,
    }


def _show(report: dict[str, Any]) -> None:
    title = f"{report['game']} ({report['variant']}), {report['games']} games, bot {report['bot']}"
    table = Table("Seat", title=title, title_justify="left")
    for column in ("mean", "least", "most", "wins"):
        table.add_column(column, justify="right")
    for seat in report["seats"]:
        numbers = f"{seat['mean']:.1f}", str(seat["least"]), str(seat["most"])
        table.add_row(seat["seat"], *numbers, f"{seat['wins']:.1%}")
    console.print(table)
    sources = Table("Source", title="Mean points by source", title_justify="left")
    sources.add_column("points", justify="right")
    for source, points in report["sources"].items():
        sources.add_row(source, f"{points:.2f}")
    sources.add_section()
    sources.add_row("total", f"{report['mean_score']:.2f}")
    console.print(sources)
    console.print(
        f"{report['decisions_per_second']:,.0f} decisions a second "
        f"({report['decisions_per_game']:.1f} a game, {report['legal_actions_mean']:.1f} legal "
        f"actions each, {report['copy_microseconds']:.1f} µs a copy); "
        f"{report['decisions_per_reference_loop']:.2f} decisions in the time of the reference loop "
        f"({_LOOP_STEPS} steps)."
    )
