"""Phase 2: the ants move and act (A5, A6, S3-S7).

In Supersize Colony the kinds have their order, and an ant is finished before the next one begins
(S3); in the base game ants may move and act in any order (A3.2). ``ants.may`` tells the difference.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formicarium.core.message import Broken, message
from formicarium.games.antropolis.components import FOREST, KINDS, LARVA, QUEEN, SOLDIER, WORKER
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules import ants, course, expelling, routes
from formicarium.games.antropolis.rules.actions import (
    AntropolisAction,
    Collect,
    End,
    Expel,
    Feed,
    Leave,
    Mate,
    Move,
    Strike,
)
from formicarium.games.antropolis.rules.ants import ACTED, FINISHED, KIND_COUNT, MOVED
from formicarium.games.antropolis.rules.board import is_brood_chamber, sort_of, space_at, spot
from formicarium.games.antropolis.rules.masks import members

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState

_move = lru_cache(maxsize=1 << 17)(Move)
_BORN = (WORKER, SOLDIER)


def legal(state: AntropolisState) -> list[AntropolisAction]:
    """All that the ants of this turn's player may still do; or the end of the phase."""
    actions: list[AntropolisAction] = []
    for kind in (QUEEN, WORKER, SOLDIER):
        if kind >= state.stage:  # S3.1
            _moves(state, kind, actions)
            _ACTS[kind](state, actions)
    actions.append(End(state.turn))
    return actions


def _spaces_with(state: AntropolisState, kind: int) -> list[int]:
    return members(state.standing[KIND_COUNT * state.turn + kind])


def _moves(state: AntropolisState, kind: int, actions: list[AntropolisAction]) -> None:
    """A5.1, S4: add each ant that has not moved with every space where it may go."""
    seat = state.turn
    starts = [space for space in _spaces_with(state, kind) if ants.may(state, space, kind, MOVED)]
    if not starts:
        return
    ways = routes.network(state, kind)
    closed, foreign = routes.closed(state, seat, kind), routes.foreign(state, seat)
    reached, spots = 0, []
    for start in starts:
        if not reached >> start & 1:  # ants that can reach each other have the same reach
            reached = routes.within_reach(ways, start, closed)
            spots = [spot(state, space) for space in members(reached & ~foreign)]
        here = spot(state, start)
        actions += [_move(seat, kind, here, there) for there in spots if there != here]


def _queens_acts(state: AntropolisState, actions: list[AntropolisAction]) -> None:
    """A6.2, S3.2, S5.1: add queens that leave the nest, in their own time."""
    queens = _spaces_with(state, QUEEN)
    if state.finished_stay:
        queens = [space for space in queens if ants.may(state, space, QUEEN, ACTED)]
    actions += [Leave(state.turn, spot(state, space)) for space in queens]


def _workers_acts(state: AntropolisState, actions: list[AntropolisAction]) -> None:
    """A6.1, S6.1: add workers that collect food or feed a larva."""
    for space in _spaces_with(state, WORKER):
        if finds_work(state, space, WORKER) and ants.may(state, space, WORKER, ACTED):
            if state.supply and sort_of(state, space >> 1) == FOREST:
                actions.append(Collect(state.turn, spot(state, space)))
            if ants.count(state, space, LARVA):
                actions += [
                    Feed(state.turn, spot(state, space), kind)
                    for kind in _BORN
                    if state.hand_ants[KIND_COUNT * state.turn + kind]  # SQ7
                ]


def _soldiers_acts(state: AntropolisState, actions: list[AntropolisAction]) -> None:
    """S7.1: add soldiers that mate, or expel and rob."""
    actions += [
        Mate(state.turn, spot(state, space))
        for space in _spaces_with(state, SOLDIER)
        if can_mate(state, space) and ants.may(state, space, SOLDIER, ACTED)
    ]
    actions += expelling.beginnings(state)


_ACTS = {QUEEN: _queens_acts, WORKER: _workers_acts, SOLDIER: _soldiers_acts}


