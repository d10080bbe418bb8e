"""What the games say, taken together."""

import pytest

from formicarium.arena import Match, Results, run
from tests.arena.matches import duel, result


def test_shared_victories_are_shared() -> None:
    match = duel(games=2)
    games = [
        result(("greedy", "random"), (5, 5), (0, 1)),
        result(("random", "greedy"), (1, 9), (1,)),
    ]
    seats = Results(match, games).seats
    assert [seat.value for seat in seats] == [0.25, 0.75]


@pytest.mark.parametrize(
    ("bots", "players", "fair"),
    [
        (["greedy", "random"], 2, [1 / 2, 1 / 2]),
        (["greedy", "random"], 3, [1 / 2, 1 / 2]),
        (["greedy", "random", "random"], 3, [1 / 3, 2 / 3]),
    ],
)
def test_rates_add_up_and_fair_is_the_part_of_the_seats(
    bots: list[str], players: int, fair: list[float]
) -> None:
    results = run(Match.of("micropolis", bots, players=players, games=12, seed=3))
    assert sum(each.wins.value for each in results.standings) == pytest.approx(1)
    assert sum(rate.value for rate in results.seats) == pytest.approx(1)
    assert [each.bot for each in results.standings] == ["greedy", "random"]
    assert [each.fair for each in results.standings] == pytest.approx(fair)
    assert sum(each.seats for each in results.standings) == 12 * players


def test_points_by_source_add_up_to_the_score() -> None:
    for each in run(duel(games=6)).standings:
        assert each.mean_score == pytest.approx(sum(each.scores) / len(each.scores))
        assert each.decisions > 0
        assert 0 < each.seconds[0] <= each.seconds[1]
