"""The search: what it finds, what it spends, and what it remembers."""

from __future__ import annotations

import gc
import time
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import formicarium as fm
from formicarium.bots import Player, RandomBot, SearchBot, play_out, read_bot
from formicarium.bots.search.budget import Budget
from formicarium.bots.search.contest import CERTAIN
from formicarium.bots.search.playouts import FARTHEST, LONG
from formicarium.bots.search.search import WIDEST, ExpectedPoints, Memory, Search
from formicarium.bots.search.spread import Spread
from formicarium.bots.search.tree import Node
from tests.bots.toys import (
    Alone,
    Bait,
    Bluff,
    Crowd,
    Fork,
    Gate,
    Ladder,
    Long,
    Pick,
    Retirement,
    Sunset,
    Temptation,
    Toy,
    ToyGame,
    Whatever,
    Windy,
    toy_game,
)
from tests.tables import ALL_TABLES, SOAK, AnyState, TableKind

__all__ = ["toy_game"]

SHARE = 1.0 if SOAK else 0.05
"""How many of the decisions of its seat it takes at each table."""


def midgame(game: str = "micropolis", steps: int = 9, seed: int = 5) -> AnyState:
    """Return a position with something to choose after some steps, or the last before the end."""
    rules = fm.game(game)
    state: AnyState = rules.new(rules.players()[0], seed)
    found, rng = state, Random(seed)
    while not state.is_over:
        if len(state.legal_actions(state.to_act[0])) > 1:
            found = state.copy()
            if steps <= 0:
                break
        state.advance(RandomBot().choose(state, state.to_act[0], rng))
        steps -= 1
    return found


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_it_is_at_home_at_every_table(table: TableKind) -> None:
    """In one seat, and not always: chance brings it into positions that nobody would seek."""
    state, rng = table.new(seed=3), Random(3)
    search, chance = SearchBot(iterations=2).sit_down(), RandomBot()
    while not state.is_over:
        seat = state.to_act[-1]
        player: Player = search if seat == 0 and rng.random() < SHARE else chance
        state.apply(player.choose(state, seat, rng))


@given(seed=st.integers(0, 99), steps=st.integers(0, 20), iterations=st.integers(1, 12))
@settings(max_examples=1000 if SOAK else 15)
def test_advice_adds_up(seed: int, steps: int, iterations: int) -> None:
    """Every action is legal, the best come first, and what was to be spent is spent or saved."""
    state = midgame(steps=steps, seed=seed)
    seat = state.to_act[0]
    before = state.to_json()
    advice = SearchBot(iterations=iterations).explain(state, seat, Random(seed))
    legal = state.legal_actions(seat)
    assert all(reason.action in legal for reason in advice)
    assert len({reason.action for reason in advice}) == len(advice) <= 5
    visits = [reason.visits for reason in advice]
    is_cut = len(legal) > len(advice) == 5
    is_settled = min(visits) >= CERTAIN
    assert sum(visits) == iterations or (sum(visits) < iterations and (is_cut or is_settled))
    assert visits[0] >= max(visits) - 2  # the last two have equal turns
    assert all(0 < reason.share < 1 for reason in advice)
    assert all(better.share >= worse.share for better, worse in pairwise(advice))
    assert state.to_json() == before


@pytest.mark.parametrize("game", [game.id for game in fm.games()])
def test_the_same_dice_give_the_same_advice(game: str) -> None:
    state = midgame(game)
    seat = state.to_act[0]
    one, same = (SearchBot(iterations=20).explain(state, seat, Random(4)) for _ in range(2))
    assert one == same
    assert SearchBot(iterations=20).choose(state, seat, Random(4)) == one[0].action


def test_it_sees_through_a_bait(toy_game: ToyGame) -> None:
    state = Bait()
    assert read_bot("greedy").choose(state, 0, Random(1)).what == 3  # type: ignore[attr-defined]
    assert SearchBot(iterations=30).choose(state, 0, Random(1)).what == 2  # type: ignore[attr-defined]


class Hopeful(ToyGame):
    """While the game goes on, everybody hopes for fifty points more."""

    def evaluate(self, state: Toy, seat: int) -> float:
        return super().evaluate(state, seat) + 50 * (not state.is_over)

    def expectations(self, state: Toy) -> list[float]:
        return [points + 50 * (not state.is_over) for points in super().expectations(state)]