def can_mate(state: AntropolisState, space: int) -> bool:
    """S7.2, SQ7: whether a queen is in the same brood chamber, and a larva in hand."""
    in_hand = state.hand_ants[KIND_COUNT * state.turn + LARVA]
    return in_hand > 0 and finds_work(state, space, SOLDIER)


def finds_work(state: AntropolisState, space: int, kind: int) -> bool:
    """A6.1, S6.2, S7.2: whether a forest or a larva awaits a worker, or a queen a soldier."""
    if kind == WORKER:
        return sort_of(state, space >> 1) == FOREST or ants.count(state, space, LARVA) > 0
    return is_brood_chamber(state, space) and ants.count(state, space, QUEEN) > 0


def spent(state: AntropolisState, space: int, kind: int) -> int:
    """Return how many ants of a kind in a space can do nothing more in their player's turn.

    S3.1: the time of earlier kinds is over. A6.2: a queen who has moved can still leave, and with
    the option even if another ant has begun (S3.2).
    """
    if ants.owner(state, space) != state.turn:
        return 0
    if kind < state.stage:
        return ants.count(state, space, kind)
    if kind == QUEEN and not state.finished_stay:
        return 0
    can_act = kind == QUEEN or finds_work(state, space, kind)
    return ants.having(state, space, kind, FINISHED if can_act else MOVED)


def move(state: AntropolisState, action: Move) -> None:
    """A5.1: move an ant any distance, once a turn."""
    start, end = space_at(state, action.start), space_at(state, action.end)
    ants.take(state, action.seat, action.kind, start)
    ants.put(state, action.seat, action.kind, end)
    ants.note(state, action.kind, start, end, MOVED)


def collect(state: AntropolisState, action: Collect) -> None:
    """A6.1, AQ14: take a food from the supply."""
    space = space_at(state, action.spot)
    state.food[action.seat] += 1
    ants.note(state, WORKER, space, space, ACTED)


def leave(state: AntropolisState, action: Leave) -> None:
    """A6.2: take a queen back to the hand, for the next turn at the earliest (AQ16)."""
    space = space_at(state, action.spot)
    ants.note(state, QUEEN, space, space, ACTED)
    state.done = _without_queen(state, space)
    state.current = -1
    ants.take_to_hand(state, action.seat, QUEEN, space)


def _without_queen(state: AntropolisState, space: int) -> tuple[int, ...]:
    """Return the deeds without those of a queen who has left; another may be finished there.

    If finished queens may leave, both notes are hers: of her end, and of her leaving.
    """
    notes = [ants.code(space, QUEEN, ACTED), ants.code(space, QUEEN, FINISHED)]
    done = [ant for ant in state.done if ant not in notes]
    others = len(state.done) - len(done) - 1
    return tuple(sorted([*done, *notes[1:] * others])) if state.finished_stay else tuple(done)


def feed(state: AntropolisState, action: Feed) -> None:
    """S6.2, S6.3: the larva becomes a worker or soldier, which rests until the next turn."""
    space = space_at(state, action.spot)
    ants.note(state, WORKER, space, space, ACTED)
    ants.take_to_hand(state, action.seat, LARVA, space)
    ants.put_from_hand(state, action.seat, action.kind, space)
    ants.rest(state, action.kind, space)


def mate(state: AntropolisState, action: Mate) -> None:
    """S7.2, S3.3: put a larva beside the queen; the soldier does not move afterwards."""
    space = space_at(state, action.spot)
    ants.put_from_hand(state, action.seat, LARVA, space)
    ants.note(state, SOLDIER, space, space, ACTED)
    ants.finish_current(state)


def why_not(state: AntropolisState, action: AntropolisAction) -> Broken:
    """Return the rule that forbids this deed, and the reason."""
    match action:
        case Move():
            return _why_not_move(state, action)
        case Collect():
            return _why_not_collect(state, action)
        case Leave():
            return _why_not_leave(state, action)
        case Feed():
            return _why_not_feed(state, action)
        case Mate():
            return _why_not_mate(state, action)
        case Expel() | Strike():
            return expelling.why_not_begin(state, action)
        case _:
            return course.wrong_phase(state)


