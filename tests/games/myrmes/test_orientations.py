"""The picture of the orientations on the page of rules (M9.5)."""

from formicarium import rulebook
from formicarium.games.myrmes.rules.geometry import WAYS
from tests.games.myrmes.orientations import FILE, ROWS, SIDE, picture


def test_the_picture_shows_the_tiles_as_they_are() -> None:
    """To draw it again: ``python -m tests.games.myrmes.orientations``."""
    assert FILE.read_text(encoding="utf-8") == picture()
    assert f"../figures/{FILE.name}" in rulebook.text("myrmes")


def test_it_shows_every_orientation_of_every_shape() -> None:
    shown = {
        (shape, turn)
        for row in ROWS
        for shape, first in row
        for turn in range(len(WAYS[shape]))[first : first + SIDE]
    }
    assert shown == {(shape, turn) for shape, ways in enumerate(WAYS) for turn in range(len(ways))}
