"""The table as plain data: everything but the order of the piles and the tiles in the box.

Hands are open (AQ43), so everybody sees the same. Players can work out which tiles lie in piles and
box together, but not where each of them lies; so these are listed together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formicarium.games.antropolis.components import BROOD, CODES, KINDS, SORT, SORTS, WORKER
from formicarium.games.antropolis.options import RULESETS, target
from formicarium.games.antropolis.rules import ants, expelling, hand, nests, placing
from formicarium.games.antropolis.rules.board import spaces_of, spot
from formicarium.games.antropolis.rules.geometry import LETTERS, hex_name, spot_name
from formicarium.games.antropolis.rules.scoring import total
from formicarium.games.antropolis.rules.sources import COUNTED, SOURCES

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState


def observe(state: AntropolisState) -> dict[str, Any]:
    """Describe the table as plain data, hexes, spaces and tiles by their names."""
    return {
        "game": state.game_id,
        "variant": state.variant,
        "players": state.players,
        "options": _options(state),
        **_course(state),
        "tiles": [_tile(state, tile) for tile in range(len(state.looks))],
        "frontier": [hex_name(place) for place in state.frontier],
        "nests": [_nest(state, tile) for tile, first in enumerate(state.nest) if tile == first],
        "tunnels": [_tunnel(state, s) for s, first in enumerate(state.tunnel) if s == first],
        "market": _market(state),
        "piles": {sort: len(pile) for sort, pile in zip(SORTS, state.piles, strict=True)},
        "box": {sort: len(box) for sort, box in zip(SORTS, state.box, strict=True)},
        "unseen": _unseen(state),
        "supply": state.supply,
        "colonies": [_colony(state, seat) for seat in range(state.players)],
        "done": [_deeds(state, ant) for ant in state.done],
        "current": None if state.current < 0 else _deeds(state, state.current),
        "stage": KINDS[state.stage],
        "attack": _attack(state),
        "beaten": _beaten(state),
        "outcome": [[kind, *values] for kind, values in state.outcome],
    }


def _options(state: AntropolisState) -> dict[str, str]:
    options = {
        "forest-by-earth": "yes" if state.forest_by_earth else "no",
        "buying": "within-hand" if state.within_hand else "free",
        "tunnel-crew": "own" if state.own_crew else "any",
        "tunnel-queens": "once" if state.queens_once else "each",
        "nest-tie": "half" if state.halved else "share",
        "queen-last": "yes" if state.queen_last else "no",
        "tiles": state.tile_set,
    }
    if RULESETS[state.variant].supersize:
        options["finished-queen"] = "stays" if state.finished_stay else "may-leave"
    return options


def _course(state: AntropolisState) -> dict[str, Any]:
    """Describe the turn, the phase, and how near the end is."""
    return {
        "first": state.first,
        "turn": state.turn,
        "to_act": list(state.to_act),
        "phase": state.phase,
        "laid": state.laid,
        "next_tile_costs": placing.price(state),
        "enlarged": state.enlarged,
        "to_draw": hand.missing(state) if state.phase == "hand" else 0,
        "goal": target(state.variant, state.players),
        "first_to_target": None if state.first_to_target < 0 else state.first_to_target,
        "last_turns": None if state.last_turns < 0 else state.last_turns,
        "idle_turns": state.idle_turns,
    }


def _name(state: AntropolisState, space: int) -> str:
    return spot_name(spot(state, space))


def _tile(state: AntropolisState, tile: int) -> dict[str, Any]:
    """Describe a tile, and the ants in its one or two spaces (A1.10)."""
    look = state.looks[tile]
    face = look // 6
    return {
        "id": tile,
        "face": CODES[face],
        "sort": SORTS[SORT[face]],
        "brood": BROOD[face],
        "hex": hex_name(state.hexes[tile]),
        "turn": look % 6,
        "sides": LETTERS[look],
        "spaces": [_space(state, space) for space in spaces_of(state, tile)],
        "hosted": _hosted(state, tile),
    }


def _hosted(state: AntropolisState, tile: int) -> list[int] | None:
    """AQ49: list the seats whose queens its nest has held, if queens who come last may score."""
    if not state.queen_last:
        return None
    return [seat for seat in range(state.players) if state.hosted[tile] >> seat & 1]


def _space(state: AntropolisState, space: int) -> dict[str, Any]:
    owner = ants.owner(state, space)
    there = {name: ants.count(state, space, kind) for kind, name in enumerate(KINDS)}
    return {"space": _name(state, space), "seat": None if owner < 0 else owner, "ants": there}


def _nest(state: AntropolisState, nest: int) -> dict[str, Any]:
    """Describe a nest, its value, and what each seat would get if it were complete now (A9.5)."""
    tiles = [tile for tile, first in enumerate(state.nest) if first == nest]
    return {
        "hexes": [hex_name(state.hexes[tile]) for tile in tiles],
        "open": state.nest_open[nest],
        "complete": not state.nest_open[nest],
        "value": state.nest_value[nest],
        "queens": nests.queens_in(state, nest),
        "shares": nests.claims(state, nest),
    }


def _tunnel(state: AntropolisState, tunnel: int) -> dict[str, Any]:
    """Describe joined tunnel spaces, and the forests and nests they reach."""
    spaces = [space for space, first in enumerate(state.tunnel) if first == tunnel]
    tiles = range(len(state.looks))
    forests, nest_tiles = state.tunnel_forests[tunnel], state.tunnel_nests[tunnel]
    return {
        "spaces": [_name(state, space) for space in spaces],
        "manned": [_name(state, s) for s in spaces if ants.count(state, s, WORKER)],
        "forests": [hex_name(state.hexes[tile]) for tile in tiles if forests >> tile & 1],
        "nests": [hex_name(state.hexes[tile]) for tile in tiles if nest_tiles >> tile & 1],
    }


def _market(state: AntropolisState) -> list[dict[str, Any]]:
    """List every place with its price; that of a bought tile is empty until renewal (A7.3)."""
    slots = RULESETS[state.variant].slots
    return [
        {
            "sort": SORTS[place // slots],
            "price": place % slots + 1,
            "face": None if face < 0 else CODES[face],
        }
        for place, face in enumerate(state.market)
    ]


def _unseen(state: AntropolisState) -> dict[str, list[str]]:
    """List the tiles of pile and box together, by sort, in the order of their codes."""
    pairs = zip(state.piles, state.box, strict=True)
    faces = [sorted([*pile, *box]) for pile, box in pairs]
    return {SORTS[sort]: [CODES[face] for face in unseen] for sort, unseen in enumerate(faces)}


def _colony(state: AntropolisState, seat: int) -> dict[str, Any]:
    """Describe points, food, tiles and ants of a player."""
    counted = state.points[COUNTED * seat : COUNTED * (seat + 1)]
    in_hand = state.hand_ants[len(KINDS) * seat : len(KINDS) * (seat + 1)]
    return {
        "seat": seat,
        "points": dict(zip(SOURCES, counted, strict=False)),
        "score": total(state, seat),
        "food": state.food[seat],
        "capacity": state.capacity[seat],
        "hand": [CODES[face] for face in state.hands[seat]],
        "ants": dict(zip(KINDS, in_hand, strict=True)),
        "on_table": {name: ants.on_table(state, seat, kind) for kind, name in enumerate(KINDS)},
    }


def _deeds(state: AntropolisState, ant: int) -> dict[str, Any]:
    """Describe an ant of this turn's player that has moved or acted."""
    return {
        "kind": KINDS[ant >> 2 & 3],
        "space": _name(state, ant >> 4),
        "moved": bool(ant & ants.MOVED),
        "acted": bool(ant & ants.ACTED),
    }


def _attack(state: AntropolisState) -> dict[str, Any] | None:
    """S7.3: describe the space under attack, and the soldiers sent so far."""
    if state.phase != "attack":
        return None
    return {
        "target": _name(state, state.target),
        "needed": expelling.needed(state, state.target),
        "crew": [{"space": _name(state, way // 6), "side": way % 6} for way in state.crew],
    }


def _beaten(state: AntropolisState) -> dict[str, Any] | None:
    """S7.3.8: describe the ants that have still to flee or to escape, and from where."""
    if state.phase not in ("flee", "escape"):
        return None
    workers, soldiers = state.beaten
    return {
        "seat": state.actor,
        "space": _name(state, state.target),
        "worker": workers,
        "soldier": soldiers,
        "closed_sides": [side for side in range(6) if state.closed_sides >> side & 1],
    }