class Builder(ToyGame):
    """Only in the end one looks at what the rival has."""

    def evaluate(self, state: Toy, seat: int) -> float:
        return super().evaluate(state, seat) if state.is_over else state.points[seat]


def test_hopes_that_everybody_has_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Evaluations promise much until the game is over; that is no reason to put the end off."""
    monkeypatch.setattr("formicarium.bots.search.search.game", lambda _: Hopeful())
    assert str(SearchBot(iterations=40).choose(Sunset(), 0, Random(1))) == "0 picks 9"


def test_the_end_of_the_game_counts_no_more_than_what_comes_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the end an evaluation is the lead, for both seats; that is no reason to count it twice."""
    monkeypatch.setattr("formicarium.bots.search.search.game", lambda _: Builder())
    assert str(SearchBot(iterations=40).choose(Retirement(), 0, Random(1))) == "0 picks 5"


def test_rivals_do_not_see_what_is_chosen_unseen(toy_game: ToyGame) -> None:
    """A rival who saw it would take every bluff; one who cannot takes half of them."""
    safe, *_ = Bluff().legal_actions(0)
    advice = SearchBot(iterations=2000).explain(Bluff(), 0, Random(1))
    assert advice[0].action != safe


@pytest.mark.parametrize("secret", [(), (Pick(1, 1),), (Pick(1, 2),)])
def test_who_has_chosen_unseen_is_taken_to_have_chosen_well(
    toy_game: ToyGame, secret: tuple[Pick, ...]
) -> None:
    """The same as if they had not chosen yet: what they chose makes no difference."""
    assert SearchBot(iterations=40).choose(Temptation(secret), 0, Random(1)) == Pick(0, 0)


def test_the_seat_that_is_asked_decides_first() -> None:
    """In a simultaneous phase others owe a decision, too; they may even come before it."""
    state = fm.game("myrmes").new(players=4, seed=2)
    assert len(state.to_act) == 4
    for seat in state.to_act:
        action = SearchBot(iterations=8).choose(state, seat, Random(1))
        assert action.seat == seat
        assert action in state.legal_actions(seat)


def test_a_single_action_takes_no_thought(toy_game: ToyGame) -> None:
    (reason,) = SearchBot(seconds=60).explain(Alone(), 0, Random(1))
    assert (reason.visits, reason.share) == (0, 0.5)
    assert toy_game.evaluations == 1


@pytest.mark.parametrize("iterations", [1, 2, 50])
def test_a_thousand_actions_are_survived(toy_game: ToyGame, iterations: int) -> None:
    advice = SearchBot(iterations=iterations).explain(Crowd(), 0, Random(1))
    assert advice[0].action in Crowd().legal_actions(0)
    assert toy_game.evaluations <= 1 + WIDEST + 130 * iterations


def test_with_time_the_best_of_a_thousand_is_found(toy_game: ToyGame) -> None:
    best = SearchBot(iterations=60).choose(Crowd(), 0, Random(1))
    assert abs(best.what - 517) <= 20  # type: ignore[attr-defined]


class SlowGame:
    """A game whose evaluations take three milliseconds each of a clock of its own."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.swings = game.swings
        self.now = 100.0

    def evaluate(self, state: AnyState, seat: int) -> float:
        self.now += 0.003
        value: float = self._game.evaluate(state, seat)
        return value

    def expectations(self, state: AnyState) -> list[float]:
        self.now += 0.003
        values: list[float] = self._game.expectations(state)
        return values


@pytest.fixture
def never_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searches take all of their budget."""
    for limit in ("SOONEST", "CERTAIN"):
        monkeypatch.setattr(f"formicarium.bots.search.contest.{limit}", 1000)


def time_taken(
    monkeypatch: pytest.MonkeyPatch, game: object, state: AnyState, seconds: float
) -> float:
    """Search for some time, of which nothing but evaluations takes any, and return what it took."""
    slow = SlowGame(game)
    monkeypatch.setattr("formicarium.bots.search.search.game", lambda _: slow)
    start = slow.now
    SearchBot(seconds=seconds, clock=lambda: slow.now).explain(state, state.to_act[0], Random(1))
    return slow.now - start


