"""Actions and how they are written: section 17 of the rules."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formicarium.core.action import Action
from formicarium.core.errors import NotationError
from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.rules.actions import Fill, Guard, Leave, PassMarker, Take
from tests.games.micropolis.tables import tiles

Q3, B3, B7 = tiles("Q3 B3 B7")

WRITTEN: list[tuple[str, Action]] = [
    ("A take Q3 left", Take(0, Q3, 0, "left", False)),
    ("A take Q3 right", Take(0, Q3, 0, "right", False)),
    ("F take Q3", Take(5, Q3, 0, "", False)),
    ("A take Q3 left with architect", Take(0, Q3, 0, "left", True)),
    ("A take Q3 with architect", Take(0, Q3, 0, "", True)),
    ("A take Q3 I left", Take(0, Q3, 1, "left", False)),
    ("A take Q3 II", Take(0, Q3, 2, "", False)),
    ("C take Q3 II right with architect", Take(2, Q3, 2, "right", True)),
    ("B fill", Fill(1)),
    ("B leave", Leave(1)),
    ("A guard B3 B7", Guard(0, (B3, B7))),
    ("A guard none", Guard(0, ())),
    ("A marker C", PassMarker(0, 2, 0)),
    ("A marker C II", PassMarker(0, 2, 2)),
    ("A marker A I", PassMarker(0, 0, 1)),
]

BAD = [
    "",
    " ",
    "A",
    "fill",
    "A jump",
    "A Fill",
    "a fill",
    "G fill",
    "AB fill",
    "A fill B3",
    "A leave now",
    "A fill ",
    " A fill",
    "A  fill",
    "A\tfill",
    "A fill\n",
    "A take",
    "A take Q99",
    "A take Q0",
    "A take Q03",
    "A take q3",
    "A take Q３",
    "A take 2",
    "A take Q3 up",
    "A take Q3 Left",
    "A take Q3 left right",
    "A take Q3 left I",
    "A take Q3 III",
    "A take Q3 I II",
    "A take Q3 with",
    "A take Q3 architect",
    "A take Q3 with architect left",
    "A take Q3 left with architect with architect",
    "A take Q3 ",
    "A take Q3 Q4",
    "A guard",
    "A guard Q3",
    "A guard B99",
    "A guard B7 B3",
    "A guard B3 B3",
    "A guard none B3",
    "A guard B3 none",
    "A marker",
    "A marker G",
    "A marker Q3",
    "A marker B III",
    "A marker B I II",
    "A marker B ",
    "A marker B C",
    "A take Q3 left ! reveal Q1",
    "A fill" + "l" * 500,
]

VERBS = ["take", "fill", "leave", "guard", "marker"]
WORDS = [
    "A",
    "B",
    "G",
    "Q3",
    "B3",
    "B7",
    "X1",
    "I",
    "II",
    "left",
    "right",
    "with",
    "architect",
    "none",
]


@pytest.mark.parametrize(("text", "action"), WRITTEN)
def test_an_action_is_written_and_read(text: str, action: Action) -> None:
    assert GAME.parse(text) == action
    assert str(action) == text


@pytest.mark.parametrize("text", BAD)
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)


def test_a_refusal_names_the_text_and_what_is_wrong() -> None:
    with pytest.raises(NotationError, match=r"'A take Q99': unknown tile 'Q99'"):
        GAME.parse("A take Q99")
    with pytest.raises(NotationError, match=r"unknown seat 'Z'"):
        GAME.parse("Z fill")


@given(st.text() | st.lists(st.sampled_from(WORDS + VERBS), max_size=7).map(" ".join))
def test_a_text_is_refused_or_is_just_how_its_action_is_written(text: str) -> None:
    with suppress(NotationError):
        assert str(GAME.parse(text)) == text
