"""What a click on something that cannot be picked may mean; the rules say why it is forbidden.

==================  ===========================================================
a hex               laying a tile there, or where the phase puts ants
an ant on the map   moving it and its deeds; attacking it; its flight
the market          buying a tile, drawing from a pile
the hand            laying a tile, putting an ant on it; enlarging it for food
==================  ===========================================================
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from formicarium.games.antropolis.components import KINDS, QUEEN, SOLDIER, SORTS, WORKER
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules import ants, board, fleeing, market
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.geometry import STEP, turns_of
from formicarium.games.antropolis.rules.masks import members
from formicarium.games.antropolis.table import layout, pieces, previews

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formicarium.core.touch import Touch
    from formicarium.games.antropolis.rules.actions import AntropolisAction
    from formicarium.games.antropolis.rules.state import AntropolisState

_Thing: TypeAlias = "tuple[str, Iterable[AntropolisAction]]"


def attempts(seen: AntropolisState, seat: int, touch: Touch) -> Iterable[AntropolisAction]:
    """Return what a seat may mean by a click, the likeliest first.

    >>> import formicarium as fm
    >>> from formicarium.core.touch import Touch
    >>> state = fm.game("antropolis").new(players=2, seed=7)
    >>> [str(action) for action in attempts(state, 0, Touch("market", 0, 0, "pile-nest"))]
    ['A draw nest']
    """
    if touch.surface == pieces.MAP:
        click = _click(seen, seat, touch)
        return _ON_MAP.get(seen.phase, _laying)(seen, click) if click else ()
    if touch.surface == pieces.MARKET:
        return dict(_in_market(seen, seat)).get(touch.thing, ())
    if touch.surface == pieces.hand_surface(seat):
        return dict(_in_hand(seen, seat)).get(touch.thing, ())
    return ()


# The map.


class _Ant(NamedTuple):
    seat: int
    kind: int
    spot: int


class _Click(NamedTuple):
    """A click on the map."""

    seat: int
    hex: int
    spot: int
    """The space there; of two tunnels, the nearer one."""
    ant: _Ant | None
    """The ant that was hit."""
    moving: _Ant | None
    """The ant that is picked."""
    picks: tuple[str, ...]


def _click(seen: AntropolisState, seat: int, touch: Touch) -> _Click | None:
    place = layout.hex_near(touch.x, touch.y)
    if place is None:
        return None
    known = dict(_ants(seen))
    ant = known.get(touch.thing)
    moving = next((known[pick] for pick in touch.picks if pick in known), None)
    spot = ant.spot if ant else _nearest(seen, place, touch)
    return _Click(seat, spot >> 1, spot, ant, moving, touch.picks)


def _ants(seen: AntropolisState) -> Iterator[tuple[str, _Ant]]:
    """Yield the ants on the map by their ids."""
    for space, there in enumerate(seen.ants):
        if there:
            seat, spot = ants.owner(seen, space), board.spot(seen, space)
            for kind in range(len(KINDS)):
                for number in range(ants.count(seen, space, kind)):
                    yield pieces.ant_on_map(seat, kind, spot, number), _Ant(seat, kind, spot)


def _nearest(seen: AntropolisState, place: int, touch: Touch) -> int:
    spots = [spot for spot in (2 * place, 2 * place + 1) if board.space_at(seen, spot) >= 0]
    at = (touch.x, touch.y)
    return min(spots, key=lambda spot: dist(previews.middle(seen, spot), at), default=2 * place)


def _laying(seen: AntropolisState, click: _Click) -> list[AntropolisAction]:
    """Lay the tile that is picked, or any in hand; an ant is meant to move."""
    seat, hand = click.seat, seen.hands[click.seat]
    if click.ant and not click.picks:
        return _deeds(seen, click.ant) if click.ant.seat == seat else []
    names = [pieces.in_hand(seat, face, hand.count(face) - 1) for face in hand]
    picked = [face for face, name in zip(hand, names, strict=True) if name in click.picks]
    return [lay for face in picked or hand for lay in _lays(seat, face, click.hex)]


def _lays(seat: int, face: int, place: int) -> list[act.Lay]:
    return [act.Lay(seat, face, place, turn) for turn in range(turns_of(face))]


def _putting(seen: AntropolisState, click: _Click) -> list[AntropolisAction]:
    """Put the ant that is picked, or any in hand."""
    kinds = [kind for kind in range(len(KINDS)) if seen.hand_ants[KIND_COUNT * click.seat + kind]]
    names = [previews.ant_in_hand(seen, click.seat, kind) for kind in kinds]
    picked = [kind for kind, name in zip(kinds, names, strict=True) if name in click.picks]
    return [act.Put(click.seat, kind, click.spot) for kind in picked or kinds]


def _acting(seen: AntropolisState, click: _Click) -> list[AntropolisAction]:
    """Do something with the ant that is picked, else with the one that was hit."""
    target = board.space_at(seen, click.spot)
    rivals = target >= 0 and ants.owner(seen, target) not in (-1, click.seat)
    if click.moving is None:
        if rivals and click.ant:
            return _expulsions(seen, click.seat, click.spot)
        return [] if click.picks else _laying(seen, click)
    _, kind, start = click.moving
    if rivals and kind == SOLDIER:
        return _sendings(click.seat, click.spot, start)
    return [act.Move(click.seat, kind, start, click.spot)]


def _attacking(seen: AntropolisState, click: _Click) -> list[AntropolisAction]:
    """Send the soldier that was hit, or any against the space that was hit."""
    if click.ant and click.ant.seat == click.seat:
        return _sendings(click.seat, board.spot(seen, seen.target), click.spot)
    return _expulsions(seen, click.seat, click.spot)


def _fleeing(seen: AntropolisState, click: _Click) -> list[AntropolisAction]:
    flight = act.Flee if seen.phase == "flee" else act.Escape
    return [flight(click.seat, fleeing.next_kind(seen), click.spot)]


_ON_MAP: Final = {
    "ant": _putting,
    "act": _acting,
    "attack": _attacking,
    "flee": _fleeing,
    "escape": _fleeing,
}
"""By phase, how a click on the map is understood; in all others as laying a tile."""


# Ants.


def _deeds(seen: AntropolisState, ant: _Ant) -> list[AntropolisAction]:
    """Return a step to each tile beside an ant, and what ants of its kind do where they are."""
    seat, kind, spot = ant
    near = [place for step in STEP if (place := (spot >> 1) + step) in seen.tile_at]
    own: dict[int, list[AntropolisAction]] = {
        QUEEN: [act.Leave(seat, spot)],
        WORKER: [act.Collect(seat, spot), *(act.Feed(seat, spot, k) for k in (WORKER, SOLDIER))],
        SOLDIER: [act.Mate(seat, spot)],
    }
    return [*(act.Move(seat, kind, spot, 2 * place) for place in near), *own.get(kind, ())]


def _expulsions(seen: AntropolisState, seat: int, target: int) -> list[AntropolisAction]:
    """Return the attacks on a space by each soldier of the seat."""
    soldiers = members(seen.standing[KIND_COUNT * seat + SOLDIER])
    starts = [board.spot(seen, space) for space in soldiers]
    return [sending for start in starts for sending in _sendings(seat, target, start)]


def _sendings(seat: int, target: int, start: int) -> list[AntropolisAction]:
    return [act.Expel(seat, target, start, side) for side in range(len(STEP))]


# The market and the hand.


def _in_market(seen: AntropolisState, seat: int) -> Iterator[_Thing]:
    """Yield the things that mean something, by their ids."""
    slots = RULESETS[seen.variant].slots
    for sort in range(len(SORTS)):
        yield pieces.pile_name(sort), [act.Draw(seat, sort)]
        for number, face in enumerate(market.shelf(seen, sort)):
            if face >= 0:
                buy = [act.Buy(seat, face, number + 1)]
                yield pieces.on_offer(face, number + 1), buy
                yield pieces.price(sort, slots, number).id, buy


def _in_hand(seen: AntropolisState, seat: int) -> Iterator[_Thing]:
    """Yield the things that mean something, by their ids."""
    hand = seen.hands[seat]
    for face in set(hand):
        lays = [lay for place in seen.frontier for lay in _lays(seat, face, place)]
        for number in range(hand.count(face)):
            yield pieces.in_hand(seat, face, number), lays
    for kind in range(len(KINDS)):
        for number in range(seen.hand_ants[KIND_COUNT * seat + kind]):
            put = act.Put(seat, kind, 2 * seen.hexes[-1])
            yield pieces.ant_in_hand(seat, kind, number), [put]
    for number in range(seen.food[seat]):
        yield pieces.food(seat, seen.variant, number, seen.food[seat]).id, [act.Enlarge(seat)]
