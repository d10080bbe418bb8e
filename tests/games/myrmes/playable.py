"""Myrmes for its tests: it is not offered to players yet."""

from formicarium.games.myrmes.game import Myrmes

MYRMES = Myrmes()
