"""What the evaluation thinks of plain positions, and how the greedy bot plays with it."""

from random import Random

import pytest

from formicarium.bots.greedy_bot import GreedyBot
from formicarium.games.antropolis import evaluation
from formicarium.games.antropolis.components import FACE_OF
from formicarium.games.antropolis.evaluation import chances, rim
from formicarium.games.antropolis.evaluation.arms import Arms
from formicarium.games.antropolis.evaluation.promise import Promise, promised
from formicarium.games.antropolis.evaluation.rim import Door, edges_of
from formicarium.games.antropolis.geometry import EARTH, OPEN
from formicarium.games.antropolis.state import AntropolisState
from tests.games.antropolis.tables import (
    ANTROPOLIS,
    build,
    give,
    play,
    put,
    start,
    take,
    to_phase,
)


def worth(state: AntropolisState) -> float:
    return ANTROPOLIS.evaluate(state, 0)


def promise(state: AntropolisState) -> Promise:
    return Promise(state, 0, edges_of(state))


def door_between(state: AntropolisState) -> Door:
    """An empty hex that a forest and a nest show tunnel sides to."""
    return next(door for door in edges_of(state).rim.values() if door.forests and door.nests)


def behind(state: AntropolisState, door: Door) -> float:
    promised = promise(state)
    return promised.behind(door, Arms(state, promised.crew))


def best(state: AntropolisState) -> str:
    return str(GreedyBot().choose(state, state.actor, Random(1)))


def test_it_is_the_lead_when_the_game_is_over() -> None:
    """A11.3."""
    state = start()
    while not state.is_over:
        play(state, f"{'AB'[state.turn]} end")
    first, second = state.scores()
    assert ANTROPOLIS.evaluate(state, 0) == first - second


def test_a_smaller_gap_is_better_and_closing_best() -> None:
    """A9.2."""
    state = start()
    before = worth(state)
    build(state, "N4 3,-1 4")
    assert worth(state) > before
    give(state, 0, "N4")
    assert best(state) == "A lay N4 2,1 2"


def test_points_are_better_than_promises() -> None:
    """A9.4: a nest that can be closed is closed, whatever else could be laid."""
    state = start()
    build(state, "N4 3,-1 4")
    give(state, 0, "F1 T5 N4")
    assert best(state) == "A lay N4 2,1 2"


def test_a_nest_that_nobody_can_close_promises_nothing() -> None:
    """AQ39."""
    state = start()
    whole = promise(state).nests()
    build(state, "N21 3,0 0")
    assert promise(state).nests() < whole
    take(state, 0, "queen", "2,0")
    assert promise(state).nests() == 0


def test_each_tile_closes_one_gap() -> None:
    """A9.2: a second tile in hand closes the second gap."""
    state = start()
    give(state, 0, "N4")
    one = promise(state).nests()
    give(state, 0, "N4 N5")
    assert promise(state).nests() > one


def test_manned_tunnels_promise_points() -> None:
    """A10.2."""
    state = start()
    build(state, "N6 3,-1 4", "T2 4,-2 1")
    unmanned = promise(state).tunnels()
    put(state, 0, "worker", "4,-2")
    assert promise(state).tunnels() > unmanned
    give(state, 0, "F1")
    assert best(state) == "A lay F1 5,-3 4"


def test_a_second_queen_doubles_what_a_tunnel_promises() -> None:
    """AQ27."""
    state = start()
    build(state, "N6 3,-1 4", "T2 4,-2 1")
    put(state, 0, "worker", "4,-2")
    before = promise(state).tunnels()
    put(state, 0, "queen", "3,-1")
    assert promise(state).tunnels() == pytest.approx(2 * before)
    state.queens_once = True
    assert promise(state).tunnels() == pytest.approx(before)


def test_a_tunnel_from_a_forest_promises_something() -> None:
    """A10.2: a nest tile with a queen may complete it."""
    state = start()
    build(state, "T3 1,-1 5")
    before = promise(state).tunnels()
    put(state, 0, "worker", "1,-1")
    assert promise(state).tunnels() > before


def test_a_manned_tunnel_tile_may_join_nest_and_forest() -> None:
    """A10.2, S2.3: in Supersize Colony no worker comes with it."""
    state = start()
    build(state, "N6 2,-1 0")
    put(state, 0, "queen", "2,-1")
    give(state, 0, "T4")
    joined = behind(state, door_between(state))
    state.variant = "supersize"
    assert joined > behind(state, door_between(state))


