"""A patch takes a screen from one scene to the next."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from formicarium.core.message import message
from formicarium.core.scene import Area, Fact, Scene, Sprite, Surface
from formicarium.stage.patch import Patch, SurfacePatch, apply_patch, diff, in_order
from tests.stage.scenes import scene, sprite, surface

sprites = st.lists(
    st.builds(sprite, st.sampled_from("abcdef"), st.integers(0, 2), st.integers(0, 1)),
    unique_by=lambda each: each.id,
    max_size=6,
)
surfaces = st.builds(
    lambda name, inside, seat: surface(name, *inside, seat=seat),
    st.sampled_from("ABCD"),
    sprites,
    st.sampled_from([None, 0, 1]),
)
facts = st.lists(
    st.builds(Fact, st.just("seat-0"), st.sampled_from("123"), st.just(message("m"))), max_size=2
)
scenes = st.builds(
    lambda parts, known: in_order(scene(*parts, facts=tuple(known))),
    st.lists(surfaces, unique_by=lambda each: each.id, max_size=4),
    facts,
)


@given(scenes, scenes)
def test_applying_the_difference_gives_the_new_scene(old: Scene, new: Scene) -> None:
    assert apply_patch(old, diff(old, new)) == new


@given(scenes)
def test_nothing_changed_nothing_sent(shown: Scene) -> None:
    assert diff(shown, shown) == Patch((), (), (), None)


@given(scenes, scenes)
def test_a_patch_survives_json(old: Scene, new: Scene) -> None:
    patch = diff(old, new)
    assert msgspec.json.decode(msgspec.json.encode(patch), type=Patch) == patch


def test_areas_that_change_are_sent_without_the_surface() -> None:
    plain = scene(surface("A", sprite("a")))
    areas = (Area("nest", "region", "M0 0H1V1Z", 0),)
    marked = scene(msgspec.structs.replace(surface("A", sprite("a")), areas=areas))
    for old, new, sent in ((plain, marked, areas), (marked, plain, ())):
        assert diff(old, new).surfaces == (SurfacePatch("A", (), (), sent),)
        assert apply_patch(old, diff(old, new)) == new


def test_facts_of_a_board_that_change_are_sent_without_the_surface() -> None:
    known = (Fact("seat-0", "1", message("m")),)
    plain = scene(surface("A", sprite("a")))
    told = scene(msgspec.structs.replace(surface("A", sprite("a")), facts=known))
    assert diff(plain, told).surfaces == (SurfacePatch("A", (), (), facts=known),)
    assert apply_patch(plain, diff(plain, told)) == told


def test_only_what_changed_is_sent() -> None:
    old = scene(surface("A", sprite("a"), sprite("b"), sprite("c")), surface("B"))
    new = scene(surface("A", sprite("a"), sprite("b", x=1)), surface("B", sprite("c")))
    assert diff(old, new) == Patch(
        (SurfacePatch("A", (sprite("b", x=1),), ("c",)), SurfacePatch("B", (sprite("c"),), ())),
        (),
        (),
        None,
    )


def test_a_surface_that_grew_takes_its_old_place() -> None:
    old, new = (scene(surface("A", size=(size, 9)), surface("B")) for size in (1, 2))
    patch = diff(old, new)
    assert patch == Patch((), (new.surfaces[0],), (), None)
    assert apply_patch(old, patch) == new


def test_surfaces_come_and_go() -> None:
    a, b, c = surface("A"), surface("B"), surface("C")
    assert diff(scene(a, b), scene(b, c)) == Patch((), (c,), ("A",), None)
    rearranged = diff(scene(a, b), scene(b, a))
    assert apply_patch(scene(a, b), rearranged) == scene(b, a)


def test_the_order_is_by_layer_and_then_by_id() -> None:
    mixed = [sprite("c"), sprite("a", layer=1), sprite("b")]
    assert [each.id for each in _sorted(surface("A", *mixed))] == ["b", "c", "a"]


def _sorted(part: Surface) -> tuple[Sprite, ...]:
    return in_order(scene(part)).surfaces[0].sprites
