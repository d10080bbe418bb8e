"""The contract that every game fulfils."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from formicarium.core import notation, snapshot
from formicarium.core.action import Action
from formicarium.core.chance import Outcome, checked_seed
from formicarium.core.errors import RecordError, SetupError
from formicarium.core.options import Chosen, Setup, Variant
from formicarium.core.state import State
from formicarium.core.words import either

if TYPE_CHECKING:
    from formicarium.core.choices import Choices
    from formicarium.core.explained import Cell, Gain, Part
    from formicarium.core.goods import Good
    from formicarium.core.message import Message
    from formicarium.core.scene import Scene
    from formicarium.core.touch import Touch

S = TypeVar("S", bound=State[Any])
A = TypeVar("A", bound=Action)


class Meta(NamedTuple):
    """Facts about a game."""

    id: str
    title: str
    summary: str
    minutes: int
    rules_version: int
    """Increases with every change of the rules code that can change the course of a game."""
    authors: tuple[str, ...] = ()
    """Empty if the rulebook names nobody; the same holds for publisher and year."""
    publisher: str = ""
    year: int = 0
    weight: int = 2
    """How much there is to learn, from 1 (a family game) to 3: lists begin with the lightest."""


def _never(state: State[Any]) -> bool:
    return False


def _unsaid(state: State[Any]) -> Message | None:
    return None


def _at_once(seen: S, action: A, choose: Callable[[S], A]) -> S:
    after = seen.copy()
    after.advance(action)
    return after


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game(Generic[S, A]):
    """A game: makes states, reads notation and JSON. It holds no position itself.

    The fields are data, and functions from the game's folders ``rules``, ``table`` and
    ``evaluation``. Screens are made from ``state.imagine(viewer)``.

    >>> import formicarium as fm
    >>> game = fm.game("micropolis")
    >>> game.variants, game.players("expert")
    (('base', 'expert'), (2, 3))
    >>> state = game.new(players=3, seed=7)
    >>> game.from_json(state.to_json()) == state
    True
    """

    meta: Meta
    home: str = ""
    """The package of a game outside Formicarium; its ``locale`` holds rules and texts."""
    variant_table: tuple[Variant, ...]

    state_type: type[S]
    actions: tuple[type[A], ...]
    """All kinds of actions."""
    lay_out: Callable[[Setup, tuple[Outcome, ...]], S]
    """Put everything on the table as the rulebook's setup says."""

    scene: Callable[[S], Scene]
    """Lay out an imagined state, for any screen."""
    choices: Callable[[S, Sequence[A]], Choices]
    """Turn the legal actions of one seat into paths of picks on its scene."""
    attempts: Callable[[S, int, Touch], Iterable[A]]
    """Return what a seat may mean by a click on something that cannot be picked, the likeliest
    first; nothing if it means nothing. The actions need not be legal (``core.touch``)."""
    tell: Callable[[S, A, S, int | None], tuple[Message, ...]]
    """Tell a viewer what an action did, in no lines if later ones will; the states are imagined."""
    under_way: Callable[[S], bool] = _never
    """Whether several actions will be told as one, when this is no longer so."""
    tell_whole: Callable[[S, S, A, S, int | None], tuple[Message, ...]] | None = None
    """Tell like ``tell`` an action that may end it; the first state is where it began."""
    explain: Callable[[S, Sequence[Gain[S, A]], Cell], tuple[Part, ...]]
    """Say what made the points of a cell of the score sheet of an imagined state.

    The points of the parts add up to those of the cell. The second argument is what changed them
    in the course of the game.
    """
    standing: Callable[[S], Message | None] = _unsaid
    """Say in a few words how far an imagined state is, for lists of games: "Round 3 of 10".

    The ids of these messages begin with ``<game>-standing``."""
    citations: Mapping[str, str]
    """By the id of a message that explains something, the number of the rule that says more."""
    reasons: frozenset[str] = frozenset()
    """The sources of points for which ``explain`` also says why they bring nothing."""
    headings: frozenset[str] = frozenset()
    """Ids of the messages of the log that begin a round, a season or a turn."""
    tie_break: Callable[[int, Mapping[int, int]], Message] | None = None
    """Say what decided between seats with equal points: the place of a number in ``ranks``, and
    that number of each seat. None if equal points always share the victory."""
    goods: Callable[[S, int], Sequence[Good]]
    """Count what a seat has in an imagined state: points, and things that are worth counting."""
    outlook: Callable[[S, A, Callable[[S], A]], S] = _at_once
    """Carry out a legal action on a copy, and all that belongs to it.

    Hints compare the seat's goods before and after. The last argument chooses how the seat goes
    on; without a next step, the default is right. Chance and others' choices are left out."""
    draw: Callable[[S, tuple[int, ...]], str]
    """Draw an imagined state as text; the second argument is the real ``to_act``."""
    art: Callable[[], str]
    """Return the symbols of the game: an SVG document of groups with ids in ``<defs>``."""

    evaluate: Callable[[S, int], float]
    """Estimate how well a seat stands, in points; bots maximise it."""
    expectations: Callable[[S], list[float]]
    """Estimate the final points of every seat; exact when the game is over."""
    swings: bool = False
    """Whether evaluations swing from turn to turn; a bot then uses the mean over several."""

    @property
    def id(self) -> str:
        """The short name, as in ``fm.game(id)``."""
        return self.meta.id

    @property
    def title(self) -> str:
        """The name on the box."""
        return self.meta.title

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of the variants; the first is the default."""
        return tuple(variant.name for variant in self.variant_table)

    def variant(self, name: str | None = None) -> Variant:
        """Return a variant by its name; None is the default."""
        for variant in self.variant_table:
            if name in (None, variant.name):
                return variant
        raise SetupError(f"{self.id} has no variant {name!r}; it has {either(self.variants)}")

    def players(self, variant: str | None = None) -> tuple[int, ...]:
        """Return the player counts of a variant."""
        return self.variant(variant).players

    def setup(
        self, players: int, seed: int = 0, variant: str | None = None, options: Chosen = None
    ) -> Setup:
        """Check the arguments and fill in the defaults."""
        chosen = self.variant(variant)
        if isinstance(players, bool) or players not in chosen.players:
            fit = either(chosen.players)
            raise SetupError(f"{self.id} ({chosen.name}) is for {fit} players, not {players}")
        resolved = chosen.resolve(options or {}, players)
        return Setup(players, checked_seed(seed), chosen.name, resolved)

    def new(
        self, players: int, seed: int = 0, variant: str | None = None, options: Chosen = None
    ) -> S:
        """Set up a game; the same arguments always give the same state."""
        return self.deal(self.setup(players, seed, variant, options))

    def deal(self, setup: Setup, forced: Sequence[Outcome] = ()) -> S:
        """Set up a game; in a replay, ``forced`` holds the answers of chance."""
        state = self.lay_out(setup, tuple(forced))
        if state.forced:
            raise RecordError(f"the setup has no place for '{state.forced[0]}'")
        return state

    def parse(self, text: str) -> A:
        """Read an action exactly as ``str(action)`` writes it; otherwise ``NotationError``."""
        return notation.parse(self.actions, text)

    def told(
        self, begun: S, before: S, action: A, after: S, viewer: int | None
    ) -> tuple[Message, ...]:
        """Tell an action; ``begun`` is where something began that it may end, else ``before``."""
        if self.tell_whole is None:
            return self.tell(before, action, after, viewer)
        return self.tell_whole(begun, before, action, after, viewer)

    def begin(self, positions: Sequence[S]) -> S:
        """Return the position in which what is under way in the last of these began."""
        found = (each for each in reversed(positions) if not self.under_way(each))
        return next(found, positions[0])

    def from_json(self, text: str | bytes) -> S:
        """Read a state as ``to_json`` wrote it; otherwise ``StateError``."""
        return snapshot.decode(self.state_type, text)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"
