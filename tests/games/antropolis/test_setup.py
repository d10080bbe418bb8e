"""The components, the layouts and the setup (A1, A2, S1, AL, AT)."""

from collections import Counter

import pytest

import formicarium as fm
from formicarium.core.hexes import Hex, rotate_sides
from formicarium.games.antropolis import components as box
from formicarium.games.antropolis.options import RULESETS
from formicarium.games.antropolis.rules import ants
from formicarium.games.antropolis.rules.geometry import REACH, turns_of
from tests.games.antropolis.positions import change, position, supersize
from tests.games.antropolis.tables import ANTROPOLIS, play, refusal

each_set = pytest.mark.parametrize("tile_set", box.TILE_SETS)


def faces_of(sort: int, tile_set: str) -> list[int]:
    """Every tile of a sort in a set, without start nests."""
    faces = [face for face in box.FACES if box.SORT[face] == sort and face != box.START_NEST]
    return [face for face in faces for _ in range(box.TILES[tile_set][face])]


def numbers(sort: int, side: str, tile_set: str) -> Counter[int]:
    """Count the tiles of a sort by their sides of a kind."""
    return Counter([box.SIDES[face].count(side) for face in faces_of(sort, tile_set)])


@each_set
def test_a1_2_at1_the_tiles(tile_set: str) -> None:
    """A1.2, AT1."""
    assert sum(box.TILES[tile_set]) == box.TILE_COUNT == 85
    assert [len(faces_of(sort, tile_set)) for sort in range(3)] == [21, 32, 28]
    assert box.TILES[tile_set][box.START_NEST] == 4
    assert len(set(box.CODES)) == len(box.CODES)
    assert all(len(sides) == 6 and set(sides) <= set("ETUO") for sides in box.SIDES)


@each_set
def test_a1_3_at2_forests(tile_set: str) -> None:
    """A1.3, AT2: earth and at least one tunnel side."""
    assert all(set(box.SIDES[face]) <= set("ET") for face in faces_of(box.FOREST, tile_set))
    assert numbers(box.FOREST, "T", tile_set) == {1: 6, 2: 8, 3: 7}
    assert box.SIDES[box.START_FOREST] == "TETETE"
    assert box.TILES[tile_set][box.START_FOREST] >= 4


@each_set
def test_a1_4_at2_tunnels(tile_set: str) -> None:
    """A1.4, AT2: at least one tunnel side; some carry two tunnels, which do not cross."""
    faces = faces_of(box.TUNNEL, tile_set)
    assert all(set(box.SIDES[face]) <= set("ETU") for face in faces)
    assert all("T" in box.SIDES[face] for face in faces)
    doubles = [box.SIDES[face] for face in faces if box.DOUBLE[face]]
    assert len(doubles) == 6
    for sides in doubles:
        assert sides.count("T") == sides.count("U") == 2
        ring = "".join(side for side in sides if side in "TU")
        assert ring in ("TTUU", "TUUT", "UUTT", "UTTU")
    simple = Counter([box.SIDES[f].count("T") for f in faces if not box.DOUBLE[f]])
    assert simple == {1: 2, 2: 16, 3: 6, 4: 2}


@each_set
def test_a1_5_at3_at4_nests(tile_set: str) -> None:
    """A1.5, AT3, AT4."""
    assert all(set(box.SIDES[face]) <= set("ETO") for face in faces_of(box.NEST, tile_set))
    assert numbers(box.NEST, "O", tile_set) == {0: 4, 1: 16, 2: 7, 3: 1}
    plain = {"first": 8, "second": 7}[tile_set]
    assert numbers(box.NEST, "T", tile_set) == {0: plain, 1: 20 - plain, 2: 6, 3: 2}
    broods = [face for face in faces_of(box.NEST, tile_set) if box.BROOD[face]]
    assert len(broods) == {"first": 13, "second": 10}[tile_set]
    assert {box.SIDES[face].count("O") for face in broods} == {0, 1, 2, 3}
    closed = [face for face in faces_of(box.NEST, tile_set) if "O" not in box.SIDES[face]]
    assert all("T" in box.SIDES[face] for face in closed)
    assert not any(box.BROOD[face] for face in box.FACES if box.SORT[face] != box.NEST)


def test_a1_6_at4_at5_start_nests() -> None:
    """A1.6, AT4, AT5."""
    sides = box.SIDES[box.START_NEST]
    assert box.BROOD[box.START_NEST]
    assert sides.count("T") == 1
    assert sides.count("O") >= 1


def test_at1_no_two_faces_are_alike() -> None:
    """AT1: not even turned, so that a code says what a tile shows."""
    looks = set()
    for face in box.FACES:
        turned = [rotate_sides(box.SIDES[face], turn) for turn in range(6)]
        swapped = ["".join(sides).translate({84: "U", 85: "T"}) for sides in turned]
        looks.add((box.SORT[face], box.BROOD[face], min([*map("".join, turned), *swapped])))
    assert len(looks) == len(box.FACES)


