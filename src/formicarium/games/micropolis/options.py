"""The variants of Micropolis and the options of each."""

from __future__ import annotations

from typing import Final

from formicarium.core.options import Option, Variant, start_option

TILES: Final = Option("tiles", ("second", "first"), "which set of faces the tiles have", "first")
"""PT1, PT11: the faces are a reconstruction, and the first set is kept for games begun with it."""

# P3.5, P12.3: the youngest starts, or chance decides. Here: chance, or a named seat.
BASE: Final = Variant(
    "base", (2, 3, 4, 5, 6), "one anthill each, ten rounds", (start_option(6), TILES)
)
EXPERT: Final = Variant(
    "expert", (2, 3), "two anthills each, twenty rounds", (start_option(3), TILES)
)
VARIANTS: Final = (BASE, EXPERT)

ANTHILLS_EACH: Final = {BASE.name: 1, EXPERT.name: 2}
"""P3.1, P12.2: how many foundations each player takes."""
