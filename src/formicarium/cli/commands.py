"""The small commands: games, replay, verify, rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markdown import Markdown
from rich.table import Column, Table

from formicarium import rulebook
from formicarium.cli.arguments import GameName, Language
from formicarium.cli.show import console, show_move, show_score_sheet, show_table
from formicarium.core.message import message, slug
from formicarium.core.record import Record
from formicarium.core.registry import game as find_game
from formicarium.core.registry import games as all_games
from formicarium.core.words import either
from formicarium.stage.texts import Texts

if TYPE_CHECKING:
    from formicarium.core.game import Meta
    from formicarium.core.options import Option
    from formicarium.core.registry import AnyGame

_RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record file.")]

_MOVES_BEFORE = 5


def games(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Explain the options of this game.")
    ] = None,
    lang: Language = "en",
) -> None:
    """List the games with their variants, player counts and options, or explain one game's."""
    if game is None:
        _list_games()
    else:
        _explain_options(find_game(game), Texts(lang))


def _list_games() -> None:
    options_column = Column("Options (the first is the default)", overflow="fold")
    table = Table("Game", "Variant", "Players", options_column)
    for game in all_games():
        for variant in game.variant_table:
            name = f"[bold]{game.id}[/]" if variant.name == game.variants[0] else ""
            options = "\n".join(f"{o.name}={'|'.join(o.values)}" for o in variant.options)
            players = ", ".join(map(str, variant.players))
            table.add_row(name, f"{variant.name}: {variant.summary}", players, options)
        table.add_row("", f"[dim]{_credit(game.meta)}[/]", "", end_section=True)
    console.print(table)


def _explain_options(game: AnyGame, texts: Texts) -> None:
    """Print the variants, then each option: the values to type, and what they mean."""
    variants: dict[Option, list[str]] = {}
    for variant in game.variant_table:
        counts = either(variant.players)
        console.print(f"--variant {variant.name}: {variant.summary}; {counts} players")
        for option in variant.options:
            variants.setdefault(option, []).append(variant.name)
    for option, names in variants.items():
        where = "" if len(names) == len(game.variants) else f" (only {', '.join(names)})"
        name = f"{game.id}-option-{option.name}"
        title = texts.format(message(name))
        about = texts.format(message(f"{name}-about"))
        console.print(f"\n[bold]{title}[/]{where}\n{about}", soft_wrap=True)
        for value in option.values:
            meaning = texts.format(message(f"{name}-{slug(value)}"))
            usual = ", the default" if value == option.values[0] else ""
            console.print(f"  --option {option.name}={value}  [dim]{meaning}{usual}[/]")


def _credit(meta: Meta) -> str:
    """Return the title, with authors and publisher if the rulebook names them."""
    if not meta.authors:
        return meta.title
    return f"{meta.title} by {' & '.join(meta.authors)}, {meta.publisher} {meta.year}"


def replay(
    record: _RecordFile,
    to: Annotated[
        int | None, typer.Option("--to", help="Stop after this many actions.", min=0)
    ] = None,
) -> None:
    """Show a recorded game, or the position after some of its actions."""
    played = Record.load(record)
    state = played.replay(to)
    shown = len(played.moves) if to is None else to
    show_table(state)
    for number in range(max(1, shown - _MOVES_BEFORE + 1), shown + 1):
        show_move(number, played.moves[number - 1])
    console.print(f"After {shown} of {len(played.moves)} actions.")
    if state.is_over:
        show_score_sheet(state, played)


def verify(record: _RecordFile) -> None:
    """Check a record: the seed, all random outcomes, every action and the result."""
    played = Record.load(record)
    state = played.verify()
    console.print(_what_was_checked(played, state), soft_wrap=True)


def _what_was_checked(played: Record, state: Any) -> str:
    seed = (
        "the seed is withheld"
        if played.seed is None
        else "the seed matches its hash and all outcomes"
    )
    if played.borrowed is not None:
        seed += f" after action {played.borrowed}; what came before is from another game"
    end = f"final score {state.scores()}" if state.is_over else "the game is not over"
    return f"[bold]valid[/]: {played.game}, {len(played.moves)} legal actions; {seed}; {end}."


def rules(
    game: GameName,
    number: Annotated[
        str | None, typer.Argument(metavar="NUMBER", help="One rule, such as P5.3.")
    ] = None,
    lang: Language = "en",
) -> None:
    """Print the rules of a game, or one of them."""
    text = rulebook.text(game, lang) if number is None else rulebook.rule(game, number, lang)
    console.print(Markdown(text))
