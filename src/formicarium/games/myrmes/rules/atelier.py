"""Phase 5, Atelier (M13)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from formicarium.core.message import message
from formicarium.games.myrmes.components import (
    ATELIER,
    DEEPEST,
    EARTH,
    EXITS,
    FOOD,
    NURSE_FOOD,
    NURSE_LARVAE,
    NURSES,
    OBJECTIVES_IN_PLAY,
    SHAPE,
    TRACKS,
    TUNNEL_EARTH,
)
from formicarium.games.myrmes.rules import emptying, larvae, names, objectives
from formicarium.games.myrmes.rules.actions import (
    Breed,
    Dig,
    Done,
    Empty,
    MyrmesAction,
    Objective,
    Tunnel,
)
from formicarium.games.myrmes.rules.geometry import BESIDE, SPOTS, hexes_in, mask_of
from formicarium.games.myrmes.rules.goods import RESOURCE_COUNT, gain, pay, pay_larvae, ruleset
from formicarium.games.myrmes.rules.harvest import own_tiles

if TYPE_CHECKING:
    from collections.abc import Callable

    from formicarium.core.message import Broken
    from formicarium.games.myrmes.rules.state import MyrmesState

TUNNEL: Final = 1
LEVEL: Final = 2
NURSE: Final = 4
OBJECTIVE: Final = 8
"""The four spaces, as bits of ``atelier_done``."""
_SPACE_OF: Final = {Tunnel: TUNNEL, Dig: LEVEL, Breed: NURSE, Objective: OBJECTIVE}

_tunnel = cache(Tunnel)
_dig = cache(Dig)
_breed = cache(Breed)
_done = cache(Done)
_RING: Final = tuple([mask_of(near) for near in BESIDE])


def begin(state: MyrmesState) -> None:
    """M13.1: in turn order from the first player."""
    state.phase = "atelier"
    _next_go(state, 0)


def _next_go(state: MyrmesState, turn: int) -> None:
    """M13.1: only players with nurses in the personal atelier take part."""
    state.atelier_done = 0
    state.portion_taken = False
    for later in range(turn, state.players):
        seat = (state.first + later) % state.players
        if state.placed[len(TRACKS) * seat + ATELIER]:
            state.owing = (seat,)
            return
    state.owing = ()


def nurses_waiting(state: MyrmesState, seat: int) -> int:
    """Return the nurses in the personal atelier that have not been used yet."""
    return state.placed[len(TRACKS) * seat + ATELIER]


def use_nurse(state: MyrmesState, seat: int, space: int) -> None:
    """M13.2: one nurse goes to the space; with the last one the go is over (Q40)."""
    state.atelier_done |= space
    state.placed[len(TRACKS) * seat + ATELIER] -= 1
    if not nurses_waiting(state, seat):
        end_go(state)


def end_go(state: MyrmesState) -> None:
    """M13.1: the next player's go; unused nurses return in phase 6 (M13.4, Q27)."""
    seat = state.owing[0]
    _next_go(state, (seat - state.first) % state.players + 1)


def done(state: MyrmesState, action: Done) -> None:
    """M13.4, Q27: no further action."""
    end_go(state)


def legal(state: MyrmesState, seat: int) -> list[MyrmesAction]:
    """M13.2, M13.3: each space once, in any order."""
    if state.emptying >= 0:
        return emptying.legal(state, seat)
    used = state.atelier_done
    actions: list[MyrmesAction] = []
    if not used & TUNNEL and len(state.exits[seat]) < EXITS:
        actions += [_tunnel(seat, place) for place in hexes_in(tunnel_sites(state, seat))]
    if not used & LEVEL and can_dig(state, seat):
        actions.append(_dig(seat))
    if not used & NURSE and can_breed(state, seat):
        actions.append(_breed(seat))
    if not used & OBJECTIVE:
        objectives.add_legal(state, seat, actions)
    larvae.add_legal(state, seat, actions)
    actions.append(_done(seat))
    return actions


def tunnel_sites(state: MyrmesState, seat: int) -> int:
    """M13.5, Q9: free hexes beside own tiles and own exits."""
    near = 0
    for tile in own_tiles(state, seat):
        near |= SPOTS[SHAPE[state.tile_kind[tile]]][state.tile_spot[tile]].border
    for place in state.exits[seat]:
        near |= _RING[place]
    return near & ~state.blocked


