"""The rulebook can be found, in a checkout and in a wheel."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import formicarium as fm
from formicarium import rulebook

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("game", [game.id for game in fm.games()])
def test_every_game_has_a_rulebook_with_numbered_rules(game: str) -> None:
    assert rulebook.text(game).startswith(f"# {fm.game(game).title}\n")
    assert len(rulebook.rules(game)) > 50


@pytest.mark.parametrize("game", [game.id for game in fm.games()])
def test_every_rule_that_the_code_cites_exists(game: str) -> None:
    prefixes = {re.match("[A-Z]+", number)[0] for number in rulebook.rules(game)}  # type: ignore[index]
    cited = re.compile(rf"\b(?:{'|'.join(prefixes)})[0-9]+(?:\.[0-9]+)*[a-z]?\b")
    known = set(rulebook.rules(game))
    whole_sections = {number.split(".")[0] for number in known}
    folder = ROOT / "src/formicarium/games" / game
    for path in (*folder.glob("*.py"), *folder.glob("rules/*.py")):  # not the paths of the art
        for number in cited.findall(path.read_text(encoding="utf-8")):
            assert number in known | whole_sections, f"{path.name} cites {number}"


def test_a_rule_is_printed_with_its_continuation_but_not_its_neighbours() -> None:
    text = rulebook.rule("micropolis", "P8.5")
    assert text.startswith("- **P8.5**")
    assert "|" in text
    assert "P8.6**" not in text


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_a_wheel_carries_rules_and_components(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for game in fm.games():
        assert f"formicarium/rulebooks/{game.id}.md" in names
        assert f"formicarium/games/{game.id}/components.toml" in names
    assert "formicarium/py.typed" in names


def test_an_installed_wheel_prints_its_rules(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    libraries = [path for path in sys.path if "site-packages" in path]
    code = (
        f"import sys; sys.path[:0] = {[str(tmp_path), *libraries]}; "
        "from formicarium import rulebook; print(rulebook.rule('micropolis', 'P1'))"
    )
    command = [sys.executable, "-S", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.startswith("- **P1**")
