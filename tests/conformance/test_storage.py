"""JSON and records keep a game exactly."""

from pathlib import Path
from random import Random

import pytest

import formicarium as fm
from tests.tables import SEEDS, SOAK, TableKind, play_randomly, recorded_game

STRIDE = 1 if SOAK else 7
"""Every how manyth action a record is cut at: each cut is played from the beginning."""


@pytest.mark.parametrize("seed", SEEDS)
def test_json_round_trip_at_every_step(table: TableKind, seed: int) -> None:
    state = table.new(seed)
    for position, _ in play_randomly(state, Random(seed)):
        text = position.to_json()
        reread = table.game.from_json(text)
        assert reread == position
        assert reread.to_json() == text
    assert table.game.from_json(state.to_json()) == state


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_goes_on_identically_after_json(table: TableKind, seed: int) -> None:
    state = table.new(seed)
    for position, action in play_randomly(state, Random(seed)):
        reread = table.game.from_json(position.to_json())
        reread.apply(action)
        expected = position.copy()
        expected.apply(action)
        assert reread == expected


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_to_the_identical_state(table: TableKind, seed: int) -> None:
    record = recorded_game(table, seed)
    final = record.replay()
    assert final.is_over
    assert fm.Record.from_text(record.to_text()) == record
    assert record.verify().to_json() == final.to_json()
    assert record.result == tuple(final.scores())


def test_a_record_saved_halfway_replays_and_goes_on(table: TableKind, tmp_path: Path) -> None:
    whole = recorded_game(table, seed=4)
    for length in range(0, len(whole.moves), 2 * STRIDE):
        half = recorded_game(table, seed=4, actions=length)
        half.save(tmp_path / "half.record")
        reread = fm.Record.load(tmp_path / "half.record")
        state = reread.verify()
        assert state == whole.replay(upto=length)
        assert not state.is_over
        reread.play(state, whole.moves[length].action)
        assert state == whole.replay(upto=length + 1)


def test_a_record_without_its_seed_replays_what_was_seen(table: TableKind) -> None:
    record = recorded_game(table, seed=4)
    withheld = fm.Record.from_text(record.to_text())
    withheld.seed = None
    for length in [*range(0, len(record.moves), STRIDE), len(record.moves)]:
        seen = withheld.replay(upto=length).observe(None)
        assert seen == record.replay(upto=length).observe(None)
    withheld.verify()


def test_a_record_carries_engine_and_rules_version(table: TableKind) -> None:
    text = table.record(0).to_text()
    assert f"engine: {fm.__version__}\n" in text
    assert f"rules: {table.game.meta.rules_version}\n" in text


def test_a_state_of_other_rules_is_refused(table: TableKind) -> None:
    text = table.new(0).to_json()
    version = table.game.meta.rules_version
    with pytest.raises(fm.StateError, match="rules"):
        table.game.from_json(text.replace(f'"rules":{version}', f'"rules":{version + 1}'))
