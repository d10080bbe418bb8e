"""The scene: everything on the table, once, at its place, with a name."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import dist

import pytest

from formicarium.core.scene import Scene, Sprite, Surface
from formicarium.games.antropolis.components import CODES, DOUBLE, FACE_OF, FACES, KINDS
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules import actions as act
from formicarium.games.antropolis.rules.geometry import spot_name
from formicarium.games.antropolis.rules.state import AntropolisState
from formicarium.games.antropolis.table import layout
from formicarium.games.antropolis.table.art import art
from formicarium.games.antropolis.table.scene import scene
from tests.games.antropolis.positions import FORKED, change, position, supersize
from tests.games.antropolis.tables import eager_game, play
from tests.tables import TableKind


def sprites(shown: Scene) -> list[Sprite]:
    return [sprite for surface in shown.surfaces for sprite in surface.sprites]


def surface(shown: Scene, name: str) -> Surface:
    (found,) = [other for other in shown.surfaces if other.id == name]
    return found


def on(state: AntropolisState, name: str) -> dict[str, Sprite]:
    shown = surface(scene(state.imagine(None)), name)
    return {sprite.id: sprite for sprite in shown.sprites}


def test_everything_lies_on_the_table_once(table: TableKind) -> None:
    drawings = art()
    ants = sum(RULESETS[table.variant].ants)
    for state, _ in eager_game(table, 3):
        shown = sprites(scene(state.imagine(None)))
        ids = Counter(sprite.id for sprite in shown)
        assert max(ids.values()) == 1
        assert all(f'<g id="{sprite.symbol}">' in drawings for sprite in shown)
        tiles = [look // 6 for look in state.looks]
        tiles += [face for hand in (*state.hands, state.market) for face in hand if face >= 0]
        named = Counter(name.partition("@")[0] for name in ids)
        for face, count in Counter(tiles).items():
            assert named[f"tile-{CODES[face]}"] == count
        for seat, food in enumerate(state.food):
            assert sum(named[f"{kind}-{seat}"] for kind in KINDS) == ants
            assert sum(name.startswith(f"food@purse-{seat}#") for name in ids) == food


def test_everything_has_a_name_and_lies_inside_its_surface(table: TableKind) -> None:
    for state, _ in eager_game(table, 4):
        for part in scene(state.imagine(None)).surfaces:
            for sprite in part.sprites:
                assert sprite.label is not None, sprite.id
                assert sprite.tip is not None, sprite.id
                assert 0 < sprite.x - part.x < part.width, sprite.id
                assert 0 < sprite.y - part.y < part.height, sprite.id


def test_the_map_grows_and_its_tiles_stay_where_they_are(table: TableKind) -> None:
    places: dict[str, tuple[float, float]] = {}
    frames: list[tuple[float, float, float, float]] = []
    for state, _ in eager_game(table, 5):
        shown = surface(scene(state.imagine(None)), "map")
        for sprite in shown.sprites:
            if sprite.id.startswith("tile-"):
                assert places.setdefault(sprite.id, (sprite.x, sprite.y)) == (sprite.x, sprite.y)
        right, bottom = round(shown.x + shown.width, 1), round(shown.y + shown.height, 1)
        frame = (shown.x, shown.y, right, bottom)
        if not frames or frames[-1] != frame:
            frames.append(frame)
    lefts, tops, rights, bottoms = zip(*frames, strict=True)
    assert list(lefts) == sorted(lefts, reverse=True)
    assert list(tops) == sorted(tops, reverse=True)
    assert list(rights) == sorted(rights)
    assert list(bottoms) == sorted(bottoms)


def test_an_unfinished_nest_shows_who_would_get_how_much() -> None:
    """A9.5: seats with most queens share it; a seat with fewer gets nothing."""
    state = position("N14 3,-1 1", ants="B queen 3,-1", players=3)
    claims = {name: sprite for name, sprite in on(state, "map").items() if "claim" in name}
    assert [(sprite.seat, sprite.text) for sprite in claims.values()] == [
        (0, "2"),
        (1, "2"),
        (1, "2"),
        (2, "2"),
    ]
    change(state, ants="A queen 2,0")
    claims = {name: sprite for name, sprite in on(state, "map").items() if "claim" in name}
    assert claims["claim-0-2,0"].text == "3"
    assert claims["claim-1-3,-1"].text == "0"


@pytest.mark.parametrize(("nest_tie", "each"), [("half", "3"), ("share", "2")])
def test_a_claim_shows_the_share_of_three(nest_tie: str, each: str) -> None:
    """AQ23: what the rules will pay."""
    state = position(
        "N14 3,-1 1",
        "N5 2,1 2",
        ants="B queen 3,-1; C queen 2,1",
        players=3,
        nest_tie=nest_tie,
    )
    shown = on(state, "map")
    assert {shown[f"claim-{name}"].text for name in ("0-2,0", "1-3,-1", "2-2,1")} == {each}


def test_the_nest_of_one_player_and_its_open_sides_stand_out() -> None:
    """A9.5: a nest that nobody or several would get has no contour."""
    state = position("N14 3,-1 1", players=3)
    map_ = surface(scene(state.imagine(None)), "map")
    regions = {area.id: area.seat for area in map_.areas if area.kind == "region"}
    assert regions["nest-2,0"] == 0
    change(state, ants="B queen 3,-1")
    shared = surface(scene(state.imagine(None)), "map")
    assert "nest-2,0" not in {area.id for area in shared.areas}
    assert "mouths-2,0" in {area.id for area in shared.areas}
    finished = position()
    change(finished, "N4 3,-1 4", "N4 2,1 2", gone="A queen 2,0")
    complete = surface(scene(finished.imagine(None)), "map").areas
    assert not {"nest-2,0", "mouths-2,0"}.intersection(area.id for area in complete)


def test_a_tile_tells_what_its_nest_is_worth() -> None:
    """A9.2, A9.4."""
    state = position()
    tip = on(state, "map")["tile-S1@2,0#0"].tip
    assert tip is not None
    assert (tip.id, tip.args["points"], tip.args["open"]) == ("antropolis-nest-open", 2, 2)
    change(state, "N4 3,-1 4", "N4 2,1 2", gone="A queen 2,0")
    tip = on(state, "map")["tile-S1@2,0#0"].tip
    assert tip is not None
    assert tip.id == "antropolis-nest-complete"


def test_ants_in_two_tunnels_of_a_tile_stand_apart() -> None:
    """A1.10."""
    for face in FACES:
        for turn in range(6):
            if DOUBLE[face]:
                one, other = (layout.hub(6 * face + turn, part) for part in range(2))
                assert dist(one, other) > 30, CODES[face]


def test_a_crowd_stays_on_its_tile_and_everybody_can_be_seen() -> None:
    look = 6 * FACE_OF["N4"]
    for total in range(1, 13):
        points = [layout.stand(look, 0, 0, number, total) for number in range(total)]
        assert all(dist(point, layout.middle(0)) < 60 for point in points)
        assert all(dist(a, b) > 20 for a, b in combinations(points, 2))


def test_ants_that_are_done_are_marked() -> None:
    """A5.1, A6.1: a worker who has moved may still collect, and is done after that."""
    state = position(phase="act")
    assert not [name for name in on(state, "map") if "spent" in name]
    play(state, "A move worker 1,0 2,0")
    assert "spent-2,0-worker-0" in on(state, "map")
    state = position(phase="act")
    play(state, "A collect 1,0")
    assert not [name for name in on(state, "map") if "spent" in name]
    play(state, "A move worker 1,0 2,0")
    assert "spent-2,0-worker-0" in on(state, "map")


def test_ants_that_are_marked_as_done_can_do_nothing(table: TableKind) -> None:
    """A5.1, A6.1, S3.1, S3.2: where all ants of a kind are marked, no action is theirs."""
    marked = 0
    for state, _ in eager_game(table, 6):
        if state.phase == "act":
            shown = on(state, "map")
            able = {_doer(action) for action in state.legal_actions(state.turn)}
            for name in [name for name in shown if name.startswith("spent-")]:
                spot, kind, number = name.removeprefix("spent-").rsplit("-", 2)
                marked += 1
                if f"{kind}-{state.turn}@{spot}#{int(number) + 1}" not in shown:
                    assert (kind, spot) not in able, name
    assert marked > 5


def _doer(action: act.AntropolisAction) -> tuple[str, str] | None:
    """Return the kind and the place of the ant that does something."""
    match action:
        case act.Move():
            return KINDS[action.kind], spot_name(action.start)
        case act.Collect() | act.Feed():
            return "worker", spot_name(action.spot)
        case act.Mate():
            return "soldier", spot_name(action.spot)
        case act.Leave():
            return "queen", spot_name(action.spot)
        case act.Expel():
            return "soldier", spot_name(action.start)
        case _:
            return None


def test_the_time_of_earlier_kinds_is_over() -> None:
    """S3.1: once a worker has begun, queens are done."""
    state = supersize()
    play(state, "A collect 1,0")
    assert [name for name in on(state, "map") if "spent" in name] == ["spent-2,0-queen-0"]


@pytest.mark.parametrize(("finished_queen", "done"), [("stays", 1), ("may-leave", 0)])
def test_a_finished_queen_is_marked_if_she_stays(finished_queen: str, done: int) -> None:
    """S3.2."""
    state = supersize("N14 3,-1 1", ants="A queen 3,-1", finished_queen=finished_queen)
    play(state, "A move queen 2,0 3,-1", "A move queen 3,-1 2,0")
    assert len([name for name in on(state, "map") if "spent" in name]) == done


def test_beaten_ants_wait_beside_the_sides_that_are_closed_to_them() -> None:
    """S7.3.4."""
    state = play(supersize(*FORKED, ants="B worker 0,-1"), "A expel 0,-1 1,0 0")
    assert state.phase == "flee"
    shown = on(state, "map")
    assert shown["worker-1@beaten#0"].seat == 1
    assert shown["attacker-0"].seat == 0
    assert (shown["attacker-0"].x, shown["attacker-0"].rotation) == (
        layout.entry(state.hexes[state.target >> 1], 0)[0],
        270,
    )


def test_the_market_has_prices_and_a_bought_tile_leaves_a_gap() -> None:
    """A7.1, A7.3."""
    state = position()
    shown = on(state, "market")
    assert len([name for name in shown if name.startswith("tile-")]) == 6
    assert [shown[f"price-forest-{price}"].symbol for price in (1, 2)] == [
        "antropolis-price-1",
        "antropolis-price-2",
    ]
    state.market[0] = -1
    assert len([name for name in on(state, "market") if name.startswith("tile-")]) == 5
    large = on(supersize(phase="lay"), "market")
    assert len([name for name in large if name.startswith("price-")]) == 9


def test_a_large_hand_has_several_rows() -> None:
    state = position(hand="F1 F2 F3 T1 T2")
    one_row = surface(scene(state.imagine(None)), "hand-0").height
    change(state, hand="F1 F1 F2 F3 T1 T2")
    shown = surface(scene(state.imagine(None)), "hand-0")
    assert shown.height > one_row
    tiles = [sprite for sprite in shown.sprites if sprite.id.startswith("tile-")]
    assert len({sprite.y for sprite in tiles}) == 2
    points = [layout.in_hand(number, 40) for number in range(40)]
    assert len(set(points)) == 40
    assert max(y for _, y in points) < layout.hand_height(40)


def test_facts() -> None:
    state = position()
    facts = scene(state.imagine(None)).facts
    assert [(fact.symbol, fact.value, fact.seat) for fact in facts] == [
        ("antropolis-phase-place", "1/4", None),
        ("antropolis-target", "9", None),
        *[
            (f"antropolis-{sign}", value, seat)
            for seat in range(2)
            for sign, value in (("points", "0"), ("food", "0"), ("capacity", "3"))
        ],
    ]
    state.last_turns = 2
    facts = scene(state.imagine(None)).facts
    assert [(fact.symbol, fact.value) for fact in facts[1:3]] == [
        ("antropolis-target", "9"),
        ("antropolis-last", "2"),
    ]
    state.phase = "over"
    signs = [fact.symbol for fact in scene(state.imagine(None)).facts if fact.seat is None]
    assert signs == ["antropolis-target"]
