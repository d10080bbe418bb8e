"""Scoring: P11."""

import pytest

from formicarium.games.micropolis import GAME
from tests.games.micropolis.tables import random_game, table

SIX_FRUITS = "B20 Q7 B10 W12 W5 A2 W16"


def points(source: str, *, full: str = "", **anthills: str) -> list[int]:
    """Return the points of one source for the anthills of A, B and so on."""
    sheet = table(max(2, len(anthills)), anthills=anthills, full=full).score_sheet()
    return [seat[source] for seat in sheet]


def test_every_printed_ant_is_a_point() -> None:
    """P11.1: Q1 has 3 workers and a queen, N2 2 workers and a nurse, B18 a worker."""
    assert points("population", A="Q1 N2 B18", B="B20 W12 N6") == [8, 1]


def test_soldiers_are_no_printed_ants() -> None:
    """P11.1, PQ30: neither in the army nor in barracks."""
    assert points("population", A="B18", B="W4", full="B18") == [1, 1]


def test_the_most_populous_gallery_gets_five() -> None:
    """P11.2: galleries are compared one by one, not added: W7 has 3 and 2, W8 has 4."""
    assert points("galleries", A="W7", B="W8") == [0, 5]


def test_all_with_the_most_populous_gallery_get_five() -> None:
    """P11.2: W6, W7 and W9 have 3 ants in a gallery each, W4 has 1."""
    assert points("galleries", A="W6", B="W7", C="W9", D="W4") == [5, 5, 5, 0]


def test_soldiers_and_fruits_do_not_populate_a_gallery() -> None:
    """P11.2"""
    assert points("galleries", A="B18 B20", B="Q2 W4", full="B18") == [0, 5]


@pytest.mark.parametrize(
    ("anthill", "harvest"),
    [
        ("W4", 0),
        ("B11", 2),
        ("Q1 O4", 5),
        ("N1 W13 W14", 10 + 2 + 2),
        ("W12 W5 A2 W16", 15 + 5),
        ("Q7 B10 W12 W5 A2", 20),
        (SIX_FRUITS, 25),
    ],
)
def test_a_gallery_scores_for_its_different_fruits(anthill: str, harvest: int) -> None:
    """P11.3: none to six; where there are several galleries, the main one comes first."""
    assert points("harvest", A=anthill)[0] == harvest


def test_each_gallery_is_harvested_on_its_own() -> None:
    """P11.3: cherry and pomegranate of W12 lie in two galleries."""
    assert points("harvest", A="W12")[0] == 2 + 2


def test_the_same_fruit_twice_is_one_kind() -> None:
    """P11.3: the cherries of Q1 and W9 meet in the lower gallery."""
    assert points("harvest", A="Q1 W9")[0] == 2


def test_a_queen_scores_the_tiles_of_her_gallery() -> None:
    """P11.4"""
    assert points("royal gallery", A="Q2", B="W8") == [1, 0]
    assert points("royal gallery", A="W4 Q2 B1 W1", B="W8") == [4, 0]


@pytest.mark.parametrize(
    ("anthill", "royal"),
    [("Q2 Q8", 0), ("Q2 W1 Q8", 2 + 2), ("Q2 Q8 Q4", 0), ("W8 W4", 0), ("Q1 B1 Q2", 0)],
)
def test_exactly_one_queen(anthill: str, royal: int) -> None:
    """P11.4: two or three in one gallery score nothing, apart each scores."""
    assert points("royal gallery", A=anthill)[0] == royal


def test_the_largest_army_gets_five() -> None:
    """P11.5"""
    sheet = table(3, armies=[4, 6, 5]).score_sheet()
    assert [seat["red army"] for seat in sheet] == [0, 5, 0]


def test_all_with_the_largest_army_get_five() -> None:
    """P11.5, PQ13: also three of them."""
    sheet = table(4, armies=[6, 5, 6, 6]).score_sheet()
    assert [seat["red army"] for seat in sheet] == [5, 0, 5, 5]


def test_no_award_for_no_army() -> None:
    """P11.5, PQ13"""
    sheet = table(3, armies=[0, 0, 0]).score_sheet()
    assert [seat["red army"] for seat in sheet] == [0, 0, 0]


def test_no_award_for_no_ants() -> None:
    """PQ13: W12 and B20 show none; with one worker at the table it is worth 5."""
    assert points("galleries", A="W12", B="B20") == [0, 0]
    assert points("galleries", A="W12", B="W2") == [0, 5]


def test_an_anthill_without_a_tile_has_no_gallery() -> None:
    """P11.2, P12.13: so it cannot tie with a single ant either."""
    assert [seat["galleries"] for seat in table(2).score_sheet()] == [0, 0]
    state = table(2, variant="expert", anthills={"A I": "W4", "B I": "B2"}, in_round=2)
    columns = state.score_sheet().columns
    assert [column.points["galleries"] for column in columns] == [5, 0, 5, 0]


def test_full_barracks_score_by_their_size() -> None:
    """P11.6: an empty one is worth nothing."""
    built = "B1 B8 B14 B18"
    for full, worth in [("", 0), ("B1", 2), ("B8", 4), ("B14", 7), ("B18", 10), (built, 23)]:
        assert points("barracks", A=built, full=full)[0] == worth


def test_the_total_is_the_sum_of_the_six_categories() -> None:
    """P11.7"""
    state = GAME.new(4, seed=2)
    for _ in random_game(state, seed=3):
        pass
    sheet = state.score_sheet()
    assert sheet.sources == (
        "population",
        "galleries",
        "harvest",
        "royal gallery",
        "red army",
        "barracks",
    )
    assert state.scores() == [sum(seat.values()) for seat in sheet]


def test_the_highest_total_wins() -> None:
    """P11.7: even against a larger army."""
    anthills = {"A": "Q2 W4 W5", "B": "B20 W12 N6", "C": "B18 W2 B19"}
    state = table(3, armies=[1, 9, 9], anthills=anthills)
    assert state.scores() == [17, 10, 10]
    assert state.winners() == (0,)


def test_a_tie_goes_to_the_larger_army() -> None:
    """P11.7, PQ31: 18 points each for A and B; C's army is larger still, but C is not tied."""
    anthills = {"A": "A4 Q7 N1", "B": "B5 W7 W11", "C": "W12 B2 Q2"}
    state = table(3, armies=[1, 2, 9], anthills=anthills)
    assert state.scores() == [18, 18, 16]
    assert state.winners() == (1,)


def test_a_tie_of_points_and_armies_is_shared() -> None:
    """P11.7, PQ31"""
    anthills = {"A": "A4 Q7 N1", "B": "B5 W7 W11", "C": "W12 B2 Q2"}
    assert table(3, armies=[2, 2, 9], anthills=anthills).winners() == (0, 1)


def test_all_may_share_the_victory() -> None:
    """P11.7, PQ31: nobody has laid a tile yet, and all armies are equal."""
    assert table(3).winners() == (0, 1, 2)
