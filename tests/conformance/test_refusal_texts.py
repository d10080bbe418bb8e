"""What players read when something cannot be done, in every language."""

from collections.abc import Iterator
from typing import Final

import pytest

import formicarium as fm
from formicarium.core.message import Message
from formicarium.games.antropolis.components import FACE_OF
from formicarium.games.antropolis.rules.actions import Lay
from formicarium.games.antropolis.rules.geometry import parse_hex
from formicarium.stage.texts import Texts
from tests.conformance.refusals import Table, as_told, refused, tried
from tests.games.antropolis import refusals as antropolis
from tests.games.antropolis.positions import position
from tests.games.micropolis import refusals as micropolis
from tests.games.myrmes import refusals as myrmes
from tests.locale.test_locale import everywhere, messages

TABLES: Final[dict[str, Table]] = {
    "antropolis": antropolis.TABLE,
    "micropolis": micropolis.TABLE,
    "myrmes": myrmes.TABLE,
}
each_game = pytest.mark.parametrize("game", TABLES)


def whys(game: str) -> Iterator[Message]:
    for build, expected in TABLES[game].values():
        for error in tried(fm.game(game), build(), expected):
            yield error.why
    if game == "antropolis":
        yield from map(_unwritten, ("T2", "T5"))


def _unwritten(code: str) -> Message:
    """Return the reason against an orientation that the notation of Antropolis cannot write."""
    return refused(position(hand=code), Lay(0, FACE_OF[code], parse_hex("1,-1"), 5)).why


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in TABLES for name in TABLES[game]]
)
def test_a_refusal_tells_rule_and_reason(game: str, name: str) -> None:
    build, expected = TABLES[game][name]
    told = map(as_told, tried(fm.game(game), build(), expected))
    assert "\n".join(["", *told, " " * 8]) == expected


@everywhere
@each_game
def test_every_reason_is_a_sentence_in_every_language(game: str, language: str) -> None:
    """A missing or superfluous argument is an error, and all reasons are tried."""
    texts = Texts(language, strict=True)
    assert all(texts.format(why).endswith((".", "?")) for why in whys(game))


@each_game
def test_every_reason_is_shown_here(game: str) -> None:
    own = f"{game}-refused-"
    shown = {why.id for why in whys(game)}
    assert {name for name in shown if name.startswith(own)} == {
        name for name in messages("en", game) if name.startswith(own)
    }


def test_reasons_are_inflected() -> None:
    build, expected = antropolis.TABLE["placing the last"]
    (error,) = tried(fm.game("antropolis"), build(), expected)
    assert Texts("pl", strict=True).format(error.why) == "Nie masz na ręce robotnicy."
    assert Texts("de").format(error.why) == "Du hast keine Arbeiterin auf der Hand."
    assert Texts("nl").format(error.why) == "Je hebt geen werkster in je handvoorraad."
