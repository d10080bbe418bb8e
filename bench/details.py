"""What is counted on the last positions of many games, game by game."""

from __future__ import annotations

from collections import Counter
from statistics import mean
from typing import TYPE_CHECKING, Any

from formicarium.games.antropolis.rules.sources import COUNTED
from formicarium.games.micropolis.rules.galleries import galleries
from formicarium.games.myrmes.components import KIND_NAMES, OBJECTIVES, OBJECTIVES_IN_PLAY
from formicarium.games.myrmes.rules.sources import SOURCES, WINTER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from formicarium.games.antropolis.rules.state import AntropolisState
    from formicarium.games.micropolis.rules.state import MicropolisState
    from formicarium.games.myrmes.rules.state import MyrmesState

LARGE_NEST = 7
"""Nests of Antropolis with 2 to so many tiles are to be common."""


def gallery_lines(ends: Sequence[MicropolisState]) -> Iterator[str]:
    """Report on the galleries of Micropolis."""
    anthills = [galleries(anthill) for end in ends for anthill in end.anthills]
    longest = [max(gallery.tiles for gallery in found) for found in anthills]
    populous = [max(gallery.ants for gallery in found) for found in anthills]
    every = [gallery for found in anthills for gallery in found]
    royal = [gallery.tiles for gallery in every if gallery.queens == 1]
    fruit = Counter(gallery.fruit for gallery in every)
    per_anthill = ", ".join(f"{kinds}: {fruit[kinds] / len(anthills):.2f}" for kinds in range(1, 7))
    yield f"  galleries   longest {mean(longest):.1f} tiles, fullest {mean(populous):.1f} ants"
    queens = len(royal) / len(anthills)
    yield f"  queens      {queens:.2f} score per anthill, {mean(royal):.1f} tiles"
    yield f"  harvest     galleries per anthill by kinds of fruit: {per_anthill}"


def colony_lines(ends: Sequence[MyrmesState]) -> Iterator[str]:
    """Report on the winters, the tiles and the objectives of Myrmes."""
    seats = sum(end.players for end in ends)
    lost = [points for end in ends for points in end.points[WINTER :: len(SOURCES)]]
    yield f"  winters     {lost.count(0) / seats:.1%} of the players never lose points"
    laid = Counter(KIND_NAMES[kind] for end in ends for kind in end.tile_kind)
    tiles = ", ".join(f"{name} {laid[name] / seats:.2f}" for name in KIND_NAMES)
    yield f"  tiles       laid by a player: {tiles}"
    offered, done = Counter[str](), Counter[str]()
    for end in ends:
        for slot, objective in enumerate(end.objectives):
            rounds = end.finished[slot::OBJECTIVES_IN_PLAY]
            offered[OBJECTIVES[objective]] += end.players
            done[OBJECTIVES[objective]] += end.players - rounds.count(0)
    yield f"  objectives  {sum(done.values()) / seats:.2f} done by a player; where they were drawn:"
    for name in OBJECTIVES:
        if offered[name]:
            yield f"    {name:<14}{done[name]:4} of {offered[name]:4}"


def anthill_lines(ends: Sequence[AntropolisState]) -> Iterator[str]:
    """Report on how games of Antropolis end, where points come from, and on its nests."""
    reached = mean(end.first_to_target >= 0 for end in ends)
    laid = mean(len(end.looks) for end in ends)
    yield f"  the end     {reached:.1%} by the target, {laid:.1f} tiles on the table"
    nests = sum(points for end in ends for points in end.points[::COUNTED])
    tunnels = sum(points for end in ends for points in end.points[1::COUNTED])
    share = tunnels / (nests + tunnels)
    yield f"  tunnels     bring {share:.1%} of the points of nests and tunnels"
    sizes = Counter(size for end in ends for size in complete_nests(end))
    common = sum(sizes[size] for size in range(2, LARGE_NEST + 1)) / sizes.total()
    yield f"  nests       {common:.1%} of the complete ones have 2 to 7 tiles; by tiles:"
    yield "    " + ", ".join(f"{size}: {sizes[size] / len(ends):.2f}" for size in sorted(sizes))


def complete_nests(end: AntropolisState) -> Iterator[int]:
    """The tiles of every complete nest (A9.2)."""
    for nest, tiles in Counter(nest for nest in end.nest if nest >= 0).items():
        if not end.nest_open[nest]:
            yield tiles


DETAILS: dict[str, Callable[[Sequence[Any]], Iterator[str]]] = {
    "antropolis": anthill_lines,
    "micropolis": gallery_lines,
    "myrmes": colony_lines,
}
