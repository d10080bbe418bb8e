"""Hidden choices (M3.4, Q41) and what a viewer sees."""

from random import Random

from formicarium.games.myrmes.components import OBJECTIVES
from tests.games.myrmes.tables import MYRMES, TABLES, new_game, plan, play, play_eagerly, start


def test_q41_others_do_not_see_what_was_chosen() -> None:
    state = start(3, die=4)
    state.larvae = [5, 5, 5]
    before = state.observe(0)
    play(state, "B event level+1", "B nurses larvae 3")
    after = state.observe(0)
    for seen in (before, after):
        del seen["to_act"], seen["outcome"]
    assert before == after
    assert state.observe(None)["chosen"] is None


def test_m3_4_determinizing_deals_other_choices_and_keeps_own_ones() -> None:
    state = start(3, die=4)
    state.larvae = [5, 5, 5]
    play(state, "A event hex+1", "A nurses larvae 1", "B event level+1", "B nurses larvae 3")
    guesses = [state.determinize(0, Random(seed)) for seed in range(30)]
    assert {guess.chosen[0] for guess in guesses} == {(6, 1)}
    assert len({guess.chosen[1] for guess in guesses}) > 5
    assert all(guess.owing == state.owing for guess in guesses)
    for guess in guesses:
        guess.check()


def test_m3_4_the_order_of_commitment_does_not_matter() -> None:
    finals = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = start(3, die=4)
        for seat in order:
            plan(state, seat, nurses="1100"[:4] if seat else "0012")
        finals.add(state.to_json())
    assert len(finals) == 1


def test_the_table_can_be_drawn_within_80_columns() -> None:
    for table in TABLES:
        state = new_game(table, 2)
        for step, (position, _) in enumerate(play_eagerly(state, Random(2))):
            if step % 7 == 0:
                for viewer in (None, 0):
                    lines = MYRMES.draw(position.imagine(viewer), position.to_act).split("\n")
                    assert max(map(len, lines)) <= 80
                    assert all(line == line.rstrip() for line in lines)
        assert "the game is over" in MYRMES.draw(state.imagine(None), state.to_act)


def test_the_drawing_shows_garden_and_colonies() -> None:
    state = start(4)
    drawing = MYRMES.draw(state.imagine(None), state.to_act)
    for seat in "ABCD":
        assert f"({seat})" in drawing
        assert f"\n{seat} · 10 points" in drawing
    assert drawing.count("spi") + drawing.count("lad") + drawing.count("ter") >= 18
    assert all(OBJECTIVES[objective] in drawing for objective in state.objectives)
    assert len(drawing.split("9,0 ")[0].split("\n")) > 3


def test_the_evaluation_is_the_lead_when_the_game_is_over() -> None:
    state = new_game(TABLES[0], 3)
    for _ in play_eagerly(state, Random(3)):
        pass
    first, second = state.scores()
    assert MYRMES.evaluate(state, 0) == first - second
