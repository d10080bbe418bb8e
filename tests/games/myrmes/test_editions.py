"""Where the editions differ (D1-D27); other differences are cited where they matter."""

from formicarium.games.myrmes.options import RULESETS
from tests.games.myrmes.tables import give, in_atelier, play, refusal, start


def test_d1_d4_pheromones_of_each_player() -> None:
    assert sum(start().pheromones) == 2 * 17
    assert start(variant="english").pheromones[:7] == [5, 2, 2, 2, 2, 2, 1]


def test_d2_m1_2_limited_supplies() -> None:
    assert start().supply == []
    assert start(supply="limited").supply == [30, 15, 15, 28]
    assert start(variant="english", supply="limited").supply == [20, 15, 15, 28]


def test_d3_start_points() -> None:
    assert start(variant="english").scores() == [20, 20]


def test_d15_the_second_level_in_the_english_book() -> None:
    state = in_atelier(1, variant="english")
    give(state, 0, level=1, earth=2, stone=1)
    assert refusal(state, "A dig") == "M13.6"
    give(state, 0, earth=1, stone=2)
    play(state, "A dig")
    assert state.level[0] == 2


def test_d7_d12_d13_d20_d27_what_both_share() -> None:
    """The editions share these; everything that differs is in one small table."""
    assert set(RULESETS) == {"second", "english"}
    assert RULESETS["second"]._fields == (
        "start_points",
        "pairs",
        "supply",
        "portions",
        "toll_on_special",
        "deeper_store",
        "dig_price",
    )