@pytest.mark.usefixtures("never_settled")
@pytest.mark.parametrize("seconds", [0.1, 1.0, 5.0])
def test_the_time_is_kept(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Also where a look at all actions of a decision would take longer."""
    taken = time_taken(monkeypatch, ToyGame(), Windy(), seconds)
    assert 0.9 * seconds <= taken <= 1.1 * seconds


@pytest.mark.parametrize("game", [game.id for game in fm.games()])
def test_the_time_is_kept_in_real_games(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Decisions that are clear take less of it."""
    assert time_taken(monkeypatch, fm.game(game), midgame(game), seconds=1.0) <= 1.1


@pytest.mark.parametrize("game", [game.id for game in fm.games()])
def test_it_leaves_nothing_to_the_garbage_collector(game: str) -> None:
    """It would have to look through all that a search remembers, just when time is short."""
    state = midgame(game)
    gc.collect()
    SearchBot(iterations=20).choose(state, state.to_act[0], Random(1))
    assert gc.collect() == 0


@pytest.mark.parametrize("is_on", [True, False])
def test_no_garbage_is_collected_while_time_is_kept(toy_game: ToyGame, is_on: bool) -> None:
    """Whoever asks: a collection looks through much else, and takes too long."""
    was_on = []

    def clock() -> float:
        was_on.append(gc.isenabled())
        return time.perf_counter()

    if not is_on:
        gc.disable()
    try:
        SearchBot(iterations=20, clock=clock).explain(Windy(), 0, Random(1))
        assert gc.isenabled() == is_on
    finally:
        gc.enable()
    assert was_on
    assert not any(was_on)


def test_garbage_is_collected_again_when_a_search_breaks(toy_game: ToyGame) -> None:
    def clock() -> float:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        SearchBot(clock=clock).explain(Windy(), 0, Random(1))
    assert gc.isenabled()


@pytest.mark.parametrize("was_frozen", [True, False])
def test_what_was_frozen_stays_so_and_nothing_else(toy_game: ToyGame, was_frozen: bool) -> None:
    if was_frozen:
        gc.freeze()
    try:
        SearchBot(iterations=20).explain(Windy(), 0, Random(1))
        assert bool(gc.get_freeze_count()) == was_frozen
    finally:
        gc.unfreeze()


def test_what_is_clear_takes_less_time(toy_game: ToyGame) -> None:
    """Two points for sure, or three and a rival who has ten: the same on every table."""
    best, other = SearchBot(iterations=10_000).explain(Bait(), 0, Random(1))
    assert (str(best.action), best.visits, other.visits) == ("0 picks 2", CERTAIN, CERTAIN)


def test_what_makes_no_difference_takes_less_time(toy_game: ToyGame) -> None:
    advice = SearchBot(iterations=10_000).explain(Whatever(), 0, Random(1))
    assert {reason.visits for reason in advice} == {CERTAIN}


def test_a_long_search_compares_actions_of_the_next_turn(toy_game: ToyGame) -> None:
    """Behind the gate a greedy player would walk into the trap."""
    short, long = (
        SearchBot(iterations=iterations).choose(Gate(), 0, Random(1)) for iterations in (30, LONG)
    )
    assert (str(short), str(long)) == ("0 picks 2", "0 picks 0")


def test_a_kept_long_search_is_thorough_from_the_first_iteration_on(toy_game: ToyGame) -> None:
    """The one that finds out how far to look compares nothing there, so it does not count."""
    budget = Budget.of(iterations=LONG)
    fresh = Search(Gate(), 0, Random(1))
    fresh.run(budget.begin())
    memory = fresh.behind(Pick(0, 0))._replace(root=Node(), spread=Spread())
    assert memory.is_long
    memory.root.learn(Pick(0, 0), prior=100.0)  # so that it is tried first
    kept = Search(Gate(), 0, Random(1), memory)
    kept.run(budget.begin())
    assert kept.advice()[0].share == fresh.advice()[0].share


def test_no_time_at_all_still_gives_an_action(toy_game: ToyGame) -> None:
    ticks = iter(range(10_000))
    bot = SearchBot(seconds=0.5, clock=lambda: float(next(ticks)))
    assert bot.choose(Crowd(), 0, Random(1)) in Crowd().legal_actions(0)


def test_both_limits_count() -> None:
    state = midgame()
    quick = SearchBot(seconds=60, iterations=7).explain(state, state.to_act[0], Random(1))
    assert sum(reason.visits for reason in quick) <= 7


@pytest.mark.usefixtures("never_settled")
def test_a_player_goes_on_with_its_tree_within_a_turn() -> None:
    """After a tile with barracks the same seat decides whether to fill them."""
    most, went_on = 200, 0
    bot = SearchBot(iterations=most)
    for seed in range(6):
        state, rng = fm.game("micropolis").new(players=2, seed=seed), Random(seed)
        players = [bot.sit_down(), bot.sit_down()]
        last = -1
        while not state.is_over and not went_on:
            seat = state.to_act[0]
            advice = players[seat].explain(state, seat, rng)
            visits = sum(reason.visits for reason in advice)
            if seat == last and visits > most:
                went_on += 1
            assert seat == last or visits <= most
            state.apply(advice[0].action)
            last = -1 if state.outcome else seat
    assert went_on


@pytest.mark.usefixtures("never_settled")
def test_what_was_kept_counts_from_where_it_began(toy_game: ToyGame) -> None:
    """What an action brings is the same whether it was found out before or after the first one."""
    state, rng = Ladder(), Random(1)
    player = SearchBot(iterations=200).sit_down()
    action = player.choose(state, 0, rng)
    assert action in state.legal_actions(0)
    state.advance(action)
    kept = {reason.action: reason for reason in player.explain(state, 0, rng)}
    fresh = {reason.action: reason for reason in SearchBot(iterations=200).explain(state, 0, rng)}
    assert sum(reason.visits for reason in kept.values()) > 200
    for action, reason in fresh.items():
        assert kept[action].share == pytest.approx(reason.share)


@pytest.mark.parametrize(("patience", "turns"), [(0.001, 1), (1.0, FARTHEST)])
def test_it_looks_a_few_turns_ahead_and_no_further(
    monkeypatch: pytest.MonkeyPatch, patience: float, turns: int
) -> None:
    """Whatever it costs, the present turn is played to its end; with time, up to three more are."""
    slow = SlowGame(ToyGame())
    monkeypatch.setattr("formicarium.bots.search.search.game", lambda _: slow)
    monkeypatch.setattr("formicarium.bots.search.playouts.PATIENCE", patience)
    search = Search(Long(), 0, Random(1))
    search.run(Budget.of(seconds=20).begin(lambda: slow.now))
    assert search.behind(search.advice()[0].action).turns == turns


@pytest.mark.parametrize(("turns", "left"), [(1, 0), (FARTHEST, 1)])
def test_what_looked_less_far_is_forgotten(toy_game: ToyGame, turns: int, left: int) -> None:
    """Gains of one turn cannot be compared with gains of four."""
    root = Node()
    edge = root.learn(Pick(0, 3), prior=-500.0)
    edge.add(100.0)
    search = Search(
        Long(), 0, Random(1), Memory(root, Spread(), ExpectedPoints(0.0, [0.0]), turns, False)
    )
    search.run(Budget.of(iterations=30).begin())
    assert edge.visits == left


def test_what_only_other_tables_offer_is_not_played(toy_game: ToyGame) -> None:
    """The tree that was kept holds picks for both sides of the coin."""
    state, rng = Fork(), Random(1)
    player = SearchBot(iterations=50).sit_down()
    while not state.is_over:
        action = player.choose(state, 0, rng)
        assert action in state.legal_actions(0)
        state.advance(action)
    assert state.points == (6.0, 0.0)


def test_a_player_forgets_when_something_else_was_played() -> None:
    state = midgame(steps=0)
    seat = state.to_act[0]
    player = SearchBot(iterations=30).sit_down()
    player.explain(state, seat, Random(1))
    again = player.explain(state, seat, Random(1))
    assert again == SearchBot(iterations=30).explain(state, seat, Random(1))


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(6):
        state = fm.game("micropolis").new(players=2, seed=seed)
        seats = [SearchBot(iterations=20), RandomBot()]
        play_out(state, seats if seed % 2 else seats[::-1], Random(seed))
        won += state.winners() == ((seed + 1) % 2,)
    assert won == 6
