"""The parsers of Antropolis answer bad input with an error of Formicarium."""

import json
from random import Random

import pytest

import formicarium as fm
from tests.games.antropolis.tables import ANTROPOLIS, eager_game, play_eagerly
from tests.tables import TableKind

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


def test_a_position_with_a_field_of_another_one_is_refused_or_can_be_played(
    table: TableKind,
) -> None:
    """Eager games come to attacks and flights, whose fields have to fit together."""
    positions = [json.loads(state.to_json()) for state, _ in eager_game(table, 3)]
    rng = Random(3)
    for _ in range(40):
        one, other = rng.sample(positions, 2)
        field = rng.choice([name for name in sorted(one) if one[name] != other[name]])
        try:
            state = ANTROPOLIS.from_json(json.dumps(one | {field: other[field]}))
        except fm.StateError:
            continue
        for step, (reached, _) in enumerate(play_eagerly(state, Random(1))):
            if step % 10 == 0:
                reached.check()
                reached.scores()
