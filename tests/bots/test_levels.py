"""Every bot, and the levels for people among them: they keep to what their seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import fmean
from typing import Any

import pytest

import formicarium as fm
from formicarium.bots import LEVELS, Bot, bot, bots, read_bot
from formicarium.core.snapshot import fields_of
from tests.bots.toys import Bait, Crowd, ToyGame, toy_game
from tests.tables import DEFAULT_TABLES, SOAK, AnyState, TableKind, play_randomly

__all__ = ["toy_game"]

QUICK = ("random", "greedy", "search:iterations=4", "easy", "medium", "hard")
"""Every way to think, in so few steps that whole games take little time."""
STRIDE = 2 if SOAK else 7
"""How far apart the positions of a game are that are looked at."""
LARGEST = [
    max((table for table in DEFAULT_TABLES if table.game is game), key=lambda table: table.players)
    for game in fm.games()
]


def test_every_bot_is_one_of_those_that_are_tested_here() -> None:
    assert {type(known) for known in bots()} == {type(read_bot(name)) for name in QUICK}


def test_levels_are_bots_by_name() -> None:
    assert [level.name for level in LEVELS] == ["easy", "medium", "hard", "expert"]
    assert all(bot(level.name) is level for level in LEVELS)
    assert all(level in bots() for level in LEVELS)


def some_positions(table: TableKind, upto: int) -> Iterator[tuple[AnyState, int]]:
    """Yield positions from the beginning of a random game, each with a seat that is to act."""
    for state, action in islice(play_randomly(table.new(seed=9), Random(9)), 0, upto, STRIDE):
        yield state, action.seat


def apart_from_chance(state: AnyState) -> dict[str, Any]:
    """All of a state but its chance, which is another one on every imagined table."""
    return {name: value for name, value in fields_of(state).items() if name != "chance"}


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("table", LARGEST, ids=str)
def test_what_a_seat_cannot_know_makes_no_difference(name: str, table: TableKind) -> None:
    """Two tables that differ only in what the seat cannot know, and the same dice: the same advice.

    Nothing that is hidden reaches a bot, not even through the tables that it imagines.
    """
    for state, seat in some_positions(table, 60):
        other = state.determinize(seat, Random(1))
        assert state.observe(seat) == other.observe(seat)
        one, same = (read_bot(name).explain(each, seat, Random(7)) for each in (state, other))
        assert one == same


def test_some_tables_hide_something() -> None:
    """So that tables which differ in what is hidden are really compared above."""
    assert any(
        apart_from_chance(state) != apart_from_chance(state.determinize(seat, Random(1)))
        for table in LARGEST
        for state, seat in some_positions(table, 60)
    )


@pytest.mark.parametrize("name", QUICK)
def test_the_generator_of_the_game_is_left_alone(name: str) -> None:
    for table in LARGEST:
        for state, seat in some_positions(table, 30):
            before = state.to_json()
            read_bot(name).choose(state, seat, Random(2))
            assert state.to_json() == before


@pytest.mark.parametrize("name", QUICK)
def test_advice_begins_with_what_is_chosen(name: str) -> None:
    for table in LARGEST:
        for state, seat in some_positions(table, 30):
            advice = read_bot(name).explain(state, seat, Random(3))
            legal = state.legal_actions(seat)
            assert advice[0].action == read_bot(name).choose(state, seat, Random(3))
            assert len(advice) == len({reason.action for reason in advice}) <= 5
            assert all(reason.action in legal and 0 <= reason.share <= 1 for reason in advice)


def test_a_softmax_bot_errs_less_the_more_it_matters(toy_game: ToyGame) -> None:
    state: Any = Crowd()
    worst, mean = 517, 250

    def shortfall(level: Bot) -> float:
        picks: list[Any] = [level.choose(state, 0, Random(luck)) for luck in range(60)]
        assert max(abs(pick.what - 517) for pick in picks) < worst
        return fmean(abs(pick.what - 517) for pick in picks)

    assert 0 < shortfall(bot("medium")) < shortfall(bot("easy")) < mean


def test_advice_of_a_glance_names_the_best(toy_game: ToyGame) -> None:
    state: Any = Crowd()
    drawn, *others = bot("easy").explain(state, 0, Random(1))
    assert [str(reason.action) for reason in others[:3]] == [
        "0 picks 517",
        "0 picks 516",
        "0 picks 518",
    ]
    assert drawn.visits == 1


def test_what_looks_better_has_the_larger_share(toy_game: ToyGame) -> None:
    state: Any = Bait()
    shares = {
        str(reason.action): reason.share for reason in bot("easy").explain(state, 0, Random(1))
    }
    assert 0.5 < shares["0 picks 2"] < shares["0 picks 3"] < 1