def tunnel(state: MyrmesState, action: Tunnel) -> None:
    """M13.5: a new exit, and an earth."""
    state.exits[action.seat] += (action.hex,)
    state.blocked |= 1 << action.hex
    gain(state, action.seat, EARTH, TUNNEL_EARTH)
    use_nurse(state, action.seat, TUNNEL)


def can_dig(state: MyrmesState, seat: int) -> bool:
    """M13.6: the colony can go deeper, and the player has the price."""
    level = state.level[seat]
    if level == DEEPEST:
        return False
    price = ruleset(state).dig_price[level]
    store = state.store
    return all(store[RESOURCE_COUNT * seat + r] >= price[r] for r in range(RESOURCE_COUNT))


def dig(state: MyrmesState, action: Dig) -> None:
    """M13.6: one level deeper."""
    seat = action.seat
    for resource, count in enumerate(ruleset(state).dig_price[state.level[seat]]):
        pay(state, seat, resource, count)
    state.level[seat] += 1
    use_nurse(state, seat, LEVEL)


def can_breed(state: MyrmesState, seat: int) -> bool:
    """M13.7, M5.9: 2 food, 2 larvae, and a nurse in the reserve."""
    return (
        state.store[RESOURCE_COUNT * seat + FOOD] >= NURSE_FOOD
        and state.larvae[seat] >= NURSE_LARVAE
        and nurses_in_play(state, seat) < NURSES
    )


def nurses_in_play(state: MyrmesState, seat: int) -> int:
    """M14.12: all nurses of a seat, those on objectives included."""
    width = OBJECTIVES_IN_PLAY
    done_ = state.finished[width * seat : width * (seat + 1)]
    return state.nurses[seat] + width - done_.count(0)


def breed(state: MyrmesState, action: Breed) -> None:
    """M13.7: a new nurse, for the next round."""
    pay(state, action.seat, FOOD, NURSE_FOOD)
    pay_larvae(state, action.seat, NURSE_LARVAE)
    state.nurses[action.seat] += 1
    use_nurse(state, action.seat, NURSE)


def why_not(state: MyrmesState, action: MyrmesAction) -> Broken:
    """Return the rule that forbids this in the atelier, and the reason."""
    if state.emptying >= 0:
        return emptying.why_not(state, action)
    if isinstance(action, Empty):
        return "M14.13", message("myrmes-refused-empty-for-what")
    space = _SPACE_OF.get(type(action))
    if space is None:
        return "M13.2", message("myrmes-refused-atelier-now")
    if state.atelier_done & space:
        return "M13.2", message("myrmes-refused-atelier-used")
    return _REASONS[space](state, action)


def _no_tunnel(state: MyrmesState, action: MyrmesAction) -> Broken:
    assert isinstance(action, Tunnel)  # noqa: S101 - for the type checker
    if len(state.exits[action.seat]) == EXITS:
        return "M13.5", message("myrmes-refused-all-exits")
    if state.blocked >> action.hex & 1:
        return "Q9", message("myrmes-refused-exit-not-empty")
    return "M13.5", message("myrmes-refused-exit-far")


def _no_dig(state: MyrmesState, action: MyrmesAction) -> Broken:
    if state.level[action.seat] == DEEPEST:
        return "M13.6", message("myrmes-refused-deepest")
    price = names.cubes(ruleset(state).dig_price[state.level[action.seat]])
    return "M13.6", message("myrmes-refused-dig-price", price=price)


def _no_nurse(state: MyrmesState, action: MyrmesAction) -> Broken:
    if nurses_in_play(state, action.seat) == NURSES:
        return "M5.9", message("myrmes-refused-all-nurses")
    price = names.goods((("food", NURSE_FOOD), ("larvae", NURSE_LARVAE)))
    return "M13.7", message("myrmes-refused-nurse-price", price=price)


def _no_objective(state: MyrmesState, action: MyrmesAction) -> Broken:
    return objectives.why_not(state, action)


_REASONS: Final[dict[int, Callable[[MyrmesState, MyrmesAction], Broken]]] = {
    TUNNEL: _no_tunnel,
    LEVEL: _no_dig,
    NURSE: _no_nurse,
    OBJECTIVE: _no_objective,
}
