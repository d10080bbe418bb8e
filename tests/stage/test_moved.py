"""What others did since a viewer's last turn."""

from __future__ import annotations

from formicarium.stage.moved import Moves, Table, Waypoint, lying
from tests.stage.scenes import labelled, scene, surface

IDA, JON, KIM = range(3)


def garden(**places: float) -> Table:
    """Make a shared board with pieces at these places."""
    ants = [labelled(name, x) for name, x in places.items()]
    return lying(scene(surface("garden", *ants)), {})


def marked(moves: Moves, to_act: int) -> dict[str, int]:
    return {mark.id: mark.seat for mark in moves.shown((to_act,))}


def test_marks_stay_from_the_moves_of_others_until_the_own_turn_ends() -> None:
    start, second, third = garden(a=1, b=1), garden(a=2, b=1), garden(a=2, b=5, c=7)
    moves = Moves(frozenset({IDA})).after(JON, (KIM,), start, second)
    moves = moves.after(KIM, (IDA,), second, third)
    assert marked(moves, IDA) == {"a": JON, "b": KIM, "c": KIM}
    [_, b, c] = moves.shown((IDA,))
    assert (b.trail, c.trail) == ((Waypoint(1, 0),), ())
    again = garden(a=3, b=5, c=7)
    moves = moves.after(IDA, (IDA,), third, again)
    assert marked(moves, IDA) == {"b": KIM, "c": KIM}  # she has moved the other herself
    moves = moves.after(IDA, (JON,), again, again)
    assert marked(moves, JON) == {}
    assert marked(moves.after(JON, (JON,), again, garden(a=3, b=5)), JON) == {}


def test_a_way_of_several_steps_is_one_trail() -> None:
    moves = Moves(frozenset({IDA}))
    for x in range(4):
        moves = moves.after(JON, (JON,), garden(a=x), garden(a=x + 1))
    [mark] = moves.shown((JON,))
    assert [point.x for point in mark.trail] == [0, 1, 2, 3]


def test_spectators_see_the_last_move_and_two_at_one_screen_what_each_missed() -> None:
    one, two, three, four = (garden(a=x, b=y) for x, y in ((0, 0), (1, 0), (1, 1), (1, 2)))
    seen = Moves(frozenset()).after(IDA, (JON,), one, two)
    assert marked(seen, JON) == {"a": IDA}
    seen = seen.after(JON, (JON,), two, three).after(JON, (IDA,), three, four)
    assert marked(seen, IDA) == {"b": JON}
    both = Moves(frozenset({IDA, JON})).after(IDA, (JON,), one, two)
    assert marked(both, JON) == {"a": IDA}
    both = both.after(JON, (KIM,), two, three)
    assert marked(both, KIM) == {}
    both = both.after(KIM, (IDA,), three, four)
    assert marked(both, IDA) == {"b": KIM}


def test_only_pieces_on_boards_are_marked_and_only_where_their_player_brought_them() -> None:
    def table(leaf: float, own: float, *brought: str) -> Table:
        return lying(
            scene(
                surface("row", labelled("leaf", leaf), kind="offer"),
                surface("jon", labelled("ant", own), *map(labelled, brought), seat=JON),
                surface("kim", labelled("fly", own), seat=KIM),
                surface("garden", labelled("price", own, text="3")),
            ),
            {},
        )

    moves = Moves(frozenset({IDA})).after(JON, (IDA,), table(1, 1), table(2, 2, "tile"))
    assert marked(moves, IDA) == {"tile": JON}


def test_a_piece_that_makes_room_for_another_has_not_been_moved() -> None:
    def crowd(*ants: str) -> Table:
        pieces = [labelled(name, number) for number, name in enumerate(ants)]
        return lying(scene(surface("garden", *pieces)), dict.fromkeys(ants, "nest"))

    moves = Moves(frozenset({IDA})).after(JON, (IDA,), crowd("b"), crowd("a", "b"))
    assert marked(moves, IDA) == {"a": JON}
