"""The whole table as one drawing."""

import re
import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from resvg_py import svg_to_bytes

import formicarium as fm
from formicarium.core.choices import Choice, Choices, Target
from formicarium.core.message import Message, message
from formicarium.core.scene import Fact, Scene, Sprite
from formicarium.stage import palette, svg, symbols
from formicarium.stage.svg import render, to_png
from formicarium.stage.texts import Texts
from tests.stage.scenes import scene, surface

TEXTS = Texts("en")
NAMES = ("Ida & Bo", "Kim")


def seat(number: int) -> Message:
    return message("seat", seat=number)


def made_up() -> Scene:
    one = Sprite("one", "seat-1", 30, 40, rotation=30, seat=1, label=seat(0), text="7")
    return scene(
        surface("nest-0", kind="player", seat=0, size=(120, 80)),
        surface("nest-1", one, kind="player", seat=1, size=(120, 80)),
        surface("offer", Sprite("free", "seat-2", 10, 10), kind="offer", size=(240, 40)),
        facts=(
            Fact("seat-4", "2 / 12", seat(0)),
            Fact("seat-0", "5", seat(1), seat=1),
        ),
    )


def test_it_is_one_sound_document_that_needs_nothing_else() -> None:
    drawing = render(made_up(), TEXTS, names=NAMES)
    ET.fromstring(drawing)  # noqa: S314
    defined = set(re.findall(r'id="([^"]+)"', drawing))
    assert set(re.findall(r'href="#([^"]+)"', drawing)) <= defined
    assert defined == {"seat-0", "seat-1", "seat-2", "seat-4"}
    assert "var(" not in drawing
    assert "http" not in drawing.replace("http://www.w3.org/2000/svg", "")


def test_words_names_and_numbers_are_on_it() -> None:
    drawing = render(made_up(), TEXTS, names=NAMES)
    for words in ("Ida &amp; Bo", "Kim", "2 / 12", ">5<", ">7<"):
        assert words in drawing


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_seat_gives_the_colour(theme: str) -> None:
    colours = palette.values(theme)
    drawing = render(made_up(), TEXTS, theme)
    assert f'rotate(30)" color="{colours["seat-1"]}"' in drawing
    assert f'translate(10 10)" color="{colours["ink"]}"' in drawing
    assert f'fill="{colours["paper"]}"' in drawing


def test_what_can_be_picked_first_is_marked() -> None:
    asked = message("seat", seat=1)
    choices = Choices(
        1,
        asked,
        (
            Target("spot", "spot", asked, "seat-5", "offer", 99, 9),
            Target("later", "spot", asked, "seat-3", "offer", 88, 9),
            Target("pass", "button", message("seat", seat=0)),
        ),
        (
            Choice("B a", ("one", "later"), asked),
            Choice("B b", ("spot",), asked),
            Choice("B c", ("pass",), asked),
        ),
    )
    drawing = render(made_up(), TEXTS, choices=choices, names=NAMES)
    pick = palette.values("light")["pick"]
    assert f'translate(99 9)" color="{pick}"' in drawing
    assert "translate(88 9)" not in drawing
    assert f'stroke="{pick}"' in drawing  # the button
    assert drawing.count('filter="url(#rim)"') == 1  # the sprite
    assert f'flood-color="{pick}"' in drawing
    assert "#rim" not in render(made_up(), TEXTS, names=NAMES)


def test_an_unknown_symbol_is_named() -> None:
    broken = scene(surface("table", Sprite("a", "no-such-symbol", 0, 0)))
    with pytest.raises(fm.FormicariumError, match="unknown symbol 'no-such-symbol'"):
        render(broken, TEXTS)


def test_a_png_is_as_wide_as_asked() -> None:
    drawing = render(made_up(), TEXTS)
    assert struct.unpack(">I", to_png(drawing, 333)[16:20]) == (333,)


def test_the_art_of_a_game_comes_with_the_shared_symbols() -> None:
    for game in fm.games():
        document = symbols.art(game)
        wanted = {"seat-0", *symbols.names(game.art())} - {f"{game.id}-cover"}
        assert set(symbols.names(document)) >= wanted
        assert f"{game.id}-cover" not in document


def test_art_keeps_to_the_rules_of_the_house() -> None:
    colours = palette.values("light").keys()
    for game in fm.games():
        document = game.art()
        root = ET.fromstring(document)  # noqa: S314
        ids = [each.attrib["id"] for each in root.iter() if "id" in each.attrib]
        assert len(ids) == len(set(ids))
        assert all(name.startswith(f"{game.id}-") for name in ids)
        assert set(re.findall(r"var\(--([\w-]+)\)", document)) <= colours
        assert not re.search(r"<style|<script|<image|font-face|style=", document)
        for name in ids:
            assert all(symbols.symbol(other) for other in symbols.symbol(name).uses)


def test_pictures_bring_their_own_letters() -> None:
    """PNG pictures have words in all four languages without a font of the machine."""
    fonts = [Path(path) for path in svg._FONT_FILES]
    assert len(list(fonts[0].parent.glob("OFL-*.txt"))) == 2
    family = re.search(r' font-family="[^"]+"', render(made_up(), TEXTS))
    assert family
    pictures = set()
    for word in ("", "ł", "ß", "ë", "7", "−"):
        text = f'<text y="30"{family[0]} font-size="30">{word}</text>'
        drawn = f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">{text}</svg>'
        own = svg_to_bytes(svg_string=drawn, font_files=svg._FONT_FILES, skip_system_fonts=True)
        pictures.add(bytes(own))
        assert to_png(drawn) == own
    assert len(pictures) == 6
