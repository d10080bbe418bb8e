"""The end, the bonus and the winner (A11, S8.3-S8.5)."""

from formicarium.games.antropolis.options import target
from formicarium.games.antropolis.rules import course
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.games.antropolis.positions import change, position, supersize
from tests.games.antropolis.tables import offered, phase, play, points, refusal, to_phase


def pass_turn(state: AntropolisState) -> None:
    """Do nothing in this turn."""
    seat = state.turn
    while not state.is_over and state.turn == seat:
        play(state, f"{'ABCD'[seat]} end")


def hoard(state: AntropolisState, seat: int) -> None:
    """Move all tiles of the piles into one hand."""
    unseen = [face for pile in state.piles for face in pile]
    state.hands[seat] = tuple(sorted([*state.hands[seat], *unseen]))
    state.piles = [(), (), ()]


def with_one_forest_left() -> AntropolisState:
    """Return a new game in which B holds all tiles of the piles but a forest."""
    state = position()
    hoard(state, 1)
    forest, *others = state.hands[1]
    state.hands[1] = tuple(others)
    state.piles[0] = (forest,)
    return state


def test_a11_1_s8_3_targets() -> None:
    """A11.1, A2.5, S8.3."""
    assert [target("base", n) for n in (2, 3, 4)] == [9, 9, 9]
    assert [target("all-tiles", n) for n in (2, 3, 4)] == [15, 15, 15]
    assert [target("supersize", n) for n in (2, 3, 4)] == [11, 15, 15]


def test_a11_1_the_round_is_played_to_its_end() -> None:
    """A11.1."""
    state = position(players=3)
    state.points[0] = 8
    change(state, hand="N1")
    play(state, f"A lay {offered(state, 'lay')[0]}")
    play(state, f"A put queen {state.observe(None)['tiles'][-1]['hex']}")
    assert state.first_to_target == 0
    while state.turn == 0:
        play(state, "A draw nest" if offered(state, "draw") else "A end")
    pass_turn(state)
    assert phase(state) != "over"
    pass_turn(state)
    assert state.is_over
    assert refusal(state, "A end") == "A11.1"


def test_aq44_the_last_of_a_round() -> None:
    """AQ44: the game ends with this turn, whose other phases are played."""
    state = position()
    state.first = 1
    state.points[0] = 8
    change(state, hand="N1")
    play(state, "A lay N1 1,-1 5", "A put queen 1,-1", "A collect 1,0", "A end", "A end")
    while not state.is_over:
        play(state, f"A draw {offered(state, 'draw')[0]}")
    assert state.score_sheet()[0]["food"] == 1


def test_a11_2_aq47_everybody_has_one_more_turn() -> None:
    """A11.2, AQ47: without drawing and buying."""
    state = with_one_forest_left()
    nest = next(line for line in offered(state, "lay") if line.startswith("N"))
    play(state, f"A lay {nest}", "A no-ant", "A end", "A draw forest")
    assert (state.turn, state.last_turns) == (1, 2)
    state.food[1] = 5
    nest = next(line for line in offered(state, "lay") if line.startswith("N"))
    play(state, f"B lay {nest}", "B no-ant", "B end", "B end")
    assert (state.turn, state.last_turns) == (0, 1)
    pass_turn(state)
    assert state.is_over
    assert state.first_to_target == -1


def test_aq35_the_market_takes_the_last_tile() -> None:
    """AQ35: it counts as taken by the player whose turn has just ended."""
    state = with_one_forest_left()
    cheap = state.market[0]
    state.hands[0] = tuple(sorted([*state.hands[0], cheap]))
    state.market[0] = -1
    state.phase = "hand"
    course.end_phase(state)
    assert (state.turn, state.last_turns) == (1, 2)
    state.check()


