"""Facts about Antropolis for lists and pages of games."""

from typing import Final

from formicarium.core.game import Meta

META: Final = Meta(
    id="antropolis",
    title="Antropolis",
    summary="Lay tunnels, nests and forests, send out your ants, and claim nests with your queens.",
    minutes=45,
    weight=2,
    rules_version=1,
)
