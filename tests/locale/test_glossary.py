"""The texts use the words of the glossary."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast, serializer

from tests.locale.test_locale import LANGUAGES, RESOURCES, entries, everywhere, game_of, report
from tests.locale.usage import PYTHON

GLOSSARY = PYTHON / "locale" / "glossary.toml"
GAMES = ("antropolis", "micropolis", "myrmes")


def glossary() -> dict[str, Any]:
    return tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))


def terms(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = glossary()[game]
    return found


@cache
def texts(language: str, resource: str) -> dict[str, str]:
    """Give the texts of a file by id, with all their forms."""
    messages = [each for each in entries(language, resource) if isinstance(each, ast.Message)]
    return {each.id.name: _text(each) for each in messages}


def _text(entry: ast.Message) -> str:
    alone = ast.Message(entry.id, entry.value, entry.attributes)
    return serializer.FluentSerializer().serialize_entry(alone).partition("=")[2]


def uses(text: str, word: str) -> bool:
    """Whether a word of the text begins like this."""
    return re.search(rf"(?<!\w){re.escape(word)}", text, re.IGNORECASE) is not None


def test_every_game_has_its_terms_in_all_languages() -> None:
    assert set(glossary()) == {"all", *GAMES} <= {"all", *RESOURCES}
    for game in GAMES:
        assert all(set(LANGUAGES) <= set(term) for term in terms(game)), game


@everywhere
@pytest.mark.parametrize("game", GAMES)
def test_terms_are_used(language: str, game: str) -> None:
    said = "\n".join(texts(language, game).values())
    unused = [
        term[language]
        for term in terms(game)
        if not any(uses(said, word) for word in [term[language], *_words(term, "also", language)])
    ]
    assert not unused, report(f"{language}/{game}.ftl does not use:", unused)


@everywhere
@pytest.mark.parametrize("resource", RESOURCES)
def test_no_text_says_it_in_other_words(language: str, resource: str) -> None:
    general = glossary()["all"]
    wrong = _words(general, "never", language)
    for term in glossary().get(game_of(resource), []):
        wrong += _words(term, "never", language)
    found = [
        f"{name}: {word}"
        for name, text in texts(language, resource).items()
        for word in wrong
        if uses(text, word) and name not in general["except"]
    ]
    assert not found, report(f"{language}/{resource}.ftl against the glossary:", found)


def _words(term: dict[str, Any], list_of: str, language: str) -> list[str]:
    return list(term.get(list_of, {}).get(language, []))
