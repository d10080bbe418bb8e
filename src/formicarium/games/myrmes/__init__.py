"""Myrmes, by Yoann Levet: a colony of ants through three years of seasons."""

from formicarium.games.myrmes.game import GAME

__all__ = ["GAME"]
