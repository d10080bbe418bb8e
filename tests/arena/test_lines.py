"""Results on disk: going on where a run ended, whatever ended it."""

import json
from pathlib import Path

import pytest

import formicarium as fm
from formicarium.arena import ArenaError, Match, play, run
from formicarium.arena.lines import Lines
from tests.arena.matches import duel, timeless


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "results.jsonl"
    run(duel(games=6), file=path)
    return path


def test_a_header_and_a_line_for_each_game(file: Path) -> None:
    header, *games = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    assert header == {
        "format": "formicarium arena 1",
        "game": "micropolis",
        "variant": "base",
        "options": {"start": "drawn", "tiles": "second"},
        "players": 2,
        "bots": ["greedy", "random"],
        "seed": 7,
        "engine": fm.__version__,
        "rules": fm.game("micropolis").meta.rules_version,
    }
    assert [game["index"] for game in games] == list(range(6))
    assert games[1]["line_up"] == ["random", "greedy"]
    assert games[0]["seed"] == games[1]["seed"] == duel().deal_seed(0)
    for game in games:
        assert game["scores"] == [sum(points.values()) for points in game["sheet"]]
        assert all(0 < times["mean"] <= times["max"] for times in game["seconds"])


def test_what_is_there_is_not_played_again(file: Path) -> None:
    before = file.read_bytes()
    results = run(duel(games=6), file=file)
    assert file.read_bytes() == before
    assert timeless(results.games) == timeless(run(duel(games=6)).games)


def test_more_games_go_on_from_fewer(file: Path) -> None:
    before = file.read_bytes()
    results = run(duel(games=10), file=file)
    assert file.read_bytes().startswith(before)
    assert timeless(results.games) == timeless(run(duel(games=10)).games)


@pytest.mark.parametrize("lost", [1, 2, 40])
def test_half_a_line_is_dropped_and_its_game_played_again(file: Path, lost: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-lost])
    results = run(duel(games=6), file=file)
    assert timeless(results.games) == timeless(run(duel(games=6)).games)
    assert file.read_bytes().count(b"\n") == 7
    assert [json.loads(line) for line in file.read_bytes().splitlines()]


@pytest.mark.parametrize("left", [0, 1, 30])
def test_half_a_header_is_begun_anew(file: Path, left: int) -> None:
    file.write_bytes(file.read_bytes()[:left])
    run(duel(games=6), file=file)
    assert file.read_bytes().count(b"\n") == 7


def test_two_runs_do_not_write_to_one_file(file: Path) -> None:
    with Lines(file, duel(games=8)) as lines:
        before = file.read_bytes()
        with pytest.raises(ArenaError, match=r"another run is writing .*; wait for its end"):
            run(duel(games=8), file=file)
        assert file.read_bytes() == before
        lines.append(play(duel(games=8), 6))
    assert len(run(duel(games=8), file=file).games) == 8
    assert file.read_bytes().count(b"\n") == 9


def test_another_match_is_refused(file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(
        ArenaError, match="belongs to another match: seed is 7 in the file and 8 here"
    ):
        run(duel(games=6, seed=8), file=file)
    other = Match.of("micropolis", ["random", "greedy"], players=2, seed=7)
    with pytest.raises(
        ArenaError, match="bots is greedy,random in the file and random,greedy here"
    ):
        run(other, file=file)
    options = {"start": "A"}
    with pytest.raises(ArenaError, match="options is start=drawn, tiles=second in the file"):
        run(Match.of("micropolis", other.bots, players=2, options=options), file=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"# Notes\n", b"# Notes", b"\xff\xfe\n", b"{}\n", b"\n", b'{"format": 1}\n']
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.md"
    path.write_bytes(content)
    with pytest.raises(ArenaError, match="holds no results of the arena; name another file"):
        run(duel(games=2), file=path)
    assert path.read_bytes() == content


def test_another_format_is_refused(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b"arena 1", b"arena 9"))
    with pytest.raises(ArenaError, match="holds no results of the arena"):
        run(duel(games=2), file=file)


def test_a_spoiled_line_is_named(file: Path) -> None:
    lines = file.read_bytes().splitlines()
    lines[3] = b"{rubbish"
    file.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(ArenaError, match=r"results.jsonl, line 4: not a game: "):
        run(duel(games=6), file=file)


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("index", -1),
        ("index", 5),
        ("seed", 1),
        ("line_up", ["random", "random"]),
        ("line_up", ["greedy"]),
        ("scores", [1]),
        ("sheet", [{}, {}]),
        ("sheet", [{"points": 7}]),
        ("winners", []),
        ("winners", [9]),
        ("winners", [-1]),
        ("decisions", [3]),
        ("seconds", []),
    ],
)
def test_a_line_that_cannot_be_of_this_match_is_named(
    file: Path, entry: str, value: object
) -> None:
    """Somebody changed it: figures would follow that nobody has played."""
    lines = file.read_text(encoding="utf-8").splitlines()
    game = json.loads(lines[1])
    lines[1] = json.dumps({**game, entry: value})
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    wrong = "seed" if value == 5 else entry
    with pytest.raises(ArenaError, match=f"line 2: not a game of this match: {wrong}"):
        run(duel(games=6), file=file)
