"""The lines of a result file: the header and the result of one game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from formicarium.arena.match import Terms
from formicarium.core.registry import game as find_game
from formicarium.version import __version__

if TYPE_CHECKING:
    from formicarium.arena.match import Match

FORMAT = "formicarium arena 1"


class Header(Terms, frozen=True, tag_field="format", tag=FORMAT):
    """The first line: everything that determines the games, except their number.

    >>> from formicarium.arena import Match
    >>> header = Header.of(Match.of("micropolis", ["greedy", "random"], players=2, seed=7))
    >>> header.bots, header.seed
    (('greedy', 'random'), 7)
    """

    seed: int
    engine: str
    """The version of Formicarium."""
    rules: int
    """The version of the game's rules."""

    @classmethod
    def of(cls, match: Match) -> Header:
        """Return the header of a match for this engine."""
        rules = find_game(match.game).meta.rules_version
        terms = {name: getattr(match, name) for name in Terms.__struct_fields__}
        return cls(**terms, seed=match.seed, engine=__version__, rules=rules)

    def difference(self, other: Header) -> str:
        """Describe the first difference from another header; empty if they are equal."""
        for name in self.__struct_fields__:
            theirs, ours = getattr(self, name), getattr(other, name)
            if theirs != ours:
                return f"{name} is {_plain(theirs)} in the file and {_plain(ours)} here"
        return ""


class Times(msgspec.Struct, frozen=True):
    """The time of a bot for its decisions, in seconds."""

    mean: float
    max: float


class GameResult(msgspec.Struct, frozen=True):
    """A finished game; tuples have an entry for each seat."""

    index: int
    seed: int
    """The seed of the deal."""
    line_up: tuple[str, ...]
    scores: tuple[int, ...]
    sheet: tuple[dict[str, int], ...]
    """Points by source."""
    winners: tuple[int, ...]
    """The seats that won; several share a victory."""
    decisions: tuple[int, ...]
    seconds: tuple[Times, ...]
    """The only entry that differs when the same game is played again."""


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={chosen}" for name, chosen in value.items()) or "none"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
