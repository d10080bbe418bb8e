"""A whole match, from wherever it was interrupted to its end."""

from __future__ import annotations

from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from formicarium.arena.cluster import play_on_ray
from formicarium.arena.crew import play_here
from formicarium.arena.lines import Lines
from formicarium.arena.results import Results
from formicarium.core.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from os import PathLike

    from formicarium.arena.match import Match
    from formicarium.arena.result import GameResult


def run(
    match: Match,
    *,
    jobs: int = 1,
    ray: str | None = None,
    file: str | PathLike[str] | None = None,
    watch: Callable[[GameResult], None] | None = None,
) -> Results:
    """Play a match and give its results, which are the same however it is played.

    ``jobs`` is the number of processes of this machine; ``ray`` the address of a Ray cluster to
    use instead (an empty one: whatever is at hand). ``file`` takes every game as a line of JSON as
    soon as it is over, and games that it already holds are not played again. ``watch`` is told of
    every game, those of the file included.

    >>> from formicarium.arena import Match, run
    >>> match = Match.of("micropolis", ["greedy", "random"], players=2, games=20, seed=7)
    >>> results = run(match)
    >>> best = results.standings[0]
    >>> best.bot, best.wins.value > 0.8, sum(best.sources.values()) == best.mean_score
    ('greedy', True, True)
    """
    if jobs < 1:
        raise SetupError(f"games are played by 1 process or more, not by {jobs}")
    games: dict[int, GameResult] = {}
    with (
        nullcontext() if file is None else Lines(Path(file), match) as lines,
        closing(_all_games(match, lines, jobs, ray)) as playing,
    ):
        for game in playing:
            games[game.index] = game
            if watch:
                watch(game)
    return Results(match, [games[index] for index in range(match.games)])


def _all_games(
    match: Match, lines: Lines | None, jobs: int, ray: str | None
) -> Generator[GameResult]:
    known = lines.games if lines else {}
    left = [index for index in range(match.games) if index not in known]
    yield from (known[index] for index in range(match.games) if index in known)
    if not left:
        return
    playing = play_here(match, left, jobs) if ray is None else play_on_ray(match, left, ray)
    for game in playing:
        if lines:
            lines.append(game)
        yield game
