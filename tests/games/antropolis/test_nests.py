"""Claiming a nest (A9)."""

import pytest

from formicarium.games.antropolis.rules.nests import queens_in, shares
from tests.games.antropolis.positions import change, give, position, supersize
from tests.games.antropolis.tables import count, offered, play, points, refusal


def test_a9_1_a9_2_what_hangs_together_and_when_it_is_complete() -> None:
    """A9.1, A9.2."""
    state = position("N14 3,-1 1")
    own = [nest for nest in state.observe(None)["nests"] if "2,0" in nest["hexes"]]
    assert own[0]["hexes"] == ["2,0", "3,-1"]
    assert (own[0]["open"], own[0]["value"], own[0]["complete"]) == (2, 3, False)
    change(state, "N4 4,-2 4", "N4 2,1 2", gone="A queen 2,0")
    own = [nest for nest in state.observe(None)["nests"] if "2,0" in nest["hexes"]]
    assert own[0]["complete"]


def test_a9_2_aq10_a_tile_without_open_sides() -> None:
    """A9.2, AQ10: 1 point, as a brood chamber 2; the queen returns at once."""
    state = position(hand="N1 N3", food=1)
    assert points(play(state, "A lay N1 1,-1 5", "A put queen 1,-1"))[0] == (1, 0)
    assert state.hand_ants[0] == 1
    assert points(play(state, "A lay N3 0,1 1", "A put queen 0,1"))[0] == (3, 0)


def test_a9_3_any_player_may_complete_it() -> None:
    """A9.3: the points go to the queens."""
    state = position("N4 -3,1 1", hand="N4")
    assert points(play(state, "A lay N4 -2,-1 5", "A no-ant")) == [(0, 0), (4, 0)]


def test_a9_4_the_value() -> None:
    """A9.4: a point per tile and per brood chamber."""
    state = position("N10 3,-1 4", hand="N5")
    assert points(play(state, "A lay N5 2,1 2", "A no-ant"))[0] == (6, 0)


def test_a9_5_aq23_shares() -> None:
    """A9.5, AQ23."""
    for halved in (True, False):
        assert shares(7, [2, 1], halved) == [7, 0]
        assert shares(7, [1, 1], halved) == [4, 4]
        assert shares(7, [0, 0], halved) == [0, 0]
    assert shares(7, [1, 1, 1], halved=True) == [4, 4, 4]
    assert shares(7, [1, 1, 1], halved=False) == [3, 3, 3]
    assert shares(10, [1, 0, 1, 1], halved=True) == [5, 0, 5, 5]


@pytest.mark.parametrize(("nest_tie", "each"), [("half", 3), ("share", 2)])
def test_aq23_three_tie(nest_tie: str, each: int) -> None:
    """AQ23: half of five for each, or a third, rounded up."""
    crowded = ("N14 3,-1 1", "N4 2,1 2")
    queens = "B queen 3,-1; C queen 2,1"
    state = position(*crowded, ants=queens, hand="N4", players=3, nest_tie=nest_tie)
    assert state.observe(None)["options"]["nest-tie"] == nest_tie
    (shared,) = [nest for nest in state.observe(None)["nests"] if "3,-1" in nest["hexes"]]
    assert (shared["value"], shared["shares"]) == (4, [2, 2, 2])
    assert points(play(state, "A lay N4 4,-2 4", "A no-ant")) == [(each, 0)] * 3


def test_a9_5_no_queen_no_points() -> None:
    """A9.5."""
    state = position("N4 3,-1 4", gone="A queen 2,0", hand="N4")
    assert points(play(state, "A lay N4 2,1 2", "A no-ant")) == [(0, 0), (0, 0)]


def test_a9_6_queens_return_workers_stay() -> None:
    """A9.6, SQ21: hers can be used again in the same phase."""
    state = position("N4 3,-1 4", ants="A worker 3,-1", hand="N4 N14", food=1)
    play(state, "A lay N4 2,1 2", "A put queen 2,1")
    assert state.hand_ants[0] == 2
    assert count(state, "worker", "3,-1") == 1
    play(state, "A lay N14 0,0 1", "A put queen 0,0")


def test_aq45_queens_of_others_return_to_their_hands() -> None:
    """AQ45: usable from their owner's next phase 1 on."""
    state = position("N4 -3,1 1", hand="N4")
    give(state, 1, "N14")
    play(state, "A lay N4 -2,-1 5", "A no-ant", "A end")
    assert state.hand_ants[4] == 2
    play(state, "A draw nest", "A draw nest", "A draw nest", "B lay N14 0,0 1")
    assert "queen 0,0" in offered(state, "put")


def test_sq21_only_queens_return() -> None:
    """SQ21."""
    state = supersize("N5 3,-1 4", ants="A larva 3,-1 2,0; A soldier 3,-1", hand="N4", phase="lay")
    play(state, "A lay N4 2,1 2", "A no-ant")
    assert (count(state, "larva", "2,0"), count(state, "soldier", "3,-1")) == (1, 1)
    assert count(state, "queen", "2,0") == 0


def test_a9_7_aq24_one_tile_completes_one_nest() -> None:
    """A9.7, AQ24: what a tile joins is one nest."""
    state = position("N4 3,0 4")
    assert len(state.observe(None)["nests"]) == 3
    change(state, "N18 2,1 1")
    nests = {tuple(nest["hexes"]): nest for nest in state.observe(None)["nests"]}
    joined = nests["2,0", "3,0", "2,1"]
    assert (len(nests), joined["open"], joined["value"]) == (2, 1, 5)


def test_a9_8_a_complete_nest_is_done_with() -> None:
    """A9.8: no queen gets in any more."""
    state = position("N4 3,-1 4", hand="N4")
    play(state, "A lay N4 2,1 2", "A no-ant")
    assert queens_in(state, state.nest[1]) == [0, 0]
    assert not [line for line in offered(state, "move") if line.startswith("queen")]
    assert refusal(state, "A move queen 2,0 3,-1") == "A1.10"


def test_aq39_a_nest_that_is_never_closed_brings_nothing() -> None:
    """AQ39."""
    state = position("N14 3,-1 1")
    assert points(state) == [(0, 0), (0, 0)]
    assert state.score_sheet()[0]["nests"] == 0
