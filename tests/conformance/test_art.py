"""What holds for the drawings of every game."""

from __future__ import annotations

import gzip
import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import formicarium as fm
from formicarium.stage import palette, symbols
from formicarium.stage.symbols import common_art

SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 13_000
"""Compressed, as a browser loads them with a table."""

each_game = pytest.mark.parametrize("game", fm.games(), ids=lambda game: game.id)


def ids(document: str) -> list[str]:
    return re.findall(r'id="([^"]+)"', document)


@each_game
def test_every_symbol_is_drawn_once_and_named_after_its_game(game: fm.Game[Any, Any]) -> None:
    names = ids(game.art())
    assert len(names) == len(set(names))
    assert all(name.startswith(f"{game.id}-") for name in names)
    assert set(re.findall(r'href="#([^"]+)"', game.art())) <= {*names, *ids(common_art())}


@each_game
def test_the_document_is_well_formed_and_small(game: fm.Game[Any, Any]) -> None:
    root = ET.fromstring(game.art())  # noqa: S314 - our own document
    assert root.tag == f"{SVG}svg"
    assert {child.tag for child in root[0]} == {f"{SVG}g"}
    assert len(gzip.compress(symbols.art(game).encode())) < MOST_BYTES


@each_game
def test_colours_are_those_of_the_palette(game: fm.Game[Any, Any]) -> None:
    used = set(re.findall(r"var\(--([\w-]+)\)", game.art()))
    assert used <= palette.values("light").keys() & palette.values("dark").keys()
    plain = set(re.findall(r'(?:fill|stroke|color)="([^v"][^"]*)"', game.art()))
    assert plain <= {"none", "currentColor"}
