"""The table as a scene: the map, the market, and the hand of every player."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from formicarium.core.message import message
from formicarium.core.scene import Fact, Scene, Surface
from formicarium.games.antropolis.components import FACE_OF, KINDS, SORTS
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.table import layout, pieces, words
from formicarium.games.antropolis.table.foresight import (
    Seen,
    hex_number,
    look_of,
    spent,
    spot_number,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.message import Message
    from formicarium.core.scene import Sprite

PHASES: Final = {
    "lay": 1, "ant": 1, "act": 2, "attack": 2, "flee": 2, "escape": 2, "buy": 3, "hand": 4,
}  # fmt: skip
_SIGNS: Final = ("place", "act", "buy", "hand")


def scene(observation: dict[str, Any]) -> Scene:
    """Lay out what can be seen."""
    surfaces = [_market(observation), _map(observation)]
    surfaces += [_hand(observation, seat) for seat in range(observation["players"])]
    return Scene(tuple(surfaces), tuple(_facts(observation)))


# The map.


def _map(seen: Seen) -> Surface:
    sprites = [*_tiles(seen), *_ants(seen), *_claims(seen), *_attack(seen), *_beaten(seen)]
    places = [layout.middle(hex_number(name)) for name in seen["frontier"]]
    x, y, width, height = layout.frame(places)
    title = message("antropolis-map")
    return Surface(pieces.MAP, "board", title, width, height, tuple(sprites), None, x, y)


def _tiles(seen: Seen) -> Iterator[Sprite]:
    worth = {
        name: (nest["value"], nest["open"]) for nest in seen["nests"] for name in nest["hexes"]
    }
    for tile in seen["tiles"]:
        yield pieces.laid(look_of(tile), hex_number(tile["hex"]), worth.get(tile["hex"]))


def _ants(seen: Seen) -> Iterator[Sprite]:
    done = spent(seen)
    for tile in seen["tiles"]:
        for space in tile["spaces"]:
            if space["seat"] is not None:
                yield from _crowd(look_of(tile), space, done)


def _crowd(look: int, space: Seen, done: Counter[tuple[str, int]]) -> Iterator[Sprite]:
    """The ants in a space; of those alike the first ones are done, as the last ones leave."""
    name, seat = space["space"], space["seat"]
    place = spot_number(name)
    total, number = sum(space["ants"].values()), 0
    for kind, count in enumerate(space["ants"].values()):
        for alike in range(count):
            x, y = layout.stand(look, place >> 1, place & 1, number, total)
            yield pieces.ant(
                pieces.ant_on_map(seat, kind, place, alike), seat, kind, x, y, "on-map"
            )
            if alike < done.get((name, kind), 0):
                yield pieces.spent(seat, kind, place, alike, x, y)
            number += 1


def _claims(seen: Seen) -> Iterator[Sprite]:
    """A9.5: who would get how much for each unfinished nest, beside the queens."""
    for nest in seen["nests"]:
        if not nest["complete"] and any(nest["queens"]):
            for seat, queens in enumerate(nest["queens"]):
                if queens:
                    place = hex_number(queens_hex(seen, nest, seat))
                    yield pieces.claim(seat, place, 0, nest["shares"][seat])


def queens_hex(seen: Seen, nest: Seen, seat: int) -> str:
    """The first tile of a nest where a player has a queen."""
    inside = set(nest["hexes"])
    for tile in seen["tiles"]:
        space = tile["spaces"][0]
        if tile["hex"] in inside and space["seat"] == seat and space["ants"]["queen"]:
            hex_name: str = tile["hex"]
            return hex_name
    raise ValueError(f"seat {seat} has no queen in the nest of {nest['hexes'][0]}")


def _attack(seen: Seen) -> Iterator[Sprite]:
    """S7.3: the sides through which soldiers will come, or have come."""
    place, sides = None, []
    if seen["attack"]:
        place, sides = seen["attack"]["target"], [way["side"] for way in seen["attack"]["crew"]]
    elif seen["beaten"]:
        place, sides = seen["beaten"]["space"], seen["beaten"]["closed_sides"]
    if place is not None:
        for number, side in enumerate(sides):
            yield pieces.attacker(seen["turn"], spot_number(place) >> 1, side, number)


def _beaten(seen: Seen) -> Iterator[Sprite]:
    """S7.3.4: ants that have still to flee."""
    beaten = seen["beaten"]
    if beaten:
        place, seat = spot_number(beaten["space"]) >> 1, beaten["seat"]
        waiting = [kind for kind, name in enumerate(KINDS) for _ in range(beaten.get(name, 0))]
        for number, kind in enumerate(waiting):
            name = pieces.beaten(seat, kind, number - waiting.index(kind))
            x, y = layout.driven_out(place, number, len(waiting))
            yield pieces.ant(name, seat, kind, x, y, "beaten")


# The market.


def _market(seen: Seen) -> Surface:
    slots = RULESETS[seen["variant"]].slots
    sprites = [pieces.supply(slots, seen["supply"])]
    for sort, name in enumerate(SORTS):
        sprites.append(pieces.pile(sort, slots, seen["piles"][name]))
        sprites += [pieces.price(sort, slots, number) for number in range(slots)]
    for offer in seen["market"]:
        if offer["face"] is not None:
            face, sort, price = FACE_OF[offer["face"]], SORTS.index(offer["sort"]), offer["price"]
            at = layout.on_offer(sort, slots, price - 1)
            sprites.append(pieces.tile_at(pieces.on_offer(face, price), face, *at))
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


def _hand(seen: Seen, seat: int) -> Surface:
    colony, variant = seen["colonies"][seat], seen["variant"]
    sprites = [*_tiles_in_hand(seat, colony["hand"])]
    for kind, count in enumerate(colony["ants"].values()):
        for number in range(count):
            at = layout.ant_in_hand(variant, kind, number)
            name = pieces.ant_in_hand(seat, kind, number)
            sprites.append(pieces.ant(name, seat, kind, *at, "in-hand"))
    food = colony["food"]
    sprites += [pieces.food(seat, variant, number, food) for number in range(food)]
    if seen["first"] == seat:
        sprites.append(pieces.start_player(seat))
    width, height = layout.HAND_WIDTH, layout.hand_height(len(colony["hand"]))
    return Surface(
        pieces.hand_surface(seat), "player", _title(seat), width, height, tuple(sprites), seat
    )


def _tiles_in_hand(seat: int, codes: list[str]) -> Iterator[Sprite]:
    alike: Counter[str] = Counter()
    for number, code in enumerate(codes):
        at = layout.in_hand(number, len(codes))
        yield pieces.tile_at(pieces.in_hand(seat, FACE_OF[code], alike[code]), FACE_OF[code], *at)
        alike[code] += 1


@cache
def _title(seat: int) -> Message:
    return message("antropolis-hand", player=words.player(seat))


def _facts(seen: Seen) -> Iterator[Fact]:
    phase = PHASES.get(seen["phase"])
    if phase:
        sign = _SIGNS[phase - 1]
        yield Fact(f"antropolis-phase-{sign}", f"{phase}/4", message(f"antropolis-phase-{sign}"))
    yield _fact("target", seen["goal"], "goal", None)
    if phase and seen["last_turns"] is not None:
        yield _fact("last", seen["last_turns"], "last", None)
    for seat, colony in enumerate(seen["colonies"]):
        yield _fact("points", sum(colony["points"].values()), "points", seat)
        yield _fact("food", colony["food"], "food", seat)
        yield _fact("capacity", colony["capacity"], "capacity", seat)


@lru_cache(maxsize=2048)
def _fact(symbol: str, value: int, said: str, seat: int | None) -> Fact:
    return Fact(f"antropolis-{symbol}", str(value), message(f"antropolis-fact-{said}"), seat)
