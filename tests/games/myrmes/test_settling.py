"""Choosing start spaces (M2.8, Q1b, D20)."""

from random import Random

import pytest

import formicarium as fm
from formicarium.bots import GreedyBot
from formicarium.games.myrmes.components import PREY
from formicarium.games.myrmes.evaluation import expectations
from formicarium.games.myrmes.evaluation.starts import start_worth
from formicarium.games.myrmes.rules.geometry import HEXES, LAIRS, START_SPACES, hex_name, parse_hex
from formicarium.games.myrmes.rules.state import MyrmesState
from formicarium.stage import Viewer
from tests.games.myrmes.tables import MYRMES, legal, play, refusal, start
from tests.games.myrmes.test_telling import english, told


def settling(players: int = 3, seed: int = 1) -> MyrmesState:
    """Return a game in which A has the first-player token and start spaces are chosen."""
    state = start(players, seed, places="chosen")
    state.owing = (players - 1,)
    state.check()
    return state


def test_q1b_the_last_player_chooses_first() -> None:
    for seed in range(8):
        state = MYRMES.new(4, seed, options={"places": "chosen"})
        order = []
        while state.phase == "settle":
            order.append(state.to_act[0])
            play(state, legal(state)[-1])
        assert order == [(state.first - turn) % 4 for turn in (1, 2, 3, 4)]
        assert {hex_name(exits[0]) for exits in state.exits} == {"2,11", "6,3", "12,3", "8,11"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_q1b_m20_2_the_start_spaces_of_the_player_count(players: int) -> None:
    state = settling(players)
    seat = "ABCD"[players - 1]
    spaces = [hex_name(place) for place in START_SPACES[players]]
    assert legal(state) == [f"{seat} settle {space}" for space in spaces]
    play(state, f"{seat} settle {spaces[0]}")
    assert [line.split()[2] for line in legal(state)] == spaces[1:]


def test_q1b_then_the_first_round_begins() -> None:
    state = settling()
    assert state.phase == "settle"
    assert state.event == [state.dice[0]] * 3  # M2.10
    play(state, "C settle 4,5", "B settle 12,4", "A settle 5,12")
    assert (state.phase, state.to_act) == ("event", (0, 1, 2))
    assert [hex_name(*exits) for exits in state.exits] == ["5,12", "12,4", "4,5"]
    by_seat = start(3)
    assert state.blocked == by_seat.blocked
    assert state.supply == by_seat.supply


def test_q1b_what_cannot_be_chosen() -> None:
    state = settling()
    assert refusal(state, "B settle 4,5") == "M2.12"
    assert refusal(state, "C settle 2,11") == "M2.8"
    assert refusal(state, "C event move+3") == "Q1b"
    assert refusal(state, "C exchange 3") == "M16.1"
    play(state, "C settle 4,5")
    assert refusal(state, "B settle 4,5") == "Q1b"
    play(state, "B settle 5,12", "A settle 12,4")
    assert refusal(state, "A settle 12,4") == "M2.8"


def test_q1_nobody_chooses_unless_the_table_wants_it() -> None:
    assert start(3).phase == start(3, places="drawn").phase == "event"
    assert refusal(start(3), "A settle 5,12") == "M2.8"


def test_q1b_it_can_be_stored_at_any_time_and_replayed() -> None:
    record = fm.Record.begin("myrmes", 3, 5, "second", {"places": "chosen"})
    state = record.replay()
    for _ in range(4):
        assert MYRMES.from_json(state.to_json()) == state
        record.play(state, state.legal_actions(state.to_act[0])[0])
    again = fm.Record.from_text(record.to_text())
    assert again.replay().observe(0) == state.observe(0)
    assert " settle " in record.to_text()


def test_an_old_record_keeps_its_start() -> None:
    """The option was called ``start`` in 0.1.0."""
    text = fm.Record.begin("myrmes", 2, 5, "second", {"places": "drawn"}).to_text()
    lines = [line for line in text.split("\n") if "exit-toll" not in line]
    old = fm.Record.from_text("\n".join(lines).replace("option places", "option start"))
    state = old.replay()
    assert isinstance(state, MyrmesState)
    assert state.exits == MYRMES.new(2, 5, options={"places": "drawn"}).exits
    assert not state.exit_toll


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("exits", [(), (), (parse_hex("4,5"),)]),
        ("exits", [(parse_hex("4,5"),), (), ()]),
        ("owing", (0,)),
        ("owing", (1, 2)),
        ("larvae", [1, 1, 2]),
        ("soldiers", [0, 1, 0]),
        ("store", [0] * 8 + [1]),
        ("year", 1),
        ("points", [10, 0, 0, 4, *[0] * 7, 10, *[0] * 10, 10, *[0] * 10]),
        ("phase", "event"),
        ("spent", [1, 0, 0]),
    ],
)
def test_q1b_positions_that_cannot_be(field: str, value: object) -> None:
    state = settling()
    setattr(state, field, value)
    with pytest.raises(fm.StateError):
        state.check()


def test_the_open_start_spaces_are_public() -> None:
    state = settling()
    assert state.observe(None)["start_spaces"] == ["5,12", "4,5", "12,4"]
    play(state, "C settle 4,5")
    seen = state.observe(0)
    assert seen["phase"] == "settle"
    assert seen["start_spaces"] == ["5,12", "12,4"]
    assert [colony["exits"] for colony in seen["colonies"]] == [[], [], ["4,5"]]
    assert start(3).observe(0)["start_spaces"] == []
    assert state.imagine(0).legal_actions(1) == state.legal_actions(1)


def test_start_spaces_are_lit_in_the_garden() -> None:
    state = settling()
    view = Viewer(MYRMES, frozenset({2})).show(state)
    (offered,) = view.choices
    assert offered.asked.id == "myrmes-ask-settle"
    assert {(target.kind, target.surface) for target in offered.targets} == {("spot", "garden")}
    for choice, place in zip(offered.options, START_SPACES[3], strict=True):
        assert choice.path == (f"start-{hex_name(place)}",)
        assert choice.preview[0].sprite.id == f"exit-2-{hex_name(place)}"
    assert english(offered.options[1].label) == "Begin at C6"


def test_it_is_told_and_drawn() -> None:
    state = settling()
    drawing = MYRMES.draw(state.imagine(None), state.to_act)
    assert drawing.count("( )") == 3 + 1  # once in the task
    assert "C to play: choose one of the start spaces" in drawing
    assert told(state, MYRMES.parse("C settle 4,5")) == ["C begins at C6."]
    drawing = MYRMES.draw(state.imagine(None), state.to_act)
    assert drawing.count("( )") == 2 + 1
    play(state, "B settle 12,4")
    assert told(state, MYRMES.parse("A settle 5,12")) == ["A begins at H13."]


def test_a_bot_settles_where_the_prey_is_best() -> None:
    """M8.2: spiders and termites on one side, ladybugs on the other."""
    state = settling(2)
    west = HEXES[START_SPACES[2][0]]
    order = sorted(LAIRS[2], key=lambda place: HEXES[place].distance(west))
    kinds = dict(zip(order, [*[2] * 5, 1, *[0] * 5], strict=True))
    state.prey = [kinds[place] for place in LAIRS[2]]
    state.check()
    assert PREY[kinds[order[0]]] == "spider"
    assert start_worth(state, 1) == 0
    assert str(GreedyBot().choose(state, 1, Random(1))) == "B settle 2,11"
    play(state, "B settle 2,11", "A settle 8,11")
    assert start_worth(state, 1) > start_worth(state, 0)
    assert all(points > 0 for points in expectations(state))
