"""Trail: a race of ants, small enough to read in ten minutes (``docs/add-a-game.md``)."""

from examples.trail.game import GAME

__all__ = ["GAME"]
