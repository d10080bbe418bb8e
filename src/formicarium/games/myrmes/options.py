"""The variants of Myrmes and the options of each (D1-D27, "Recommended rulesets")."""

from __future__ import annotations

from typing import Final, NamedTuple

from formicarium.core.options import Option, Variant
from formicarium.games.myrmes.components import PAIR, TILES_EACH


class Ruleset(NamedTuple):
    """What differs between the editions; everything else is the same."""

    start_points: int
    """M2.9, D3."""
    pairs: int
    """How many of the smallest pheromones each player has (D1)."""
    supply: tuple[int, int, int, int]
    """Food, earth, stone and larvae, if the supply is limited (D2, Q26)."""
    portions: bool
    """Whether one or two larvae can become a food, once a go (D18)."""
    toll_on_special: bool
    """Whether entering an opposing special tile costs a soldier (D5, Q15b)."""
    deeper_store: bool
    """Whether the event level+1 widens the store (D9)."""
    dig_price: tuple[tuple[int, int, int], ...]
    """By level, the food, earth and stone for digging the next one (M13.6, D15)."""


SECOND_EDITION: Final = Ruleset(
    start_points=10,
    pairs=6,
    supply=(30, 15, 15, 30),
    portions=False,
    toll_on_special=True,
    deeper_store=True,
    dig_price=((0, 2, 0), (0, 2, 1), (0, 0, 3)),
)
ENGLISH_EDITION: Final = Ruleset(
    start_points=20,
    pairs=5,
    supply=(20, 15, 15, 30),
    portions=True,
    toll_on_special=False,
    deeper_store=False,
    dig_price=((0, 2, 0), (0, 1, 2), (0, 0, 3)),
)

_OPTIONS: Final = (
    Option("objectives", ("all", "described"), "all 20 objectives, or the 17 in the books (Q34)"),
    Option("supply", ("unlimited", "limited"), "whether the cubes can run out (Q26)"),
    Option(
        "places",
        ("seats", "drawn", "chosen"),
        "first tunnel exits by seat, drawn, or chosen from the last player to the first (Q1, Q1b)",
        formerly="start",
    ),
    Option("exit-toll", ("free", "soldier"), "what entering an opposing tunnel exit costs (Q8b)"),
)
_ENGLISH_OPTIONS: Final = (
    Option("portions", ("per-go", "once"), "how often a few larvae make a food (D18, D18b)"),
    Option("pheromones", ("16", "17"), "how many pheromones each player has (D1, D1b)"),
)

_PLAYERS: Final = (2, 3, 4)
SECOND: Final = Variant("second", _PLAYERS, "as in the German and Polish books", _OPTIONS)
ENGLISH: Final = Variant(
    "english", _PLAYERS, "as in the English book", (*_OPTIONS, *_ENGLISH_OPTIONS)
)
VARIANTS: Final = (SECOND, ENGLISH)

RULESETS: Final = {SECOND.name: SECOND_EDITION, ENGLISH.name: ENGLISH_EDITION}


def pheromones_each(variant: str, more_pairs: int = 0) -> list[int]:
    """Return by kind how many pheromones each player has (M1.4, D1); ``more_pairs`` is D1b.

    >>> sum(pheromones_each("second")), sum(pheromones_each("english"))
    (17, 16)
    >>> sum(pheromones_each("english", more_pairs=1))
    17
    """
    each = list(TILES_EACH)
    each[PAIR] = RULESETS[variant].pairs + more_pairs
    return each
