"""What the evaluation of Myrmes sees, and how well a bot plays that trusts it."""

from collections.abc import Iterator
from functools import cache
from random import Random
from statistics import mean
from typing import Any, NamedTuple

import pytest

from formicarium.bots import GreedyBot, RandomBot, play_out
from formicarium.games.myrmes.components import EVENTS, WINTER
from formicarium.games.myrmes.evaluation import evaluate
from formicarium.games.myrmes.evaluation.colony import Colony, see
from formicarium.games.myrmes.evaluation.future import points_to_come
from formicarium.games.myrmes.evaluation.layings import layings
from formicarium.games.myrmes.evaluation.promise import promise, winters
from formicarium.games.myrmes.evaluation.room import grounds
from formicarium.games.myrmes.evaluation.walk import Walk
from formicarium.games.myrmes.evaluation.weights import RIVALRY
from formicarium.games.myrmes.rules import sources
from formicarium.games.myrmes.rules.state import MyrmesState
from tests.games.myrmes.tables import (
    MYRMES,
    bare,
    give,
    in_atelier,
    lay,
    plan,
    play,
    put_prey,
    start,
    use_objectives,
    working,
)
from tests.tables import SOAK

GREEDY = GreedyBot()


def colony(state: MyrmesState | None = None, **changes: object) -> Colony:
    """A colony as A sees it, with changes."""
    return see(state or working(), 0)._replace(**changes)  # type: ignore[arg-type]


def values(state: MyrmesState, seat: int = 0) -> dict[str, float]:
    """What each action is worth."""
    found = {}
    for action in state.legal_actions(seat):
        after = state.copy()
        after.advance(action)
        found[str(action)] = evaluate(after, seat)
    return found


def choice(state: MyrmesState, seat: int = 0) -> str:
    """What the greedy bot does."""
    return str(GREEDY.choose(state, seat, Random(1)))


def going_out(event: str = "soldier+1") -> MyrmesState:
    """A's only room is in use, so that its other worker has to go out."""
    return play(working(event=event), "A work gestation", "B work gestation")


def best_end(state: MyrmesState) -> float:
    """What A's worker can still achieve on its way."""
    return Walk(state, 0, colony(state), points_to_come).best_end()


def go(state: MyrmesState) -> list[str]:
    """A's go as the greedy bot plays it."""
    lines: list[str] = []
    while state.to_act == (0,) and (not lines or state.worker >= 0):
        lines.append(choice(state))
        play(state, lines[-1])
    return lines


# The contract.


@pytest.mark.parametrize(("year", "counts"), [(0, RIVALRY), (2, 1.0)])
def test_in_the_last_round_the_lead_counts(year: int, counts: float) -> None:
    state = in_atelier()
    state.year, state.season = year, WINTER - 1
    before = evaluate(state, 0)
    state.points[len(sources.SOURCES) + sources.PREY] += 1
    assert evaluate(state, 0) == pytest.approx(before - counts)


def test_a_point_more_is_worth_a_point_and_a_rivals_point_is_not_welcome() -> None:
    state = working()
    before = evaluate(state, 0)
    state.points[sources.PREY] += 1
    assert evaluate(state, 0) == pytest.approx(before + 1)
    state.points[len(sources.SOURCES) + sources.PREY] += 1
    assert evaluate(state, 0) < before + 1


def test_it_does_not_see_what_others_choose_unseen() -> None:
    """Q41."""
    state = start()
    state.larvae[1] += 1
    before = evaluate(state, 0)
    plan(state, 1, EVENTS[state.event[1] - 1], "0210")
    assert state.chosen[1]
    assert evaluate(state, 0) == before


def test_equal_colonies_promise_the_same() -> None:
    state = in_atelier()
    assert promise(see(state, 0)) == promise(see(state.copy(), 0))


# Choices that take effect late.


def test_a_choice_of_nurses_counts_as_its_best_completion() -> None:
    state = start(seed=5)
    give(state, 0, nurses=6, larvae=3)
    while 0 in state.to_act and state.phase == "event":
        after = values(state)
        best = max(after, key=lambda line: after[line])
        if state.chosen[0]:
            assert evaluate(state, 0) == pytest.approx(after[best])
        play(state, best)
    assert len(state.chosen[0]) > 1


