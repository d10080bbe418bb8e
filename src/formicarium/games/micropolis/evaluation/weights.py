"""What things are worth, in points, and how likely others are: found by letting bots play."""

from __future__ import annotations

from typing import Final

TILE_TO_COME: Final = 5.0
"""What a tile that is yet to be laid brings, beyond all that is counted below."""

# What can be spent.

SOLDIER: Final = 2.0
"""What the first soldier of an army is worth early on: it pays for a choice or mans a barracks."""
NEXT_SOLDIER: Final = 0.9
"""Each further soldier is worth this part of the one before: there is less and less to buy."""
ARCHITECT_MARKER: Final = 3.0
"""What an architect marker is worth while there is time to use it."""
TIME_TO_SPEND: Final = 4
"""With fewer turns left than this, soldiers and architect markers lose worth: time runs out."""

# What may grow.

CARRIES_ON: Final = 0.75
"""The chance that a tile laid at an opening carries the gallery on."""
ROYAL_GROWTH: Final = 0.5
"""Points for each tile by which an opening may lengthen the gallery of a lone queen."""
QUEEN_COMES: Final = 0.1
"""The same for a gallery without a queen, for each tile it has: one may move in later."""
FRUIT_GROWTH: Final = 0.3
"""How many fruits a tile brings through an opening, all kinds together."""
ANT_GROWTH: Final = 1.1
"""How many ants a tile brings through an opening, for the most populous gallery."""

# What the others may do.

SPREAD_OF_ANTS: Final = 0.7
"""How far the most populous galleries drift apart in a turn: an early lead means little."""
SPREAD_OF_ARMIES: Final = 0.9
"""The same for the armies."""
