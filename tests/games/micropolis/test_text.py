"""The table as text is narrow, stable and complete."""

from collections.abc import Iterator
from textwrap import dedent
from typing import Any

import pytest

from formicarium.games.micropolis import GAME
from formicarium.games.micropolis.components import (
    LI,
    LO,
    RI,
    RO,
    TILE_BY_CODE,
    TILES,
    Fruit,
    Segment,
    Specialist,
    Tile,
)
from formicarium.games.micropolis.rules.state import MicropolisState
from formicarium.games.micropolis.table.text import LEGEND, draw, picture
from tests.games.micropolis.tables import TABLES, positions

RING = ("W1", "O3", "W15", "B13", "Q4", "N2", "B3", "B20", "W8", "W16")


def drawn(state: MicropolisState) -> str:
    return draw(state.imagine(None), state.to_act)


def first_in(variant: str, players: int, phase: str) -> MicropolisState:
    """Return the first position of a random game that is in this phase."""
    games = (positions(variant, players, seed) for seed in range(20))
    return next(state for game in games for state in game if state.phase == phase)


def block(drawing: str, name: str) -> list[str]:
    """Return the lines of the block of a drawing that begins with this name."""
    parts = [part.split("\n") for part in drawing.split("\n\n")]
    return next(part for part in parts if f"{part[0]} ".startswith(f"{name} "))


def name_of(place: dict[str, Any]) -> str:
    return "ABCDEF"[place["seat"]] + ("", " I", " II")[place["anthill"]]


# Tiles


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        pytest.param("N2", "╪══1N²═╪ │      │ ╪═══1══╪", id="two through-ways"),
        pytest.param("B1", "╪═══2══╪ │      │ ╪══════╪", id="an empty through-way"),
        pytest.param("W12", "╪═c╗╔p═╪ │  ><  │ ╪══╝╚══╪", id="crossing"),
        pytest.param("N1", "╪═1╗╔1c╪ │  ><  │ ╪══╝╚N¹╪", id="crossing, too much for one place"),
        pytest.param("W8", "╪═╦══╦═╪ │ ║4 ║ │ ╪═╩══╩═╪", id="hall"),
        pytest.param("G2", "╪1G╦═══╪ │  ║   │ ╪══╝╞1c╪", id="fork on the left, outer lane on"),
        pytest.param("N3", "╪══╗╞b═╪ │  ║   │ ╪══╩1N²╪", id="fork on the left, inner lane on"),
        pytest.param("W9", "╪═3═╦══╪ │   ║  │ ╪1c╡╚══╪", id="fork on the right, outer lane on"),
        pytest.param("Q5", "╪═2╡╔Q═╪ │   ║  │ ╪═══╩══╪", id="fork on the right, inner lane on"),
        pytest.param("Q7", "╪1Q╗╔1g╪ │  ║║  │ ╪══╝╚══╪", id="turn-backs"),
        pytest.param("N4", "╪═1╗╔1═╪ │  ║║  │ ╪══╝╚N²╪", id="turn-back with a lot in it"),
        pytest.param("A1", "╪1A╗╞1═╪ │  ║   │ ╪══╝╞══╪", id="turn-back and two dead ends"),
        pytest.param("B7", "╪═1╡╔2═╪ │   ║  │ ╪══╡╚══╪", id="two dead ends and turn-back"),
        pytest.param("Q1", "╪═2╡╞1Q╪ │      │ ╪═══c══╪", id="dead ends in the outer lane"),
        pytest.param("W14", "╪══1*══╪ │      │ ╪1g╡╞══╪", id="dead ends in the inner lane"),
        pytest.param("Q6", "╪═Q╗╞1═╪ │  ╚╗  │ ╪1L╡╚══╪", id="way inwards, two dead ends"),
        pytest.param("G3", "╪═1╡╔1G╪ │  ╔╝  │ ╪══╝╞f═╪", id="way outwards, two dead ends"),
        pytest.param("B3", "╪═2╗╞1═╪ │  ╚╗  │ │   ╚══╪", id="way inwards, LI is missing"),
        pytest.param("W16", "╪1f╡╔1*╪ │  ╔╝  │ ╪══╝   │", id="way outwards, RI is missing"),
        pytest.param("O3", "╪═══1══╪ │      │ │   ╞1O╪", id="LI is missing"),
        pytest.param("W15", "╪═1╡   │ │      │ ╪══1*══╪", id="RO is missing"),
        pytest.param("B20", "│   ╞══╪ │      │ ╪══════╪", id="LO is missing"),
        pytest.param("O4", "╪═══1══╪ │      │ ╪══OL══╪", id="a specialist with a fruit"),
    ],
)
def test_face(code: str, expected: str) -> None:
    lanes = [line.strip() for line in picture(code).split("\n")[1:4]]
    assert lanes == [expected[0:8], expected[9:17], expected[18:26]]


