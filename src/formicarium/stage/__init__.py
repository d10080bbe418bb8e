"""Scenes and choices for every screen, and SVG pictures; see ``docs/architecture.md``."""

from formicarium.stage.identity import Tracker
from formicarium.stage.patch import Patch, SurfacePatch, apply_patch, diff
from formicarium.stage.picture import Picture
from formicarium.stage.texts import Texts, languages
from formicarium.stage.view import Sheet, SheetColumn, View, Viewer

__all__ = [
    "Patch",
    "Picture",
    "Sheet",
    "SheetColumn",
    "SurfacePatch",
    "Texts",
    "Tracker",
    "View",
    "Viewer",
    "apply_patch",
    "diff",
    "languages",
]
