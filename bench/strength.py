"""How strong the bots are: plays the matches of ``docs/strength.md`` and writes the page.

Run from the project's folder: ``python -m bench.strength``. It resumes interrupted matches from
their tables in ``bench/games`` and writes the page after every match. Lines of the page whose
matches have no table stay as they are.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import formicarium as fm
from bench.results import Summary, play, read
from formicarium.arena import Match
from formicarium.arena.units import duration, interval, percent

if TYPE_CHECKING:
    from typing import TypeAlias

    from formicarium.arena import Rate
    from formicarium.core.registry import AnyGame

    Rows: TypeAlias = dict[tuple[str, str], str]
    """The lines of the page, by the title above them and the kind of table."""

PAGE = Path("docs/strength.md")
HEAD = Path(__file__).with_name("strength.md")
"""The text before the figures."""
GAMES = Path(__file__).with_name("games")
"""The tables of matches; those that take long to play are part of the project."""
BRISK = 30
"""Of games of at most this many minutes, slow bots can play all matches in full."""
SEED = 1001
PLAYED_WITH = {"micropolis": {"tiles": "first"}}
"""By game, the options of all its matches: their games are older than the present defaults."""
PAIR = 2
HALF = 0.5


class Duel(NamedTuple):
    """A stronger bot against a weaker one."""

    stronger: str
    weaker: str
    goal: float
    """The share of two-player games that the stronger bot should win."""
    is_slow: bool = False
    """Whether one of the bots thinks for long."""


DUELS = (
    Duel("greedy", "random", 0.95),
    Duel("medium", "easy", 0.7),
    Duel("hard", "medium", 0.7),
    Duel("expert", "hard", 0.8, is_slow=True),
)


class Asked(NamedTuple):
    """A duel at a kind of table, and its number of games."""

    duel: Duel
    game: str
    variant: str
    players: int
    games: int

    @property
    def match(self) -> Match:
        """The match that the arena plays."""
        return Match.of(
            self.game,
            (self.duel.stronger, self.duel.weaker),
            players=self.players,
            variant=self.variant,
            options=PLAYED_WITH.get(self.game),
            games=self.games,
            seed=SEED,
        )

    def file(self, folder: Path) -> Path:
        """Return the path of its table of games."""
        bots = f"{self.duel.stronger}-{self.duel.weaker}".replace(":", "-").replace("=", "-")
        return folder / f"{self.game}-{self.variant}-{self.players}-{bots}.csv"

    @property
    def table(self) -> str:
        """The beginning of its line on the page."""
        return f"| {fm.game(self.game).meta.title}, {self.variant}, {self.players} players"

    @property
    def key(self) -> tuple[str, str]:
        """The key of its line on the page."""
        return _title(self.duel), self.table

    def is_reached(self, wins: Rate) -> bool:
        """Tell whether the goal is reached: at larger tables, to win clearly more than half."""
        return wins.value >= self.duel.goal if self.players == PAIR else wins.low > HALF


def all_asked(games: int, long: int) -> list[Asked]:
    """List every duel in every variant, for two players and the full table, quick ones first."""
    asked = [
        Asked(duel, game.id, variant, players, long if _is_long(duel, game, players) else games)
        for duel in DUELS
        for game in fm.games()
        for variant in game.variants
        for players in sorted({PAIR, max(game.players(variant))})
    ]
    return sorted(asked, key=lambda each: (each.duel.is_slow, each.players > PAIR))


def _is_long(duel: Duel, game: AnyGame, players: int) -> bool:
    """Tell whether a match takes too much time to play it in full."""
    return duel.is_slow and players > PAIR and game.meta.minutes > BRISK


def page(rows: Rows) -> str:
    """Return the page with all results, duel by duel."""
    parts = [HEAD.read_text(encoding="utf-8").rstrip()]
    for duel in DUELS:
        lines = [row for (title, _), row in rows.items() if title == _title(duel)]
        if lines:
            parts.append("\n".join((_title(duel), "", *_TABLE, *lines)))
    return "\n\n".join(parts) + "\n"


def rows_of(text: str) -> Rows:
    """Return the lines of results on a page.

    >>> rows_of("## `a` against `b`\\n|---|---|\\n| Myrmes, second, 2 players | 400 |")
    {('## `a` against `b`', '| Myrmes, second, 2 players'): '| Myrmes, second, 2 players | 400 |'}
    """
    rows: Rows = {}
    title = ""
    for line in text.splitlines():
        title = line if line.startswith("## ") else title
        table = line.split(" | ")[0]
        if table.endswith(" players"):
            rows[title, table] = line
    return rows


_TABLE = ("| table | games | won | 95 % | points | time |", "|---|---|---|---|---|---|")


def _title(duel: Duel) -> str:
    return f"## `{duel.stronger}` against `{duel.weaker}`: {duel.goal:.0%} of two-player games"


def _row(asked: Asked, summary: Summary) -> str:
    """Write a line of the page; a match that misses its goal says so."""
    missed = "" if asked.is_reached(summary.wins) else ", **not reached**"
    return " | ".join(
        (
            asked.table,
            _games(summary.games, asked.match.games),
            percent(summary.wins.value) + missed,
            interval(summary.wins),
            f"{summary.points} : {summary.rival_points}",
            f"{duration(summary.seconds)} |",
        )
    )


def _games(played: int, asked: int) -> str:
    return str(played) if played >= asked else f"{played} of {asked}"


def main() -> None:
    """Play the missing games, and write the page after every match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games of each match")
    parser.add_argument("--long", type=int, default=100, help="games of the longest ones")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--folder", type=Path, default=GAMES, help="the folder of the tables")
    parser.add_argument("--only", default="", help="only matches whose file name contains this")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to write")
    parser.add_argument("--write", action="store_true", help="write the page without playing")
    arguments = parser.parse_args()
    arguments.folder.mkdir(exist_ok=True)
    before = rows_of(arguments.page.read_text(encoding="utf-8") if arguments.page.exists() else "")
    asked = all_asked(arguments.games, arguments.long)
    rows = {each.key: before[each.key] for each in asked if each.key in before}
    for each in asked:
        file = each.file(arguments.folder)
        plays = arguments.only in file.name and not arguments.write
        games = play(each.match, each.duel.stronger, file, arguments.jobs) if plays else read(file)
        if games:
            rows[each.key] = _row(each, Summary.of(list(games.values())))
            in_order = {key: rows[key] for key in [each.key for each in asked] if key in rows}
            arguments.page.write_text(page(in_order), encoding="utf-8")
            print(rows[each.key], flush=True)  # noqa: T201 - this is a command


if __name__ == "__main__":
    main()
