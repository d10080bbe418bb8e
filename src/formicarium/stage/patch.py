"""The difference between two scenes, small enough to be sent at every step.

The sprites of a surface are sorted by layer and then by id, so that a client that applies patches
and one that gets whole scenes have the same list. A sprite that must lie above another therefore
needs a higher layer. ``Viewer`` returns scenes in this order.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from formicarium.core.scene import Area, Fact, Scene, Sprite, Surface


class SurfacePatch(msgspec.Struct, frozen=True):
    """The changes of one surface."""

    id: str
    put: tuple[Sprite, ...]
    """New or changed sprites; they replace those with the same id."""
    gone: tuple[str, ...]
    """Ids of sprites that have left this surface, perhaps for another one."""
    areas: tuple[Area, ...] | msgspec.UnsetType = msgspec.UNSET
    """All areas if any of them changed."""
    facts: tuple[Fact, ...] | msgspec.UnsetType = msgspec.UNSET
    """All facts of the board if any of them changed."""


class Patch(msgspec.Struct, frozen=True):
    """The changes of a whole scene."""

    surfaces: tuple[SurfacePatch, ...]
    added: tuple[Surface, ...]
    """New surfaces, which come last; one with a known id replaces the old surface."""
    removed: tuple[str, ...]
    """Ids of removed surfaces; they are removed before others are added."""
    facts: tuple[Fact, ...] | None
    """All facts if any of them changed, else None."""


def in_order(scene: Scene) -> Scene:
    """Sort the sprites of every surface by layer and id.

    >>> from formicarium.core.message import message
    >>> sprites = Sprite("b", "seat-0", 0, 0), Sprite("a", "seat-0", 0, 0)
    >>> scene = Scene((Surface("table", "board", message("t"), 9, 9, sprites),), ())
    >>> [sprite.id for sprite in in_order(scene).surfaces[0].sprites]
    ['a', 'b']
    """
    surfaces = (replace(each, sprites=_in_order(each.sprites)) for each in scene.surfaces)
    return replace(scene, surfaces=tuple(surfaces))


def diff(old: Scene, new: Scene) -> Patch:
    """Return the patch that turns the old scene into the new one.

    >>> from formicarium.core.message import message
    >>> def scene(x):
    ...     table = Surface("table", "board", message("t"), 9, 9, (Sprite("a", "seat-0", x, 0),))
    ...     return Scene((table,), ())
    >>> patch = diff(scene(1), scene(2))
    >>> [(sprite.id, sprite.x) for sprite in patch.surfaces[0].put]
    [('a', 2)]
    >>> apply_patch(scene(1), patch) == scene(2)
    True
    """
    facts = None if old.facts == new.facts else new.facts
    kept = {surface.id: surface for surface in old.surfaces if surface.id in _ids(new)}
    added = tuple(each for each in new.surfaces if not _same_frame(kept.get(each.id), each))
    last = [each.id for each in added if each.id not in kept]
    if [*kept, *last] != _ids(new):  # rearranged: rare enough to send everything
        return Patch((), new.surfaces, tuple(_ids(old)), facts)
    changed = [(kept[each.id], each) for each in new.surfaces if each not in added]
    patches = (_diff_surface(before, after) for before, after in changed if before != after)
    removed = tuple(name for name in _ids(old) if name not in kept)
    return Patch(tuple(patches), added, removed, facts)


def apply_patch(scene: Scene, patch: Patch) -> Scene:
    """Return the patched scene, in order."""
    surfaces = {each.id: each for each in scene.surfaces if each.id not in patch.removed}
    surfaces.update((each.id, each) for each in patch.added)
    for change in patch.surfaces:
        surfaces[change.id] = _patched(surfaces[change.id], change)
    facts = scene.facts if patch.facts is None else patch.facts
    return in_order(Scene(tuple(surfaces.values()), facts))


def _ids(scene: Scene) -> list[str]:
    return [surface.id for surface in scene.surfaces]


def _same_frame(old: Surface | None, new: Surface) -> bool:
    if old is None:
        return False
    return replace(old, sprites=new.sprites, areas=new.areas, facts=new.facts) == new


def _diff_surface(old: Surface, new: Surface) -> SurfacePatch:
    before = {sprite.id: sprite for sprite in old.sprites}
    put = tuple(sprite for sprite in new.sprites if before.pop(sprite.id, None) != sprite)
    areas = msgspec.UNSET if old.areas == new.areas else new.areas
    facts = msgspec.UNSET if old.facts == new.facts else new.facts
    return SurfacePatch(new.id, put, tuple(before), areas, facts)


def _patched(surface: Surface, change: SurfacePatch) -> Surface:
    sprites = {each.id: each for each in surface.sprites if each.id not in change.gone}
    sprites.update((each.id, each) for each in change.put)
    areas = surface.areas if change.areas is msgspec.UNSET else change.areas
    facts = surface.facts if change.facts is msgspec.UNSET else change.facts
    return replace(surface, sprites=tuple(sprites.values()), areas=areas, facts=facts)


def _in_order(sprites: tuple[Sprite, ...]) -> tuple[Sprite, ...]:
    return tuple(sorted(sprites, key=lambda sprite: (sprite.layer, sprite.id)))
