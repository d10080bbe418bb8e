"""The small commands, and how all of them fail."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest
from PIL import Image

import formicarium as fm
from formicarium.cli import main
from formicarium.core.message import message
from formicarium.core.registry import AnyGame
from formicarium.games.micropolis import evaluation
from formicarium.stage.texts import Texts
from tests.tables import ALL_TABLES, recorded_game


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run the command line; give exit code, stdout and stderr."""
    with pytest.raises(SystemExit) as end:
        main(arguments)
    out, err = capsys.readouterr()
    code = end.value.code
    assert isinstance(code, int)
    return code, out, err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    recorded_game(ALL_TABLES[0], seed=1).save(path)
    return path


def test_games_lists_every_game_and_variant(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "games")
    assert (code, err) == (0, "")
    for game in fm.games():
        assert game.id in out
        assert all(f"{variant}:" in out for variant in game.variants)


@pytest.mark.parametrize("lang", ["en", "de", "pl", "nl"])
@pytest.mark.parametrize("game", fm.games(), ids=lambda game: game.id)
def test_games_explains_the_options_of_one_game(
    capsys: pytest.CaptureFixture[str], game: AnyGame, lang: str
) -> None:
    code, out, err = run(capsys, "games", game.id, "--lang", lang)
    assert (code, err) == (0, "")
    for variant in game.variant_table:
        for option in variant.options:
            about = Texts(lang).format(message(f"{game.id}-option-{option.name}-about"))
            assert about in out
            assert all(f"--option {option.name}={value}" in out for value in option.values)


def test_simulate_prints_scores_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "micropolis", "--players", "3", "--games", "5")
    assert code == 0
    assert "population" in out
    assert "decisions a second" in out
    assert re.search(r"C +│ +\d+\.\d", out)


def test_simulate_gives_json_and_the_same_scores_for_the_same_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = "simulate micropolis --players 2 --games 20 --seed 9 --variant expert --json"
    first = json.loads(run(capsys, *arguments.split())[1])
    second = json.loads(run(capsys, *arguments.split())[1])
    assert first["seats"] == second["seats"]
    assert first["games"] == 20
    assert first["variant"] == "expert"
    assert first["decisions_per_second"] > 0
    assert first["copy_microseconds"] > 0
    assert first["decisions_per_reference_loop"] == pytest.approx(
        first["decisions_per_second"] / first["reference_loops_per_second"]
    )
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(1)
    assert sum(first["sources"].values()) == pytest.approx(first["mean_score"])


