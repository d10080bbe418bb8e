"""What things are worth, in points, and how fast they come; tuned by self-play.

``docs/evaluation-myrmes.md`` tells how, and what each of them does.
"""

from __future__ import annotations

from typing import Final

# Winter (M17).

SHORT: Final[tuple[float, ...]] = (3.0, 1.6, 1.2, 1.0, 0.6, 0.5, 0.3, 0.3, 0.3, 0.3)
"""Points for each food that a winter lacks, by the harvests that come before it."""
FOOD_TO_COME: Final = 0.7
"""How much of the food in the garden is counted on for the next winter."""
LARVAE_FOOD: Final = 0.5
"""How much of the food that larvae could become is counted on while winter is far."""

# Stock.

FREE: Final[tuple[float, ...]] = (0.4, 0.4, 0.5)
"""A food, an earth, a stone that nothing below asks for."""
LARVA: Final = 0.5
SOLDIER: Final = 1.0
NEXT_SOLDIER: Final = 0.8
"""Each further soldier is worth this part of the one before."""
PREY_TOKEN: Final = 0.3

# Garden and rooms.

CUBE_TO_COME: Final = 0.5
"""A cube in the garden that a later harvest brings home."""
ROOM: Final = 0.5
"""What a worker who stays at home brings in a round."""
TUNNEL: Final = 0.8
"""What a tunnel exit brings besides the way it opens."""

# Tiles to be laid.

CUBE: Final = 0.5
"""A cube that a pheromone still to be laid will get."""
FERTILE: Final = 0.75
"""How many of the hexes of such a pheromone bear a cube."""
HEXES_EACH: Final = 3.0
"""Free hexes within reach that it takes to lay a tile."""
GROWTH: Final = 0.8
"""Tiles for which each round makes new room: ways grow longer, prey is hunted."""
BIRTHS: Final = 0.2
"""Tiles that a nurse makes possible in a round: half a worker, unless she is needed elsewhere."""
KEPT: Final = 0.85
"""How much of a worker at home is a tile that will be laid."""
NURSE_ROUND: Final = 1.4
"""What a nurse brings in a round besides."""

# Plans for the atelier.

DO_NOW: Final = 0.98
"""How likely what can be done in this round will be done."""
FLEX: Final = 0.7
"""The same for each cube that workers still have to bring this round."""
LATER: Final = 0.5
SLACK: Final = 1.0
"""How likely levels and nurses are in later rounds, and how that falls with the rounds it takes."""
OBJECTIVE_LATER: Final = 0.9
OBJECTIVE_SLACK: Final = 1.0
"""The same for objectives."""
QUEUE: Final = 0.98
"""Each further objective is that much less likely: there is one a round (M14.2)."""
STORE_ROOM: Final = 0.5
"""What the larger store of level II is worth in a round (M15.2)."""
SHARE: Final = 0.6
"""How likely a rival will do an objective later on (M14.5)."""
INCOME: Final = 2.8
TILE_INCOME: Final = 0.5
"""Cubes of a wanted kind in a round: in any case, and for each pheromone with cubes."""
PACE: Final = {
    "larvae": 3.0,
    "soldiers": 0.8,
    "prey": 0.9,
    "special": 0.9,
    "level": 0.7,
    "nurses": 0.8,
    "pheromones": 1.3,
}
"""How much of what an objective asks for comes in a round."""

# The table.

STEP: Final = 0.01
"""What a step costs, so that of two ways to the same end the shorter one is taken."""
RIVALRY: Final = 0.3
"""What a point of the best rival counts before the last round; then it counts in full."""
