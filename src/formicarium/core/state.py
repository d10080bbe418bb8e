"""The contract that the state of every game fulfils."""

from __future__ import annotations

from abc import abstractmethod
from inspect import get_annotations
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from formicarium.core import fields, snapshot
from formicarium.core.action import Action
from formicarium.core.chance import Chance, Outcome
from formicarium.core.errors import IllegalAction, RecordError
from formicarium.core.labels import enumerated, player
from formicarium.core.message import message
from formicarium.core.seats import LETTERS, seat_letter

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence
    from typing import Self

    from formicarium.core.message import Broken
    from formicarium.core.options import Setup
    from formicarium.core.score_sheet import ScoreSheet

A = TypeVar("A", bound=Action)


class State(Generic[A], metaclass=fields.SlotsFromAnnotations):
    """A position: plain data with a cheap copy; everything the rules need, nothing else.

    A game declares the fields of its state once, as annotations. Slots, copies, snapshots and the
    key of ``sight`` follow from them.

    >>> import formicarium as fm
    >>> state = fm.game("micropolis").new(players=2, seed=7)
    >>> while not state.is_over:
    ...     seat = state.to_act[0]
    ...     state.apply(state.legal_actions(seat)[0])
    >>> state.scores() == [sum(points.values()) for points in state.score_sheet()]
    True
    """

    game_id: ClassVar[str]
    rules_version: ClassVar[int]
    end_rule: ClassVar[str]
    """The rule that ends the game: nobody may act any more."""
    seats_rule: ClassVar[str]
    """The rule about the number of players."""
    own_rule: ClassVar[str]
    """The rule that gives each player pieces of their own."""
    out_of_sight: ClassVar[frozenset[str]] = frozenset()
    """Fields that ``sight`` leaves out: they follow from others, or a seat may not see them."""

    before: ClassVar[dict[str, Any]] = {}
    """The values of fields that did not exist when older snapshots were written."""

    players: int
    variant: str
    outcome: tuple[Outcome, ...]
    """The answers of chance to the last action, or to the setup."""
    forced: tuple[Outcome, ...]
    """The next answers of chance in a replay, from the record; otherwise empty."""
    chance: Chance

    def __init_subclass__(cls) -> None:
        """Compile ``copy`` once for each class that declares fields."""
        super().__init_subclass__()
        if get_annotations(cls) and "copy" not in cls.__dict__:
            cls.copy = fields.copier(cls)  # type: ignore[assignment, method-assign]

    @classmethod
    def begin(cls, setup: Setup, forced: tuple[Outcome, ...]) -> Self:
        """Return a state with the fields that all games share; ``forced`` is for replays."""
        state = cls.__new__(cls)
        state.players, state.variant = setup.players, setup.variant
        state.outcome, state.forced = (), forced
        state.chance = Chance.from_seed(setup.seed)
        return state

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now; empty when the game is over."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def progress(self) -> int:
        """How much of the game is over, in percent: it never falls, and is 100 only at the end.

        Everybody may know it. It follows from the course of the game, and where the points of a
        player end the game, from these. Each game has its own; this one knows only the end.
        """
        return 100 if self.is_over else 0

    @property
    @abstractmethod
    def turn_rule(self) -> str:
        """The rule that says whose turn it is."""

    @abstractmethod
    def legal_actions(self, seat: int) -> list[A]:
        """Return all that the seat may do, in a stable order; empty only if it owes nothing."""

    @abstractmethod
    def advance(self, action: A) -> None:
        """Carry out an action that is known to be legal: nothing is checked."""

    @abstractmethod
    def why_not(self, action: A) -> Broken:
        """Return the rule that forbids an action of a seat that is to act, and the reason."""

    def meant(self, action: A) -> A:
        """Return the action that a person means who types this one.

        A game may let people type more than the exact notation of its legal actions.
        """
        return action

    @abstractmethod
    def score_sheet(self) -> ScoreSheet:
        """Return the points by seat and by source, as if the game ended now."""

    @abstractmethod
    def observe(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know (None: a spectator), as plain JSON data."""

    @abstractmethod
    def check(self) -> None:
        """Raise ``StateError`` unless all pieces are there and the position can be reached."""

    def copy(self) -> Self:
        """Return a copy that shares nothing that can change."""
        made: Self = fields.copier(type(self))(self)
        return made

    def apply(self, action: A) -> None:
        """Check an action and carry it out; ``IllegalAction`` leaves the state as it was."""
        if action not in self.legal_actions(action.seat):
            rule, why = self.broken_rule(action)
            raise IllegalAction(action, rule, why)
        self.advance(action)

    def broken_rule(self, action: A) -> Broken:
        """Return the rule that an illegal action breaks, and the reason."""
        return self.out_of_turn(action.seat) or self.why_not(action)

    def out_of_turn(self, seat: int) -> Broken | None:
        """Return the rule that forbids a seat to act at all, and the reason; None if it may act."""
        if self.is_over:
            return self.end_rule, message("ui-refused-over")
        if seat >= self.players:
            return self.seats_rule, message("ui-refused-seat", letter=seat_letter(seat))
        if seat in self.to_act:
            return None
        others = enumerated([player(other) for other in self.to_act])
        return self.turn_rule, message("ui-refused-turn", player=player(seat), others=others)

    # Knowledge.

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats with a secret choice that nobody else knows yet.

        A secret choice changes nothing that others see, except that its seat may no longer be in
        ``to_act``. It is revealed when the seat is no longer listed here. Most games have none.
        """
        return ()

    def recall(self, viewer: int | None) -> None:
        """Undo the secret choices of all others: they owe them again.

        The viewer cannot tell this position from the real one, except by who is to act.
        """

    def sight(self, seat: int) -> Hashable:
        """Return all that a seat may know, as a key: equal keys mean equal sights.

        This is faster than ``observe`` and leaves out the last answers of chance.
        """
        return fields.key_maker(type(self))(self)

    def determinize(self, seat: int | None, rng: Random) -> Self:
        """Return a copy in which ``rng`` decides everything hidden from the seat.

        Here only future chance is hidden.
        """
        new = self.copy()
        new.chance = Chance(rng.randbytes(32))
        return new

    def imagine(self, viewer: int | None) -> Self:
        """Return a state that a viewer (None: a spectator) may imagine; screens show this one.

        It holds nothing that the viewer cannot know: a fixed generator deals everything hidden,
        and the others have yet to make their secret choices.

        >>> import formicarium as fm
        >>> state = fm.game("micropolis").new(players=2, seed=7)
        >>> seen = state.imagine(0)
        >>> seen.row == state.row, seen.stack == state.stack
        (True, False)
        """
        seen = self.determinize(viewer, Random(0))  # noqa: S311 - not for security
        seen.recall(viewer)
        return seen

    # Points.

    def scores(self) -> list[int]:
        """Return all points of each seat, as if the game ended now."""
        return self.score_sheet().totals()

    def ranks(self) -> list[tuple[int, ...]]:
        """Return the points of each seat, followed by the numbers that break ties."""
        return [(points,) for points in self.scores()]

    def winners(self) -> tuple[int, ...]:
        """Return the seats that win (several share a victory), as if the game ended now."""
        ranks = self.ranks()
        best = max(ranks)
        return tuple([seat for seat, rank in enumerate(ranks) if rank == best])

    # Storage and chance.

    def to_json(self) -> str:
        """Write the whole state; ``game.from_json`` reads it back exactly.

        It includes hidden things: store it, do not send it to players.
        """
        return snapshot.encode(self)

    def answer(self, kind: str, drawn: tuple[str, ...]) -> tuple[str, ...]:
        """Add an answer to the outcome and return it: ``drawn``, or what a replay has recorded."""
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

    def answer_shuffled(self, kind: str, values: Sequence[str]) -> tuple[str, ...]:
        """Shuffle all of some values openly; return them in the order that chance answered."""
        drawn = list(values)
        self.chance.shuffle(drawn)
        told = self.answer(kind, tuple(drawn))
        if sorted(told) != sorted(values):
            raise RecordError(
                f"{kind}: expected {' '.join(values)} in any order, not {' '.join(told)}"
            )
        return told

    def draw_start(self, setup: Setup) -> int:
        """Return the seat that the option ``start`` names, or one drawn at random."""
        if setup.start is not None:
            return setup.start
        (told,) = self.answer("start", (seat_letter(self.chance.below(self.players)),))
        if told not in tuple(LETTERS[: self.players]):
            raise RecordError(f"the start player is {told}, but there are {self.players} players")
        return LETTERS.index(told)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return type(self) is type(other) and snapshot.fields_of(self) == snapshot.fields_of(other)

    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__} {self.variant}, {self.players} players, to act: {self.to_act}>"
        )

    __hash__ = None  # type: ignore[assignment]  # a state changes