def test_the_coming_harvest_is_in_the_store_already() -> None:
    """M12: a phase that ends does not make the colony richer."""
    state = working()
    tile = lay(state, 0, "pair", "3,11")
    assert state.tile_cubes[3 * tile : 3 * tile + 3] == [1, 0, 1]
    seen = colony(state)
    assert (seen.food + seen.stone, seen.crop.cubes in (((0, 1),), ((1, 0),))) == (1, True)


def test_chosen_cubes_count_before_they_are_taken() -> None:
    state = working()
    lay(state, 0, "pair", "3,11")
    lay(state, 1, "pair", "7,11", 1)
    state.workers = [1, 0]
    play(state, "A work gestation")
    assert state.phase == "harvest"
    for line, store in (("A harvest 3,11 food", (1, 0)), ("A harvest 3,11 stone", (0, 1))):
        after = state.copy()
        play(after, line)
        seen = colony(after)
        assert (seen.food, seen.stone) == store


def test_cubes_that_are_still_to_be_chosen_are_chosen_well() -> None:
    """In the last round there is food enough, and two other cubes make an objective."""
    state = working(nurses="0001")
    state.year, state.season = 2, WINTER - 1
    state.dice[:2] = [0, 0]
    use_objectives(state, "prey2", "mix2", "stone3", "prey3", "mix6", "prey4")
    give(state, 0, food=6)
    lay(state, 0, "pair", "3,11")
    lay(state, 0, "pair", "1,12")
    state.workers = [1, 0]
    play(state, "A work gestation")
    after = values(state)
    assert after["A harvest 3,11 stone"] > after["A harvest 3,11 food"] + 5


def test_what_is_kept_counts_before_the_rest_is_gone() -> None:
    state = in_atelier()
    give(state, 0, food=3, earth=3)
    give(state, 1, food=3, earth=3)
    play(state, "A done", "A keep food 1 earth 3 stone 0")
    seen = colony(state)
    assert (seen.food, seen.earth, seen.stone) == (1, 3, 0)


def test_larvae_exchanged_in_winter_count_as_food() -> None:
    state = in_atelier(nurses=1)
    state.season = WINTER - 1
    state.dice[:2] = [0, 0]
    state.first = 2 % state.players
    give(state, 0, larvae=4)
    give(state, 1, larvae=4)
    play(state, "A done")
    assert state.phase == "winter"
    after = values(state)
    assert after["A exchange 3"] > after["A pay"]
    play(state, "A exchange 3")
    assert (colony(state).food, colony(state).larvae) == (1, 1)


def test_nurses_wait_until_their_go_is_over() -> None:
    state = in_atelier(nurses=2, others=1)
    assert (see(state, 0).waiting, see(state, 1).waiting) == (2, 1)
    play(state, "A done")
    assert (see(state, 0).waiting, see(state, 1).waiting) == (0, 1)


def test_the_end_of_the_game_is_no_jump() -> None:
    """Ending the last go must not look worse than putting it off: breeding would cost food."""
    state = in_atelier(nurses=1)
    state.year, state.season = 2, WINTER - 1
    state.dice[:2] = [0, 0]
    give(state, 0, food=4, larvae=2)
    after = values(state)
    assert after["A done"] == pytest.approx(after["A breed"] + 6)


# What a colony promises.


@pytest.mark.parametrize("harvests", [0, 1, 2])
def test_food_soldiers_and_larvae_help_through_the_winter(harvests: int) -> None:
    poor = colony(harvests=harvests, larvae=0)
    assert winters(poor) > 0
    for more in ({"food": 1}, {"soldiers": 1}, {"larvae": 3}):
        assert winters(poor._replace(**more)) < winters(poor)  # type: ignore[arg-type]


def test_just_before_winter_each_food_that_lacks_costs_three_points() -> None:
    """M17.3; later winters can still be provided for, and count less."""
    autumn = colony(year=2, ahead=0, harvests=0, larvae=2)
    assert [winters(autumn._replace(food=food)) for food in (0, 3, 4)] == [18, 9, 6]


