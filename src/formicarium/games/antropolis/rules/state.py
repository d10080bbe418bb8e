"""A position of Antropolis: flat lists of small numbers, cheap to copy.

Tiles are numbered as they are laid and keep their number. A tile has one space or, with two
separate tunnels, two (A1.10): space 2 * tile and 2 * tile + 1. A set of spaces or of tiles is a
whole number used as a mask. Lists by seat and kind of ant have them at ``4 * seat + kind``.

Nests and tunnels are kept as groups that grow with each tile: every member names the first member
of its group, where the facts about the group are kept (``rules.board``).
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta

from formicarium.core.chance import Chance
from formicarium.core.state import State
from formicarium.games.antropolis.components import FOOD, TILE_SETS
from formicarium.games.antropolis.meta import META
from formicarium.games.antropolis.rules import (
    consistency,
    course,
    decisions,
    observation,
    piles,
    scoring,
)
from formicarium.games.antropolis.rules.actions import AntropolisAction

if TYPE_CHECKING:
    from collections.abc import Hashable
    from random import Random

    from formicarium.core.message import Broken
    from formicarium.core.score_sheet import ScoreSheet

Phase: TypeAlias = Literal["lay", "ant", "act", "attack", "flee", "escape", "buy", "hand", "over"]

_Count: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
_Seat: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
_SeatOrNone: TypeAlias = Annotated[int, Meta(ge=-1, le=3)]
_Face: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
_Mask: TypeAlias = Annotated[int, Meta(ge=0)]
_Number: TypeAlias = Annotated[int, Meta(ge=0, le=99999)]
_Member: TypeAlias = Annotated[int, Meta(ge=-1, le=199)]

_ALONE: Final = ((), *((seat,) for seat in range(4)))


class AntropolisState(State[AntropolisAction]):
    """Everything on the table, and whose decision it is."""

    game_id: ClassVar[str] = META.id
    rules_version: ClassVar[int] = META.rules_version
    end_rule: ClassVar[str] = "A11.1"
    seats_rule: ClassVar[str] = "A1.1"
    own_rule: ClassVar[str] = "A1.7"
    out_of_sight: ClassVar[frozenset[str]] = frozenset(
        {
            "box", "frontier", "halls", "nest", "nest_open", "nest_value", "piles", "standing",
            "tile_at", "tunnel", "tunnel_forests", "tunnel_nests", "ways",
        }
    )  # fmt: skip
    """Fields that are hidden (piles and box) or follow from tiles and ants on the table."""
    before: ClassVar[dict[str, Any]] = {
        "halved": False, "queen_last": False, "finished_stay": False, "hosted": [],
        "tile_set": TILE_SETS[-1],
    }  # fmt: skip

    variant: Literal["base", "all-tiles", "supersize"]
    players: Annotated[int, Meta(ge=2, le=4)]
    forest_by_earth: bool
    """Option of AQ6."""
    within_hand: bool
    """Option of AQ19."""
    own_crew: bool
    """Option of AQ25."""
    queens_once: bool
    """Option of AQ27."""
    halved: bool
    """Option of AQ23."""
    queen_last: bool
    """Option of AQ31."""
    finished_stay: bool
    """Option of S3.2, of Supersize Colony alone."""
    tile_set: Literal["second", "first"]
    """Option of AT7."""

    # The course of the game (A3, A11).
    first: _Seat
    """The start player (AQ1); a round ends before that seat's turn."""
    turn: _Seat
    """Whose turn it is."""
    actor: _SeatOrNone
    """The seat to act: the same, or the owner of beaten ants; -1 after the end."""
    phase: Phase
    laid: _Count
    """Tiles laid in this turn."""
    enlarged: bool
    """Whether the hand was made larger in this turn."""
    idle_turns: _Count
    """Turns in a row, up to the last one, in which nobody laid a tile (AQ17)."""
    last_turns: Annotated[int, Meta(ge=-1, le=4)]
    """A11.2: the turns left, this one included, once the piles are empty; -1 before."""
    first_to_target: _SeatOrNone
    """A11.3: -1 as long as nobody has reached the target."""

    # The players.
    points: list[_Count]
    """By seat, from nests and from tunnels: 2 * seat and 2 * seat + 1."""
    food: list[_Count]
    capacity: list[_Count]
    """By seat, the size up to which a hand is refilled (A8.1)."""
    hands: list[tuple[_Face, ...]]
    """By seat, the faces of the tiles in hand, sorted."""
    hand_ants: list[_Count]
    """By seat and kind, the ants in hand."""

    # Tiles not on the table.
    market: list[Annotated[int, Meta(ge=-1, le=99)]]
    """By sort and place, the cheapest first; a bought tile leaves -1 until renewal."""
    piles: list[tuple[_Face, ...]]
    """By sort, face down; the last one is drawn first."""
    box: list[tuple[_Face, ...]]
    """By sort, the tiles removed unseen (A2.4), without start nests."""

    # Tiles on the table.
    looks: list[Annotated[int, Meta(ge=0, le=599)]]
    """By tile, its face and turn: 6 * face + turn."""
    hexes: list[_Number]
    """By tile, the number of its hex."""
    tile_at: dict[int, int]
    """By number of a hex, the tile there."""
    frontier: dict[int, int]
    """By empty hex beside a tile, its signature (``geometry``)."""
    ways: list[_Mask]
    """By space, the spaces that a side without earth leads to (A5.1)."""
    halls: list[_Mask]
    """By space, the spaces that an open side leads to (A5.2)."""
    nest: list[_Member]
    """By tile, the first tile of its nest; -1 for other tiles."""
    nest_open: list[_Count]
    """By first tile, how many open sides face empty hexes (A9.2)."""
    nest_value: list[_Count]
    """By first tile, nest tiles and brood chambers (A9.4)."""
    hosted: list[Annotated[int, Meta(ge=0, le=15)]]
    """By tile, the seats whose queens its nest has held; empty without the option (AQ49)."""
    tunnel: list[_Member]
    """By space, the first space of its tunnel; -1 for other spaces."""
    tunnel_forests: list[_Mask]
    """By first space, the forest tiles that the tunnel reaches."""
    tunnel_nests: list[_Mask]
    """By first space, the nest tiles that the tunnel reaches."""

    # Ants on the table.
    ants: list[_Number]
    """By space, how many of each kind and whose (``rules.ants``)."""
    standing: list[_Mask]
    """By seat and kind, the spaces where such ants stand."""

    # Decisions in the middle of a phase.
    done: tuple[Annotated[int, Meta(ge=0, le=9999)], ...]
    """The ants of this turn's player that have moved or acted, sorted (``rules.ants``)."""
    current: Annotated[int, Meta(ge=-1, le=9999)]
    """The one among them that may still do the other (S3.2); -1 if there is none."""
    stage: Annotated[int, Meta(ge=0, le=3)]
    """The kind of ant whose time it is: earlier kinds can do nothing more (S3.1)."""
    target: Annotated[int, Meta(ge=-1, le=199)]
    """The space under attack (S7.3); -1 if there is none."""
    crew: tuple[Annotated[int, Meta(ge=0, le=1199)], ...]
    """The attackers named so far: 6 * space + the side of the target through which it enters."""
    beaten: tuple[_Count, _Count]
    """Workers and soldiers of the actor that have still to flee, or to escape."""
    closed_sides: Annotated[int, Meta(ge=0, le=63)]
    """The sides of the target by which attackers came, as a set of bits (S7.3.4)."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat whose decision it is."""
        return _ALONE[self.actor + 1]

    @property
    def turn_rule(self) -> str:
        """AQ1: players take turns."""
        return "AQ1"

    @property
    def is_over(self) -> bool:
        """Whether the last turn has been played (A11)."""
        return self.phase == "over"

    @property
    def progress(self) -> int:
        """How near the target or the end of the piles is (A11.1, A11.2)."""
        return course.progress(self)

    @property
    def supply(self) -> int:
        """The food that nobody has (A2.8)."""
        return FOOD - sum(self.food)

    def legal_actions(self, seat: int) -> list[AntropolisAction]:
        """Return all that the seat may do."""
        return decisions.legal_actions(self) if seat == self.actor else []

    def advance(self, action: AntropolisAction) -> None:
        """Carry out a legal action and all that follows from it without a decision."""
        self.outcome = ()
        decisions.carry_out(self, action)

    def why_not(self, action: AntropolisAction) -> Broken:
        """Return the rule that forbids the action, and the reason."""
        return decisions.why_not(self, action)

    def score_sheet(self) -> ScoreSheet:
        """Return the points for nests, tunnels and the bonus (A9-A11)."""
        return scoring.score_sheet(self)

    def ranks(self) -> list[tuple[int, ...]]:
        """A11.4, AQ36: return points, then ants on the table, then who was first to the target."""
        return scoring.ranks(self)

    def observe(self, seat: int | None) -> dict[str, Any]:
        """Return everything but the order of the piles and the box; the same for everyone."""
        return observation.observe(self)

    def sight(self, seat: int) -> Hashable:
        """Return a key of all that is open, the sizes of the piles and the faces not seen yet."""
        unseen = frozenset(chain(*self.piles, *self.box))
        return tuple(map(len, self.piles)), unseen, super().sight(seat)

    def determinize(self, seat: int | None, rng: Random) -> AntropolisState:
        """Shuffle the tiles of piles and box, sort by sort: nothing else is hidden."""
        new = self.copy()
        piles.redeal(new, rng)
        new.chance = Chance(rng.randbytes(32))
        return new

    def check(self) -> None:
        """Raise ``StateError`` unless the position keeps to the rules."""
        consistency.check(self)
