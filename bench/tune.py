"""Do greedy bots play better with other weights? A match of changed weights against the present.

For instance ``python -m bench.tune antropolis supersize 3 RIVALRY=0.3 SEED=0.4 --games 40``. Every
deal is played twice with the seats exchanged. If a weight has a value for each variant, the new
value holds for all of them.
"""

from __future__ import annotations

import argparse
import ast
import sys
from importlib import import_module
from random import Random
from statistics import mean, stdev
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import formicarium as fm
from formicarium.bots import GreedyBot
from formicarium.bots.glance import Glance

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from formicarium.bots.glance import Evaluate

GREEDY = GreedyBot()


class Deal(NamedTuple):
    """The results of the changed weights and of the others in two games of one deal."""

    lead: float
    """The victories of the changed ones less those of the others."""
    scores: tuple[list[int], list[int]]


def evaluation_with(game: str, changes: Mapping[str, Any]) -> Evaluate:
    """Return a second copy of a game's evaluation, with its own weights and caches.

    >>> import formicarium as fm
    >>> evaluate = evaluation_with("antropolis", {"QUEEN_OUT": 100.0})
    >>> state = fm.game("antropolis").new(players=2, seed=1)
    >>> evaluate(state, 0) > fm.game("antropolis").evaluate(state, 0) + 50
    True

    Constants that the evaluation derives from a weight change with it.

    >>> evaluate = evaluation_with("micropolis", {"SOLDIER": 100.0})
    >>> state = fm.game("micropolis").new(players=2, seed=1)
    >>> state.army[0] += 1
    >>> evaluate(state, 0) > fm.game("micropolis").evaluate(state, 0) + 50
    True
    """
    fm.game(game)  # raises an error for an unknown game
    name = f"formicarium.games.{game}.evaluation"
    package, own = import_module(f"formicarium.games.{game}"), import_module(name)
    weights = _changed(import_module(f"{name}.weights"), changes)
    first = {known: sys.modules.pop(known) for known in list(sys.modules) if known.startswith(name)}
    sys.modules[weights.__name__] = weights  # before anything reads it
    try:
        evaluate: Evaluate = import_module(name).evaluate
    finally:
        sys.modules.update(first)
        package.__dict__["evaluation"] = own
    return evaluate


def _changed(weights: ModuleType, changes: Mapping[str, Any]) -> ModuleType:
    """Return a copy of the weights with these changes."""
    copy = ModuleType(weights.__name__)
    copy.__dict__.update(weights.__dict__)
    for name, value in changes.items():
        if not (name.isupper() and hasattr(weights, name)):
            known = ", ".join(filter(str.isupper, vars(weights)))
            raise fm.FormicariumError(f"unknown weight {name!r}; known weights: {known}")
        old = getattr(weights, name)
        setattr(copy, name, dict.fromkeys(old, value) if isinstance(old, dict) else value)
    return copy


def read_changes(changes: Sequence[str]) -> dict[str, Any]:
    """Parse changes of weights from the command line.

    >>> read_changes(["SEED=0.4", "QUEENS_IN_HAND=(0, 1, 2)"])
    {'SEED': 0.4, 'QUEENS_IN_HAND': (0, 1, 2)}
    """
    values = {}
    for change in changes:
        name, _, value = change.partition("=")
        try:
            values[name] = ast.literal_eval(value)
        except (SyntaxError, ValueError):
            raise fm.FormicariumError(f"{change!r} is not NAME=VALUE with a number") from None
    return values


def play_deal(table: tuple[str, str, int], both: Sequence[Evaluate], seed: int) -> Deal:
    """Play a deal twice; in the second game every seat has the other weights."""
    game, variant, players = table
    lead = 0.0
    scores: tuple[list[int], list[int]] = ([], [])
    for turned in range(2):
        state: Any = fm.game(game).new(players, seed, variant)
        sides = [(seat + turned) % 2 for seat in range(players)]
        rng = Random(2 * seed + turned)  # noqa: S311 - no secret
        while not state.is_over:
            seat = state.to_act[0]
            glance = Glance.at(state, seat, rng, both[sides[seat]])
            state.advance(glance.actions[GREEDY.pick(glance, rng)])
        for seat in state.winners():
            lead += (1 - 2 * sides[seat]) / len(state.winners())
        for seat, score in enumerate(state.scores()):
            scores[sides[seat]].append(score)
    return Deal(lead, scores)


def report(deals: Sequence[Deal]) -> str:
    """Report the share of games that the changed weights have won."""
    won = mean(deal.lead for deal in deals) / 4 + 0.5
    error = stdev(deal.lead for deal in deals) / 4 / len(deals) ** 0.5
    new, old = [mean(mean(deal.scores[side]) for deal in deals) for side in range(2)]
    return f"changed weights win {won:.1%} ± {error:.1%}, {new:.1f} to {old:.1f} points"


def main() -> None:
    """Read the command line, play, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("variant")
    parser.add_argument("players", type=int)
    parser.add_argument("changes", nargs="+", metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    asked = parser.parse_args()
    try:
        changed = evaluation_with(asked.game, read_changes(asked.changes))
    except fm.FormicariumError as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(2)
    both = changed, fm.game(asked.game).evaluate
    table, seeds = (asked.game, asked.variant, asked.players), range(asked.games // 2)
    deals = [play_deal(table, both, asked.seed + number) for number in seeds]
    sys.stdout.write(f"{report(deals)}\n")


if __name__ == "__main__":
    main()
