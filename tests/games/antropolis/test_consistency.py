"""Positions that cannot be reached: each contradiction is refused, and its neighbour is not."""

from __future__ import annotations

from typing import Final

import pytest

from formicarium.games.antropolis.components import CODES, LARVA, QUEEN, SOLDIER, WORKER
from formicarium.games.antropolis.rules.ants import ACTED, FINISHED, MOVED, code
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.games.antropolis.positions import FORKED, position, supersize
from tests.games.antropolis.spoiling import Build, Change, Table, assert_each_fault_is_named, faults
from tests.games.antropolis.tables import play

A_FOREST, A_NEST, B_FOREST, B_NEST, FIRST_TUNNEL, FORK, DEAD_END = range(0, 14, 2)
"""The spaces of ``FORKED``: 1,0 and 2,0, -1,0 and -2,0, then 1,-1, 0,-1 and 0,-2."""


def _new() -> AntropolisState:
    return position()


def _for_three() -> AntropolisState:
    return position(players=3)


def _laid() -> AntropolisState:
    """A has laid a tile, and has food for another one."""
    return play(position(hand="N4 N5", food=3), "A lay N4 3,-1 4", "A no-ant")


def _laid_for_three() -> AntropolisState:
    return play(position(hand="N4 N5", food=3, players=3), "A lay N4 3,-1 4", "A no-ant")


def _ant() -> AntropolisState:
    return play(position(hand="N4 F1 T1"), "A lay N4 3,-1 4")


def _forest_laid() -> AntropolisState:
    return play(position(hand="F1 N4", food=1), "A lay F1 1,-1 5")


def _acting() -> AntropolisState:
    """A's worker has collected; a tile has been laid."""
    return play(_laid(), "A end", "A collect 1,0")


def _buying() -> AntropolisState:
    return play(_laid(), "A end", "A end")


def _hand() -> AntropolisState:
    return play(_buying(), "A end")


def _bought_cheap() -> AntropolisState:
    return _bought(1)


def _bought_dear() -> AntropolisState:
    return _bought(2)


def _bought(price: int) -> AntropolisState:
    state = _buying()
    return play(state, f"A buy {CODES[state.market[price - 1]]} {price}")


def _enlarged() -> AntropolisState:
    return play(_hand(), "A enlarge")


def _over() -> AntropolisState:
    return play(position(), *["A end", "A end", "B end", "B end"] * 2)


def _over_enlarged() -> AntropolisState:
    """A enlarges the hand and draws for the last time."""
    state = position(hand="N4 N5", food=2)
    state.first, state.first_to_target, state.points[0] = 1, 0, 9
    play(state, "A lay N4 3,-1 4", "A no-ant", *["A end"] * 3, "A enlarge")
    return play(state, *["A draw nest"] * 3)


def _empty() -> AntropolisState:
    """B holds all tiles of the piles, and two turns are left."""
    state = position()
    _hoard(state)
    state.last_turns = 2
    return state


def _empty_for_target() -> AntropolisState:
    """The same after A has reached the target."""
    state = position()
    _hoard(state)
    state.points[0], state.first_to_target = 9, 0
    return state


def _hoard(state: AntropolisState) -> None:
    unseen = [face for pile in state.piles for face in pile]
    state.hands[1] = tuple(sorted([*state.hands[1], *unseen]))
    state.piles = [(), (), ()]


def _supersize() -> AntropolisState:
    """It is the turn of A's ants; a larva and more ants stand about."""
    return supersize(*FORKED, ants="A larva 2,0; A worker 1,-1; A soldier 1,0; B worker 0,-1")


def _worker_moved() -> AntropolisState:
    return play(_supersize(), "A move worker 1,-1 2,0")


def _worker_collected() -> AntropolisState:
    return play(_supersize(), "A collect 1,0")


def _soldier_moved() -> AntropolisState:
    return play(_supersize(), "A move soldier 1,0 1,-1")


def _queen_moved() -> AntropolisState:
    return play(supersize("N14 3,-1 1"), "A move queen 2,0 3,-1")


def _fed() -> AntropolisState:
    """A new soldier rests while it is still the time of the workers."""
    state = supersize(ants="A worker 2,0; A larva 2,0")
    return play(state, "A feed 2,0 soldier")


def _attacking() -> AntropolisState:
    """One of A's three soldiers is sent against a soldier of B."""
    state = supersize(*FORKED, ants="A soldier 1,0 1,-1; B soldier 0,-1")
    return play(state, "A expel 0,-1 1,0 0")


def _fleeing() -> AntropolisState:
    state = supersize(*FORKED, ants="B worker 0,-1 0,-1")
    return play(state, "A expel 0,-1 1,0 0")


def _fleeing_from_the_first_space() -> AntropolisState:
    """A's worker has to leave the start forest, the space 0, and has two ways."""
    gone = "A soldier 1,0"
    state = supersize(*FORKED, "T1 0,1 1", ants="B soldier 1,-1", gone=gone)
    play(state, "A end", "B end", "B expel 1,0 1,-1 2", "B strike")
    assert (state.phase, state.target) == ("flee", 0)
    return state


