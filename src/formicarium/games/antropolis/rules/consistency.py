"""Whether a position can be reached: nothing is lost (A1), phase and turn fit (A3, S3, A11)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from formicarium.games.antropolis.components import KINDS, LARVA, QUEEN, SOLDIER, SORTS
from formicarium.games.antropolis.options import RULESETS, target
from formicarium.games.antropolis.rules import (
    ants,
    expelling,
    fleeing,
    hand,
    market,
    piles,
    placing,
    putting,
)
from formicarium.games.antropolis.rules.conservation import (
    check_ants,
    check_food,
    check_hosted,
    check_lengths,
    check_table,
    check_tiles,
    demand,
)
from formicarium.games.antropolis.rules.scoring import counted

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState

_WITH_ANTS: Final = ("act", "attack", "flee", "escape")
"""The phases in which ants of the turn's player may have done something."""


def check(state: AntropolisState) -> None:
    """Raise ``StateError`` for the first contradiction."""
    check_lengths(state)
    supersize = RULESETS[state.variant].supersize
    demand(supersize or not state.finished_stay, "S3.2", "an order of ants in the base game")
    demand(max(state.first, state.turn) < state.players, "A1.1", "a seat that does not play")
    check_table(state)
    check_tiles(state)
    check_food(state)
    _check_actor(state)
    check_ants(state)
    check_hosted(state)
    _check_turn(state)
    _check_end(state)
    _check_market(state)
    _check_done(state)
    _check_attack(state)
    _check_beaten(state)
    _check_decision(state)


def _check_actor(state: AntropolisState) -> None:
    """A3.1, S7.3.8: the player of the turn decides, or the owner of beaten ants."""
    if state.phase == "over":
        demand(state.actor == -1, "A11.1", "somebody is to act after the end")
    elif state.phase in ("flee", "escape"):
        fits = state.actor < state.players and state.actor not in (-1, state.turn)
        demand(fits, "S7.3.8", f"actor is {state.actor}")
    else:
        demand(state.actor == state.turn, "A3.1", f"actor is {state.actor}")


def _check_turn(state: AntropolisState) -> None:
    """A4.1, A8.2: tiles laid in this turn are on the table; capacities only grow."""
    new = len(state.looks) - 2 * state.players
    demand(state.laid <= new, "A4.1", f"{state.laid} tiles laid in this turn")
    least = sum(RULESETS[state.variant].first_hand)
    demand(min(state.capacity) >= least, "A8.1", "a hand smaller than at the start")
    in_phase = state.phase in ("hand", "over")
    demand(not state.enlarged or (in_phase and state.laid > 0), "A8.2", "enlarged out of phase 4")


def _check_end(state: AntropolisState) -> None:
    """A11.1, A11.2, AQ17, AQ33."""
    goal = target(state.variant, state.players)
    there = [seat for seat in range(state.players) if counted(state, seat) >= goal]
    first = state.first_to_target
    demand(first in there if there else first < 0, "A11.1", f"first_to_target is {first}")
    empty = piles.are_empty(state)
    demand(state.last_turns != 0, "A11.2", "no turn is left")
    demand(state.last_turns <= state.players, "A11.2", f"{state.last_turns} last turns")
    demand(empty or state.last_turns < 0, "A11.2", "last turns with tiles in the piles")
    if state.phase != "over":
        ending = state.last_turns > 0 or first >= 0
        demand(ending or not empty, "A11.2", "the piles are empty and no turn is the last")
        demand(state.idle_turns < 2 * state.players, "AQ17", f"{state.idle_turns} idle turns")


def _check_market(state: AntropolisState) -> None:
    """A7.3, AQ18: outside phase 3 the market has gaps only where a pile is empty."""
    if state.phase in ("buy", "hand", "over"):
        return
    for sort in range(len(SORTS)):
        shelf = market.shelf(state, sort)
        gaps = shelf.count(-1)
        demand(-1 not in shelf[: len(shelf) - gaps], "A7.3", "a gap in the market")
        demand(not (gaps and state.piles[sort]), "A7.3", "the market is not filled")


