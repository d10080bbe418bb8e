"""Pieces alike keep their ids while they wander about."""

from hypothesis import given
from hypothesis import strategies as st

from formicarium.core.choices import Choice, Choices, Placed, Target
from formicarium.core.message import message
from formicarium.core.scene import pooled
from formicarium.stage.identity import Tracker
from tests.stage.scenes import crowd, ids, scene, sprite, surface


def test_pieces_are_numbered_as_they_appear() -> None:
    assert ids(Tracker().follow(scene(crowd("table", army=2, row=1)))) == [
        ["soldier-1", "soldier-2", "soldier-3"]
    ]


def test_unique_pieces_keep_the_ids_they_have() -> None:
    shown = scene(surface("table", sprite("leader"), sprite("tile-Q3")))
    assert Tracker().follow(shown) == shown


def test_only_the_id_changes() -> None:
    before = crowd("table", army=1).sprites[0]
    after = Tracker().follow(scene(crowd("table", army=1))).surfaces[0].sprites[0]
    assert (after.symbol, after.x, after.y, after.label) == (
        before.symbol,
        before.x,
        before.y,
        before.label,
    )


def test_the_last_pieces_of_a_place_leave_and_arrive_where_one_gained() -> None:
    tracker = Tracker()
    tracker.follow(scene(crowd("table", army=3, row=1)))
    assert ids(tracker.follow(scene(crowd("table", army=1, row=3)))) == [
        ["soldier-1", "soldier-4", "soldier-2", "soldier-3"]
    ]


def test_pieces_move_between_surfaces() -> None:
    tracker = Tracker()
    tracker.follow(scene(crowd("mine", army=2), crowd("yours", reserve=1)))
    assert ids(tracker.follow(scene(crowd("mine", army=1), crowd("yours", reserve=2)))) == [
        ["soldier-1"],
        ["soldier-3", "soldier-2"],
    ]


def test_a_place_may_change_its_surface() -> None:
    tracker = Tracker()
    tracker.follow(scene(crowd("here", army=2), crowd("there")))
    assert ids(tracker.follow(scene(crowd("here"), crowd("there", army=2)))) == [
        [],
        ["soldier-1", "soldier-2"],
    ]


def test_a_piece_that_vanished_comes_back_under_its_old_id() -> None:
    tracker = Tracker()
    tracker.follow(scene(crowd("table", army=2)))
    tracker.follow(scene(crowd("table", army=1)))
    tracker.follow(scene())
    assert ids(tracker.follow(scene(crowd("table", row=1)))) == [["soldier-1"]]
    assert ids(tracker.follow(scene(crowd("table", row=3)))) == [
        ["soldier-1", "soldier-2", "soldier-3"]
    ]


def test_who_just_left_a_place_arrives_before_who_left_the_table_earlier() -> None:
    tracker = Tracker()
    tracker.follow(scene(crowd("table", army=2)))
    tracker.follow(scene(crowd("table", army=1)))
    assert ids(tracker.follow(scene(crowd("table", row=1)))) == [["soldier-1"]]


def test_pools_do_not_mix() -> None:
    tracker = Tracker()
    egg, larva = sprite(pooled("egg", "nest", 0)), sprite(pooled("larva", "nest", 0))
    tracker.follow(scene(surface("table", egg)))
    assert ids(tracker.follow(scene(surface("table", larva)))) == [["larva-1"]]


def test_numbers_count_not_the_order_in_the_scene() -> None:
    tracker = Tracker()
    soldiers = [sprite(pooled("soldier", "army", number)) for number in range(12)]
    tracker.follow(scene(surface("table", *soldiers)))
    shown = tracker.follow(scene(surface("table", *reversed(soldiers[:11]))))
    assert ids(shown) == [[f"soldier-{number}" for number in range(11, 0, -1)]]


def test_choices_are_renamed_alike() -> None:
    tracker = Tracker()
    tracker.follow(scene(crowd("table", army=2)))
    tracker.follow(scene(crowd("table", army=1, row=1)))
    moving, new = pooled("soldier", "row", 0), pooled("soldier", "nest", 0)
    asked = message("asked")
    choices = tracker.rename(
        Choices(
            seat=0,
            asked=asked,
            targets=(Target(moving, "spot", asked), Target("done", "button", asked)),
            options=(
                Choice(
                    "A go",
                    (moving, "leader", "done"),
                    asked,
                    (Placed("table", sprite(moving, x=7)), Placed("table", sprite(new))),
                ),
            ),
        )
    )
    (choice,) = choices.options
    assert choice.path == ("soldier-2", "leader", "done")
    assert [target.id for target in choices.targets] == ["soldier-2", "done"]
    assert [(placed.sprite.id, placed.sprite.x) for placed in choice.preview] == [
        ("soldier-2", 7),
        (new, 0),
    ]
    assert (choice.action, choices.asked, choices.seat) == ("A go", asked, 0)


counts = st.dictionaries(st.sampled_from("abcd"), st.integers(0, 5))


@given(st.lists(counts, max_size=12))
def test_ids_are_unique_stable_and_no_more_than_needed(steps: list[dict[str, int]]) -> None:
    tracker, other = Tracker(), Tracker()
    most = 0
    held: dict[str, set[str]] = {}
    for step in steps:
        shown = tracker.follow(scene(crowd("table", **step)))
        assert shown == other.follow(scene(crowd("table", **step)))
        (names,) = ids(shown)
        most = max(most, len(names))
        assert len(set(names)) == len(names)
        assert set(names) <= {f"soldier-{number}" for number in range(1, most + 1)}
        now = {place: {names.pop(0) for _ in range(count)} for place, count in step.items()}
        for place, pieces in now.items():  # whoever can stay, stays
            assert pieces <= held.get(place, set()) or pieces >= held.get(place, set())
        held = now
