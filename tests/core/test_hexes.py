"""Hex geometry: laws that hold for all hexes, and the tiles of Myrmes as worked examples."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formicarium.core.errors import NotationError
from formicarium.core.hexes import (
    DIRECTIONS,
    ORIGIN,
    Hex,
    Orientation,
    Shape,
    disc,
    line,
    normalised,
    opposite,
    placements,
    ring,
    rotate_sides,
    rotations,
    rotations_and_reflections,
)

numbers = st.integers(-60, 60)
any_hex = st.builds(Hex, numbers, numbers)
near_hex = st.builds(Hex, st.integers(-3, 3), st.integers(-3, 3))
any_shape = st.sets(near_hex, min_size=1, max_size=6)
directions = st.integers(0, 5)
radii = st.integers(0, 8)
orientations = st.sampled_from(Orientation)


def shape(*cells: tuple[int, int]) -> Shape:
    return tuple(Hex(q, r) for q, r in cells)


PAIR = shape((0, 0), (1, 0))
TRIANGLE = shape((0, 0), (1, 0), (0, 1))
LINE = shape((0, 0), (1, 0), (2, 0))
RHOMBUS = shape((0, 0), (1, 0), (0, 1), (1, -1))
HOOK = shape((0, 0), (1, 0), (2, 0), (0, 1))
TRAPEZOID = shape((0, 0), (1, 0), (2, 0), (1, -1), (2, -1))
PYRAMID = shape((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2))
# Not in any box: looks the same after half a turn, but not in a mirror.
WAVE = shape((0, 0), (1, 0), (1, 1), (2, 1))

TILES = {
    "pair": PAIR,
    "triangle": TRIANGLE,
    "line": LINE,
    "rhombus": RHOMBUS,
    "hook": HOOK,
    "trapezoid": TRAPEZOID,
    "pyramid": PYRAMID,
    "wave": WAVE,
}


# --- coordinates ---------------------------------------------------------------------------------


@given(any_hex)
def test_the_three_coordinates_add_up_to_zero(a: Hex) -> None:
    assert a.q + a.r + a.s == 0


@given(any_hex, any_hex, st.integers(0, 5))
def test_hexes_add_like_vectors(a: Hex, b: Hex, factor: int) -> None:
    assert a + b == Hex(a.q + b.q, a.r + b.r)
    assert (a + b) - b == a
    assert a * factor == factor * a == sum_of([a] * factor)
    assert a * -1 == ORIGIN - a
    assert type(a + b) is type(a - b) is type(a * 2) is type(2 * a) is Hex


def sum_of(steps: list[Hex]) -> Hex:
    total = ORIGIN
    for step in steps:
        total = total + step
    return total


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


@pytest.mark.parametrize(
    ("orientation", "degrees_of_direction_0"), [(Orientation.POINTY, 0), (Orientation.FLAT, -30)]
)
def test_directions_go_anticlockwise_on_the_screen(
    orientation: Orientation, degrees_of_direction_0: int
) -> None:
    for direction, step in enumerate(DIRECTIONS):
        x, y = step.to_pixel(1, orientation)
        seen = math.degrees(math.atan2(-y, x))  # y grows downwards
        turn = seen - degrees_of_direction_0 - 60 * direction
        assert math.cos(math.radians(turn)) == pytest.approx(1)


@given(any_hex, directions)
def test_a_neighbour_lies_one_step_away_and_back_is_opposite(a: Hex, direction: int) -> None:
    b = a.neighbour(direction)
    assert b - a == DIRECTIONS[direction]
    assert a.neighbours()[direction] == b
    assert a.direction_to(b) == direction
    assert b.direction_to(a) == opposite(direction) != direction
    assert b.neighbour(opposite(direction)) == a


@given(any_hex, any_hex)
def test_only_adjacent_hexes_have_a_direction(a: Hex, b: Hex) -> None:
    if b not in a.neighbours():
        with pytest.raises(ValueError, match="is not adjacent to"):
            a.direction_to(b)


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
def test_rotations_add_up_and_six_are_none(a: Hex, first: int, second: int) -> None:
    assert a.rotate(first).rotate(second) == a.rotate(first + second)
    assert a.rotate(6) == a
    assert a.rotate(3) == ORIGIN - a


@given(any_hex, any_hex, any_hex, directions)
def test_rotation_keeps_centre_and_distances(a: Hex, b: Hex, centre: Hex, steps: int) -> None:
    assert centre.rotate(steps, centre) == centre
    assert a.rotate(steps, centre).distance(b.rotate(steps, centre)) == a.distance(b)
    assert a.rotate(steps, centre) == (a - centre).rotate(steps) + centre


@given(any_hex, any_hex)
def test_reflection_twice_is_none_and_keeps_distances(a: Hex, b: Hex) -> None:
    assert a.reflect().reflect() == a
    assert a.reflect().distance(b.reflect()) == a.distance(b)


@given(any_hex, directions)
def test_reflection_turns_rotation_round(a: Hex, steps: int) -> None:
    assert a.rotate(steps).reflect() == a.reflect().rotate(-steps)


@given(directions, directions)
def test_what_rotation_and_reflection_do_to_directions(direction: int, steps: int) -> None:
    assert DIRECTIONS[direction].rotate(steps) == DIRECTIONS[(direction + steps) % 6]
    assert DIRECTIONS[direction].reflect() == DIRECTIONS[-direction % 6]


@given(any_hex)
def test_reflection_turns_the_pointy_picture_upside_down(a: Hex) -> None:
    x, y = a.to_pixel(1)
    assert a.reflect().to_pixel(1) == pytest.approx((x, -y))


@given(directions, st.integers(-8, 8))
def test_the_sides_of_a_tile_turn_with_the_board(side: int, steps: int) -> None:
    turned = rotate_sides("abcdef", steps)
    new_side = ORIGIN.direction_to(DIRECTIONS[side].rotate(steps))
    assert turned[new_side] == "abcdef"[side]


# --- rings, discs, lines -------------------------------------------------------------------------


@given(any_hex, st.integers(1, 8))
def test_a_ring_is_closed_and_all_at_one_distance(centre: Hex, radius: int) -> None:
    found = ring(centre, radius)
    assert len(found) == len(set(found)) == 6 * radius
    assert {centre.distance(a) for a in found} == {radius}
    assert all(a.distance(b) == 1 for a, b in pairwise([*found, found[0]]))


@given(any_hex, st.integers(1, 8), directions)
def test_a_ring_starts_in_direction_0_and_goes_anticlockwise(
    centre: Hex, radius: int, direction: int
) -> None:
    assert ring(centre, radius)[direction * radius] == centre + DIRECTIONS[direction] * radius


@given(any_hex, radii)
def test_a_disc_is_a_spiral_of_everything_within_reach(centre: Hex, radius: int) -> None:
    found = disc(centre, radius)
    assert len(found) == len(set(found)) == 1 + 3 * radius * (radius + 1)
    distances = [centre.distance(a) for a in found]
    assert distances == sorted(distances)
    assert distances[-1] == radius
    assert found[len(found) - len(ring(centre, radius)) :] == ring(centre, radius)


def test_radius_zero_is_the_hex_itself_and_less_is_refused() -> None:
    assert ring(Hex(4, 2), 0) == disc(Hex(4, 2), 0) == (Hex(4, 2),)
    with pytest.raises(ValueError, match="negative"):
        ring(ORIGIN, -1)
    with pytest.raises(ValueError, match="negative"):
        disc(ORIGIN, -1)


@given(any_hex, any_hex)
def test_a_line_is_a_shortest_way(a: Hex, b: Hex) -> None:
    found = line(a, b)
    assert (found[0], found[-1]) == (a, b)
    assert len(found) == a.distance(b) + 1
    assert all(c.distance(d) == 1 for c, d in pairwise(found))


@given(any_hex, any_hex, any_hex)
def test_a_line_is_the_same_backwards_and_elsewhere(a: Hex, b: Hex, away: Hex) -> None:
    assert line(b, a) == line(a, b)[::-1]
    assert line(a + away, b + away) == tuple(c + away for c in line(a, b))


@given(near_hex, near_hex)
def test_a_line_takes_the_nearest_hex_and_of_two_the_first(a: Hex, b: Hex) -> None:
    length = a.distance(b)
    for part, taken in enumerate(line(a, b)):
        share = Fraction(part, max(length, 1))
        q, r = a.q + share * (b.q - a.q), a.r + share * (b.r - a.r)
        assert taken == min(disc(ORIGIN, 7), key=lambda c: (gap(c.q - q, c.r - r), c))


def gap(q: Fraction, r: Fraction) -> Fraction:
    """The square of the distance on the screen, exact."""
    return q * q + q * r + r * r


@pytest.mark.parametrize("steps", range(6))
def test_a_line_along_an_edge_takes_the_hex_that_sorts_first(steps: int) -> None:
    a, b = ORIGIN, Hex(1, 1).rotate(steps)
    between = [c for c in a.neighbours() if c.distance(b) == 1]
    assert len(between) == 2
    assert line(a, b) == (a, min(between), b)


# --- shapes --------------------------------------------------------------------------------------


@given(any_shape, any_hex)
def test_the_normal_form_forgets_only_the_place(cells: set[Hex], away: Hex) -> None:
    form = normalised(cells)
    assert form == normalised(cell + away for cell in cells)
    assert form[0] == ORIGIN
    assert list(form) == sorted(form)
    assert {cell + min(cells) for cell in form} == cells


def test_a_shape_of_no_hexes_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one hex"):
        normalised([])
    with pytest.raises(ValueError, match="at least one hex"):
        placements([], disc(ORIGIN, 1))


@pytest.mark.parametrize(
    ("tile", "turned", "turned_over"),
    [
        ("pair", 3, 3),
        ("triangle", 2, 2),
        ("line", 3, 3),
        ("rhombus", 3, 3),
        ("hook", 6, 12),
        ("trapezoid", 6, 6),
        ("pyramid", 2, 2),
        ("wave", 3, 6),
    ],
)
def test_the_orientations_of_the_myrmes_tiles(tile: str, turned: int, turned_over: int) -> None:
    assert len(rotations(TILES[tile])) == turned
    assert len(rotations_and_reflections(TILES[tile])) == turned_over


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


# --- placements ----------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("reflect", [True, False])
def test_placements_are_all_subsets_of_the_board_with_that_form(tile: str, reflect: bool) -> None:
    board = sorted(disc(Hex(4, 2), 2))
    cells = TILES[tile]
    ways = rotations_and_reflections(cells) if reflect else rotations(cells)
    expected = {
        covered for covered in combinations(board, len(cells)) if normalised(covered) in ways
    }
    found = placements(cells, board, reflect)
    assert len(found) == len(expected)
    assert set(found) == expected


@given(any_shape, st.sets(near_hex), st.booleans())
def test_placements_are_different_sorted_and_in_order(
    cells: set[Hex], board: set[Hex], reflect: bool
) -> None:
    ways = rotations_and_reflections(cells) if reflect else rotations(cells)
    found = placements(cells, board, reflect)
    assert len({frozenset(covered) for covered in found}) == len(found)
    assert all(board.issuperset(covered) for covered in found)
    assert all(list(covered) == sorted(covered) for covered in found)
    keys = [(covered[0], ways.index(normalised(covered))) for covered in found]
    assert keys == sorted(keys)


@given(st.sets(near_hex))
def test_pairs_are_the_adjacent_hexes(board: set[Hex]) -> None:
    adjacent = [pair for pair in combinations(sorted(board), 2) if pair[0].distance(pair[1]) == 1]
    assert sorted(placements(PAIR, board)) == adjacent


def test_a_hook_that_may_not_be_turned_over_has_half_the_placements() -> None:
    board = disc(ORIGIN, 3)
    both, one = placements(HOOK, board), placements(HOOK, board, reflect=False)
    assert len(both) == 2 * len(one) > 0
    assert set(one) < set(both)


def test_a_tile_larger_than_the_board_has_no_placement() -> None:
    assert placements(PYRAMID, TRAPEZOID) == ()
    assert placements(PAIR, []) == ()


# --- the screen ----------------------------------------------------------------------------------


@given(any_hex)
def test_pixels_agree_with_the_rows_of_the_myrmes_board(a: Hex) -> None:
    width, row = math.sqrt(3) * 10, 15
    assert a.to_pixel(10) == pytest.approx(((a.q + a.r / 2) * width, a.r * row))


@given(any_hex, st.floats(0.5, 200), orientations)
def test_neighbours_lie_a_hex_width_apart(a: Hex, size: float, orientation: Orientation) -> None:
    here = a.to_pixel(size, orientation)
    for b in a.neighbours():
        assert math.dist(here, b.to_pixel(size, orientation)) == pytest.approx(size * math.sqrt(3))


@given(any_hex, st.floats(0.5, 200), orientations, st.floats(0, 0.999), st.floats(0, math.tau))
def test_every_point_within_a_hex_leads_back_to_it(
    a: Hex, size: float, orientation: Orientation, reach: float, angle: float
) -> None:
    x, y = a.to_pixel(size, orientation)
    away = reach * size * math.sqrt(3) / 2  # within the circle that touches the six sides
    point = (x + away * math.cos(angle), y + away * math.sin(angle))
    assert Hex.from_pixel(*point, size, orientation) == a


@given(st.floats(-500, 500), st.floats(-500, 500), orientations)
def test_a_point_belongs_to_the_nearest_hex(x: float, y: float, orientation: Orientation) -> None:
    found = Hex.from_pixel(x, y, 10, orientation)
    gaps = [math.dist((x, y), a.to_pixel(10, orientation)) for a in disc(found, 2)]
    assert gaps[0] <= min(gaps) + 1e-9


@given(any_hex, orientations, directions)
def test_a_hex_ends_at_its_corners(a: Hex, orientation: Orientation, corner: int) -> None:
    x, y = a.to_pixel(10, orientation)
    corner_x, corner_y = a.corners(10, orientation)[corner]
    assert math.dist((x, y), (corner_x, corner_y)) == pytest.approx(10)
    inside = (x + 0.99 * (corner_x - x), y + 0.99 * (corner_y - y))
    outside = (x + 1.01 * (corner_x - x), y + 1.01 * (corner_y - y))
    assert Hex.from_pixel(*inside, 10, orientation) == a
    assert Hex.from_pixel(*outside, 10, orientation) != a


@given(any_hex, orientations, directions)
def test_side_d_lies_between_corners_d_and_d_plus_1(
    a: Hex, orientation: Orientation, side: int
) -> None:
    here, there = a.corners(10, orientation), a.neighbour(side).corners(10, orientation)
    back = opposite(side)
    assert here[side] == pytest.approx(there[(back + 1) % 6])
    assert here[(side + 1) % 6] == pytest.approx(there[back])
