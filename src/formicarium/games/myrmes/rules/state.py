"""A position of Myrmes: flat lists of small numbers, cheap to copy.

What belongs to a seat is in a list by seat. If a seat has several entries, they are side by side:
``store[3 * seat + resource]``. Tiles are numbered as they are laid and keep their number; a cleared
pheromone stays in the lists with the spot ``CLEARED``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta

from formicarium.core.state import State
from formicarium.games.myrmes.meta import META
from formicarium.games.myrmes.rules import (
    consistency,
    course,
    decisions,
    garden,
    observation,
    scoring,
    together,
)
from formicarium.games.myrmes.rules.actions import Empty, Harvest, MyrmesAction, Step

if TYPE_CHECKING:
    from collections.abc import Hashable
    from random import Random

    from formicarium.core.message import Broken
    from formicarium.core.score_sheet import ScoreSheet

Phase: TypeAlias = Literal[
    "settle", "event", "born", "workers", "harvest", "atelier", "keep", "winter", "over"
]

_Count: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
_Seat: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
_HexOrNone: TypeAlias = Annotated[int, Meta(ge=-1, le=150)]
_Hex: TypeAlias = Annotated[int, Meta(ge=0, le=150)]
_Number: TypeAlias = Annotated[int, Meta(ge=-999, le=999)]

NOBODY: Final = -1
"""The owner of a neutral tile (M14.8, Q15)."""
NO_TILE: Final = -1
CLEARED: Final = -1
NO_OBJECTIVE: Final = -1


class MyrmesState(State[MyrmesAction]):
    """Everything on the table, and the seats that owe a decision."""

    game_id: ClassVar[str] = META.id
    rules_version: ClassVar[int] = META.rules_version
    end_rule: ClassVar[str] = "M19.1"
    seats_rule: ClassVar[str] = "M20.1"
    own_rule: ClassVar[str] = "M2.6"
    out_of_sight: ClassVar[frozenset[str]] = frozenset({"blocked", "chosen", "tile_at"})
    """These follow from the tiles, or belong to one seat; ``sight`` adds the seat's own."""
    before: ClassVar[dict[str, Any]] = {"exit_toll": False, "more_pairs": 0, "portioned": []}

    variant: Literal["second", "english"]
    players: Annotated[int, Meta(ge=2, le=4)]

    exit_toll: bool
    """Whether entering a hex with an opposing tunnel exit costs a soldier (Q8b)."""
    more_pairs: Annotated[int, Meta(ge=0, le=1)]
    """The pairs of each player beyond those that the edition lists (D1b)."""

    year: Annotated[int, Meta(ge=0, le=2)]
    season: Annotated[int, Meta(ge=0, le=3)]
    phase: Phase
    first: _Seat
    """The seat with the first-player token."""
    owing: tuple[_Seat, ...]
    """The seats that owe a decision: one in a go, any number in a simultaneous phase."""
    chosen: list[tuple[_Number, ...]]
    """By seat, its secret choices in this simultaneous phase (Q41)."""
    dice: list[Annotated[int, Meta(ge=0, le=6)]]
    """By season; 0 when the die has left the board (M15.5)."""

    event: list[Annotated[int, Meta(ge=0, le=7)]]
    """By seat, the space of the event cube."""
    larvae: list[_Count]
    spent: list[_Count]
    """Larvae spent on the event, which go to the supply in phase 6 (M4.3)."""
    nurses: list[_Count]
    """Nurses in play, without those on objectives."""
    placed: list[_Count]
    """By seat and track, the nurses on the tracks and in the atelier."""
    workers: list[_Count]
    """Workers that have not been used yet this round."""
    busy: list[_Count]
    """Workers in the rooms of the colony; they return in phase 6."""
    soldiers: list[_Count]
    rooms: list[Annotated[int, Meta(ge=0, le=15)]]
    """The rooms in use, as a set of bits (M6.4)."""
    level: list[Annotated[int, Meta(ge=0, le=3)]]
    store: list[_Count]
    """By seat and resource."""
    prey_held: list[_Count]
    """By seat and kind of prey."""
    pheromones: list[_Count]
    """By seat and kind, the pheromones in reserve."""
    owner_cubes: list[_Count]
    """Owner cubes not in use (M10.4)."""
    exits: list[tuple[_Hex, ...]]
    """By seat, the hexes of the tunnel exits; none before a seat has chosen its first (Q1b)."""
    points: list[_Number]
    """By seat and source."""
    finished: list[Annotated[int, Meta(ge=0, le=9)]]
    """By seat and objective of this game, the round in which it was finished; 0 if it was not."""

    objectives: list[Annotated[int, Meta(ge=0, le=19)]]
    """The six objectives of this game, level by level."""
    special: list[_Count]
    """Special tiles left: double-sided ones and sub-colonies (M1.5)."""
    supply: list[_Count]
    """Food, earth, stone and larvae; empty if the supply is unlimited (Q26)."""
    prey: list[Annotated[int, Meta(ge=-1, le=2)]]
    """By prey space in use, the kind of prey there; -1 after it was hunted."""
    tile_kind: list[Annotated[int, Meta(ge=0, le=9)]]
    tile_owner: list[Annotated[int, Meta(ge=NOBODY, le=3)]]
    tile_spot: list[Annotated[int, Meta(ge=CLEARED, le=9999)]]
    """Where each tile lies, as an index of ``geometry.SPOTS``."""
    tile_cubes: list[_Count]
    """By tile and resource."""
    tile_at: list[Annotated[int, Meta(ge=NO_TILE, le=99)]]
    """By hex, the number of the tile there."""
    blocked: int
    """The hexes on which nothing can be laid, as a mask."""

    worker: _HexOrNone
    """The hex of the worker that is on its way; on a tile, its first hex."""
    steps_left: Annotated[int, Meta(ge=0, le=6)]
    portion_taken: bool
    """Whether fewer than three larvae have become a food in this go (D18)."""
    portioned: list[bool]
    """By seat, whether they have in this round (D18b); empty if every go allows it."""
    atelier_done: Annotated[int, Meta(ge=0, le=15)]
    """The atelier spaces used in this go, as a set of bits (M13.2)."""
    emptying: Annotated[int, Meta(ge=NO_OBJECTIVE, le=5)]
    """The objective of this game for which pheromones are being emptied (M14.13)."""
    emptied: tuple[Annotated[int, Meta(ge=0, le=99)], ...]
    """The pheromones emptied so far."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision; several in simultaneous phases (M3.3)."""
        return self.owing

    @property
    def turn_rule(self) -> str:
        """The rule that says whose turn it is: Q41 while all choose at once, else M2.12."""
        return "Q41" if self.phase in together.LEGAL else "M2.12"

    @property
    def is_over(self) -> bool:
        """Whether the third winter is over (M19.1)."""
        return self.phase == "over"

    @property
    def progress(self) -> int:
        """Which part of all phases of all rounds is over (M3.1, M3.2)."""
        return course.progress(self)

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats that have chosen something in a simultaneous phase that is not over (Q41)."""
        return together.unrevealed(self)

    def recall(self, viewer: int | None) -> None:
        """Let the others make their choices of a simultaneous phase again (Q41)."""
        together.recall(self, viewer)

    def legal_actions(self, seat: int) -> list[MyrmesAction]:
        """Return all that the seat may do."""
        return decisions.legal_actions(self, seat) if seat in self.owing else []

    def advance(self, action: MyrmesAction) -> None:
        """Carry out a legal action and all that follows from it without a decision."""
        self.outcome = ()
        decisions.do(self, action)
        if not self.owing:
            course.go_on(self)

    def why_not(self, action: MyrmesAction) -> Broken:
        """Return the rule that forbids the action, and the reason."""
        return decisions.why_not(self, action)

    def meant(self, action: MyrmesAction) -> MyrmesAction:
        """M7.4: a tile is one space, so any hex of it may be typed; its first hex names it."""
        if not isinstance(action, Step | Harvest | Empty):
            return action
        tile = self.tile_at[action.hex]
        return action if tile < 0 else replace(action, hex=garden.anchor(self, tile))

    def score_sheet(self) -> ScoreSheet:
        """Return the points by source (M21)."""
        return scoring.score_sheet(self)

    def observe(self, seat: int | None) -> dict[str, Any]:
        """Return everything but what others have chosen in secret (Q41), as plain data."""
        return observation.observe(self, seat)

    def sight(self, seat: int) -> Hashable:
        """Return what a seat may know, its own secret choice included (Q41), as a key."""
        return seat, self.chosen[seat], super().sight(seat)

    def determinize(self, seat: int | None, rng: Random) -> MyrmesState:
        """Return a copy with other secret choices of the others (Q41), and other future chance."""
        new = super().determinize(seat, rng)
        together.guess(new, seat, rng)
        return new

    def check(self) -> None:
        """Raise ``StateError`` unless the position is possible."""
        consistency.check(self)
