"""Where the editions differ (D1-D27); other differences are cited where they matter."""

import pytest

import formicarium as fm
from formicarium import rulebook
from formicarium.games.myrmes.options import RULESETS
from tests.games.myrmes.tables import MYRMES, give, in_atelier, play, refusal, start


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


def test_d1b_seventeen_pheromones_in_the_english_edition() -> None:
    """M1.4."""
    state = start(variant="english", pheromones="17")
    assert state.pheromones[:7] == [6, 2, 2, 2, 2, 2, 1]
    state.check()
    assert "pair 6" in MYRMES.draw(state.imagine(None), state.to_act)
    assert state.observe(0)["colonies"][1]["pheromones"]["pair"] == 6
    state.more_pairs = 0
    with pytest.raises(fm.StateError, match=r"M1\.4"):
        state.check()
    state = start()
    state.more_pairs, state.pheromones = 1, [7, 2, 2, 2, 2, 2, 1] * 2
    with pytest.raises(fm.StateError, match="D1b"):
        state.check()


def test_options_of_the_english_edition_only() -> None:
    """D1b, D18b."""
    for name, value in (("pheromones", "17"), ("portions", "once")):
        with pytest.raises(fm.SetupError, match="unknown option"):
            MYRMES.new(2, options={name: value})


def test_the_page_of_rules_lists_what_the_english_edition_changes() -> None:
    """One row of its table for each difference between the rulesets."""
    section = rulebook.text("myrmes").split("## 21 ")[1].split("- **D1**")[0]
    rows = [line for line in section.split("\n") if line.startswith("| ")][1:]
    pairs = zip(RULESETS["second"], RULESETS["english"], strict=True)
    assert len(rows) == len([1 for second, english in pairs if second != english])
    assert all(f"({number}" in section for number in ("D1", "D2", "D3", "D5", "D9", "D15", "D18"))
