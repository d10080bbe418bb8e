"""What things are worth, in points, and how fast they come; tuned by self-play.

``docs/evaluation-myrmes.md`` explains how, and what each of them does.
"""

from __future__ import annotations

from typing import Final

# Winter (M17).

SHORT: Final[tuple[float, ...]] = (3.0, 1.6, 1.2, 1.0, 0.6, 0.5, 0.3, 0.3, 0.3, 0.3)
"""Points for each food that is missing for a winter, by the number of harvests before it."""
FOOD_TO_COME: Final = 0.7
"""How much of the food in the garden is counted on for the next winter."""
LARVAE_FOOD: Final = 0.5
"""The same for food that larvae could become while winter is still far."""

# Stock.

FREE: Final[tuple[float, ...]] = (0.4, 0.4, 0.5)
"""A food, an earth and a stone that none of the plans below needs."""
LARVA: Final = 0.5
SOLDIER: Final = 1.0
NEXT_SOLDIER: Final = 0.8
"""The worth of a further soldier, as a part of that of the one before."""
PREY_TOKEN: Final = 0.3

# Garden and rooms.

CUBE_TO_COME: Final = 0.5
"""A cube in the garden that a later harvest brings home."""
ROOM: Final = 0.5
"""What a worker at home brings in a round."""
TUNNEL: Final = 0.8
"""What a tunnel exit brings apart from its way into the garden."""

# Tiles to be laid.

CUBE: Final = 0.5
"""A cube of a future pheromone."""
FERTILE: Final = 0.75
"""The share of hexes of such a pheromone that bear a cube."""
HEXES_EACH: Final = 3.0
"""The free hexes within reach that it takes to lay a tile."""
GROWTH: Final = 0.8
"""The tiles that find new room each round, by longer ways and by hunting."""
BIRTHS: Final = 0.2
"""The tiles that a nurse makes possible in a round: less than half a worker each."""
KEPT: Final = 0.85
"""The tiles that a worker at home makes possible."""
NURSE_ROUND: Final = 1.4
"""What a nurse brings in a round apart from tiles."""

# Plans for the atelier.

DO_NOW: Final = 0.98
"""How likely it is that something is done that can be done in this round."""
FLEX: Final = 0.7
"""A factor of that for each cube that workers still have to bring this round."""
LATER: Final = 0.5
SLACK: Final = 1.0
"""How likely levels and nurses are in later rounds, and how fast that falls with time."""
OBJECTIVE_LATER: Final = 0.9
OBJECTIVE_SLACK: Final = 1.0
"""The same for objectives."""
QUEUE: Final = 0.98
"""A factor for each further objective, since there is one a round (M14.2)."""
STORE_ROOM: Final = 0.5
"""What the larger store of level II is worth in a round (M15.2)."""
SHARE: Final = 0.6
"""How likely it is that a rival does an objective later (M14.5)."""
INCOME: Final = 2.8
TILE_INCOME: Final = 0.5
"""The cubes of a kind that a round brings: at least, and for each pheromone with cubes."""
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
"""The cost of a step, so that the shorter of two ways to the same end wins."""
RIVALRY: Final = 0.3
"""The weight of the best rival's points before the last round; then they count in full."""

# Start spaces (Q1b).

START_STEP: Final = 0.7
"""How much less a prey counts for a start space with each step of the way to it."""
START_PREY: Final = 0.5
"""How much of its worth a prey brings to the colony that is nearest to it."""
START_SOLDIER: Final = 1.5
"""What each soldier costs that hunts it: it is also missing for other prey and in winter."""
