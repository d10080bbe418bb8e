"""Where points come from (M21), in the order of the score sheet."""

from typing import Final

SOURCES: Final = (
    "start",
    "pheromones",
    "special tiles",
    "prey",
    "clearing",
    "queen",
    "sub-colonies",
    "objectives",
    "others' objectives",
    "points+1",
    "winter",
)
(
    START,
    PHEROMONE,
    SPECIAL_TILE,
    PREY,
    CLEARING,
    QUEEN,
    SUBCOLONIES,
    OBJECTIVE,
    OTHERS,
    EXTRA,
    WINTER,
) = range(len(SOURCES))
