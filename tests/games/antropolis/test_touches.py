"""Clicks on what cannot be taken, and what the player is asked: the rules say what is possible."""

from __future__ import annotations

from functools import partial

from formicarium.games.antropolis.components import CODES
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules.geometry import hex_name, parse_hex
from formicarium.games.antropolis.rules.state import AntropolisState
from formicarium.games.antropolis.table import layout, pieces
from tests.conformance import choosing, touching
from tests.games.antropolis.positions import FORKED, JOINED, position, supersize
from tests.games.antropolis.tables import ANTROPOLIS, eager_game, play, to_phase
from tests.tables import TableKind

on_piece = partial(touching.on_piece, ANTROPOLIS)

LAYING = "A3.1 Now you lay tiles: lay one, or end the phase."
ACTING = "A3.1 Now your ants move and act; when they are done, end the phase."


def on_hex(state: AntropolisState, name: str, *picks: str) -> str | None:
    return touching.on_place(ANTROPOLIS, state, pieces.MAP, layout.middle(parse_hex(name)), *picks)


def in_hand(code: str) -> str:
    """Return the id of a tile in A's hand."""
    return f"tile-{code}@hand-0#0"


def asked(state: AntropolisState) -> str:
    return choosing.offered(ANTROPOLIS, state).asked.id


# Laying tiles.


def test_a_tile_fits_beside_others_only() -> None:
    """A4.5-A4.7, A4.9: each hex says why the tile that is picked does not fit there."""
    state = position(hand="N4 N1 T2 F1")
    picked = in_hand("N4")
    assert on_hex(state, "1,0", picked) == "A4.5 There is already a tile here."
    assert on_hex(state, "9,9", picked) == "A4.5 A tile must lie beside another tile."
    assert on_hex(state, "3,-1", picked) is None
    assert (on_hex(state, "0,0", in_hand("T2")) or "").startswith("A4.")
    assert on_hex(state, "0,0", in_hand("F1")) is not None


def test_every_hex_of_the_frontier_gets_an_answer_or_a_tile() -> None:
    """A4.5-A4.9: silence means that the tile fits there."""
    state = position(hand="N4 N1 T2 F1")
    for code in ("N4", "N1", "T2", "F1"):
        lays = [each for each in state.legal_actions(0) if isinstance(each, act.Lay)]
        fits = {each.hex for each in lays if CODES[each.face] == code}
        for place in state.frontier:
            silent = on_hex(state, hex_name(place), in_hand(code)) is None
            assert silent == (place in fits), (code, hex_name(place))


def test_a_tile_that_fits_nowhere_says_so() -> None:
    """A4.6: no hex takes it."""
    state = position(hand="N4")
    state.frontier = dict.fromkeys(state.frontier, 1365)  # earth all around
    assert (on_piece(state, in_hand("N4")) or "").startswith("A4.6 A side does not fit")
    assert asked(state) == "antropolis-ask-lay-none"


def test_an_ant_comes_onto_the_new_tile_only() -> None:
    """A4.10, A4.14."""
    state = play(position(hand="N4 T2", food=1), "A lay T2 1,-1 2")
    assert on_hex(state, "1,0") == (
        "A4.10 An ant can be placed only on the tile you have just laid."
    )
    queen = "queen-0@hand-0#0"
    assert on_piece(state, queen) == "A4.10 A queen can be placed only on a nest tile."
    assert on_piece(state, in_hand("N4")) == (
        "A4.14 The new tile comes first: place an ant on it, or choose “No ant”."
    )


# Ants.


def test_an_ant_that_is_done() -> None:
    """A5.1: it has moved and acted."""
    state = play(position(phase="act"), "A collect 1,0", "A move worker 1,0 2,0")
    assert on_piece(state, "worker-0@2,0#0") == "A5.1 This ant has already moved this turn."


def test_where_an_ant_cannot_go() -> None:
    """A5.1-A5.4: with an ant picked, each hex says why not."""
    state = position(*JOINED, ants="B worker 1,-1", phase="act")
    worker, queen = "worker-0@1,0#0", "queen-0@2,0#0"
    assert on_hex(state, "1,-1", worker) == (
        "A5.3 Ants of another colour are there; yours cannot join them."
    )
    assert on_hex(state, "5,5", worker) == (
        "A5.1 There is no tile there, or it has no second tunnel."
    )
    assert on_hex(state, "1,0", queen) == "A5.2 A queen moves only inside her nest."
    assert on_hex(state, "2,0", worker) is None
    state = position("N20 1,-1 0", "T3 0,-1 4", ants="B queen 1,-1", phase="act")
    assert on_hex(state, "0,-1", worker) == "A5.4 Ants of another colour block the way."


def test_larvae_never_move() -> None:
    """S4.1."""
    state = supersize(*JOINED, ants="A larva 2,0")
    assert on_piece(state, "larva-0@2,0#0") == "S4.1 Larvae never move."


def test_it_can_be_too_late_for_an_ant() -> None:
    """S3.1."""
    state = play(supersize(), "A move soldier 1,0 2,0")
    assert on_piece(state, "worker-0@1,0#0") == (
        "S3.1 It is too late for workers: your soldiers have already begun."
    )


