"""Messages become sentences, and nobody is left without words."""

from pathlib import Path

import pytest

import formicarium as fm
from formicarium.core.labels import enumerated
from formicarium.core.message import message
from formicarium.stage import texts
from formicarium.stage.texts import TextError, Texts

ENGLISH = """
t-army = { $player } has { $soldiers ->
    [one] one soldier
   *[other] { $soldiers } soldiers
}
t-more = More: { $what }.
# A comment.
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
t-both = Robotnica i żołnierz w lesie: { $points } pkt, a potem 3 pkt w fazie 5.
t-hunts = poluje na { FORM($what, "acc") }
t-spider = pająk
    .acc = pająka
t-termites = { $count ->
    [one] { $count } termit
   *[other] { $count } termitów
}
    .acc = { $count ->
        [one] { $count } termita
       *[other] { $count } termitów
    }
t-fern = paproć
"""
GERMAN = """
t-wait = Wird geladen …
t-share = { $percent } % auf Ebene { $level } in Phase 5
"""


@pytest.fixture(autouse=True)
def _made_up_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in {"en": ENGLISH, "pl": POLISH, "de": GERMAN}.items():
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


def test_browsers_read_the_files_without_comments() -> None:
    assert texts.source_text("en", "test") == ENGLISH.replace("# A comment.\n", "").lstrip()
    with pytest.raises(fm.SetupError, match="unknown texts 'nope' in language 'en'"):
        texts.source_text("en", "nope")


def test_english_fills_the_gaps_of_what_browsers_read() -> None:
    sent = texts.source_text("pl", "test")
    assert "t-fern = paproć\n" in sent
    assert "t-only-english = Only in English\n" in sent
    assert sent.count("t-army =") == 1


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


def test_a_text_asks_for_a_form_of_what_it_inserts() -> None:
    polish = Texts("pl", strict=True)
    spider, fern = message("t-spider"), message("t-fern")
    termite = message("t-termites", count=1)
    assert polish.format(spider) == "pająk"
    assert polish.format(message("t-hunts", what=spider)) == "poluje na pająka"
    assert polish.format(message("t-hunts", what=termite)) == "poluje na 1 termita"
    assert polish.format(message("t-hunts", what=fern)) == "poluje na paproć"
    assert polish.format(message("t-hunts", what="Ida")) == "poluje na Ida"
    every = enumerated([spider, termite, fern])
    assert polish.format(message("t-hunts", what=every)) == "poluje na pająka, 1 termita i paproć"


def test_lists_end_as_in_the_language() -> None:
    parts = [message("seat", seat=seat) for seat in range(3)]
    for language, text in {"en": "A, B and C", "de": "A, B und C", "pl": "A, B i C"}.items():
        assert Texts(language).format(enumerated(parts)) == text
        assert Texts(language).format(enumerated(parts[:1])) == "A"


def test_lines_do_not_break_within_what_belongs_together() -> None:
    both = Texts("pl").format(message("t-both", points=2)).replace("\N{NO-BREAK SPACE}", "_")
    assert both == "Robotnica i_żołnierz w_lesie: 2_pkt, a_potem 3_pkt w_fazie_5."
    share = Texts("de").format(message("t-share", percent=5, level="I"))
    assert share.replace("\N{NO-BREAK SPACE}", "_") == "5_% auf Ebene_I in Phase_5"
    assert "geladen\N{NO-BREAK SPACE}…" in texts.source_text("de", "test")


def test_words_are_not_wrapped_in_invisible_marks() -> None:
    assert Texts("en").format(message("t-more", what="x")).isascii()
