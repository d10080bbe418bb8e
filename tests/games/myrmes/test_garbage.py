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


WAYS_OF_KINDS = {"pair": 3, "triangle": 2, "line": 3, "rhombus": 3, "hook": 12, "trapezoid": 6}
WAYS_OF_KINDS |= {"pyramid": 2, "farm": 2, "scavenging": 2, "subcolony": 3}
"""The orientations of each kind of tile: special tiles are triangles and rhombuses."""

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
A objective special3 2,12 2,12
A objective special3 2,12 3,12 4,12 5,12 6,12
A objective mix6 earth 100
A objective mix6 stone 3
A work quarry food
A nurses larvae 9
A bear workers 9 soldiers 0
A keep food 100 earth 0 stone 0
A exchange 4
"""


@pytest.mark.parametrize("text", NONSENSE.split("\n"))
def test_notation_that_is_nearly_right(text: str) -> None:
    with pytest.raises(fm.NotationError):
        MYRMES.parse(text)


@pytest.mark.parametrize(("kind", "ways"), WAYS_OF_KINDS.items())
def test_m9_5_every_orientation_has_a_number(kind: str, ways: int) -> None:
    for turn in range(ways):
        assert str(MYRMES.parse(f"A place {kind} 2,11 {turn}")) == f"A place {kind} 2,11 {turn}"
    with pytest.raises(fm.NotationError):
        MYRMES.parse(f"A place {kind} 2,11 {ways}")


@pytest.mark.parametrize(
    "text",
    [
        "A keep food 99 earth 0 stone 0",
        "A objective mix6 earth 99",
        "A objective special3 2,12 3,12 4,12 5,12",
        "A nurses atelier 8",
        "A bear workers 8 soldiers 0",
        "A exchange 0",
    ],
)
def test_the_largest_and_smallest_numbers_can_be_written(text: str) -> None:
    assert str(MYRMES.parse(text)) == text


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
        ("dice", "12 1 1"),
        ("prey", " ".join(["moth"] * 11)),
        ("prey", " ".join(["spider"] * 11)),
        ("objectives", "food3 larvae5 stone3 larvae9 mix6 gold9"),
        ("objectives", "food3 food3 stone3 larvae9 mix6 prey4"),
        ("objectives", "food3 stone3 larvae9 special3 mix6 prey4"),
        ("objectives", "larvae5 food3 stone3 larvae9 mix6 prey4"),
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


def test_q34_an_objective_that_the_books_do_not_describe() -> None:
    options = {"objectives": "described"}
    setup = MYRMES.setup(2, 1, options=options)
    dealt = list(MYRMES.deal(setup).outcome)
    place = next(i for i, outcome in enumerate(dealt) if outcome.kind == "objectives")
    six = ("food3", "mix2", "stone3", "larvae9", "mix6", "prey4")
    dealt[place] = type(dealt[0])("objectives", six)
    with pytest.raises(fm.RecordError):
        MYRMES.deal(setup, dealt)
