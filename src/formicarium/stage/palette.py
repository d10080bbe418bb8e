"""The colours of every drawing, in light and dark."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from formicarium.core.errors import SetupError


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

    The theme follows the system unless the page sets ``data-theme``.

    >>> css().splitlines()[0][:35]
    ':root{color-scheme:light;--paper:#f'
    """
    light, dark = properties("light"), properties("dark")
    return (
        f":root{{{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f":root[data-theme=dark]{{{dark}}}\n"
    )


def properties(theme: str) -> str:
    """Return the colours of a theme as CSS declarations."""
    colours = "".join(f"--{name}:{value};" for name, value in values(theme).items())
    return f"color-scheme:{theme};{colours}"