def _check_done(state: AntropolisState) -> None:
    """A5.1, S3: only ants that are there have done something, and in their order."""
    if state.phase not in _WITH_ANTS:
        nothing = not state.done and state.current < 0 and not state.stage
        demand(nothing, "A3.1", "ants have done something out of phase 2")
        return
    demand(tuple(sorted(state.done)) == state.done, "A5.1", "done is not sorted")
    for ant, number in Counter([code >> 2 for code in state.done]).items():
        space, kind = ant >> 2, ant & 3
        own = space < len(state.ants) and ants.owner(state, space) == state.turn
        demand(own and ants.count(state, space, kind) >= number, "A5.1", "done by ants not there")
        demand(kind != LARVA, "S4.1", "a larva has done something")
    demand(all(code & ants.FINISHED for code in state.done), "A5.1", "done without a deed")
    if RULESETS[state.variant].supersize:
        _check_order(state)
    else:
        demand(state.current < 0 and not state.stage, "A3.2", "an order of ants in the base game")
        queens = [code for code in state.done if code >> 2 & 3 == QUEEN and code & ants.ACTED]
        demand(not queens, "A6.2", "a queen who has left is there")


def _check_order(state: AntropolisState) -> None:
    """S3.1, S3.2: all ants that have begun are finished, except the current one of the stage."""
    halfway = [code for code in state.done if code & ants.FINISHED != ants.FINISHED]
    expected = [] if state.current < 0 else [state.current]
    demand(halfway == expected, "S3.2", "an ant has begun and is not finished")
    demand(state.stage != LARVA, "S3.1", "larvae have no time of their own")
    kinds = {code >> 2 & 3 for code in state.done} - {SOLDIER}
    demand(all(kind <= state.stage for kind in kinds), "S3.1", f"{KINDS[state.stage]}s too early")
    if state.current >= 0:
        kind, deed = state.current >> 2 & 3, state.current & ants.FINISHED
        fits = kind == state.stage and (deed == ants.MOVED or kind not in (QUEEN, SOLDIER))
        demand(fits, "S3.3", "the current ant cannot have begun so")


def _check_attack(state: AntropolisState) -> None:
    """S7.3: an attack that has begun can be won and waits for more soldiers."""
    if state.phase != "attack":
        demand(not state.crew, "S7.3", "a crew without an attack")
        return
    demand(RULESETS[state.variant].supersize, "S7.3", "an attack in the base game")
    before = state.copy()
    before.crew = ()
    for attacker in state.crew:
        fits = expelling.can_send(before, state.target, attacker)
        demand(fits, "S7.3.7", "an attacker that cannot be sent")
        before.crew = (*before.crew, attacker)
    tidy = state.crew and tuple(sorted(state.crew)) == state.crew
    demand(bool(tidy), "S7.3", "the crew is empty or not sorted")
    demand(expelling.can_win(state), "S7.3.1", "an attack that cannot be won")


def _check_beaten(state: AntropolisState) -> None:
    """S7.3.4-S7.3.8: beaten ants wait for their owner if there is something to decide."""
    if state.phase not in ("flee", "escape"):
        nothing = not any(state.beaten) and not state.closed_sides
        no_target = state.target < 0 or state.phase == "attack"
        demand(nothing and no_target, "S7.3.8", "beaten ants without an attack")
        return
    demand(0 <= state.target < len(state.ants), "S7.3", f"target is {state.target}")
    won = ants.owner(state, state.target) == state.turn
    soldiers = ants.lacking(state, state.target, SOLDIER, 0)
    demand(won and soldiers > 0 and state.stage == SOLDIER, "S7.3.8", "nobody has attacked")
    demand(bool(state.closed_sides) and any(state.beaten), "S7.3.8", "nobody was beaten")
    refuges = fleeing.refuges(state)
    if state.phase == "flee":
        demand(len(refuges) > 1, "S7.3.4", "no choice where to flee")
        return
    demand(not refuges and bool(fleeing.havens(state)), "S7.3.6", "no escape is due")
    for kind, number in zip(fleeing.BEATABLE, state.beaten, strict=True):
        last = number <= 1 and not (number and ants.on_table(state, state.actor, kind))
        demand(last, "S7.3.6", f"not the last {KINDS[kind]}")


def _check_decision(state: AntropolisState) -> None:
    """A phase without a decision would have ended."""
    match state.phase:
        case "lay":
            demand(placing.can_go_on(state), "A4.3", "no tile can be laid")
        case "ant":
            demand(state.laid > 0, "A4.10", "an ant is asked for without a new tile")
            demand(bool(putting.kinds(state)), "A4.10", "no ant can be put")
        case "buy":
            demand(bool(market.offers(state)), "A7.2", "nothing can be bought")
        case "hand":
            demand(hand.has_choice(state), "A8.1", "nothing is left to do in phase 4")
