"""Formicarium: play, study and simulate ant-colony board games.

>>> import formicarium as fm
>>> game = fm.game("micropolis")
>>> state = game.new(players=3, seed=7)
>>> actions = state.legal_actions(state.to_act[0])
>>> state.apply(actions[0])
"""

from formicarium import games as _games
from formicarium.core.action import Action
from formicarium.core.errors import (
    FormicariumError,
    IllegalAction,
    NotationError,
    RecordError,
    SetupError,
    StateError,
)
from formicarium.core.game import Game
from formicarium.core.message import Message, write_with
from formicarium.core.record import Record
from formicarium.core.registry import game, games
from formicarium.core.score_sheet import ScoreSheet
from formicarium.core.state import State
from formicarium.version import __version__


def _in_english(why: Message) -> str:
    from formicarium.stage.texts import Texts  # noqa: PLC0415 - texts are read when needed

    return Texts().format(why)


write_with(_in_english)
del _games  # imported to register every game; `games` is the function that lists them

__all__ = [
    "Action",
    "FormicariumError",
    "Game",
    "IllegalAction",
    "NotationError",
    "Record",
    "RecordError",
    "ScoreSheet",
    "SetupError",
    "State",
    "StateError",
    "__version__",
    "game",
    "games",
]
