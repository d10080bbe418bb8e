"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from formicarium.core.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random
    from typing import Self

    from formicarium.bots.reasons import Advice
    from formicarium.core.action import Action
    from formicarium.core.state import State


class Player(Protocol):
    """Whoever decides for a seat."""

    def choose(self, state: State[Any], seat: int, rng: Random) -> Action:
        """Choose among the legal actions of a seat that owes a decision; the state stays as is."""

    def explain(self, state: State[Any], seat: int, rng: Random) -> Advice:
        """Say which few actions are best, and why; the first is what ``choose`` would choose."""


class Bot(ABC):
    """A player made of code: it knows the contract of the games, and none of them by name.

    A bot chooses by what its seat may know, and all its luck comes from the generator it is given,
    never from the game's own. It keeps nothing between two decisions, so one bot can sit at many
    tables and in several seats. A bot that gains from remembering gives a player of its own to
    each seat: ``sit_down``.

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
    options: ClassVar[tuple[str, ...]] = ()
    """The names of the options that ``with_options`` takes."""

    @classmethod
    def with_options(cls, options: Mapping[str, object]) -> Self:
        """Make such a bot; options may be texts, as people write them.

        >>> from formicarium.bots import RandomBot
        >>> RandomBot.with_options({"depth": "2"})
        Traceback (most recent call last):
        ...
        formicarium.core.errors.SetupError: bot random has no option 'depth'; it has none
        """
        for option in options:
            if option not in cls.options:
                has = " and ".join(cls.options) or "none"
                raise SetupError(f"bot {cls.name} has no option {option!r}; it has {has}")
        return cls(**options)

    @abstractmethod
    def explain(self, state: State[Any], seat: int, rng: Random) -> Advice:
        """Say which few actions are best, and why; the first is what ``choose`` would choose."""

    def choose(self, state: State[Any], seat: int, rng: Random) -> Action:
        """Choose among the legal actions of a seat that owes a decision; the state stays as is."""
        return self.explain(state, seat, rng)[0].action

    def sit_down(self) -> Player:
        """Give a player for one seat of one game, who may remember; here: the bot itself."""
        return self
