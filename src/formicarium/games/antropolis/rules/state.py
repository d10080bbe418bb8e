"""A position of Antropolis: flat lists of small numbers, cheap to copy.

Tiles are numbered as they are laid and keep their number. A tile has one space or, with two
separate tunnels, two (A1.10): space 2 * tile and 2 * tile + 1. A set of spaces or of tiles is a
whole number used as a mask. What belongs to a seat and a kind of ant stands at ``4 * seat + kind``.

Nests and tunnels are kept as groups that grow with each tile: every member names the first member
of its group, and what is known about the group stands at that one (``rules.table``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta

from formicarium.core.chance import Chance
from formicarium.core.state import State
from formicarium.games.antropolis.components import FOOD
from formicarium.games.antropolis.meta import META
from formicarium.games.antropolis.rules import consistency, decisions, observation, piles, scoring
from formicarium.games.antropolis.rules.actions import AntropolisAction

if TYPE_CHECKING:
    from collections.abc import Hashable
    from random import Random

    from formicarium.core.score_sheet import ScoreSheet

Phase: TypeAlias = Literal["lay", "ant", "act", "attack", "flee", "escape", "buy", "hand", "over"]

_Count: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
_Seat: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
_SeatOrNone: TypeAlias = Annotated[int, Meta(ge=-1, le=3)]
_Face: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
_Mask: TypeAlias = Annotated[int, Meta(ge=0)]
_Number: TypeAlias = Annotated[int, Meta(ge=0, le=99999)]
_Member: TypeAlias = Annotated[int, Meta(ge=-1, le=199)]

NOBODY: Final = -1
NO_TILE: Final = -1
NO_SPACE: Final = -1
NO_ANT: Final = -1
NOT_YET: Final = -1

_ALONE: Final = ((), *((seat,) for seat in range(4)))


class AntropolisState(State[AntropolisAction]):
    """Everything on the table, and whose decision it is."""

    __slots__ = (
        "actor",
        "ants",
        "beaten",
        "box",
        "capacity",
        "chance",
        "closed_sides",
        "crew",
        "current",
        "done",
        "enlarged",
        "first",
        "first_to_target",
        "food",
        "forest_by_earth",
        "frontier",
        "halls",
        "hand_ants",
        "hands",
        "hexes",
        "idle_turns",
        "laid",
        "last_turns",
        "looks",
        "market",
        "nest",
        "nest_open",
        "nest_value",
        "own_crew",
        "phase",
        "piles",
        "points",
        "queens_once",
        "stage",
        "standing",
        "target",
        "tile_at",
        "tunnel",
        "tunnel_forests",
        "tunnel_nests",
        "turn",
        "ways",
        "within_hand",
    )

    game_id: ClassVar[str] = META.id
    rules_version: ClassVar[int] = META.rules_version

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

    # The course of the game (A3, A11).
    first: _Seat
    """The start player (AQ1); a round ends before her turn."""
    turn: _Seat
    """Whose turn it is."""
    actor: _SeatOrNone
    """Who owes a decision: the same, or the owner of beaten ants."""
    phase: Phase
    laid: _Count
    """Tiles laid in this turn."""
    enlarged: bool
    """Whether the hand was made larger in this turn."""
    idle_turns: _Count
    """Turns in a row, up to the last one, in which nobody laid a tile (AQ17)."""
    last_turns: Annotated[int, Meta(ge=NOT_YET, le=4)]
    """How many turns are left, the present one included, once the piles are empty (A11.2)."""
    first_to_target: _SeatOrNone

    # The players.
    points: list[_Count]
    """By seat, from nests and from tunnels: 2 * seat and 2 * seat + 1."""
    food: list[_Count]
    capacity: list[_Count]
    """By seat, how many tiles a hand is filled up to (A8.1)."""
    hands: list[tuple[_Face, ...]]
    """By seat, the faces of the tiles in hand, sorted."""
    hand_ants: list[_Count]
    """By seat and kind, the ants in hand."""

    # Tiles not on the table.
    market: list[Annotated[int, Meta(ge=NO_TILE, le=99)]]
    """By sort and place, the cheapest place first; a bought tile leaves a gap until renewal."""
    piles: list[tuple[_Face, ...]]
    """By sort, face down; the last one is drawn first."""
    box: list[tuple[_Face, ...]]
    """By sort, what was removed unseen (A2.4), without start nests."""

    # Tiles on the table.
    looks: list[Annotated[int, Meta(ge=0, le=599)]]
    """By tile, its face and turn: 6 * face + turn."""
    hexes: list[_Number]
    """By tile, the number of its hex."""
    tile_at: dict[int, int]
    """By number of a hex, the tile there."""
    frontier: dict[int, int]
    """By empty hex beside a tile, what its neighbours demand (``geometry``)."""
    ways: list[_Mask]
    """By space, the spaces that a side without earth leads to (A5.1)."""
    halls: list[_Mask]
    """By space, those that an open side leads to (A5.2)."""
    nest: list[_Member]
    """By tile, the first tile of its nest; -1 for other tiles."""
    nest_open: list[_Count]
    """By first tile, how many open sides face empty hexes (A9.2)."""
    nest_value: list[_Count]
    """By first tile, nest tiles and brood chambers (A9.4)."""
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
    current: Annotated[int, Meta(ge=NO_ANT, le=9999)]
    """The one among them that may still do the other (S3.2)."""
    stage: Annotated[int, Meta(ge=0, le=3)]
    """The kind of ant whose time it is: earlier kinds can do nothing more (S3.1)."""
    target: Annotated[int, Meta(ge=NO_SPACE, le=199)]
    """The space under attack (S7.3)."""
    crew: tuple[Annotated[int, Meta(ge=0, le=1199)], ...]
    """The attackers named so far: 6 * space + the side of the target through which it enters."""
    beaten: tuple[_Count, _Count]
    """Workers and soldiers of the actor that have still to flee, or to escape."""
    closed_sides: Annotated[int, Meta(ge=0, le=63)]
    """The sides of the target by which attackers came, as a set of bits (S7.3.4)."""
    chance: Chance

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat whose decision it is."""
        return _ALONE[self.actor + 1]

    @property
    def is_over(self) -> bool:
        """Whether the last turn has been played (A11)."""
        return self.phase == "over"

    @property
    def supply(self) -> int:
        """The food that nobody has (A2.8)."""
        return FOOD - sum(self.food)

    def legal_actions(self, seat: int) -> list[AntropolisAction]:
        """All that the seat may do."""
        return decisions.legal_actions(self) if seat == self.actor else []

    def advance(self, action: AntropolisAction) -> None:
        """Carry out a legal action and all that follows from it without a decision."""
        self.outcome = ()
        decisions.carry_out(self, action)

    def broken_rule(self, action: AntropolisAction) -> tuple[str, str]:
        """The rule that forbids the action, and why."""
        return decisions.broken_rule(self, action)

    def copy(self) -> AntropolisState:
        """Copy lists and dictionaries; tuples and numbers cannot change and are shared."""
        new = AntropolisState.__new__(AntropolisState)
        new.variant = self.variant
        new.players = self.players
        new.outcome = self.outcome
        new.forced = self.forced
        new.forest_by_earth = self.forest_by_earth
        new.within_hand = self.within_hand
        new.own_crew = self.own_crew
        new.queens_once = self.queens_once
        new.first = self.first
        new.turn = self.turn
        new.actor = self.actor
        new.phase = self.phase
        new.laid = self.laid
        new.enlarged = self.enlarged
        new.idle_turns = self.idle_turns
        new.last_turns = self.last_turns
        new.first_to_target = self.first_to_target
        new.points = self.points[:]
        new.food = self.food[:]
        new.capacity = self.capacity[:]
        new.hands = self.hands[:]
        new.hand_ants = self.hand_ants[:]
        new.market = self.market[:]
        new.piles = self.piles[:]
        new.box = self.box[:]
        new.looks = self.looks[:]
        new.hexes = self.hexes[:]
        new.tile_at = self.tile_at.copy()
        new.frontier = self.frontier.copy()
        new.ways = self.ways[:]
        new.halls = self.halls[:]
        new.nest = self.nest[:]
        new.nest_open = self.nest_open[:]
        new.nest_value = self.nest_value[:]
        new.tunnel = self.tunnel[:]
        new.tunnel_forests = self.tunnel_forests[:]
        new.tunnel_nests = self.tunnel_nests[:]
        new.ants = self.ants[:]
        new.standing = self.standing[:]
        new.done = self.done
        new.current = self.current
        new.stage = self.stage
        new.target = self.target
        new.crew = self.crew
        new.beaten = self.beaten
        new.closed_sides = self.closed_sides
        new.chance = self.chance.copy()
        return new

    def score_sheet(self) -> ScoreSheet:
        """Nests, tunnels and the bonus (A9-A11)."""
        return scoring.score_sheet(self)

    def winners(self) -> tuple[int, ...]:
        """Most points, then most ants on the table, then who was first (A11.4)."""
        return scoring.winners(self)

    def observe(self, seat: int | None) -> dict[str, Any]:
        """Everything but the order of the piles and what is in the box; the same for everyone."""
        return observation.observe(self)

    def sight(self, seat: int) -> Hashable:
        """The same as a key."""
        return observation.sight(self)

    def determinize(self, seat: int | None, rng: Random) -> AntropolisState:
        """Deal the tiles of piles and box anew, sort by sort: nothing else is hidden."""
        new = self.copy()
        piles.deal_anew(new, rng)
        new.chance = Chance(rng.randbytes(32))
        return new

    def check(self) -> None:
        """Raise ``StateError`` unless the position keeps to the rules."""
        consistency.check(self)
