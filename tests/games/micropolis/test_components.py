"""The pieces of Micropolis keep the rulebook's facts (P) and the rules of the tile set (PT)."""

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import FrozenInstanceError, dataclass
from pathlib import Path

import pytest

from formicarium.games.micropolis import components
from formicarium.games.micropolis.components import (
    ANTHILL_SIZE,
    ANTS,
    ARCHITECT_MARKERS,
    ARMY_AT_START,
    ARMY_CAP,
    BARRACKS_CAPACITY,
    BARRACKS_POINTS,
    EGGS,
    FRUITS,
    HARVEST_POINTS,
    LI,
    LO,
    MAJORITY_BONUS,
    PORTS,
    RI,
    RO,
    ROW_SIZE,
    SEGMENT_AT,
    SOLDIERS,
    SPECIALIST,
    TILE_BY_CODE,
    TILE_CODES,
    TILE_COUNT,
    TILES,
    Fruit,
    Segment,
    Specialist,
)

COMPONENTS = Path(components.__file__).with_suffix(".toml").read_text(encoding="utf-8")
SUPPLY = tomllib.loads(COMPONENTS)["supply"]
SEGMENTS = [segment for tile in TILES for segment in tile.segments]

EXAMPLE_SHEET = {
    "Q1": "LO 2w; RO 1w queen; LI RI cherry",
    "B1": "LO RO 2w; LI RI",
    "B8": "LO RO 1w; LI 1w; RI 1w",
    "B9": "LO RO; LI RI 2w",
    "W1": "LO 1w; RO 1w; LI RI 1w",
    "W2": "LO RO 1w lemon; LI; RI",
    "N2": "LO RO 1w nurse; LI RI 1w",
    "W3": "LO LI 1w fig; RO RI 2w",
    "B2": "LO RO 1w; LI RI 1w",
    "W4": "LO RO 1w; LI RI",
}
"""PX1: the ten tiles of the rulebook's example in ring order, as words."""

SIX_FRUITS = "B5 Q8 B12 Q7 G2 Q3 B15 A2 W12 Q4"
"""A ring in which one gallery over six tiles has all six fruits."""


@dataclass
class Gallery:
    """The facts about a gallery that scoring needs."""

    tiles: int
    ants: int
    queens: int
    fruits: int
    gifts: int


def ports(segment: Segment) -> list[str]:
    """Return the names of the openings that a segment joins."""
    return [name for name, bit in PORTS.items() if segment.ports & bit]


def galleries(codes: Iterable[str], *, closed: bool = True) -> list[Gallery]:
    """Find the galleries of tiles laid left to right by flooding openings (P7.1)."""
    ring = [TILE_BY_CODE[code] for code in codes]
    owner = {
        (place, port): (place, segment)
        for place, tile in enumerate(ring)
        for segment in tile.segments
        for port in ports(segment)
    }
    found, reached = [], set()
    for start in owner:
        if start in reached:
            continue
        members: list[tuple[int, Segment]] = []
        frontier = [start]
        while frontier:
            opening = frontier.pop()
            if opening in reached or opening not in owner:
                continue
            place, segment = owner[opening]
            members.append((place, segment))
            for port in ports(segment):
                reached.add((place, port))
                neighbour = place + (1 if port[0] == "R" else -1)
                if closed:
                    neighbour %= len(ring)
                frontier.append((neighbour, ("L" if port[0] == "R" else "R") + port[1]))
        printed = {segment.fruit for _, segment in members} & set(FRUITS)
        found.append(
            Gallery(
                tiles=len({place for place, _ in members}),
                ants=sum(segment.ants for _, segment in members),
                queens=sum(segment.specialist is Specialist.QUEEN for _, segment in members),
                fruits=len(printed),
                gifts=sum(segment.fruit is Fruit.GIFT for _, segment in members),
            )
        )
    return found


def words(segment: Segment) -> frozenset[str]:
    """Write a segment as a set of words, as in `EXAMPLE_SHEET`."""
    content = ports(segment)
    if segment.workers:
        content.append(f"{segment.workers}w")
    if segment.specialist:
        content.append(segment.specialist.name.lower())
    if segment.fruit:
        content.append(segment.fruit.name.lower())
    return frozenset(content)


def shape(code: str) -> frozenset[int]:
    """Return the openings of each segment of a tile."""
    return frozenset(segment.ports for segment in TILE_BY_CODE[code].segments)


# The rulebook's facts


def test_p2_supply() -> None:
    assert TILE_COUNT == SUPPLY["tiles"] == 61
    assert SUPPLY["foundations"] == 6
    assert SOLDIERS == SUPPLY["soldiers"] == 45
    assert SUPPLY["leader_markers"] == 1
    assert ARCHITECT_MARKERS == SUPPLY["architect_markers"] == 2


def test_p3_to_p6_the_table() -> None:
    assert ARMY_AT_START == 5  # P3.1
    assert ROW_SIZE == 7  # P3.4
    assert ANTHILL_SIZE == 10  # P4.1, P6.4
    assert ARMY_CAP == 10  # P5.7


