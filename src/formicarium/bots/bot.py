"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from random import Random

    from formicarium.core.action import Action
    from formicarium.core.state import State


class Bot(ABC):
    """A player made of code: it knows the contract of the games, and none of them by name.

    A bot chooses by what its seat may know, and all its luck comes from the generator it is given,
    never from the game's own. It keeps nothing between two decisions, so one bot can sit at many
    tables and in several seats.

    >>> from random import Random
    >>> import formicarium as fm
    >>> from formicarium.bots import bot
    >>> state = fm.game("micropolis").new(players=2, seed=7, options={"start": "A"})
    >>> action = bot("greedy").choose(state, 0, Random(1))
    >>> action in state.legal_actions(0)
    True
    """

    name: ClassVar[str]
    summary: ClassVar[str]

    @abstractmethod
    def choose(self, state: State[Any], seat: int, rng: Random) -> Action:
        """Choose among the legal actions of a seat that owes a decision; the state stays as is."""
