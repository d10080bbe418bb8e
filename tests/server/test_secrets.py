"""What is chosen in secret: nobody else learns of it, and its owner may take it back."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import formicarium as fm
from formicarium.client import Client, LiveClient, ServerRefusal, bot, me
from formicarium.core.message import message
from formicarium.server.ledger import Draft, Ledger
from formicarium.server.refusal import Refusal
from formicarium.server.watch import Watch
from tests.server.clock import Clock
from tests.server.restarts import Player, Zygote
from tests.server.serving import SIMULTANEOUS as GAME
from tests.server.serving import open_hall, set_up, until


class Game:
    """A game without a network."""

    def __init__(self, seed: int = 1, game: str = GAME, players: int = 3) -> None:
        self.record = fm.Record.begin(game, players, seed)
        self.ledger = Ledger(self.record)

    def act(self, seat: int, which: int = 0) -> str:
        """Let a seat play one of its choices; give it."""
        action = str(self.ledger.state.legal_actions(seat)[which])
        self._add(self.ledger.draft_action(action, {seat}, *self._at(seat)))
        return action

    def commit(self, seat: int, which: int = 0) -> list[str]:
        """Let a seat play until it owes nothing in this phase."""
        actions: list[str] = []
        while seat in self.ledger.state.to_act and (not actions or self.hides(seat)):
            actions.append(self.act(seat, which))
        return actions

    def hides(self, seat: int) -> bool:
        return seat in self.ledger.state.unrevealed

    def undo(self, *seats: int) -> str:
        """Take something back; give what."""
        draft = self.ledger.draft_undo(seats, self.ledger.seen_length(seats), self._at(0)[1])
        self._add(draft)
        return self.ledger.entries[-1].action

    def _at(self, seat: int) -> tuple[int, str]:
        return self.ledger.seen_length({seat}), f"id{self.ledger.length}"

    def _add(self, draft: Draft | int) -> None:
        assert isinstance(draft, Draft)
        self.ledger.add(draft)


def _actions(record: fm.Record) -> list[str]:
    return [str(move.action) for move in record.moves]


# ------------------------------------------------------------------------------------- the record


def test_a_record_ends_where_the_secrets_begin_and_goes_on_when_they_are_revealed() -> None:
    game = Game()
    played = game.commit(0) + game.commit(1)
    assert len(played) > 2
    assert _actions(game.ledger.record) == []
    played += game.commit(2)
    record = game.ledger.record
    assert _actions(record) == played
    assert record.seed is None
    assert "seed: withheld" in record.to_text()
    assert not record.verify().unrevealed
    seat = game.ledger.state.to_act[0]
    played.append(game.act(seat))  # for all to see
    assert _actions(game.ledger.record) == played


def test_a_record_of_a_finished_game_holds_everything() -> None:
    game, rng = Game(), Random(3)
    while not game.ledger.state.is_over:
        seat = rng.choice(game.ledger.state.to_act)
        game.act(seat, rng.randrange(len(game.ledger.state.legal_actions(seat))))
    record = game.ledger.record
    assert record.seed == 1
    assert len(record.moves) == game.ledger.length
    assert record.verify().is_over


# --------------------------------------------------------------------------------------- the log


def test_others_learn_that_a_seat_has_chosen_but_not_how_often() -> None:
    lengths = set()
    for which in (0, -1):  # no nurse and all nurses: more and fewer actions
        game = Game()
        watches = [Watch(game.ledger, frozenset(seats)) for seats in ({0}, {1}, set())]
        lengths.add(len(game.commit(1, which)))
        for watch in watches:
            watch.follow()
        assert [watch.length for watch in watches] == [1, game.ledger.length, 1]
        assert [line.seat for line in watches[0].log] == [None, 1]
        assert watches[0].log == watches[2].log
    assert len(lengths) == 2


def test_a_choice_that_goes_on_is_not_noticed_at_all() -> None:
    game = Game()
    watch = Watch(game.ledger, frozenset({0}))
    before = watch.view
    game.act(1)
    game.act(2)
    game.undo(1)
    watch.follow()
    assert (watch.length, watch.view, len(watch.log)) == (0, before, 1)


def test_what_others_choose_in_secret_makes_no_write_stale() -> None:
    game = Game()
    action = str(game.ledger.state.legal_actions(0)[0])
    game.commit(1)
    assert game.ledger.seen_length({0}) == 1
    assert isinstance(game.ledger.draft_action(action, {0}, 0, "late"), Draft)
    assert isinstance(game.ledger.draft_action(action, {0}, 1, "in time"), Draft)
    game.act(0)
    for length in (0, 1, 3):
        with pytest.raises(Refusal, match="has changed in the meantime"):
            game.ledger.draft_action(action, {0}, length, "of another screen")
    game.commit(0)
    game.commit(2)
    assert not game.ledger.state.unrevealed
    seat = game.ledger.state.to_act[0]
    action = str(game.ledger.state.legal_actions(seat)[0])
    with pytest.raises(Refusal, match="has changed in the meantime"):
        game.ledger.draft_action(action, {seat}, game.ledger.seen_length({seat}) - 1, "blind")


# ------------------------------------------------------------------------------------------ undo


def test_a_secret_choice_can_be_taken_back_after_others_have_chosen() -> None:
    game = Game()
    own = game.commit(0)
    others = game.commit(1)
    assert len(own) > 1
    for action in reversed(own):
        assert game.ledger.why_no_undo({0}) is None
        assert game.undo(0) == action
    assert game.ledger.why_no_undo({0}) == message("ui-refused-undo-nothing")
    assert set(game.ledger.state.to_act) == {0, 2}
    own = game.commit(0, -1)
    others += own + game.commit(2)
    assert _actions(game.ledger.record) == others
    game.ledger.record.verify()


def test_who_holds_several_seats_takes_the_last_choice_back_first() -> None:
    game = Game()
    first, second = game.act(0), game.act(1)
    game.act(2)
    assert [game.undo(0, 1), game.undo(0, 1)] == [second, first]


def test_no_undo_past_what_was_revealed() -> None:
    game = Game()
    for seat in (0, 1, 2):
        game.commit(seat)
    assert game.ledger.why_no_undo({2}) == message("ui-refused-undo-revealed")
    for seat in (0, 1):
        assert game.ledger.why_no_undo({seat}) == message("ui-refused-undo-last")


def test_an_open_action_cannot_be_taken_back_past_secret_ones() -> None:
    game, rng = Game(), Random(5)
    found = 0
    while not game.ledger.state.is_over:
        opened = bool(game.ledger.state.unrevealed)
        seat = rng.choice(game.ledger.state.to_act)
        game.act(seat, rng.randrange(len(game.ledger.state.legal_actions(seat))))
        if not opened and game.hides(seat):  # the first secret choice of a phase
            others = {0, 1, 2} - {seat}
            assert game.ledger.why_no_undo(others)
            assert not game.ledger.why_no_undo({seat})
            found += 1
    assert found > 5


def _game_with_undos(seed: int) -> Game:
    game, rng = Game(), Random(seed)
    while not game.ledger.state.is_over and game.ledger.length < 200:
        seat = rng.choice(game.ledger.state.to_act)
        game.act(seat, rng.randrange(len(game.ledger.state.legal_actions(seat))))
        for other in range(3):
            if not game.ledger.why_no_undo({other}) and rng.random() < 0.15:
                game.undo(other)
    return game


def test_a_log_with_undos_in_its_middle_is_read_again() -> None:
    game = _game_with_undos(7)
    again = Ledger(game.record)
    for entry in game.ledger.entries:
        again.repeat(entry)
    numbers = range(again.length + 1)
    assert all(again.state_after(n) == game.ledger.state_after(n) for n in numbers)
    assert again.record == game.ledger.record
    for seats in ({0}, {1, 2}, set[int]()):
        assert again.seen_length(seats) == game.ledger.seen_length(seats)


def test_a_log_whose_undo_names_another_action_is_refused() -> None:
    entries = _game_with_undos(7).ledger.entries
    again = Ledger(fm.Record.begin(GAME, 3, 1))
    for entry in entries:
        if entry.kind == "undo":
            with pytest.raises(fm.RecordError, match="cannot take 'A event' back"):
                again.repeat(replace(entry, action="A event"))
        again.repeat(entry)


# ---------------------------------------------------------------------------------- over the wire


async def test_others_hear_nothing_of_a_choice_that_goes_on(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    table, (ida, bo) = created.table.id, created.secrets.values()
    async with client.live(table, [ida]) as one, client.live(table, [bo]) as two:
        waiting = asyncio.create_task(client.look(table, [bo], since=0))
        action = one.options()[0].action
        assert await one.act(action) == 1
        assert await one.undo() == 2
        await one.act(action)
        await two.say("anything?")  # what was told before comes before this
        while not two.chat:
            await two.receive()
        assert (two.length, len(two.log), two.may_undo) == (0, 1, False)
        assert not waiting.done()
        assert (await client.look(table, [bo])).length == 0
        with pytest.raises(ServerRefusal, match="nothing to undo") as refusal:
            await two.undo()
        assert refusal.value.length == 0
        assert _actions(fm.Record.from_text(await client.record(table, [ida]))) == []
        await _commit(one, 0)
        assert (await waiting).length == 1
        await two.reach(1)
        assert [line.seat for line in two.log] == [None, 0]
        assert action not in str(two.log)
        await two.act(two.options()[0].action)
        assert one.may_undo  # Bo has chosen since, but that is no business of Ida's
        assert await one.undo() == one.length


async def _commit(live: LiveClient, seat: int) -> None:
    """Choose until nothing is owed."""
    while live.view and seat in live.view.to_act:
        await live.act(live.options()[0].action)


async def test_people_who_choose_at_the_same_time_do_not_refuse_each_other(client: Client) -> None:
    created = await client.create(GAME, [me(name) for name in ("Ida", "Bo", "Cy", "Di")])
    table, secrets = created.table.id, list(created.secrets.values())
    views = [(await client.look(table, [secret])).view for secret in secrets]
    chosen = [view.choices[0].options[0].action for view in views if view]
    answers = await asyncio.gather(
        *(client.act(table, [secret], action, 0)
          for secret, action in zip(secrets, chosen, strict=True))
    )  # fmt: skip
    assert answers == [1] * 4


async def test_a_bot_does_not_show_by_its_pauses_how_much_it_chooses(
    tmp_path: Path, clock: Clock
) -> None:
    async with open_hall(tmp_path / "tables.db", bot_pause=0.7) as hall:
        created = await set_up(hall, me("Ida"), bot("random"), game=GAME)
        async with hall.table(created.table.id) as table:
            ledger = table.ledger
            assert ledger
            await until(lambda: ledger.state.to_act == (0,))
            assert ledger.length > 1
            assert clock.pauses == pytest.approx([0.7] + [0.0] * (ledger.length - 1))


class Chooser(Player):
    """A player who goes on when others were faster."""

    undoes = 0.1

    async def _until_over(self, live: LiveClient) -> None:
        while True:
            try:
                return await super()._until_over(live)
            except ServerRefusal:
                self.waiting = None


async def test_a_server_killed_amid_secrets_loses_and_shows_none(zygote: Zygote) -> None:
    """Two people and a bot play a whole game; the server dies in simultaneous phases."""
    await zygote.start()
    async with zygote.client() as client:
        created = await client.create(GAME, [me("Ida"), me("Bo"), bot("random")])
        table, (ida, bo) = created.table.id, created.secrets.values()
        async with client.live(table, [ida]) as one, client.live(table, [bo]) as two:
            await one.act(one.options()[-1].action)
            while two.view is None or two.view.to_act != (0, 1):  # the bot has chosen
                await two.receive()
            await one.reach(two.length + 1)
        await zygote.restart()
        for old, secret in ((one, ida), (two, bo)):
            async with client.live(table, [secret], old) as back:
                sync = await client.look(table, [secret])
                assert back.view == sync.view == old.view
                assert back.log == list(sync.log) == old.log
                assert (sync.length, sync.may_undo) == (old.length, old.may_undo)
        assert (one.may_undo, two.may_undo) == (True, False)
        assert _actions(fm.Record.from_text(await client.record(table, [ida]))) == []
        rng = Random(4)
        players = [Chooser(client, created, seat, rng) for seat in (0, 1)]
        playing = asyncio.gather(*(player.play() for player in players))
        await until(lambda: len(players[0].promised) >= 20)
        await zygote.restart()
        await playing
        record = fm.Record.from_text(await client.record(table, [ida]))
        assert record.verify().is_over
        for player in players:
            assert player.seen
            assert player.seen.view == (await client.look(table, [player.secret])).view