def test_p9_1_and_p11_6_barracks_values() -> None:
    assert BARRACKS_POINTS == (0, 2, 4, 7, 10)


def test_p9_8_six_fruits_and_the_gift() -> None:
    names = [fruit.name.lower() for fruit in FRUITS]
    assert names == ["cherry", "lemon", "grape", "blackberry", "fig", "pomegranate"]
    assert set(Fruit) - set(FRUITS) == {Fruit.NONE, Fruit.GIFT}


def test_p11_2_and_p11_5_majorities() -> None:
    assert MAJORITY_BONUS == 5


def test_p11_3_harvest() -> None:
    assert HARVEST_POINTS == (0, 2, 5, 10, 15, 20, 25)


# The rules of the tile set


def test_pt1_sixty_one_tiles_with_unique_codes() -> None:
    assert len(TILES) == len(set(TILE_CODES)) == len(TILE_BY_CODE) == TILE_COUNT == 61


def test_pt2_segments_of_a_tile_share_no_opening() -> None:
    assert [LO, LI, RO, RI] == list(PORTS.values()) == [1, 2, 4, 8]
    for tile in TILES:
        openings = [port for part in tile.segments for port in ports(part)]
        assert len(openings) == len(set(openings)), tile.code


def test_pt2_facing_openings_are_two_bits_apart() -> None:
    assert (RO, RI) == (LO << 2, LI << 2)


def test_pt3_no_segment_is_sealed() -> None:
    assert all(0 < segment.ports < 16 for segment in SEGMENTS)


def test_pt3_everything_printed_lies_in_a_segment() -> None:
    for tile in TILES:
        assert tile.ants == sum(segment.ants for segment in tile.segments)
        assert tile.eggs == sum(segment.eggs for segment in tile.segments)


def test_pt4_one_specialist_at_most_and_all_five_occur() -> None:
    for tile in TILES:
        printed = [segment.specialist for segment in tile.segments if segment.specialist]
        assert printed == [tile.specialist] * bool(tile.specialist), tile.code
    assert set(SPECIALIST) == set(Specialist)


def test_pt4_no_tile_has_two_effects() -> None:
    assert not any(tile.barracks and tile.specialist for tile in TILES)


def test_pt5_barracks() -> None:
    assert Counter(BARRACKS_CAPACITY) == {0: 41, 1: 7, 2: 6, 3: 4, 4: 3}


def test_pt6_fruits_and_gifts() -> None:
    assert Counter(segment.fruit for segment in SEGMENTS if segment.fruit) == {
        Fruit.CHERRY: 7,
        Fruit.LEMON: 6,
        Fruit.GRAPE: 5,
        Fruit.BLACKBERRY: 5,
        Fruit.FIG: 4,
        Fruit.POMEGRANATE: 3,
        Fruit.GIFT: 4,
    }
    assert max(sum(bool(part.fruit) for part in tile.segments) for tile in TILES) == 2


def test_pt6_a_gallery_of_six_fruits_is_buildable() -> None:
    ring = SIX_FRUITS.split()
    assert len(set(ring)) == ANTHILL_SIZE
    best = max(galleries(ring), key=lambda gallery: gallery.fruits)
    assert (best.fruits, best.gifts, best.tiles) == (6, 0, 6)


def test_pt7_eggs_belong_to_nurses() -> None:
    carried = [segment.eggs for segment in SEGMENTS if segment.specialist is Specialist.NURSE]
    assert carried == [1, 2, 2, 2, 3, 3]
    assert sum(EGGS) == 13 < SOLDIERS - SUPPLY["foundations"] * ARMY_AT_START


def test_pt8_two_queens_can_meet() -> None:
    assert max(gallery.queens for gallery in galleries(["Q2", "Q4"], closed=False)) == 2


def test_pt8_two_queens_can_stay_apart() -> None:
    apart = galleries(["Q2", "Q1"], closed=False)
    assert Counter(gallery.queens for gallery in apart if gallery.queens) == {1: 2}


def test_pt9_the_example_tiles_are_in_the_set() -> None:
    for code, text in EXAMPLE_SHEET.items():
        expected = {frozenset(part.split()) for part in text.split(";")}
        assert {words(segment) for segment in TILE_BY_CODE[code].segments} == expected, code