def test_neighbours_share_an_edge_and_show_where_their_galleries_join() -> None:
    expected = """
     ┌──W1──┬──O3──┬─W15──┬─B13──┐
     ╪═1╡╞1═╪═══1══╪═1╡   ╞══1L══╪
     │      │      │      │      │
     ╪═══1══╡   ╞1O╪══1*══╪══╡   │
     └──────┴──────┴──────┴──●●──┘
    """
    strip = picture("W1", "O3", "W15", "B13", full=["B13"])
    assert dedent(strip) == dedent(expected).strip("\n").rstrip()


def test_ring_of_ten_runs_on_beyond_both_ends() -> None:
    top, outer, middle, inner, bottom = picture(*RING).split("\n")
    assert (top[:4], top[-4:]) == ("─┬──", "──┬─")
    assert (outer[:4], outer[-4:]) == ("═╪═1", "1*╪═")
    assert (middle[:3], middle[-1]) == (" │ ", "│")
    assert (inner[:4], inner[-4:]) == (" ╞══", "  ╞═")  # W16 has no RI, W1 has an LI
    assert (bottom[:4], bottom[-4:]) == ("─┴──", "──┴─")


@pytest.mark.parametrize("capacity", [1, 2, 3, 4])
def test_barracks_show_their_capacity_and_whether_they_are_full(capacity: int) -> None:
    code = next(tile.code for tile in TILES if tile.barracks == capacity)
    empty, full = picture(code), picture(code, full=[code])
    assert (empty.count("○"), empty.count("●")) == (capacity, 0)
    assert (full.count("○"), full.count("●")) == (0, capacity)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.code)
def test_inhabitants_are_in_the_picture(tile: Tile) -> None:
    """No sign is dropped for lack of room."""
    lanes = "".join(picture(tile.code).split("\n")[1:4])
    signs = "".join(signs_of(segment) for segment in tile.segments)
    assert sorted(mark for mark in lanes if mark not in " │╪═╡╞╗╔╝╚║╦╩><") == sorted(signs)


def signs_of(segment: Segment) -> str:
    workers = str(segment.workers) if segment.workers else ""
    specialist = "" if segment.specialist is Specialist.NONE else segment.specialist.name[0]
    special = {Fruit.NONE: "", Fruit.LEMON: "L", Fruit.GIFT: "*"}
    fruit = special.get(segment.fruit, segment.fruit.name[0].lower())
    return workers + specialist + ("", "¹", "²", "³")[segment.eggs] + fruit


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.code)
def test_lines_lead_to_the_openings_of_their_piece_and_to_its_inhabitants(tile: Tile) -> None:
    """Follow the drawn lines: each segment is one connected figure with its own signs in it."""
    for segment in tile.segments:
        assert sorted(figure_from(tile, segment)) == sorted(signs_of(segment))


MARKS_WITH_WAYS = {
    "═": "LR",
    "║": "UD",
    "╗": "LD",
    "╔": "RD",
    "╝": "LU",
    "╚": "RU",
    "╦": "LRD",
    "╩": "LRU",
    "╡": "L",
    "╞": "R",
}
STEPS = {"L": (0, -1), "R": (0, 1), "U": (-1, 0), "D": (1, 0)}
BEYOND_CROSSING = {(0, 2): (2, 3), (2, 3): (0, 2), (0, 3): (2, 2), (2, 2): (0, 3)}
DOORS = {LO: (0, 0), LI: (2, 0), RO: (0, 5), RI: (2, 5)}
HALL = LO | LI | RO | RI


def figure_from(tile: Tile, segment: Segment) -> str:
    """Return the signs on a walk from the first opening; it reaches just the segment's openings."""
    face = [line[2:8] for line in picture(tile.code).split("\n")[1:4]]
    first = min(bit for bit in DOORS if segment.ports & bit)
    to_visit, visited = [DOORS[first]], set()
    while to_visit:
        place = to_visit.pop()
        if place not in visited and place[0] in range(3) and place[1] in range(6):
            visited.add(place)
            to_visit += neighbours(face, place)
    assert sum(bit for bit, door in DOORS.items() if door in visited) == segment.ports
    inside = face[1][2:4] if segment.ports == HALL else ""
    walked = "".join(face[row][column] for row, column in visited) + inside
    return "".join(mark for mark in walked if mark not in MARKS_WITH_WAYS and mark != " ")


def neighbours(face: list[str], place: tuple[int, int]) -> Iterator[tuple[int, int]]:
    row, column = place
    mark = face[row][column]
    for way in MARKS_WITH_WAYS.get(mark, "LR"):
        down, right = STEPS[way]
        step = (row + down, column + right)
        crossed = 0 <= step[0] < 3 and 0 <= step[1] < 6 and face[step[0]][step[1]] in "><"
        yield BEYOND_CROSSING[place] if crossed else step


