"""A position of Micropolis: flat lists of small numbers, cheap to copy.

Anthills have numbers: seat 0's first, in the expert game seat 0's second, seat 1's first, …
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta

from formicarium.core.chance import Chance
from formicarium.core.state import State
from formicarium.games.micropolis.components import (
    ANTHILL_SIZE,
    ARCHITECT_MARKERS,
    ARMY_CAP,
    SOLDIERS,
    TILE_CODES,
    TILE_COUNT,
)
from formicarium.games.micropolis.meta import META
from formicarium.games.micropolis.rules import consistency, decisions, observation, rounds, scoring
from formicarium.games.micropolis.rules.actions import MicropolisAction
from formicarium.games.micropolis.rules.notation import ONLY_ANTHILL

if TYPE_CHECKING:
    from collections.abc import Hashable
    from random import Random

    from formicarium.core.message import Broken
    from formicarium.core.score_sheet import ScoreSheet

Phase: TypeAlias = Literal["take", "barracks", "guard", "marker", "over"]

_Count: TypeAlias = Annotated[int, Meta(ge=0, le=SOLDIERS)]
_Tile: TypeAlias = Annotated[int, Meta(ge=0, lt=len(TILE_CODES))]
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

    game_id: ClassVar[str] = META.id
    rules_version: ClassVar[int] = META.rules_version
    end_rule: ClassVar[str] = "P10.1"
    seats_rule: ClassVar[str] = "P1"
    own_rule: ClassVar[str] = "P3.1"
    out_of_sight: ClassVar[frozenset[str]] = frozenset({"stack"})
    """The order of the stack is hidden (PQ26); ``sight`` adds what is in it."""
    before: ClassVar[dict[str, Any]] = {"tile_set": "first"}

    variant: Literal["base", "expert"]
    players: Annotated[int, Meta(ge=2, le=6)]
    tile_set: str
    """Which 61 tiles are in the game (PT1)."""

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
    tile: Annotated[int, Meta(ge=NOTHING, lt=len(TILE_CODES))]
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
    full: Annotated[int, Meta(ge=0, lt=1 << TILE_COUNT)]
    """The tiles whose barracks are full, as a set of bits (``BIT``)."""
    architect_markers: list[Annotated[int, Meta(ge=0, le=2)]]
    """By seat."""

    @property
    def each(self) -> int:
        """How many anthills a player builds (P12.2)."""
        return len(self.army) // self.players

    @property
    def rounds(self) -> int:
        """How many rounds the game has (P4.1, P12.4)."""
        return ANTHILL_SIZE * self.each

    def owner(self, anthill: int) -> tuple[int, int]:
        """Return the seat that builds an anthill, and how actions name this anthill of hers."""
        seat, number = divmod(anthill, self.each)
        return seat, ONLY_ANTHILL if self.each == 1 else number + 1

    def armies_of(self, seat: int) -> list[int]:
        """Return the armies of a player's anthills."""
        return self.army[seat * self.each : (seat + 1) * self.each]

    def place_of(self, anthill: int, tile: int) -> int:
        """Return where a tile lies on the ring, counted from the first tile laid there."""
        return self.anthills[anthill].index(tile) - self.left_of_first[anthill]

    @property
    def free_architect_markers(self) -> int:
        """The architect markers that nobody holds."""
        return ARCHITECT_MARKERS - sum(self.architect_markers)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat that owes a decision; there is never more than one."""
        return _ALONE[self.actor + 1]

    @property
    def turn_rule(self) -> str:
        """P4.2: players take turns."""
        return "P4.2"

    @property
    def is_over(self) -> bool:
        """Whether the last round has been played (P10.1)."""
        return self.phase == "over"

    @property
    def progress(self) -> int:
        """Which part of all turns is over (P4.1, P4.2)."""
        return rounds.progress(self)

    def legal_actions(self, seat: int) -> list[MicropolisAction]:
        """Return all that the seat may do, with tiles in the order of the row."""
        return decisions.legal_actions(self) if seat == self.actor else []

    def advance(self, action: MicropolisAction) -> None:
        """Carry out a legal action and all that follows from it before the next decision."""
        self.outcome = ()
        decisions.carry_out(self, action)

    def why_not(self, action: MicropolisAction) -> Broken:
        """Return the rule that forbids the action, and the reason."""
        return decisions.why_not(self, action)

    def score_sheet(self) -> ScoreSheet:
        """Return the six categories of the score pad, with a column for each anthill (P11)."""
        return scoring.score_sheet(self)

    def ranks(self) -> list[tuple[int, ...]]:
        """P11.7: most points, then the larger army (P12.14: the larger of two)."""
        return scoring.ranks(self)

    def observe(self, seat: int | None) -> dict[str, Any]:
        """Return everything but the order of the stack (PQ26); it is the same for everyone."""
        return observation.observe(self)

    def sight(self, seat: int) -> Hashable:
        """Return what everybody may know as a key: the order of the stack is hidden (PQ26)."""
        return frozenset(self.stack), super().sight(seat)

    def determinize(self, seat: int | None, rng: Random) -> MicropolisState:
        """Return a copy with the stack shuffled by ``rng``: nothing else is hidden (PQ26)."""
        new = self.copy()
        new.stack.sort()  # the result must not depend on the true order
        rng.shuffle(new.stack)
        new.chance = Chance(rng.randbytes(32))
        return new

    def check(self) -> None:
        """Raise ``StateError`` unless all pieces are there (P2.2) and the course fits."""
        consistency.check(self)