def test_pt9_the_example_sheet_is_buildable() -> None:
    ring = [TILE_BY_CODE[code] for code in EXAMPLE_SHEET]
    found = galleries(EXAMPLE_SHEET)
    population = sum(tile.ants for tile in ring)
    most_populous = max(gallery.ants for gallery in found)
    harvest = sorted(gallery.fruits for gallery in found if gallery.fruits)
    royal = [gallery.tiles for gallery in found if gallery.queens == 1]
    barracks = [tile.barracks for tile in ring if tile.barracks]

    assert population == 24
    assert [tile.specialist.name for tile in ring if tile.specialist] == ["QUEEN", "NURSE"]
    assert sorted(gallery.ants for gallery in found) == [4, 6, 6, 8]
    assert harvest == [1, 2]
    assert royal == [5]
    assert barracks == [1, 2, 2, 1]
    assert sum(barracks) + 1 == ARMY_AT_START + sum(tile.eggs for tile in ring)

    others_most_populous = 7
    score = population + MAJORITY_BONUS * (most_populous >= others_most_populous)
    score += sum(HARVEST_POINTS[kinds] for kinds in harvest) + sum(royal)
    score += sum(BARRACKS_POINTS[capacity] for capacity in barracks)
    assert score == 53


def test_pt9_the_example_needs_the_closed_ring() -> None:
    """P7.5: the gallery of 8 ants runs through the closing edge."""
    assert max(gallery.ants for gallery in galleries(EXAMPLE_SHEET, closed=False)) == 6


def test_pt10_printed_ants() -> None:
    assert sum(ANTS) == 146
    assert sum(segment.workers for segment in SEGMENTS) == 121
    assert Counter(ANTS) == {0: 2, 1: 9, 2: 23, 3: 19, 4: 6, 5: 2}


# The recommended numbers and the design


def test_specialists() -> None:
    assert Counter(SPECIALIST) == {
        Specialist.NONE: 36,
        Specialist.QUEEN: 8,
        Specialist.NURSE: 6,
        Specialist.ARCHITECT: 4,
        Specialist.OFFICER: 4,
        Specialist.GUARD: 3,
    }


def test_codes_name_the_kind_and_count_up() -> None:
    kinds = {"Q": 8, "N": 6, "A": 4, "O": 4, "G": 3, "B": 20, "W": 16}
    expected = [f"{kind}{n}" for kind, count in kinds.items() for n in range(1, count + 1)]
    assert list(TILE_CODES) == expected
    for tile in TILES:
        effect = "B" if tile.barracks else tile.specialist.name[0] if tile.specialist else "W"
        assert tile.code[0] == effect


def test_all_faces_differ() -> None:
    faces = {(frozenset(map(repr, tile.segments)), tile.barracks) for tile in TILES}
    assert len(faces) == len(TILES)


def test_one_to_three_segments_and_mostly_all_four_openings() -> None:
    assert {len(tile.segments) for tile in TILES} == {1, 2, 3}
    complete = sum(sum(segment.ports for segment in tile.segments) == 15 for tile in TILES)
    assert complete == 55


@pytest.mark.parametrize(
    "pattern",
    [
        {LO | RO, LI | RI},
        {LO | RI, LI | RO},
        {LO | LI | RO | RI},
        {LO | RO | RI, LI},
        {LI | RO | RI, LO},
        {LO | LI | RO, RI},
        {LO | LI | RI, RO},
        {LO | LI, RO | RI},
        {LO | RO, LI, RI},
        {LI | RI, LO, RO},
    ],
)
def test_every_recommended_pattern_occurs(pattern: set[int]) -> None:
    assert pattern in [shape(code) for code in TILE_CODES]


def test_large_barracks_crowd_out_workers() -> None:
    def mean_ants(capacities: set[int]) -> float:
        ants = [tile.ants for tile in TILES if tile.barracks in capacities]
        return sum(ants) / len(ants)

    assert mean_ants({1, 2}) > mean_ants({3}) > mean_ants({4})


def test_long_galleries_are_possible_but_not_automatic() -> None:
    """Rings of ten strides through the set; 61 is prime, so no ring repeats a tile."""
    rings = [
        [TILE_CODES[(start + stride * n) % TILE_COUNT] for n in range(ANTHILL_SIZE)]
        for stride in range(1, TILE_COUNT)
        for start in range(0, TILE_COUNT, 6)
    ]
    longest = [max(gallery.tiles for gallery in galleries(ring)) for ring in rings]
    middling = sum(4 <= tiles <= 8 for tiles in longest)
    assert 0.75 * len(longest) < middling < 0.95 * len(longest)


# The data the engine reads


def test_tables_by_index_agree_with_the_tiles() -> None:
    for index, tile in enumerate(TILES):
        assert tile.index == index
        assert TILE_BY_CODE[TILE_CODES[index]] is tile
        assert BARRACKS_CAPACITY[index] == tile.barracks
        assert SPECIALIST[index] is tile.specialist
        assert EGGS[index] == tile.eggs
        assert ANTS[index] == tile.ants


def test_segment_at_finds_the_segment_of_an_opening() -> None:
    for tile in TILES:
        for port, bit in enumerate(PORTS.values()):
            owners = [n for n, segment in enumerate(tile.segments) if segment.ports & bit]
            assert [SEGMENT_AT[tile.index][port]] == (owners or [-1])


def test_tiles_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        TILES[0].ants = 9  # type: ignore[misc]
    with pytest.raises(TypeError):
        TILE_BY_CODE["Q9"] = TILES[0]  # type: ignore[index]
