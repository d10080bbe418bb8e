"""The points that unfinished nests and tunnels may bring a seat (A9, A10).

A nest counts its points when all gaps are closed, times the chance of that. A tunnel counts for
every empty hex where one tile would complete a connection (``arms``): its points, times the chance
that such a tile comes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formicarium.games.antropolis.components import FOREST, NEST, TUNNEL
from formicarium.games.antropolis.evaluation import weights as w
from formicarium.games.antropolis.evaluation.arms import Arms
from formicarium.games.antropolis.evaluation.chances import Unfinished, all_closed, chance
from formicarium.games.antropolis.rules.nests import shares

if TYPE_CHECKING:
    from formicarium.games.antropolis.evaluation.arms import Arm
    from formicarium.games.antropolis.evaluation.chances import Stock
    from formicarium.games.antropolis.evaluation.crew import Crew
    from formicarium.games.antropolis.evaluation.region import Door, Region


@lru_cache(maxsize=1 << 14)
def promised(region: Region, crew: Crew, stock: Stock) -> float:
    """Return the points that a seat may expect of its region."""
    return nests(region, crew, stock) + tunnels(region, crew, stock)


def nests(region: Region, crew: Crew, stock: Stock) -> float:
    """Value nests with own queens; the best one uses the tiles at hand first."""
    unfinished = [
        Unfinished(shares(site.value, [*queens], crew.halved)[0], site.gaps)
        for site, queens in zip(region.sites, crew.shares, strict=True)
        if site.gaps
    ]
    return all_closed(tuple(sorted(unfinished, reverse=True)), stock)


def tunnels(region: Region, crew: Crew, stock: Stock) -> float:
    """Value every door; each one counts less than the better ones before it."""
    arms = Arms(region, crew)
    promised, weight = 0.0, 1.0
    for worth in sorted([behind(door, arms, crew, stock) for door in region.doors], reverse=True):
        promised += weight * worth
        weight *= w.NEXT_BEST
    return promised


def behind(door: Door, arms: Arms, crew: Crew, stock: Stock) -> float:
    """Return the points of the best tile for a door, times the chance that it comes."""
    to_nests, to_forests = arms.behind(door)
    best = 0.0
    if to_nests:
        forest = sum([arm.points for arm in to_nests if arm.workers])
        best = forest * chance(stock, FOREST, door.signature) if forest else 0.0
        if to_forests and crew.worker_at_hand:
            tunnel = _through(to_nests, to_forests)
            best = max(best, tunnel * chance(stock, TUNNEL, door.signature))
        best = best or w.SEED[stock.variant] * max([arm.queens for arm in to_nests])
    nest = sum([arm.points for arm in to_forests if arm.workers])
    if nest:
        nest *= _queens_on(door, crew) * chance(stock, NEST, door.signature)
    return max(best, nest)


def _queens_on(door: Door, crew: Crew) -> int:
    """Return the own queens that a nest tile there would join."""
    return sum([crew.queens[nest] for nest in door.halls]) + crew.queen_at_hand


def _through(to_nests: list[Arm], to_forests: list[Arm]) -> float:
    """Return the points of a manned tunnel tile that joins two arms."""
    points = [
        one.chance * two.chance * (one.workers + two.workers + 2) * one.queens
        for one in to_nests
        for two in to_forests
    ]
    return max(points)
