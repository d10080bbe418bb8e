"""Names of places along the edge of a map."""

from __future__ import annotations

from itertools import product
from math import hypot

from formicarium.core.hexes import ORIGIN, Hex
from formicarium.core.places import Grid

GRID = Grid(ORIGIN, "M", 50)
SIZE = 10.0


def test_places_of_a_map_of_ninety_rows_have_different_names() -> None:
    places = [Hex(q, r) for q, r in product(range(-90, 91), range(-49, 50))]
    assert len({GRID.name(place) for place in places}) == len(places)


def test_names_have_letters_and_a_positive_number() -> None:
    for q, r in product((-90, -13, -1, 0, 13, 90), (-90, -50, -49, 0, 49, 50, 90)):
        name = GRID.name(Hex(q, r))
        letters = name.rstrip("0123456789")
        assert letters.isalpha()
        assert letters.isupper()
        assert 1 <= int(name.removeprefix(letters)) <= 99


def test_the_nearest_letter_and_number_make_the_name() -> None:
    """What a player reads off the edges is what the words say."""
    columns = GRID.columns(SIZE, -200, 200)
    rows = GRID.rows(SIZE, -200, 200)
    for q, r in product(range(-5, 6), repeat=2):
        x, y = Hex(q, r).to_pixel(SIZE)
        column = min(columns, key=lambda line: abs(line.at - x))
        row = min(rows, key=lambda line: abs(line.at - y))
        assert GRID.name(Hex(q, r)) == column.name + row.name


def test_no_letter_stands_as_near_as_that_of_the_column() -> None:
    width = hypot(*(Hex(1, 0).to_pixel(SIZE)))
    letters = sorted(line.at for line in GRID.columns(SIZE, -60, 60))
    for r in range(4):
        x, _ = Hex(-(r // 2), r).to_pixel(SIZE)
        near, next_one = sorted(abs(letter - x) for letter in letters)[:2]
        assert near < width * 0.3
        assert next_one > width * 0.7
