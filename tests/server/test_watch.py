"""What a viewer's log says of several actions that are told as one."""

from __future__ import annotations

from formicarium.core.message import Message
from formicarium.server.ledger import Draft, Ledger
from formicarium.server.watch import Watch
from formicarium.stage import Texts
from tests.server.test_secrets import Game

ENGLISH = Texts("en")


def act(ledger: Ledger, *wanted: str) -> None:
    """Play the first choice that begins with one of these words, those named first preferred."""
    seat = ledger.state.to_act[0]
    legal = [str(action) for action in ledger.state.legal_actions(seat)]
    found = [each for verb in wanted for each in legal if each[2:].startswith(verb)]
    _add(ledger, ledger.draft_action((found or legal)[0], {seat}, *_at(ledger, seat)))


def undo(ledger: Ledger, seat: int) -> None:
    _add(ledger, ledger.draft_undo({seat}, *_at(ledger, seat)))


def _at(ledger: Ledger, seat: int) -> tuple[int, str]:
    return ledger.seen_length({seat}), f"id{ledger.length}"


def _add(ledger: Ledger, draft: Draft | int) -> None:
    assert isinstance(draft, Draft)
    ledger.add(draft)


def said(watch: Watch) -> list[str]:
    """Follow, and return the new lines of the log."""
    known = len(watch.log)
    watch.follow()
    lines: list[Message] = [each for line in watch.log[known:] for each in line.messages]
    return [ENGLISH.format(each) for each in lines]


def test_a_way_is_told_once_from_its_beginning_also_after_an_undo() -> None:
    ledger = Game(seed=3).ledger
    watch = Watch(ledger, frozenset())
    while not ledger.game.under_way(ledger.state):
        act(ledger, "out")
    said(watch)
    seat = ledger.state.to_act[0]
    act(ledger, "step")
    act(ledger, "step")
    assert said(watch) == []
    act(ledger, "place")
    (placed, *_) = said(watch)
    assert " walks 2 hexes and places a 2-hex pheromone on " in placed
    undo(ledger, seat)
    assert len(said(watch)) == 1
    act(ledger, "stop")
    (stopped, *_) = said(watch)
    assert " walks 2 hexes and stops at " in stopped


def test_a_later_viewer_reads_the_same_log() -> None:
    ledger = Game(seed=3).ledger
    early, late = Watch(ledger, frozenset()), Watch(ledger, frozenset())
    for _ in range(60):
        act(ledger, "out", "place", "step")
        early.follow()
    late.follow()
    assert early.log == late.log
    assert any(each.id.startswith("myrmes-told-way") for line in late.log for each in line.messages)


def test_what_others_did_since_the_last_turn_is_marked_as_long_as_it_stands() -> None:
    """Also by a watch that begins later, after a restart; an undo brings older marks back."""
    ledger = Game(seed=3).ledger
    while not ledger.game.under_way(ledger.state):
        act(ledger, "out")
    actor = ledger.state.to_act[0]
    other = next(seat for seat in range(ledger.state.players) if seat != actor)
    watch, own = Watch(ledger, frozenset({other})), Watch(ledger, frozenset({actor}))
    watch.follow()
    known = watch.moved
    act(ledger, "step")
    watch.follow()
    own.follow()
    [walked] = [mark for mark in watch.moved or () if mark.trail]
    assert walked.seat == actor
    assert walked.id in {each.id for part in watch.view.scene.surfaces for each in part.sprites}
    assert not any(mark.id == walked.id for mark in own.moved or ())
    late = Watch(ledger, frozenset({other}))
    late.follow()
    assert late.moved == watch.moved
    undo(ledger, actor)
    watch.follow()
    assert watch.moved == known
