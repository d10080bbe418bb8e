"""Positions of Antropolis, as a test needs them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from formicarium.core.seats import parse_seat
from formicarium.games.antropolis.components import FACE_OF, KINDS, SORT
from formicarium.games.antropolis.rules import ants as rule
from formicarium.games.antropolis.rules.board import lay_tile
from formicarium.games.antropolis.rules.geometry import parse_hex
from formicarium.games.antropolis.rules.state import AntropolisState
from formicarium.games.antropolis.rules.tunnels import welcome
from tests.games.antropolis.tables import ANTROPOLIS, space, to_phase

JOINED = ("T3 1,-1 3", "T3 0,-1 4")
"""Tunnels from the forest of A to the forest of B."""
FORKED = ("T3 1,-1 3", "T5 0,-1 0", "T1 0,-2 5")
"""The same, and a dead end behind the tunnel beside the forest of B."""
APART = ("T3 1,-1 5", "N9 2,-2 0", "N15 3,-2 3")
"""A tunnel from the forest of A to a nest that N17 on 3,-1 joins with A's start nest."""
WITHOUT_TUNNEL = ("N15 2,-1 0", "N12 2,-2 5")
"""A nest on 2,-2 that a tunnel on 1,-1 would join with the forest of A."""


def position(
    *tiles: str,
    ants: str = "",
    gone: str = "",
    hand: str = "",
    food: int = 0,
    phase: str = "lay",
    players: int = 2,
    variant: str = "base",
    seed: int = 1,
    **options: str,
) -> AntropolisState:
    """Return a new game in which A begins, with changes as in ``change``, in one of A's phases."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    state = ANTROPOLIS.new(players, seed, variant, chosen)
    state.first = state.turn = state.actor = 0
    change(state, *tiles, ants=ants, gone=gone, hand=hand)
    state.food[0] = food
    return to_phase(state, phase)


supersize = partial(position, variant="supersize", phase="act")
"""The same in Supersize Colony, where most tests are about ants that act."""


def change(
    state: AntropolisState, *tiles: str, ants: str = "", gone: str = "", hand: str = ""
) -> None:
    """Lay tiles, put ants from the hand, and let A hold exactly the named tiles.

    A tile is written as face, hex and turn, ants as in ``A worker 1,0 2,0; B queen 3,-1``. Ants
    that are gone are taken back to the hand before anything else.
    """
    for seat, kind, place in _written(state, gone):
        rule.take_to_hand(state, seat, kind, place)
    for tile in tiles:
        code, place_name, turn = tile.split()
        _remove(state, FACE_OF[code])
        lay_tile(state, 6 * FACE_OF[code] + int(turn), parse_hex(place_name))
    for seat, kind, place in _written(state, ants):
        rule.put_from_hand(state, seat, kind, place)
    for nest in {nest for nest in state.nest if nest >= 0}:
        welcome(state, nest)
    if hand:
        give(state, 0, hand)
    state.check()


def _written(state: AntropolisState, ants: str) -> Iterator[tuple[int, int, int]]:
    """Read seat, kind and space of each ant."""
    for group in filter(None, ants.split("; ")):
        letter, kind, *names = group.split()
        for name in names:
            yield parse_seat(letter), KINDS.index(kind), space(state, name)


def give(state: AntropolisState, seat: int, codes: str) -> None:
    """Let a hand hold exactly these tiles."""
    for face in state.hands[seat]:
        state.piles[SORT[face]] = (face, *state.piles[SORT[face]])
    state.hands[seat] = ()
    for code in codes.split():
        _remove(state, FACE_OF[code], keep=seat)
        state.hands[seat] = tuple(sorted([*state.hands[seat], FACE_OF[code]]))


def on_top(state: AntropolisState, *codes: str) -> None:
    """Let these be drawn next, the first one first."""
    for code in reversed(codes):
        _fetch(state, FACE_OF[code])


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


def _remove(state: AntropolisState, face: int, keep: int = -1) -> None:
    """Take a tile from where it is, and leave the other places as full as they were."""
    _fetch(state, face, keep)
    state.piles[SORT[face]] = state.piles[SORT[face]][:-1]
