"""Matches between bots: paired deals, rotated seats, results, ratings and reports."""

from formicarium.arena.errors import ArenaError
from formicarium.arena.intervals import Rate, wilson
from formicarium.arena.match import Match
from formicarium.arena.play import play
from formicarium.arena.ratings import Rating
from formicarium.arena.result import GameResult, Header
from formicarium.arena.results import Results, Standing
from formicarium.arena.run import run

__all__ = [
    "ArenaError",
    "GameResult",
    "Header",
    "Match",
    "Rate",
    "Rating",
    "Results",
    "Standing",
    "play",
    "run",
    "wilson",
]
