"""Permanent ids for identical pieces.

A game names a soldier by its place (``soldier@army-0#3``), because the rules do not distinguish
soldiers. An animated screen must know which one went where: the tracker compares the number of
pieces at every place and passes ids on from scene to scene.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formicarium.core.choices import Choice, Choices, Placed
    from formicarium.core.explained import Part
    from formicarium.core.scene import Scene, Sprite, Surface
    from formicarium.core.touch import Touch

_POOLED = re.compile(r"([^@#]+)@([^@#]+)#(\d+)")


class _Place(NamedTuple):
    pool: str
    name: str


class Tracker:
    """Follows the pieces of one game for one viewer; it must see every scene, in order.

    If a place lost pieces, its last ones leave. If a place gained pieces, those that just left
    another place arrive first, then those that had left the table, then new ones.

    >>> from formicarium.core.message import message
    >>> from formicarium.core.scene import Scene, Sprite, Surface, pooled
    >>> def scene(*places):
    ...     sprites = [Sprite(pooled("soldier", place, 0), "seat-0", 0, 0) for place in places]
    ...     return Scene((Surface("table", "board", message("t"), 9, 9, tuple(sprites)),), ())
    >>> tracker = Tracker()
    >>> [sprite.id for sprite in tracker.follow(scene("army", "row")).surfaces[0].sprites]
    ['soldier-1', 'soldier-2']
    >>> [sprite.id for sprite in tracker.follow(scene("nest", "row")).surfaces[0].sprites]
    ['soldier-1', 'soldier-2']
    """

    __slots__ = ("_counts", "_held", "_names", "_released")

    def __init__(self) -> None:
        self._held: dict[_Place, list[str]] = {}
        self._released: dict[str, list[str]] = {}
        self._counts: dict[str, int] = {}
        self._names: dict[str, str] = {}

    def copy(self) -> Tracker:
        """Return a tracker that goes on from the last scene by itself."""
        copied = Tracker()
        copied._held = {place: held[:] for place, held in self._held.items()}
        copied._released = {pool: pieces[:] for pool, pieces in self._released.items()}
        copied._counts = self._counts.copy()
        copied._names = self._names.copy()
        return copied

    @property
    def places(self) -> dict[str, str]:
        """The place of every identical piece of the last scene, by its permanent id.

        >>> from formicarium.core.message import message
        >>> from formicarium.core.scene import Scene, Sprite, Surface, pooled
        >>> ant = Sprite(pooled("ant", "nest", 0), "seat-0", 0, 0)
        >>> tracker = Tracker()
        >>> _ = tracker.follow(Scene((Surface("table", "board", message("t"), 9, 9, (ant,)),), ()))
        >>> tracker.places
        {'ant-1': 'nest'}
        """
        return {name: place.name for place, held in self._held.items() for name in held}

    def follow(self, scene: Scene) -> Scene:
        """Return the next scene of the game with permanent ids."""
        found = _pooled_pieces(scene)
        self._release(found)
        self._names = {}
        for place, pieces in found.items():
            held = self._held.setdefault(place, [])
            held.extend(self._arrive(place.pool) for _ in range(len(pieces) - len(held)))
            self._names.update(zip(pieces, held, strict=True))
        return replace(scene, surfaces=tuple(map(self._rename_surface, scene.surfaces)))

    def rename(self, choices: Choices) -> Choices:
        """Return choices for the last scene with its permanent ids.

        A preview may name a piece that is not on the table yet; its name stays.
        """
        targets = tuple(
            replace(target, id=self._names.get(target.id, target.id)) for target in choices.targets
        )
        options = tuple(map(self._rename_choice, choices.options))
        return replace(choices, targets=targets, options=options)

    def original(self, touch: Touch) -> Touch:
        """Return a click on the last scene with the names of the game for all pieces."""
        games = {name: pooled for pooled, name in self._names.items()}
        picks = tuple(games.get(pick, pick) for pick in touch.picks)
        return replace(touch, thing=games.get(touch.thing, touch.thing), picks=picks)

    def rename_parts(self, parts: tuple[Part, ...]) -> tuple[Part, ...]:
        """Return the parts of a cell with the permanent ids of the last scene."""
        return tuple([replace(part, pieces=self.renamed(part.pieces)) for part in parts])

    def renamed(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Return the permanent ids of pieces of the last scene."""
        return tuple([self._names.get(name, name) for name in names])

    def _release(self, found: dict[_Place, list[str]]) -> None:
        """Remove the last pieces of every place that lost some."""
        leaving: dict[str, list[str]] = {}
        for place, held in self._held.items():
            staying = len(found.get(place, ()))
            leaving.setdefault(place.pool, []).extend(held[staying:])
            del held[staying:]
        for pool, pieces in leaving.items():
            self._released[pool] = pieces + self._released.get(pool, [])

    def _arrive(self, pool: str) -> str:
        if released := self._released.get(pool):
            return released.pop(0)
        self._counts[pool] = self._counts.get(pool, 0) + 1
        return f"{pool}-{self._counts[pool]}"

    def _rename_surface(self, surface: Surface) -> Surface:
        return replace(surface, sprites=tuple(map(self._rename_sprite, surface.sprites)))

    def _rename_sprite(self, sprite: Sprite) -> Sprite:
        name = self._names.get(sprite.id)
        return sprite if name is None else replace(sprite, id=name)

    def _rename_choice(self, choice: Choice) -> Choice:
        path = self.renamed(choice.path)
        return replace(choice, path=path, preview=tuple(map(self._rename_placed, choice.preview)))

    def _rename_placed(self, placed: Placed) -> Placed:
        return replace(placed, sprite=self._rename_sprite(placed.sprite))


def _pooled_pieces(scene: Scene) -> dict[_Place, list[str]]:
    """Return the ids of identical pieces by place, in the order of their numbers."""
    numbered: dict[_Place, list[tuple[int, str]]] = {}
    for sprite in _all_sprites(scene):
        if (read := _read(sprite.id)) is not None:
            place, number = read
            numbered.setdefault(place, []).append((number, sprite.id))
    return {place: [name for _, name in sorted(pieces)] for place, pieces in numbered.items()}


@lru_cache(maxsize=65536)  # every scene repeats the same few thousand names
def _read(name: str) -> tuple[_Place, int] | None:
    match = _POOLED.fullmatch(name)
    return None if match is None else (_Place(match[1], match[2]), int(match[3]))


def _all_sprites(scene: Scene) -> Iterator[Sprite]:
    for surface in scene.surfaces:
        yield from surface.sprites
