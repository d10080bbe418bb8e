"""Messages become sentences, and nobody is left without words."""

from pathlib import Path

import pytest

import formicarium as fm
from formicarium.core.message import message
from formicarium.stage import texts
from formicarium.stage.texts import TextError, Texts

ENGLISH = """
t-army = { $player } has { $soldiers ->
    [one] one soldier
   *[other] { $soldiers } soldiers
}
t-more = More: { $what }.
t-only-english = Only in English
t-empty =
    .title = no text of its own
"""
POLISH = """
t-army = { $player } ma { $soldiers ->
    [one] jednego żołnierza
    [few] { $soldiers } żołnierzy (few)
   *[other] { $soldiers } żołnierzy
}
t-more = Więcej: { $that }.
"""


@pytest.fixture(autouse=True)
def _made_up_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in {"en": ENGLISH, "pl": POLISH, "de": ""}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "test.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(texts, "_folder", lambda: tmp_path)
    monkeypatch.setattr(texts, "_bundle", texts._bundle.__wrapped__)


def test_languages_are_listed_with_the_source_first() -> None:
    assert texts.languages() == ("en", "de", "pl")


def test_an_unknown_language_is_refused_with_a_list() -> None:
    with pytest.raises(fm.SetupError, match="unknown language 'xx'; known languages: en, de, pl"):
        Texts("xx")
    with pytest.raises(fm.SetupError, match=r"unknown language '\.\./en'"):
        texts.source_text("../en", "test")


def test_files_can_be_read_as_they_are() -> None:
    assert texts.source_text("en", "test") == ENGLISH
    with pytest.raises(fm.SetupError, match="unknown texts 'nope' in language 'en'"):
        texts.source_text("en", "nope")


@pytest.mark.parametrize(
    ("language", "soldiers", "text"),
    [
        ("en", 1, "B has one soldier"),
        ("en", 5, "B has 5 soldiers"),
        ("pl", 3, "B ma 3 żołnierzy (few)"),
        ("pl", 5, "B ma 5 żołnierzy"),
    ],
)
def test_plurals_and_seats(language: str, soldiers: int, text: str) -> None:
    army = message("t-army", player=message("seat", seat=1), soldiers=soldiers)
    assert Texts(language).format(army) == text


def test_names_of_seats() -> None:
    seat = message("seat", seat=2)
    assert Texts("en").format(seat, ["Ida", "", "Bo"]) == "Bo"
    assert Texts("en").format(message("seat", seat=1), ["Ida", "", "Bo"]) == "B"
    with pytest.raises(TextError, match="a seat must be a number"):
        Texts("en").format(message("seat", seat="first"))


def test_messages_nest() -> None:
    inner = message("t-army", player=message("seat", seat=0), soldiers=1)
    outer = message("t-more", what=inner)
    assert Texts("en").format(outer, ["Ida"]) == "More: Ida has one soldier."


def test_a_missing_message_falls_back_to_english() -> None:
    assert Texts("pl").format(message("t-only-english")) == "Only in English"
    assert Texts("pl").format(message("t-more", what="x")) == "More: x."
    assert Texts("pl").format(message("t-nowhere")) == "t-nowhere"
    assert Texts("en").format(message("t-empty")) == "t-empty"


def test_a_missing_message_is_an_error_where_strict() -> None:
    strict = Texts("pl", strict=True)
    with pytest.raises(TextError, match="pl: unknown message t-only-english"):
        strict.format(message("t-only-english"))
    with pytest.raises(TextError, match="pl: t-more does not fit what"):
        strict.format(message("t-more", what="x"))
    with pytest.raises(TextError, match="pl: t-more does not fit no arguments"):
        strict.format(message("t-more"))


def test_words_are_not_wrapped_in_invisible_marks() -> None:
    assert Texts("en").format(message("t-more", what="x")).isascii()
