"""Values in points, and chances: found by letting bots play."""

from __future__ import annotations

from typing import Final

# What a colony has.

QUEENS_IN_HAND: Final = {
    "base": (0.0, 0.9, 2.0),
    "all-tiles": (0.0, 0.9, 2.0),
    "supersize": (0.0, 1.0, 2.1),
}
"""By variant and number."""
QUEEN_OUT: Final = 0.5
WORKER_IN_HAND: Final = 0.35
WORKER_OUT: Final = {"base": 0.9, "all-tiles": 0.9, "supersize": 1.2}
SOLDIER_OUT: Final = 0.8
LARVA_OUT: Final = 0.3
CHAMBER: Final = 0.1
"""A queen in a brood chamber, for each ant that can still be bred (S7.2)."""
MATING: Final = 0.1
"""The same for a soldier with her."""
UNBORN_ENOUGH: Final = 4
FEEDING: Final = 0.6
"""A worker with a larva (S6.2)."""
QUEEN_COMES_BACK: Final = 1.4
"""What a queen in hand adds to the bonus if there is a nest tile for her (A11.3)."""
ON_FOREST: Final = 0.25
"""A worker that will collect."""
FOOD: Final = 0.4
FOOD_ENOUGH: Final = 3
FOOD_BEYOND: Final = 0.06
"""A food, and each one beyond enough."""
TO_COLLECT: Final = 0.8
"""The part of a food that counts before the worker has collected it."""
TILE: Final = 0.05
SORT_IN_HAND: Final = 0.1
CAP: Final = 0.5
CAPS_ENOUGH: Final = 3
"""A nest tile with one open side: they are scarce, so other tiles are laid first."""
PLACE_IN_HAND: Final = 0.5
PLACES_ENOUGH: Final = 1
"""A larger hand, for the rest of the game; a second place is not worth its food."""

# What a turn brings.

PASSED: Final = 1.0
"""The loss by laying no tile in a turn: no buying, no drawing, nothing new."""
IDLE_MOVE: Final = 0.01
"""The loss by moving an ant for nothing."""

# The chance that a tile comes that is wanted on a hex.

AT_ONCE: Final = 0.9
IN_HAND: Final = {"base": 0.6, "all-tiles": 0.6, "supersize": 0.8}
"""By variant: a longer game leaves more time to lay it."""
FOR_SALE: Final = 0.45
TO_BE_DRAWN: Final = {"base": 0.4, "all-tiles": 0.4, "supersize": 0.55}
"""If all tiles of the sort fit; less if fewer fit."""
CLOSED_SOME_DAY: Final = 0.4
DRAWS: Final = {"base": 3, "all-tiles": 3, "supersize": 4}
"""How many tiles are tried at an open side before the game ends."""

# Tunnels.

UNMANNED: Final = 0.9
"""The factor for each space of a connection that a worker can still reach in this turn."""
LEFT_UNMANNED: Final = 0.45
"""The factor for each space that will have no worker when the next tile comes."""
LONGEST: Final = 4
SEED: Final = {"base": 0.5, "all-tiles": 0.8, "supersize": 0.5}
"""By variant: a tunnel side of a nest with a queen, where a tunnel may begin."""
NEXT_BEST: Final = 0.6
"""The factor for each further place where a tile is awaited."""

# Rivals.

RIVALRY: Final = 0.15
"""The weight of a single rival's points against own ones while the game goes on; the best of
several rivals weighs less, since spoiling the game of one helps the others."""

# The end.

RACE_FADES: Final = 4
TILES_FADE: Final = 4
"""How promises fade as the target comes near and tiles run out: the higher, the later."""
