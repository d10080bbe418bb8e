"""Colours stay apart for people who see fewer of them, and words stay legible.

The three kinds of colour blindness are simulated with the matrices of Machado, Oliveira and
Fernandes (2009) for full severity. What is compared is the distance in CIE Lab: below about 10 two
patches look alike at a glance. Seats and fruits differ in shape as well.
"""

import math
from itertools import combinations, product

import pytest

from formicarium.stage import palette

Colour = tuple[float, float, float]

SIMULATIONS: dict[str, tuple[Colour, Colour, Colour]] = {
    "full colour": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
THEMES = ("light", "dark")
TERRAIN = ("grass", "loam", "rock", "sand", "water", "cap")


def linear(colour: str) -> Colour:
    """Read ``#rrggbb`` as light."""
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def times(matrix: tuple[Colour, Colour, Colour], colour: Colour) -> Colour:
    x, y, z = (sum(m * c for m, c in zip(row, colour, strict=True)) for row in matrix)
    return x, y, z


def lab(light: Colour) -> Colour:
    x, y, z = times(
        ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505)), light
    )
    fx, fy, fz = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (x / 0.9505, y, z / 1.089)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, simulation: str) -> float:
    seen = []
    for colour in (one, other):
        light = times(SIMULATIONS[simulation], linear(colour))
        seen.append(lab((max(0.0, light[0]), max(0.0, light[1]), max(0.0, light[2]))))
    return math.dist(*seen)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""
    bright, dim = sorted(
        times(((0.2126, 0.7152, 0.0722),) * 3, linear(c))[0] for c in (one, other)
    )[::-1]
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("simulation", SIMULATIONS)
def test_seats_can_be_told_apart(theme: str, simulation: str) -> None:
    values = palette.values(theme)
    for one, other in combinations(range(6), 2):
        apart = distance(values[f"seat-{one}"], values[f"seat-{other}"], simulation)
        assert apart > 9, f"seats {one} and {other}: {apart:.1f}"


@pytest.mark.parametrize("theme", THEMES)
def test_terrain_is_far_from_every_seat(theme: str) -> None:
    """A tile of a seat must not look like the ground under it."""
    values = palette.values(theme)
    for terrain, seat in product(TERRAIN, range(6)):
        apart = distance(values[terrain], values[f"seat-{seat}"], "full colour")
        assert apart > 19, f"{terrain} and seat {seat}: {apart:.1f}"


@pytest.mark.parametrize("simulation", SIMULATIONS)
def test_seats_can_be_told_apart_by_lamplight(simulation: str) -> None:
    values = palette.lamplight()
    for one, other in combinations(range(6), 2):
        assert distance(values[f"seat-{one}"], values[f"seat-{other}"], simulation) > 8


@pytest.mark.parametrize("theme", THEMES)
def test_words_are_legible(theme: str) -> None:
    values = palette.values(theme)
    for ground in ("paper", "card"):
        assert contrast(values["ink"], values[ground]) >= 7
        assert contrast(values["muted"], values[ground]) >= 4.5
        assert contrast(values["danger"], values[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_what_can_be_picked_stands_out(theme: str) -> None:
    values = palette.values(theme)
    for ground in ("paper", "card", "soil"):
        assert contrast(values["pick"], values[ground]) >= 1.5
    assert contrast(values["pick"], values["card"]) >= 3
