"""Small made-up scenes."""

from formicarium.core.message import message
from formicarium.core.scene import Fact, Scene, Sprite, Surface, SurfaceKind, pooled


def sprite(name: str, x: float = 0, layer: int = 0, symbol: str = "seat-0") -> Sprite:
    return Sprite(name, symbol, x, 0, layer=layer)


def labelled(name: str, x: float = 0, text: str = "") -> Sprite:
    """Make a piece that says what it is."""
    return Sprite(name, "seat-0", x, 0, label=message("seat", seat=0), text=text)


def surface(
    name: str,
    *sprites: Sprite,
    kind: SurfaceKind = "board",
    seat: int | None = None,
    size: tuple[float, float] = (100, 100),
) -> Surface:
    title = message("seat", seat=seat or 0)
    return Surface(name, kind, title, *size, sprites, seat)


def scene(*surfaces: Surface, facts: tuple[Fact, ...] = ()) -> Scene:
    return Scene(surfaces, facts)


def crowd(surface_name: str, **places: int) -> Surface:
    """Make a surface with so many soldiers at each place."""
    soldiers = [
        sprite(pooled("soldier", place, number), x=number)
        for place, count in places.items()
        for number in range(count)
    ]
    return surface(surface_name, *soldiers)


def ids(shown: Scene) -> list[list[str]]:
    """List the ids of the sprites of each surface."""
    return [[each.id for each in part.sprites] for part in shown.surfaces]
