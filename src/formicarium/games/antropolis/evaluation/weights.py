"""What things are worth, in points, and how likely others are: found by letting bots play."""

from __future__ import annotations

from typing import Final

# What a colony has.

QUEEN_IN_HAND: Final = 1.3
QUEEN_OUT: Final = 0.5
WORKER_IN_HAND: Final = 0.35
WORKER_OUT: Final = 0.8
SOLDIER_OUT: Final = 0.9
LARVA_OUT: Final = 0.4
MATING: Final = 0.3
"""A soldier with a queen where a larva can come (S7.2)."""
FEEDING: Final = 0.5
"""A worker with a larva (S6.2)."""
ON_FOREST: Final = 0.25
"""A worker who will collect."""
FOOD: Final = 0.4
FOOD_ENOUGH: Final = 3
FOOD_BEYOND: Final = 0.06
"""Worth of a food, and of one more than is enough."""
TILE: Final = 0.05
SORT_IN_HAND: Final = 0.1
CAP: Final = 0.25
CAPS_ENOUGH: Final = 2
"""A nest tile with one open side: they are scarce, so other tiles are laid if any has to be."""
PLACE_IN_HAND: Final = 0.5
PLACES_ENOUGH: Final = 1
"""A larger hand, for the rest of the game; more than one place more is not worth its food."""

# What a turn brings.

PASSED: Final = 1.0
"""What it costs to lay no tile in a turn: no buying, no drawing, nothing new."""
IDLE_MOVE: Final = 0.01
"""What it costs to move an ant for nothing."""

# How likely a tile comes that is wanted on a hex.

AT_ONCE: Final = 0.9
IN_HAND: Final = 0.6
FOR_SALE: Final = 0.45
TO_BE_DRAWN: Final = 0.4
"""Of a sort of which all tiles fit; less, the fewer fit."""
CLOSED_SOME_DAY: Final = 0.4
DRAWS: Final = 5
"""How many tiles are tried at an open side before the game ends."""

# Tunnels.

UNMANNED: Final = 0.9
"""What is left of a connection for each space that a worker may still walk to in this turn."""
LEFT_UNMANNED: Final = 0.45
"""What is left for each space where none stands when the next tile comes."""
LONGEST: Final = 4
SEED: Final = 0.3
"""A tunnel side of a nest with a queen, where a tunnel may begin."""
NEXT_BEST: Final = 0.6
"""Each further place where a tile is awaited is worth so much less than the one before."""

# Rivals.

RIVALRY: Final = 0.15
"""What a point of the best rival counts against an own one, as long as the game goes on."""
