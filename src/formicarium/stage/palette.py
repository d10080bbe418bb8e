"""The colours of every drawing, in light and dark."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from formicarium.core.errors import SetupError

_BRIGHTNESS, _SATURATION = 0.86, 0.92
_LUMINANCE = (0.2126, 0.7152, 0.0722)


@cache
def _palettes() -> dict[str, dict[str, str]]:
    return tomllib.loads(files(__package__).joinpath("palette.toml").read_text(encoding="utf-8"))


def values(theme: str = "light") -> dict[str, str]:
    """Return the colours of a theme by name.

    >>> values("light")["paper"], values("dark")["paper"]
    ('#f5eedd', '#1d1913')
    """
    palettes = _palettes()
    if theme not in palettes:
        raise SetupError(f"unknown theme {theme!r}; known themes: {', '.join(palettes)}")
    return dict(palettes[theme])


def css() -> str:
    """Return the palette as CSS custom properties.

    The theme follows the system unless the page sets ``data-theme``. Whatever has the class
    ``lamplit`` has the colours of the light theme by lamplight in the dark one.

    >>> css().splitlines()[0][:35]
    ':root{color-scheme:light;--paper:#f'
    """
    light, dark, lamp = properties("light"), properties("dark"), _properties(lamplight())
    by_system, by_choice = ":root:not([data-theme=light])", ":root[data-theme=dark]"
    return (
        f":root{{{light}}}\n"
        f"@media (prefers-color-scheme:dark)"
        f"{{{by_system}{{{dark}}}{by_system} .lamplit{{{lamp}}}}}\n"
        f"{by_choice}{{{dark}}}{by_choice} .lamplit{{{lamp}}}\n"
    )


def lamplight() -> dict[str, str]:
    """Return the light colours as they look at night: a little darker and less saturated.

    >>> lamplight()["paper"]
    '#d2cdbf'
    """
    return {name: _dimmed(value) for name, value in values("light").items()}


def _dimmed(colour: str) -> str:
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    grey = sum(part * weight for part, weight in zip(parts, _LUMINANCE, strict=True))
    dimmed = (_BRIGHTNESS * (grey + _SATURATION * (part - grey)) for part in parts)
    return "#" + "".join(f"{round(part):02x}" for part in dimmed)


def properties(theme: str) -> str:
    """Return the colours of a theme as CSS declarations."""
    return f"color-scheme:{theme};{_properties(values(theme))}"


def _properties(colours: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in colours.items())
