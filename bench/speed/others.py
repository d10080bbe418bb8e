"""Engines by others, as the measurement sees them.

Each is used the way its documentation recommends for speed: legal actions are not checked again,
and copies leave the history behind where the engine offers that.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from bench.speed.measure import Engine, middle

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SIMULATIONS = 80
"""The budget of a search of OpenSpiel, whose play-outs go to the end of the game."""
LONGEST_SHOGI = 512
"""Random games of shogi are stopped after this move, as tournaments do."""


class Other(NamedTuple):
    """An engine by others: its distribution on PyPI, and how to adapt it."""

    distribution: str
    engine: Callable[[], Engine]


def catanatron(players: int) -> Engine:
    """Catan, in plain Python; its ``VictoryPointPlayer`` looks one step ahead."""
    game = import_module("catanatron.game")
    player = import_module("catanatron.models.player")
    greedy = import_module("catanatron.players.search").VictoryPointPlayer
    colors = list(player.Color)[:players]

    def new(rng: Random, kind: Any = player.Player) -> Any:
        return game.Game([kind(color) for color in colors], seed=rng.getrandbits(31) + 1)

    def actions(state: Any) -> Sequence[Any]:
        is_over = state.winning_color() or state.state.num_turns >= game.TURNS_LIMIT
        return () if is_over else state.state.playable_actions

    def play_greedily(rng: Random) -> int:
        state = new(rng, greedy)
        state.play()
        return len(state.state.actions)

    step = partial(game.Game.execute, validate_action=False)
    return Engine(new, actions, step, game.Game.copy, play_greedily)


def python_chess() -> Engine:
    """Chess, in plain Python on bitboards."""
    board = import_module("chess").Board

    def actions(state: Any) -> Sequence[Any]:
        is_draw = state.is_insufficient_material() or state.is_seventyfive_moves()
        return () if is_draw else list(state.legal_moves)

    return Engine(lambda _: board(), actions, board.push, partial(board.copy, stack=False))


def python_shogi() -> Engine:
    """Shogi, in plain Python; its boards have no copy."""
    board = import_module("shogi").Board
    return Engine(lambda _: board(), _shogi_actions, board.push)


def cshogi() -> Engine:
    """Shogi, in C++."""
    board = import_module("cshogi").Board
    return Engine(lambda _: board(), _shogi_actions, board.push, board.copy)


def _shogi_actions(state: Any) -> Sequence[Any]:
    return () if state.move_number > LONGEST_SHOGI else list(state.legal_moves)


def pydraughts() -> Engine:
    """International draughts, in plain Python."""
    board = import_module("draughts").Board

    def actions(state: Any) -> Sequence[Any]:
        return () if state.is_over() else state.legal_moves()

    return Engine(lambda _: board(), actions, board.push, board.copy)


def open_spiel(name: str) -> Engine:
    """Return a game of OpenSpiel, in C++; its search is in Python, with random play-outs."""
    pyspiel = import_module("pyspiel")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game(name)
    chance = Random(1)  # noqa: S311 - no secret

    def new(_: Random) -> Any:
        return _after_chance(game.new_initial_state(), chance)

    def actions(state: Any) -> Sequence[Any]:
        return () if state.is_terminal() else state.legal_actions()

    def step(state: Any, action: Any) -> None:
        state.apply_action(action)
        _after_chance(state, chance)

    def searches(rng: Random) -> Callable[[], int]:
        bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(), solve=False)
        position = middle(engine, rng, pyspiel.State.clone)
        return lambda: bot.mcts_search(position).explore_count

    engine = Engine(new, actions, step, pyspiel.State.clone, searches=searches)
    return engine


def _after_chance(state: Any, chance: Random) -> Any:
    """Let chance decide until a player has to; return the state."""
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(actions, weights)[0])
    return state


OTHERS: dict[str, Other] = {
    "Catanatron, 2 players": Other("catanatron", partial(catanatron, 2)),
    "Catanatron, 4 players": Other("catanatron", partial(catanatron, 4)),
    "python-chess": Other("chess", python_chess),
    "python-shogi": Other("python-shogi", python_shogi),
    "cshogi": Other("cshogi", cshogi),
    "pydraughts": Other("pydraughts", pydraughts),
    "OpenSpiel, backgammon": Other("open_spiel", partial(open_spiel, "backgammon")),
    "OpenSpiel, chess": Other("open_spiel", partial(open_spiel, "chess")),
    "OpenSpiel, hive": Other("open_spiel", partial(open_spiel, "hive")),
}
"""By the name of their row."""