def _escaping() -> AntropolisState:
    ants = "B worker 1,-1 1,-1; B soldier 1,-1; A soldier 1,0"
    state = supersize("T1 1,-1 5", ants=ants, gone="B worker -1,0; B soldier -1,0")
    return play(state, "A expel 1,-1 1,0 5", "A expel 1,-1 1,0 5")


def _a_worker_escapes() -> AntropolisState:
    """B's last worker escapes; soldiers of B are elsewhere."""
    state = supersize("T1 1,-1 5", ants="B worker 1,-1", gone="B worker -1,0")
    return play(state, "A expel 1,-1 1,0 5")


SOUND: Final[dict[Build, list[Change]]] = {
    _new: [{"food": [20, 0]}, {"points": [8, 0, 0, 8]}, {"idle_turns": 3}, {"capacity": [3, 99]}],
    _for_three: [{"idle_turns": 5}],
    _laid: [{}],
    _laid_for_three: [{}],
    _ant: [{}],
    _acting: [{}],
    _buying: [{}],
    _hand: [{}],
    _enlarged: [{}],
    _over: [{}, {"idle_turns": 5}],
    _over_enlarged: [{}],
    _empty: [{}, {"last_turns": 1}],
    _empty_for_target: [{}],
    _worker_moved: [{}],
    _worker_collected: [{}],
    _soldier_moved: [{}],
    _queen_moved: [{}],
    _fed: [{}],
    _attacking: [{}],
    _fleeing: [{}],
    _fleeing_from_the_first_space: [{}],
    _escaping: [{}],
    _a_worker_escapes: [{}],
}
"""Changes at the edge of what is possible."""

NOT_DONE = "ants have done something out of phase 2 (A3.1)"
NO_ORDER = "an order of ants in the base game (A3.2)"
NOT_THERE = "done by ants not there (A5.1)"
HALFWAY = "an ant has begun and is not finished (S3.2)"
NO_START = "the current ant cannot have begun so (S3.3)"
UNTIDY = "the crew is empty or not sorted (S7.3)"
NOT_BEATEN = "beaten ants without an attack (S7.3.8)"
NO_ATTACK = "nobody has attacked (S7.3.8)"
NOBODY = "nobody was beaten (S7.3.8)"

COLLECTED = code(A_FOREST, WORKER, ACTED)
WORKER_MOVED = code(A_NEST, WORKER, MOVED)


def _begun(ant: int) -> Change:
    """Let this ant be the one that may do more."""
    return {"done": (ant,), "current": ant, "stage": ant >> 2 & 3}


