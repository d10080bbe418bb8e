"""The evaluation of plain positions, and how the greedy bot plays with it."""

from operator import attrgetter
from random import Random

import pytest

from formicarium.bots.greedy_bot import GreedyBot
from formicarium.games.antropolis import evaluation
from formicarium.games.antropolis.components import FACE_OF, WORKER
from formicarium.games.antropolis.evaluation import chances, promise
from formicarium.games.antropolis.evaluation.arms import Arms
from formicarium.games.antropolis.evaluation.crew import Crew, crew_of, free_workers, nests_of
from formicarium.games.antropolis.evaluation.region import Door, Region, region_of, survey
from formicarium.games.antropolis.evaluation.rim import rim_of
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.geometry import EARTH, OPEN
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.games.antropolis.positions import change, position, supersize
from tests.games.antropolis.tables import ANTROPOLIS, play


def worth(state: AntropolisState) -> float:
    return ANTROPOLIS.evaluate(state, 0)


def region(state: AntropolisState, seat: int = 0) -> Region:
    nests = tuple(nests_of(state, seat))
    return region_of(state, rim_of(state), nests, state.standing[KIND_COUNT * seat + WORKER])


def crew(state: AntropolisState, seat: int = 0) -> Crew:
    queens = [nests_of(state, each) for each in range(state.players)]
    return crew_of(state, seat, region(state, seat), queens)


def nests(state: AntropolisState) -> float:
    return promise.nests(region(state), crew(state), chances.stock_of(state, 0))


def tunnels(state: AntropolisState) -> float:
    return promise.tunnels(region(state), crew(state), chances.stock_of(state, 0))


def door_between(state: AntropolisState) -> Door:
    """An empty hex that a forest and a nest show tunnel sides to."""
    return next(door for door in region(state).doors if door.forests and door.nests)


def behind(state: AntropolisState, door: Door) -> float:
    arms = Arms(region(state), crew(state))
    return promise.behind(door, arms, crew(state), chances.stock_of(state, 0))


def best(state: AntropolisState) -> str:
    return str(GreedyBot().choose(state, state.actor, Random(1)))


def test_it_is_the_lead_when_the_game_is_over() -> None:
    """A11.3."""
    state = position()
    while not state.is_over:
        play(state, f"{'AB'[state.turn]} end")
    first, second = state.scores()
    assert ANTROPOLIS.evaluate(state, 0) == first - second


def test_a_smaller_gap_is_better_and_closing_best() -> None:
    """A9.2."""
    state = position()
    before = worth(state)
    change(state, "N4 3,-1 4")
    assert worth(state) > before
    change(state, hand="N4")
    assert best(state) == "A lay N4 2,1 2"


def test_points_are_better_than_promises() -> None:
    """A9.4: a nest that can be closed is closed, even if other tiles could be laid."""
    state = position("N4 3,-1 4", hand="F1 T5 N4")
    assert best(state) == "A lay N4 2,1 2"


def test_a_nest_that_nobody_can_close_promises_nothing() -> None:
    """AQ39."""
    state = position()
    whole = nests(state)
    change(state, "N21 3,0 0")
    assert nests(state) < whole
    change(state, gone="A queen 2,0")
    assert nests(state) == 0


def test_each_tile_closes_one_gap() -> None:
    """A9.2: a second tile in hand closes the second gap."""
    state = position(hand="N4")
    one = nests(state)
    change(state, hand="N4 N5")
    assert nests(state) > one


def test_a_nest_that_three_share_promises_what_the_rules_pay() -> None:
    """AQ23: half of it for each is more than a third."""
    queens = "B queen 3,-1; C queen 2,1"
    half, share = [
        nests(position("N14 3,-1 1", "N4 2,1 2", ants=queens, players=3, nest_tie=nest_tie))
        for nest_tie in ("half", "share")
    ]
    alone = nests(position("N14 3,-1 1", "N4 2,1 2", players=3))
    assert alone > half > share


def test_a_queen_is_brought_to_a_manned_tunnel_if_that_scores() -> None:
    """AQ31: the points of a tile count with the best ant for it."""
    state = position("T3 1,-1 5", "N6 2,-2 1", ants="A worker 1,-1", hand="N14", queen_last="yes")
    assert best(state) == "A lay N14 3,-3 1"
    play(state, "A lay N14 3,-3 1")
    assert best(state) == "A put queen 3,-3"


def test_manned_tunnels_promise_points() -> None:
    """A10.2."""
    state = position("N6 3,-1 4", "T2 4,-2 1")
    unmanned = tunnels(state)
    change(state, ants="A worker 4,-2")
    assert tunnels(state) > unmanned
    change(state, hand="F1")
    assert best(state) == "A lay F1 5,-3 4"


def test_a_second_queen_doubles_what_a_tunnel_promises() -> None:
    """AQ27."""
    state = position("N6 3,-1 4", "T2 4,-2 1", ants="A worker 4,-2")
    before = tunnels(state)
    change(state, ants="A queen 3,-1")
    assert tunnels(state) == pytest.approx(2 * before)
    state.queens_once = True
    assert tunnels(state) == pytest.approx(before)


def test_a_tunnel_from_a_forest_promises_something() -> None:
    """A10.2: a nest tile with a queen may complete it."""
    state = position("T3 1,-1 5")
    before = tunnels(state)
    change(state, ants="A worker 1,-1")
    assert tunnels(state) > before


