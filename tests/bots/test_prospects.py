"""What actions bring: the reasons of a hint."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.bots import bot, prospects
from formicarium.bots.reasons import Reason
from formicarium.core.goods import Good
from formicarium.core.registry import AnyGame

TRAIL = fm.game("trail")


def test_a_crumb_is_named_and_nothing_else() -> None:
    state = TRAIL.new(players=2, seed=7)
    brought = [prospects.brings(state, each) for each in state.legal_actions(0)]
    on_the_way = [state.crumbs[place] for place in range(len(state.crumbs))]
    points = [goods[0].number if goods else 0 for goods in brought]
    assert any(points)
    assert {number for number in points if number} <= {*on_the_way}
    assert {good.name for goods in brought for good in goods} == {"crumbs"}


def test_what_chance_decides_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(seen: Any, seat: int) -> list[Good]:
        luck = 0 if state.at == seen.at else seen.chance.below(1 << 30)
        return [Good("crumbs", seen.at[seat], are_points=True), Good("luck", luck)]

    state = TRAIL.new(players=2, seed=7)
    lucky: AnyGame = replace(TRAIL, goods=drawn)
    monkeypatch.setattr(prospects, "game", lambda _: lucky)
    (walked,) = prospects.brings(state, state.legal_actions(0)[1])
    assert (walked.name, walked.number) == ("crumbs", 2)


def test_actions_with_the_same_end_are_one(monkeypatch: pytest.MonkeyPatch) -> None:
    state = TRAIL.new(players=2, seed=7)
    walks = [Reason(action, 1, 0.5) for action in state.legal_actions(0)]
    assert prospects.different(state, walks) == walks
    monkeypatch.setattr(type(state), "sight", lambda self, seat: seat)
    assert prospects.different(state, walks) == walks[:1]


@pytest.mark.parametrize("game", fm.games(), ids=lambda game: game.id)
def test_the_position_stays_as_it_is(game: AnyGame) -> None:
    state = game.new(players=2, seed=3)
    before, seat = state.to_json(), state.to_act[0]
    reasons = bot("greedy").explain(state, seat, Random(1))
    first = [prospects.brings(state, each.action) for each in reasons]
    assert prospects.different(state, reasons)
    assert state.to_json() == before
    assert first == [prospects.brings(state, each.action) for each in reasons]
