"""Texts that are nearly right: they are refused, or make a sound action or state."""

import json
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import formicarium as fm
from tests.games.myrmes.tables import MYRMES, TABLES, new_game, play_eagerly
from tests.tables import TableKind

tables = st.sampled_from(TABLES)
values: st.SearchStrategy[Any] = st.one_of(
    st.integers(-2, 12), st.lists(st.integers(-2, 150), max_size=4)
)


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
def test_notation_that_is_nearly_right(text: str) -> None:
    with pytest.raises(fm.NotationError):
        MYRMES.parse(text)


@given(table=tables, steps=st.integers(0, 250), data=st.data())
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
def test_late_positions_with_a_wrong_number(
    table: TableKind, steps: int, data: st.DataObject
) -> None:
    """Either the check of the state refuses it, or the game can be played to its end."""
    *_, (state, _) = islice(play_eagerly(new_game(table, 3), Random(steps)), steps + 1)
    fields = json.loads(state.to_json())
    name = data.draw(st.sampled_from([name for name in fields if isinstance(fields[name], list)]))
    if fields[name]:
        place = data.draw(st.integers(0, len(fields[name]) - 1))
        fields[name][place] = data.draw(values)
    try:
        edited = MYRMES.from_json(json.dumps(fields))
    except fm.StateError:
        return
    for reached, _ in play_eagerly(edited, Random(1)):
        reached.check()


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
    setup = MYRMES.setup(2, 1, options={"places": "drawn"})
    dealt = list(MYRMES.deal(setup).outcome)
    place = next(i for i, outcome in enumerate(dealt) if outcome.kind == kind)
    forced = type(dealt[0])(kind, tuple(values.split()))
    dealt[place] = forced
    with pytest.raises(fm.RecordError):
        MYRMES.deal(setup, dealt)
