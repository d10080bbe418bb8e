"""What things are worth, in points, and how likely others are: found by letting bots play."""

from __future__ import annotations

from typing import Final

# What a colony has.

QUEENS_IN_HAND: Final = {
    "base": (0.0, 0.9, 2.0),
    "all-tiles": (0.0, 0.9, 2.0),
    "supersize": (0.0, 1.0, 2.1),
}
"""By variant and by how many there are."""
QUEEN_OUT: Final = 0.5
WORKER_IN_HAND: Final = 0.35
WORKER_OUT: Final = {"base": 0.9, "all-tiles": 0.9, "supersize": 1.2}
SOLDIER_OUT: Final = 0.8
LARVA_OUT: Final = 0.3
CHAMBER: Final = 0.1
"""For each ant that can still be bred, a queen in a brood chamber (S7.2)."""
MATING: Final = 0.1
"""The same for a soldier with her."""
UNBORN_ENOUGH: Final = 4
FEEDING: Final = 0.6
"""A worker with a larva (S6.2)."""
QUEEN_COMES_BACK: Final = 1.4
"""What a queen in hand adds to the bonus if there is a nest tile for her (A11.3)."""
ON_FOREST: Final = 0.25
"""A worker who will collect."""
FOOD: Final = 0.4
FOOD_ENOUGH: Final = 3
FOOD_BEYOND: Final = 0.06
"""Worth of a food, and of one more than is enough."""
TO_COLLECT: Final = 0.8
"""What is left of it as long as the worker has not collected."""
TILE: Final = 0.05
SORT_IN_HAND: Final = 0.1
CAP: Final = 0.5
CAPS_ENOUGH: Final = 3
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
IN_HAND: Final = {"base": 0.6, "all-tiles": 0.6, "supersize": 0.8}
"""By variant: who is in a hurry scores what can be scored, who has time builds."""
FOR_SALE: Final = 0.45
TO_BE_DRAWN: Final = {"base": 0.4, "all-tiles": 0.4, "supersize": 0.55}
"""Of a sort of which all tiles fit; less, the fewer fit."""
CLOSED_SOME_DAY: Final = 0.4
DRAWS: Final = {"base": 3, "all-tiles": 3, "supersize": 4}
"""How many tiles are tried at an open side before the game ends."""

# Tunnels.

UNMANNED: Final = 0.9
"""What is left of a connection for each space that a worker may still walk to in this turn."""
LEFT_UNMANNED: Final = 0.45
"""What is left for each space where none stands when the next tile comes."""
LONGEST: Final = 4
SEED: Final = {"base": 0.5, "all-tiles": 0.8, "supersize": 0.5}
"""By variant: a tunnel side of a nest with a queen, where a tunnel may begin."""
NEXT_BEST: Final = 0.6
"""Each further place where a tile is awaited is worth so much less than the one before."""

# Rivals.

RIVALRY: Final = 0.15
"""What a point of a single rival counts against an own one, as long as the game goes on; of the
best of several less, since whoever spoils it for one helps the others."""

# The end.

RACE_FADES: Final = 4
TILES_FADE: Final = 4
"""How late promises fade as the target comes nearer and tiles run out: the higher, the later."""
