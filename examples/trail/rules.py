"""The rules of Trail, by the numbers of ``locale/en/trail.md``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta

from formicarium.core.action import Action, Bare
from formicarium.core.errors import StateError
from formicarium.core.message import Broken, message
from formicarium.core.notation import Form, number
from formicarium.core.score_sheet import Column, ScoreSheet
from formicarium.core.state import State

if TYPE_CHECKING:
    from formicarium.core.chance import Outcome
    from formicarium.core.options import Setup

NEST: Final = 15
CRUMBS: Final = (1, 1, 2, 2, 3, 3)
CRUMB_SPACES: Final = (2, 4, 6, 8, 10, 12)
LONGEST_WALK: Final = 3
FIRST_HOME: Final = 3
NOBODY: Final = -1

_Points: TypeAlias = Annotated[int, Meta(ge=0, le=sum(CRUMBS))]
_SeatOrNobody: TypeAlias = Annotated[int, Meta(ge=NOBODY, le=3)]


@dataclass(frozen=True, slots=True)
class Walk(Action):
    """Walk forward (T2.1)."""

    form = Form("walk", number("STEPS", 1, LONGEST_WALK))

    seat: int
    steps: int


@dataclass(frozen=True, slots=True)
class Wait(Bare):
    """Stay, because there is nowhere to go (T2.5)."""

    form = Form("wait")


ACTIONS: Final = (Walk, Wait)
TrailAction: TypeAlias = Walk | Wait


class TrailState(State[TrailAction]):
    """Where the ants are, and who has which crumbs."""

    game_id: ClassVar[str] = "trail"
    rules_version: ClassVar[int] = 1
    end_rule: ClassVar[str] = "T3.2"
    seats_rule: ClassVar[str] = "T1.1"
    own_rule: ClassVar[str] = "T1.1"

    variant: Literal["base"]
    players: Annotated[int, Meta(ge=2, le=4)]
    actor: _SeatOrNobody
    """The seat that owes a decision."""
    at: list[Annotated[int, Meta(ge=0, le=NEST)]]
    """By seat, the space of the ant."""
    crumbs: list[Annotated[int, Meta(ge=0, le=3)]]
    """By place in ``CRUMB_SPACES``, the crumb there; 0 when it was taken."""
    taken: list[_Points]
    """By seat, the points of the crumbs taken."""
    first_home: _SeatOrNobody

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return () if self.actor == NOBODY else (self.actor,)

    @property
    def is_over(self) -> bool:
        """T3.2: whether all ants but one are in the nest."""
        return self.actor == NOBODY

    @property
    def progress(self) -> int:
        """T3.2: how near all ants but one are to the nest, in percent."""
        return 100 * sum(sorted(self.at)[1:]) // (NEST * (self.players - 1))

    @property
    def turn_rule(self) -> str:
        """T1.4: players take turns."""
        return "T1.4"

    def legal_actions(self, seat: int) -> list[TrailAction]:
        """T2.1, T2.5: walk, or wait if that is impossible."""
        if seat != self.actor:
            return []
        steps = [steps for steps in range(1, LONGEST_WALK + 1) if not self._hindrance(steps)]
        return [Walk(seat, each) for each in steps] or [Wait(seat)]

    def _hindrance(self, steps: int) -> Broken | None:
        """Return the rule that forbids a walk of the ant that is to move, and the reason."""
        end = self.at[self.actor] + steps
        if end > NEST:
            return "T2.3", message("trail-refused-nest", spaces=NEST - self.at[self.actor])
        if end < NEST and end in self.at:
            return "T2.2", message("trail-refused-taken", space=end)
        return None

    def advance(self, action: TrailAction) -> None:
        """Walk, take a crumb (T2.4), and pass the turn on."""
        self.outcome = ()
        if isinstance(action, Walk):
            self.at[action.seat] += action.steps
            self._arrive(action.seat, self.at[action.seat])
        self.actor = self._next(action.seat)

    def _arrive(self, seat: int, space: int) -> None:
        if space in CRUMB_SPACES:
            place = CRUMB_SPACES.index(space)
            self.taken[seat] += self.crumbs[place]
            self.crumbs[place] = 0
        if space == NEST and self.first_home == NOBODY:
            self.first_home = seat

    def _next(self, seat: int) -> int:
        """T1.4, T3.2: the next ant on the trail, or nobody if only one is left there."""
        if self.at.count(NEST) >= self.players - 1:
            return NOBODY
        others = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return next(other for other in others if self.at[other] < NEST)

    def why_not(self, action: TrailAction) -> Broken:
        """Return the rule that forbids an action of the seat that is to act, and the reason."""
        if isinstance(action, Wait):
            return "T2.5", message("trail-refused-wait")
        return self._hindrance(action.steps) or ("T2.1", message("trail-refused-far"))

    def score_sheet(self) -> ScoreSheet:
        """T3.3: crumbs and arrival."""
        home = [FIRST_HOME if seat == self.first_home else 0 for seat in range(self.players)]
        columns = [
            Column(seat, 0, {"crumbs": self.taken[seat], "arrival": home[seat]})
            for seat in range(self.players)
        ]
        return ScoreSheet(columns, self.players)

    def observe(self, seat: int | None) -> dict[str, Any]:
        """Return everything: nothing is hidden."""
        return {
            "game": self.game_id,
            "variant": self.variant,
            "players": self.players,
            "to_act": list(self.to_act),
            "ants": self.at[:],
            "crumbs": dict(zip(map(str, CRUMB_SPACES), self.crumbs, strict=True)),
            "taken": self.taken[:],
            "first_home": None if self.first_home == NOBODY else self.first_home,
            "outcome": [[kind, *values] for kind, values in self.outcome],
        }

    def check(self) -> None:
        """Raise ``StateError`` unless every crumb is somewhere and nobody stands together."""
        walking = [space for space in self.at if 0 < space < NEST]
        home = [seat for seat, space in enumerate(self.at) if space == NEST]
        reached = [
            crumb for s, crumb in zip(CRUMB_SPACES, self.crumbs, strict=False) if s in self.at
        ]
        over = len(home) >= self.players - 1
        if not len(self.at) == len(self.taken) == self.players:
            raise StateError("at, taken: expected one entry for each player (T1.1)")
        if len(self.crumbs) != len(CRUMBS) or any(reached):
            raise StateError("crumbs: expected one for each space without an ant (T1.3, T2.4)")
        if sum(self.crumbs) + sum(self.taken) != sum(CRUMBS):
            raise StateError(f"crumbs, taken: expected {sum(CRUMBS)} points in all (T1.3)")
        if len(set(walking)) < len(walking):
            raise StateError("at: two ants stand on one space (T2.2)")
        if self.first_home not in (home or [NOBODY]):
            raise StateError("first_home: expected the first ant in the nest (T3.1)")
        if over != self.is_over or not (over or self._may_act(self.actor)):
            raise StateError("actor: expected a seat whose ant is on the trail (T1.4, T3.2)")

    def _may_act(self, seat: int) -> bool:
        return seat < self.players and self.at[seat] < NEST


def lay_out(setup: Setup, forced: tuple[Outcome, ...]) -> TrailState:
    """T1.2-T1.4: all ants at the start, and crumbs as chance deals them."""
    state = TrailState.begin(setup, forced)
    state.actor, state.first_home = 0, NOBODY
    state.at, state.taken = [0] * state.players, [0] * state.players
    told = state.answer_shuffled("crumbs", [str(crumb) for crumb in CRUMBS])
    state.crumbs = [int(crumb) for crumb in told]
    return state
