"""The contract that the state of every game fulfils."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from formicarium.core import snapshot
from formicarium.core.action import Action
from formicarium.core.chance import Outcome
from formicarium.core.errors import IllegalAction, RecordError
from formicarium.core.seats import seat_letter
from formicarium.core.words import either

if TYPE_CHECKING:
    from collections.abc import Hashable
    from random import Random
    from typing import Self

    from formicarium.core.score_sheet import ScoreSheet

A = TypeVar("A", bound=Action)


class State(ABC, Generic[A]):
    """A position: plain data with a cheap copy; everything the rules need, nothing else.

    >>> import formicarium as fm
    >>> state = fm.game("micropolis").new(players=2, seed=7)
    >>> while not state.is_over:
    ...     seat = state.to_act[0]
    ...     state.apply(state.legal_actions(seat)[0])
    >>> state.scores() == [sum(points.values()) for points in state.score_sheet()]
    True
    """

    __slots__ = ("forced", "outcome", "players", "variant")

    game_id: ClassVar[str]
    rules_version: ClassVar[int]

    players: int
    variant: str
    outcome: tuple[Outcome, ...]
    """What chance answered to the last action, or to the setup if there was none yet."""
    forced: tuple[Outcome, ...]
    """What chance must answer next; a replay fills it from the record, otherwise it is empty."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now; none when the game is over."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def legal_actions(self, seat: int) -> list[A]:
        """All that the seat may do, in a stable order; empty only if it owes nothing."""

    @abstractmethod
    def advance(self, action: A) -> None:
        """Carry out an action that is known to be legal: nothing is checked."""

    @abstractmethod
    def broken_rule(self, action: A) -> tuple[str, str]:
        """Why an action that is not among the legal ones is not: the rule's number and a reason."""

    @abstractmethod
    def copy(self) -> Self:
        """Take a copy that shares nothing that can change."""

    @abstractmethod
    def score_sheet(self) -> ScoreSheet:
        """Points by seat and by source, as if the game ended now."""

    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats that win (several share a victory), as if the game ended now."""

    @abstractmethod
    def observe(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: a spectator), as plain JSON data."""

    @abstractmethod
    def sight(self, seat: int) -> Hashable:
        """What a seat may know, as a key: whoever sees the same again may do the same again.

        It is quicker than an observation, and says nothing of what chance has just answered.
        """

    @abstractmethod
    def determinize(self, seat: int | None, rng: Random) -> Self:
        """Take a copy in which all that the seat cannot know is dealt anew."""

    @abstractmethod
    def check(self) -> None:
        """Raise ``StateError`` unless all pieces are there and the position can be reached."""

    def apply(self, action: A) -> None:
        """Check an action and carry it out; ``IllegalAction`` leaves the state as it was."""
        if action not in self.legal_actions(action.seat):
            rule, reason = self.broken_rule(action)
            raise IllegalAction(action, rule, reason)
        self.advance(action)

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats whose choices since they came to be among these only they themselves know.

        A choice in secret changes nothing that others see, except that its seat may no longer be
        to act. All of it is revealed when the seat is no longer here. Most games have none of this.
        """
        return ()

    def recall(self, viewer: int) -> None:
        """Take back what others have chosen in secret: they owe it again.

        To the viewer this table is as good as one on which others have chosen it cannot know what.
        But here they can be let choose sensibly.
        """

    def scores(self) -> list[int]:
        """All points of each seat, as if the game ended now."""
        return self.score_sheet().totals()

    def to_json(self) -> str:
        """Write the whole state; ``game.from_json`` reads it back exactly.

        It holds what players must not know: it is for storage, not for sending.
        """
        return snapshot.encode(self)

    def answer(self, kind: str, drawn: tuple[str, ...]) -> tuple[str, ...]:
        """Note what chance answers: what was drawn or, in a replay, what the record says."""
        values = drawn
        if self.forced:
            told, *rest = self.forced
            if told.kind != kind or len(told.values) != len(drawn):
                asked = Outcome(kind, drawn)
                raise RecordError(f"chance is asked for '{asked}', the record says '{told}'")
            values = told.values
            self.forced = tuple(rest)
        self.outcome += (Outcome(kind, values),)
        return values

    def not_to_act(self, seat: int) -> str:
        """Say that it is not this seat's turn; a reason for ``broken_rule``."""
        if self.is_over:
            return "the game is over"
        whose = either(seat_letter(other) for other in self.to_act)
        return f"it is not {seat_letter(seat)}'s turn; {whose} is to act"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return type(self) is type(other) and snapshot.fields_of(self) == snapshot.fields_of(other)

    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__} {self.variant}, {self.players} players, to act: {self.to_act}>"
        )

    __hash__ = None  # type: ignore[assignment]  # a state changes
