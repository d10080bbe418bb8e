"""Whatever is fed to the parsers of Myrmes: an error of Formicarium or a sound result."""

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import formicarium as fm
from tests.games.myrmes.tables import MYRMES, TABLES, play_eagerly
from tests.tables import TableKind

tables = st.sampled_from(TABLES)
WORDS = "A B C D event nurses work out step place hook pair 2,11 3 0 larvae mix6 special2 keep food"
words = st.sampled_from(tuple(WORDS.split()))
values: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 12),
    st.text(max_size=8),
    st.lists(st.integers(-2, 9), max_size=12),
    st.lists(st.lists(st.integers(0, 150), max_size=4), max_size=4),
)


@given(text=st.one_of(st.text(max_size=60), st.lists(words, max_size=7).map(" ".join)))
def test_notation_of_nonsense(text: str) -> None:
    with suppress(fm.NotationError):
        assert str(MYRMES.parse(text)) == text


NONSENSE = """
A
A fly
Z stop
A stop now
A out 99,99
A place brick 2,11 0
A work attic
A place pair 2,11 9
A keep food 1
A objective
A objective mix2
A exchange x
A objective special2
A work quarry food
A nurses larvae 99
"""


@pytest.mark.parametrize("text", NONSENSE.split("\n"))
def test_notation_errors_say_what_is_expected(text: str) -> None:
    with pytest.raises(fm.NotationError):
        MYRMES.parse(text)


def some_position(table: TableKind, steps: int) -> dict[str, Any]:
    state = table.new(3)
    for step, _ in enumerate(play_eagerly(state, Random(steps))):
        if step == steps:
            break
    data: dict[str, Any] = json.loads(state.to_json())
    return data


@given(table=tables, steps=st.integers(0, 250), data=st.data())
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
def test_json_with_a_wrong_field(table: TableKind, steps: int, data: st.DataObject) -> None:
    position = some_position(table, steps)
    field = data.draw(st.sampled_from(sorted(position)))
    old = position[field]
    if isinstance(old, list) and old and data.draw(st.booleans()):
        old[data.draw(st.integers(0, len(old) - 1))] = data.draw(values)
    else:
        position[field] = data.draw(values)
    try:
        state = MYRMES.from_json(json.dumps(position))
    except fm.StateError:
        return
    for reached, _ in play_eagerly(state, Random(1)):
        reached.check()
        reached.scores()


@given(table=tables, steps=st.integers(0, 90), data=st.data())
@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
def test_json_without_a_field(table: TableKind, steps: int, data: st.DataObject) -> None:
    position = some_position(table, steps)
    del position[data.draw(st.sampled_from(sorted(position)))]
    with pytest.raises(fm.StateError):
        MYRMES.from_json(json.dumps(position))


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 100_000, "\ud800", "\0", "{}"])
def test_monstrous_texts_end_quickly(text: str) -> None:
    for parser in (MYRMES.from_json, MYRMES.parse):
        with pytest.raises(fm.FormicariumError):
            parser(text)


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("first", "D"),
        ("dice", "7 1 1"),
        ("prey", " ".join(["spider"] * 11)),
        ("objectives", "food3 larvae5 stone3 larvae9 mix6 gold9"),
        ("objectives", "food3 food3 stone3 larvae9 mix6 prey4"),
        ("starts", "A A"),
    ],
)
def test_impossible_answers_of_chance_are_refused(kind: str, values: str) -> None:
    """M2.3, M2.4, M2.5, M2.8, M2.11."""
    setup = MYRMES.setup(2, 1, options={"start": "drawn"})
    dealt = list(MYRMES.deal(setup).outcome)
    place = next(i for i, outcome in enumerate(dealt) if outcome.kind == kind)
    forced = type(dealt[0])(kind, tuple(values.split()))
    dealt[place] = forced
    with pytest.raises(fm.RecordError):
        MYRMES.deal(setup, dealt)
