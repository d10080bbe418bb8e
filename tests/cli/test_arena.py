"""``formicarium arena``."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from formicarium.arena.match import Match
from formicarium.cli.arena import _with_address
from tests.cli.test_commands import run

MAIN = "from formicarium.cli import main; main()"
DUEL = "arena micropolis --players 2 --bots greedy,random --games 10 --seed 3 --jobs 1"


def test_it_prints_ratings_sources_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *DUEL.split())
    assert code == 0
    for word in ("greedy", "random", "rating", "95 %", "population", "Wins by seat"):
        assert word in out
    assert "10 games: 5 deals, each played 2 times, with rotated seats." in out
    assert err.splitlines()[-1].startswith("10 of 10 games: greedy ")


def test_games_are_rounded_up_and_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, *DUEL.replace("--games 10", "--games 9").split())
    assert "10 games (9 requested): 5 deals" in out


def test_files_are_written_and_gone_on_from(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines, page = tmp_path / "results.jsonl", tmp_path / "page.html"
    files = ("--json", str(lines), "--html", str(page))
    code, out, _ = run(capsys, *DUEL.split(), *files)
    assert code == 0
    assert f"Wrote {page}" in out
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    before = lines.read_bytes()
    assert len([json.loads(line) for line in before.splitlines()]) == 11
    assert run(capsys, *DUEL.split(), *files)[0] == 0
    assert lines.read_bytes() == before


def test_ctrl_c_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(match: Match, index: int) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(Match, "deal_seed", interrupt)
    file = tmp_path / "results.jsonl"
    code, _, err = run(capsys, *DUEL.split(), "--json", str(file))
    assert code == 130
    assert f"Stopped; run the same command to continue from {file}." in err


@pytest.mark.parametrize(
    ("arguments", "completed"),
    [
        ("--ray", "--ray="),
        ("--ray chess --players 2", "--ray= chess --players 2"),
        ("--ray auto", "--ray auto"),
        ("--ray ray://ant:10001", "--ray ray://ant:10001"),
        ("--ray --jobs 2", "--ray= --jobs 2"),
        ("--ray=ant:1", "--ray=ant:1"),
        ("", ""),
    ],
)
def test_the_address_of_a_cluster_may_be_left_out(arguments: str, completed: str) -> None:
    assert _with_address(arguments.split()) == completed.split()


TABLE = "arena micropolis --players 2"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("arena", "Missing argument 'GAME'"),
        ("arena chess --players 2 --bots random", "unknown game 'chess'; known games: "),
        ("arena micropolis --bots random", "--players"),
        (TABLE, "--bots"),
        (f"{TABLE} --bots random --variant silver", "no variant 'silver'; it has base or expert"),
        (f"{TABLE} --bots random --option start=F", "drawn, A or B with 2 players"),
        ("arena micropolis --players 9 --bots random", "2, 3, 4, 5 or 6 players, not 9"),
        (f"{TABLE} --bots clever", "unknown bot 'clever'; known bots: "),
        (f"{TABLE} --bots greedy,,random", "a bot needs a name"),
        (
            f"{TABLE} --bots greedy:depth=2",
            "unknown option 'depth' of bot greedy; known options: none",
        ),
        (
            f"{TABLE} --bots search:name=2",
            "unknown option 'name' of bot search; known options: seconds",
        ),
        (f"{TABLE} --bots greedy,random,greedy", "3 bots do not fit into 2 seats"),
        (f"{TABLE} --bots random --games 0", "--games"),
        (f"{TABLE} --bots random --games 1000000000000", "a match has 1 to 1000000 games"),
        (f"{TABLE} --bots random --jobs 0", "--jobs"),
        (f"{TABLE} --bots random --jobs -2", "--jobs"),
        (f"{TABLE} --bots random --seed -1", "--seed"),
        (f"{TABLE} --bots random --json nowhere/a.jsonl", "nowhere/a.jsonl: No such file"),
        (f"{TABLE} --bots random --html nowhere/a.html", "nowhere/a.html: No such file"),
        (f"{TABLE} --bots random --html .", ".: Is a directory"),
        (f"{TABLE} --bots random --json .", ".: Is a directory"),
        (f"{TABLE} --bots random --json /dev/zero", "/dev/zero: not an ordinary file"),
        (f"{TABLE} --bots random --html /dev/null", "/dev/null: not an ordinary file"),
        (f"{TABLE} --bots random --seed 9007199254740992", "from 0 to 2**53 - 1"),
        (f"{TABLE} --bots random --json a --html ./a", "--json and --html name the same file"),
        (f"{TABLE} --bots random --json a --html ../{{here}}/a", "name the same file"),
        (f"{TABLE} --bots random --ray 127.0.0.1:1", "no Ray cluster at 127.0.0.1:1: "),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: str, complaint: str
) -> None:
    code, out, err = run(capsys, *arguments.format(here=Path.cwd().name).split())
    assert (code, out) == (2, "")
    assert complaint in err
    assert err.startswith("formicarium: ")
    assert err.count("\n") == 1


def test_results_and_page_are_not_one_file_by_another_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    results, linked, hard = (tmp_path / name for name in ("a", "linked", "hard"))
    run(capsys, *DUEL.split(), "--json", str(results))
    linked.symlink_to(results)
    hard.hardlink_to(results)
    before = results.read_bytes()
    for page in (linked, hard):
        code, _, err = run(capsys, *DUEL.split(), "--json", str(results), "--html", str(page))
        assert (code, "name the same file" in err) == (2, True)
    assert results.read_bytes() == before


def test_a_page_by_any_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """What people put into brackets is a name, and no colour."""
    page = tmp_path / "a[/b].html"
    page.parent.mkdir()
    code, out, _ = run(capsys, *DUEL.split(), "--html", str(page))
    assert code == 0
    assert f"Wrote {page}" in out
    assert page.exists()


def test_a_page_is_written_even_if_nobody_reads_the_tables(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    command = [sys.executable, "-c", MAIN, *DUEL.split(), "--html", str(page)]
    reader, writer = os.pipe()
    os.close(reader)
    subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert page.exists()


def test_a_narrow_terminal_cuts_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    bots = "search:iterations=1,search:iterations=2"
    _, out, _ = run(capsys, *TABLE.split(), "--bots", bots, "--games", "2", "--jobs", "1")
    assert all(f"{bot} │ 1" in out for bot in bots.split(","))
    assert "…" not in out


def test_without_ray_it_is_said_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = run(capsys, *DUEL.split(), "--ray")
    assert code == 2
    assert "pip install 'formicarium[ray]'" in err
    assert err.count("\n") == 1
