"""What one viewer gets to see of a game, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec.structs import replace

from formicarium.core import touch
from formicarium.core.action import Action
from formicarium.core.choices import Choices
from formicarium.core.explained import Cell, Part, gains
from formicarium.core.message import Message
from formicarium.core.scene import Scene
from formicarium.core.state import State
from formicarium.stage.identity import Tracker
from formicarium.stage.moved import lying
from formicarium.stage.patch import in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formicarium.core.message import Broken
    from formicarium.core.registry import AnyGame
    from formicarium.core.score_sheet import ScoreSheet
    from formicarium.core.touch import Touch
    from formicarium.stage.moved import Table


class SheetColumn(msgspec.Struct, frozen=True):
    """The points of one board of a seat, in the order of the sheet's sources."""

    seat: int
    board: int
    points: tuple[int, ...]


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The score sheet as it would be if the game ended now."""

    sources: tuple[str, ...]
    columns: tuple[SheetColumn, ...]
    decided: tuple[Message, ...] = ()
    """When the game is over, what decided between players with equal points, in its order."""


class Status(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All of a view but its scene.

    Keyword-only fields come after those of a subclass.
    """

    choices: tuple[Choices, ...]
    """What the viewer's own seats may do now, one entry for each of them that is to act."""
    sheet: Sheet
    to_act: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    """Empty as long as the game goes on."""
    progress: int = 0
    """How much of the game is over, in percent; 100 only at the end."""

    def status(self) -> dict[str, Any]:
        """Return these fields by name."""
        return {name: getattr(self, name) for name in Status.__struct_fields__}


class History(NamedTuple):
    """The beginning of a game, and its actions with the state after each."""

    begin: State[Any]
    actions: Iterable[tuple[Action, State[Any]]]


class View(Status, frozen=True):
    """Everything that a screen needs to know about one position."""

    scene: Scene


