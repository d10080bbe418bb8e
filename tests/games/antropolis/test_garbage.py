"""Whatever is fed to the parsers of Antropolis: an error of Formicarium or a sound result."""

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import formicarium as fm
from tests.games.antropolis.tables import ANTROPOLIS, TABLES, play_eagerly
from tests.tables import TableKind

tables = st.sampled_from(TABLES)
WORDS = "A B C D lay put no-ant move collect feed expel T3 N4 2,-1 2,-1b worker queen 0 4 draw buy"
words = st.sampled_from(tuple(WORDS.split()))
values: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 12),
    st.text(max_size=8),
    st.lists(st.integers(-2, 9), max_size=12),
    st.lists(st.lists(st.integers(0, 50), max_size=4), max_size=4),
    st.dictionaries(st.integers(0, 99).map(str), st.integers(0, 99), max_size=3),
)


@given(text=st.one_of(st.text(max_size=60), st.lists(words, max_size=7).map(" ".join)))
def test_notation_of_nonsense(text: str) -> None:
    with suppress(fm.NotationError):
        assert str(ANTROPOLIS.parse(text)) == text


NONSENSE = """
A
A fly
Z end
A end now
A lay T3 99,99 0
A lay X3 2,-1 0
A lay T3 2,-1 6
A lay T2 2,-1 3
A put worker
A put bee 2,-1
A move worker 1,0
A feed 2,0 queen
A expel 2,-1 1,0 6
A buy T3 0
A buy T3 4
A draw bee
A collect 1,0c
"""


@pytest.mark.parametrize("text", [*NONSENSE.split("\n"), "A end " * 40])
def test_notation_errors_say_what_is_expected(text: str) -> None:
    with pytest.raises(fm.NotationError):
        ANTROPOLIS.parse(text)


def some_position(table: TableKind, steps: int) -> dict[str, Any]:
    state = table.new(3)
    for step, _ in enumerate(play_eagerly(state, Random(steps))):
        if step == steps:
            break
    data: dict[str, Any] = json.loads(state.to_json())
    return data


@given(table=tables, steps=st.integers(0, 150), data=st.data())
@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow])
def test_json_with_a_wrong_field(table: TableKind, steps: int, data: st.DataObject) -> None:
    position = some_position(table, steps)
    field = data.draw(st.sampled_from(sorted(position)))
    old = position[field]
    if isinstance(old, list) and old and data.draw(st.booleans()):
        old[data.draw(st.integers(0, len(old) - 1))] = data.draw(values)
    else:
        position[field] = data.draw(values)
    try:
        state = ANTROPOLIS.from_json(json.dumps(position))
    except fm.StateError:
        return
    for step, (reached, _) in enumerate(play_eagerly(state, Random(1))):
        if step % 10 == 0:
            reached.check()
            reached.scores()


@given(table=tables, steps=st.integers(0, 60), data=st.data())
@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
def test_json_without_a_field(table: TableKind, steps: int, data: st.DataObject) -> None:
    position = some_position(table, steps)
    del position[data.draw(st.sampled_from(sorted(position)))]
    with pytest.raises(fm.StateError):
        ANTROPOLIS.from_json(json.dumps(position))


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 100_000, "\ud800", "\0", "{}"])
def test_monstrous_texts_end_quickly(text: str) -> None:
    for parser in (ANTROPOLIS.from_json, ANTROPOLIS.parse):
        with pytest.raises(fm.FormicariumError):
            parser(text)
