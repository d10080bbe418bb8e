"""The pieces of Micropolis keep the rulebook's facts (P) and the rules of the tile set (PT)."""

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import FrozenInstanceError, dataclass
from pathlib import Path
from random import Random
from statistics import mean

import pytest

import formicarium as fm
from formicarium.bots import bot, play_out
from formicarium.games.micropolis import components
from formicarium.games.micropolis.components import (
    ANTHILL_SIZE,
    ANTS,
    ARCHITECT_MARKERS,
    ARMY_AT_START,
    ARMY_CAP,
    BARRACKS_CAPACITY,
    BARRACKS_POINTS,
    BIT,
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
    TILE_SETS,
    TILES,
    Fruit,
    Segment,
    Specialist,
    Tile,
)

COMPONENTS = Path(components.__file__).with_suffix(".toml").read_text(encoding="utf-8")
SUPPLY = tomllib.loads(COMPONENTS)["supply"]

FIRST, SECOND = (tuple(TILES[index] for index in TILE_SETS[name]) for name in ("first", "second"))
each_set = pytest.mark.parametrize("tiles", [FIRST, SECOND], ids=["first", "second"])

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

SIX_FRUITS = {
    "first": "B5 Q8 B12 Q7 G2 Q3 B15 A2 W12 Q4",
    "second": "G2 W3 B21 Q4 B2 B8 A6 W2 W23 N3",
}
"""By set, a ring in which one gallery over six tiles has all six fruits."""


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


def shape(tile: Tile) -> frozenset[int]:
    """Return the openings of each segment of a tile."""
    return frozenset(segment.ports for segment in tile.segments)


def segments(tiles: Iterable[Tile]) -> list[Segment]:
    """Return all segments of some tiles."""
    return [segment for tile in tiles for segment in tile.segments]


def fruits(tile: Tile) -> Counter[Fruit]:
    """Return the fruits and gifts that a tile shows."""
    return Counter(segment.fruit for segment in tile.segments if segment.fruit)


def crossing_ants(tile: Tile) -> int:
    """Return how many ants of a tile live in segments that lead from its left to its right edge."""
    through = [part for part in tile.segments if part.ports & (LO | LI) and part.ports & (RO | RI)]
    return sum(part.ants for part in through)


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


@each_set
def test_pt1_sixty_one_tiles_with_unique_codes(tiles: tuple[Tile, ...]) -> None:
    assert len(tiles) == len(set(tiles)) == TILE_COUNT == 61


def test_pt1_codes_are_unique_in_both_sets_together() -> None:
    assert len(TILES) == len(set(TILE_CODES)) == len(TILE_BY_CODE)
    assert {*FIRST, *SECOND} == {*TILES}


def test_pt2_segments_of_a_tile_share_no_opening() -> None:
    assert [LO, LI, RO, RI] == list(PORTS.values()) == [1, 2, 4, 8]
    for tile in TILES:
        openings = [port for part in tile.segments for port in ports(part)]
        assert len(openings) == len(set(openings)), tile.code


def test_pt2_facing_openings_are_two_bits_apart() -> None:
    assert (RO, RI) == (LO << 2, LI << 2)


def test_pt3_no_segment_is_sealed() -> None:
    assert all(0 < segment.ports <= 15 for segment in segments(TILES))


def test_pt3_everything_printed_lies_in_a_segment() -> None:
    for tile in TILES:
        assert tile.ants == sum(segment.ants for segment in tile.segments)
        assert tile.eggs == sum(segment.eggs for segment in tile.segments)


@each_set
def test_pt4_one_specialist_at_most_and_all_five_occur(tiles: tuple[Tile, ...]) -> None:
    for tile in tiles:
        printed = [segment.specialist for segment in tile.segments if segment.specialist]
        assert printed == [tile.specialist] * bool(tile.specialist), tile.code
    assert {tile.specialist for tile in tiles} == set(Specialist)


def test_pt4_no_tile_has_two_effects() -> None:
    assert not any(tile.barracks and tile.specialist for tile in TILES)


