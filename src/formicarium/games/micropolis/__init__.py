"""Micropolis, by Bruno Cathala and Charles Chevallier: the base game and the expert game."""

from formicarium.games.micropolis.game import GAME

__all__ = ["GAME"]
