"""The interface of bots and of the players they provide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from copy import copy
from typing import TYPE_CHECKING, Any

from formicarium.core.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random
    from typing import Self

    from formicarium.bots.reasons import Advice
    from formicarium.core.action import Action
    from formicarium.core.state import State


class Player(ABC):
    """Decides for one seat of one game; it may remember its earlier decisions."""

    @abstractmethod
    def explain(self, state: State[Any], seat: int, rng: Random) -> Advice:
        """Return the few best actions with reasons; the first one is what ``choose`` returns."""

    def choose(self, state: State[Any], seat: int, rng: Random) -> Action:
        """Return a legal action for a seat that must decide; the state does not change."""
        return self.explain(state, seat, rng)[0].action


class Bot(Player):
    """A program that plays any game through the common contract.

    A bot uses only what its seat may know. All its randomness comes from the generator it is
    given, never from the game's own. It keeps nothing between two decisions, so one bot can sit at
    many tables and in several seats. A bot that benefits from memory returns a separate player for
    each seat from ``sit_down``.

    >>> from random import Random
    >>> import formicarium as fm
    >>> from formicarium.bots import bot
    >>> state = fm.game("micropolis").new(players=2, seed=7, options={"start": "A"})
    >>> action = bot("greedy").choose(state, 0, Random(1))
    >>> action in state.legal_actions(0)
    True
    """

    name: str
    summary: str
    options: tuple[str, ...] = ()
    """The names of the options that ``with_options`` accepts."""

    def with_options(self, options: Mapping[str, object]) -> Self:
        """Return a bot of this kind with other options; values may be strings.

        >>> from formicarium.bots import RandomBot
        >>> RandomBot().with_options({"depth": "2"})
        Traceback (most recent call last):
        ...
        formicarium.core.errors.SetupError: unknown option 'depth' of bot random; known options: \
none
        """
        for option in options:
            if option not in self.options:
                known = ", ".join(self.options) or "none"
                raise SetupError(
                    f"unknown option {option!r} of bot {self.name}; known options: {known}"
                )
        return type(self)(**options)

    def renamed(self, name: str, summary: str) -> Self:
        """Return a copy of the bot under another name and without options."""
        new = copy(self)
        new.name, new.summary, new.options = name, summary, ()
        return new

    def sit_down(self) -> Player:
        """Return a player for one seat of one game; by default the bot itself."""
        return self
