"""Wilson's interval."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formicarium.arena import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_values_published_by_newcombe(successes: int, trials: int, low: float, high: float) -> None:
    """R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I."""
    rate = wilson(successes, trials)
    assert rate.value == successes / trials
    assert (round(rate.low, 4), round(rate.high, 4)) == (low, high)


@given(st.integers(1, 10**6), st.floats(0, 1))
def test_the_rate_is_inside_and_the_interval_within_bounds(trials: int, part: float) -> None:
    rate = wilson(part * trials, trials)
    assert 0 <= rate.low <= rate.value <= rate.high <= 1


@given(st.integers(0, 50))
def test_winning_and_losing_are_mirrored(wins: int) -> None:
    won, lost = wilson(wins, 50), wilson(50 - wins, 50)
    assert won.low == pytest.approx(1 - lost.high)
