"""The positions of a game, found again from its actions: only some states are kept.

Every action that stands knows the one before it, so an undo starts a new branch and changes
nothing. Snapshots along the log keep the way to any position short.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from formicarium.core.errors import StateError
from formicarium.core.record_text import RecordedMove, parse_outcome

if TYPE_CHECKING:
    from formicarium.core.action import Action
    from formicarium.core.registry import AnyGame
    from formicarium.core.state import State
    from formicarium.server.rows import Entry

SNAPSHOT_EVERY = 32
"""The number of entries from one snapshot to the next."""
STATES_KEPT = 4 * SNAPSHOT_EVERY


class Place:
    """A place in a game: its beginning."""

    __slots__ = ("count", "snapshot")

    def __init__(self) -> None:
        self.count = 0
        """The number of actions that lead here."""
        self.snapshot = b""
        """The state as ``packed`` writes it; empty if none is kept."""


class Played(Place):
    """The place after an action that stands, or stood."""

    __slots__ = ("_game", "_move", "entry", "parent")

    def __init__(
        self, parent: Place, entry: Entry, game: AnyGame, move: RecordedMove | None = None
    ) -> None:
        super().__init__()
        self.parent = parent
        self.entry = entry
        self.count = parent.count + 1
        self._game = game
        self._move = move

    @property
    def move(self) -> RecordedMove:
        """The action with the answers of chance, read when it is needed: logs are long."""
        if self._move is None:
            self._move = move_of(self._game, self.entry)
        return self._move

    def after(self, parent: Place) -> Played:
        """Return the place after the same action, made after other ones."""
        return Played(parent, self.entry, self._game, self._move)


class Told(NamedTuple):
    """An action between its states; ``begun`` is where something began that it may end."""

    begun: State[Any]
    before: State[Any]
    action: Action
    after: State[Any]


class Positions:
    """The states of a game by their places; safe to use from several threads."""

    def __init__(self, game: AnyGame, begin: State[Any]) -> None:
        self.begin = Place()
        self._game = game
        self._first = begin
        self._kept: OrderedDict[Place, State[Any]] = OrderedDict()
        """The states that were used last."""
        self._lock = Lock()

    def state(self, place: Place) -> State[Any]:
        """Return the state at a place; nobody may change it."""
        with self._lock:
            state = self._known(place)
            return self._find(place) if state is None else state

    def told(self, played: Played) -> Told:
        """Return what ``Viewer.tell`` needs to tell an action."""
        begun = played.parent
        while isinstance(begun, Played) and self._game.under_way(self.state(begun)):
            begun = begun.parent
        before = self.state(played.parent)
        return Told(self.state(begun), before, played.move.action, self.state(played))

    def is_far(self, place: Place) -> bool:
        """Whether no snapshot is near: those of the log may lie on branches that were undone."""
        for _ in range(SNAPSHOT_EVERY):
            if place.snapshot or not isinstance(place, Played):
                return False
            place = place.parent
        return True

    def keep(self, place: Place, state: State[Any]) -> None:
        """Remember a state that is known already."""
        with self._lock:
            self._keep(place, state)

    def _find(self, place: Place) -> State[Any]:
        """Play the actions from the last state that is known."""
        way: list[Played] = []
        state = None
        while state is None and isinstance(place, Played):
            way.append(place)
            place = place.parent
            state = self._known(place)
        state = state or self._first
        for each in reversed(way):
            state = state.copy()
            each.move.repeat(state, forced=True)
            self._keep(each, state)
        return state

    def _known(self, place: Place) -> State[Any] | None:
        if place is self.begin:
            return self._first
        state = self._kept.get(place)
        if state is None and place.snapshot:
            state = unpacked(self._game, place.snapshot)
        if state is not None:
            self._keep(place, state)
        return state

    def _keep(self, place: Place, state: State[Any]) -> None:
        self._kept[place] = state
        self._kept.move_to_end(place)
        if len(self._kept) > STATES_KEPT:
            self._kept.popitem(last=False)


def move_of(game: AnyGame, entry: Entry) -> RecordedMove:
    """Return the action of an entry with the answers of chance to it."""
    return RecordedMove(game.parse(entry.action), parse_outcome(entry.outcome))


def packed(state: State[Any]) -> bytes:
    """Write a state as a snapshot."""
    return zlib.compress(state.to_json().encode())


def unpacked(game: AnyGame, snapshot: bytes) -> State[Any]:
    """Read a snapshot; ``StateError`` if these rules do not know such a state.

    >>> import formicarium as fm
    >>> game = fm.game("trail")
    >>> state = game.new(players=2)
    >>> unpacked(game, packed(state)) == state
    True
    """
    try:
        text = zlib.decompress(snapshot)
    except zlib.error as error:
        raise StateError(f"not a snapshot: {error}") from None
    state: State[Any] = game.from_json(text)
    return state
