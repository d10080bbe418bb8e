"""Bots keep to the rules, to their seed and to what their seat may know."""

from dataclasses import replace
from itertools import cycle, pairwise
from random import Random

import pytest

import formicarium as fm
from formicarium.bots import Bot, GreedyBot, RandomBot, bot, bots, play_out
from formicarium.games.micropolis.rules.state import MicropolisState
from tests.tables import DEFAULT_TABLES, SOAK, TableKind

ONE_STEP = ("random", "greedy", "easy", "medium")
"""The bots that look one step ahead at most; ``test_search`` has the others."""
SHARE = 1.0 if SOAK else 0.2
"""How many of the decisions bots make at each table."""


def played(name: str, game: str, variant: str, players: int, seed: int) -> fm.Record:
    """A whole game among bots of one kind; every action is checked as it is applied."""
    record = fm.Record.begin(game, players, seed, variant)
    state, rng = record.replay(), Random(seed)
    while not state.is_over:
        seat = state.to_act[0]
        record.play(state, bot(name).choose(state, seat, rng))
    return record


@pytest.mark.parametrize("table", DEFAULT_TABLES, ids=str)
def test_bots_play_legal_games_at_every_table(table: TableKind) -> None:
    """They take turns at the seats, so that each of them sees all of the game.

    Chance decides between them: they need not make every decision.
    """
    record, rng = table.record(seed=3), Random(3)
    state, names = record.replay(), cycle(ONE_STEP)
    while not state.is_over:
        seat = rng.choice(state.to_act)
        name = next(names) if rng.random() < SHARE else "random"
        record.play(state, bot(name).choose(state, seat, rng))
    assert record.verify().is_over


@pytest.mark.parametrize("name", ONE_STEP)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    one, same, other = (played(name, "micropolis", "base", 3, seed) for seed in (5, 5, 6))
    assert one.to_text() == same.to_text()
    assert one.moves != other.moves


@pytest.mark.parametrize("name", ONE_STEP)
def test_choosing_leaves_the_state_as_it_is(name: str) -> None:
    state = fm.game("micropolis").new(players=4, seed=8)
    before = state.to_json()
    bot(name).choose(state, state.to_act[0], Random(1))
    assert state.to_json() == before


@pytest.mark.parametrize(
    ("game", "variant", "decisions"),
    [("micropolis", "base", 99), ("micropolis", "expert", 99), ("myrmes", "second", 40)],
)
def test_greedy_cannot_know_what_its_seat_cannot(game: str, variant: str, decisions: int) -> None:
    """In Micropolis the order of the stack; in Myrmes what others have chosen unseen."""
    state, rng = fm.game(game).new(players=3, seed=9, variant=variant), Random(9)
    while not state.is_over and decisions:
        decisions -= 1
        seat = state.to_act[0]
        tables = [state.determinize(seat, Random(deal)) for deal in range(3)]
        choices = [GreedyBot().choose(table, seat, Random(7)) for table in tables]
        assert all(one == other for one, other in pairwise(choices))
        state.apply(RandomBot().choose(state, seat, rng))


def test_greedy_thinks_on_a_table_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even an evaluation that peeked would not see the true stack or the true chance."""
    game = fm.game("micropolis")
    state = game.new(players=2, seed=12)
    seen: list[MicropolisState] = []

    def peek(after: MicropolisState, _seat: int) -> float:
        seen.append(after)
        return 0.0

    peeking = replace(game, evaluate=peek)
    monkeypatch.setattr("formicarium.bots.glance.game", lambda _: peeking)
    GreedyBot().choose(state, state.to_act[0], Random(1))
    assert len(seen) == len(state.legal_actions(state.to_act[0]))
    assert all(after.chance.key != state.chance.key for after in seen)
    assert all(after.stack != state.stack for after in seen)


@pytest.mark.parametrize(("game", "games"), [("micropolis", 60), ("myrmes", 4)])
def test_greedy_beats_random(game: str, games: int) -> None:
    won = 0
    for seed in range(games):
        state = fm.game(game).new(players=2, seed=seed)
        seats: list[Bot] = [RandomBot(), RandomBot()]
        seats[seed % 2] = GreedyBot()
        play_out(state, seats, Random(seed))
        won += state.winners() == (seed % 2,)
    assert won >= 0.9 * games


def test_ties_are_broken_by_lot() -> None:
    """Nothing lies yet, so the marker of the expert game may as well go to either anthill."""
    state = fm.game("micropolis").new(players=2, seed=4, variant="expert")
    seat = state.to_act[0]
    chosen = {str(GreedyBot().choose(state, seat, Random(luck))) for luck in range(20)}
    assert len(chosen) == 2


def test_an_unknown_bot_is_refused_with_a_list() -> None:
    with pytest.raises(fm.SetupError, match="unknown bot 'deep'; known bots: random, greedy"):
        bot("deep")


def test_bots_are_listed_and_found_by_name() -> None:
    assert all(bot(known.name) is known and known.summary for known in bots())