@each_set
def test_pt5_barracks(tiles: tuple[Tile, ...]) -> None:
    assert Counter(tile.barracks for tile in tiles) == {0: 41, 1: 7, 2: 6, 3: 4, 4: 3}


@each_set
def test_pt6_fruits_and_gifts(tiles: tuple[Tile, ...]) -> None:
    assert Counter(segment.fruit for segment in segments(tiles) if segment.fruit) == {
        Fruit.CHERRY: 7,
        Fruit.LEMON: 6,
        Fruit.GRAPE: 5,
        Fruit.BLACKBERRY: 5,
        Fruit.FIG: 4,
        Fruit.POMEGRANATE: 3,
        Fruit.GIFT: 4,
    }
    assert max(sum(bool(part.fruit) for part in tile.segments) for tile in tiles) == 2


@pytest.mark.parametrize("name", TILE_SETS)
def test_pt6_a_gallery_of_six_fruits_is_buildable(name: str) -> None:
    ring = SIX_FRUITS[name].split()
    assert len(set(ring)) == ANTHILL_SIZE
    assert {TILE_BY_CODE[code].index for code in ring} < set(TILE_SETS[name])
    best = max(galleries(ring), key=lambda gallery: gallery.fruits)
    assert (best.fruits, best.gifts, best.tiles) == (6, 0, 6)


@each_set
def test_pt7_eggs_belong_to_nurses(tiles: tuple[Tile, ...]) -> None:
    nurses = [part for part in segments(tiles) if part.specialist is Specialist.NURSE]
    assert [nurse.eggs for nurse in nurses] == [1, 2, 2, 2, 3, 3]
    assert sum(tile.eggs for tile in tiles) == 13 < SOLDIERS - SUPPLY["foundations"] * ARMY_AT_START


@pytest.mark.parametrize("pair", ["Q2 Q4", "Q8 Q4"])
def test_pt8_two_queens_can_meet(pair: str) -> None:
    """Q2 is in the first set, Q4 and Q8 are in both."""
    assert max(gallery.queens for gallery in galleries(pair.split(), closed=False)) == 2


@pytest.mark.parametrize("pair", ["Q2 Q1", "Q8 Q1"])
def test_pt8_two_queens_can_stay_apart(pair: str) -> None:
    apart = galleries(pair.split(), closed=False)
    assert Counter(gallery.queens for gallery in apart if gallery.queens) == {1: 2}


@each_set
def test_pt9_the_example_tiles_are_in_the_set(tiles: tuple[Tile, ...]) -> None:
    assert {TILE_BY_CODE[code] for code in EXAMPLE_SHEET} < {*tiles}
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


@each_set
def test_pt10_printed_ants(tiles: tuple[Tile, ...]) -> None:
    assert sum(tile.ants for tile in tiles) == 146
    assert sum(segment.workers for segment in segments(tiles)) == 121
    assert Counter(tile.ants for tile in tiles) == {0: 2, 1: 9, 2: 23, 3: 19, 4: 6, 5: 2}


# The second set


def test_pt11_the_second_set_breaks_galleries() -> None:
    """Fewer ants live on segments that lead across a tile, above all where there were many."""
    assert sum(map(crossing_ants, FIRST)) == 78
    assert sum(map(crossing_ants, SECOND)) == 40
    assert max(map(crossing_ants, FIRST)) == 5
    assert max(map(crossing_ants, SECOND)) == 3


def test_pt11_galleries_and_scores_are_near_those_of_the_example() -> None:
    """In games of four greedy players with the second set."""
    populous, best = [], []
    for seed in range(1, 41):
        state = fm.game("micropolis").new(players=4, seed=seed)
        play_out(state, [bot("greedy")] * 4, Random(seed))
        codes = [anthill["tiles"] for anthill in state.observe(None)["anthills"]]
        populous.append(max(gallery.ants for ring in codes for gallery in galleries(ring)))
        best.append(max(state.scores()))
    assert 9 <= mean(populous) <= 13
    assert 53 <= mean(best) <= 65


