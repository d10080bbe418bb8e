"""Choices: every legal action has one path, and previews come true."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

from formicarium.core.choices import Choice
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules.geometry import hex_at
from formicarium.games.antropolis.rules.scoring import counted
from formicarium.games.antropolis.rules.state import AntropolisState
from formicarium.games.antropolis.table.art import art
from formicarium.games.antropolis.table.layout import middle
from formicarium.games.antropolis.table.previews import Foresight
from tests.conformance import choosing
from tests.games.antropolis.positions import APART, FORKED, JOINED, change, position, supersize
from tests.games.antropolis.tables import ANTROPOLIS, eager_game, legal, play
from tests.tables import TableKind

offered = partial(choosing.offered, ANTROPOLIS)
option = partial(choosing.option, ANTROPOLIS)


def shown(choice: Choice, prefix: str) -> list[Any]:
    return [each.sprite for each in choice.preview if each.sprite.id.startswith(prefix)]


def check(state: AntropolisState, drawings: str) -> None:
    """Paths lead to all legal actions and to nothing else, along things that can be picked."""
    table, tree = ANTROPOLIS.scene(state.imagine(None)), offered(state)
    assert [choice.action for choice in tree.options] == legal(state)
    choosing.assert_no_path_begins_another(tree)
    choosing.assert_picks_can_be_picked(tree, table)
    choosing.assert_places_are_on_surfaces(tree, table, below=112)  # a tile may need another row
    symbols = {target.symbol for target in tree.targets}
    symbols |= {placed.sprite.symbol for choice in tree.options for placed in choice.preview}
    assert all(f'<g id="{symbol}">' in drawings for symbol in symbols)


def test_a_tile_that_joins_nests_shows_what_a_queen_scores_by_it() -> None:
    """AQ31."""
    for queen_last, expected in (("no", {}), ("yes", {0: "+2"})):
        state = position(*APART, ants="A worker 1,-1", hand="N17", queen_last=queen_last)
        gains = shown(option(state, "A lay N17 3,-1 2"), "gain-")
        assert {gain.seat: gain.text for gain in gains} == expected


def test_every_legal_action_has_one_path(table: TableKind) -> None:
    drawings = art()
    for state, action in eager_game(table, 2):
        if action:
            check(state, drawings)


def test_points_that_are_foreseen_come_true(table: TableKind) -> None:
    """A9, A10: of a tile without an ant, and of an ant on the new tile."""
    scored, rng = 0, Random(3)
    for seed in (3, 5):
        for state, _ in eager_game(table, seed):
            if state.phase in ("lay", "ant"):
                options = offered(state).options
                some = [choice for choice in options if shown(choice, "gain-")]
                for choice in [*some, *rng.choices(options, k=3)]:
                    scored += compare(state, choice)
    assert scored > 5


def compare(state: AntropolisState, choice: Choice) -> int:
    gains = {sprite.seat: int(sprite.text) for sprite in shown(choice, "gain-")}
    later = state.copy()
    later.apply(ANTROPOLIS.parse(choice.action))
    if later.phase == "ant":
        later.apply(act.NoAnt(state.turn))
    for seat in range(state.players):
        won = counted(later, seat) - counted(state, seat)
        assert gains.get(seat, 0) == won, choice.action
    return len(gains)


def test_food_that_is_foreseen_comes_true(table: TableKind) -> None:
    """A4.3, A6.1, A7.1, A8.2: on the badge of every action."""
    changes = set()
    for state, action in eager_game(table, 3):
        if action:
            badges = [each for each in option(state, str(action)).badges if "food" in each.symbol]
            later = state.copy()
            later.apply(action)
            change = later.food[action.seat] - state.food[action.seat]
            texts = [f"{change:+d}".replace("-", "\N{MINUS SIGN}")] if change else []
            assert [badge.text for badge in badges] == texts, action
            changes.add(change)
    assert {-1, 0, 1} <= changes


def test_as_many_soldiers_as_are_asked_for_win() -> None:
    """S7.3.1, S7.3.3."""
    state = supersize(*FORKED, ants="B soldier 0,-1; A soldier 1,-1 1,-1")
    play(state, "A expel 0,-1 1,0 0")
    assert offered(state).asked.args == {"soldiers": 1}
    assert "A strike" not in legal(state)
    play(state, "A expel 0,-1 1,-1 0")
    assert offered(state).asked.args == {"soldiers": 0}
    assert "A strike" in legal(state)


def test_ways_lead_from_tile_to_tile(table: TableKind) -> None:
    """A5.1."""
    for state, action in eager_game(table, 4):
        if isinstance(action, act.Move):
            way = [hex_at(place) for place in Foresight(state).way(action)]
            assert way[0] == hex_at(action.start >> 1)
            assert way[-1] == hex_at(action.end >> 1)
            assert all(a.distance(b) == 1 for a, b in pairwise(way))


def test_a_tile_is_picked_with_its_hex_and_its_turn() -> None:
    state = position(hand="T2 T2 N4")
    choice = option(state, "A lay T2 1,-1 2")
    assert choice.path == ("tile-T2@hand-0#1", "hex-1,-1", "turn-T2-2")
    (tile,) = [placed.sprite for placed in choice.preview]
    assert (tile.id, tile.symbol, tile.rotation) == ("tile-T2@hand-0#1", "antropolis-tile-T2", 240)
    turns = [target for target in offered(state).targets if target.kind == "turn"]
    assert {target.rotation for target in turns} <= {0, 60, 120, 180, 240, 300}
    assert not choice.badges


def test_a_further_tile_shows_its_price() -> None:
    """A4.3."""
    state = position(hand="T3 T3", food=1)
    play(state, "A lay T3 1,-1 5", "A no-ant")
    lays = [choice for choice in offered(state).options if " lay " in choice.action]
    assert lays
    assert all(choice.badges[0].text == "\N{MINUS SIGN}1" for choice in lays)


def test_an_ant_for_the_new_tile_comes_from_the_hand() -> None:
    """A4.10, A4.12."""
    state = position(hand="N4 T11")
    play(state, "A lay N4 3,-1 4")
    assert option(state, "A put queen 3,-1").path == ("queen-0@hand-0#0", "space-3,-1")
    assert option(state, "A put worker 3,-1").path == ("worker-0@hand-0#1", "space-3,-1")
    assert option(state, "A no-ant").path == ("no-ant",)


def test_what_an_ant_on_the_new_tile_brings() -> None:
    """A9.5: the second own queen makes no difference, the first of a rival would."""
    state = position("N4 3,-1 4", hand="N4")
    choice = option(state, "A lay N4 2,1 2")
    assert [badge.text for badge in choice.badges] == ["+4"]
    play(state, "A lay N4 2,1 2")
    assert [badge.text for badge in option(state, "A put queen 2,1").badges] == ["+4"]
    assert [sprite.text for sprite in shown(option(state, "A no-ant"), "gain-")] == ["+4"]


def test_a_move_shows_its_way() -> None:
    """A5.1: a step at every side that the ant passes."""
    state = position(*JOINED, phase="act")
    choice = option(state, "A move worker 1,0 0,-1")
    assert choice.path == ("worker-0@1,0#0", "space-0,-1")
    assert choice.preview[0].sprite.id == "worker-0@1,0#0"
    assert len(shown(choice, "step-")) == 2


def test_a_barred_way_is_marked_beside_those_who_bar_it() -> None:
    """A5.4."""
    state = position(*JOINED, phase="act")
    choice = option(state, "A move worker 1,0 0,-1")
    (barrier,) = shown(choice, "blocked-")
    x, y = middle(state.hexes[3])
    assert abs(barrier.x - x) < 30
    assert abs(barrier.y - y) < 30
    collect = option(state, "A collect 1,0")
    assert shown(collect, "blocked-") == [barrier]


def test_deeds_of_ants() -> None:
    """A6.1, A6.2: leaving asks for a button first, so that no click on a queen takes her away."""
    state = position(phase="act")
    collect = option(state, "A collect 1,0")
    assert collect.path == ("worker-0@1,0#0", "collect")
    assert [badge.text for badge in collect.badges] == ["+1"]
    assert [placed.surface for placed in collect.preview if "food" in placed.sprite.id] == [
        "hand-0"
    ]
    leave = option(state, "A leave 2,0")
    assert leave.path == ("leave", "queen-0@2,0#0")
    assert leave.preview[0].surface == "hand-0"
    assert option(state, "A end").path == ("end",)


def test_breeding() -> None:
    """S6.2, S7.2."""
    state = supersize()
    change(state, ants="A soldier 2,0", gone="A soldier 1,0")
    mate = option(state, "A mate 2,0")
    assert mate.path == ("soldier-0@2,0#0", "mate")
    assert mate.preview[0].sprite.id == "larva-0@hand-0#1"
    change(state, ants="A larva 2,0; A worker 2,0")
    feed = option(state, "A feed 2,0 soldier")
    assert feed.path == ("worker-0@2,0#0", "feed-soldier")
    larva, soldier = [placed.sprite.id for placed in feed.preview[:2]]
    assert (larva, soldier) == ("larva-0@2,0#0", "soldier-0@hand-0#1")


def test_an_attack_is_a_soldier_a_space_and_a_side() -> None:
    """S7.3."""
    state = supersize(*FORKED, ants="B soldier 0,-1; A soldier 1,-1")
    choice = option(state, "A expel 0,-1 1,0 0")
    assert choice.path == ("soldier-0@1,0#0", "attack-0,-1", "side-0,-1-0")
    assert len(shown(choice, "attacker-")) == 1
    assert not shown(choice, "blocked-")
    assert len(shown(option(state, "A move soldier 1,0 2,0"), "blocked-")) == 1
    play(state, "A expel 0,-1 1,0 0")
    asked = offered(state).asked
    assert (asked.id, asked.args) == ("antropolis-ask-attack", {"soldiers": 1})


def test_beaten_ants_are_moved_by_their_owner() -> None:
    """S7.3.4: in the middle of another player's turn."""
    state = play(supersize(*FORKED, ants="B worker 0,-1"), "A expel 0,-1 1,0 0")
    tree = offered(state)
    assert tree.seat == 1
    assert tree.asked.id == "antropolis-ask-flee-worker"
    choice = option(state, "B flee worker 0,-2")
    assert choice.path == ("worker-1@beaten#0", "space-0,-2")
    assert choice.preview[0].sprite.id == "worker-1@beaten#0"


def test_buying_drawing_and_a_larger_hand() -> None:
    """A7.1, A8.1, A8.2."""
    state = position(hand="T3 F1 F1", food=3)
    play(state, "A lay T3 1,-1 5", "A no-ant", "A end", "A end")
    assert state.phase == "buy"
    offer = next(str(action) for action in state.legal_actions(0) if isinstance(action, act.Buy))
    choice = option(state, offer)
    assert choice.path[0].endswith("@market-forest-1#0")
    assert choice.preview[0].surface == "hand-0"
    assert choice.badges[0].text == "\N{MINUS SIGN}1"
    play(state, "A end")
    assert option(state, "A enlarge").path == ("enlarge",)
    assert option(state, "A enlarge").badges[0].text == "\N{MINUS SIGN}2"
    draw = option(state, "A draw nest")
    assert draw.path == ("pile-nest",)
    assert draw.preview[0].sprite.symbol == "antropolis-back-nest"
