"""A log is resumed from its snapshots, and players go back in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from formicarium.client import bot, me
from formicarium.core.errors import RecordError
from formicarium.core.message import message
from formicarium.core.record_text import RecordedMove
from formicarium.server.ledger import Draft, Ledger
from formicarium.server.positions import SNAPSHOT_EVERY, packed
from formicarium.server.protocol import ActionRequest, UndoRequest
from formicarium.server.refusal import Refusal
from formicarium.server.rows import Entry
from formicarium.server.watch import LINES_KEPT, Watch
from formicarium.stage.view import View, Viewer
from tests.server.serving import SIMULTANEOUS, first_action, open_hall, set_up, until
from tests.server.test_secrets import Game
from tests.tables import AnyState

SEATS = (frozenset[int](), frozenset({0}), frozenset({1, 2}))


def take_back(game: Game, seat: int, to: int | None = None) -> None:
    """Go back as a player without rivals."""
    ledger = game.ledger
    draft = ledger.draft_undo({seat}, ledger.seen_length({seat}), f"id{ledger.length}", (), to)
    assert isinstance(draft, Draft)
    ledger.add(draft)


def play(game: Game, length: int, rng: Random) -> None:
    """Play and go back at random until the log is this long."""
    ledger = game.ledger
    while ledger.length < length and not ledger.state.is_over:
        seat = rng.choice(ledger.state.to_act)
        game.act(seat, rng.randrange(len(ledger.state.legal_actions(seat))))
        other = rng.randrange(3)
        if rng.random() < 0.1 and not ledger.why_no_undo({other}):
            game.undo(other)
        if rng.random() < 0.05 and not ledger.why_no_undo({other}, ()):
            take_back(game, other)


@pytest.fixture(scope="module")
def long_game() -> Game:
    """A game with undos and takebacks in its log."""
    game = Game(seed=5)
    play(game, 8 * SNAPSHOT_EVERY + 5, Random(3))
    assert {entry.kind for entry in game.ledger.entries} == {"action", "undo", "takeback"}
    return game


def snapshots(ledger: Ledger) -> dict[int, bytes]:
    numbers = range(SNAPSHOT_EVERY, ledger.length + 1, SNAPSHOT_EVERY)
    return {number: packed(ledger.state_after(number)) for number in numbers}


@pytest.fixture
def repeated(monkeypatch: pytest.MonkeyPatch) -> list[RecordedMove]:
    """All actions that are played again."""
    moves: list[RecordedMove] = []
    repeat = RecordedMove.repeat

    def noted(move: RecordedMove, *args: Any, **kwargs: Any) -> None:
        moves.append(move)
        repeat(move, *args, **kwargs)

    monkeypatch.setattr(RecordedMove, "repeat", noted)
    return moves


def same(one: Ledger, other: Ledger) -> None:
    assert (one.entries, one.record) == (other.entries, other.record)
    for number in range(one.length + 1):
        assert one.state_after(number) == other.state_after(number)
    for seats in SEATS:
        assert one.seen_length(seats) == other.seen_length(seats)
        assert one.why_no_undo(seats) == other.why_no_undo(seats)
        watches = Watch(one, seats), Watch(other, seats)
        for watch in watches:
            watch.follow()
        assert watches[0].view == watches[1].view
        assert watches[0].log == watches[1].log
        assert watches[0].lines(100) == watches[1].lines(100)


def test_a_log_is_resumed_from_its_last_snapshot(
    long_game: Game, repeated: list[RecordedMove]
) -> None:
    ledger = Ledger(long_game.record)
    ledger.resume(long_game.ledger.entries, snapshots(long_game.ledger))
    assert len(repeated) <= SNAPSHOT_EVERY
    same(ledger, long_game.ledger)


def test_no_position_is_far_from_a_snapshot(long_game: Game, repeated: list[RecordedMove]) -> None:
    ledger = Ledger(long_game.record)
    ledger.resume(long_game.ledger.entries, snapshots(long_game.ledger))
    for number in Random(1).sample(range(ledger.length), 20):
        repeated.clear()
        ledger.state_after(number)
        assert len(repeated) < 2 * SNAPSHOT_EVERY


def test_snapshots_on_branches_that_were_undone_leave_no_gap(
    repeated: list[RecordedMove],
) -> None:
    """A player who takes back whatever a snapshot was stored with."""
    game = Game(2, "antropolis", 2)
    ledger = game.ledger
    while ledger.length < 6 * SNAPSHOT_EVERY and not ledger.state.is_over:
        game.act(ledger.state.to_act[0])
        if not ledger.length % SNAPSHOT_EVERY:
            take_back(game, ledger.line[-1].entry.seat)
    stored = ledger.snapshots
    assert len(ledger.line) > 4 * SNAPSHOT_EVERY
    again = Ledger(game.record)
    again.resume(ledger.entries, stored)
    repeated.clear()
    again.state_of(len(again.line) - SNAPSHOT_EVERY - 2)
    assert len(repeated) <= 2 * SNAPSHOT_EVERY


@pytest.mark.parametrize(
    "damaged",
    [lambda snapshot: b"", lambda snapshot: snapshot[:-9], lambda snapshot: packed_other(), None],
    ids=["empty", "cut off", "of another game", "missing"],
)
def test_without_its_snapshots_a_log_is_played_again(
    long_game: Game, damaged: Callable[[bytes], bytes] | None
) -> None:
    ledger = Ledger(long_game.record)
    kept = snapshots(long_game.ledger)
    bad = {number: damaged(each) for number, each in kept.items()} if damaged else {}
    ledger.resume(long_game.ledger.entries, bad)
    same(ledger, long_game.ledger)


def packed_other() -> bytes:
    return packed(Game(game="trail", players=2).ledger.state)


def test_a_log_of_an_older_version_is_played_again(long_game: Game) -> None:
    """It does not say what was secret, and knows no takebacks."""
    game = Game(seed=5)
    rng = Random(3)
    while game.ledger.length < 3 * SNAPSHOT_EVERY:
        seat = rng.choice(game.ledger.state.to_act)
        game.act(seat)
        if rng.random() < 0.2 and not game.ledger.why_no_undo({seat}):
            game.undo(seat)
    older = [replace(entry, secrecy="") for entry in game.ledger.entries]
    ledger = Ledger(game.record)
    ledger.resume(older, snapshots(game.ledger))
    same(ledger, game.ledger)


@pytest.mark.parametrize("kept", [-1, 4, 10_000])
def test_a_takeback_of_something_else_is_refused(kept: int) -> None:
    game = Game(seed=5)
    play(game, 12, Random(0))
    last = game.ledger.line[-1].entry
    again = Ledger(game.record)
    for entry in game.ledger.entries:
        again.repeat(entry)
    wrong = Entry(
        number=again.length + 1, kind="takeback", seat=last.seat, action="A event 9",
        outcome="", action_id="x", at="", kept=kept,
    )  # fmt: skip
    with pytest.raises(RecordError, match="cannot take 'A event 9' back"):
        again.repeat(wrong)
    assert again.length == game.ledger.length


def test_however_long_a_log_is_a_new_viewer_is_shown_few_positions(
    long_game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So nobody else waits while the server prepares a view."""
    shown: list[AnyState] = []
    show = Viewer.show

    def noted(viewer: Viewer, state: AnyState, *, passing: bool = False) -> View:
        shown.append(state)
        return show(viewer, state, passing=passing)

    monkeypatch.setattr(Viewer, "show", noted)
    Watch(long_game.ledger, frozenset({1})).follow()
    assert len(shown) <= SNAPSHOT_EVERY


