"""The variants of Antropolis and the options of each (A2.5, S1, S3.2, AQ1-AQ31)."""

from __future__ import annotations

from typing import Final, NamedTuple

from formicarium.core.options import Option, Variant, start_option
from formicarium.games.antropolis.components import TILE_SETS


class Ruleset(NamedTuple):
    """The differences between the variants; the defaults are those of the base game."""

    supersize: bool = False
    """Whether larvae and soldiers play, and ants act one after the other (S2-S7)."""
    targets: tuple[int, int, int] = (9, 9, 9)
    """Points from nests and tunnels that end the game, by 2, 3 and 4 players (A11.1, S8.3)."""
    first_hand: tuple[int, int, int] = (1, 1, 1)
    """Forests, tunnels and nests drawn at the start (A2.3, S1.3)."""
    ants: tuple[int, int, int, int] = (2, 3, 0, 0)
    """Queens, workers, larvae and soldiers of each player (A2.7, S1.5)."""
    on_forest: tuple[int, ...] = (0, 1, 0, 0)
    """How many of each kind begin on the start forest; a queen begins on the start nest."""
    slots: int = 2
    """Market tiles of each sort; the prices are 1, 2… (A7.1, S8.1)."""
    first_bonus: int = 2
    """Points for the first to reach the target (A11.3, S8.4)."""
    tiles_per_point: int = 3
    """Tiles in hand that make a point (A11.3, S8.4)."""


RULESETS: Final = {
    "base": Ruleset(),
    "all-tiles": Ruleset(targets=(15, 15, 15)),
    "supersize": Ruleset(
        supersize=True,
        targets=(11, 15, 15),
        first_hand=(1, 2, 2),
        ants=(2, 5, 2, 3),
        on_forest=(0, 1, 0, 1),
        slots=3,
        first_bonus=3,
        tiles_per_point=5,
    ),
}

_OPTIONS: Final = (
    start_option(4),  # AQ1
    Option(
        "compensation",
        ("none", "last-food"),
        "whether the last player of the first round begins with a food (AQ3)",
        players=(2, 3),
    ),
    Option("forest-by-earth", ("no", "yes"), "whether a forest may touch by earth alone (AQ6)"),
    Option("buying", ("free", "within-hand"), "whether buying stops at the hand's size (AQ19)"),
    Option("tunnel-crew", ("any", "own"), "whose workers man a tunnel that scores (AQ25)"),
    Option("tunnel-queens", ("each", "once"), "whether each own queen scores a tunnel (AQ27)"),
    Option("nest-tie", ("half", "share"), "what those who tie in a nest get (AQ23)", "share"),
    Option("queen-last", ("no", "yes"), "whether a queen who comes last scores a tunnel (AQ31)"),
    Option("tiles", TILE_SETS, "which tiles are played with (AT7)", TILE_SETS[-1]),
)
_FINISHED_QUEEN: Final = Option(
    "finished-queen",
    ("stays", "may-leave"),
    "whether a queen can leave when another ant has begun (S3.2)",
    "may-leave",
)
_PLAYERS: Final = (2, 3, 4)
VARIANTS: Final = (
    Variant("base", _PLAYERS, "to 9 points, with some tiles left out", _OPTIONS),
    Variant("all-tiles", _PLAYERS, "to 15 points with all tiles", _OPTIONS),
    Variant(
        "supersize",
        _PLAYERS,
        "Supersize Colony: soldiers and larvae, too",
        (*_OPTIONS, _FINISHED_QUEEN),
    ),
)


def target(variant: str, players: int) -> int:
    """A11.1, S8.3: return the points from nests and tunnels that end the game.

    >>> target("base", 4), target("all-tiles", 2), target("supersize", 2), target("supersize", 3)
    (9, 15, 11, 15)
    """
    return RULESETS[variant].targets[players - 2]
