"""``formicarium play``: start a new game or resume one, in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from formicarium.bots import read_bot
from formicarium.cli.arguments import GameName, Options, VariantName, parse_options
from formicarium.cli.session import BOT, Session
from formicarium.core.errors import SetupError
from formicarium.core.record import Record
from formicarium.core.registry import game as find_game

_USUAL_PLAYERS = 3


def play(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", help="The number of players.")] = None,
    people: Annotated[int, typer.Option("--people", help="The number of people among them.")] = 1,
    opponent: Annotated[
        str, typer.Option("--bot", help="The bot for the other seats, such as search:seconds=1.")
    ] = "random",
    variant: VariantName = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The seed of the deal.")] = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="Save to this file after each move.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Continue a saved game.")] = None,
) -> None:
    """Play in the terminal against bots, or with several people at one keyboard."""
    if resume is not None:
        Session(_resumed(game, resume), save or resume).run()
        return
    counts = find_game(game).players(variant)
    usual = _USUAL_PLAYERS if _USUAL_PLAYERS in counts else counts[0]
    count = usual if players is None else players
    chosen = secrets.randbits(128) if seed is None else seed
    options = parse_options(option)
    find_game(game).setup(count, chosen, variant, options)  # checks the number of players
    seats = _seats(count, people, opponent)
    Session(Record.begin(game, count, chosen, variant, options, seats), save).run()


def _resumed(game: str, path: Path) -> Record:
    record = Record.load(path)
    if record.game != find_game(game).id:
        raise SetupError(f"{path} is a record of {record.game}, not of {game}")
    for name in record.seats:
        if name.startswith(BOT):
            read_bot(name.removeprefix(BOT))
    return record


def _seats(players: int, people: int, opponent: str) -> list[str]:
    if not 0 <= people <= players:
        raise SetupError(f"0 to {players} of {players} players can be people, not {people}")
    read_bot(opponent)
    names = ["you"] if people == 1 else [f"player {number + 1}" for number in range(people)]
    return names + [f"{BOT}{opponent}"] * (players - people)
