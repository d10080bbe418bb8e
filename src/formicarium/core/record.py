"""A whole game: its setup, every action, and the answers of chance.

A record replays even if its seed is withheld, or if a shuffling routine has changed since, because
chance then answers what the record says. ``record_text`` defines the text form.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from formicarium.core import record_text
from formicarium.core.chance import Outcome, seed_hash
from formicarium.core.errors import FormicariumError, RecordError, SetupError
from formicarium.core.files import write_whole
from formicarium.core.record_text import NAME_LIMIT, RecordedMove, outcome_text
from formicarium.core.registry import AnyGame, game
from formicarium.core.seats import seat_letter
from formicarium.version import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formicarium.core.action import Action
    from formicarium.core.options import Chosen
    from formicarium.core.state import State


@dataclass(slots=True, kw_only=True)
class Record:
    """A game from its setup to its last action so far.

    >>> import formicarium as fm
    >>> record = fm.Record.begin("micropolis", players=2, seed=7)
    >>> state = record.replay()
    >>> record.play(state, state.legal_actions(state.to_act[0])[0])
    >>> fm.Record.from_text(record.to_text()).replay() == state
    True
    """

    game: str
    variant: str
    players: int
    options: dict[str, str]
    """As stored: an older record may lack options that did not exist then."""
    seed: int | None
    """None if the seed is withheld because the game is not over."""
    seed_hash: str
    engine: str
    rules: int
    seats: tuple[str, ...]
    """By seat, a name, or ``bot`` and the kind of bot; may be empty."""
    dealt: tuple[Outcome, ...]
    """The answers of chance to the setup."""
    moves: list[RecordedMove] = field(default_factory=list)
    result: tuple[int, ...] | None = None
    borrowed: int | None = None
    """If the game goes on from a position of another one, the number of actions before it: chance
    answers to the setup and to these what it answered there. Otherwise None."""

    @classmethod
    def begin(
        cls,
        game_id: str,
        players: int,
        seed: int = 0,
        variant: str | None = None,
        options: Chosen = None,
        seats: Sequence[str] | None = None,
    ) -> Record:
        """Return the record of a new game."""
        played = game(game_id)
        setup = played.setup(players, seed, variant, options)
        return cls(
            game=game_id,
            variant=setup.variant,
            players=players,
            options=setup.options,
            seed=seed,
            seed_hash=seed_hash(seed),
            engine=__version__,
            rules=played.meta.rules_version,
            seats=_checked_names(seats or [""] * players, players),
            dealt=played.deal(setup).outcome,
        )

    def play(self, state: State[Any], action: Action) -> None:
        """Apply an action to the state at the end of this record, and add it to the record."""
        state.apply(action)
        self.moves.append(RecordedMove(action, state.outcome))
        if state.is_over:
            self.result = tuple(state.scores())

    def take_back(self, count: int = 1) -> None:
        """Remove the last actions."""
        del self.moves[max(0, len(self.moves) - count) :]
        self.result = None

    def replay(self, upto: int | None = None) -> State[Any]:
        """Return the state after the first ``upto`` actions, or after all.

        Chance answers what the record says; ``RecordError`` if that or an action is impossible.
        """
        if upto is not None and not 0 <= upto <= len(self.moves):
            raise RecordError(
                f"the record has {len(self.moves)} actions; there is no number {upto}"
            )
        state = self._deal(self.dealt)
        _repeat(state, self.moves[:upto], forced=True)
        return state

    def verify(self) -> State[Any]:
        """Replay everything, check every claim of the record, and return the final state.

        The seed must match its hash and yield every outcome that is not borrowed, every action must
        be legal, and the result must equal the scores. ``RecordError`` says what is wrong.
        """
        state = self.replay() if self.seed is None else self._replay_from_seed(self.seed)
        scores = tuple(state.scores()) if state.is_over else None
        if self.result != scores:
            claimed, found = self.result or "no result", scores or "none"
            raise RecordError(f"the record gives {claimed} as its result, replaying gives {found}")
        return state

    def _replay_from_seed(self, seed: int) -> State[Any]:
        if seed_hash(seed) != self.seed_hash:
            raise RecordError("the seed does not fit the hash published for it")
        state = self._deal(() if self.borrowed is None else self.dealt)
        if state.outcome != self.dealt:
            said, given = outcome_text(self.dealt), outcome_text(state.outcome)
            raise RecordError(f"setup: the record says '{said}', the seed gives '{given}'")
        _repeat(state, self.moves[: self.borrowed or 0], forced=True)
        _repeat(state, self.moves, forced=False, start=self.borrowed or 0)
        return state

    def _deal(self, forced: tuple[Outcome, ...]) -> State[Any]:
        played = self._game()
        options = played.variant(self.variant).restore(self.options)
        setup = played.setup(self.players, self.seed or 0, self.variant, options)
        state: State[Any] = played.deal(setup, forced)
        return state

    def _game(self) -> AnyGame:
        played = game(self.game)
        known = played.meta.rules_version
        if self.rules != known:
            raise RecordError(
                f"the record follows version {self.rules} of the rules of {self.game}, "
                f"this engine ({__version__}) follows version {known}"
            )
        return played

    def to_text(self) -> str:
        """Write the record as text."""
        return record_text.write(self)

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record from text; ``RecordError`` names what is wrong."""
        return cls(**record_text.read(text))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file; the old file stays in place until the new one is complete."""
        write_whole(path, self.to_text())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read a record from a file."""
        try:
            return cls.from_text(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise RecordError(f"{path} is not a text in UTF-8") from None


def _repeat(
    state: State[Any], moves: Sequence[RecordedMove], *, forced: bool, start: int = 0
) -> None:
    for number, move in enumerate(moves[start:], start + 1):
        try:
            move.repeat(state, forced=forced)
        except FormicariumError as error:
            raise RecordError(f"action {number}: {error}") from None


def _checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    if len(names) != players:
        raise SetupError(f"{players} players need {players} names, not {len(names)}")
    for seat, name in enumerate(names):
        if len(name) > NAME_LIMIT or not (name.isprintable()):
            raise SetupError(
                f"the name of seat {seat_letter(seat)} must be one line of at most "
                f"{NAME_LIMIT} characters"
            )
    return tuple(names)