def test_a_worker_who_can_walk_to_a_tunnel_is_worth_something_there() -> None:
    """S2.2: workers walk to tunnels; who cannot get there does not count."""
    state = start(variant="supersize")
    build(state, "N6 3,-1 4", "T2 4,-2 1")
    walking = promise(state).tunnels()
    take(state, 0, "worker", "1,0")
    assert walking > promise(state).tunnels()
    put(state, 0, "worker", "4,-2")
    assert promise(state).tunnels() > walking


def test_a_worker_is_needed_where_a_tunnel_can_go_on() -> None:
    """A10.6: workers stay; those on tunnels with open ends are not free for others."""
    state = start()
    assert promise(state).crew.free == 1
    build(state, "N6 3,-1 4", "T2 4,-2 1")
    put(state, 0, "worker", "4,-2")
    assert promise(state).crew.free == 1
    build(state, "F1 5,-3 4")
    assert promise(state).crew.free == 2


def test_rims_are_the_same_however_they_were_found() -> None:
    """What is remembered of the table with a tile less changes nothing."""
    state, rng = ANTROPOLIS.new(3, 5), Random(5)
    while not state.is_over:
        edges = edges_of(state)
        assert edges.rim == rim._whole_rim(state)
        assert edges_of(state.copy()) is edges
        state.advance(rng.choice(state.legal_actions(state.actor)))


@pytest.mark.parametrize("variant", ANTROPOLIS.variants)
def test_what_is_remembered_is_what_would_be_thought_anew(variant: str) -> None:
    state, rng = ANTROPOLIS.new(2, 8, variant), Random(8)
    for _ in range(150):
        edges = edges_of(state)
        for seat in range(2):
            fresh = Promise(state, seat, edges)
            assert promised(state, seat, edges) == fresh.nests() + fresh.tunnels()
        state.advance(rng.choice(state.legal_actions(state.actor)))
        if state.is_over:
            break


def test_what_is_drawn_in_imagination_is_not_known() -> None:
    """A8.1: which tile comes is chance; which sort it is can be chosen."""
    state = start()
    give(state, 0, "F1 T2")
    state.laid, state.phase = 1, "hand"
    state.advance(ANTROPOLIS.parse("A draw nest"))
    stock = chances.Stock(state, 0)
    assert stock.hand == [FACE_OF["F1"], FACE_OF["T2"]]
    assert 0 < stock.chance(2, OPEN) < 1


def test_how_likely_gaps_are_closed() -> None:
    """AT6: one open side is closed by many tiles, three by few."""
    assert chances.closed_some_day(OPEN, 3) > chances.closed_some_day(OPEN | OPEN << 4, 3)
    assert chances.closed_some_day(OPEN, 3) > chances.closed_some_day(OPEN, 2)
    assert chances.closes(FACE_OF["N4"], OPEN | EARTH << 2)
    assert not chances.closes(FACE_OF["N14"], OPEN | EARTH << 2)


def test_food_is_collected_before_the_phase_ends() -> None:
    """A6.1."""
    state = to_phase(start(), "act")
    assert best(state) == "A collect 1,0"


def test_larvae_are_bred() -> None:
    """SX2: the soldier walks to the queen and mates."""
    state = to_phase(start(variant="supersize"), "act")
    while state.turn == 0:
        play(state, best(state))
    assert state.hand_ants[2] == 1


def test_the_end_comes_nearer() -> None:
    """A11.1, A11.2."""
    state = start()
    early = evaluation.lateness(state)
    state.points[0] = 8
    assert early < evaluation.lateness(state) < 0.95
    state.first_to_target = 0
    assert evaluation.lateness(state) == 0.95


@pytest.mark.parametrize("variant", ANTROPOLIS.variants)
def test_greedy_beats_random(variant: str) -> None:
    won = 0
    for seed in range(4):
        state, rng, bot = ANTROPOLIS.new(2, seed, variant), Random(seed), GreedyBot()
        greedy = seed % 2
        while not state.is_over:
            if state.actor == greedy:
                state.advance(ANTROPOLIS.parse(str(bot.choose(state, greedy, rng))))
            else:
                state.advance(rng.choice(state.legal_actions(state.actor)))
        won += state.winners() == (greedy,)
    assert won >= 3
