"""The rulebook can be found, in a checkout and in a wheel."""

import re
import subprocess
import sys
import zipfile
from itertools import pairwise
from pathlib import Path

import pytest

import formicarium as fm
from formicarium import rulebook

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("game", [game.id for game in fm.games()])
def test_every_game_has_a_rulebook_with_numbers_in_order(game: str) -> None:
    """Rules of the same letters go up: P1, P1.1, P2. None of them has the number of another."""
    text = rulebook.text(game)
    assert text.startswith(f"# {fm.game(game).title}\n")
    numbers = re.findall(r"(?m)^- \*\*([A-Z]+)([0-9]+(?:\.[0-9]+)*[a-z]?)\b", text)
    assert [letters + number for letters, number in numbers] == list(rulebook.rules(game))
    for letters in {letters for letters, _ in numbers}:
        own = [_sortable(number) for each, number in numbers if each == letters]
        assert own
        assert all(earlier < later for earlier, later in pairwise(own))


def _sortable(number: str) -> tuple[list[int], str]:
    digits = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    return [int(part) for part in digits.split(".")], number


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


def test_a_wheel_carries_rules_and_all_data_of_the_games(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    own = [game for game in fm.games() if not game.home]
    assert {f"formicarium/rulebooks/{game.id}.md" for game in own} <= names
    games = ROOT / "src/formicarium/games"
    data = {path for path in games.rglob("*.*") if path.suffix not in (".py", ".pyc")}
    assert data
    assert {str(path.relative_to(ROOT / "src")) for path in data} <= names
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
