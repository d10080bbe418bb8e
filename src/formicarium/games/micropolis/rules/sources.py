"""Where points come from: the six categories of the score pad (P11)."""

from typing import Final

SOURCES: Final = ("population", "galleries", "harvest", "royal gallery", "red army", "barracks")
"""In the order of the score pad."""
