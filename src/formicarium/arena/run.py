"""Playing a whole match, or the rest of an interrupted one."""

from __future__ import annotations

from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from formicarium.arena.cluster import play_on_ray
from formicarium.arena.lines import Lines
from formicarium.arena.pool import play_here
from formicarium.arena.results import Results
from formicarium.core.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from os import PathLike

    from formicarium.arena.match import Match
    from formicarium.arena.result import GameResult

    OnGame: TypeAlias = Callable[[GameResult], None]


def run(
    match: Match,
    *,
    jobs: int = 1,
    ray: str | None = None,
    file: str | PathLike[str] | None = None,
    on_game: OnGame | None = None,
) -> Results:
    """Play a match and return its results; they do not depend on where it is played.

    ``jobs`` is the number of local processes. ``ray`` is the address of a Ray cluster to use
    instead; an empty address means a running cluster or this machine. ``file`` receives every
    finished game as a line of JSON; games that it already has are not played again. ``on_game`` is
    called with every game, including those of the file.

    >>> from formicarium.arena import Match, run
    >>> match = Match.of("micropolis", ["greedy", "random"], players=2, games=20, seed=7)
    >>> results = run(match)
    >>> best = results.standings[0]
    >>> best.bot, best.wins.value > 0.8, sum(best.sources.values()) == best.mean_score
    ('greedy', True, True)
    """
    if jobs < 1:
        raise SetupError(f"the number of jobs must be at least 1, not {jobs}")
    games: dict[int, GameResult] = {}
    with (
        nullcontext() if file is None else Lines(Path(file), match) as lines,
        closing(_all_games(match, lines, jobs, ray)) as playing,
    ):
        for game in playing:
            games[game.index] = game
            if on_game:
                on_game(game)
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
