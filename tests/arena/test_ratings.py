"""Bradley and Terry's ratings."""

from random import Random

import pytest

from formicarium.arena.ratings import ahead, ratings
from tests.arena.matches import result


def test_they_are_those_of_a_library_for_the_same_model() -> None:
    """The figures are those of choix 0.4.1, ``ilsr_pairwise_dense``, with the draws added."""
    found = ratings([[0, 30, 45.5], [10, 0, 28], [4.5, 12, 0]])
    expected = [1687.0161237663156, 1485.3926494477596, 1327.5912267859248]
    assert [rating.points for rating in found] == pytest.approx(expected, abs=1e-6)


def test_the_mean_is_fixed_and_the_order_does_not_matter() -> None:
    one = ratings([[0, 8, 9], [2, 0, 6], [1, 4, 0]])
    other = ratings([[0, 4, 1], [6, 0, 2], [9, 8, 0]])  # the same, named backwards
    assert sum(rating.points for rating in one) == pytest.approx(3 * 1500)
    assert [r.points for r in one] == pytest.approx([r.points for r in reversed(other)])
    assert [r.margin for r in one] == pytest.approx([r.margin for r in reversed(other)])


def test_one_who_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    best, worst = ratings([[0, 400], [0, 0]])
    assert 2000 < best.points < 3000
    assert best.margin > 200
    assert best.points + worst.points == pytest.approx(3000)


def test_one_bot_alone_is_average() -> None:
    (alone,) = ratings([[0.0]])
    assert (alone.points, alone.margin, alone.low, alone.high) == (1500, 0, 1500, 1500)


def test_the_interval_holds_the_truth_about_19_times_in_20() -> None:
    rng, held, gap = Random(1), 0, 150.0
    chance = 1 / (1 + 10 ** (-gap / 400))
    for _ in range(400):
        wins = sum(rng.random() < chance for _ in range(200))
        found = ratings([[0, wins], [200 - wins, 0]])[0]
        held += found.low <= 1500 + gap / 2 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_who_is_ahead_of_whom() -> None:
    """Winners come first, then points decide; a tie is half for each, seats of one bot are none."""
    games = [
        result(("a", "b"), (5, 5), (0,)),  # a won by a tie-break
        result(("a", "b"), (5, 5), (0, 1)),
        result(("b", "a", "a", "b"), (9, 8, 3, 1), (0,)),
    ]
    assert ahead(["a", "b"], games[:1]) == [[0, 1], [0, 0]]
    assert ahead(["a", "b"], games[1:2]) == [[0, 0.5], [0.5, 0]]
    assert ahead(["a", "b"], games[2:]) == [[0, 1], [1, 0]]  # four meetings of half a weight