def test_food_that_the_store_cannot_hold_is_no_provision() -> None:
    """M15.2."""
    autumn = colony(year=2, ahead=0, harvests=0, larvae=0, food=6)
    assert (winters(autumn._replace(limit=4)), winters(autumn._replace(limit=6))) == (6, 0)


def test_portions_of_larvae_are_food_in_the_english_edition() -> None:
    """D18."""
    autumn = colony(year=2, ahead=0, harvests=0, larvae=4)
    english = autumn._replace(setting=autumn.setting._replace(variant="english"))
    assert winters(autumn) - winters(english) == 3


def test_a_deeper_colony_and_more_nurses_lay_better_tiles() -> None:
    seen = colony(space=40)
    by_level = [layings(seen, level, seen.nurses) for level in range(4)]
    by_nurses = [layings(seen, 0, nurses) for nurses in range(3, 9)]
    assert sorted(set(by_level)) == by_level
    assert sorted(set(by_nurses)) == by_nurses


def test_without_room_nothing_can_be_laid() -> None:
    assert layings(colony(space=0, ahead=0), 3, 3) == 0 < layings(colony(ahead=0), 3, 3)


@pytest.mark.parametrize("event", ["level+1", "hex+1", "points+1"])
def test_events_make_tiles_better(event: str) -> None:
    seen = colony(level=1, ahead=0)
    better = seen._replace(event=EVENTS.index(event))
    assert layings(better, 1, 3) > layings(seen, 1, 3)


def test_a_level_that_can_be_paid_in_the_atelier_is_dug() -> None:
    state = in_atelier(nurses=1)
    give(state, 0, earth=2)
    assert choice(state) == "A dig"


def test_a_nurse_is_bred_while_there_is_time_for_her_to_work() -> None:
    state = in_atelier(nurses=1)
    give(state, 0, food=2, larvae=2)
    assert choice(state) == "A breed"


def test_at_the_end_an_objective_is_worth_its_points() -> None:
    state = in_atelier(nurses=1)
    state.year = 2
    give(state, 0, stone=2, earth=2)
    use_objectives(state, "mix2", "prey2", "stone3", "prey3", "mix6", "prey4")
    assert choice(state).startswith("A objective mix2")


@pytest.mark.parametrize(
    ("objective", "more"),
    [
        ("food3", {"food": 3}),
        ("larvae5", {"larvae": 5}),
        ("soldiers2", {"soldiers": 2}),
        ("prey2", {"prey": 2}),
        ("pheromones4", {"group": 4}),
        ("stone3", {"stone": 3}),
        ("nurses6", {"nurses": 6}),
        ("level2", {"level": 2}),
    ],
)
def test_what_an_objective_asks_for_is_worth_more_where_it_is_asked_for(
    objective: str, more: dict[str, int]
) -> None:
    def worth(*objectives: str) -> float:
        state = in_atelier(nurses=1)
        use_objectives(state, *objectives)
        seen = colony(state, ahead=1, finished=(False, True, False, False, False, False))
        return promise(seen._replace(**more)) - promise(seen)  # type: ignore[arg-type]

    others = ("special2", "mix2", "special3", "special3", "nurses8", "pheromones7")
    assert worth(objective, *others[1:]) > worth(*others)


# The worker on its way.


def test_a_worker_hunts_what_its_soldiers_can_hunt() -> None:
    state = going_out()
    give(state, 0, soldiers=1)
    put_prey(state, "4,10", "termite")
    assert "A hunt 4,10" in go(state)


def test_a_worker_does_not_count_on_earth_that_is_still_in_the_garden() -> None:
    """M11.1 is paid from the store; what the harvest will bring comes too late."""
    state = going_out()
    bare(state, lay(state, 0, "pair", "2,10"))
    lay(state, 0, "pair", "0,12")
    give(state, 0, food=1)
    play(state, "A out 2,11", "A step 2,10")
    state.steps_left = 0
    assert colony(state).earth == 1
    assert best_end(state) < 0
    give(state, 0, earth=6)
    assert best_end(state) > 0


def test_a_worker_goes_straight_to_where_it_lays_its_tile() -> None:
    *way, last = go(going_out(event="move+3"))
    assert way[0] == "A out 2,11"
    assert " place " in last
    assert len(set(way)) == len(way) <= 4


