"""Nobody learns what is hidden, and what is dealt anew fits what was seen."""

import json
from random import Random

import pytest

import formicarium as fm
from formicarium.core.snapshot import fields_of
from formicarium.server.ledger import Draft, Ledger
from formicarium.server.replay import Replay
from formicarium.server.watch import Watch
from tests.tables import SEEDS, AnyState, TableKind, play_randomly, positions


def viewers(table: TableKind) -> list[int | None]:
    return [*range(table.players), None]


class World:
    """A game that goes on from a position, and what is told of it to one viewer."""

    def __init__(self, record: fm.Record, position: AnyState, viewer: int | None) -> None:
        self.ledger = Ledger(record, position)
        self.seats = frozenset() if viewer is None else frozenset({viewer})
        self.watch = Watch(self.ledger, self.seats)

    @property
    def state(self) -> AnyState:
        return self.ledger.state

    def act(self, seat: int, rng: Random) -> str:
        action = str(rng.choice(self.state.legal_actions(seat)))
        self.play(seat, action)
        return action

    def play(self, seat: int, action: str) -> None:
        length, name = self.ledger.seen_length({seat}), str(self.ledger.length)
        self._add(self.ledger.draft_action(action, {seat}, length, name))

    def undo(self, seat: int) -> None:
        length, name = self.ledger.seen_length({seat}), str(self.ledger.length)
        self._add(self.ledger.draft_undo({seat}, length, name))

    def _add(self, draft: Draft | int) -> None:
        assert isinstance(draft, Draft)
        self.ledger.add(draft)

    def told(self) -> tuple[object, ...]:
        """Everything that the server would tell."""
        self.watch.follow()
        reason = self.ledger.why_no_undo(self.seats)
        lengths = self.watch.length, self.ledger.seen_length(self.seats)
        steps = self.watch.steps_after(0)
        record = self.ledger.record.to_text()
        replay = Replay(self.ledger, self.seats)
        parts = [replay.part(number) for number in range(replay.parts)]
        numbers = [seen[:2] for seen in replay.steps], self.ledger.settled
        looked_back = parts, numbers, replay.points()
        return self.watch.view, self.watch.log, steps, lengths, reason, record, looked_back


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_that_is_told_depends_on_what_others_chose_in_secret(
    table: TableKind, seed: int
) -> None:
    """Two worlds in which others choose otherwise, and more or less often, look the same."""
    rng, record = Random(seed), table.record(seed)
    for position, _ in play_randomly(table.new(seed), Random(seed)):
        if len(position.to_act) < 2 or position.unrevealed:
            continue
        viewer = rng.choice(viewers(table))
        worlds = [World(record, position.copy(), viewer) for _ in range(2)]
        while len(worlds[0].state.to_act) > 1:
            _choose_in_secret(worlds, viewer, rng)
            one, other = (world.told() for world in worlds)
            assert one == other


