"""Players made of code."""

from formicarium.bots.bot import Bot
from formicarium.bots.greedy_bot import GreedyBot
from formicarium.bots.random_bot import RandomBot
from formicarium.bots.registry import bot, bots
from formicarium.bots.table import play_out

__all__ = ["Bot", "GreedyBot", "RandomBot", "bot", "bots", "play_out"]