def test_ants_of_others_belong_to_them() -> None:
    """A1.7: unless a soldier could attack them."""
    state = position(*JOINED, ants="B worker 1,-1", phase="act")
    assert on_piece(state, "worker-1@1,-1#0") == "A1.7 This belongs to B."
    assert on_piece(state, "queen-1@-2,0#0") == "A1.7 This belongs to B."


def test_an_attack_that_cannot_be_won() -> None:
    """S7.3.1, S7.3.2."""
    state = supersize(*JOINED, ants="B soldier 0,-1")
    said = "S7.3.1 This attack needs 2 soldiers, but only 1 can come."
    answers = {on_piece(state, "soldier-1@0,-1#0", *picks) for picks in ((), ("soldier-0@1,0#0",))}
    assert answers <= {said, "S7.3.7 This soldier cannot get in through this side."}
    state = supersize(*FORKED, ants="A soldier 1,-1; B soldier 0,-1")
    queen = on_piece(state, "queen-1@-2,0#0", "soldier-0@1,0#0")
    assert queen == "S7.3.2 Where there is a queen, nobody can attack."


def test_an_attack_is_finished_first() -> None:
    """S7.3.8."""
    state = supersize(*FORKED, ants="A soldier 1,-1; B soldier 0,-1")
    play(state, "A expel 0,-1 1,0 0")
    assert on_piece(state, "price-forest-1") == "S7.3.8 Finish your attack first."
    assert on_hex(state, "2,0") == "S7.3.8 Finish your attack first."


def test_beaten_ants_flee_next_door() -> None:
    """S7.3.4."""
    state = supersize(*FORKED, ants="B worker 0,-1 0,-1")
    play(state, "A expel 0,-1 1,0 0")
    assert (on_hex(state, "1,-1") or "").startswith("S7.3.4 An ant flees only next door")


# The market and the hand.


def test_the_market_is_open_in_its_phase_to_those_who_can_pay() -> None:
    """A3.1, A7.2."""
    state = position(hand="N4 N1 T2", food=1)
    assert on_piece(state, "price-forest-2") == LAYING
    to_phase(play(state, "A lay N4 3,-1 4", "A no-ant"), "buy")
    assert on_piece(state, "price-forest-2") == "A7.2 This costs 2 food; you have 1."
    assert on_piece(state, "price-forest-1") is None


def test_piles_and_food_have_their_phase() -> None:
    """A3.1, A8.2."""
    state = position(hand="N4 N1 T2", food=1)
    for name in ("pile-nest", "food@purse-0#0", "worker-0@hand-0#0", "worker-0@1,0#0"):
        assert on_piece(state, name) == LAYING
    to_phase(play(state, "A lay N4 3,-1 4", "A no-ant"), "act")
    for name in ("pile-nest", "food@purse-0#0", in_hand("T2"), "price-nest-1"):
        assert on_piece(state, name) == ACTING
    to_phase(state, "hand")
    assert on_piece(state, "food@purse-0#0") == "A8.2 This costs 2 food; you have 1."


def test_hands_of_others_belong_to_them() -> None:
    """A1.7."""
    state = position()
    theirs = [each.id for each in ANTROPOLIS.scene(state.imagine(0)).surfaces[-1].sprites]
    said = {on_piece(state, name) for name in theirs if not name.startswith("start")}
    assert said == {"A1.7 This belongs to B."}


# What a player is asked.


def test_the_question_names_what_is_possible(table: TableKind) -> None:
    """Each question is about actions that are offered."""
    seen = set()
    for state, _ in eager_game(table, 3):
        if state.is_over:
            continue
        question = choosing.offered(ANTROPOLIS, state).asked
        legal = state.legal_actions(state.actor)
        kinds = {type(action) for action in legal} - {act.End}
        seen.add(question.id)
        match question.id.removeprefix("antropolis-ask-"):
            case "lay" | "another":
                assert kinds == {act.Lay}
            case "lay-none" | "act-none":
                assert not kinds
            case "act":
                assert act.Move in kinds
                assert kinds != {act.Move}
            case "act-moves":
                assert kinds == {act.Move}
            case "act-deeds":
                assert kinds
                assert act.Move not in kinds
            case "go-on" | "go-on-only" | "go-on-others":
                assert state.current >= 0
                assert kinds
            case "hand":
                drawn = question.args["tiles"]
                assert isinstance(drawn, int)
                assert (drawn > 0) == (act.Draw in kinds)
                assert drawn <= sum(map(len, state.piles))
    assert {"antropolis-ask-lay", "antropolis-ask-hand"} <= seen


def test_an_ant_that_has_begun_goes_on_only_if_it_can() -> None:
    """S3.2: after its action it moves; after its move it acts, if there is work."""
    state = play(supersize(ants="A worker 1,0"), "A collect 1,0")
    assert asked(state) == "antropolis-ask-go-on"
    play(state, "A move worker 1,0 2,0")
    assert asked(state) in ("antropolis-ask-act", "antropolis-ask-act-moves")
    state = play(supersize(ants="A worker 1,0"), "A move worker 1,0 2,0")
    assert asked(state) == "antropolis-ask-go-on-others"
