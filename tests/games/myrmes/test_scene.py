"""The scene: everything is on the table once, in its place, with a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import dist
from random import Random
from typing import Any

from formicarium.core.scene import Scene, Sprite
from formicarium.games.myrmes.components import ANTS
from formicarium.games.myrmes.rules.geometry import USED
from formicarium.games.myrmes.rules.state import MyrmesState
from formicarium.games.myrmes.table import layout
from formicarium.games.myrmes.table.art import art
from tests.games.myrmes.tables import MYRMES, SIMULTANEOUS, new_game, play_eagerly, start
from tests.tables import TableKind


def views(table: TableKind, seed: int) -> Iterator[tuple[Scene, dict[str, Any]]]:
    """Return a random game as the player to act sees it, and as a spectator sees its end."""
    state = new_game(table, seed)
    for position, action in play_eagerly(state, Random(seed)):
        yield shown_to(position, action.seat), position.observe(action.seat)
    yield shown_to(state, None), state.observe(None)


def shown_to(state: MyrmesState, viewer: int | None) -> Scene:
    return MYRMES.scene(state.imagine(viewer))


def sprites(shown: Scene) -> list[Sprite]:
    return [sprite for surface in shown.surfaces for sprite in surface.sprites]


def on(shown: Scene, surface: str) -> dict[str, Sprite]:
    (found,) = [other for other in shown.surfaces if other.id == surface]
    return {sprite.id: sprite for sprite in found.sprites}


def test_everything_lies_on_the_table_once(table: TableKind) -> None:
    drawings = art()
    for scene, observation in views(table, seed=3):
        shown = sprites(scene)
        ids = [sprite.id for sprite in shown]
        assert len(ids) == len(set(ids))
        assert all(f'<g id="{sprite.symbol}">' in drawings for sprite in shown)
        for seat, colony in enumerate(observation["colonies"]):
            ants = (f"worker-{seat}@", f"soldier-{seat}@")
            assert sum(name.startswith(ants) for name in ids) == ANTS
            done = [each for each in observation["objectives"] if each["finished"][seat]]
            nurses = colony["nurses"] + len(done)
            assert sum(name.startswith(f"nurse-{seat}@") for name in ids) == nurses
            assert sum(name.startswith(f"owner-{seat}@") for name in ids) == 4
        assert {f"laid-{tile['id']}" for tile in observation["tiles"]} == {
            name for name in ids if name.startswith("laid-")
        }


def test_everything_has_a_name_and_lies_inside_its_surface(table: TableKind) -> None:
    for scene, _ in views(table, seed=4):
        for surface in scene.surfaces:
            for sprite in surface.sprites:
                assert sprite.label is not None, sprite.id
                assert sprite.tip is not None, sprite.id
                assert 0 < sprite.x < surface.width, sprite.id
                assert 0 < sprite.y < surface.height, sprite.id


def test_cubes_lie_on_their_tiles_and_facts_count_them(table: TableKind) -> None:
    for scene, observation in views(table, seed=5):
        ids = Counter(sprite.id.partition("#")[0] for sprite in sprites(scene))
        for tile in observation["tiles"]:
            for cube, count in tile["cubes"].items():
                assert ids[f"{cube}@tile-{tile['id']}"] == count
        for seat, colony in enumerate(observation["colonies"]):
            board = next(each for each in scene.surfaces if each.id == f"colony-{seat}")
            facts = {fact.symbol.removeprefix("myrmes-"): int(fact.value) for fact in board.facts}
            for cube, count in colony["store"].items():
                assert ids[f"{cube}@store-{seat}"] == facts[cube] == count
            assert facts["level"] == colony["level"]
            assert facts["prey"] == sum(colony["prey"].values())


def test_what_others_choose_cannot_be_seen(table: TableKind) -> None:
    """Q41: as long as the phase lasts, a choice changes nothing for anybody else."""
    state = new_game(table, 6)
    shown: dict[int, Scene] = {}
    stage = None
    for position, action in play_eagerly(state, Random(6)):
        hidden = position.phase in SIMULTANEOUS
        now = position.year, position.season, position.phase
        if not hidden or now != stage:
            shown, stage = {}, now
        for seat in range(position.players):
            scene = shown_to(position, seat)
            if hidden and seat in shown:
                assert scene == shown[seat]
            shown[seat] = scene
        shown.pop(action.seat)


def test_only_the_garden_in_use_is_on_the_table() -> None:
    sizes = {players: layout.garden_size(players) for players in USED}
    assert sizes[2][1] < sizes[3][1] < sizes[4][1]
    for players in USED:
        garden = on(shown_to(start(players), None), "garden")
        assert garden["ground"].symbol == f"myrmes-garden-{players}"


def test_hexes_keep_apart() -> None:
    places = [layout.hex_at(4, place) for place in range(151)]
    assert min(dist(a, b) for a, b in combinations(places, 2)) > 50


def test_a_crowd_stays_in_its_room() -> None:
    for total in (1, 8, 40):
        xs = [layout.larva(number, total)[0] for number in range(total)]
        assert xs == sorted(set(xs))
        assert xs[-1] < 680


def test_own_choices_are_on_the_board_at_once() -> None:
    state = start(2)
    here = state.event[0]
    state.larvae[0] = 3
    state.apply(state.legal_actions(0)[-1])
    cube = on(shown_to(state, 0), "colony-0")["event-cube-0"]
    assert (cube.x, cube.y) == layout.EVENT_CUBE[min(7, here + 3)]
    hidden = on(shown_to(state, 1), "colony-0")["event-cube-0"]
    assert (hidden.x, hidden.y) == layout.EVENT_CUBE[here]


def test_facts() -> None:
    facts = shown_to(start(2), None).facts
    assert [(fact.value, fact.seat) for fact in facts] == [
        ("1/3", None),
        ("1/6", None),
        ("10", 0),
        ("4", 0),
        ("10", 1),
        ("4", 1),
    ]
