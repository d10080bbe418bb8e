"""Bots that play every game, and the levels of play offered to people."""

from formicarium.bots.bot import Bot, Player
from formicarium.bots.greedy_bot import GreedyBot
from formicarium.bots.levels import LEVELS
from formicarium.bots.random_bot import RandomBot
from formicarium.bots.reasons import Advice, Reason
from formicarium.bots.registry import bot, bots
from formicarium.bots.search import SearchBot
from formicarium.bots.spec import BotSpec, read_bot, split_bots
from formicarium.bots.table import play_out

__all__ = [
    "LEVELS",
    "Advice",
    "Bot",
    "BotSpec",
    "GreedyBot",
    "Player",
    "RandomBot",
    "Reason",
    "SearchBot",
    "bot",
    "bots",
    "play_out",
    "read_bot",
    "split_bots",
]
