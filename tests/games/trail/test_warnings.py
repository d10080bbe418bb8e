"""What a friend says in Trail."""

from tests.conformance import warned
from tests.games.trail.test_rules import TRAIL, position


def test_t2_4_a_large_crumb_is_passed() -> None:
    """Not if it is small, or if the walk itself brings something."""
    state = position(1, 0)
    state.crumbs = [3, 0, 1, 2, 1, 2]  # on the spaces 2, 4, …
    passed = "You walk past a crumb worth 3 points and get nothing. T2.4"
    assert warned.actions(TRAIL, state) == {"walk 2": passed, "walk 3": passed}
    state.crumbs = [1, 0, 3, 2, 1, 2]
    assert warned.actions(TRAIL, state) == {}
    state.crumbs = [3, 1, 0, 2, 1, 2]
    assert warned.actions(TRAIL, state) == {"walk 2": passed}