class Viewer:
    """Follows one game through the eyes of some seats; no seats make a spectator.

    Pieces keep their ids from view to view, so every state has to be shown, in order. Scenes and
    choices are made from imagined states, so that they cannot show what is hidden.

    >>> import formicarium as fm
    >>> game = fm.game("micropolis")
    >>> state = game.new(players=2, seed=7, options={"start": "A"})
    >>> view = Viewer(game, frozenset({0})).show(state)
    >>> view.to_act, view.over, view.winners, len(view.choices)
    ((0,), False, (), 1)
    >>> Viewer(game).show(state).choices
    ()
    """

    __slots__ = ("_asks", "_game", "_imagine", "_scene", "_seats", "_tracker")

    def __init__(
        self,
        game: AnyGame,
        seats: frozenset[int] = frozenset(),
        imagine: Callable[[State[Any], int | None], State[Any]] = State.imagine,
        *,
        asks: bool = True,
    ) -> None:
        self._game = game
        self._asks = asks
        """Whether the seats are asked for their choices."""
        self._seats = seats
        self._imagine = imagine
        self._tracker = Tracker()
        self._scene = Scene((), ())
        """The scene that was shown last."""

    def show(self, state: State[Any], *, passing: bool = False) -> View:
        """Return the view of the next state; without choices if another one follows at once."""
        own = self._acting(state) if self._asks and not passing else []
        seen = self._imagine(state, self._eye(state))
        self._scene = self._tracker.follow(self._game.scene(seen))
        return View(
            scene=in_order(self._scene),
            choices=tuple([self._choices(state, seat) for seat in own]),
            sheet=self._sheet(state, seen),
            to_act=state.to_act,
            over=state.is_over,
            winners=state.winners() if state.is_over else (),
            progress=state.progress,
        )

    def copy(self) -> Viewer:
        """Return a viewer who has been shown the same, to ask about this state later."""
        copied = Viewer(self._game, self._seats, self._imagine, asks=self._asks)
        copied._tracker, copied._scene = self._tracker.copy(), self._scene
        return copied

    @property
    def table(self) -> Table:
        """Where the pieces of the last view lie."""
        return lying(self._scene, self._tracker.places)

    def renamed(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Return the ids that pieces of the game's last scene have on the screen."""
        return self._tracker.renamed(names)

    def tell(
        self, begun: State[Any], before: State[Any], action: Action, after: State[Any]
    ) -> tuple[Message, ...]:
        """Tell an action (``Game.told``), as the seat that acts if it is one of the viewer's."""
        others = min(self._seats, default=None)
        eye = action.seat if action.seat in self._seats else others
        seen = [self._imagine(state, eye) for state in (begun, before, after)]
        return tuple(self._game.told(seen[0], seen[1], action, seen[2], eye))

    def why_not(self, state: State[Any], seat: int, touches: Sequence[Touch]) -> Broken | None:
        """Return why a click of a seat does nothing (``core.touch``); the state was shown last."""
        seen = self._imagine(state, seat)
        return touch.why_not(self._game, state, seen, seat, self._original(touches))

    def can_do(self, state: State[Any], seat: int, touches: Sequence[Touch]) -> bool:
        """Return whether a click means an action that is legal; the state was shown last."""
        seen = self._imagine(state, seat)
        return touch.can_be_done(self._game, seen, seat, self._original(touches))

    def explain(self, state: State[Any], cell: Cell, history: History) -> tuple[Part, ...]:
        """Say what made the points of a cell in the state that was shown last.

        The history leads to it from the state at the beginning.

        >>> import formicarium as fm
        >>> game = fm.game("micropolis")
        >>> state, viewer = game.new(players=2, seed=7), Viewer(game)
        >>> view = viewer.show(state)
        >>> [part] = viewer.explain(state, Cell(1, 0, "red army"), History(state, ()))
        >>> part.points, part.pieces[0]
        (5, 'soldier-41')
        """
        eye = self._eye(state)
        changes = tuple(gains(cell, history.begin, history.actions, eye))
        parts = self._game.explain(self._imagine(state, eye), changes, cell)
        there = {sprite.id for surface in self._scene.surfaces for sprite in surface.sprites}
        return tuple([_on_table(part, there) for part in self._tracker.rename_parts(parts)])

    def _sheet(self, state: State[Any], seen: State[Any]) -> Sheet:
        sheet = state.score_sheet()
        decided = tuple(_decided(self._game, seen)) if state.is_over else ()
        return Sheet(sheet.sources, _columns(sheet), decided)

    def _original(self, touches: Sequence[Touch]) -> list[Touch]:
        return [self._tracker.original(each) for each in touches]

    def _acting(self, state: State[Any]) -> list[int]:
        return sorted(self._seats.intersection(state.to_act))

    def _eye(self, state: State[Any]) -> int | None:
        """Return the seat through whose eyes a state is shown."""
        return min(self._acting(state) or self._seats, default=None)

    def _choices(self, state: State[Any], seat: int) -> Choices:
        seen, actions = self._imagine(state, seat), state.legal_actions(seat)
        choices = self._game.choices(seen, actions)
        if len(actions) == 1 and not _is_warned(choices) and not _is_secret(seen, actions[0]):
            choices = replace(choices, forced=True)
        return self._tracker.rename(choices)


def _is_warned(choices: Choices) -> bool:
    return bool(choices.warnings) or any(each.warning for each in choices.options)


def _is_secret(seen: State[Any], action: Action) -> bool:
    """Whether an action belongs to a secret choice; the state is imagined by its seat.

    There others still owe their secret choices, so nothing is revealed at once.
    """
    after = seen.copy()
    after.advance(action)
    return action.seat in (*seen.unrevealed, *after.unrevealed)


def _on_table(part: Part, there: set[str]) -> Part:
    """Leave out the pieces that are no longer on the table."""
    return replace(part, pieces=tuple([name for name in part.pieces if name in there]))


def _columns(sheet: ScoreSheet) -> tuple[SheetColumn, ...]:
    return tuple(
        [
            SheetColumn(column.seat, column.board, tuple(column.points.values()))
            for column in sheet.columns
        ]
    )


def _decided(game: AnyGame, seen: State[Any]) -> Iterator[Message]:
    """Say which tie-breaks left fewer winners, until one or equal ones were left."""
    ranks = dict(enumerate(seen.ranks()))
    for place in range(len(ranks[0])):
        best = max(rank[place] for rank in ranks.values())
        left = {seat: rank for seat, rank in ranks.items() if rank[place] == best}
        if place and len(left) < len(ranks) and game.tie_break is not None:
            yield game.tie_break(place, {seat: rank[place] for seat, rank in ranks.items()})
        ranks = left
