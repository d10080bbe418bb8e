"""A position of Micropolis: flat lists of small numbers, cheap to copy.

Anthills are numbered through: seat 0's first, in the expert game seat 0's second, seat 1's first…
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta

from formicarium.core.chance import Chance
from formicarium.core.state import State
from formicarium.games.micropolis.components import ANTHILL_SIZE, ARMY_CAP, SOLDIERS
from formicarium.games.micropolis.meta import META
from formicarium.games.micropolis.rules import consistency, decisions, observation, scoring
from formicarium.games.micropolis.rules.actions import MicropolisAction

if TYPE_CHECKING:
    from collections.abc import Hashable
    from random import Random

    from formicarium.core.score_sheet import ScoreSheet

Phase: TypeAlias = Literal["take", "barracks", "guard", "marker", "over"]

_Count: TypeAlias = Annotated[int, Meta(ge=0, le=SOLDIERS)]
_Tile: TypeAlias = Annotated[int, Meta(ge=0, le=60)]
_Anthill: TypeAlias = Annotated[int, Meta(ge=0, le=5)]

NOBODY: Final = -1
NOTHING: Final = -1

_ALONE: Final = ((), *((seat,) for seat in range(6)))


class MicropolisState(State[MicropolisAction]):
    """Everything on the table, and whose decision it is.

    >>> import formicarium as fm
    >>> state = fm.game("micropolis").new(players=2, seed=7)
    >>> state.army, state.supply, len(state.row), len(state.stack)
    ([5, 5], 35, 7, 54)
    """

    __slots__ = (
        "actor",
        "anthills",
        "architect_markers",
        "army",
        "chance",
        "first",
        "full",
        "leader",
        "left_of_first",
        "phase",
        "receivers",
        "round",
        "row",
        "row_soldiers",
        "site",
        "stack",
        "supply",
        "tile",
        "turn",
    )

    game_id: ClassVar[str] = META.id
    rules_version: ClassVar[int] = META.rules_version

    variant: Literal["base", "expert"]
    players: Annotated[int, Meta(ge=2, le=6)]

    round: Annotated[int, Meta(ge=0, le=2 * ANTHILL_SIZE)]
    first: _Anthill
    """The seat that began the round."""
    turn: Annotated[int, Meta(ge=0, le=6)]
    """How many turns of the round are over."""
    leader: _Anthill
    """The anthill that the leader marker lies in front of."""
    phase: Phase
    actor: Annotated[int, Meta(ge=NOBODY, le=5)]
    """The seat that owes a decision."""
    site: Annotated[int, Meta(ge=NOTHING, le=5)]
    """The anthill whose newest tile waits for its owner's decision (barracks, guard)."""
    tile: Annotated[int, Meta(ge=NOTHING, le=60)]
    """That tile."""
    receivers: tuple[_Anthill, ...]
    """The anthills that may get the leader marker while it waits to be passed on."""

    row: list[_Tile]
    row_soldiers: list[_Count]
    """The soldiers on each tile of the row (P5.5)."""
    stack: list[_Tile]
    """Face down; the last one is drawn first."""
    supply: _Count
    anthills: list[tuple[_Tile, ...]]
    """The tiles of each anthill from its left end to its right end (P6.5)."""
    left_of_first: list[Annotated[int, Meta(ge=0, lt=ANTHILL_SIZE)]]
    """By anthill, how many tiles were added to the left of its first: how the ring lies."""
    army: list[Annotated[int, Meta(ge=0, le=ARMY_CAP)]]
    full: Annotated[int, Meta(ge=0, lt=1 << 61)]
    """The tiles whose barracks are full, as a set of bits."""
    architect_markers: list[Annotated[int, Meta(ge=0, le=2)]]
    """By seat."""
    chance: Chance

    @property
    def each(self) -> int:
        """How many anthills a player builds (P12.2)."""
        return len(self.army) // self.players

    def armies_of(self, seat: int) -> list[int]:
        """The armies of a player's anthills."""
        return self.army[seat * self.each : (seat + 1) * self.each]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat whose decision it is."""
        return _ALONE[self.actor + 1]

    @property
    def is_over(self) -> bool:
        """Whether the last round has been played (P10.1)."""
        return self.phase == "over"

    def legal_actions(self, seat: int) -> list[MicropolisAction]:
        """All that the seat may do, tiles from the front of the row to its end."""
        return decisions.legal_actions(self) if seat == self.actor else []

    def advance(self, action: MicropolisAction) -> None:
        """Carry out a legal action and all that follows from it without a decision."""
        self.outcome = ()
        decisions.carry_out(self, action)

    def broken_rule(self, action: MicropolisAction) -> tuple[str, str]:
        """The P-rule that forbids the action, and why."""
        return decisions.broken_rule(self, action)

    def copy(self) -> MicropolisState:
        """Copy the lists; tuples and numbers cannot change and are shared."""
        new = MicropolisState.__new__(MicropolisState)
        new.variant = self.variant
        new.players = self.players
        new.outcome = self.outcome
        new.forced = self.forced
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.leader = self.leader
        new.phase = self.phase
        new.actor = self.actor
        new.site = self.site
        new.tile = self.tile
        new.receivers = self.receivers
        new.row = self.row[:]
        new.row_soldiers = self.row_soldiers[:]
        new.stack = self.stack[:]
        new.supply = self.supply
        new.anthills = self.anthills[:]
        new.left_of_first = self.left_of_first[:]
        new.army = self.army[:]
        new.full = self.full
        new.architect_markers = self.architect_markers[:]
        new.chance = self.chance.copy()
        return new

    def score_sheet(self) -> ScoreSheet:
        """The six categories of the score pad, a column for each anthill (P11)."""
        return scoring.score_sheet(self)

    def winners(self) -> tuple[int, ...]:
        """Most points, then the larger army, then together (P11.7)."""
        return scoring.winners(self)

    def observe(self, seat: int | None) -> dict[str, Any]:
        """Everything but the order of the stack (PQ26), the same for everyone."""
        return observation.observe(self)

    def sight(self, seat: int) -> Hashable:
        """The same as a key."""
        return observation.sight(self)

    def determinize(self, seat: int | None, rng: Random) -> MicropolisState:
        """Shuffle the stack anew: nothing else is hidden (PQ26)."""
        new = self.copy()
        new.stack.sort()  # where the shuffle begins must not tell the true order
        rng.shuffle(new.stack)
        new.chance = Chance(rng.randbytes(32))
        return new

    def check(self) -> None:
        """Raise ``StateError`` unless the position keeps to P2.2 and the course of the game."""
        consistency.check(self)
