"""Games of a few lines, made to show one thing about a bot."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import pytest

import formicarium as fm
from formicarium.core.chance import Outcome
from formicarium.core.message import Broken
from formicarium.core.score_sheet import Column, ScoreSheet


@dataclass(frozen=True, slots=True)
class Pick(fm.Action):
    """Take one of the things that can be had."""

    seat: int
    what: int

    def __str__(self) -> str:
        return f"{self.seat} picks {self.what}"


class Toy(fm.State[Pick]):
    """Two seats, and points that come from what was picked so far."""

    __slots__ = ("picked",)

    game_id: ClassVar[str] = "toy"
    rules_version: ClassVar[int] = 1
    picks: ClassVar[int]

    def __init__(self, picked: tuple[Pick, ...] = ()) -> None:
        self.players, self.variant, self.outcome, self.forced = 2, "toy", (), ()
        self.picked = picked

    @property
    def points(self) -> tuple[float, float]:
        raise NotImplementedError

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.is_over else (len(self.picked) % 2,)

    @property
    def is_over(self) -> bool:
        return len(self.picked) == self.picks

    def advance(self, action: Pick) -> None:
        self.picked += (action,)

    @property
    def turn_rule(self) -> str:
        return "T1"

    def why_not(self, action: Pick) -> Broken:
        raise NotImplementedError

    def copy(self) -> Toy:
        return type(self)(self.picked)

    def score_sheet(self) -> ScoreSheet:
        columns = [Column(seat, 0, {"points": round(self.points[seat])}) for seat in (0, 1)]
        return ScoreSheet(columns, 2)

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if self.points[seat] == max(self.points))

    def observe(self, seat: int | None) -> dict[str, Any]:
        return {"picked": [str(pick) for pick in self.picked]}

    def sight(self, seat: int) -> Hashable:
        return self.picked

    def determinize(self, seat: int | None, rng: Random) -> Toy:
        return self.copy()

    def check(self) -> None:
        pass


class Bait(Toy):
    """Three points now let the rival take ten; two points now let nobody take anything."""

    picks = 2

    @property
    def points(self) -> tuple[float, float]:
        first, second = (*[pick.what for pick in self.picked], 0, 0)[:2]
        return (float(first), 10.0 if first == 3 and second == 1 else 0.0)

    def legal_actions(self, seat: int) -> list[Pick]:
        return [Pick(seat, what) for what in ((0, 1) if self.picked else (3, 2))]


class Gate(Toy):
    """Two points, or nothing and a gate: behind it one point is a trap, and patience brings six."""

    picks = 4

    @property
    def points(self) -> tuple[float, float]:
        first, _, second, _ = (*[pick.what for pick in self.picked], 0, 0, 0, 0)[:4]
        if self.is_over and first == 0:
            return (-9.0 if second else 6.0, 0.0)
        return (float(first + second), 0.0)

    def legal_actions(self, seat: int) -> list[Pick]:
        if not self.picked:
            return [Pick(seat, 2), Pick(seat, 0)]
        goes_in = self.picked[0].what == 0 and len(self.picked) == self.picks // 2
        return [Pick(seat, what) for what in ((1, 0) if goes_in else (0,))]


class Crowd(Toy):
    """A thousand things to pick, the dearest somewhere in the middle."""

    picks = 4

    @property
    def points(self) -> tuple[float, float]:
        worth = [0.0, 0.0]
        for pick in self.picked:
            worth[pick.seat] += 500 - abs(pick.what - 517)
        return (worth[0], worth[1])

    def legal_actions(self, seat: int) -> list[Pick]:
        return [Pick(seat, what) for what in range(1000)]


class Long(Crowd):
    """The same for sixty turns."""

    picks = 60


class Windy(Crowd):
    """Chance has something to say after every action."""

    def advance(self, action: Pick) -> None:
        super().advance(action)
        self.outcome = (Outcome("wind", ("north",)),)


class Alone(Crowd):
    """Nothing to choose."""

    def legal_actions(self, seat: int) -> list[Pick]:
        return [Pick(seat, 7)]


class Sunset(Toy):
    """Whoever picks 9 has three points and ends the game."""

    picks = 4

    @property
    def is_over(self) -> bool:
        return super().is_over or any(pick.what == 9 for pick in self.picked)

    @property
    def points(self) -> tuple[float, float]:
        first, second = (3.0 * (Pick(seat, 9) in self.picked) for seat in (0, 1))
        return (first, second)

    def legal_actions(self, seat: int) -> list[Pick]:
        return [Pick(seat, 1), Pick(seat, 9)]


class Retirement(Toy):
    """Three points and the end of the game, or five points and a long evening."""

    picks = 60

    @property
    def is_over(self) -> bool:
        return super().is_over or Pick(0, 3) in self.picked

    @property
    def points(self) -> tuple[float, float]:
        return (float(self.picked[0].what) if self.picked else 0.0, 0.0)

    def legal_actions(self, seat: int) -> list[Pick]:
        return [Pick(seat, what) for what in ((0,) if self.picked else (3, 5))]


class Ladder(Toy):
    """Only the first seat picks, twice in a row, and has as many points."""

    picks = 2

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.is_over else (0,)

    @property
    def points(self) -> tuple[float, float]:
        return (float(sum(pick.what for pick in self.picked)), 0.0)

    def legal_actions(self, seat: int) -> list[Pick]:
        return [Pick(seat, what) for what in (1, 5, 9)]


class Coins(Ladder):
    """Heads or tails, and nobody can know."""

    __slots__ = ("coin",)

    picks = 1

    def __init__(self, picked: tuple[Pick, ...] = (), coin: int = 0) -> None:
        super().__init__(picked)
        self.coin = coin

    @property
    def points(self) -> tuple[float, float]:
        return (10.0 * (Pick(0, self.coin) in self.picked), 0.0)

    def legal_actions(self, seat: int) -> list[Pick]:
        return [Pick(seat, 0), Pick(seat, 1)]

    def copy(self) -> Coins:
        return type(self)(self.picked, self.coin)

    def determinize(self, seat: int | None, rng: Random) -> Coins:
        return type(self)(self.picked, rng.randrange(2))


class Whatever(Coins):
    """The same for no points."""

    @property
    def points(self) -> tuple[float, float]:
        return (0.0, 0.0)


class Fork(Coins):
    """Three picks; what can be had after the first depends on the coin."""

    picks = 3
    points = Ladder.points

    def legal_actions(self, seat: int) -> list[Pick]:
        heads = not self.picked or not self.coin
        return [Pick(seat, what) for what in ((1, 2) if heads else (30, 40))]

    def sight(self, seat: int) -> Hashable:
        return self.picked, self.picked and self.coin

    def determinize(self, seat: int | None, rng: Random) -> Fork:
        return Fork(self.picked, self.coin if self.picked else rng.randrange(2))


class Bluff(Toy):
    """Both pick unseen: 0 is one point for sure, 1 and 2 are three unless the rival picks them."""

    picks = 2

    @property
    def to_act(self) -> tuple[int, ...]:
        done = {pick.seat for pick in self.picked}
        return tuple(seat for seat in (0, 1) if seat not in done)

    @property
    def unrevealed(self) -> tuple[int, ...]:
        return () if self.is_over else tuple(pick.seat for pick in self.picked)

    @property
    def points(self) -> tuple[float, float]:
        if not self.is_over:
            return (0.0, 0.0)
        bluff, guess = (pick.what for pick in sorted(self.picked, key=lambda pick: pick.seat))
        return (1.0 if bluff == 0 else 0.0 if bluff == guess else 3.0, 0.0)

    def legal_actions(self, seat: int) -> list[Pick]:
        return [Pick(seat, what) for what in ((1, 2) if seat else (0, 1, 2))]

    def sight(self, seat: int) -> Hashable:
        return self.to_act, tuple(pick for pick in self.picked if pick.seat == seat)

    def determinize(self, seat: int | None, rng: Random) -> Bluff:
        """Whoever has picked unseen may have picked anything."""
        return type(self)(
            tuple(
                pick if pick.seat == seat else rng.choice(self.legal_actions(pick.seat))
                for pick in self.picked
            )
        )

    def recall(self, viewer: int | None) -> None:
        self.picked = tuple(pick for pick in self.picked if pick.seat == viewer)


class Temptation(Bluff):
    """The rival does well to pick 1; whoever counts on that takes the point that is sure."""

    @property
    def points(self) -> tuple[float, float]:
        own, rival = (Pick(0, 1) in self.picked), 4.0 * (Pick(1, 1) in self.picked)
        bold = 3.0 if Pick(1, 2) in self.picked else 0.0
        return (bold if own else float(Pick(0, 0) in self.picked), rival)


class ToyGame:
    """All that a bot asks of a game; it can count how often it was asked."""

    swings = False

    def __init__(self) -> None:
        self.evaluations = 0

    def evaluate(self, state: Toy, seat: int) -> float:
        self.evaluations += 1
        return state.points[seat] - state.points[1 - seat]

    def expectations(self, state: Toy) -> list[float]:
        self.evaluations += 1
        return list(state.points)


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> ToyGame:
    """Let bots find the game of these states."""
    game = ToyGame()
    for module in ("search.search", "glance", "greedy_bot"):
        monkeypatch.setattr(f"formicarium.bots.{module}.game", lambda _: game, raising=False)
    return game
