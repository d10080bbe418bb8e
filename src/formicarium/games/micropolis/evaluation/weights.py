"""The weights of the evaluation, in points or as chances; found in games between bots."""

from __future__ import annotations

from typing import Final

TILE_TO_COME: Final = 5.0
"""The value of a tile to come, beyond all that is counted below."""

# Things to spend.

SOLDIER: Final = 2.0
"""The value of the first soldier of an army early on: it pays for a tile or mans a barracks."""
NEXT_SOLDIER: Final = 0.9
"""Each further soldier has this share of the value of the one before."""
ARCHITECT_MARKER: Final = 3.0
"""The value of an architect marker while there is time to use it."""
TIME_TO_SPEND: Final = 4
"""With fewer turns left than this, soldiers and architect markers lose value."""

# Growth.

CARRIES_ON: Final = 0.75
"""The chance that a tile laid at an opening carries the gallery on."""
ROYAL_GROWTH: Final = 0.5
"""Points for each tile by which an opening may lengthen the gallery of a lone queen."""
QUEEN_COMES: Final = 0.1
"""The same for a gallery without a queen, for each of its tiles: a queen may come later."""
FRUIT_GROWTH: Final = 0.3
"""How many fruits a tile brings through an opening, all kinds together."""
ANT_GROWTH: Final = 1.1
"""How many ants a tile brings through an opening, for the most populous gallery."""

# Rivals.

SPREAD_OF_ANTS: Final = 0.7
"""How far the most populous galleries drift apart in a turn: an early lead means little."""
SPREAD_OF_ARMIES: Final = 0.9
"""The same for the armies."""
