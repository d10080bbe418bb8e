"""Galleries: P7."""

import random

import pytest

from formicarium.games.micropolis.components import ANTS, LI, LO, RI, RO, TILE_BY_CODE, TILE_CODES
from tests.games.micropolis.tables import seen, table, tiles
from tests.games.micropolis.test_components import galleries as flooded


def sizes(strip: str) -> list[tuple[int, int]]:
    """Return the ants and tiles of each gallery, most ants first."""
    return [(gallery.ants, gallery.tiles) for gallery in seen(strip)]


def test_openings_that_face_each_other_join() -> None:
    """P7.1: outer meets outer, inner meets inner."""
    assert sizes("W5 W4") == [(3, 2), (2, 2)]


def test_a_crossing_changes_the_level() -> None:
    """P7.1: W5's inner way with 3 workers comes out of W6 at its outer edge, into W4's worker."""
    assert sizes("W5 W6") == [(6, 2), (3, 2)]
    assert sizes("W5 W6 W4") == [(7, 3), (3, 3)]


def test_a_gallery_is_all_that_hangs_together() -> None:
    """P7.1: W8 is one hall with four openings; it joins both ways of both neighbours."""
    assert sizes("W5 W8 W4") == [(9, 3)]


@pytest.mark.parametrize("length", [1, 2, 5, 9, 10])
def test_galleries_agree_with_an_independent_search(length: int) -> None:
    """P7.1, P7.5: against a flood from opening to opening, on many random anthills."""
    rng = random.Random(length)
    for _ in range(60):
        strip = rng.sample(TILE_CODES, length)
        expected = [
            (found.ants, min(6, found.fruits + found.gifts), found.queens, found.tiles)
            for found in flooded(strip, closed=length == 10)
        ]
        galleries = [gallery[:4] for gallery in seen(" ".join(strip))]
        assert sorted(galleries) == sorted(expected)


@pytest.mark.parametrize("length", [1, 2, 5, 9, 10])
def test_openings_at_the_ends_lead_on_until_the_ring_closes(length: int) -> None:
    """P6.3, P7.5: every opening at an end belongs to one gallery; a closed ring has no ends."""
    rng = random.Random(length)
    for _ in range(20):
        strip = rng.sample(TILE_CODES, length)
        first, last = TILE_BY_CODE[strip[0]], TILE_BY_CODE[strip[-1]]
        left = sum(segment.ports & LO != 0 for segment in first.segments)
        left += sum(segment.ports & LI != 0 for segment in first.segments)
        right = sum(segment.ports & RO != 0 for segment in last.segments)
        right += sum(segment.ports & RI != 0 for segment in last.segments)
        found = sum(gallery.openings for gallery in seen(" ".join(strip)))
        assert found == (0 if length == 10 else left + right)


@pytest.mark.parametrize("seed", range(20))
def test_every_printed_ant_belongs_to_one_gallery(seed: int) -> None:
    """P7.2"""
    ring = " ".join(random.Random(seed).sample(TILE_CODES, 10))
    assert sum(gallery.ants for gallery in seen(ring)) == sum(ANTS[tile] for tile in tiles(ring))


def test_a_fruit_belongs_to_the_segment_it_is_drawn_in() -> None:
    """P7.2: the cherry of Q1 is in the inner gallery, the queen in the outer one."""
    assert [(gallery.fruit, gallery.queens) for gallery in seen("Q1")] == [(0, 1), (0, 0), (1, 0)]


def test_two_segments_of_a_tile_are_two_galleries() -> None:
    """P7.3"""
    assert sizes("W5") == [(3, 1), (1, 1)]


def test_other_tiles_may_join_two_segments_of_a_tile() -> None:
    """P7.3: W3 turns W5's inner way back into its outer way."""
    assert sizes("W5 W3") == [(5, 2), (2, 1)]


def test_the_foundation_joins_nothing() -> None:
    """P7.4, PQ17: both ways of W4 and B9 touch it, and still they are two galleries."""
    assert sizes("W4 B9") == [(2, 2), (1, 2)]


def test_the_closing_edge_joins_like_any_other() -> None:
    """P7.5, PQ16: a worker of W1 and two of Q1, the last tile and the first, share a gallery."""
    assert sizes("Q1 B1 B2 W4 W5 O4 G1 N2 B9 W1") == [(13, 10), (11, 10), (3, 2)]


def test_the_closing_edge_may_join_two_ways_into_one() -> None:
    """P7.5: W6 crosses the two ways of the ring, so that one runs into the other."""
    assert sizes("Q2 B1 B2 W4 W5 O4 G1 N2 B9 W6") == [(27, 10)]


def test_galleries_stay_in_their_anthill() -> None:
    """P7.6: B's W8 and A's second anthill do not lengthen the gallery of A's queen."""
    base = table(2, anthills={"A": "Q2", "B": "W8"})
    assert base.score_sheet()[0]["royal gallery"] == 1
    expert = table(2, variant="expert", anthills={"A I": "Q2", "A II": "W8 W4"})
    assert expert.score_sheet()[0]["royal gallery"] == 1


def test_a_gallery_covers_each_tile_once() -> None:
    """P7.7, PQ18: both segments of Q2 and one of W3, but two tiles."""
    (queens,) = [gallery for gallery in seen("Q2 W3") if gallery.queens]
    assert queens.tiles == 2


def test_a_gallery_of_one_tile_and_one_of_ten() -> None:
    """P7.7"""
    assert sizes("W8") == [(4, 1)]
    assert sizes("Q2 B1 B2 W4 W5 O4 G1 N2 B9 B10") == [(24, 10)]