def _choose_in_secret(worlds: list[World], viewer: int | None, rng: Random) -> None:
    """Let one seat choose: the viewer alike in all worlds, others as they like, once or fully."""
    seat = rng.choice(worlds[0].state.to_act)
    if seat == viewer:
        action = worlds[0].act(seat, rng)
        worlds[1].play(seat, action)
    else:
        for world in worlds:
            while seat in world.state.to_act:
                world.act(seat, rng)
    if rng.random() < 0.3:
        for world in worlds:
            world.undo(seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_secret_choice_shows_at_most_that_its_seat_has_chosen(
    table: TableKind, seed: int
) -> None:
    game = table.game
    for position, action in play_randomly(table.new(seed), Random(seed)):
        after = position.copy()
        after.advance(action)
        if action.seat not in after.unrevealed:
            continue
        assert set(position.to_act) - set(after.to_act) <= {action.seat}
        assert set(after.to_act) <= set(position.to_act)
        assert not after.outcome
        assert list(after.score_sheet()) == list(position.score_sheet())
        for viewer in viewers(table):
            if viewer == action.seat:
                continue
            if after.to_act == position.to_act:
                scenes = [game.scene(each.imagine(viewer)) for each in (position, after)]
                assert scenes[0] == scenes[1]
            if viewer is not None:
                assert after.legal_actions(viewer) == position.legal_actions(viewer)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_others_chose_in_secret_can_be_chosen_again(table: TableKind, seed: int) -> None:
    """To a seat that makes no difference, but for who is to act; and there is no secret left."""
    for position, _ in play_randomly(table.new(seed), Random(seed)):
        for viewer in range(table.players):
            others = {seat for seat in position.unrevealed if seat != viewer}
            again = position.copy()
            again.recall(viewer)
            again.check()
            assert set(again.unrevealed) == set(position.unrevealed) - others
            assert set(again.to_act) == set(position.to_act) | others
            assert again.legal_actions(viewer) == position.legal_actions(viewer)
            assert others or again == position


def test_no_secret_is_kept_before_the_first_action_or_after_the_last(table: TableKind) -> None:
    state = table.new(1)
    assert not state.unrevealed
    for _ in play_randomly(state, Random(1)):
        pass
    assert not state.unrevealed


@pytest.mark.parametrize("seed", SEEDS)
def test_a_refusal_tells_nothing_that_is_hidden(table: TableKind, seed: int) -> None:
    rng, past = Random(seed), list[fm.Action]()
    for position, action in play_randomly(table.new(seed), Random(seed)):
        past.append(action)
        wrong = rng.choice(past)
        if wrong in position.legal_actions(wrong.seat):
            continue
        worlds = [position, *(position.determinize(wrong.seat, rng) for _ in range(2))]
        first, *others = [world.broken_rule(wrong) for world in worlds]
        assert others == [first, first]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(table: TableKind, seed: int) -> None:
    for position, rng in positions(table, seed):
        for viewer in viewers(table):
            one, other = position.determinize(viewer, rng), position.determinize(viewer, rng)
            assert one.observe(viewer) == other.observe(viewer) == position.observe(viewer)
            if viewer is not None:
                assert one.sight(viewer) == other.sight(viewer) == position.sight(viewer)
                assert one.legal_actions(viewer) == other.legal_actions(viewer)
                assert one.legal_actions(viewer) == position.legal_actions(viewer)


BESIDE_THE_POINT = {"chance", "forced", "outcome"}
"""What no seat can know, and what it was told once."""


def test_every_field_that_can_be_seen_is_in_the_key(table: TableKind) -> None:
    """Each field that an action changes is changed alone, and its seat has to see it."""
    missing = set()
    for position, action in play_randomly(table.new(1), Random(1)):
        after, seen = position.copy(), position.sight(action.seat)
        after.advance(action)
        for name, value in fields_of(after).items():
            if value != getattr(position, name):
                mixed = position.copy()
                setattr(mixed, name, value)
                missing |= {name} if mixed.sight(action.seat) == seen else set()
    assert missing - BESIDE_THE_POINT <= table.game.state_type.out_of_sight


@pytest.mark.parametrize("seed", SEEDS)
def test_a_determinized_position_is_sound_and_can_be_played_out(
    table: TableKind, seed: int
) -> None:
    for position, rng in positions(table, seed):
        before = position.to_json()
        imagined = position.determinize(rng.randrange(table.players), rng)
        imagined.check()
        if rng.random() < 0.2:
            for _ in play_randomly(imagined, rng):
                pass
            imagined.check()
        assert position.to_json() == before


def test_determinizing_deals_hidden_things_anew(table: TableKind) -> None:
    state = table.new(1)
    rng = Random(1)
    assert len({state.determinize(0, rng).to_json() for _ in range(10)}) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_imagined_follows_from_what_is_seen_and_the_generator(
    table: TableKind, seed: int
) -> None:
    """Not even where a shuffle begins may tell what is hidden."""
    for position, rng in positions(table, seed):
        for viewer in viewers(table):
            other = position.determinize(viewer, rng)
            deal = rng.random()
            assert position.determinize(viewer, Random(deal)) == other.determinize(
                viewer, Random(deal)
            )


@pytest.mark.parametrize("seed", SEEDS)
def test_screens_show_the_same_whatever_is_hidden(table: TableKind, seed: int) -> None:
    """A screen that draws anything hidden differs between two generators, or two real tables."""
    game, rng = table.game, Random(seed)
    before: dict[int | None, list[AnyState]] = {}
    last: fm.Action | None = None
    for position, action in play_randomly(table.new(seed), Random(seed)):
        for viewer in viewers(table):
            other = position.determinize(viewer, rng)
            tables = [position.determinize(viewer, Random(deal)) for deal in range(2)]
            for each in tables:
                each.recall(viewer)
            tables += [position.imagine(viewer), other.imagine(viewer)]
            assert _all_equal([game.scene(each) for each in tables])
            assert _all_equal([game.draw(each, position.to_act) for each in tables])
            if viewer in position.to_act:
                actions = position.legal_actions(viewer)
                assert _all_equal([game.choices(each, actions) for each in tables])
            if last is not None:
                pairs = zip(before[viewer], tables, strict=True)
                assert _all_equal([game.tell(one, last, two, viewer) for one, two in pairs])
            before[viewer] = tables
        last = action


def _all_equal(things: list[object]) -> bool:
    return all(thing == things[0] for thing in things)


@pytest.mark.parametrize("seed", SEEDS)
def test_observations_are_plain_json_and_hold_no_randomness(table: TableKind, seed: int) -> None:
    for position, _ in play_randomly(table.new(seed), Random(seed)):
        for viewer in viewers(table):
            seen = position.observe(viewer)
            assert json.loads(json.dumps(seen)) == seen
            assert "chance" not in seen


def test_an_observation_is_not_a_window_into_the_state(table: TableKind) -> None:
    state = table.new(1)
    before = state.to_json()
    _scribble(state.observe(0))
    assert state.to_json() == before


def _scribble(data: object) -> None:
    if isinstance(data, dict):
        for value in data.values():
            _scribble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _scribble(value)
        data.clear()
