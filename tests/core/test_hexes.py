"""Hex geometry: laws that hold for all hexes, with the tiles of Myrmes as examples."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formicarium.core.errors import NotationError
from formicarium.core.hexes import (
    DIRECTIONS,
    ORIGIN,
    Hex,
    Shape,
    normalised,
    opposite,
    rotate_sides,
    rotations,
    rotations_and_reflections,
)

numbers = st.integers(-60, 60)
any_hex = st.builds(Hex, numbers, numbers)
near_hex = st.builds(Hex, st.integers(-3, 3), st.integers(-3, 3))
any_shape = st.sets(near_hex, min_size=1, max_size=6)
directions = st.integers(0, 5)


def shape(*cells: tuple[int, int]) -> Shape:
    return tuple(Hex(q, r) for q, r in cells)


PAIR = shape((0, 0), (1, 0))
TRIANGLE = shape((0, 0), (1, 0), (0, 1))
LINE = shape((0, 0), (1, 0), (2, 0))
RHOMBUS = shape((0, 0), (1, 0), (0, 1), (1, -1))
HOOK = shape((0, 0), (1, 0), (2, 0), (0, 1))
TRAPEZOID = shape((0, 0), (1, 0), (2, 0), (1, -1), (2, -1))
PYRAMID = shape((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2))
# Not a tile of a game: it looks the same after half a turn, but not in a mirror.
WAVE = shape((0, 0), (1, 0), (1, 1), (2, 1))


# --- coordinates ---------------------------------------------------------------------------------


@given(any_hex)
def test_the_three_coordinates_add_up_to_zero(a: Hex) -> None:
    assert a.q + a.r + a.s == 0


@given(any_hex, any_hex)
def test_hexes_add_like_vectors(a: Hex, b: Hex) -> None:
    assert a + b == Hex(a.q + b.q, a.r + b.r)
    assert (a + b) - b == a
    assert type(a + b) is type(a - b) is Hex


def test_hexes_sort_by_q_then_r() -> None:
    assert sorted([Hex(1, -5), Hex(0, 2), Hex(0, -2)]) == [Hex(0, -2), Hex(0, 2), Hex(1, -5)]


@given(any_hex)
def test_notation_goes_both_ways(a: Hex) -> None:
    assert Hex.parse(str(a)) == a
    assert f"{a}" == f"{a.q},{a.r}"


@pytest.mark.parametrize(
    "text",
    [
        *("", ",", "2", "2,", ",2", "2,-1,0", "2;-1", "a,b", "Hex(q=2, r=-1)", "1.0,2", "0x1,0"),
        *(" 2,-1", "2, -1", "2,-1\n", "+2,1", "02,1", "-0,1", "1_0,2", "--1,2", "٢,١", "2,−1"),
        "9" * 5000 + ",0",
    ],
)
def test_other_notation_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r"^not a hex: .{0,60}write q,r"):
        Hex.parse(text)


# --- directions ----------------------------------------------------------------------------------


def test_the_order_of_the_directions_is_fixed() -> None:
    assert tuple(map(str, DIRECTIONS)) == ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1")


def test_directions_go_anticlockwise_on_the_screen() -> None:
    for direction, step in enumerate(DIRECTIONS):
        x, y = step.to_pixel(1)
        turn = math.degrees(math.atan2(-y, x)) - 60 * direction  # y grows downwards
        assert math.cos(math.radians(turn)) == pytest.approx(1)


@given(any_hex, directions)
def test_a_neighbour_lies_one_step_away_and_back_is_opposite(a: Hex, direction: int) -> None:
    b = a.neighbour(direction)
    assert b - a == DIRECTIONS[direction]
    assert a.neighbours()[direction] == b
    assert opposite(direction) != direction
    assert b.neighbour(opposite(direction)) == a


@given(any_hex)
def test_six_different_neighbours(a: Hex) -> None:
    assert len(set(a.neighbours())) == 6
    assert all(a.distance(b) == 1 for b in a.neighbours())


# --- distance ------------------------------------------------------------------------------------


@given(any_hex, any_hex, any_hex)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(b) == b.distance(a) >= 0
    assert a.distance(c) <= a.distance(b) + b.distance(c)
    assert a.distance(b) == (a + c).distance(b + c)


def test_distance_is_the_number_of_steps() -> None:
    reached = {ORIGIN}
    for steps in range(1, 6):
        new = {b for a in reached for b in a.neighbours()} - reached
        assert {ORIGIN.distance(a) for a in new} == {steps}
        reached |= new


# --- rotation and reflection ---------------------------------------------------------------------


@given(any_hex, st.integers(-20, 20), st.integers(-20, 20))
def test_rotations_add_up_and_six_change_nothing(a: Hex, first: int, second: int) -> None:
    assert a.rotate(first).rotate(second) == a.rotate(first + second)
    assert a.rotate(6) == a
    assert a.rotate(3) == ORIGIN - a


@given(any_hex, any_hex, directions)
def test_rotation_keeps_the_origin_and_distances(a: Hex, b: Hex, steps: int) -> None:
    assert ORIGIN.rotate(steps) == ORIGIN
    assert a.rotate(steps).distance(b.rotate(steps)) == a.distance(b)


@given(any_hex, any_hex)
def test_reflecting_twice_changes_nothing_and_keeps_distances(a: Hex, b: Hex) -> None:
    assert a.reflect().reflect() == a
    assert a.reflect().distance(b.reflect()) == a.distance(b)


@given(any_hex, directions)
def test_reflection_reverses_rotation(a: Hex, steps: int) -> None:
    assert a.rotate(steps).reflect() == a.reflect().rotate(-steps)


@given(directions, directions)
def test_rotation_and_reflection_of_directions(direction: int, steps: int) -> None:
    assert DIRECTIONS[direction].rotate(steps) == DIRECTIONS[(direction + steps) % 6]
    assert DIRECTIONS[direction].reflect() == DIRECTIONS[-direction % 6]


@given(any_hex)
def test_reflection_turns_the_picture_upside_down(a: Hex) -> None:
    x, y = a.to_pixel(1)
    assert a.reflect().to_pixel(1) == pytest.approx((x, -y))


@given(directions, st.integers(-8, 8))
def test_the_sides_of_a_tile_turn_with_the_board(side: int, steps: int) -> None:
    turned = rotate_sides("abcdef", steps)
    new_side = DIRECTIONS.index(DIRECTIONS[side].rotate(steps))
    assert turned[new_side] == "abcdef"[side]


# --- shapes --------------------------------------------------------------------------------------


@given(any_shape, any_hex)
def test_the_normal_form_depends_on_the_shape_alone(cells: set[Hex], away: Hex) -> None:
    form = normalised(cells)
    assert form == normalised(cell + away for cell in cells)
    assert form[0] == ORIGIN
    assert list(form) == sorted(form)
    assert {cell + min(cells) for cell in form} == cells


def test_a_shape_of_no_hexes_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one hex"):
        normalised([])


@pytest.mark.parametrize(
    ("tile", "turned", "turned_over"),
    [
        (PAIR, 3, 3),
        (TRIANGLE, 2, 2),
        (LINE, 3, 3),
        (RHOMBUS, 3, 3),
        (HOOK, 6, 12),
        (TRAPEZOID, 6, 6),
        (PYRAMID, 2, 2),
        (WAVE, 3, 6),
    ],
)
def test_the_orientations_of_the_myrmes_tiles(tile: Shape, turned: int, turned_over: int) -> None:
    assert len(rotations(tile)) == turned
    assert len(rotations_and_reflections(tile)) == turned_over


def test_one_hex_has_one_orientation() -> None:
    assert rotations_and_reflections([Hex(5, 3)]) == ((ORIGIN,),)


@given(any_shape)
def test_orientations_are_different_normal_forms(cells: set[Hex]) -> None:
    ways = rotations_and_reflections(cells)
    assert len(ways) == len(set(ways))
    assert 12 % len(ways) == 0
    assert all(way == normalised(way) and len(way) == len(cells) for way in ways)


@given(any_shape, any_hex, directions, st.booleans())
def test_a_moved_turned_shape_has_the_same_orientations(
    cells: set[Hex], away: Hex, steps: int, over: bool
) -> None:
    turned = [cell.rotate(steps) for cell in cells]
    laid = [(cell.reflect() if over else cell) + away for cell in turned]
    assert set(rotations_and_reflections(laid)) == set(rotations_and_reflections(cells))


@given(any_shape, any_hex)
def test_the_order_of_the_orientations(cells: set[Hex], away: Hex) -> None:
    ways = rotations_and_reflections(cells)
    assert ways == rotations_and_reflections([cell + away for cell in sorted(cells)])
    turned = rotations(cells)
    assert ways[: len(turned)] == turned
    for steps, way in enumerate(turned):
        assert way == normalised(cell.rotate(steps) for cell in cells)
    for steps, way in enumerate(ways[len(turned) :]):
        assert way == normalised(cell.reflect().rotate(steps) for cell in cells)


# --- the screen ----------------------------------------------------------------------------------


@given(any_hex)
def test_pixels_agree_with_the_rows_of_the_myrmes_board(a: Hex) -> None:
    width, row = math.sqrt(3) * 10, 15
    assert a.to_pixel(10) == pytest.approx(((a.q + a.r / 2) * width, a.r * row))


@given(any_hex, st.floats(0.5, 200))
def test_neighbours_lie_a_hex_width_apart(a: Hex, size: float) -> None:
    here = a.to_pixel(size)
    for b in a.neighbours():
        assert math.dist(here, b.to_pixel(size)) == pytest.approx(size * math.sqrt(3))


@given(any_hex, directions)
def test_corners_are_as_far_away_as_the_size_says(a: Hex, corner: int) -> None:
    assert math.dist(a.to_pixel(10), a.corners(10)[corner]) == pytest.approx(10)


@given(any_hex, directions)
def test_side_d_lies_between_corners_d_and_d_plus_1(a: Hex, side: int) -> None:
    here, there = a.corners(10), a.neighbour(side).corners(10)
    back = opposite(side)
    assert here[side] == pytest.approx(there[(back + 1) % 6])
    assert here[(side + 1) % 6] == pytest.approx(there[back])
