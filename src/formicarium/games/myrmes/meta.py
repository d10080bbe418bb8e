"""What is said about Myrmes before it is played."""

from typing import Final

from formicarium.core.game import Meta

META: Final = Meta(
    id="myrmes",
    title="Myrmes",
    summary="Raise ants, mark the garden with pheromones, hunt, harvest and survive three winters.",
    authors=("Yoann Levet",),
    publisher="Ystari",
    year=2012,
    minutes=90,
    weight=3,
    rules_version=1,
)
