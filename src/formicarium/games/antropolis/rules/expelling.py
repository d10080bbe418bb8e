"""Attacks: expelling ants and robbing larvae (S7.3, S7.4).

An attack is named soldier by soldier: the space under attack, where the soldier stands, and the
side of the space through which it comes, since that side is closed to fleeing ants (S7.3.7).
Nothing moves before the attack takes place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.core.message import Broken, message
from formicarium.games.antropolis.components import LARVA, QUEEN, SOLDIER, WORKER
from formicarium.games.antropolis.rules import ants, fleeing, routes
from formicarium.games.antropolis.rules.actions import AntropolisAction, Expel, Strike
from formicarium.games.antropolis.rules.ants import FINISHED, KIND_COUNT
from formicarium.games.antropolis.rules.board import space_at, spot
from formicarium.games.antropolis.rules.geometry import DIRECTION_OF
from formicarium.games.antropolis.rules.masks import members

if TYPE_CHECKING:
    from formicarium.games.antropolis.rules.state import AntropolisState


def side_to(state: AntropolisState, space: int, near: int) -> int:
    """Return the side of a space that leads to an adjacent one."""
    return DIRECTION_OF[state.hexes[near >> 1] - state.hexes[space >> 1]]


def ready(state: AntropolisState, space: int) -> int:
    """S7.3.7: return how many soldiers there have neither moved nor acted nor been sent."""
    sent = len([1 for attacker in state.crew if attacker // 6 == space])
    return ants.lacking(state, space, SOLDIER, FINISHED) - sent


def _entries(state: AntropolisState) -> dict[int, list[int]]:
    """S7.3.2: map each space that can be attacked to its ways in: 6 * soldiers' space + side."""
    seat = state.turn
    enemies = routes.foreign(state, seat)
    for other in range(state.players):
        if other != seat:
            enemies &= ~state.standing[KIND_COUNT * other + QUEEN]
    found: dict[int, list[int]] = {}
    for start in members(state.standing[KIND_COUNT * seat + SOLDIER]):
        if ready(state, start) > 0:
            reached = routes.reach(state, seat, SOLDIER, start)
            for space in members(enemies):
                sides = [side_to(state, space, near) for near in _doors(state, space, reached)]
                if sides:
                    found.setdefault(space, []).extend([6 * start + side for side in sorted(sides)])
    return found


def _doors(state: AntropolisState, space: int, reached: int) -> list[int]:
    return members(routes.doors(state, space, reached))


