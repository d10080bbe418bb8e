"""The records on file cover every event of the game."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

import formicarium as fm
from formicarium.games.antropolis.components import LARVA, SOLDIER, WORKER
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.sources import COUNTED, NESTS, TUNNELS
from formicarium.games.antropolis.rules.state import AntropolisState
from formicarium.games.antropolis.rules.tunnels import connections
from tests.records.gather import RECORDS

LONG_TUNNEL = 3


class Step(NamedTuple):
    """An action, and the table before and after it."""

    before: AntropolisState
    action: fm.Action
    after: AntropolisState

    def gains(self, source: int) -> list[int]:
        """Return the points that it brought from nests or from tunnels, by seat."""
        before, after = self.before.points[source::COUNTED], self.after.points[source::COUNTED]
        return [new - old for old, new in zip(before, after, strict=True)]

    def is_attack(self) -> bool:
        """Whether soldiers have struck."""
        return isinstance(self.action, act.Expel | act.Strike) and not self.after.crew

    def hurts(self, *kinds: int) -> bool:
        """Whether rivals have lost ants of some kinds from a space."""
        return any(
            self.before.standing[place] & ~self.after.standing[place]
            for place in range(KIND_COUNT * self.before.players)
            if place // KIND_COUNT != self.before.turn and place % KIND_COUNT in kinds
        )


def steps_of(record: fm.Record) -> Iterator[Step]:
    """Play a record again, action by action."""
    state: Any = record.replay(0)
    for move in record.moves:
        before = state.copy()
        state.forced = move.outcome
        state.advance(move.action)
        yield Step(before, move.action, state)


def shared_nest(step: Step) -> bool:
    """A9.5: a nest is completed, and several seats score it."""
    return len([points for points in step.gains(NESTS) if points]) > 1


def long_tunnel(step: Step) -> bool:
    """A10.3: a connection of three tunnel tiles or more is completed and scored."""
    if not any(step.gains(TUNNELS)):
        return False
    found = connections(step.after, len(step.after.looks) - 1)
    return any(len({space >> 1 for space in each.spaces}) >= LONG_TUNNEL for each in found)


def expulsion(step: Step) -> bool:
    """S7.3: ants of another colour have to go."""
    return step.is_attack() and step.hurts(WORKER, SOLDIER)


def robbery(step: Step) -> bool:
    """S7.4: a larva of another colour is taken."""
    return step.is_attack() and step.hurts(LARVA)


def escape(step: Step) -> bool:
    """S7.3.6: the last worker or soldier is put on a tile of choice."""
    return isinstance(step.action, act.Escape)


EVENTS = (shared_nest, long_tunnel, expulsion, robbery, escape)


@cache
def _seen() -> set[str]:
    """Return the names of the events that happen in some record."""
    paths = [path for path in RECORDS if path.stem.startswith("antropolis-")]
    records = [fm.Record.load(path) for path in paths]
    return {
        event.__name__
        for record in records
        for step in steps_of(record)
        for event in EVENTS
        if event(step)
    }


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_happens_in_some_record(event: Callable[[Step], bool]) -> None:
    assert event.__name__ in _seen()
