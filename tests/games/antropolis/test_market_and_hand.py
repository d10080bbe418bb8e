"""Phases 3 and 4: buying, enlarging, refilling (A7, A8, S8.1, S8.2)."""

from formicarium.games.antropolis.components import CODES, FACE_OF
from formicarium.games.antropolis.rules.market import shelf
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.games.antropolis.positions import on_top, position
from tests.games.antropolis.tables import legal, offered, play, refusal


def shopping(food: int, hand: str = "N4 F1 T2", variant: str = "base") -> AntropolisState:
    """A has laid a tile and has food; the ants come next, or have nothing more to do."""
    state = position(hand=hand, food=food, variant=variant)
    return play(state, "A lay N4 3,-1 4", "A no-ant", "A end")


def codes(state: AntropolisState, sort: int) -> list[str]:
    return [CODES[face] if face >= 0 else "-" for face in shelf(state, sort)]


def to_buying(state: AntropolisState) -> AntropolisState:
    while state.phase in ("lay", "act"):
        play(state, "A end")
    return state


def test_a7_1_prices() -> None:
    """A7.1."""
    state = to_buying(shopping(2))
    assert state.phase == "buy"
    cheap, dear = codes(state, 1)
    assert f"{cheap} 1" in offered(state, "buy")
    assert f"{dear} 2" in offered(state, "buy")
    missing = next(code for code in CODES if code[0] == "T" and code not in (cheap, dear))
    assert refusal(state, f"A buy {missing} 1") == "A7.1"
    play(state, f"A buy {cheap} 1")
    assert codes(state, 1) == ["-", dear]  # A7.2: prices stay
    assert refusal(state, f"A buy {dear} 2") == "A7.2"


def test_a7_2_aq19_any_number_as_food_allows() -> None:
    """A7.2, AQ19: beyond the size of the hand, too."""
    state = to_buying(shopping(9))
    for price, sort in ((1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)):
        play(state, f"A buy {codes(state, sort)[price - 1]} {price}")
    assert state.food[0] == 0
    assert len(state.hands[0]) == 8
    assert state.capacity[0] == 3
    assert state.turn == 1  # nothing to draw


def test_a7_3_the_market_is_renewed_when_the_next_turn_begins() -> None:
    """A7.3, AQ4."""
    state = to_buying(shopping(1, "N4 F1"))
    cheap, dear = codes(state, 1)
    play(state, f"A buy {cheap} 1")
    on_top(state, "T9")
    assert codes(state, 1) == ["-", dear]
    play(state, "A draw forest")
    assert state.turn == 1
    assert codes(state, 1) == [dear, "T9"]


def test_a7_4_aq18_an_empty_pile_fills_nothing() -> None:
    """A7.4, AQ18."""
    state = shopping(1, "N4 F1")
    state.hands[1] = tuple(sorted([*state.hands[1], *state.piles[1]]))
    state.piles[1] = ()
    to_buying(state)
    cheap, dear = codes(state, 1)
    play(state, f"A buy {cheap} 1", "A draw nest")
    assert codes(state, 1) == [dear, "-"]
    state.food[1] = 1
    nest = next(CODES[face] for face in state.hands[1] if CODES[face].startswith("N"))
    line = next(line for line in offered(state, "lay") if line.startswith(nest))
    play(state, f"B lay {line}", "B no-ant", "B end")
    while state.phase != "buy":
        play(state, "B end")
    assert f"{dear} 1" in offered(state, "buy")


def test_aq19_within_hand() -> None:
    """AQ19: the option stops at the size of the hand."""
    state = position(hand="N4 F1 T2", food=9, buying="within-hand")
    play(state, "A lay N4 3,-1 4", "A no-ant", "A end", "A end")
    play(state, f"A buy {codes(state, 0)[0]} 1")
    assert state.phase == "hand"  # full again
    assert legal(state) == ["A enlarge", "A end"]


def test_a8_1_aq22_refill_from_any_piles_one_after_the_other() -> None:
    """A8.1, AQ22."""
    state = position(hand="N4 N5")
    play(state, "A lay N4 3,-1 4", "A no-ant", "A end")
    on_top(state, "N23")
    play(state, "A draw nest")
    assert FACE_OF["N23"] in state.hands[0]
    assert state.outcome == (("draw", ("N23",)),)
    play(state, "A draw tunnel")
    assert state.turn == 1


def test_a8_2_enlarging() -> None:
    """A8.2: once a turn, for two food, for good."""
    state = shopping(5)
    to_buying(state)
    play(state, "A end")
    assert legal(state)[0] == "A enlarge"
    play(state, "A enlarge")
    assert (state.food[0], state.capacity[0]) == (3, 4)
    assert refusal(state, "A enlarge") == "A8.2"
    assert refusal(state, "A end") == "AQ22"
    play(state, "A draw tunnel", "A draw tunnel")
    assert (state.turn, len(state.hands[0])) == (1, 4)


def test_a8_2_too_little_food() -> None:
    """A8.2."""
    state = shopping(1)
    to_buying(state)
    play(state, "A end")
    assert refusal(state, "A enlarge") == "A8.2"


def test_a8_3_how_many_are_drawn() -> None:
    """A8.3."""
    state = shopping(4)
    to_buying(state)
    play(state, f"A buy {codes(state, 0)[0]} 1", "A end")
    assert refusal(state, "A draw forest") == "A8.3"
    assert legal(state) == ["A enlarge", "A end"]
    play(state, "A enlarge", "A draw forest")
    assert state.turn == 1


def test_aq20_aq21_nothing_to_draw_from() -> None:
    """AQ20, AQ21: other piles serve; enlarging needs one of them."""
    state = shopping(5)
    state.hands[1] = tuple(sorted([*state.hands[1], *state.piles[0], *state.piles[1]]))
    state.piles[0] = state.piles[1] = ()
    to_buying(state)
    play(state, "A end")
    assert offered(state, "draw") == ["nest"]
    assert refusal(state, "A draw tunnel") == "AQ21"
    state = shopping(5)
    state.hands[1] = tuple(sorted([*state.hands[1], *[f for pile in state.piles for f in pile]]))
    state.piles = [(), (), ()]
    state.first_to_target = 0
    state.points[0] = 9
    to_buying(state)
    play(state, "A end")
    assert state.turn == 1  # neither drawing nor enlarging
    assert state.capacity[0] == 3


def test_s8_1_s8_2_three_prices_and_a_hand_of_five() -> None:
    """S8.1, S8.2."""
    state = to_buying(shopping(6, "N4 F1 T2 T2 T3", "supersize"))
    first, second, third = codes(state, 2)
    play(state, f"A buy {third} 3", f"A buy {first} 1")
    next_ones = [CODES[face] for face in state.piles[2][-1:-3:-1]]
    play(state, "A end", "A enlarge")
    assert (state.turn, state.capacity[0]) == (1, 6)
    assert codes(state, 2) == [second, *next_ones]
