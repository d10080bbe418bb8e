"""The scene: everything on the table, once, at its place, with a name."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import dist
from typing import Any

import pytest

from formicarium.core.scene import Scene, Sprite
from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.components import TILE_BY_CODE
from formicarium.games.micropolis.table import layout
from formicarium.games.micropolis.table.art import art
from formicarium.games.micropolis.table.scene import scene
from tests.games.micropolis.tables import table

TABLES = [("base", players) for players in range(2, 7)] + [("expert", 2), ("expert", 3)]


def observations(variant: str, players: int, seed: int) -> Iterator[dict[str, Any]]:
    """A random game, seen before every decision and at the end."""
    state = GAME.new(players=players, seed=seed, variant=variant)
    rng = random.Random(seed)
    while not state.is_over:
        yield state.observe(None)
        state.apply(rng.choice(state.legal_actions(state.to_act[0])))
    yield state.observe(None)


def sprites(shown: Scene) -> list[Sprite]:
    return [sprite for surface in shown.surfaces for sprite in surface.sprites]


def on(shown: Scene, surface: str) -> dict[str, Sprite]:
    (found,) = [other for other in shown.surfaces if other.id == surface]
    return {sprite.id: sprite for sprite in found.sprites}


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_everything_lies_on_the_table_once(variant: str, players: int) -> None:
    drawings = art()
    for observation in observations(variant, players, seed=3):
        shown = sprites(scene(observation))
        ids = [sprite.id for sprite in shown]
        assert len(ids) == len(set(ids))
        assert sum(name.startswith("soldier@") for name in ids) == 45
        assert sum(name.startswith("architect@") for name in ids) == 2
        assert ids.count("leader") == (observation["round"] > 0)
        tiles = [offered["tile"] for offered in observation["row"]]
        tiles += [code for anthill in observation["anthills"] for code in anthill["tiles"]]
        assert {f"tile-{code}" for code in tiles} == {n for n in ids if n.startswith("tile-")}
        assert all(f'<g id="{sprite.symbol}">' in drawings for sprite in shown)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_everything_has_a_name_and_lies_inside_its_surface(variant: str, players: int) -> None:
    for observation in observations(variant, players, seed=4):
        for surface in scene(observation).surfaces:
            for sprite in surface.sprites:
                assert sprite.label is not None, sprite.id
                assert sprite.tip is not None, sprite.id
                assert 0 < sprite.x < surface.width, sprite.id
                assert 0 < sprite.y < surface.height, sprite.id


def test_tiles_that_lie_never_move() -> None:
    seen: dict[str, tuple[str, float, float, float]] = {}
    for observation in observations("expert", 3, seed=5):
        for surface in scene(observation).surfaces[1:]:
            for sprite in surface.sprites:
                if sprite.id.startswith("tile-"):
                    spot = (surface.id, sprite.x, sprite.y, sprite.rotation)
                    assert seen.setdefault(sprite.id, spot) == spot


def test_left_is_left_and_right_is_right_of_the_first_tile() -> None:
    assert layout.place(0)[2] == 0
    assert layout.place(-1)[0] < layout.place(0)[0] < layout.place(1)[0]
    assert len({layout.place(number)[:2] for number in range(-4, 6)}) == 10


def test_the_tile_at_the_front_is_free_and_the_others_cost_more_and_more() -> None:
    row = on(scene(table(players=3).observe(None)), "row")
    assert [row[f"price-{slot}"].text for slot in range(7)] == list("0123456")
    places = [row[f"price-{slot}"].x for slot in range(7)]
    assert places == sorted(places)
    assert places[-1] < row["stack"].x


def test_soldiers_stand_where_the_observation_says() -> None:
    state = table(
        players=2,
        row="W1 W2",
        on_row=[3, 0],
        armies=[7, 2],
        anthills={"A": "B14 W3", "B": "W4 W5"},
        full="B14",
        architects=[1, 0],
    )
    shown = scene(state.observe(None))
    places = Counter(sprite.id.partition("#")[0] for sprite in sprites(shown) if "#" in sprite.id)
    assert places == {
        "soldier@row-W1": 3,
        "soldier@army-0": 7,
        "soldier@army-1": 2,
        "soldier@barracks-B14": 3,
        "soldier@supply": 30,
        "architect@architects-0": 1,
        "architect@architects-supply": 1,
    }
    assert on(shown, "anthill-0")["foundation-0"].text == "7"
    assert on(shown, "anthill-0")["foundation-0"].seat == 0


def test_barracks_soldiers_stand_on_their_tile() -> None:
    for code in ("B1", "B10", "B14", "B19"):
        for place in range(10):
            x, y, turn = layout.place(place)
            posts = layout.barracks_posts(code, place)
            assert len(posts) == TILE_BY_CODE[code].barracks
            assert all(dist((x, y), post[:2]) < 75 and post[2] == turn for post in posts)


def test_the_crowd_on_a_row_tile_stays_in_its_slot() -> None:
    for soldiers in (1, 2, 7, 20, 45):
        xs = [layout.row_post(2, number, soldiers)[0] for number in range(soldiers)]
        assert xs == sorted(set(xs))
        assert max(abs(x - layout.slot(2)[0]) for x in xs) < 75


def test_the_leader_marker_lies_at_the_leading_anthill() -> None:
    shown = scene(table(players=2, variant="expert", leader="B II").observe(None))
    assert "leader" in on(shown, "anthill-3")


def test_architect_markers_lie_at_the_first_anthill_of_their_owner() -> None:
    state = table(players=2, variant="expert", architects=[0, 2])
    shown = scene(state.observe(None))
    here = [name for name in on(shown, "anthill-2") if name.startswith("architect@")]
    assert here == ["architect@architects-1#0", "architect@architects-1#1"]
    assert not [name for name in on(shown, "anthill-3") if name.startswith("architect@")]


def test_facts() -> None:
    state = table(players=2, variant="expert", armies=[4, 6, 5, 0], architects=[1, 0])
    facts = scene(state.observe(None)).facts
    assert [(fact.value, fact.seat) for fact in facts] == [
        ("1/20", None),
        ("4 + 6", 0),
        ("1", 0),
        ("5 + 0", 1),
        ("0", 1),
    ]