def test_a_manned_tunnel_tile_may_join_nest_and_forest() -> None:
    """A10.2, S2.3: in Supersize Colony no worker comes with it."""
    state = position("N6 2,-1 0", ants="A queen 2,-1", hand="T4")
    joined = behind(state, door_between(state))
    state.variant = "supersize"
    assert joined > behind(state, door_between(state))


def test_a_worker_who_can_walk_to_a_tunnel_is_worth_something_there() -> None:
    """S2.2: workers walk to tunnels; a worker that cannot get there does not count."""
    state = supersize("N6 3,-1 4", "T2 4,-2 1", phase="lay")
    walking = tunnels(state)
    change(state, gone="A worker 1,0")
    assert walking > tunnels(state)
    change(state, ants="A worker 4,-2")
    assert tunnels(state) > walking


def test_a_worker_is_needed_where_a_tunnel_can_go_on() -> None:
    """A10.6: workers stay; those on tunnels with open ends are not free for others."""
    state = position()
    assert free_workers(state, 0, region(state)).number == 1
    change(state, "N6 3,-1 4", "T2 4,-2 1", ants="A worker 4,-2")
    assert free_workers(state, 0, region(state)).number == 1
    change(state, "F1 5,-3 4")
    assert free_workers(state, 0, region(state)).number == 2


parts = attrgetter("doors", "hexes", "mask", "open_tunnels", "sites", "ways")
"""All fields of a region, which is compared by identity otherwise."""


@pytest.mark.parametrize("variant", ANTROPOLIS.variants)
def test_a_remembered_region_is_the_same_as_a_new_survey(variant: str) -> None:
    """A region stays the same only if no new tile touches it."""
    state, rng = ANTROPOLIS.new(3, 5, variant), Random(5)
    kept = 0
    while not state.is_over:
        for action in rng.sample(actions := state.legal_actions(state.actor), min(9, len(actions))):
            after = state.copy()
            after.advance(action)
            for seat in range(3):
                queens, workers = nests_of(after, seat), after.standing[KIND_COUNT * seat + WORKER]
                remembered = region(after, seat)
                seen = survey(after, rim_of(after), tuple(queens), workers)
                assert parts(remembered) == parts(seen)
                kept += remembered is region(state, seat)
        state.advance(rng.choice(actions))
    assert kept > 100


def test_a_rim_is_that_of_the_table() -> None:
    """The rim holds exactly the sides without earth towards empty hexes."""
    state, rng = ANTROPOLIS.new(3, 5), Random(5)
    while not state.is_over:
        rim, open_sides = rim_of(state), 0
        for signature in state.frontier.values():
            open_sides += [signature >> 2 * side & 3 for side in range(6)].count(OPEN)
        assert len(rim.gaps) == open_sides == sum(state.nest_open)
        assert {place for place, _ in rim.ends + rim.beside} <= state.frontier.keys()
        assert rim.tunnels == tuple([s for s, root in enumerate(state.tunnel) if root >= 0])
        reached = {(state.tunnel[space], tile) for tile, space in rim.joints}
        assert len(reached) == sum([mask.bit_count() for mask in state.tunnel_nests])
        assert rim_of(state.copy()) is rim
        state.advance(rng.choice(state.legal_actions(state.actor)))


def test_an_evaluation_does_not_depend_on_those_before() -> None:
    """A table has the same value after any other evaluations."""
    state = ANTROPOLIS.new(2, 1)
    seen: list[tuple[AntropolisState, float]] = []
    while not state.is_over:
        play(state, best(state))
        seen.append((state.copy(), worth(state)))
    for after, value in reversed(seen):
        assert worth(ANTROPOLIS.from_json(after.to_json())) == value


def test_a_tile_that_was_just_drawn_is_not_known() -> None:
    """A8.1: which tile comes is chance; which sort it is can be chosen."""
    state = position(hand="F1 T2")
    state.laid, state.phase = 1, "hand"
    state.advance(ANTROPOLIS.parse("A draw nest"))
    stock = chances.stock_of(state, 0)
    assert stock.hand == (FACE_OF["F1"], FACE_OF["T2"])
    assert 0 < chances.chance(stock, 2, OPEN) < 1


def test_how_likely_gaps_are_closed() -> None:
    """AT6: one open side is closed by many tiles, three by few."""
    assert chances.closed_some_day("second", OPEN, 3) > chances.closed_some_day(
        "second", OPEN | OPEN << 4, 3
    )
    assert chances.closed_some_day("second", OPEN, 3) > chances.closed_some_day("second", OPEN, 2)
    assert chances.closes(FACE_OF["N4"], OPEN | EARTH << 2)
    assert not chances.closes(FACE_OF["N14"], OPEN | EARTH << 2)


def test_food_is_collected_before_the_phase_ends() -> None:
    """A6.1."""
    state = position(phase="act")
    assert best(state) == "A collect 1,0"


def test_larvae_are_bred() -> None:
    """SX2: the soldier walks to the queen and mates."""
    state = supersize()
    while state.turn == 0:
        play(state, best(state))
    assert state.hand_ants[2] == 1


def test_the_end_comes_nearer() -> None:
    """A11.1, A11.2."""
    state = position()
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