def _strength(state: AntropolisState, ways_in: list[int]) -> int:
    """SQ17: return how many soldiers have a way in."""
    return sum([ready(state, start) for start in {way // 6 for way in ways_in}])


def needed(state: AntropolisState, space: int) -> int:
    """S7.3.1, S7.3.3: return how many attackers win: one more than there are soldiers."""
    return 1 + ants.count(state, space, SOLDIER)


def can_send(state: AntropolisState, space: int, attacker: int) -> bool:
    """S7.3.7: whether a soldier can be sent there by this way."""
    return attacker in _entries(state).get(space, [])


def can_win(state: AntropolisState) -> bool:
    """S7.3.1: whether more soldiers can be sent, and enough of them to win."""
    more = _strength(state, _entries(state).get(state.target, []))
    return more > 0 and len(state.crew) + more >= needed(state, state.target)


def beginnings(state: AntropolisState) -> list[AntropolisAction]:
    """S7.3.1: every attack that can be won, each begun by one of its soldiers."""
    if not state.standing[KIND_COUNT * state.turn + SOLDIER]:
        return []
    actions: list[AntropolisAction] = []
    for space, ways_in in _entries(state).items():
        if _strength(state, ways_in) >= needed(state, space):
            actions += _sendings(state, space, ways_in)
    return actions


def _sendings(state: AntropolisState, space: int, ways_in: list[int]) -> list[AntropolisAction]:
    target = spot(state, space)
    return [Expel(state.turn, target, spot(state, way // 6), way % 6) for way in ways_in]


def legal(state: AntropolisState) -> list[AntropolisAction]:
    """S7.3: more soldiers, or the attack as soon as it wins."""
    ways_in = _entries(state).get(state.target, [])
    actions = _sendings(state, state.target, ways_in)
    if len(state.crew) >= needed(state, state.target):
        actions.append(Strike(state.turn))
    return actions


def expel(state: AntropolisState, action: Expel) -> None:
    """Send one soldier; if no other can be sent, attack at once."""
    state.target = space_at(state, action.target)
    attacker = 6 * space_at(state, action.start) + action.side
    state.crew = tuple(sorted([*state.crew, attacker]))
    state.phase = "attack"
    if state.target not in _entries(state):
        _attack(state)


def strike(state: AntropolisState, action: Strike) -> None:
    """S7.3.8: attack with the soldiers sent so far."""
    _attack(state)


def _attack(state: AntropolisState) -> None:
    """S7.3.8: attackers enter, larvae are exchanged, then beaten ants flee."""
    seat, space = state.turn, state.target
    victim = ants.owner(state, space)
    ants.finish_current(state)
    state.stage = SOLDIER
    for attacker in state.crew:
        ants.take(state, seat, SOLDIER, attacker // 6)
    state.beaten = (ants.count(state, space, WORKER), ants.count(state, space, SOLDIER))
    for kind, number in zip((WORKER, SOLDIER), state.beaten, strict=True):
        for _ in range(number):
            ants.take(state, victim, kind, space)
    robbed = _take_larvae(state, victim, space)
    for attacker in state.crew:
        ants.put(state, seat, SOLDIER, space)
        ants.rest(state, SOLDIER, space)
        state.closed_sides |= 1 << attacker % 6
    for _ in range(min(robbed, state.hand_ants[KIND_COUNT * seat + LARVA])):  # SQ15, SQ16
        ants.put_from_hand(state, seat, LARVA, space)
    state.crew = ()
    fleeing.begin(state, victim)


def _take_larvae(state: AntropolisState, victim: int, space: int) -> int:
    """S7.4: put the victim's larvae back into the hand, and return how many there were."""
    number = ants.count(state, space, LARVA)
    for _ in range(number):
        ants.take_to_hand(state, victim, LARVA, space)
    return number


def why_not_begin(state: AntropolisState, action: Expel | Strike) -> Broken:
    """Return the rule that forbids beginning this attack, and the reason."""
    if isinstance(action, Strike):
        return "S7.3.8", message("antropolis-refused-none-sent")
    space, start = space_at(state, action.target), space_at(state, action.start)
    mine = start >= 0 and ants.owner(state, start) == state.turn
    if not mine or not ants.count(state, start, SOLDIER):
        return "S7.3", message("antropolis-refused-none-start", ant=ants.name(SOLDIER))
    if ready(state, start) <= 0:
        return "S7.3.7", message("antropolis-refused-soldier-done")
    if space < 0 or ants.owner(state, space) in (-1, state.turn):
        return "S7.3", message("antropolis-refused-no-rivals")
    if ants.count(state, space, QUEEN):
        return "S7.3.2", message("antropolis-refused-queen-safe")
    if not can_send(state, space, 6 * start + action.side):
        return "S7.3.7", message("antropolis-refused-side")
    can_come = _strength(state, _entries(state)[space])
    why = message("antropolis-refused-weak", needed=needed(state, space), ready=can_come)
    return "S7.3.1", why


def why_not(state: AntropolisState, action: AntropolisAction) -> Broken:
    """Return the rule that forbids this in the middle of an attack, and the reason."""
    if isinstance(action, Strike):
        missing = needed(state, state.target) - len(state.crew)
        return "S7.3.3", message("antropolis-refused-too-few", soldiers=missing)
    if isinstance(action, Expel) and space_at(state, action.target) == state.target:
        return why_not_begin(state, action)
    return "S7.3.8", message("antropolis-refused-attack")