def test_aq34_what_comes_first_decides() -> None:
    """AQ34: last turns for empty piles are always played; after the target piles do not matter."""
    state = position()
    hoard(state, 1)
    state.last_turns = 2
    state.points[0] = 9
    state.first_to_target = 0
    state.first = 1
    pass_turn(state)
    assert phase(state) != "over"
    pass_turn(state)
    assert state.is_over
    state = position(players=3)
    state.points[0] = 9
    state.first_to_target = 0
    hoard(state, 2)
    pass_turn(state)
    assert state.last_turns == -1
    pass_turn(state)
    pass_turn(state)
    assert state.is_over


def test_aq17_two_rounds_without_a_tile() -> None:
    """AQ17."""
    state = position()
    for _ in range(3):
        pass_turn(state)
    assert phase(state) != "over"
    pass_turn(state)
    assert state.is_over


def test_a11_3_s8_4_the_bonus() -> None:
    """A11.3, S8.4, AQ38: it does not count towards the target."""
    state = position()
    assert state.score_sheet()[0] == {
        "nests": 0,
        "tunnels": 0,
        "first to target": 0,
        "queens": 2,
        "other ants": 1,
        "tiles in hand": 1,
        "food": 0,
    }
    state = supersize(phase="lay")
    assert state.scores() == [2 + 2 + 1] * 2
    state.food[0] = 20
    assert state.score_sheet()[0]["food"] == 7
    assert state.first_to_target == -1


def test_aq37_aq38_nobody_reaches_the_target() -> None:
    """AQ37, AQ38."""
    state = position()
    for _ in range(4):
        pass_turn(state)
    assert [sheet["first to target"] for sheet in state.score_sheet()] == [0, 0]


def test_aq33_two_reach_the_target_by_one_tile() -> None:
    """AQ33: the active player counts as first, then the order of turns."""
    state = position()
    state.points[0] = state.points[2] = 8
    change(state, "N14 3,-1 1", "N4 2,1 2", ants="B queen 3,-1", hand="N4")
    assert points(play(state, "A lay N4 4,-2 4", "A no-ant")) == [(11, 0), (11, 0)]
    assert state.first_to_target == 0


def test_aq33_another_player_reaches_it() -> None:
    """AQ33, A9.3."""
    state = position()
    state.points[2] = 8
    change(state, "N4 -3,1 1", hand="N4")
    play(state, "A lay N4 -2,-1 5", "A no-ant")
    assert state.first_to_target == 1


def test_a11_4_aq36_ties() -> None:
    """A11.4, AQ36: most points, most ants, who was first, shared."""
    state = position()
    state.food = [0, 1]
    assert state.winners() == (1,)
    state = position()
    assert state.winners() == (0, 1)
    change(state, gone="A queen 2,0")
    state.food[0] = 4
    assert state.scores() == [4, 4]
    assert state.winners() == (1,)
    state = position()
    state.points = [9, 0, 11, 0]
    state.first_to_target = 0
    assert state.scores()[0] == state.scores()[1]
    assert state.winners() == (0,)


def test_sq20_larvae_break_ties_but_bring_no_bonus() -> None:
    """SQ20, S8.4."""
    state = supersize(ants="B larva -2,0", phase="lay")
    assert state.scores()[0] == state.scores()[1]
    assert state.winners() == (1,)


def test_sq19_s8_5_first_to_eleven() -> None:
    """SQ19, S8.5."""
    state = supersize(phase="lay")
    state.points[0] = 10
    change(state, "N4 3,-1 4", hand="N4")
    play(state, "A lay N4 2,1 2", "A no-ant")
    assert state.first_to_target == 0
    assert state.score_sheet()[0]["first to target"] == 3


def test_aq43_hands_are_open() -> None:
    """AQ43: everybody sees the same."""
    state = position(players=3)
    assert state.observe(0) == state.observe(1) == state.observe(None)
    assert all(len(colony["hand"]) == 3 for colony in state.observe(0)["colonies"])
    to_phase(state, "act")