def test_larvae_are_not_exchanged_in_order_to_put_off_a_go() -> None:
    """What a worker may do looks better than what it can do; the larvae are for the objective."""
    state = working(nurses="0001")
    state.year = 2
    give(state, 0, larvae=5)
    use_objectives(state, "larvae5", "prey2", "stone3", "prey3", "mix6", "prey4")
    while state.to_act == (0,):
        line = choice(state)
        assert "exchange" not in line
        play(state, line)


def test_own_tiles_lengthen_ways_and_other_ones_bar_them() -> None:
    state = working()
    before = grounds(state, 0).space
    own, other = state.copy(), state.copy()
    lay(own, 0, "pair", "2,10")
    lay(other, 1, "pair", "2,10")
    assert grounds(own, 0).space > grounds(other, 0).space
    assert grounds(other, 0).space < before


# How well it plays.


class Loss(NamedTuple):
    """Points lost in a winter, and the decisions of the season before it from its harvest on."""

    year: int
    seat: int
    decisions: tuple[MyrmesState, ...]


class Game(NamedTuple):
    scores: list[int]
    losses: list[Loss]


def greedy_game(players: int, variant: str, seed: int) -> Game:
    """A game among greedy bots, and the winters in which points were lost."""
    state: Any = MYRMES.new(players, seed, variant)
    rng, losses = Random(seed), []
    decisions: list[list[MyrmesState]] = [[] for _ in range(players)]
    while not state.is_over:
        seat, year, lost = state.to_act[0], state.year, winter_points(state)
        if state.season >= WINTER - 1 and state.phase not in ("event", "born", "workers"):
            decisions[seat].append(state.copy())
        state.advance(GREEDY.choose(state, seat, rng))
        if state.year > year or state.is_over:
            for loser, (before, after) in enumerate(zip(lost, winter_points(state), strict=True)):
                if after < before:
                    losses.append(Loss(year, loser, tuple(decisions[loser])))
            decisions = [[] for _ in range(players)]
    return Game(state.scores(), losses)


def winter_points(state: MyrmesState) -> list[int]:
    return state.points[sources.WINTER :: len(sources.SOURCES)]


@cache
def greedy_games() -> tuple[Game, ...]:
    """A game at every kind of table, 18 seats in all; in a soak two."""
    tables = [(players, variant) for variant in MYRMES.variants for players in (2, 3, 4)]
    games = range(len(tables) * (2 if SOAK else 1))
    return tuple([greedy_game(*tables[seed % len(tables)], seed) for seed in games])


def test_greedy_bots_score_as_people_do() -> None:
    """People end between 40 and 100 points; random play ends far below zero."""
    scores = [score for game in greedy_games() for score in game.scores]
    assert mean(scores) > 45
    assert min(scores) > 15


def test_random_bots_do_not() -> None:
    scores = []
    for seed in range(20):
        state = MYRMES.new(3, seed)
        play_out(state, [RandomBot()] * 3, Random(seed))
        scores += state.scores()
    assert mean(scores) < 0


def test_greedy_bots_provide_for_winters() -> None:
    """Of the seats, with three winters each, few lose anything in the first two."""
    losses = [loss.year for game in greedy_games() for loss in game.losses]
    seats = sum(len(game.scores) for game in greedy_games())
    assert losses.count(0) + losses.count(1) <= seats / 12
    assert losses.count(2) <= seats / 4


def other_ways(loss: Loss) -> Iterator[int]:
    """Final scores of the loser if, at one decision, it had done something else."""
    for before in loss.decisions:
        for action in before.legal_actions(loss.seat):
            state = before.copy()
            state.advance(action)
            play_out(state, [GREEDY] * state.players, Random(1))
            yield state.scores()[loss.seat]


def test_what_the_last_winter_takes_has_brought_more_elsewhere() -> None:
    """No other harvest, atelier or store would have left a loser with more points."""
    for game in greedy_games():
        for loss in [loss for loss in game.losses if loss.year == 2]:
            assert max(other_ways(loss)) <= game.scores[loss.seat]
