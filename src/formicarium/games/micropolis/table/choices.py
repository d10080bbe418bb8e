"""What may be done, as paths of picks on the scene.

======================  ==============================================================
a tile                  the tile in the row, a place at an anthill, and a button where it
                        can be paid for or taken with an architect marker
a barracks, a guard     one button for each possibility
the leader marker       the foundation that it goes to
======================  ==============================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formicarium.core.choices import Choice, Choices, Target
from formicarium.core.message import message
from formicarium.games.micropolis.components import (
    BARRACKS_CAPACITY,
    BARRACKS_POINTS,
    TILE_BY_CODE,
    TILE_CODES,
    TILES,
    Specialist,
)
from formicarium.games.micropolis.rules.actions import Fill, Guard, Leave, PassMarker, Take
from formicarium.games.micropolis.table import layout, words
from formicarium.games.micropolis.table.foresight import (
    foresee_army,
    foresee_marker,
    foresee_take,
    outlook,
)
from formicarium.games.micropolis.table.pieces import surface_id

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formicarium.core.message import Message
    from formicarium.games.micropolis.rules.actions import MicropolisAction
    from formicarium.games.micropolis.table.foresight import Outlook


def choices(observation: dict[str, Any], actions: Sequence[MicropolisAction]) -> Choices:
    """Turn the legal actions of a seat into paths.

    >>> import formicarium as fm
    >>> state = fm.game("micropolis").new(players=2, seed=7, options={"start": "B"})
    >>> offered = choices(state.observe(1), state.legal_actions(1))
    >>> offered.options[0].action, offered.options[0].path
    ('B take W4', ('tile-W4', 'place-1-only'))
    """
    seat = actions[0].seat
    match observation["phase"]:
        case "take":
            return _takes(seat, observation, actions)
        case "barracks":
            return _fillings(seat, observation, actions)
        case "guard":
            return _distributions(seat, observation, actions)
        case _:
            return _receivers(seat, observation, actions)


# Taking a tile.


def _takes(seat: int, observation: dict[str, Any], actions: Sequence[MicropolisAction]) -> Choices:
    takes = [action for action in actions if isinstance(action, Take)]
    ways = {(take.tile, take.anthill, take.side, take.architect) for take in takes}
    targets: dict[str, Target] = {}
    options = []
    for take in takes:
        seen = outlook(observation, take)
        spot = _spot(take, seen)
        path = [f"tile-{TILE_CODES[take.tile]}", spot.id]
        targets[spot.id] = spot
        if (take.tile, take.anthill, take.side, not take.architect) in ways:
            button = _architect_button() if take.architect else _pay_button(seen.paid)
            path.append(button.id)
            targets[button.id] = button
        preview = foresee_take(observation, take, seen)
        options.append(Choice(str(take), tuple(path), _take_label(take, seen), preview))
    return Choices(seat, message("micropolis-ask-take"), tuple(targets.values()), tuple(options))


def _spot(take: Take, seen: Outlook) -> Target:
    x, y, turn = layout.place(seen.place)
    return Target(
        f"place-{seen.anthill}-{take.side or 'only'}",
        "spot",
        words.where(take.side, take.anthill),
        "micropolis-place",
        surface_id(seen.anthill),
        x,
        y,
        turn,
    )


def _pay_button(soldiers: int) -> Target:
    label = message("micropolis-pay", soldiers=soldiers)
    return Target(f"pay-{soldiers}", "button", label, "micropolis-soldier")


def _architect_button() -> Target:
    label = message("micropolis-use-architect")
    return Target("architect", "button", label, "micropolis-architect-marker")


def _take_label(take: Take, seen: Outlook) -> Message:
    brings = list(_brings(take, seen)) or [message("micropolis-brings-nothing")]
    return message(
        "micropolis-take",
        tile=words.tile(TILE_CODES[take.tile]),
        place=words.where(take.side, take.anthill),
        price=words.price(seen.paid, architect=take.architect),
        brings=words.listed(brings),
    )


def _brings(take: Take, seen: Outlook) -> Iterator[Message]:
    """What taking the tile brings at once, as far as it needs no further decision."""
    tile = TILES[take.tile]
    if seen.collected:
        yield message("micropolis-brings-soldiers", soldiers=seen.collected)
    if seen.too_many:
        yield message("micropolis-brings-too-many", soldiers=seen.too_many)
    if tile.barracks:
        points = BARRACKS_POINTS[tile.barracks]
        yield message("micropolis-brings-barracks", soldiers=tile.barracks, points=points)
    match tile.specialist:
        case Specialist.NURSE:
            yield message("micropolis-brings-nurse", soldiers=seen.recruits)
        case Specialist.OFFICER:
            leader = words.player(seen.leader_seat)
            yield message(
                "micropolis-brings-officer",
                leader=leader,
                lost=seen.leader_loses,
                won=seen.recruits,
            )
        case Specialist.ARCHITECT:
            yield message("micropolis-brings-architect", markers=seen.markers_won)
        case Specialist.GUARD:
            yield message("micropolis-brings-guard")
        case Specialist.QUEEN:
            yield message("micropolis-brings-queen")
        case _:
            pass


# Barracks and guards.


def _fillings(
    seat: int, observation: dict[str, Any], actions: Sequence[MicropolisAction]
) -> Choices:
    code = observation["tile"]
    soldiers = TILE_BY_CODE[code].barracks
    points = BARRACKS_POINTS[soldiers]
    fill = message("micropolis-fill", tile=code, soldiers=soldiers, points=points)
    leave = message("micropolis-leave", tile=code)
    full = (*_site(observation)["full"], code)
    options = []
    for action in actions:
        if isinstance(action, Fill):
            preview = foresee_army(observation, full)
            options.append(Choice(str(action), ("fill",), fill, preview))
        elif isinstance(action, Leave):
            options.append(Choice(str(action), ("leave",), leave))
    targets = (
        Target("fill", "button", fill, "micropolis-fill"),
        Target("leave", "button", leave, "micropolis-leave"),
    )
    asked = message("micropolis-ask-barracks", tile=code, soldiers=soldiers)
    return Choices(seat, asked, targets, tuple(options))


def _distributions(
    seat: int, observation: dict[str, Any], actions: Sequence[MicropolisAction]
) -> Choices:
    targets, options = [], []
    for action in actions:
        if isinstance(action, Guard):
            codes = [TILE_CODES[tile] for tile in action.full]
            name = "-".join(["guard", *codes]) if codes else "guard-none"
            label = _distribution(observation, action)
            targets.append(Target(name, "button", label, "micropolis-guard"))
            preview = foresee_army(observation, codes)
            options.append(Choice(str(action), (name,), label, preview))
    asked = message("micropolis-ask-guard", tile=observation["tile"])
    return Choices(seat, asked, tuple(targets), tuple(options))


def _distribution(observation: dict[str, Any], action: Guard) -> Message:
    site = _site(observation)
    full = [TILE_CODES[tile] for tile in action.full]
    before = sum(TILE_BY_CODE[code].barracks for code in site["full"])
    army = site["army"] + before - sum(BARRACKS_CAPACITY[tile] for tile in action.full)
    if full == site["full"]:
        return message("micropolis-distribute-as-is", soldiers=army)
    if not full:
        return message("micropolis-distribute-none", soldiers=army)
    return message("micropolis-distribute", barracks=", ".join(full), soldiers=army)


def _site(observation: dict[str, Any]) -> dict[str, Any]:
    """The anthill whose new tile asks for a decision."""
    site = observation["site"]
    index = words.anthill_index(observation, site["seat"], site["anthill"])
    anthill: dict[str, Any] = observation["anthills"][index]
    return anthill


# The leader marker.


def _receivers(
    seat: int, observation: dict[str, Any], actions: Sequence[MicropolisAction]
) -> Choices:
    options = []
    for action in actions:
        if isinstance(action, PassMarker):
            index = words.anthill_index(observation, action.receiver, action.anthill)
            holder = words.holder(action.receiver, action.anthill)
            label = message("micropolis-give-leader", holder=holder)
            path = (f"foundation-{index}",)
            options.append(Choice(str(action), path, label, foresee_marker(index, action.receiver)))
    first = observation["round"] == 0
    asked = message("micropolis-ask-first-leader") if first else message("micropolis-ask-leader")
    return Choices(seat, asked, (), tuple(options))
