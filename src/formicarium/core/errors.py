"""All errors that Formicarium raises on purpose.

Each says what is wrong and what would be right, in one line for people to read.
"""

from formicarium.core.message import Message, in_english


class FormicariumError(ValueError):
    """The base class of all errors of the engine.

    >>> import formicarium as fm
    >>> try:
    ...     fm.game("chess")
    ... except fm.FormicariumError as error:
    ...     print(str(error).partition(";")[0])
    unknown game 'chess'
    """


class SetupError(FormicariumError):
    """An unknown game, variant or option, or a wrong player count or seed.

    >>> import formicarium as fm
    >>> fm.game("micropolis").new(players=9)
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: micropolis (base) is for 2, 3, 4, 5 or 6 players, not 9
    """


class NotationError(FormicariumError):
    """A text that is not an action, a hex or a seat.

    >>> import formicarium as fm
    >>> fm.game("micropolis").parse("A take everything")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.NotationError: 'A take everything': unknown tile 'everything'
    """


class StateError(FormicariumError):
    """A JSON text that is not a state of the game, or a state that the rules cannot reach.

    >>> import formicarium as fm
    >>> fm.game("micropolis").from_json("[]")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.StateError: not a state of micropolis: Expected `object`, got `array`
    """


class RecordError(FormicariumError):
    """A record that cannot be read or does not replay.

    >>> import formicarium as fm
    >>> fm.Record.from_text("once upon a time")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.RecordError: line 1: a record begins with 'formicarium record 1'
    """


class IllegalAction(FormicariumError):  # noqa: N818 - the public name fixed by the contract
    """An action that the rules forbid in this state; the state does not change.

    >>> import formicarium as fm
    >>> game = fm.game("micropolis")
    >>> state = game.new(players=2, seed=7, options={"start": "A"})
    >>> try:
    ...     state.apply(game.parse("B fill"))
    ... except fm.IllegalAction as error:
    ...     print(error.rule, "-", error.reason)
    P4.2 - It is not B’s turn; A must act first.
    """

    def __init__(self, action: object, rule: str, why: Message) -> None:
        super().__init__(action, rule, why)
        self.action = action
        self.rule = rule
        self.why = why
        """The reason, for a reader of any language."""

    @property
    def reason(self) -> str:
        """The reason in English."""
        return in_english(self.why)

    def __str__(self) -> str:
        return f"{self.action}: {self.reason} ({self.rule})"
