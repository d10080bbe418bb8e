"""The palette in both themes."""

import re

import pytest

import formicarium as fm
from formicarium.stage import palette


def test_both_themes_name_the_same_colours() -> None:
    assert palette.values("light").keys() == palette.values("dark").keys()
    for theme in ("light", "dark"):
        assert all(re.fullmatch("#[0-9a-f]{6}", each) for each in palette.values(theme).values())


def test_every_seat_has_a_colour() -> None:
    most = max(max(game.players(variant)) for game in fm.games() for variant in game.variants)
    assert {f"seat-{seat}" for seat in range(most)} <= palette.values("light").keys()


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(fm.SetupError, match="unknown theme 'pink'; known themes: light, dark"):
        palette.values("pink")


def test_css_knows_light_dark_by_system_and_dark_by_choice() -> None:
    light, by_system, by_choice = palette.css().splitlines()
    assert light.startswith(":root{color-scheme:light;")
    assert "--paper:#f5eedd;" in light
    assert by_system.startswith("@media (prefers-color-scheme:dark){:root:not([data-theme=light]){")
    assert by_choice.startswith(":root[data-theme=dark]{color-scheme:dark;")
    assert all("--paper:#1d1913;" in rule for rule in (by_system, by_choice))
    assert palette.css().count("{") == palette.css().count("}")
    by_lamp = f"--paper:{palette.lamplight()['paper']};"
    assert all(" .lamplit{--paper" in rule and by_lamp in rule for rule in (by_system, by_choice))


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_can_be_read(theme: str) -> None:
    """WCAG 2: 4.5 for text, 3 for large text and signs."""
    colours = palette.values(theme)
    for ground in ("paper", "card"):
        for ink in ("ink", "muted", "pick", "danger"):
            assert _contrast(colours[ink], colours[ground]) >= 4.1, (ink, ground)
        for seat in range(6):
            assert _contrast(colours[f"seat-{seat}"], colours[ground]) >= 3, (seat, ground)
