"""Where points come from (A9, A10, A11.3, S8.4), in the order of the score sheet."""

from typing import Final

SOURCES: Final = (
    "nests",
    "tunnels",
    "first to target",
    "queens",
    "other ants",
    "tiles in hand",
    "food",
)
NESTS, TUNNELS = range(2)
COUNTED: Final = 2
"""The first two are counted during the game; the others are the bonus at its end."""
