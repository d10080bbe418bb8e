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
from formicarium.rulebook import pictures
from formicarium.rulebook.sections import _html
from formicarium.stage.texts import languages

ROOT = Path(__file__).parents[1]


GAMES = [game.id for game in fm.games()]
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("lang", languages())
translated = pytest.mark.parametrize("lang", languages()[1:])

_RULE = re.compile(r"(?m)^- \*\*([A-Z]+)([0-9]+(?:\.[0-9]+)*[a-z]?)\b")
_PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")


@each_language
@each_game
def test_every_game_has_a_rulebook_with_numbers_in_order(game: str, lang: str) -> None:
    """Rules of the same letters go up: P1, P1.1, P2. None of them has the number of another."""
    assert rulebook.has(game, lang)
    text = rulebook.text(game, lang)
    assert text.startswith(f"# {fm.game(game).title}\n")
    numbers = _RULE.findall(text)
    assert [letters + number for letters, number in numbers] == list(rulebook.rules(game, lang))
    for letters in {letters for letters, _ in numbers}:
        own = [_sortable(number) for each, number in numbers if each == letters]
        assert own
        assert all(earlier < later for earlier, later in pairwise(own))


@translated
@each_game
def test_every_language_has_the_same_rules(game: str, lang: str) -> None:
    """The same numbers, headings of the same levels and the same pictures, in the same order."""
    source, other = rulebook.book(game, "en"), rulebook.book(game, lang)
    assert list(rulebook.rules(game, lang)) == list(rulebook.rules(game, "en"))
    assert [section.level for section in other.sections] == [
        section.level for section in source.sections
    ]
    assert _PICTURE.findall(rulebook.text(game, lang)) == _PICTURE.findall(rulebook.text(game))


@each_language
@pytest.mark.parametrize("game", [game.id for game in fm.games() if not game.home])
def test_the_game_in_a_minute_comes_before_words_about_the_rules(game: str, lang: str) -> None:
    """First what one does in the game, then what the letters before numbers mean."""
    first, minute, *parts = rulebook.book(game, lang).sections
    about = next(number for number, part in enumerate(parts) if part.level == 2)
    assert minute.level == 2
    assert all(part.level == 3 for part in parts[:about])
    letters = re.compile(r"<strong>[A-Z]{1,2}</strong>")
    early = [each.html for part in (first, minute, *parts[:about]) for each in part.entries]
    assert not any(letters.search(html) or "<code>" in html for html in early)
    assert len(first.entries) == 1
    assert any(letters.search(each.html) for each in parts[about].entries)


@each_language
@each_game
def test_the_book_has_every_rule_once_and_cites_known_ones(game: str, lang: str) -> None:
    entries = [each for section in rulebook.book(game, lang).sections for each in section.entries]
    numbers = [each.number for each in entries if each.number]
    assert numbers == list(rulebook.rules(game, lang))
    assert all(each.html for each in entries)
    cited = {number for each in entries for number in re.findall(r'<a href="#([^"]+)"', each.html)}
    assert cited <= set(numbers)


def test_a_book_is_html_with_links_and_pictures_of_pieces() -> None:
    """Nothing of the source can be HTML itself; code and links are left alone."""
    source = "A <b> of P1 and P99, `P1`, [P1](#P1). ![a & b](art/seat-0.svg)"
    html = _html(source, frozenset({"P1"}))
    assert html.startswith('<p>A &lt;b&gt; of <a href="#P1">P1</a> and P99, <code>P1</code>, ')
    assert html.count('<a href="#P1">P1</a>') == 2
    assert 'aria-label="a &amp; b"' in html
    assert '<use href="#seat-0"/>' in html


@each_game
def test_the_pictures_of_the_rules_are_those_of_the_art(game: str) -> None:
    """``make pictures`` draws them again."""
    if not fm.game(game).home:
        folder = ROOT / "docs/rules/art"
        files = {name: folder / f"{name}.svg" for name in pictures.named(game)}
        assert [name for name, file in files.items() if not file.exists()] == []
        drawn = {name: pictures.drawing(name) for name in files}
        assert {name: file.read_text(encoding="utf-8") for name, file in files.items()} == drawn


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
    books = {f"{lang}/{game.id}" for lang in languages() for game in own}
    assert {f"formicarium/rulebooks/{book}.md" for book in books} <= names
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
