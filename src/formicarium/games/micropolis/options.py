"""The variants of Micropolis and the options of each."""

from __future__ import annotations

from typing import Final

from formicarium.core.options import Variant, start_option

# P3.5, P12.3: the youngest starts, or chance decides. Here: chance, or a named seat.
BASE: Final = Variant("base", (2, 3, 4, 5, 6), "one anthill each, ten rounds", (start_option(6),))
EXPERT: Final = Variant("expert", (2, 3), "two anthills each, twenty rounds", (start_option(3),))
VARIANTS: Final = (BASE, EXPERT)

ANTHILLS_EACH: Final = {BASE.name: 1, EXPERT.name: 2}
"""P3.1, P12.2: how many foundations each player takes."""