def test_at7_the_sets_differ_in_a_few_nest_tiles() -> None:
    """AT7: the newest set is the default."""
    assert box.TILE_SETS == ("second", "first")
    numbers = [(box.TILES["first"][face], box.TILES["second"][face]) for face in box.FACES]
    differing = [face for face in box.FACES if numbers[face][0] != numbers[face][1]]
    assert {box.SORT[face] for face in differing} == {box.NEST}
    assert sum(abs(one - other) for one, other in numbers) == 2 * 3


@pytest.mark.parametrize("variant", ["base", "all-tiles", "supersize"])
@each_set
def test_at7_a_game_is_played_with_the_set_that_is_chosen(tile_set: str, variant: str) -> None:
    """AT7, A1.2."""
    state = ANTROPOLIS.new(4, 5, variant, {"tiles": tile_set})
    state.check()
    assert state.observe(None)["options"]["tiles"] == tile_set
    held = [face for faces in (*state.piles, *state.box, *state.hands) for face in faces]
    count = Counter([*held, *state.market, *[look // 6 for look in state.looks]])
    assert [count[face] for face in box.FACES] == list(box.TILES[tile_set])
    other = next(each for each in box.TILE_SETS if each != tile_set)
    state.tile_set = other  # type: ignore[assignment]
    with pytest.raises(fm.StateError, match=r"A1\.2"):
        state.check()


@each_set
def test_at6_nests_can_be_closed(tile_set: str) -> None:
    """AT6: two tiles with one open side more than with three, for each of four nests at least."""
    found = numbers(box.NEST, "O", tile_set)
    assert found[1] >= found[3] + 2 * 4


def test_a1_7_a1_8_ants_and_food() -> None:
    """A1.7, A1.8."""
    assert dict(zip(box.KINDS, box.ANTS_IN_BOX, strict=True)) == {
        "queen": 2,
        "worker": 5,
        "larva": 2,
        "soldier": 3,
    }
    assert box.FOOD == 20
    for name, rules in RULESETS.items():
        fits = zip(rules.ants, box.ANTS_IN_BOX, strict=True)
        assert all(used <= there for used, there in fits), name
    assert RULESETS["base"].ants[2:] == (0, 0)
    assert RULESETS["supersize"].ants == box.ANTS_IN_BOX


def test_a1_9_open_sides_are_on_nests_only() -> None:
    """A1.9."""
    for sort in range(3):
        letters = {side for face in faces_of(sort, box.TILE_SETS[0]) for side in box.SIDES[face]}
        assert ("O" in letters) == (sort == box.NEST)
        assert "T" in letters


def test_a1_10_a_space_for_each_tunnel() -> None:
    """A1.10."""
    assert [box.CODES[face] for face in box.FACES if box.DOUBLE[face]] == ["T10", "T11", "T12"]


def test_turns_that_look_the_same_are_one() -> None:
    for face in box.FACES:
        text = box.SIDES[face].replace("U", "T")
        looks = {"".join(rotate_sides(text, turn)) for turn in range(6)}
        assert len(looks) <= turns_of(face) <= 6


def where(players: int) -> list[tuple[Hex, int]]:
    return list(box.LAYOUTS[players])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a2_1_al1_al2_the_layout(players: int) -> None:
    """A2.1, AL1, AL2: a start forest and a start nest for each player, joined by tunnel sides."""
    seen = position(players=players).observe(None)["tiles"]
    assert len(seen) == 2 * players
    for seat, (forest, direction) in enumerate(where(players)):
        wood, nest = seen[2 * seat : 2 * seat + 2]
        assert (wood["hex"], nest["hex"]) == (str(forest), str(forest.neighbour(direction)))
        tunnel_sides = {side for side, letter in enumerate(wood["sides"]) if letter == "T"}
        assert tunnel_sides == {direction, (direction + 2) % 6, (direction + 4) % 6}
        assert nest["sides"][(direction + 3) % 6] == "T"
        opened = {side for side, letter in enumerate(nest["sides"]) if letter == "O"}
        assert opened == {(direction + 1) % 6, (direction - 1) % 6}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_al3_aq48_parts_that_do_not_touch(players: int) -> None:
    """AL3, AQ48: no way leads from one colour to another; nothing is scored."""
    parts = [(f, f.neighbour(d)) for f, d in where(players)]
    for seat, mine in enumerate(parts):
        for theirs in parts[:seat]:
            assert min(a.distance(b) for a in mine for b in theirs) > 1
    assert sum(position(players=players).points) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_al4_all_seats_are_alike(players: int) -> None:
    """AL4: a symmetry of the table takes the first seat to any other."""
    places = where(players)
    images = []
    for turn in range(6):
        images.append([(f.rotate(turn), (d + turn) % 6) for f, d in places])
        images.append([(f.reflect().rotate(turn), (turn - d) % 6) for f, d in places])
    reached = {image[0] for image in images if set(image) == set(places)}
    assert reached == set(places)


@pytest.mark.parametrize(
    ("variant", "players", "tunnels", "nests", "forests"),
    [
        ("base", 2, 9, 11, 6),
        ("base", 3, 10, 14, 7),
        ("base", 4, 12, 16, 8),
        ("all-tiles", 2, 28, 24, 15),
        ("all-tiles", 3, 27, 23, 13),
        ("all-tiles", 4, 26, 22, 11),
        ("supersize", 2, 19, 18, 11),
        ("supersize", 3, 17, 16, 9),
        ("supersize", 4, 15, 14, 7),
    ],
)
def test_a2_9_s1_6_piles(
    variant: str, players: int, tunnels: int, nests: int, forests: int
) -> None:
    """A2.2, A2.4, A2.5, A2.9, S1.2, S1.6."""
    state = position(players=players, variant=variant)
    assert [len(pile) for pile in state.piles] == [forests, tunnels, nests]
    assert [len(there) for there in state.box] == list(box.REMOVED[variant][players])
    for sort, pile in enumerate(state.piles):
        assert {box.SORT[face] for face in pile} == {sort}


def test_a2_3_a2_6_hand_and_market() -> None:
    """A2.3, A2.6."""
    state = position(players=3)
    for hand in state.hands:
        assert [box.SORT[face] for face in hand] == [0, 1, 2]
    assert state.capacity == [3, 3, 3]
    assert [box.SORT[face] for face in state.market] == [0, 0, 1, 1, 2, 2]


def test_a2_4_what_is_removed() -> None:
    """A2.4, AQ2: no start nest is ever in a pile or in a hand."""
    assert box.REMOVED["base"] == {2: (9, 19, 13), 3: (6, 17, 9), 4: (3, 14, 6)}
    for seed in range(5):
        state = position(seed=seed)
        unseen = [face for faces in (*state.piles, *state.box, *state.hands) for face in faces]
        assert box.START_NEST not in [*unseen, *state.market]


def test_a2_7_first_ants() -> None:
    """A2.7."""
    state = position()
    seen = state.observe(None)
    assert seen["tiles"][0]["spaces"][0]["ants"]["worker"] == 1
    assert seen["tiles"][1]["spaces"][0]["ants"]["queen"] == 1
    assert seen["tiles"][3]["spaces"][0]["seat"] == 1
    assert seen["colonies"][0]["ants"] == {"queen": 1, "worker": 2, "larva": 0, "soldier": 0}


def test_a2_8_aq3_food() -> None:
    """A2.8, AQ3."""
    state = position(players=4)
    assert state.food == [0] * 4
    assert state.supply == 20


@pytest.mark.parametrize("variant", ["base", "all-tiles", "supersize"])
@pytest.mark.parametrize("players", [2, 3])
def test_aq3_the_last_player_may_begin_with_a_food(players: int, variant: str) -> None:
    """AQ3, A2.8: the supply has one less, so there are twenty; nothing else is different."""
    for seat in range(players):
        chosen = {"start": "ABC"[seat], "compensation": "last-food"}
        state = ANTROPOLIS.new(players, 5, variant, chosen)
        assert state.food == [int(other == (seat - 1) % players) for other in range(players)]
        assert (state.supply, state.observe(None)["supply"]) == (19, 19)
        state.check()
        without = ANTROPOLIS.new(players, 5, variant, chosen | {"compensation": "none"})
        assert without.food == [0] * players
        without.food = list(state.food)
        assert without == state


def test_aq3_four_players_have_no_compensation() -> None:
    """AQ3."""
    with pytest.raises(fm.SetupError, match="compensation is none with 4 players"):
        ANTROPOLIS.new(4, options={"compensation": "last-food"})


def test_aq3_the_food_pays_for_a_tile_of_the_first_turn() -> None:
    """AQ3, A4.3: what is paid goes to the supply."""
    state = ANTROPOLIS.new(2, 5, options={"start": "B", "compensation": "last-food"})
    assert state.food == [1, 0]
    change(state, hand="N4 N4")
    while state.turn == 1:
        state.apply(state.legal_actions(1)[-1])
    play(state, "A lay N4 3,-1 4", "A no-ant", "A lay N4 2,1 2", "A no-ant")
    assert (state.food, state.supply) == ([0, 0], 20)


def test_s1_supersize_setup() -> None:
    """S1.1, S1.3, S1.4, S1.5, S8.2."""
    state = supersize(players=3, phase="lay")
    assert state.hexes == position(players=3).hexes
    for hand in state.hands:
        assert [box.SORT[face] for face in hand] == [0, 1, 1, 2, 2]
    assert state.capacity == [5, 5, 5]
    assert [box.SORT[face] for face in state.market] == [0] * 3 + [1] * 3 + [2] * 3
    assert state.hand_ants[:4] == [1, 4, 2, 2]
    assert [ants.count(state, 0, kind) for kind in range(4)] == [0, 1, 0, 1]


def test_aq1_the_start_player_is_drawn_and_turns_go_round() -> None:
    """AQ1."""
    drawn = [ANTROPOLIS.new(3, seed) for seed in range(30)]
    assert {state.first for state in drawn} == {0, 1, 2}
    assert all(state.outcome[0].kind == "start" for state in drawn)
    state = position(players=3)
    assert refusal(state, "B end") == "AQ1"
    assert refusal(state, "D end") == "A1.1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_aq1_the_start_player_may_be_named(players: int) -> None:
    """AQ1: with the option; nothing is drawn, and the first round begins with that seat."""
    for seat in range(players):
        state = ANTROPOLIS.new(players, 5, options={"start": "ABCD"[seat]})
        assert (state.first, state.turn, state.to_act) == (seat, seat, (seat,))
        assert state.observe(None)["first"] == seat
        assert "start" not in [outcome.kind for outcome in state.outcome]
        state.check()
    with pytest.raises(fm.SetupError, match="option start is drawn, A"):
        ANTROPOLIS.new(players, options={"start": "ABCDE"[players]})


def test_aq4_the_first_turned_up_is_the_cheaper() -> None:
    """AQ4."""
    state = ANTROPOLIS.new(2, 5)
    drawn = next(outcome for outcome in state.outcome if outcome.kind == "market").values
    assert [box.CODES[face] for face in state.market] == list(drawn)


def test_the_table_never_reaches_the_last_hex() -> None:
    farthest = max(f.distance(Hex(0, 0)) + 1 for n in (2, 3, 4) for f, _ in where(n))
    assert farthest + box.TILE_COUNT < REACH


def test_errors_of_the_setup_list_what_fits() -> None:
    """A1.1, AQ1, AQ3, AQ6, AQ19, AQ23, AQ25, AQ27, AQ31, S3.2."""
    with pytest.raises(fm.SetupError, match="2, 3 or 4 players, not 5"):
        ANTROPOLIS.new(5)
    with pytest.raises(fm.SetupError, match="base, all-tiles or supersize"):
        ANTROPOLIS.new(2, variant="small")
    with pytest.raises(fm.SetupError, match="forest-by-earth is no or yes"):
        ANTROPOLIS.new(2, options={"forest-by-earth": "maybe"})
    known = (
        "start, compensation, forest-by-earth, buying, tunnel-crew, tunnel-queens, nest-tie, queen"
    )
    with pytest.raises(fm.SetupError, match=known):
        ANTROPOLIS.new(2, options={"colour": "red"})
    with pytest.raises(fm.SetupError, match="unknown option 'finished-queen'"):
        ANTROPOLIS.new(2, options={"finished-queen": "stays"})


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("start", "C"),
        ("start", "AB"),
        ("hands", "F1 T1 N1 F1 T1 X9"),
        ("hands", "T1 T1 N1 F1 T1 N1"),
        ("market", "F6 F6 T1 T1 N1 N1"),
        ("market", "F1 F1 T1 T1 S1 N1"),
    ],
)
def test_impossible_answers_of_chance_are_refused(kind: str, values: str) -> None:
    """A2.3, A2.6, AQ1."""
    setup = ANTROPOLIS.setup(2, 1)
    dealt = list(ANTROPOLIS.deal(setup).outcome)
    place = next(i for i, outcome in enumerate(dealt) if outcome.kind == kind)
    dealt[place] = type(dealt[0])(kind, tuple(values.split()))
    with pytest.raises(fm.RecordError):
        ANTROPOLIS.deal(setup, dealt)


def test_forced_tiles_come_out_of_the_box_if_they_have_to() -> None:
    """A2.4: a tile removed unseen may be any one of its sort."""
    setup = ANTROPOLIS.setup(2, 1)
    dealt = list(ANTROPOLIS.deal(setup).outcome)
    hidden = box.CODES[ANTROPOLIS.deal(setup).box[1][0]]
    place = next(i for i, outcome in enumerate(dealt) if outcome.kind == "market")
    values = list(dealt[place].values)
    values[2] = hidden
    dealt[place] = type(dealt[0])("market", tuple(values))
    state = ANTROPOLIS.deal(setup, dealt)
    assert box.CODES[state.market[2]] == hidden
    state.check()
