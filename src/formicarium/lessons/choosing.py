"""The one action that a player can pick in a lesson, out of all choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.choices import Choice, Choices


def only(choices: Choices, action: str) -> Choices:
    """Return the choices with one action, whose path holds the picks that decide something.

    A screen makes the other picks of a path by itself where there is no choice; here nothing would
    be a choice any more. How a piece is turned is settled, too: its spot shows it.
    """
    option = choice_of(choices, action)
    picks = tuple([option.path[level] for level in deciding(choices, option)])
    targets = tuple([target for target in choices.targets if target.id in picks])
    return replace(choices, targets=targets, options=(replace(option, path=picks),))


def choice_of(choices: Choices, action: str) -> Choice:
    """Return the choice of an action."""
    return next(option for option in choices.options if option.action == action)


def deciding(choices: Choices, option: Choice) -> list[int]:
    """Return the levels of a path at which a player picks; the first if nothing is to decide."""
    turns = {target.id for target in choices.targets if target.kind == "turn"}
    left, levels = list(choices.options), []
    for level, pick in enumerate(option.path):
        following = {other.path[level] for other in left}
        left = [other for other in left if other.path[level] == pick]
        turned = any(turn in turns for turn in option.path[level + 1 : level + 2])
        if pick not in turns and (len(following) > 1 or turned):
            levels.append(level)
    return levels or list(range(len(option.path)))[:1]


def prefix(choices: Choices, option: Choice, picked: int) -> tuple[str, ...]:
    """Return the beginning of a path after this number of picks."""
    levels = deciding(choices, option)
    return option.path[: levels[picked]] if picked < len(levels) else option.path


def next_picks(choices: Choices, path: Sequence[str]) -> frozenset[str]:
    """Return all that could be picked after the beginning of a path."""
    level = len(path)
    begun = (each.path for each in choices.options if each.path[:level] == tuple(path))
    return frozenset(longer[level] for longer in begun if len(longer) > level)