# The whole table


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_every_drawing_is_narrow_and_clean(variant: str, players: int) -> None:
    for state in positions(variant, players, seed=players):
        lines = drawn(state).split("\n")
        assert max(map(len, lines)) <= 80
        assert all(line == line.rstrip() for line in lines)
        assert all(lines[0:3])
        assert lines[-1]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_everything_on_the_table_is_drawn(variant: str, players: int) -> None:
    for state in positions(variant, players, seed=10 + players):
        drawing, view = drawn(state), state.observe(None)
        check_row(view, drawing)
        for anthill in view["anthills"]:
            check_anthill(view, anthill, block(drawing, name_of(anthill)))


def check_row(view: dict[str, Any], drawing: str) -> None:
    lines = block(drawing, "row")
    codes = [place["tile"] for place in view["row"]]
    assert [word.strip("┌─┐") for word in lines[0].split()[1:]] == codes
    assert lines[5].replace("pay ", "").split() == ["free", *map(str, range(1, len(codes)))]
    soldiers = [place["soldiers"] for place in view["row"]]
    assert soldiers_on_tiles(lines, len(codes)) == soldiers


def soldiers_on_tiles(lines: list[str], tiles: int) -> list[int]:
    """Read the line below the prices, ten columns to a tile."""
    line = lines[6] if len(lines) > 6 else ""
    places = [line[7 + 10 * tile : 17 + 10 * tile].strip() for tile in range(tiles)]
    return [int(place.removeprefix("get ")) if place else 0 for place in places]


def check_anthill(view: dict[str, Any], anthill: dict[str, Any], lines: list[str]) -> None:
    text = "\n".join(lines)
    assert f"army {anthill['army']}" in text
    placed = view["round"] > 0
    is_leader = placed and name_of(view["leader"]) == name_of(anthill)
    assert ("leader" in text) == is_leader
    markers = view["architect_markers"][anthill["seat"]]
    assert (f"arch {markers}" in text) == (markers > 0 and anthill["anthill"] < 2)
    if not anthill["tiles"]:
        assert "no tiles yet" in text
        return
    strip = picture(*anthill["tiles"], full=anthill["full"]).split("\n")
    assert [line[7:] for line in lines] == strip
    assert text.count("●") == sum(TILE_BY_CODE[code].barracks for code in anthill["full"])


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_supplies_are_named(variant: str, players: int) -> None:
    for state in positions(variant, players, seed=20 + players):
        words = drawn(state).split("\n")[2].replace(",", "").split()
        numbers = [int(word) for word in words if word.isdigit()]
        supply = state.observe(None)["supply"]
        assert numbers == [len(state.stack), supply["soldiers"], supply["architect_markers"]]


def test_the_same_position_gives_the_same_drawing() -> None:
    first, second = (map(drawn, positions("base", 3, seed=4)) for _ in range(2))
    assert list(first) == list(second)


def test_drawing_does_not_touch_the_state() -> None:
    state = GAME.new(players=2, seed=1)
    seen = state.imagine(0)
    draw(seen, state.to_act)
    assert seen == state.imagine(0)


def test_head_at_the_start() -> None:
    state = GAME.new(players=3, seed=1, options={"start": "C"})
    assert drawn(state).split("\n")[:3] == [
        "Micropolis · base game · round 1 of 10 · begun by C",
        "C to play: take a tile",
        "stack: 54 tiles · supply: 30 soldiers, 2 architect markers",
    ]


def test_head_before_the_first_round_of_the_expert_game() -> None:
    """P12.3: nobody leads until the start player has chosen one of her anthills."""
    state = GAME.new(players=2, seed=1, variant="expert", options={"start": "B"})
    drawing = drawn(state)
    assert drawing.split("\n")[:2] == [
        "Micropolis · expert game · before the first round",
        "B to play: give the leader marker to B I or B II",
    ]
    assert "leader ·" not in drawing


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("barracks", "to play: fill the barracks {tile} or leave it empty"),
        ("guard", "to play: let the guard {tile} move soldiers between army and barracks"),
        ("marker", "to play: give the leader marker to "),
        ("over", "the game is over"),
    ],
)
@pytest.mark.parametrize(("variant", "players"), [("base", 4), ("expert", 3)])
def test_head_names_the_decision(variant: str, players: int, phase: str, expected: str) -> None:
    state = first_in(variant, players, phase)
    assert expected.format(tile=TILES[state.tile].code) in drawn(state).split("\n")[1]


def test_an_anthill_without_tiles_is_one_line() -> None:
    state = GAME.new(players=2, seed=1, options={"start": "A"})
    parts = drawn(state).split("\n\n")
    assert parts[2:4] == ["A · leader · army 5 · no tiles yet", "B · army 5 · no tiles yet"]


def test_finished_anthills_are_drawn_as_rings() -> None:
    state = first_in("expert", 3, "over")
    assert all(len(anthill) == 10 for anthill in state.anthills)
    assert len([line for line in drawn(state).split("\n") if line[7:9] == "─┬"]) == 6


def test_the_drawing_ends_with_the_legend() -> None:
    state = GAME.new(players=2, seed=1)
    assert drawn(state).endswith("\n\n" + LEGEND)
    assert all(sign in LEGEND for sign in "QNAOGcLgbfp*╪╡╞○●")