def _why_cannot(state: AntropolisState, place: int, kind: int, deed: int) -> Broken | None:
    """Return what keeps all ants of a kind at a spot from moving or acting, if anything does."""
    space = space_at(state, place)
    own = space >= 0 and ants.owner(state, space) == state.turn
    if not own or not ants.count(state, space, kind):
        where = "start" if deed == MOVED else "there"
        return "A1.10", message(f"antropolis-refused-none-{where}", ant=ants.name(kind))
    if kind < state.stage:
        return "S3.1", message(f"antropolis-refused-late-{KINDS[kind]}")
    return None if ants.lacking(state, space, kind, deed) else _why_spent(state, space, kind, deed)


def _why_spent(state: AntropolisState, space: int, kind: int, deed: int) -> Broken:
    rule, done = ("A5.1", "moved") if deed == MOVED else ("AQ14", "acted")
    if RULESETS[state.variant].supersize:
        rule = "S3.2"
        if not ants.lacking(state, space, kind, FINISHED ^ deed):
            done = "done"
    return rule, message(f"antropolis-refused-ant-{done}")


def _why_not_move(state: AntropolisState, action: Move) -> Broken:
    if action.kind == LARVA:
        return "S4.1", message("antropolis-refused-larva")
    cannot = _why_cannot(state, action.start, action.kind, MOVED)
    if cannot:
        return cannot
    start, end = space_at(state, action.start), space_at(state, action.end)
    if end < 0:
        return "A5.1", message("antropolis-refused-nowhere")
    if start == end:
        return "A5.1", message("antropolis-refused-already")
    if action.kind == QUEEN and state.nest[start >> 1] != state.nest[end >> 1]:
        return "A5.2", message("antropolis-refused-nest")
    if routes.foreign(state, action.seat) >> end & 1:
        rule = "S4.2" if RULESETS[state.variant].supersize else "A5.3"
        return rule, message("antropolis-refused-rivals")
    return _why_no_way(state, action, start, end)


def _why_no_way(state: AntropolisState, action: Move, start: int, end: int) -> Broken:
    if not routes.within_reach(routes.network(state, action.kind), start, 0) >> end & 1:
        return "A5.1", message("antropolis-refused-no-way")
    rule = "S4.4" if RULESETS[state.variant].supersize else "A5.4"
    return rule, message("antropolis-refused-blocked")


def _why_not_collect(state: AntropolisState, action: Collect) -> Broken:
    cannot = _why_cannot(state, action.spot, WORKER, ACTED)
    if cannot:
        return cannot
    if sort_of(state, space_at(state, action.spot) >> 1) != FOREST:
        return "A6.1", message("antropolis-refused-collect")
    return "AQ15", message("antropolis-refused-supply")


def _why_not_leave(state: AntropolisState, action: Leave) -> Broken:
    """A6.2, S3.2: a queen who is there may leave, unless she is finished."""
    return _why_cannot(state, action.spot, QUEEN, ACTED) or course.wrong_phase(state)


def _why_not_feed(state: AntropolisState, action: Feed) -> Broken:
    cannot = _why_cannot(state, action.spot, WORKER, ACTED)
    if cannot:
        return cannot
    if not ants.count(state, space_at(state, action.spot), LARVA):
        return "S6.2", message("antropolis-refused-no-larva")
    return "SQ7", ants.none_in_hand(action.kind)


def _why_not_mate(state: AntropolisState, action: Mate) -> Broken:
    cannot = _why_cannot(state, action.spot, SOLDIER, ACTED)
    if cannot:
        return cannot
    if not state.hand_ants[KIND_COUNT * action.seat + LARVA]:
        return "SQ7", ants.none_in_hand(LARVA)
    return "S7.2", message("antropolis-refused-mate")
