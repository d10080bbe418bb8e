"""Antropolis: tunnels, nests and forests laid tile by tile, and ants that live in them.

With its variants: all tiles, and the advanced game Supersize Colony.
"""

from formicarium.games.antropolis.game import GAME

__all__ = ["GAME"]
