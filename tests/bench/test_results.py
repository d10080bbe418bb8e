"""The tables of matches that the page on strength is made from."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.results import COLUMNS, Game, Summary, play, read, write
from bench.strength import all_asked
from formicarium.arena import Match, run

MATCH = Match.of("micropolis", ["greedy", "random"], players=4, games=6, seed=7)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.csv"


def timeless(games: dict[int, Game]) -> list[Game]:
    return [game._replace(seconds=0) for game in games.values()]


def test_a_table_says_the_same_as_the_results_of_the_arena(path: Path) -> None:
    play(MATCH, "greedy", path, jobs=1)
    summary = Summary.of(list(read(path).values()))
    results = run(MATCH)
    greedy, random = sorted(results.standings, key=lambda standing: standing.bot)
    assert (summary.games, summary.wins) == (6, greedy.wins)
    assert float(summary.points) == pytest.approx(greedy.mean_score, abs=0.051)
    assert float(summary.rival_points) == pytest.approx(random.mean_score, abs=0.051)
    assert sum(game.decisions for game in read(path).values()) == greedy.decisions
    for game, result in zip(read(path).values(), results.games, strict=True):
        assert game.points == result.scores
        assert game.winners == result.winners
        assert all(result.line_up[seat] == "greedy" for seat in game.seats)


@pytest.mark.parametrize("lost", [1, 5, 40])
def test_a_match_goes_on_from_its_table(path: Path, lost: int) -> None:
    whole = play(MATCH, "greedy", path, jobs=1)
    text = path.read_text(encoding="utf-8")
    kept = text[:-lost]
    path.write_text(kept, encoding="utf-8")
    assert len(read(path)) == kept.count("\n") - 1
    assert timeless(play(MATCH, "greedy", path, jobs=1)) == timeless(whole)
    again = path.read_text(encoding="utf-8").splitlines()
    assert again[: kept.count("\n")] == kept.splitlines()[: kept.count("\n")]
    assert len(again) == 1 + MATCH.games


def test_what_is_there_is_not_played_again(path: Path) -> None:
    play(MATCH, "greedy", path, jobs=1)
    before = path.read_bytes()
    play(MATCH, "greedy", path, jobs=1)
    assert path.read_bytes() == before


def test_rows_are_in_order_and_read_as_written(path: Path) -> None:
    games = [
        Game(3, (1, 3), (12, 18, -4, 18), (1, 3), 26, 5.259),
        Game(0, (0, 2), (20, 18, 17, 16), (0,), 31, 0.01),
    ]
    write(path, games)
    assert path.read_text(encoding="utf-8").splitlines() == [
        ",".join(COLUMNS),
        "0,0 2,20 18 17 16,0,31,0.01",
        "3,1 3,12 18 -4 18,1 3,26,5.259",
    ]
    assert list(read(path).values()) == sorted(games)
    assert [game.victory for game in games] == [1.0, 1.0]


def test_a_shared_victory_counts_in_part() -> None:
    assert Game(0, (0,), (18, 18), (0, 1), 1, 1.0).victory == 0.5
    assert Game(0, (0,), (17, 18), (1,), 1, 1.0).victory == 0.0


def test_every_table_of_the_project_is_of_a_match_that_is_asked_for() -> None:
    folder = Path("bench/games")
    asked = {each.file(folder): each.match for each in all_asked(400, 100)}
    for path in sorted(folder.iterdir()):
        match = asked[path]
        for number, game in read(path).items():
            seats = [seat for seat, bot in enumerate(match.line_up(number)) if bot == match.bots[0]]
            assert list(game.seats) == seats
            assert len(game.points) == match.players