REFUSED: Final[Table] = {
    _new: [
        ("a seat that does not play (A1.1)", {"turn": 2, "actor": 2}),
        ("a seat that does not play (A1.1)", {"first": 2}),
        ("actor is 1 (A3.1)", {"actor": 1}),
        ("actor is -1 (A3.1)", {"actor": -1}),
        ("1 tiles laid in this turn (A4.1)", {"laid": 1}),
        ("a hand smaller than at the start (A8.1)", {"capacity": [2, 4]}),
        ("a hand smaller than at the start (A8.1)", {"capacity": [4, 2]}),
        ("first_to_target is 0 (A11.1)", {"first_to_target": 0}),
        ("first_to_target is 1 (A11.1)", {"first_to_target": 1}),
        ("first_to_target is -1 (A11.1)", {"points": [5, 4, 0, 0]}),
        ("first_to_target is 1 (A11.1)", {"points": [5, 4, 0, 8], "first_to_target": 1}),
        ("no turn is left (A11.2)", {"last_turns": 0}),
        ("last turns with tiles in the piles (A11.2)", {"last_turns": 1}),
        ("4 idle turns (AQ17)", {"idle_turns": 4}),
        (NOT_DONE, {"done": (code(A_FOREST, WORKER, MOVED),)}),
        (NOT_DONE, {"current": 0}),
        (NOT_DONE, {"stage": WORKER}),
        ("a crew without an attack (S7.3)", {"crew": (0,)}),
        (NOT_BEATEN, {"beaten": (0, 1)}),
        (NOT_BEATEN, {"closed_sides": 1}),
        (NOT_BEATEN, {"target": 0}),
        ("an ant is asked for without a new tile (A4.10)", {"phase": "ant"}),
        ("nothing can be bought (A7.2)", {"phase": "buy"}),
        ("nothing is left to do in phase 4 (A8.1)", {"phase": "hand"}),
    ],
    _for_three: [
        ("6 idle turns (AQ17)", {"idle_turns": 6}),
        ("1 tiles laid in this turn (A4.1)", {"laid": 1}),
        ("4 last turns (A11.2)", {"last_turns": 4}),
        ("a seat that does not play (A1.1)", {"first": 3}),
    ],
    _laid: [
        ("2 tiles laid in this turn (A4.1)", {"laid": 2}),
        ("enlarged out of phase 4 (A8.2)", {"enlarged": True}),
        ("no tile can be laid (A4.3)", {"food": [0, 3]}),
    ],
    _laid_for_three: [("2 tiles laid in this turn (A4.1)", {"laid": 2})],
    _forest_laid: [("no ant can be put (A4.10)", {"phase": "ant"})],
    _bought_cheap: [("a gap in the market (A7.3)", {"phase": "act"})],
    _bought_dear: [("the market is not filled (A7.3)", {"phase": "act"})],
    _acting: [
        ("done is not sorted (A5.1)", {"done": (COLLECTED, code(B_NEST, QUEEN, MOVED))[::-1]}),
        (NOT_THERE, {"done": (COLLECTED, COLLECTED)}),
        (NOT_THERE, {"done": (code(B_FOREST, WORKER, MOVED),)}),
        (NOT_THERE, {"done": (code(A_NEST, WORKER, MOVED),)}),
        (NOT_THERE, {"done": (code(2 * 5, WORKER, MOVED),)}),
        ("done without a deed (A5.1)", {"done": (code(A_FOREST, WORKER, 0),)}),
        (NO_ORDER, {"current": 0}),
        (NO_ORDER, {"current": COLLECTED}),
        (NO_ORDER, {"stage": WORKER}),
        ("a queen who has left is there (A6.2)", {"done": (code(A_NEST, QUEEN, ACTED),)}),
        (
            "an attack in the base game (S7.3)",
            {"phase": "attack", "crew": (0,), "target": B_FOREST},
        ),
    ],
    _worker_moved: [
        (HALFWAY, {"current": -1}),
        (HALFWAY, {"current": WORKER_MOVED + 1}),
        (HALFWAY, {"current": 0, "done": ()}),
        ("larvae have no time of their own (S3.1)", {"stage": LARVA}),
        ("queens too early (S3.1)", {"stage": QUEEN}),
        (NO_START, {"stage": SOLDIER}),
        ("a larva has done something (S4.1)", {"done": (code(A_NEST, LARVA, FINISHED),)}),
    ],
    _soldier_moved: [
        (NO_START, _begun(code(FIRST_TUNNEL, SOLDIER, ACTED))),
    ],
    _queen_moved: [(NO_START, _begun(code(2 * 4, QUEEN, ACTED)))],
    _attacking: [
        ("an attacker that cannot be sent (S7.3.7)", {"crew": (6 * A_FOREST + 1,)}),
        (
            "an attacker that cannot be sent (S7.3.7)",
            {"crew": (6 * FIRST_TUNNEL, 6 * FIRST_TUNNEL)},
        ),
        (UNTIDY, {"crew": ()}),
        (UNTIDY, {"crew": (6 * FIRST_TUNNEL, 6 * A_FOREST)}),
        (
            "an attack that cannot be won (S7.3.1)",
            {"crew": (6 * A_FOREST, 6 * A_FOREST, 6 * FIRST_TUNNEL)},
        ),
        ("a crew without an attack (S7.3)", {"phase": "act"}),
    ],
    _fleeing: [
        ("actor is 0 (S7.3.8)", {"actor": 0, "hand_ants": {5: 4}}),
        ("actor is -1 (S7.3.8)", {"actor": -1}),
        ("actor is 2 (S7.3.8)", {"actor": 2}),
        ("target is -1 (S7.3)", {"target": -1}),
        ("target is 14 (S7.3)", {"target": 14}),
        (NO_ATTACK, {"target": A_NEST}),
        (NO_ATTACK, {"target": B_FOREST}),
        (NO_ATTACK, {"stage": WORKER}),
        (NOBODY, {"closed_sides": 0}),
        (NOBODY, {"beaten": (0, 0), "hand_ants": {5: 4}}),
        ("no choice where to flee (S7.3.4)", {"closed_sides": 1 | 1 << 2}),
        ("no escape is due (S7.3.6)", {"phase": "escape"}),
    ],
    _escaping: [
        ("no choice where to flee (S7.3.4)", {"phase": "flee"}),
        ("not the last worker (S7.3.6)", {"beaten": (2, 1), "hand_ants": {5: 3}}),
        ("not the last soldier (S7.3.6)", {"beaten": (1, 2), "hand_ants": {7: 1}}),
    ],
    _buying: [("enlarged out of phase 4 (A8.2)", {"enlarged": True})],
    _hand: [("enlarged out of phase 4 (A8.2)", {"enlarged": True, "laid": 0})],
    _over: [
        ("somebody is to act after the end (A11.1)", {"actor": 0}),
        ("somebody is to act after the end (A11.1)", {"actor": 1}),
    ],
    _empty: [
        ("3 last turns (A11.2)", {"last_turns": 3}),
        ("the piles are empty and no turn is the last (A11.2)", {"last_turns": -1}),
    ],
}


@pytest.mark.parametrize("build", SOUND)
def test_what_is_just_possible_is_accepted(build: Build) -> None:
    assert faults(build, SOUND[build]) == [""] * len(SOUND[build])


@pytest.mark.parametrize("build", REFUSED)
def test_each_contradiction_is_named(build: Build) -> None:
    assert_each_fault_is_named(build, REFUSED)
