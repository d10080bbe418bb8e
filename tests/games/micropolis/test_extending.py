"""Extending the anthill: P6."""

import pytest

from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.rules.actions import Take
from tests.games.micropolis.tables import act, anthill, legal, random_game, refused, seen, table

RING = "Q1 B1 B8 B9 W1 W2 N2 W3 B2 W4"
NINE = RING.removesuffix(" W4")


def test_the_first_tile_has_one_place() -> None:
    """P6.1: all places at the foundation are alike, so no side is named."""
    state = table(2, armies=[0])
    assert legal(state) == ["A take W1"]
    assert refused(state, "A take W1 left") == "P6.1"
    act(state, "A take W1")
    assert anthill(state, "A") == "W1"


@pytest.mark.parametrize(("side", "after"), [("left", "W3 Q1 Q2 Q3"), ("right", "Q1 Q2 Q3 W3")])
def test_later_tiles_go_to_the_left_or_right_end(side: str, after: str) -> None:
    """P6.2"""
    state = table(2, row="W3", armies=[0], anthills={"A": "Q1 Q2 Q3"}, in_round=4)
    assert legal(state) == ["A take W3 left", "A take W3 right"]
    act(state, f"A take W3 {side}")
    assert anthill(state, "A") == after


def test_the_first_tile_stays_where_it_was_laid() -> None:
    """P6.1, P6.2: one tile went to the left of A's and one to its right, B's went left."""
    state = table(2, row="W1 Q1 W2 Q2 W3 Q3")
    act(state, "A take W1", "B take Q1", "A take W2 left", "B take Q2 left")
    act(state, "A take W3 right", "B take Q3 left")
    assert (anthill(state, "A"), anthill(state, "B")) == ("W2 W1 W3", "Q3 Q2 Q1")
    assert state.left_of_first == [1, 2]


@pytest.mark.parametrize("size", range(1, 9))
def test_a_side_has_to_be_named(size: int) -> None:
    """P6.2: from the second tile to the ninth."""
    state = table(2, in_round=size + 1, row="O3")
    assert refused(state, "A take O3") == "P6.2"


def test_no_tile_ever_moves() -> None:
    """P6.2: no gaps, no stacking, no moving: the old run lies unbroken inside the new one."""
    state = GAME.new(3, seed=5)
    before = state.anthills[:]
    for action in random_game(state, seed=6):
        if isinstance(action, Take):
            run, old = state.anthills[action.seat], before[action.seat]
            assert len(run) == len(old) + 1
            assert old in (run[1:], run[:-1])
        before = state.anthills[:]


def test_galleries_need_not_fit() -> None:
    """P6.3: O3 has no opening at its lower left, and may be laid right of anything."""
    state = table(2, row="O3", anthills={"A": "W4"})
    assert "A take O3 right" in legal(state)


def test_a_gallery_that_meets_no_opening_ends_there() -> None:
    """P6.3: W4's lower gallery stops at O3, whose lower one is reached from the right only."""
    assert [(gallery.ants, gallery.tiles) for gallery in seen("W4 O3")] == [(2, 2), (2, 1), (0, 1)]


def test_the_tenth_tile_has_one_place() -> None:
    """P6.4"""
    state = table(2, row="W4", armies=[0], anthills={"A": NINE})
    assert legal(state) == ["A take W4"]
    assert refused(state, "A take W4 left") == "P6.4"
    assert refused(state, "A take W4 right") == "P6.4"


def test_the_tenth_tile_touches_both_ends() -> None:
    """P6.4: its upper gallery joins those of both neighbours, 2 workers of Q1 among them."""
    state = table(2, row="W4", anthills={"A": NINE})
    assert max(seen(NINE)).ants == 6
    act(state, "A take W4")
    assert max(seen(anthill(state, "A"))).ants == 8


def test_a_strip_closes_only_with_the_tenth_tile() -> None:
    """P6.5: nine tiles have two loose ends; with ten, the last meets the first."""
    nine = "B2 W4 W5 O4 G1 N2 B9 B1 Q2"
    assert [gallery.tiles for gallery in seen(nine)] == [9, 9]
    assert len(seen("W1 B1 B2 W4 W5 O4 G1 N2 B9")) == 3
    assert len(seen("W1 B1 B2 W4 W5 O4 G1 N2 B9 Q2")) == 2


@pytest.mark.parametrize("turn", range(10))
def test_only_the_cyclic_order_counts_for_the_score(turn: int) -> None:
    """P6.6: wherever the strip began, the closed ring is the same."""
    ring = RING.split()
    turned = " ".join(ring[turn:] + ring[:turn])
    assert sorted(seen(turned)) == sorted(seen(RING))


def test_the_order_of_laying_does_not_count() -> None:
    """P6.6: W1 W2 W3 from left to right, laid in two different orders."""
    one = table(2, anthills={"A": "W1"}, row="W2 Q1 W3 Q2")
    act(one, "A take W2 right", "B take Q1 left", "A take W3 right")
    other = table(2, anthills={"A": "W2"}, row="W3 Q1 W1 Q2")
    act(other, "A take W3 right", "B take Q1 left", "A take W1 left")
    assert anthill(one, "A") == anthill(other, "A") == "W1 W2 W3"
    assert one.score_sheet()[0] == other.score_sheet()[0]


def test_the_effect_follows_at_once() -> None:
    """P6.7: a nurse brings her soldiers before the next player's turn, a barracks asks at once."""
    state = table(2, row="N5 B8")
    act(state, "A take N5")
    assert (state.army, state.to_act) == ([8, 5], (1,))
    act(state, "B take B8")
    assert legal(state) == ["B fill", "B leave"]