def test_pt11_changed_faces_replace_tiles_of_their_kind() -> None:
    changed = [(old, new) for old, new in zip(FIRST, SECOND, strict=True) if old is not new]
    assert len(changed) == len(TILES) - TILE_COUNT == 34
    for old, new in changed:
        assert (old.barracks, old.specialist, old.eggs) == (
            new.barracks,
            new.specialist,
            new.eggs,
        )
        assert fruits(old) == fruits(new)


def test_pt11_bits_name_the_place_in_the_set() -> None:
    """Old snapshots hold the full barracks of the first set by the index of their tile."""
    for tiles in (FIRST, SECOND):
        assert [BIT[tile.index] for tile in tiles] == [1 << place for place in range(TILE_COUNT)]
    assert [tile.index for tile in FIRST] == list(range(TILE_COUNT))


# The recommended numbers and the design


@each_set
def test_specialists(tiles: tuple[Tile, ...]) -> None:
    assert Counter(tile.specialist for tile in tiles) == {
        Specialist.NONE: 36,
        Specialist.QUEEN: 8,
        Specialist.NURSE: 6,
        Specialist.ARCHITECT: 4,
        Specialist.OFFICER: 4,
        Specialist.GUARD: 3,
    }


def test_codes_name_the_kind_and_count_up() -> None:
    """The changed faces of the second set come after all tiles of the first."""
    first = {"Q": 8, "N": 6, "A": 4, "O": 4, "G": 3, "B": 20, "W": 16}
    all_of_them = {"Q": 11, "N": 8, "A": 6, "O": 7, "G": 5, "B": 30, "W": 28}
    expected = [f"{kind}{n}" for kind, count in first.items() for n in range(1, count + 1)]
    for kind, count in all_of_them.items():
        expected += [f"{kind}{n}" for n in range(first[kind] + 1, count + 1)]
    assert list(TILE_CODES) == expected
    for tile in TILES:
        effect = "B" if tile.barracks else tile.specialist.name[0] if tile.specialist else "W"
        assert tile.code[0] == effect


def test_all_faces_differ() -> None:
    faces = {(frozenset(map(repr, tile.segments)), tile.barracks) for tile in TILES}
    assert len(faces) == len(TILES)


@pytest.mark.parametrize(("tiles", "number"), [(FIRST, 55), (SECOND, 49)])
def test_one_to_three_segments_and_mostly_all_four_openings(
    tiles: tuple[Tile, ...], number: int
) -> None:
    assert {len(tile.segments) for tile in tiles} == {1, 2, 3}
    complete = sum(sum(segment.ports for segment in tile.segments) == 15 for tile in tiles)
    assert complete == number


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
@each_set
def test_every_recommended_pattern_occurs(tiles: tuple[Tile, ...], pattern: set[int]) -> None:
    assert pattern in [shape(tile) for tile in tiles]


@each_set
def test_large_barracks_crowd_out_workers(tiles: tuple[Tile, ...]) -> None:
    def mean_ants(capacities: set[int]) -> float:
        ants = [tile.ants for tile in tiles if tile.barracks in capacities]
        return sum(ants) / len(ants)

    assert mean_ants({1, 2}) > mean_ants({3}) > mean_ants({4})


@pytest.mark.parametrize(("tiles", "least", "most"), [(FIRST, 4, 8), (SECOND, 3, 6)])
def test_long_galleries_are_possible_but_not_automatic(
    tiles: tuple[Tile, ...], least: int, most: int
) -> None:
    """Rings of ten strides through the set; 61 is prime, so no ring repeats a tile."""
    rings = [
        [tiles[(start + stride * n) % TILE_COUNT].code for n in range(ANTHILL_SIZE)]
        for stride in range(1, TILE_COUNT)
        for start in range(0, TILE_COUNT, 6)
    ]
    longest = [max(gallery.tiles for gallery in galleries(ring)) for ring in rings]
    middling = sum(least <= covered <= most for covered in longest)
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
        TILE_BY_CODE["Q99"] = TILES[0]  # type: ignore[index]
