"""What a player reads when something cannot be done, in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

import pytest

from formicarium.core.message import Message
from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.rules.state import MicropolisState
from formicarium.stage.texts import Texts, languages
from tests.conformance.refusals import refused
from tests.games.micropolis.tables import act, choosing_a_leader, play_round, table
from tests.locale.test_locale import messages

Build: TypeAlias = Callable[[], MicropolisState]
Row: TypeAlias = tuple[str, str, str]
"""An action that cannot be done, the rule that forbids it, and the reason in English."""


_fresh = partial(table, 2)
_poor = partial(table, 2, armies=[1])

_broke = partial(table, 2, armies=[0])
_one_tile = partial(table, 2, row="O3", anthills={"A": "W4"})

_nine_tiles = partial(table, 2, row="W4", anthills={"A": "W1 Q1 B1 B8 B9 W2 N2 W3 B2"})
_with_marker = partial(table, 2, architects=[1])


def _built() -> MicropolisState:
    state = table(2, row="B8")
    act(state, "A take B8")
    return state


def _guard() -> MicropolisState:
    state = table(2, row="G1", anthills={"A": "B8 B14", "B": "B1"}, armies=[4])
    act(state, "A take G1 left")
    return state


def _crowded_guard() -> MicropolisState:
    state = table(2, row="G1", anthills={"A": "B1 B8"}, full="B1 B8", armies=[8])
    act(state, "A take G1 left")
    return state


def _manned_guard() -> MicropolisState:
    state = table(2, row="G1", anthills={"A": "B1 B8 B14"}, full="B1 B8 B14", armies=[9])
    act(state, "A take G1 left")
    return state


_expert = partial(table, 2, variant="expert", armies=[9, 1])


def _complete() -> MicropolisState:
    run = "Q1 B1 B8 B9 W1 W2 N2 W3 B2 W4"
    return table(2, variant="expert", row="O3", anthills={"A I": run})


def _expert_begins() -> MicropolisState:
    return GAME.new(2, variant="expert", options={"start": "A"})


def _expert_tie() -> MicropolisState:
    state = table(3, variant="expert", in_round=2, armies=(6, 1, 6, 6, 5, 6))
    play_round(state)
    return state


OVER_TEN = "That would leave 11 soldiers in the army; a foundation has room for 10."
FAR_OVER_TEN = "That would leave 14 soldiers in the army; a foundation has room for 10."
FILL = "First decide about your new barracks: fill it or leave it empty."
GUARD = "First decide about your new guard: which barracks should be full?"
FIRST_TAKE = "Take a tile from the row first."
NOT_IN_ROW = "This tile is not in the row."
ONE_PLACE = "The last tile closes the ring and has only one place: leave out left and right."
ANY_PLACE = "For the first tile all places are the same: leave out left and right."
FREE = "The first tile of the row is free: keep your architect marker."
NO_MARKER = "You have no architect marker to give back."
NOT_OURS = "The guard reaches only the barracks of this anthill: B8 and B14."
COMPLETE = "This anthill is complete: the tile must go to your other one."
ONE = "In the base game everyone has one anthill: leave out I and II."
TWO = "In the expert game everyone has two anthills: add I or II."
OWN = "The leader marker must go to one of your own anthills first: I or II."
TIED = "Only those tied for the largest army can get the leader marker."
ANOTHER = "After a tie the leader marker must go to another player."
EXPERT = "B’s anthill I, B’s anthill II and C’s anthill II"

REFUSED: Final[dict[Build, list[Row]]] = {
    _fresh: [
        ("A fill", "P4.3", FIRST_TAKE),
        ("A leave", "P4.3", FIRST_TAKE),
        ("A guard none", "P4.3", FIRST_TAKE),
        ("A marker B", "P4.3", FIRST_TAKE),
        ("A take W1 I", "P12.2", ONE),
        ("A take Q9", "P5.1", NOT_IN_ROW),
        ("A take W1 left", "P6.1", ANY_PLACE),
        ("A take W7", "P5.4", "This tile costs 6 soldiers; this anthill’s army has only 5."),
        ("A take W2 with architect", "P9.3", NO_MARKER),
    ],
    _one_tile: [
        ("A take W4 left", "P5.1", NOT_IN_ROW),
        ("A take O3", "P6.2", "A tile is added at one of the two ends, left or right."),
    ],
    _nine_tiles: [
        ("A take W4 right", "P6.4", ONE_PLACE),
    ],
    _broke: [
        ("A take W2", "P5.4", "This tile costs 1 soldier; this anthill’s army is empty."),
        ("A take W3", "P5.4", "This tile costs 2 soldiers; this anthill’s army is empty."),
    ],
    _poor: [
        ("A take W5", "P5.4", "This tile costs 4 soldiers; this anthill’s army has only 1."),
    ],
    _with_marker: [
        ("A take W1 with architect", "P5.8", FREE),
    ],
    _built: [
        ("A take W1", "P9.2", FILL),
        ("A guard none", "P9.2", FILL),
    ],
    _guard: [
        ("A take W1 left", "P9.6", GUARD),
        ("A fill", "P9.6", GUARD),
        ("A guard B1", "P9.6", NOT_OURS),
        ("A guard B8 B14", "P9.6", "That takes 5 soldiers; this anthill has only 4."),
    ],
    _crowded_guard: [
        ("A guard none", "P5.7", OVER_TEN),
    ],
    _manned_guard: [
        ("A guard B1", "P5.7", FAR_OVER_TEN),
    ],
    choosing_a_leader: [
        ("A take W1 left", "P8.10", "First decide who gets the leader marker."),
        ("A marker B I", "P12.2", ONE),
        ("A marker A", "P8.11", f"{ANOTHER} Choose from B and D."),
        ("A marker C", "P8.10", f"{TIED} Choose from B and D."),
    ],
    _expert: [
        ("A take W1", "P12.2", TWO),
        ("A take W3 II", "P5.4", "This tile costs 2 soldiers; this anthill’s army has only 1."),
    ],
    _complete: [
        ("A take O3 I", "P12.7", COMPLETE),
    ],
    _expert_begins: [
        ("A take W1 I", "P12.3", OWN),
        ("A marker B I", "P12.3", OWN),
        ("A marker A", "P12.3", OWN),
    ],
    _expert_tie: [
        ("A take W1 I", "P8.10", "First decide who gets the leader marker."),
        ("A marker B", "P12.2", TWO),
        ("A marker A I", "P12.12", f"{ANOTHER} Choose from {EXPERT}."),
        ("A marker C I", "P12.12", f"{TIED} Choose from {EXPERT}."),
    ],
}


@pytest.mark.parametrize("build", REFUSED)
def test_a_refusal_tells_rule_and_reason(build: Build) -> None:
    state = build()
    for row in REFUSED[build]:
        error = refused(state, GAME.parse(row[0]))
        assert (row[0], error.rule, error.reason) == row


def _whys() -> list[Message]:
    return [
        refused(build(), GAME.parse(line)).why
        for build, rows in REFUSED.items()
        for line, _, _ in rows
    ]


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_read_in_every_language(language: str) -> None:
    texts = Texts(language, strict=True)
    for why in _whys():
        assert texts.format(why).endswith((".", "?"))


def test_all_reasons_are_shown_here() -> None:
    known = {
        name for name in messages("en", "micropolis") if name.startswith("micropolis-refused-")
    }
    assert {why.id for why in _whys()} == known
