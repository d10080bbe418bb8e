"""The log: every action is told, with its results."""

from __future__ import annotations

from formicarium.core.message import Message
from formicarium.core.seats import LETTERS
from formicarium.games.antropolis.rules.actions import AntropolisAction
from formicarium.games.antropolis.rules.state import AntropolisState
from formicarium.games.antropolis.table.telling import tell
from formicarium.stage import Texts
from tests.games.antropolis.positions import (
    APART,
    FORKED,
    WITHOUT_TUNNEL,
    on_top,
    position,
    supersize,
)
from tests.games.antropolis.tables import ANTROPOLIS, eager_game, play
from tests.tables import TableKind

LANGUAGES = ("en", "de", "pl", "nl")
TEXTS = {language: Texts(language, strict=True) for language in LANGUAGES}


def said(told: Message, language: str = "en") -> str:
    """Put a message into words; a missing or superfluous argument is an error."""
    return TEXTS[language].format(told, LETTERS)


def lines(state: AntropolisState, action: AntropolisAction) -> tuple[Message, ...]:
    """Return what the log tells a spectator about an action, which is played."""
    before = state.imagine(None)
    state.apply(action)
    return tell(before, action, state.imagine(None), None)


def told(state: AntropolisState, line: str) -> list[str]:
    return [said(each) for each in lines(state, ANTROPOLIS.parse(line))]


def test_everything_can_be_told_in_every_language(table: TableKind) -> None:
    for state, action in eager_game(table, 6):
        log = lines(state.copy(), action) if action else ()
        assert len(log) <= 5
        assert bool(log) == bool(action)
        for language in LANGUAGES:
            for line in log:
                words = said(line, language)
                assert words.endswith(".")
                assert ".." not in words


def test_a_tile_and_an_ant() -> None:
    """A4.3, A4.10."""
    state = position(hand="T3 T3 N4", food=1)
    assert told(state, "A lay T3 1,-1 5") == ["A lays a tunnel tile at M49."]
    assert told(state, "A put worker 1,-1") == ["A places a worker on it."]
    assert told(state, "A lay N4 3,-1 4") == ["A lays a nest tile at O49 for 1 food."]
    assert told(state, "A no-ant") == ["A places no ant on it."]


def test_points_for_a_nest() -> None:
    """A9: the last tile closes it; with a rival's queen points are shared."""
    state = position("N4 3,-1 4", ants="B queen 3,-1", hand="N4 F1")
    play(state, "A lay N4 2,1 2")
    assert told(state, "A no-ant") == [
        "A places no ant on it.",
        "A nest is complete; its queens return to hand – A: 2 points; B: 2 points.",
    ]


def test_a_nest_without_a_queen() -> None:
    """A9.5."""
    state = position("N4 3,-1 4", gone="A queen 2,0", hand="N4 F1")
    play(state, "A lay N4 2,1 2")
    assert told(state, "A no-ant")[1:] == ["A nest is complete, but there is no queen in it."]


def test_points_for_a_tunnel_and_the_target() -> None:
    """A10, A11.1."""
    state = position(*WITHOUT_TUNNEL, ants="A queen 2,-2", gone="A queen 2,0", hand="T3 F1")
    state.points[0] = 8
    play(state, "A lay T3 1,-1 5")
    assert told(state, "A put worker 1,-1") == [
        "A places a worker on it.",
        "A tunnel is complete – A: 2 points.",
        "A is the first to reach 9 points. The current round is played out.",
    ]


def test_ants_walk_and_work() -> None:
    """A5, A6."""
    state = position(phase="act")
    assert told(state, "A collect 1,0") == ["A collects 1 food."]
    assert told(state, "A move worker 1,0 2,0") == ["A’s worker goes into the start nest O50."]
    assert told(state, "A leave 2,0") == ["A’s queen leaves her nest."]
    assert told(state, "A end")[0] == "A’s ants are done."


def test_buying_drawing_and_the_next_turn() -> None:
    """A7, A8."""
    state = position(hand="T3 F1 F2", food=3)
    play(state, "A lay T3 1,-1 5", "A no-ant", "A end", "A end")
    assert state.phase == "buy"
    play(state, "A end")
    assert told(state, "A enlarge") == ["A enlarges their hand to 4 tiles for 2 food."]
    on_top(state, "N4", "N5")
    assert told(state, "A draw nest") == ["A draws a nest tile."]
    assert told(state, "A draw nest") == ["A draws a brood chamber.", "B’s turn begins."]


def test_an_attack_and_a_flight() -> None:
    """S7.3."""
    state = supersize(*FORKED, ants="B worker 0,-1")
    assert told(state, "A expel 0,-1 1,0 0") == [
        "A sends a soldier against B’s ants.",
        "A drives out B’s ants: 1 worker.",
    ]
    assert told(state, "B flee worker 0,-2") == ["B’s worker flees into the tunnel L48."]


def test_death_and_the_miraculous_escape() -> None:
    """S7.3.5, S7.3.6: the dead end has one way out, and through that one the soldier comes."""
    state = supersize(*FORKED, ants="B worker 0,-2 0,-2", gone="B worker -1,0")
    assert told(state, "A expel 0,-2 1,0 5") == [
        "A sends a soldier against B’s ants.",
        "A drives out B’s ants: 2 workers.",
        "No way out: B takes back 1 worker.",
    ]
    assert told(state, "B escape worker -1,0") == [
        "B’s last worker makes a miraculous escape into the forest L50."
    ]


def test_robbed_larvae() -> None:
    """S7.4."""
    gone = "B queen -2,0; B worker -1,0; B soldier -1,0"
    state = supersize(*FORKED, ants="B larva -2,0", gone=gone)
    lines = told(state, "A expel -2,0 1,0 0")
    assert lines[1] == "A steals 1 larva from B."


def test_numbers_are_inflected_in_polish() -> None:
    expected = {1: "1 robotnica", 2: "2 robotnice", 5: "5 robotnic", 22: "22 robotnice"}
    for count, words in expected.items():
        assert said(Message("antropolis-amount-worker", {"count": count}), "pl") == words


def test_robbed_larvae_without_own_ones() -> None:
    """SQ15: whoever has no larva in hand puts none in their place."""
    seats = {"player": Message("seat", {"seat": 0}), "rival": Message("seat", {"seat": 1})}
    robbed = Message("antropolis-told-robbed", {"lost": 1, "larvae": 0, **seats})
    assert said(robbed) == "A takes 1 larva from B but has none to put in its place."
    for language in LANGUAGES:
        assert "0" not in said(robbed, language)


def test_a_queen_who_comes_last() -> None:
    """AQ31: the tunnel was complete before."""
    state = position(*APART, ants="A worker 1,-1", hand="N17", queen_last="yes")
    assert told(state, "A lay N17 3,-1 2") == ["A lays a nest tile at O49."]
    assert told(state, "A no-ant")[1] == "A queen comes to a manned tunnel – A: 2 points."
