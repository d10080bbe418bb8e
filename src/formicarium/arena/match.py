"""A match: the game, the bots, and the pairing of deals and seats.

Game number ``index`` depends only on the match and that number:

* With *b* bots, games ``b·d`` to ``b·d + b - 1`` play the same deal *d*, once in each rotation of
  the line-up. So each bot plays every deal from every seat equally often, and the luck of the deal
  and of the seat cancel out.
* If there are more seats than bots, the bots repeat.
* Each deal has another order of the bots round the table, so that their neighbours change.
* The seed of a deal and the random generator of each bot are hashes of the match's seed, the number
  of the deal or of the game, and the seat.
"""

from __future__ import annotations

import hashlib
from itertools import islice, permutations
from math import factorial
from random import Random
from typing import TYPE_CHECKING

import msgspec

from formicarium.bots import BotSpec
from formicarium.core.errors import SetupError
from formicarium.core.registry import game as find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.options import Chosen

_DOMAIN = "formicarium/arena/1"
_SEED_LIMIT = 1 << 53  # JSON readers that use floats must not round a seed
_SEED_BYTES = 6
_MOST_GAMES = 1_000_000


class Terms(msgspec.Struct, frozen=True):
    """The kind of table and the bots: what a match and the header of its results share."""

    game: str
    variant: str
    options: dict[str, str]
    players: int
    bots: tuple[str, ...]


class Match(Terms, frozen=True):
    """A checked and complete match; create it with ``Match.of``.

    >>> match = Match.of("micropolis", ["greedy", "random"], players=2, games=400, seed=7)
    >>> match.variant, match.games
    ('base', 400)
    >>> [match.line_up(index) for index in range(2)]
    [('greedy', 'random'), ('random', 'greedy')]
    >>> match.deal_seed(0) == match.deal_seed(1) != match.deal_seed(2)
    True
    """

    games: int
    seed: int

    @classmethod
    def of(
        cls,
        game: str,
        bots: Sequence[str],
        *,
        players: int,
        games: int = 400,
        seed: int = 0,
        variant: str | None = None,
        options: Chosen = None,
    ) -> Match:
        """Check the arguments and round the number of games up to complete deals."""
        setup = find_game(game).setup(players, seed, variant, options)
        named = tuple(str(spec) for spec in map(BotSpec.parse, bots))
        _check_bots(named, players)
        _check_seed(seed)
        whole = _whole_deals(games, len(named))
        return cls(game, setup.variant, setup.options, players, named, whole, seed)

    @property
    def rotations(self) -> int:
        """How often each deal is played."""
        return len(self.bots)

    @property
    def deals(self) -> int:
        """How many different deals are played."""
        return self.games // self.rotations

    def deal(self, index: int) -> int:
        """Return the number of a game's deal."""
        return index // self.rotations

    def line_up(self, index: int) -> tuple[str, ...]:
        """Return the bot of each seat in a game."""
        order = _order(self.bots, self.deal(index))
        return tuple(order[(seat + index) % len(order)] for seat in range(self.players))

    def deal_seed(self, index: int) -> int:
        """Return the seed of a game; all games of a deal share it."""
        return _derive(_SEED_BYTES, "deal", self.seed, self.deal(index))

    def dice(self, index: int, seat: int) -> Random:
        """Return the random generator of the bot in a seat; it differs in every game."""
        return Random(_derive(32, "dice", self.seed, index, seat))  # noqa: S311 - for a bot


def _check_bots(bots: tuple[str, ...], players: int) -> None:
    if not bots:
        raise SetupError("a match needs bots; name at least one")
    if len(bots) > players:
        raise SetupError(f"{len(bots)} bots do not fit into {players} seats; name fewer bots")
    for name in bots:
        BotSpec.parse(name).bot()


def _check_seed(seed: int) -> None:
    if not 0 <= seed < _SEED_LIMIT:
        raise SetupError(
            f"the seed of a match must be a whole number from 0 to 2**53 - 1, not {seed}"
        )


def _whole_deals(games: int, rotations: int) -> int:
    if not 1 <= games <= _MOST_GAMES:
        raise SetupError(f"a match has 1 to {_MOST_GAMES} games, not {games}")
    return -(-games // rotations) * rotations


def _order(bots: tuple[str, ...], deal: int) -> tuple[str, ...]:
    """Return the order round the table; rotation makes the first bot interchangeable."""
    first, *others = bots
    number = deal % factorial(len(others))
    return (first, *next(islice(permutations(others), number, None)))


def _derive(size: int, *what: object) -> int:
    text = ":".join(map(str, (_DOMAIN, *what)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:size], "big")