# ------------------------------------------------------------------------------------- takebacks


def test_without_rivals_players_go_back_to_any_action_of_theirs() -> None:
    game = Game(seed=5)
    play(game, 40, Random(0))
    ledger = game.ledger
    own = [count for count, each in enumerate(ledger.line) if each.entry.seat == 1]
    for count in (own[-2], own[len(own) // 2], own[0]):
        before = ledger.state_of(count)
        seen = ledger.seen_length({1}, ledger.line[count].entry.number)
        take_back(game, 1, seen)
        assert ledger.state == before
        assert len(ledger.line) == count
    assert ledger.why_no_undo({1}, ()) == message("ui-refused-undo-nothing")


def test_among_people_nobody_goes_further_back_than_to_the_last_action() -> None:
    game = Game(seed=5)
    for seat in range(3):
        game.commit(seat)
    seat = game.ledger.state.to_act[0]
    game.act(seat)
    ledger = game.ledger
    own = next(each for each in ledger.line if each.entry.seat == seat)
    to = ledger.seen_length({seat}, own.entry.number)
    with pytest.raises(Refusal, match="only while it is the last one"):
        ledger.draft_undo({seat}, ledger.seen_length({seat}), "id", {0, 1, 2} - {seat}, to)
    assert isinstance(ledger.draft_undo({seat}, ledger.seen_length({seat}), "id"), Draft)


def test_nobody_goes_back_to_what_is_not_theirs() -> None:
    game = Game(seed=5)
    ledger = game.ledger
    while not ledger.line or ledger.line[-1].entry.secrecy != "open":
        game.act(ledger.state.to_act[-1])
    others = ledger.line[-1].entry
    own = ({0, 1, 2} - {others.seat}).pop()
    for to in (ledger.seen_length({own}, others.number), 0, 10_000):
        with pytest.raises(Refusal, match="nothing to undo"):
            ledger.draft_undo({own}, ledger.seen_length({own}), "id", (), to)


def test_a_takeback_tells_how_many_actions_are_gone() -> None:
    game = Game(seed=5)
    play(game, 30, Random(0))
    watch = Watch(game.ledger, frozenset())
    watch.follow()
    standing = len(game.ledger.line)
    first = next(n for n, each in enumerate(game.ledger.line) if each.entry.seat == 0)
    take_back(game, 0, game.ledger.seen_length({0}, game.ledger.line[first].entry.number))
    hidden = {each.number for each in game.ledger.entries if each.secrecy == "unnoticed"}
    gone = game.ledger.undone(game.ledger.length)
    assert len(gone) == standing - first
    watch.follow()
    line = watch.log[-1]
    assert (line.kind, line.undone) == ("takeback", len({e.number for e in gone} - hidden))


def test_early_lines_are_read_on_demand(long_game: Game) -> None:
    for seats in SEATS:
        watch = Watch(long_game.ledger, seats)
        watch.follow()
        assert watch.log[0].number > 0
        lines = list(watch.log)
        while lines[0].number:
            earlier = watch.lines(lines[0].number)
            assert len(earlier) <= LINES_KEPT + 1
            lines = [*earlier, *lines]
        told = [line.number for line in lines if line.kind != "end"]
        assert told == list(range(watch.length + 1))


async def test_a_person_goes_back_at_a_table_with_bots(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "tables.db") as hall:
        created = await set_up(hall, me("Ida"), bot("random"), bot("random"))
        own = [created.secrets["0"]]
        async with hall.table(created.table.id) as table:
            ledger = table.ledger
            assert ledger
            await until(lambda: 0 in ledger.state.to_act)
            begun = ledger.state
            seen = ledger.seen_length({0})
            acted = ActionRequest("one", seen, first_action(table, 0))
            length = await hall.desk.act(table, own, acted)
            wish = UndoRequest("two", length, length)
            await hall.desk.undo(table, own, wish)
            assert begun.legal_actions(0) == ledger.state.legal_actions(0)
            resent = await hall.desk.undo(table, own, wish)
            assert resent == ledger.seen_length({0}, ledger.entries[-1].number)


async def test_snapshots_are_stored(tmp_path: Path, repeated: list[RecordedMove]) -> None:
    async with open_hall(tmp_path / "tables.db") as hall:
        created = await set_up(hall, me("Ida"), me("Bo"), game=SIMULTANEOUS)
        secrets = list(created.secrets.values())
        async with hall.table(created.table.id) as table:
            ledger = table.ledger
            assert ledger
            for number in range(2 * SNAPSHOT_EVERY + 3):
                seat = ledger.state.to_act[0]
                length = ledger.seen_length({0, 1})
                asked = ActionRequest(f"id{number}", length, first_action(table, seat))
                await hall.desk.act(table, secrets, asked)
            state = ledger.state
    async with open_hall(tmp_path / "tables.db") as hall:
        stored = await hall.store.load(created.table.id)
        assert stored
        assert list(stored.snapshots) == [SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY]
        repeated.clear()
        async with hall.table(created.table.id) as table:
            assert table.ledger
            assert table.ledger.state == state
            assert len(repeated) == 3
