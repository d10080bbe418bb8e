"""What is said about Micropolis before it is played."""

from typing import Final

from formicarium.core.game import Meta

META: Final = Meta(
    id="micropolis",
    title="Micropolis",
    summary="Draft tiles with soldiers, build a ring of galleries, house queens and harvest fruit.",
    authors=("Bruno Cathala", "Charles Chevallier"),
    publisher="Matagot",
    year=2018,
    minutes=30,
    weight=1,
    rules_version=1,
)
