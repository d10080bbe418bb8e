"""The evaluation of Micropolis."""

from collections.abc import Iterable
from random import Random

import pytest

import formicarium as fm
from formicarium.bots import GreedyBot, play_out
from formicarium.games.micropolis.components import BIT, TILE_BY_CODE
from formicarium.games.micropolis.evaluation import evaluate, expectations
from formicarium.games.micropolis.evaluation.anthill import prospect
from formicarium.games.micropolis.evaluation.majorities import majorities
from formicarium.games.micropolis.evaluation.weights import TILE_TO_COME
from formicarium.games.micropolis.rules import scoring
from formicarium.games.micropolis.rules.galleries import Gallery, galleries
from formicarium.games.micropolis.rules.state import MicropolisState

SHEET = "Q1 B1 B8 B9 W1 W2 N2 W3 B2 W4"
"""The complete anthill of PX1."""


def tiles(codes: str) -> tuple[int, ...]:
    return tuple(TILE_BY_CODE[code].index for code in codes.split())


def table(*anthills: str, army: Iterable[int] = (), full: str = "") -> MicropolisState:
    """Return a table with these anthills, and with equal armies by default."""
    state: MicropolisState = fm.game("micropolis").new(players=len(anthills), seed=1)
    state.anthills = [tiles(codes) for codes in anthills]
    state.army = list(army) or [3] * len(anthills)
    state.full = sum(BIT[tile] for tile in tiles(full))
    return state


def promise(codes: str) -> float:
    """Return what the open galleries of an anthill are expected to bring."""
    anthill = tiles(codes)
    now = scoring.population(anthill) + scoring.harvest(anthill) + scoring.royal_galleries(anthill)
    return prospect(anthill).points - now - TILE_TO_COME * (10 - len(anthill))


def open_galleries(codes: str) -> list[Gallery]:
    """Return the galleries that new tiles may lengthen."""
    return [gallery for gallery in galleries(tiles(codes)) if gallery.openings]


def openings(codes: str, queens: int) -> int:
    """Count the openings of the galleries with this number of queens."""
    found = open_galleries(codes)
    return sum(gallery.openings for gallery in found if gallery.queens == queens)


def test_a_symmetric_table_is_even() -> None:
    assert [evaluate(table("W4", "W4", "W4"), seat) for seat in range(3)] == [0, 0, 0]


def test_two_players_stand_against_each_other() -> None:
    state = table("W6 B3", "Q3 W1", army=(7, 2))
    assert evaluate(state, 0) == -evaluate(state, 1) != 0


@pytest.mark.parametrize("soldiers", range(10))
def test_more_soldiers_are_better(soldiers: int) -> None:
    fewer, more = (table("W4", "W4", army=(army, 3)) for army in (soldiers, soldiers + 1))
    assert evaluate(fewer, 0) < evaluate(more, 0)


def test_soldiers_are_worth_less_towards_the_end() -> None:
    def worth_of_two(codes: str) -> float:
        armies = ((4, 10), (2, 10))
        many, few = (expectations(table(codes, codes, army=army))[0] for army in armies)
        return many - few

    early, late = "W1", "W1 W2 W3 W5 W6 W7 W8 W9 W10"
    assert worth_of_two(early) > worth_of_two(late) > worth_of_two(SHEET) == 0


def test_a_full_barracks_counts() -> None:
    empty, full = table("B18", "W4"), table("B18", "W4", full="B18")
    assert evaluate(full, 0) - evaluate(empty, 0) == 10


def test_a_barracks_to_be_filled_counts_as_the_better_choice() -> None:
    state = table("W4", "W4", army=(6, 3))
    state.actor = state.first = 0
    state.row[0] = TILE_BY_CODE["B18"].index
    state.advance(fm.game("micropolis").parse("A take B18 right"))
    assert state.phase == "barracks"
    ways = []
    for action in state.legal_actions(0):
        after = state.copy()
        after.advance(action)
        ways.append(evaluate(after, 0))
    assert evaluate(state, 0) == max(ways) > min(ways)
    assert evaluate(state, 1) == -max(ways)


def test_an_architect_marker_is_worth_something_until_the_end() -> None:
    early, late = table("W4", "W4"), table(SHEET, SHEET)
    for state, worth in ((early, True), (late, False)):
        before = evaluate(state, 0)
        state.architect_markers[0] = 1
        assert (evaluate(state, 0) > before) == worth


def test_an_open_royal_gallery_promises_more_than_a_closed_one() -> None:
    """W4 carries the queen's gallery on, W1 ends it."""
    assert openings("Q2 W4", queens=1) == 2
    assert openings("Q2 W1", queens=1) == 1
    assert promise("Q2 W4") > promise("Q2 W1") > promise("W1 Q2 W1")


def test_a_second_queen_spoils_the_gallery() -> None:
    shared = [g for g in open_galleries("Q2 Q4") if g.queens]
    assert [gallery.queens for gallery in shared] == [2]
    assert prospect(tiles("Q2 Q4")).points < prospect(tiles("Q2 W4")).points


def test_an_open_harvest_promises_more_than_a_closed_one() -> None:
    """W4 carries the lemon's gallery on, W1 ends it."""
    assert [gallery.fruit for gallery in open_galleries("W13")] == [1, 1, 0]
    assert promise("W2 W4") > promise("W2 W1") > promise("W1 W2 W1")


def test_a_complete_anthill_promises_nothing() -> None:
    found = prospect(tiles(SHEET))
    assert open_galleries(SHEET) == []
    assert (found.points, found.ants) == (24 + 7 + 5, 8)


def test_no_tile_promises_no_gallery() -> None:
    assert open_galleries("") == []


def test_a_lead_in_ants_or_soldiers_means_more_towards_the_end() -> None:
    chances = [majorities([8, 6], spread)[0] for spread in (7.0, 3.0, 1.0, 0.0)]
    assert chances == sorted(chances)
    assert chances[0] > 2.5
    assert chances[-1] == 5


def test_only_the_first_is_compared_with_the_second() -> None:
    """The second and the third are equally far from the award if they have equal counts."""
    first, second, third = majorities([9, 7, 7], 2.0)
    assert first > 2.5 > second == third
    assert [first, second] == majorities([9, 7], 2.0)


def test_sharing_the_most_means_an_even_chance() -> None:
    assert majorities([7, 7, 2], 2.0)[:2] == [2.5, 2.5]


@pytest.mark.parametrize(("variant", "players"), [("base", 2), ("base", 4), ("expert", 3)])
def test_at_the_end_it_is_the_lead_in_points(variant: str, players: int) -> None:
    state = fm.game("micropolis").new(players, seed=11, variant=variant)
    play_out(state, [GreedyBot()] * players, Random(11))
    assert expectations(state) == state.scores()
    for seat, points in enumerate(state.scores()):
        rivals = [other for n, other in enumerate(state.scores()) if n != seat]
        assert evaluate(state, seat) == points - max(rivals)


def test_it_is_seen_through_the_contract() -> None:
    state = table("W6", "W4")
    assert fm.game("micropolis").evaluate(state, 0) == evaluate(state, 0) > 0
