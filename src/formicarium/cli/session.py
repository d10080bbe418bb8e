"""A game in the terminal; it is saved however the session ends."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.markdown import Markdown

from formicarium import rulebook
from formicarium.bots import read_bot
from formicarium.cli.show import console, player_name, show_move, show_score_sheet, show_table
from formicarium.core.errors import FormicariumError, NotationError, RecordError
from formicarium.core.record_text import outcome_text
from formicarium.core.registry import game
from formicarium.core.seats import seat_letter

if TYPE_CHECKING:
    from formicarium.core.action import Action
    from formicarium.core.record import Record

BOT = "bot "
"""The prefix of the name of a bot's seat; the kind of bot follows."""

_HELP = (
    "Type the number or the words of a choice. Also: [bold]u[/] undo, [bold]t[/] table, "
    "[bold]p[/] points so far,\n[bold]r {rule}[/] read a rule ([bold]r[/] alone: all rules), "
    "[bold]s FILE[/] save, [bold]q[/] save and quit, [bold]?[/] this help."
)


class Session:
    """A game, its people and bots, and the file it is saved to."""

    def __init__(self, record: Record, path: Path | None) -> None:
        self.record = record
        self.path = path
        self.state = record.replay()
        self.shown = len(record.moves)
        self.rng = Random(record.seed)  # noqa: S311 - for the bots
        self._players = {
            seat: read_bot(name.removeprefix(BOT)).sit_down()
            for seat, name in enumerate(record.seats)
            if name.startswith(BOT)
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._show_help()
        try:
            while not self.state.is_over and self._next_decision(self.state.to_act[0]):
                pass
        except (EOFError, KeyboardInterrupt):
            console.print()
        self._leave()

    def _next_decision(self, seat: int) -> bool:
        """Let a bot move or ask a person; return whether to continue."""
        if not self._is_bot(seat):
            return self._ask(seat)
        self._play(self._players[seat].choose(self.state.copy(), seat, self.rng))
        return True

    def _is_bot(self, seat: int) -> bool:
        return seat in self._players

    def _play(self, action: Action) -> None:
        self.record.play(self.state, action)
        self._autosave()

    def _autosave(self) -> None:
        if self.path is not None:
            self.record.save(self.path)

    def _ask(self, seat: int) -> bool:
        """Ask a person until the position changes; return whether to continue."""
        self._show_position(seat)
        length = len(self.record.moves)
        while len(self.record.moves) == length:
            line = input(f"{player_name(self.record, seat)}, your choice: ").strip()
            if line in ("q", "quit"):
                return False
            try:
                self._obey(line, seat)
            except (FormicariumError, OSError) as error:
                console.print(str(error), style="red", markup=False, soft_wrap=True)
        return True

    def _obey(self, line: str, seat: int) -> None:
        command, _, argument = line.partition(" ")
        match command:
            case "" | "?" | "help":
                self._show_help()
            case "u" | "undo":
                self._undo()
            case "t" | "table":
                self._show_position(seat)
            case "p" | "points":
                show_score_sheet(self.state, self.record)
            case "r" | "rules":
                _show_rules(self.record.game, argument.strip())
            case "s" | "save":
                self._save(argument.strip())
            case _:
                self._play(self._chosen(line, seat))

    def _chosen(self, line: str, seat: int) -> Action:
        """Return the action for the number or the words of a choice."""
        choices = self.state.legal_actions(seat)
        if not (line.isascii() and line.isdigit()):
            action: Action = game(self.record.game).parse(f"{seat_letter(seat)} {line}")
            meant: Action = self.state.meant(action)
            return meant
        if len(line) < 6 and 1 <= int(line) <= len(choices):
            choice: Action = choices[int(line) - 1]
            return choice
        raise NotationError(f"the choices are numbered from 1 to {len(choices)}")

    def _show_position(self, seat: int) -> None:
        show_table(self.state, seat)
        for number in range(self.shown + 1, len(self.record.moves) + 1):
            show_move(number, self.record.moves[number - 1])
        self.shown = len(self.record.moves)
        _show_choices(self.state.legal_actions(seat))

    def _show_help(self) -> None:
        """Print the help, with a rule of this game as an example."""
        console.print(_HELP.format(rule=next(iter(rulebook.rules(self.record.game)), "NUMBER")))

    def _undo(self) -> None:
        """Go back to the last decision of a person, but not past an outcome of chance."""
        moves = self.record.moves
        own = [n for n, move in enumerate(moves) if not self._is_bot(move.action.seat)]
        if not own:
            raise RecordError("nothing to undo")
        for move in moves[own[-1] :]:
            if move.outcome:
                shown = outcome_text(move.outcome)
                raise RecordError(f"cannot undo past what chance has revealed ({shown})")
        self.record.take_back(len(moves) - own[-1])
        self.state = self.record.replay()
        self.shown = min(self.shown, len(moves))
        self._autosave()

    def _save(self, name: str) -> None:
        self.path = Path(name) if name else self.path or _free_name(self.record.game)
        self.record.save(self.path)
        console.print(f"Saved to {self.path}; every move is saved from now on.", markup=False)

    def _leave(self) -> None:
        """Show the result, or save the game and print how to continue it."""
        if self.state.is_over:
            show_table(self.state)
            show_score_sheet(self.state, self.record)
        elif self.record.moves and self.path is None:
            self.path = _free_name(self.record.game)
            self.record.save(self.path)
        if self.path is not None:
            console.print(f"Saved to {self.path}.", markup=False)
        if self.path is not None and not self.state.is_over:
            command = f"{_program()} play {self.record.game} --resume {self.path}"
            console.print(f"Continue with: {command}", markup=False, soft_wrap=True)


def _show_choices(actions: list[Any]) -> None:
    width = max(len(str(action)) for action in actions)
    choices = [f"[bold]{n:3}[/] {str(action)[2:]:{width}}" for n, action in enumerate(actions, 1)]
    console.print(Columns(choices, padding=(0, 1)))


def _show_rules(game_id: str, number: str) -> None:
    text = rulebook.rule(game_id, number) if number else rulebook.text(game_id)
    console.print(Markdown(text))


def _program() -> str:
    """Return the command that started this program."""
    called = sys.argv[0]
    return "python -m formicarium" if called.endswith("__main__.py") else called


def _free_name(game_id: str) -> Path:
    """Return an unused file name in the current folder."""
    number = 1
    while (path := Path(f"{game_id}-{number}.record")).exists():
        number += 1
    return path