def test_replay_shows_the_end_and_any_point_before(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    code, out, _ = run(capsys, "replay", str(record))
    assert code == 0
    assert "Score sheet" in out
    assert "Final score:" in out
    code, out, _ = run(capsys, "replay", str(record), "--to", "4")
    assert code == 0
    assert f"After 4 of {len(fm.Record.load(record).moves)} actions." in out
    assert "Score sheet" not in out


def test_verify_accepts_a_valid_record(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = run(capsys, "verify", str(record))
    assert code == 0
    assert "valid" in out
    assert "the seed matches its hash" in out


def test_verify_refuses_a_changed_result(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(re.sub(r"result: (\d+)", "result: 99", text), encoding="utf-8")
    code, out, err = run(capsys, "verify", str(record))
    assert (code, out) == (2, "")
    assert "replaying gives" in err


def test_rules_prints_all_or_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert "P11.4" in run(capsys, "rules", "micropolis")[1]
    one = run(capsys, "rules", "micropolis", "P5.3")[1]
    assert "P5.3" in one
    assert "P5.4" not in one


def version_line() -> str:
    build = "" if isinstance(evaluation.evaluate, FunctionType) else ", compiled"
    return f"formicarium {fm.__version__}{build}\n"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version")[:2] == (0, version_line())


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys)
    assert code == 2
    assert "simulate" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("play chess", "unknown game 'chess'; known games: "),
        ("rules chess", "unknown game 'chess'; known games: "),
        ("simulate chess --players 2", "unknown game 'chess'; known games: "),
        ("simulate micropolis --players 9", "is for 2, 3, 4, 5 or 6 players, not 9"),
        ("simulate micropolis --players 4 --variant expert", "is for 2 or 3 players, not 4"),
        ("simulate micropolis --players two", "--players"),
        ("simulate micropolis --players 2 --games 0", "--games"),
        ("simulate micropolis --players 2 --seed -1", "--seed"),
        ("simulate micropolis --players 2 --bot clever", "unknown bot 'clever'"),
        ("simulate micropolis --players 2 --option start", "NAME=VALUE"),
        ("simulate micropolis --players 2 --option start=F", "drawn, A or B with 2 players"),
        ("play micropolis --players 1", "is for 2, 3, 4, 5 or 6 players, not 1"),
        ("play micropolis --variant silver", "has no variant 'silver'; it has base or expert"),
        ("play micropolis --people 5", "0 to 3 of 3 players can be people, not 5"),
        ("play micropolis --bot clever", "unknown bot 'clever'"),
        ("play micropolis --resume nowhere.record", "nowhere.record: No such file"),
        ("replay nowhere.record", "nowhere.record: No such file"),
        ("verify nowhere.record", "nowhere.record: No such file"),
        ("rules micropolis P99", "unknown rule 'P99' of micropolis"),
        ("dance", "dance"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: str, complaint: str
) -> None:
    code, out, err = run(capsys, *arguments.split())
    assert code == 2
    assert out == ""
    assert complaint in err
    assert err.startswith("formicarium: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "verify", "play micropolis --resume"])
def test_a_broken_file_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    broken = tmp_path / "broken.record"
    broken.write_bytes(b"\xff\xfe\x00 rubbish")
    code, _, err = run(capsys, *command.split(), str(broken))
    assert (code, err.count("\n")) == (2, 1)
    assert "not a text in UTF-8" in err


def test_replay_beyond_the_end(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, _, err = run(capsys, "replay", str(record), "--to", "999")
    assert code == 2
    assert "there is no number 999" in err


def run_module(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in another process, with these environment variables."""
    command = [sys.executable, "-m", "formicarium", *arguments]
    env = {**os.environ, **environment}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


def test_it_runs_as_a_module() -> None:
    done = run_module("--version")
    assert (done.returncode, done.stdout) == (0, version_line())


def test_games_outside_formicarium_are_named_with_commas_and_spaces() -> None:
    done = run_module("games", "trail", FORMICARIUM_GAMES=" examples.trail, ")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("package", "complaint"),
    [
        ("examples.nowhere", "names 'examples.nowhere', which cannot be imported from here"),
        ("./trail", "names './trail', which cannot be imported from here"),
        ("json", "names 'json', which has no GAME"),
    ],
)
def test_a_wrong_name_of_a_game_is_one_line_and_exit_code_2(package: str, complaint: str) -> None:
    done = run_module("games", FORMICARIUM_GAMES=f"examples.trail,{package}")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"formicarium: FORMICARIUM_GAMES {complaint}")
    assert done.stderr.count("\n") == 1


def test_a_fault_inside_a_game_is_shown_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "faulty.py").write_text("import not_installed\n", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), os.environ["PYTHONPATH"]])
    done = run_module("games", FORMICARIUM_GAMES="faulty", PYTHONPATH=path)
    assert done.returncode == 1
    assert "import not_installed" in done.stderr
    assert "No module named 'not_installed'" in done.stderr


def test_a_game_is_drawn_as_an_animated_picture(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, format_ in (("game.webp", "WEBP"), ("game.gif", "GIF")):
        output = tmp_path / name
        wish = ("--animate", str(output), "--frames", "3", "--width", "90", "--seat", "A")
        assert run(capsys, "render", str(record), *wish)[0] == 0
        with Image.open(output) as film:
            assert (film.format, film.n_frames, film.width) == (format_, 3, 90)  # type: ignore[attr-defined]
    code, _, err = run(capsys, "render", str(record), "--animate", str(tmp_path / "game.mp4"))
    assert (code, ".webp or a .gif file" in err) == (2, True)
