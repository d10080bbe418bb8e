"""The table as a scene: the map, the market, and the hand of every player."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from formicarium.core.labels import fact, player
from formicarium.core.message import message
from formicarium.core.scene import Fact, Scene, Surface
from formicarium.games.antropolis.components import KINDS, QUEEN, SORTS
from formicarium.games.antropolis.options import RULESETS, target
from formicarium.games.antropolis.rules import acting, ants, board, fleeing, market, nests, scoring
from formicarium.games.antropolis.rules.ants import KIND_COUNT
from formicarium.games.antropolis.rules.masks import members
from formicarium.games.antropolis.table import layout, pieces, places
from formicarium.games.antropolis.table.areas import areas

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.scene import Sprite
    from formicarium.games.antropolis.rules.state import AntropolisState

_PHASES: Final = {
    "lay": 1, "ant": 1, "act": 2, "attack": 2, "flee": 2, "escape": 2, "buy": 3, "hand": 4,
}  # fmt: skip
_SIGNS: Final = ("place", "act", "buy", "hand")


def scene(seen: AntropolisState) -> Scene:
    """Lay out an imagined table; everybody sees the same.

    >>> import formicarium as fm
    >>> table = scene(fm.game("antropolis").new(players=2, seed=7).imagine(None))
    >>> [surface.id for surface in table.surfaces]
    ['market', 'map', 'hand-0', 'hand-1']
    """
    hands = [_hand(seen, seat) for seat in range(seen.players)]
    return Scene((_market(seen), _map(seen), *hands), tuple(_facts(seen)))


# The map.


def _map(seen: AntropolisState) -> Surface:
    sprites = [*_tiles(seen), *_ants(seen), *_claims(seen), *_attackers(seen), *_beaten(seen)]
    frame = layout.frame([layout.middle(place) for place in seen.frontier])
    return Surface(
        pieces.MAP,
        "board",
        message("antropolis-map"),
        frame.width,
        frame.height,
        tuple(sprites),
        x=frame.x,
        y=frame.y,
        columns=places.columns(frame),
        rows=places.rows(frame),
        ground="earth",
        areas=tuple(areas(seen)),
    )


def _tiles(seen: AntropolisState) -> Iterator[Sprite]:
    for look, place, nest in zip(seen.looks, seen.hexes, seen.nest, strict=True):
        worth = None if nest < 0 else (seen.nest_value[nest], seen.nest_open[nest])
        yield pieces.laid(look, place, worth)


def _ants(seen: AntropolisState) -> Iterator[Sprite]:
    for space, there in enumerate(seen.ants):
        if there:
            yield from _crowd(seen, space)


def _crowd(seen: AntropolisState, space: int) -> Iterator[Sprite]:
    """Show the ants in a space; of those alike the first ones are done, as the last ones leave."""
    look, spot, seat = seen.looks[space >> 1], board.spot(seen, space), ants.owner(seen, space)
    counts = [ants.count(seen, space, kind) for kind in range(len(KINDS))]
    total, number = sum(counts), 0
    for kind, count in enumerate(counts):
        spent = acting.spent(seen, space, kind)
        for alike in range(count):
            x, y = layout.stand(look, spot >> 1, spot & 1, number, total)
            name = pieces.ant_on_map(seat, kind, spot, alike)
            yield pieces.ant_at(name, seat, kind, x, y, look, spot)
            if alike < spent:
                yield pieces.spent(seat, kind, spot, alike, x, y)
            number += 1


def _claims(seen: AntropolisState) -> Iterator[Sprite]:
    """A9.5: show beside the first queen of each seat what an unfinished nest would bring it."""
    for nest, still_open in enumerate(seen.nest_open):
        if still_open:
            for seat, points in enumerate(nests.claims(seen, nest)):
                spaces = _queens(seen, seat, nest)
                if spaces:
                    yield pieces.claim(seat, seen.hexes[spaces[0] >> 1], points)


def _queens(seen: AntropolisState, seat: int, nest: int) -> list[int]:
    """Return the spaces of a nest where a seat has queens."""
    spaces = members(seen.standing[KIND_COUNT * seat + QUEEN])
    return [space for space in spaces if seen.nest[space >> 1] == nest]


def _attackers(seen: AntropolisState) -> Iterator[Sprite]:
    """S7.3: show the sides through which soldiers will come, or have come."""
    sides = [way % 6 for way in seen.crew]
    sides += [side for side in range(6) if seen.closed_sides >> side & 1]
    for number, side in enumerate(sides):
        yield pieces.attacker(seen.turn, seen.hexes[seen.target >> 1], side, number)


def _beaten(seen: AntropolisState) -> Iterator[Sprite]:
    """S7.3.4: show ants that have still to flee."""
    seat, number = seen.actor, 0
    for kind, count in zip(fleeing.BEATABLE, seen.beaten, strict=True):
        for alike in range(count):
            at = layout.driven_out(seen.hexes[seen.target >> 1], number, sum(seen.beaten))
            yield pieces.ant(pieces.beaten(seat, kind, alike), seat, kind, *at, "beaten")
            number += 1


# The market.


def _market(seen: AntropolisState) -> Surface:
    slots = RULESETS[seen.variant].slots
    sprites = [pieces.supply(slots, seen.supply)]
    for sort, pile in enumerate(seen.piles):
        sprites.append(pieces.pile(sort, slots, len(pile)))
        for number in range(slots):
            sprites += pieces.price(sort, slots, number), pieces.stall(sort, slots, number)
    for sort in range(len(SORTS)):
        for number, face in enumerate(market.shelf(seen, sort)):
            if face >= 0:
                at = layout.on_offer(sort, slots, number)
                sprites.append(pieces.tile_at(pieces.on_offer(face, number + 1), face, *at))
    return Surface(
        pieces.MARKET,
        "offer",
        message("antropolis-market"),
        layout.market_width(slots),
        layout.MARKET_HEIGHT,
        tuple(sprites),
        folds=layout.market_folds(slots),
    )


# Hands and facts.


def _hand(seen: AntropolisState, seat: int) -> Surface:
    held, food = seen.hands[seat], seen.food[seat]
    sprites = [*_tiles_in_hand(seat, held), *_ants_in_hand(seen, seat)]
    sprites += [pieces.food(seat, seen.variant, number, food) for number in range(food)]
    if seen.first == seat:
        sprites.append(pieces.start_player(seat))
    return Surface(
        pieces.hand_surface(seat),
        "player",
        message("antropolis-hand", player=player(seat)),
        layout.HAND_WIDTH,
        layout.hand_height(len(held)),
        tuple(sprites),
        seat,
    )


def _tiles_in_hand(seat: int, faces: tuple[int, ...]) -> Iterator[Sprite]:
    alike: Counter[int] = Counter()
    for number, face in enumerate(faces):
        at = layout.in_hand(number, len(faces))
        yield pieces.tile_at(pieces.in_hand(seat, face, alike[face]), face, *at)
        alike[face] += 1


def _ants_in_hand(seen: AntropolisState, seat: int) -> Iterator[Sprite]:
    for kind in range(len(KINDS)):
        for number in range(seen.hand_ants[KIND_COUNT * seat + kind]):
            at = layout.ant_in_hand(seen.variant, kind, number)
            yield pieces.ant(pieces.ant_in_hand(seat, kind, number), seat, kind, *at, "in-hand")


def _facts(seen: AntropolisState) -> Iterator[Fact]:
    if not seen.is_over:
        phase = _PHASES[seen.phase]
        name = f"antropolis-phase-{_SIGNS[phase - 1]}"
        yield Fact(name, f"{phase}/4", message(name))
    goal = target(seen.variant, seen.players)
    yield fact("antropolis-target", goal, "antropolis-fact-goal", kind="target")
    if not seen.is_over and seen.last_turns >= 0:
        yield fact("antropolis-last", seen.last_turns, "antropolis-fact-last")
    for seat in range(seen.players):
        points = scoring.counted(seen, seat)
        yield fact("antropolis-points", points, "antropolis-fact-points", seat, "points")
        yield fact("antropolis-food", seen.food[seat], "antropolis-fact-food", seat)
        yield fact("antropolis-capacity", seen.capacity[seat], "antropolis-fact-capacity", seat)
