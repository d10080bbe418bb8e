"""Whatever is fed to a parser: an error of Formicarium or a sound result, never anything else."""

import json
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import formicarium as fm
from formicarium.core.registry import AnyGame
from tests.tables import ALL_TABLES, TableKind, play_randomly, recorded_game

tables = st.sampled_from(ALL_TABLES)
games = st.sampled_from(fm.games())
junk = st.one_of(
    st.text(max_size=60),
    st.text(alphabet="ABCDEFIQWGNO0123456789 !.:;-\n", max_size=60),
)
values: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 70),
    st.floats(),
    st.text(max_size=8),
    st.lists(st.integers(-2, 70), max_size=12),
    st.lists(st.lists(st.integers(0, 60), max_size=10), max_size=6),
)


def _edited(text: str, where: int, junk_text: str, length: int) -> str:
    place = where % (len(text) + 1)
    return text[:place] + junk_text + text[place + length :]


@given(game=games, text=junk)
def test_notation_of_nonsense(game: AnyGame, text: str) -> None:
    with suppress(fm.NotationError):
        assert str(game.parse(text)) == text


@cache
def _written_actions(game: AnyGame) -> list[str]:
    """Return what is played in the first part of a random game at each table."""
    records = [recorded_game(table, 3, 60) for table in ALL_TABLES if table.game is game]
    return sorted({str(move.action) for record in records for move in record.moves})


@cache
def _words(game: AnyGame) -> list[str]:
    """Return the words of these actions, and the verbs of all actions."""
    verbs = [kind.form.verb for kind in game.actions]
    return sorted({*verbs, *" ".join(_written_actions(game)).split()})


@given(game=games, data=st.data())
def test_notation_of_words_in_any_order(game: AnyGame, data: st.DataObject) -> None:
    words = st.sampled_from(_words(game))
    if data.draw(st.booleans()):
        drawn = data.draw(st.lists(words, max_size=7))
    else:
        drawn = data.draw(st.sampled_from(_written_actions(game))).split()
        drawn[data.draw(st.integers(0, len(drawn) - 1))] = data.draw(words)
    text = " ".join(drawn)
    with suppress(fm.NotationError):
        assert str(game.parse(text)) == text


@given(table=tables, where=st.integers(0), junk_text=junk, length=st.integers(0, 5))
def test_notation_with_a_slip(table: TableKind, where: int, junk_text: str, length: int) -> None:
    state = table.new(3)
    action = state.legal_actions(state.to_act[0])[-1]
    try:
        read = table.game.parse(_edited(str(action), where, junk_text, length))
    except fm.NotationError:
        return
    assert table.game.parse(str(read)) == read


@given(game=games, text=st.one_of(junk, st.binary(max_size=60)))
def test_json_of_nonsense(game: AnyGame, text: str | bytes) -> None:
    with pytest.raises(fm.StateError):
        game.from_json(text)


def _some_position(table: TableKind, steps: int) -> dict[str, Any]:
    state = table.new(3)
    for step, _ in enumerate(play_randomly(state, Random(steps))):
        if step == steps:
            break
    data: dict[str, Any] = json.loads(state.to_json())
    return data


@given(table=tables, steps=st.integers(0, 90), data=st.data())
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_json_with_a_wrong_field(table: TableKind, steps: int, data: st.DataObject) -> None:
    position = _some_position(table, steps)
    field = data.draw(st.sampled_from(sorted(position)))
    old = position[field]
    if isinstance(old, list) and old and data.draw(st.booleans()):
        old[data.draw(st.integers(0, len(old) - 1))] = data.draw(values)
    else:
        position[field] = data.draw(values)
    try:
        state = table.game.from_json(json.dumps(position))
    except fm.StateError:
        return
    _can_be_played_out(state)


@given(table=tables, steps=st.integers(0, 90), data=st.data())
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_json_without_a_field(table: TableKind, steps: int, data: st.DataObject) -> None:
    """Only fields that older snapshots lack may be missing."""
    position = _some_position(table, steps)
    needed = position.keys() - table.game.state_type.before.keys()
    del position[data.draw(st.sampled_from(sorted(needed)))]
    with pytest.raises(fm.StateError):
        table.game.from_json(json.dumps(position))


def _can_be_played_out(state: fm.State[Any]) -> None:
    """A text that is taken for a state has to behave like one."""
    for position, _ in play_randomly(state, Random(1)):
        position.check()
        position.scores()


@given(text=junk)
def test_record_of_nonsense(text: str) -> None:
    with pytest.raises(fm.FormicariumError):
        fm.Record.from_text(text)


@given(table=tables, where=st.integers(0), junk_text=junk, length=st.integers(0, 40))
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_record_with_a_slip(table: TableKind, where: int, junk_text: str, length: int) -> None:
    text = recorded_game(table, seed=1, actions=30).to_text()
    with suppress(fm.FormicariumError):
        record = fm.Record.from_text(_edited(text, where, junk_text, length))
        record.replay()
        record.verify()


@given(table=tables, first=st.integers(0, 60), second=st.integers(0, 60))
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_record_with_lines_swapped(table: TableKind, first: int, second: int) -> None:
    lines = recorded_game(table, seed=1, actions=30).to_text().split("\n")
    first, second = first % len(lines), second % len(lines)
    lines[first], lines[second] = lines[second], lines[first]
    with suppress(fm.FormicariumError):
        fm.Record.from_text("\n".join(lines)).verify()


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "9" * 100_000, "\ud800", "\0"])
def test_monstrous_texts_end_quickly(text: str) -> None:
    for game in fm.games():
        for parser in (game.from_json, game.parse, fm.Record.from_text):
            with pytest.raises(fm.FormicariumError):
                parser(text)
