"""How play-outs go on: what they look at, what they remember, and what counts in the end."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from formicarium.bots.search.budget import Budget
from formicarium.bots.search.habits import Habits
from formicarium.bots.search.playouts import Playouts
from tests.bots.toys import Crowd, Long, Pick, ToyGame, Windy, toy_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.tables import AnyState

__all__ = ["toy_game"]


def test_what_was_never_good_is_not_looked_at_again() -> None:
    habits = Habits()
    habits.note({Pick(0, what): float(what) for what in range(900)})
    new, good = habits.split([Pick(0, what) for what in range(1000)])
    assert new == [Pick(0, what) for what in range(900, 1000)]
    assert good == [Pick(0, 899), Pick(0, 898), Pick(0, 897)]
    for _ in range(12):
        habits.note({Pick(0, 899): 0.0, Pick(0, 5): 300.0})
    _, good = habits.split([Pick(0, what) for what in range(900)])
    assert good == [Pick(0, 5), Pick(0, 898), Pick(0, 897)]


def playouts_of(game: ToyGame, gain: Callable[[Any], float], swings: bool = False) -> Playouts:
    evaluate: Any = game.evaluate
    return Playouts(0, Random(1), evaluate, gain, swings)


@pytest.mark.parametrize(("kind", "looks_again"), [(Crowd, False), (Windy, True)])
def test_who_sees_the_same_does_the_same(
    toy_game: ToyGame, kind: type[Crowd], looks_again: bool
) -> None:
    """Unless chance had something to say: then what looks best may be another action."""
    seen: list[object] = []

    def look_at(end: AnyState) -> float:
        seen.append(end.observe(0))
        return 0.0

    playouts = playouts_of(toy_game, look_at)
    looks, ends = [], []
    for _ in range(2):
        before = toy_game.evaluations
        assert playouts.gain(kind((Pick(0, 1),)), Budget().begin()) == 0.0
        looks.append(toy_game.evaluations - before)
        ends.append(seen[-1])
    assert looks[0] > 0
    assert (looks[1] > 0) == looks_again
    assert looks_again or ends[0] == ends[1]


@pytest.mark.parametrize(("swings", "gain"), [(False, 5.0), (True, 3.0)])
def test_the_mean_over_turns_counts_where_evaluations_swing(
    toy_game: ToyGame, swings: bool, gain: float
) -> None:
    """The turns of the seat end when one, three and five picks have been made."""
    playouts = playouts_of(toy_game, lambda state: float(len(state.picked)), swings)
    playouts.turns = 3
    assert playouts.gain(Long((Pick(0, 1),)), Budget().begin()) == gain


@pytest.mark.parametrize(("kind", "looks_again"), [(Crowd, False), (Windy, True)])
def test_what_has_nothing_to_do_with_chance_is_played_once(
    toy_game: ToyGame, kind: type[Crowd], looks_again: bool
) -> None:
    playouts = playouts_of(toy_game, lambda state: state.points[0])
    playouts.turns = 2
    first, again = kind((Pick(0, 1),)), kind((Pick(0, 1),))
    gain = playouts.gain(first, Budget().begin())
    assert len(first.picked) > 1
    same = playouts.gain(again, Budget().begin())
    assert (len(again.picked) > 1) == looks_again
    assert looks_again or same == gain


def test_not_everything_is_remembered(toy_game: ToyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search may take an hour, but not all memory."""
    monkeypatch.setattr("formicarium.bots.search.playouts.REMEMBERED", 1)
    test_who_sees_the_same_does_the_same(toy_game, Crowd, looks_again=True)
