"""Rules carry numbers: tests cite every rule, and nobody cites a rule that does not exist."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import formicarium as fm
from formicarium import rulebook

TESTS = Path(__file__).parents[1] / "games"

each_game = pytest.mark.parametrize("game", fm.games(), ids=lambda game: game.id)


def letters_of(game: fm.Game[Any, Any]) -> set[str]:
    """The letters that the numbers of a game's rules begin with."""
    return {re.match("[A-Z]+", number)[0] for number in rulebook.rules(game.id)}  # type: ignore[index]


def pattern(game: fm.Game[Any, Any]) -> re.Pattern[str]:
    """Match what looks like a rule of a game: one of its letters, and numbers."""
    letters = "|".join(sorted(letters_of(game)))
    return re.compile(rf"\b(?:{letters})[0-9]+(?:\.[0-9]+)*[a-z]?\b")


def known(game: fm.Game[Any, Any]) -> set[str]:
    """The rules of a game, and its sections."""
    numbers = set(rulebook.rules(game.id))
    return numbers | {number.rpartition(".")[0] for number in numbers} | _first_parts(numbers)


def _first_parts(numbers: set[str]) -> set[str]:
    return {number.split(".")[0] for number in numbers}


def cited_by_tests(game: fm.Game[Any, Any]) -> Iterator[str]:
    """What the names and texts of a game's tests cite; a file's own docstring does not count."""
    for path in (TESTS / game.id).rglob("test_*.py"):
        source = path.read_text(encoding="utf-8")
        for test in _tests_in(source):
            start = min([test.lineno, *[mark.lineno for mark in test.decorator_list]])
            text = "\n".join(source.splitlines()[start - 1 : test.end_lineno])
            yield from pattern(game).findall(re.sub("# noqa.*", "", text))
            words = re.sub(r"(?<=\d)_(?=\d)", ".", test.name).split("_")
            yield from (word for word in map(_as_number, words) if pattern(game).fullmatch(word))


def _tests_in(source: str) -> Iterator[ast.FunctionDef]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def _as_number(word: str) -> str:
    letters = re.match("[a-z]*", word)[0]  # type: ignore[index]
    return letters.upper() + word[len(letters) :]


@each_game
def test_every_number_stands_in_the_rulebook_once(game: fm.Game[Any, Any]) -> None:
    numbers = re.findall(r"(?m)^ *- \*\*([A-Z]+\d[\d.a-z]*)", rulebook.text(game.id))
    assert numbers
    assert sorted(numbers) == sorted(rulebook.rules(game.id))


def test_no_two_games_use_the_same_letters() -> None:
    users: dict[str, set[str]] = {}
    for game in fm.games():
        for letters in letters_of(game):
            users.setdefault(letters, set()).add(game.id)
    assert {letters: ids for letters, ids in users.items() if len(ids) > 1} == {}


@each_game
def test_tests_cite_every_rule(game: fm.Game[Any, Any]) -> None:
    assert sorted(set(rulebook.rules(game.id)) - set(cited_by_tests(game))) == []


@each_game
def test_tests_cite_only_rules_and_sections(game: fm.Game[Any, Any]) -> None:
    assert sorted(set(cited_by_tests(game)) - known(game)) == []


@each_game
def test_the_code_cites_only_rules_and_sections(game: fm.Game[Any, Any]) -> None:
    folder = Path(inspect.getfile(game.state_type)).parent
    home = folder.parent if folder.name == "rules" else folder
    for path in home.rglob("*.py"):
        if path.name == "components.py" or "art" in path.parts:
            continue  # names of tiles and paths of drawings look like rules
        cited = set(pattern(game).findall(path.read_text(encoding="utf-8")))
        assert cited <= known(game), f"{path.name} cites {sorted(cited - known(game))}"
