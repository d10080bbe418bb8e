"""Ants on spaces (A1.7, A1.10), and which of them have moved or acted in this turn (A5.1, S3.2).

All ants in a space have one colour (A5.3, AQ11, AQ12, S4.2). So a space needs one number: a few
bits for each kind, then the seat; 0 if nobody is there.

An ant that has moved or acted is noted in ``state.done`` as ``16 * space + 4 * kind`` plus its
deeds. Ants that are alike differ in nothing else: if one of them has acted, that one moves, and if
one has moved, that one acts. The player loses nothing by it, as the others can still do both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from formicarium.core.message import Message, message
from formicarium.games.antropolis.components import KINDS
from formicarium.games.antropolis.options import RULESETS

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState

KIND_COUNT: Final = len(KINDS)
_SHIFT: Final = (0, 3, 6, 9)
_KIND: Final = 7
_ONE: Final = tuple([1 << shift for shift in _SHIFT])
_OWNER: Final = 12
_ALL_COUNTS: Final = (1 << _OWNER) - 1

MOVED: Final = 1
ACTED: Final = 2
FINISHED: Final = MOVED | ACTED


def name(kind: int) -> Message:
    """Return the word for a kind of ant."""
    return message(f"antropolis-{KINDS[kind]}")


def none_in_hand(kind: int) -> Message:
    """A4.10, SQ7: return the reason if an ant that is to come from the hand is not there."""
    return message("antropolis-refused-hand", ant=name(kind))


def count(state: AntropolisState, space: int, kind: int) -> int:
    """Return how many ants of a kind are in a space, of any colour."""
    return state.ants[space] >> _SHIFT[kind] & _KIND


def owner(state: AntropolisState, space: int) -> int:
    """Return the seat whose ants are in a space; -1 if it is empty."""
    there = state.ants[space]
    return there >> _OWNER if there else -1


def put(state: AntropolisState, seat: int, kind: int, space: int) -> None:
    """Put an ant into a space."""
    state.ants[space] = (state.ants[space] or seat << _OWNER) + _ONE[kind]
    state.standing[KIND_COUNT * seat + kind] |= 1 << space


def take(state: AntropolisState, seat: int, kind: int, space: int) -> None:
    """Take an ant out of a space."""
    left = state.ants[space] - _ONE[kind]
    state.ants[space] = left if left & _ALL_COUNTS else 0
    if not left >> _SHIFT[kind] & _KIND:
        state.standing[KIND_COUNT * seat + kind] ^= 1 << space


def put_from_hand(state: AntropolisState, seat: int, kind: int, space: int) -> None:
    """Put an ant from the hand into a space."""
    state.hand_ants[KIND_COUNT * seat + kind] -= 1
    put(state, seat, kind, space)


def take_to_hand(state: AntropolisState, seat: int, kind: int, space: int) -> None:
    """Take an ant from a space into the hand."""
    take(state, seat, kind, space)
    state.hand_ants[KIND_COUNT * seat + kind] += 1


def beaten(state: AntropolisState, seat: int) -> tuple[int, int]:
    """Return the workers and soldiers of a seat that have still to flee (S7.3.4)."""
    return state.beaten if state.actor == seat != state.turn else (0, 0)


def on_table(state: AntropolisState, seat: int, kind: int) -> int:
    """Return how many ants of a kind a seat has on the table: all that are not elsewhere."""
    fleeing = beaten(state, seat)[kind // 2] if kind % 2 else 0
    in_hand = state.hand_ants[KIND_COUNT * seat + kind]
    return RULESETS[state.variant].ants[kind] - in_hand - fleeing


def standing(state: AntropolisState, seat: int) -> int:
    """Return the spaces where a seat has ants, as a mask."""
    queens, workers, larvae, soldiers = state.standing[KIND_COUNT * seat : KIND_COUNT * (seat + 1)]
    return queens | workers | larvae | soldiers


# What the ants of this turn's player have done.


def code(space: int, kind: int, deeds: int) -> int:
    """Return an ant and its deeds as noted in ``state.done``."""
    return (space << 2 | kind) << 2 | deeds


def having(state: AntropolisState, space: int, kind: int, deeds: int) -> int:
    """Return how many ants of a kind in a space have done all of these deeds."""
    alike = space << 2 | kind
    return len([1 for ant in state.done if ant >> 2 == alike and ant & deeds == deeds])


def lacking(state: AntropolisState, space: int, kind: int, deeds: int) -> int:
    """Return how many ants of a kind in a space have done none of these deeds."""
    number = count(state, space, kind)
    for ant in state.done:
        if ant >> 2 == (space << 2 | kind) and ant & deeds:
            number -= 1
    return number


def may(state: AntropolisState, space: int, kind: int, deed: int) -> bool:
    """A5.1, A6.1, S3.1, S3.2: whether an ant there may still move or act."""
    return kind >= state.stage and lacking(state, space, kind, deed) > 0


def note(state: AntropolisState, kind: int, start: int, end: int, deed: int) -> None:
    """Note that an ant has moved or acted; S3.2: this finishes another one that has begun."""
    other = FINISHED ^ deed
    halfway = code(start, kind, other)
    done = list(state.done)
    deeds = deed
    if halfway in done:
        done.remove(halfway)
        deeds = FINISHED
    done.append(code(end, kind, deeds))
    state.done = tuple(sorted(done))
    if RULESETS[state.variant].supersize:
        _finish_another(state, halfway)
        state.stage = kind
        state.current = -1 if deeds == FINISHED else code(end, kind, deeds)


def _finish_another(state: AntropolisState, ant: int) -> None:
    """S3.2: the ant that has begun can do nothing more, unless it is this one."""
    if state.current not in (-1, ant):
        done = list(state.done)
        done.remove(state.current)
        state.done = tuple(sorted([*done, state.current | FINISHED]))


def finish_current(state: AntropolisState) -> None:
    """S3.2: the ant that has begun can do nothing more."""
    _finish_another(state, -1)
    state.current = -1


def rest(state: AntropolisState, kind: int, space: int) -> None:
    """S6.3, S7.3.7: note an ant that can do nothing more in this turn."""
    state.done = tuple(sorted([*state.done, code(space, kind, FINISHED)]))


def forget(state: AntropolisState) -> None:
    """Forget all deeds: the phase is over."""
    state.done = ()
    state.current = -1
    state.stage = 0
