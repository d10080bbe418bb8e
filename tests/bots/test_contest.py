"""Which actions a search goes on with, and when it has seen enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formicarium.bots.search.contest import CERTAIN, PRICE, SOONEST, Contest
from formicarium.bots.search.tree import Edge
from tests.bots.toys import Pick

if TYPE_CHECKING:
    from collections.abc import Iterable


def contest_of(*names: int, price: float = PRICE) -> Contest:
    """A contest between actions that look alike one step ahead."""
    contest = Contest([Edge(Pick(0, what), prior=0.0) for what in names], price)
    contest.begin(iterations=1000)
    return contest


def try_all(contest: Contest, gains: Iterable[float], spent: float) -> None:
    """Try the candidates on a table more, after which so much of the budget is spent."""
    gains = list(gains)
    for edge, gain in zip(contest.candidates, gains, strict=True):
        edge.add(gain)
    contest.note(gains)
    contest.go_on(spent)


@pytest.mark.parametrize(("luck", "tables"), [(0.0, CERTAIN), (0.1, SOONEST), (4.0, 14)])
def test_what_depends_on_chance_takes_more_tables(luck: float, tables: int) -> None:
    """Two points against none, and now a little more and now a little less, or much."""
    contest = contest_of(0, 1)
    for table in range(1, tables + 1):
        assert not contest.is_settled
        try_all(contest, [2.0 + luck * (-1) ** table, 0.0], table / 100)
    assert contest.is_settled


@pytest.mark.parametrize(("stake", "spent"), [(10.0, 1.0), (0.3, 0.46), (0.03, 0.12)])
def test_what_is_close_takes_as_much_as_is_at_stake(stake: float, spent: float) -> None:
    """Two that are as good as each other, and never on the same table."""
    contest = contest_of(0, 1)
    for table in range(1, 101):
        try_all(contest, [stake * (table % 2), stake * (1 - table % 2)], table / 100)
        if contest.is_settled:
            break
    assert table / 100 == pytest.approx(spent)


def test_the_more_a_budget_pays_for_the_more_it_finds_out() -> None:
    """A tenth of a point is lost in the noise of a hundred tables, but not of ten thousand."""
    tables = []
    for budget in (100, 10_000):
        contest = contest_of(0, 1)
        for table in range(1, budget + 1):
            if not contest.is_settled:
                try_all(contest, [0.1 + 2.0 * (table % 2), 2.0 * (1 - table % 2)], table / budget)
        tables.append(contest.ranking()[0].visits)
    assert tables[0] < 100 < tables[1] < 10_000


def test_without_a_price_nothing_drops_out_because_it_does_not_pay() -> None:
    """What is certain may look different once the tree has grown."""
    contest = contest_of(0, 1, price=0.0)
    for table in range(1, 10 * SOONEST):
        try_all(contest, [2.0, 0.0], table / 100)
    assert not contest.is_settled


def test_those_who_are_clearly_behind_drop_out() -> None:
    """Of three, the last is always worse than the first; the second sometimes better."""
    contest = contest_of(0, 1, 2)
    for table in range(SOONEST):
        try_all(contest, [float(table), table + 4.0 - table % 2 * 9.0, table - 1.0], 0.1)
    assert {edge.action for edge in contest.candidates} == {Pick(0, 0), Pick(0, 1)}
    assert contest.ranking()[-1].action == Pick(0, 2)


def test_two_who_are_close_stay_to_the_end() -> None:
    """Halving is for many: however early only two are left, they have the rest of the budget."""
    contest = contest_of(*range(5))
    for table in range(SOONEST):
        gains = [16.0 * (table % 2), 16.0 * (1 - table % 2), 2.0, 2.0, 2.0]
        try_all(contest, gains, 0.1)
    contest.go_on(spent=0.9)
    assert [edge.action.what for edge in contest.candidates] == [0, 1]  # type: ignore[attr-defined]
