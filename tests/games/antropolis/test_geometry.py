"""Hexes by number, looks of tiles and what fits, all found again in slow and plain ways."""

from random import Random

import pytest

import formicarium as fm
from formicarium.core.hexes import Hex
from formicarium.games.antropolis.components import CODES, FACE_OF, FACES, FOREST, NEST, SIDES, SORT
from formicarium.games.antropolis.rules import geometry
from formicarium.games.antropolis.rules.geometry import EARTH, OPEN, TUNNEL_SIDE, hex_number

ORIGIN = Hex(0, 0)
EDGE = {"E": EARTH, "T": TUNNEL_SIDE, "U": TUNNEL_SIDE, "O": OPEN}


def test_every_hex_has_its_own_number() -> None:
    """Positions on file hold these numbers, so they stay as they are."""
    assert (hex_number(ORIGIN), hex_number(Hex(1, 0)), hex_number(Hex(0, 1))) == (
        16380,
        16561,
        16381,
    )
    reach = range(-geometry.REACH, geometry.REACH + 1)
    assert (reach[0], reach[-1]) == (-90, 90)
    numbers = [hex_number(Hex(q, r)) for q in reach for r in reach]
    assert sorted(numbers) == list(range(geometry.HEXES))
    assert all(hex_number(geometry.hex_at(number)) == number for number in numbers[::101])
    assert geometry.hex_at(hex_number(Hex(3, -7))) == Hex(3, -7)


def test_a_step_leads_to_a_neighbour() -> None:
    for place in (ORIGIN, Hex(5, -3), Hex(-40, 12)):
        for side, near in enumerate(place.neighbours()):
            assert hex_number(place) + geometry.STEP[side] == hex_number(near)
            assert geometry.DIRECTION_OF[hex_number(near) - hex_number(place)] == side
    assert geometry.BACK == (3, 4, 5, 0, 1, 2)
    assert len(geometry.STEP) == len(geometry.DIRECTION_OF) == 6


@pytest.mark.parametrize("text", ["0,0", "2,-1", "90,0", "-90,90", "0,-90"])
def test_hexes_and_spots_are_read_as_they_are_written(text: str) -> None:
    """A1.10: a spot is 2 * hex, or one more for the second tunnel."""
    number = geometry.parse_hex(text)
    assert number == hex_number(Hex.parse(text))
    assert geometry.hex_name(number) == text
    for second, name in enumerate((text, f"{text}b")):
        assert geometry.parse_spot(name) == 2 * number + second
        assert geometry.spot_name(2 * number + second) == name


@pytest.mark.parametrize("text", ["91,0", "0,91", "-45,-46", "91,0b"])
def test_hexes_that_no_tile_can_reach_are_refused(text: str) -> None:
    with pytest.raises(fm.NotationError, match="no tile can ever lie on"):
        geometry.parse_spot(text)


def test_each_look_is_the_face_turned() -> None:
    """A1.10: of two tunnels, the one with the lowest side is the first."""
    assert len(geometry.LETTERS) == 6 * len(CODES)
    for look, letters in enumerate(geometry.LETTERS):
        face, turn = divmod(look, 6)
        turned = "".join([SIDES[face][side - turn] for side in range(6)])
        first = next((side for side in turned if side in "TU"), "T")
        assert letters == (turned if first == "T" else turned.translate({84: "U", 85: "T"}))
        assert geometry.EDGES[look] == tuple([EDGE[letter] for letter in letters])
        assert geometry.PART[look] == tuple([int(letter == "U") for letter in letters])


def test_what_a_side_demands_of_the_neighbour() -> None:
    """A4.6: two bits for the opposite side of the empty hex."""
    for look, edges in enumerate(geometry.EDGES):
        expected = [edge * 4 ** ((side + 3) % 6) for side, edge in enumerate(edges)]
        assert geometry.MEETS[look] == tuple(expected)


def _signature(around: list[int]) -> int:
    return sum([edge * 4**side for side, edge in enumerate(around)])


def _surroundings() -> list[list[int]]:
    """Return what each of six neighbours may show, 0 if there is none."""
    rng = Random(7)
    single = [
        [edge if each == side else 0 for each in range(6)]
        for side in range(6)
        for edge in (1, 2, 3)
    ]
    mixed = [rng.choices((0, EARTH, TUNNEL_SIDE, OPEN), (5, 3, 2, 1), k=6) for _ in range(120)]
    return [*single, *mixed]


def test_sides_are_counted() -> None:
    for around in _surroundings():
        assert geometry.open_sides(_signature(around)) == around.count(OPEN)
        assert geometry.has_tunnel_side(_signature(around)) == (TUNNEL_SIDE in around)


@pytest.mark.parametrize("by_earth", [False, True])
def test_fitting_turns_by_trying_each_side(by_earth: bool) -> None:
    """A4.5, A4.6, A4.7, A4.8, A4.9, AQ6."""
    found = 0
    for around in _surroundings():
        for face in FACES:
            joined = SORT[face] == NEST or TUNNEL_SIDE in around
            joined = joined or (SORT[face] == FOREST and by_earth)
            turns, seen = [], set()
            for turn in range(6):
                letters = geometry.LETTERS[6 * face + turn]
                pairs = zip(around, letters, strict=True)
                fits = all(there in (0, EDGE[letter]) for there, letter in pairs)
                assert geometry.fits(face, turn, _signature(around)) == fits
                if joined and fits and letters not in seen:
                    turns.append(turn)
                seen.add(letters)
            fitting = geometry.fitting_turns(face, _signature(around), by_earth)
            assert fitting == tuple(turns)
            found += len(turns)
    assert found > 1000


def test_turns_that_look_different() -> None:
    """A4.5: the others repeat them."""
    fewer = {CODES[face]: geometry.turns_of(face) for face in FACES if geometry.turns_of(face) < 6}
    assert fewer == {
        "F4": 3, "F5": 2, "T2": 3, "T5": 2, "T8": 3, "T10": 3, "T11": 3,
        "N2": 3, "N3": 2, "N14": 3, "N19": 3, "N21": 2,
    }  # fmt: skip
    assert geometry.turns_of(FACE_OF["S1"]) == 6
