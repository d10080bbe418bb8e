"""Tables and positions of Antropolis for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

import formicarium as fm
from formicarium.games.antropolis.components import FACE_OF, KINDS, SORT
from formicarium.games.antropolis.game import GAME
from formicarium.games.antropolis.rules import ants
from formicarium.games.antropolis.rules.actions import AntropolisAction
from formicarium.games.antropolis.rules.board import lay_tile, space_at
from formicarium.games.antropolis.rules.geometry import parse_hex, parse_spot
from formicarium.games.antropolis.rules.state import AntropolisState
from tests.tables import ALL_TABLES, AnyState, TableKind

ANTROPOLIS = GAME
TABLES = tuple(table for table in ALL_TABLES if table.game.id == ANTROPOLIS.id)

_EAGER: dict[str, float] = {
    "Collect": 40,
    "Feed": 60,
    "Mate": 60,
    "Expel": 60,
    "Put": 3,
    "Buy": 0.5,
    "End": 0.5,
    "NoAnt": 0.3,
    "Leave": 0.05,
}


def play_eagerly(state: AnyState, rng: Random) -> Iterator[tuple[AnyState, fm.Action]]:
    """Play randomly, but prefer actions that random play seldom reaches."""
    while not state.is_over:
        actions = state.legal_actions(state.to_act[0])
        weights = [_EAGER.get(type(action).__name__, 1) for action in actions]
        (action,) = rng.choices(actions, weights)
        yield state, action
        state.apply(action)


def eager_game(
    table: TableKind, seed: int
) -> Iterator[tuple[AntropolisState, AntropolisAction | None]]:
    """Return each position of an eager game with the next action; the last one has none."""
    state = table.new(seed)
    assert isinstance(state, AntropolisState)
    for _, action in play_eagerly(state, Random(seed)):
        yield state, cast("AntropolisAction", action)
    yield state, None


def start(
    players: int = 2, variant: str = "base", seed: int = 1, **options: str
) -> AntropolisState:
    """Return a new game in which A begins."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    state = ANTROPOLIS.new(players, seed, variant, chosen)
    state.first = state.turn = state.actor = 0
    return state


def play(state: AntropolisState, *lines: str) -> AntropolisState:
    for line in lines:
        state.apply(ANTROPOLIS.parse(line))
        state.check()
    return state


def legal(state: AntropolisState) -> list[str]:
    return [str(action) for action in state.legal_actions(state.actor)]


def offered(state: AntropolisState, verb: str) -> list[str]:
    """Return the legal actions of one verb, without seat and verb."""
    return [line.split(" ", 2)[-1] for line in legal(state) if line.split()[1] == verb]


def refusal(state: AntropolisState, line: str) -> str:
    """Return the rule that an illegal action breaks."""
    before = state.to_json()
    with pytest.raises(fm.IllegalAction) as refused:
        state.apply(ANTROPOLIS.parse(line))
    assert state.to_json() == before
    return refused.value.rule


def _fetch(state: AntropolisState, face: int, keep: int = -1) -> None:
    """Bring a tile to the top of its pile from any other place, except the hand to keep."""
    sort = SORT[face]
    pile = state.piles[sort]
    if face not in pile:
        _exchange(state, face, pile[0], keep)
        pile = state.piles[sort] = (face, *pile[1:])
    place = pile.index(face)
    state.piles[sort] = (*pile[:place], *pile[place + 1 :], face)


def _exchange(state: AntropolisState, face: int, for_face: int, keep: int) -> None:
    """Replace a tile of box, market or a hand by another one."""
    sort = SORT[face]
    if face in state.box[sort]:
        place = state.box[sort].index(face)
        box = list(state.box[sort])
        box[place] = for_face
        state.box[sort] = tuple(box)
    elif face in state.market:
        state.market[state.market.index(face)] = for_face
    else:
        seat = next(s for s, hand in enumerate(state.hands) if face in hand and s != keep)
        hand = list(state.hands[seat])
        hand[hand.index(face)] = for_face
        state.hands[seat] = tuple(sorted(hand))


def give(state: AntropolisState, seat: int, codes: str) -> None:
    """Let a hand hold exactly these tiles."""
    for face in state.hands[seat]:
        state.piles[SORT[face]] = (face, *state.piles[SORT[face]])
    state.hands[seat] = ()
    for code in codes.split():
        _fetch(state, FACE_OF[code], keep=seat)
        state.piles[SORT[FACE_OF[code]]] = state.piles[SORT[FACE_OF[code]]][:-1]
        state.hands[seat] = tuple(sorted([*state.hands[seat], FACE_OF[code]]))


def on_top(state: AntropolisState, *codes: str) -> None:
    """Let these be drawn next, the first one first."""
    for code in reversed(codes):
        _fetch(state, FACE_OF[code])


def build(state: AntropolisState, *lines: str) -> None:
    """Lay tiles without a turn: face, hex and turn of each."""
    for line in lines:
        code, place, turn = line.split()
        _fetch(state, FACE_OF[code])
        sort = SORT[FACE_OF[code]]
        state.piles[sort] = state.piles[sort][:-1]
        lay_tile(state, 6 * FACE_OF[code] + int(turn), parse_hex(place))
    state.check()


def space(state: AntropolisState, name: str) -> int:
    return space_at(state, parse_spot(name))


def put(state: AntropolisState, seat: int, kind: str, *names: str) -> None:
    """Put ants from the hand."""
    for name in names:
        ants.put_from_hand(state, seat, KINDS.index(kind), space(state, name))
    state.check()


def take(state: AntropolisState, seat: int, kind: str, name: str) -> None:
    """Take an ant into the hand."""
    ants.take_to_hand(state, seat, KINDS.index(kind), space(state, name))


def count(state: AntropolisState, kind: str, name: str) -> int:
    return ants.count(state, space(state, name), KINDS.index(kind))


def points(state: AntropolisState) -> list[tuple[int, int]]:
    """Return the points from nests and from tunnels, by seat."""
    return [(state.points[2 * s], state.points[2 * s + 1]) for s in range(state.players)]


def phase(state: AntropolisState) -> str:
    """Return the phase, as a type that a checker does not narrow."""
    return state.phase


def to_phase(state: AntropolisState, phase: str) -> AntropolisState:
    """Lay nothing and do nothing until a phase of the same turn."""
    while state.phase != phase:
        play(state, f"{'ABCD'[state.turn]} end")
    return state


def at_war(rival: str) -> AntropolisState:
    """Let a soldier of A stand near an ant of B in a tunnel with three sides."""
    state = start(2, "supersize")
    build(state, "T3 1,-1 3", "T5 0,-1 0", "T1 0,-2 5")
    state = to_phase(state, "act")
    put(state, 1, rival, "0,-1")
    return state
