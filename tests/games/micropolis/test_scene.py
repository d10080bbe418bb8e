"""The scene shows everything on the table once, at its place, with a name."""

from __future__ import annotations

from collections import Counter
from math import dist

import pytest

from formicarium.core.scene import Scene, Sprite
from formicarium.games.micropolis.components import TILE_BY_CODE
from formicarium.games.micropolis.rules.state import MicropolisState
from formicarium.games.micropolis.table import layout
from formicarium.games.micropolis.table.art import art
from formicarium.games.micropolis.table.scene import scene
from tests.games.micropolis.tables import TABLES, codes, positions, table


def shown(state: MicropolisState) -> Scene:
    return scene(state.imagine(None))


def sprites(laid_out: Scene) -> list[Sprite]:
    return [sprite for surface in laid_out.surfaces for sprite in surface.sprites]


def on(laid_out: Scene, surface: str) -> dict[str, Sprite]:
    (found,) = [other for other in laid_out.surfaces if other.id == surface]
    return {sprite.id: sprite for sprite in found.sprites}


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_everything_lies_on_the_table_once(variant: str, players: int) -> None:
    drawings = art()
    for state in positions(variant, players, seed=3):
        pieces = sprites(shown(state))
        ids = [sprite.id for sprite in pieces]
        assert len(ids) == len(set(ids))
        assert sum(name.startswith("soldier@") for name in ids) == 45
        assert sum(name.startswith("architect@") for name in ids) == 2
        assert ids.count("leader") == (state.round > 0)
        tiles = codes([*state.row, *(tile for anthill in state.anthills for tile in anthill)])
        assert {f"tile-{code}" for code in tiles.split()} == {
            n for n in ids if n.startswith("tile-")
        }
        assert all(f'<g id="{sprite.symbol}">' in drawings for sprite in pieces)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_everything_has_a_name_and_lies_inside_its_surface(variant: str, players: int) -> None:
    for state in positions(variant, players, seed=4):
        for surface in shown(state).surfaces:
            for sprite in surface.sprites:
                assert sprite.label is not None, sprite.id
                assert sprite.tip is not None, sprite.id
                assert 0 < sprite.x < surface.width, sprite.id
                assert 0 < sprite.y < surface.height, sprite.id


def test_tiles_that_lie_never_move() -> None:
    seen: dict[str, tuple[str, float, float, float]] = {}
    for state in positions("expert", 3, seed=5):
        for surface in shown(state).surfaces[1:]:
            for sprite in surface.sprites:
                if sprite.id.startswith("tile-"):
                    spot = (surface.id, sprite.x, sprite.y, sprite.rotation)
                    assert seen.setdefault(sprite.id, spot) == spot


def test_left_is_left_and_right_is_right_of_the_first_tile() -> None:
    assert layout.place(0)[2] == 0
    assert layout.place(-1)[0] < layout.place(0)[0] < layout.place(1)[0]
    assert len({layout.place(number)[:2] for number in range(-4, 6)}) == 10


def test_the_tile_at_the_front_is_free_and_the_others_cost_more_and_more() -> None:
    row = on(shown(table(players=3)), "row")
    assert [row[f"price-{slot}"].text for slot in range(7)] == list("0123456")
    places = [row[f"price-{slot}"].x for slot in range(7)]
    assert places == sorted(places)
    assert places[-1] < row["stack"].x


def test_soldiers_stand_where_the_state_says() -> None:
    state = table(
        players=2,
        row="W1 W2",
        on_row=[3, 0],
        armies=[7, 2],
        anthills={"A": "B14 W3", "B": "W4 W5"},
        full="B14",
        architects=[1, 0],
    )
    seen = shown(state)
    places = Counter(sprite.id.partition("#")[0] for sprite in sprites(seen) if "#" in sprite.id)
    assert places == {
        "soldier@row-W1": 3,
        "soldier@army-0": 7,
        "soldier@army-1": 2,
        "soldier@barracks-B14": 3,
        "soldier@supply": 30,
        "architect@architects-0": 1,
        "architect@architects-supply": 1,
    }
    assert on(seen, "anthill-0")["foundation-0"].text == "7"
    assert on(seen, "anthill-0")["foundation-0"].seat == 0


def test_barracks_soldiers_stand_on_their_tile() -> None:
    for code in ("B1", "B10", "B14", "B19"):
        for place in range(10):
            x, y, turn = layout.place(place)
            posts = layout.barracks_posts(TILE_BY_CODE[code].index, place)
            assert len(posts) == TILE_BY_CODE[code].barracks
            assert all(dist((x, y), post[:2]) < 75 and post[2] == turn for post in posts)


def test_the_crowd_on_a_row_tile_stays_in_its_slot() -> None:
    for soldiers in (1, 2, 7, 20, 45):
        xs = [layout.row_post(2, number, soldiers)[0] for number in range(soldiers)]
        assert xs == sorted(set(xs))
        assert max(abs(x - layout.slot(2)[0]) for x in xs) < 75


def test_the_leader_marker_lies_at_the_leading_anthill() -> None:
    seen = shown(table(players=2, variant="expert", leader="B II"))
    assert "leader" in on(seen, "anthill-3")


def test_architect_markers_lie_at_the_first_anthill_of_their_owner() -> None:
    state = table(players=2, variant="expert", architects=[0, 2])
    seen = shown(state)
    here = [name for name in on(seen, "anthill-2") if name.startswith("architect@")]
    assert here == ["architect@architects-1#0", "architect@architects-1#1"]
    assert not [name for name in on(seen, "anthill-3") if name.startswith("architect@")]


def test_facts() -> None:
    state = table(players=2, variant="expert", armies=[4, 6, 5, 0], architects=[1, 0])
    facts = shown(state).facts
    assert [(fact.value, fact.seat) for fact in facts] == [
        ("1/20", None),
        ("5", 0),
        ("4 + 6", 0),
        ("1", 0),
        ("0", 1),
        ("5 + 0", 1),
        ("0", 1),
    ]
